"""Numbers as people write them: 1,234.5 and 45.0% in English, 1 234,5 and 45,0 % in Czech.

Hungarian parts thousands from five digits on: 1234,5 and 12 345.
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache

import babel
import babel.numbers

from westmarch.core import messages


def number(value: float, decimals: int = 0, language: str | None = None) -> str:
    """With so many decimals, and marks between thousands."""
    return _written(f"{value:.{decimals}f}", language or messages.spoken())


def short(value: float, language: str | None = None) -> str:
    """With as many decimals as it needs."""
    return _written(f"{value:g}", language or messages.spoken())


def percent(share: float, decimals: int = 0, language: str | None = None) -> str:
    language = language or messages.spoken()
    return number(share * 100, decimals, language) + _percent_sign(language)


def _written(digits: str, language: str) -> str:
    exponent = Decimal(digits).as_tuple().exponent
    decimals = -exponent if isinstance(exponent, int) and exponent < 0 else 0
    parted = messages.is_parted(float(digits), language)
    pattern = f"#{',' if parted else ''}##0.{'0' * decimals}"
    return babel.numbers.format_decimal(Decimal(digits), pattern, language)


@cache
def _percent_sign(language: str) -> str:
    """With the blank before it that the language has, or none."""
    return str(babel.Locale.parse(language).percent_formats[None].suffix[0])
