"""Everything that must not be guessed: ids, session tokens, seat secrets, passwords, and the commitment to a seed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

# argon2id with the library's defaults, which follow RFC 9106.
_hasher = PasswordHasher()


def new_id() -> str:
    """96 random bits in 16 characters: an id is also an invitation, so it can't be guessed.

    None begins with a dash, or `westmarch admin end ID` would take it for an option.
    """
    while (drawn := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return drawn


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_number() -> int:
    """Four digits behind a login."""
    return 1000 + secrets.randbelow(9000)


def new_seed() -> int:
    """128 bits from the system: nobody can try all seeds and see which one gives the dice that fell."""
    return secrets.randbits(128)


def digest(token: str) -> str:
    """What the database keeps of a token, so that a stolen copy opens no session."""
    return hashlib.sha256(token.encode()).hexdigest()


def commitment(seed: int | str, nonce: str) -> str:
    """Published when a match starts; seed and nonce are published when it is over."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


class SeatKeys:
    """Seat secrets follow from one key, so they are stored nowhere, and die when a seat's generation moves on."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def secret(self, match: str, seat: str, generation: int) -> str:
        mac = hmac.new(self._key, f"{match}/{seat}/{generation}".encode(), hashlib.sha256)
        return urlsafe_b64encode(mac.digest()[:24]).decode()

    def invitation(self, match: str, seat: str, generation: int) -> str:
        """Lets a friend take an open seat. A seat's name never begins with a plus."""
        return self.secret(match, f"+{seat}", generation)

    def fits(self, secret: str, match: str, seat: str, generation: int) -> bool:
        return hmac.compare_digest(secret.encode(), self.secret(match, seat, generation).encode())


def hash_password(password: str) -> str:
    """Slow on purpose; call it in a thread."""
    return _hasher.hash(password)


@cache
def _nobody() -> str:
    """Verified against when there is no such account, so that the answer takes as long as for one that exists."""
    return _hasher.hash(secrets.token_hex(16))


def password_fits(hashed: str | None, password: str) -> bool:
    """Slow on purpose; call it in a thread."""
    try:
        return _hasher.verify(hashed or _nobody(), password) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False
