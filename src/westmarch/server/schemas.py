"""What goes in and out, as docs/api.md says. Everything that comes in is checked against these.

Here: people, games, things that are made for a game, errors. What is about one match is in `table_schemas`.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, convert

from westmarch.server import letters

NO_CONTROL = r"^[^\u0000-\u001f\u007f]*$"

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_CONTROL)]
Title = Annotated[str, Meta(max_length=80, pattern=NO_CONTROL)]
# A number of ours comes behind it.
Wish = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9._\-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class In(Struct, forbid_unknown_fields=True):
    """What comes in. Its names and titles must be what people can see and read."""

    def __post_init__(self) -> None:
        letters.check(getattr(self, "name", None), getattr(self, "title", None))


# -- what went wrong, or can't be done


class ReasonOut(Struct):
    key: str
    params: dict[str, Any]
    rule: str
    text: str


class ErrorBody(Struct):
    key: str
    params: dict[str, Any]
    text: str
    rule: str
    request: str  # the id under which the server's log speaks of it


class ErrorOut(Struct):
    error: ErrorBody


# -- what the rules say of a match; it is sent as they say it


class DecisionOut(Struct):
    kind: str
    options: list[str]
    params: dict[str, Any]


class ResultOut(TypedDict):
    winners: list[str]
    reason: str
    score: dict[str, int]


class _Asked(TypedDict):
    seat: str
    kind: str


class AskedInView(_Asked, total=False):
    """With what everybody sees of a window that may be left to the program (`core.stops`)."""

    stop: str
    leave: str
    open: bool


class _View(TypedDict):
    game: str
    seats: list[str]
    seat: str | None
    result: ResultOut | None
    asked: AskedInView | None
    decision: DecisionOut | None


class ViewOut(_View, total=False):
    """What every game's view has; the rest is the game's own."""

    # Of what there is more than one in sight, so that copies need a number.
    several: list[str]


class ToldOut(TypedDict):
    kind: str
    params: dict[str, Any]


class EventOut(ToldOut):
    step: int


EntryOut = TypedDict(
    "EntryOut",
    {
        "seq": int,
        "kind": str,
        "at": datetime,
        "seat": str | None,
        "name": str | None,
        "text": NotRequired[str],
        "to": NotRequired[str | int],
        "from": NotRequired[str | int],
        "bot": NotRequired[str | None],
        "why": NotRequired[str],
        "crossed": NotRequired[bool],
        # The rules were corrected; otherwise what was stored could not be read back.
        "rules": NotRequired[bool],
        "step": NotRequired[int],
        "commitment": NotRequired[str],
        "match": NotRequired[str],
        # Of a rematch: sides were changed.
        "swap": NotRequired[bool],
        "status": NotRequired[str],
        # Nothing was played yet, so all was dealt again.
        "anew": NotRequired[bool],
    },
)


# -- me


class NameIn(In):
    name: Name


class RegisterIn(In):
    login: Wish
    password: Password


class LoginIn(In):
    login: Annotated[str, Meta(max_length=200, pattern=r"^[^\u0000]*$")]
    password: Annotated[str, Meta(max_length=200)]


class PasswordIn(In):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


def fits_password(text: str) -> bool:
    try:
        convert(text, Password)
    except ValidationError:
        return False
    return True


# Not whether there is such an address, only whether it could be one and stays one line.
Address = Annotated[str, Meta(max_length=254, pattern=r"^$|^[^\s@<>,;:\"\u0000-\u001f]+@[^\s@<>,;:\"\u0000-\u001f]+$")]


class AddressIn(In):
    email: Address  # empty: no letters any more
    password: Annotated[str, Meta(max_length=200)]


class AddressOut(Struct):
    available: bool  # whether this server sends letters
    email: str | None
    confirmed: bool
    turns: bool


class LettersIn(In):
    turns: bool


class LettersOut(Struct):
    available: bool  # whether this server sends letters


class ForgotIn(In):
    login: Annotated[str, Meta(max_length=200, pattern=r"^[^\u0000]*$")]


class TicketIn(In):
    token: Annotated[str, Meta(max_length=80)]


class ResetIn(In):
    token: Annotated[str, Meta(max_length=80)]
    password: Password


class LanguageIn(In):
    language: Annotated[str, Meta(max_length=12)]


class PlayerOut(Struct):
    id: str
    name: str
    login: str | None
    language: str | None  # of letters


class MeOut(Struct):
    player: PlayerOut | None


# -- games


class OptionOut(Struct):
    name: str
    default: Any
    choices: list[Any]
    many: bool
    needs: str


class GameOut(Struct, kw_only=True):
    key: str
    seat_counts: list[int]
    default_seats: int
    seats: dict[str, list[str]]
    options: list[OptionOut]
    bots: list[str]
    # How strong they are, by player and seat, as far as it was measured.
    ratings: dict[str, dict[str, int]]
    hint_bot: str
    # The option that takes what players make for this game; null if there is nothing to make.
    workshop: str | None
    # Whether its finished matches can be reviewed.
    review: bool
    # Windows that people may leave to the program, such as those of a phase: their family of names, and ids.
    stops: dict[str, list[str]]
    # Whether hands may stay closed at a real table.
    closed_hands: bool
    # All players win or lose together, so that one person may play several hands.
    together: bool
    facts: dict[str, Any]
    vocabulary: list[str] | UnsetType = UNSET


class GamesOut(Struct):
    games: list[GameOut]


class LanguageOut(Struct):
    language: str
    files: list[str]


class LanguagesOut(Struct):
    languages: list[LanguageOut]


# -- the rules to read


class ExampleOut(Struct):
    id: str
    title: str
    text: str
    after: str
    # The answers that the text speaks of.
    play: list[str]


class SectionOut(Struct):
    id: str
    title: str
    text: str
    see: list[str]
    examples: list[ExampleOut]
    # What it is about: kinds of questions, keys of reasons and rules, cards. `x*` stands for all that begins with x.
    questions: list[str]
    reasons: list[str]
    cards: list[str]


class ChapterOut(Struct):
    id: str
    option: str
    title: str
    text: str
    sections: list[SectionOut]


class RulesOut(Struct):
    game: str
    chapters: list[ChapterOut]


class PuzzleOut(Struct):
    id: str
    title: str
    text: str
    after: str
    play: list[str]
    seat: str
    section: str


class PuzzlesOut(Struct):
    game: str
    puzzles: list[PuzzleOut]


class BoardOut(Struct):
    seats: list[str]
    seat: str | None
    step: int
    view: ViewOut
    events: list[EventOut]
    # Of a puzzle: has its goal been reached on the way here?
    solved: bool


class LessonOut(Struct):
    id: str
    title: str
    text: str


class LessonsOut(Struct):
    game: str
    lessons: list[LessonOut]


class LessonStepOut(Struct):
    id: str
    title: str
    text: str
    # What to say to somebody who does something else than `do`; nothing where that is as good.
    back: str
    # What it speaks of: ids of things on the table, or parts of the screen.
    point: list[str]
    # The section of the rules that tells more.
    section: str
    end: bool


class LessonBoardOut(Struct):
    seats: list[str]
    # The player's.
    seat: str
    # All answers so far, those of the others too, and the places of the player's own among them.
    played: list[str]
    own: list[int]
    view: ViewOut
    events: list[EventOut]
    # What is explained at this question.
    due: list[LessonStepOut]
    # What the player is asked to do, and the answers that do it, alternatives with `|` between them.
    task: LessonStepOut | None
    do: list[str]
    # The player did something else than was asked for.
    strayed: bool
    # So many steps have been told, of so many.
    told: int
    steps: int


class BotsHealth(Struct):
    workers: int
    busy: int
    waiting: int


class ProblemOut(Struct):
    part: str
    text: str


class AliveOut(Struct):
    status: str


class HealthOut(Struct):
    status: str
    problems: list[ProblemOut]
    version: str
    database: str
    fanout: str
    bots: BotsHealth
    matches: int
    sockets: int


# -- things that are made for a game

# A deck of a thousand different cards is no deck any more.
Code = Annotated[str, Meta(min_length=1, max_length=4000, pattern=NO_CONTROL)]
Source = Annotated[str, Meta(min_length=1, max_length=200_000, pattern=r"^[^\u0000]*$")]


class CodeIn(In):
    code: Code


class SourceIn(In):
    text: Source


class WriteIn(In):
    code: Code
    format: Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_CONTROL)]
    name: Title = ""


class WorkshopOut(Struct):
    option: str
    formats: list[str]
    ready_made: dict[str, str]


class CheckOut(Struct):
    code: str
    playable: str | None
    problems: list[ReasonOut]
    warnings: list[ReasonOut]
    figures: dict[str, int]


class ReadOut(Struct):
    name: str
    missing: list[str]
    checked: CheckOut


class WrittenOut(Struct):
    text: str
    file: str
