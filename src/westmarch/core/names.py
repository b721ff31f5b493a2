"""Names that bend. A sentence gets a name as it stands alone, and can ask for another form of it.

In the message files that is a function, the same here and in the client (client/src/lib/names.ts):

- `NAME($region, form: "in")`: the name's attribute `.in` in the language's name files; without one, the name itself;
- `NAME($figure, $count)`: so many of them, the attribute `.counted`; `NAME($figure, $count, form: "acc")` is
  `.counted-acc`;
- of a list every name is bent, and the list is joined again;
- `THE($card)`: Hungarian a or az, and the word or number that decides it;
- `START(NAME($region, form: "in"))`: with a capital letter, where a sentence begins.

docs/languages.md tells how to use them. This module stays plain Python: mypyc knows no class that is a `str`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

# What a name can have besides its texts (`.text`, `.title`): forms of it, and what other words must agree with. Each
# language has those that its own sentences ask for.
CASES = ("nom", "gen", "dat", "acc", "loc", "ins", "in", "to", "from", "sg", "pl", "label", "adjective")
AGREEMENT = ("gender", "number")
COUNTED = "counted"
_FORM = re.compile(rf"(?:{'|'.join((*CASES, *AGREEMENT))}|{COUNTED}(?:-(?:{'|'.join(CASES)}))?)")

Bend = Callable[[str, int | None], str]


def is_form(attribute: str) -> bool:
    """Whether an attribute of a name is a form of it, and not a text of its own."""
    return _FORM.fullmatch(attribute) is not None


class Name(str):
    """A name as it stands alone, that can be had in other forms: `bend(form, count)`."""

    __slots__ = ("bend",)
    bend: Bend

    def __new__(cls, text: str, bend: Bend) -> Name:
        name = super().__new__(cls, text)
        name.bend = bend
        return name

    def __reduce__(self) -> tuple[object, ...]:
        """What leaves the process is the text."""
        return (str, (str(self),))


def bent(what: Any, count: Any = None, form: str = "") -> Any:
    """`NAME`. What is no name of a game (what a person is called, a number) has one form."""
    if not isinstance(what, Name):
        return what
    return what.bend(str(form), int(count) if isinstance(count, (int, float)) else None)


def with_article(what: Any) -> str:
    """`THE` in Hungarian."""
    said = str(int(what)) if isinstance(what, (int, float)) else str(what)
    return f"{article(said)} {said}"


def article(said: str) -> str:
    """Az before a vowel, a before a consonant, as it is spoken: az 5, a 6, az 1000, a 100."""
    number = re.match(r"\W*(\d+)", said)
    if number:
        digits = number[1]
        one = digits[0] == "1" and len(digits) % 3 == 1  # egy, ezer, egymillió; but tíz, száz, tízezer
        return "az" if one or digits[0] == "5" else "a"
    letter = re.search(r"[^\W\d_]", said)
    return "az" if letter and letter[0].lower() in "aáeéiíoóöőuúüűâêîôû" else "a"


def capitalized(what: Any) -> str:
    """`START`."""
    said = str(what)
    return said[:1].upper() + said[1:]


def functions(language: str) -> dict[str, Callable[..., Any]]:
    """What the message files of a language can call, besides what Fluent has."""
    return {"NAME": bent, "THE": with_article if language == "hu" else str, "START": capitalized}
