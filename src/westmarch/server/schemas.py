"""What goes in and out, as docs/api.md says. Everything that comes in is checked against these."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, convert

from westmarch.server import letters

_NO_CONTROL = r"^[^\u0000-\u001f\u007f]*$"

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_CONTROL)]
Title = Annotated[str, Meta(max_length=80, pattern=_NO_CONTROL)]
# A number of ours comes behind it.
Wish = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9._\-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatName = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_CONTROL)]
Token = Annotated[str, Meta(min_length=1, max_length=200, pattern=_NO_CONTROL)]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\u0000]*$")]
Note = Annotated[str, Meta(max_length=5000, pattern=r"^[^\u0000]*$")]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Secret = Annotated[str, Meta(min_length=1, max_length=200, pattern=_NO_CONTROL)]


# -- me


class NameIn(Struct, forbid_unknown_fields=True):
    name: Name

    def __post_init__(self) -> None:
        letters.check(self.name)


class RegisterIn(Struct, forbid_unknown_fields=True):
    login: Wish
    password: Password


class LoginIn(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=200, pattern=r"^[^\u0000]*$")]
    password: Annotated[str, Meta(max_length=200)]


class PasswordIn(Struct, forbid_unknown_fields=True):
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


class AddressIn(Struct, forbid_unknown_fields=True):
    email: Address  # empty: no letters any more
    password: Annotated[str, Meta(max_length=200)]


class AddressOut(Struct):
    available: bool  # whether this server sends letters
    email: str | None
    confirmed: bool
    turns: bool


class LettersIn(Struct, forbid_unknown_fields=True):
    turns: bool


class LettersOut(Struct):
    available: bool  # whether this server sends letters


class ForgotIn(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(max_length=200, pattern=r"^[^\u0000]*$")]


class TicketIn(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=80)]


class ResetIn(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=80)]
    password: Password


class PlayerOut(Struct):
    id: str
    name: str
    login: str | None


class MeOut(Struct):
    player: PlayerOut | None


# -- games


class OptionOut(Struct):
    name: str
    default: Any
    choices: list[Any]
    many: bool


class GameOut(Struct, kw_only=True):
    key: str
    seat_counts: list[int]
    default_seats: int
    seats: dict[str, list[str]]
    options: list[OptionOut]
    bots: list[str]
    hint_bot: str
    # The option that takes what players make for this game; null if there is nothing to make.
    workshop: str | None
    facts: dict[str, Any]
    vocabulary: list[str] | UnsetType = UNSET


class GamesOut(Struct):
    games: list[GameOut]


class LanguageOut(Struct):
    language: str
    files: list[str]


class LanguagesOut(Struct):
    languages: list[LanguageOut]


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
Code = Annotated[str, Meta(min_length=1, max_length=4000, pattern=_NO_CONTROL)]
Source = Annotated[str, Meta(min_length=1, max_length=200_000, pattern=r"^[^\u0000]*$")]


class CodeIn(Struct, forbid_unknown_fields=True):
    code: Code


class SourceIn(Struct, forbid_unknown_fields=True):
    text: Source


class WriteIn(Struct, forbid_unknown_fields=True):
    code: Code
    format: Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_CONTROL)]
    name: Title = ""

    def __post_init__(self) -> None:
        letters.check(self.name)


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


# -- tables


class SeatIn(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "hotseat", "bot", "open"]
    bot: SeatName | None = None
    name: Name | None = None

    def __post_init__(self) -> None:
        letters.check(self.name)


class CreateIn(Struct, forbid_unknown_fields=True):
    game: SeatName
    seats: Annotated[int, Meta(ge=1, le=100)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    players: Annotated[dict[str, SeatIn], Meta(max_length=100)] = msgspec.field(default_factory=dict)
    name: Name | None = None
    title: Title = ""
    public: bool = False
    spectators: bool = True
    hints: bool = True
    seed: Seed | None = None

    def __post_init__(self) -> None:
        letters.check(self.name, self.title)


class ImportIn(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=900_000, pattern=r"^[^\u0000]*$")]
    players: Annotated[dict[str, SeatIn], Meta(max_length=100)] = msgspec.field(default_factory=dict)
    name: Name | None = None
    title: Title = ""

    def __post_init__(self) -> None:
        letters.check(self.name, self.title)


class JoinIn(Struct, forbid_unknown_fields=True):
    seat: SeatName | None = None
    name: Name | None = None
    # An invitation's; not needed where the seats are offered to everybody.
    secret: Secret | None = None

    def __post_init__(self) -> None:
        letters.check(self.name)


class ResumeIn(Struct, forbid_unknown_fields=True):
    secret: Secret


class RenewIn(Struct, forbid_unknown_fields=True):
    seat: SeatName


class LeaveIn(Struct, forbid_unknown_fields=True):
    seat: SeatName | None = None


class ReseatIn(Struct, forbid_unknown_fields=True):
    kind: Literal["bot", "open"]
    bot: SeatName | None = None


class RematchIn(Struct, forbid_unknown_fields=True):
    swap: bool = False
    # What follows this match, such as a campaign's next scenario, instead of the same again.
    sequel: bool = False


class SeatOut(Struct):
    seat: str
    kind: str
    name: str
    bot: str | None
    online: bool
    yours: bool


class AskedOut(Struct):
    seat: str
    kind: str


class SeedOut(Struct):
    """What all dice from that step on follow from; told when the match is over."""

    step: int
    commitment: str
    seed: str | None
    nonce: str | None


class TableOut(Struct, kw_only=True):
    id: str
    game: str
    options: dict[str, Any]
    title: str
    status: str
    public: bool
    spectators: bool
    hints: bool
    imported: bool
    seed_chosen: bool
    created: datetime
    updated: datetime
    seats: list[SeatOut]
    solo: bool
    creator: bool
    seq: int
    moment: int
    step: int
    asked: AskedOut | None
    your_turn: bool
    unseen: int
    result: dict[str, Any] | None
    rematch: str | None
    sequel: bool
    commitment: str
    seed: str | None
    nonce: str | None
    seeds: list[SeedOut]


class LinkOut(Struct):
    seat: str
    secret: str
    link: str


class SeatedOut(Struct):
    table: TableOut
    seats: list[LinkOut]
    invitations: list[LinkOut]


class LinksOut(Struct):
    # Mine, to go on elsewhere; and for friends who shall take an open one.
    seats: list[LinkOut]
    invitations: list[LinkOut]


class TableReply(Struct):
    table: TableOut


class TablesOut(Struct):
    matches: list[TableOut]


# -- state


class LogOut(Struct, rename={"start": "from"}):
    start: int
    events: list[dict[str, Any]]


class RequestOut(Struct):
    seat: str
    name: str
    to: int
    crosses: bool
    agreed: list[str]
    waiting: list[str]


class UndoOut(Struct):
    free: int
    to: int | None
    request: RequestOut | None


class StateOut(Struct):
    seq: int
    moment: int
    step: int
    seat: str | None
    view: dict[str, Any]
    log: LogOut
    entries: list[dict[str, Any]]
    earlier: int
    thinking: str | None
    undo: UndoOut


class MatchOut(Struct):
    table: TableOut
    state: StateOut | None


# -- playing


class AnswerIn(Struct, forbid_unknown_fields=True):
    moment: Seq
    token: Token
    seat: SeatName | None = None


class UndoIn(Struct, forbid_unknown_fields=True):
    moment: Seq
    seat: SeatName | None = None
    to: Seq | None = None


class ConsentIn(Struct, forbid_unknown_fields=True):
    agree: bool
    seat: SeatName | None = None


class ChatIn(Struct, forbid_unknown_fields=True):
    text: Line
    seat: SeatName | None = None


class SeenIn(Struct, forbid_unknown_fields=True):
    seq: Seq


class AnswerOut(Struct):
    seq: int
    state: StateOut


class UndoneOut(Struct):
    seq: int
    done: bool
    state: StateOut


class SeqOut(Struct):
    seq: int


# -- asking


class ReasonOut(Struct):
    key: str
    params: dict[str, Any]
    rule: str
    text: str


class WhyNotOut(Struct):
    offered: bool
    reason: ReasonOut | None


class HintOut(Struct):
    token: str
    why: ReasonOut
    bot: str
    moment: int


class BotAnswerOut(Struct):
    step: int
    seat: str
    kind: str
    token: str | None
    why: ReasonOut | None
    bot: str
    withheld: bool


class WhyOut(Struct):
    answers: list[BotAnswerOut]


class EntriesOut(Struct):
    entries: list[dict[str, Any]]
    earlier: int


class SummaryOut(Struct):
    since: int
    seq: int
    steps: int
    answers: dict[str, int]
    taken_back: int
    events: list[dict[str, Any]]
    entries: list[dict[str, Any]]
    your_turn: bool


# -- replays and reports


class GivenOut(Struct):
    seat: str
    kind: str
    token: str | None


class FrameOut(Struct):
    step: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    answer: GivenOut | None
    crossed: bool | None
    # The step that `view` shows, where it is not this one: other rules played it, and today's can't follow.
    shown: int | None = None


class ReplayOut(Struct):
    steps: int
    seats: list[str | None]
    frames: list[FrameOut]


class ReportIn(Struct, forbid_unknown_fields=True):
    seat: SeatName | None = None
    note: Note = ""
    client: dict[str, Any] = msgspec.field(default_factory=dict)


class ReportOut(Struct):
    id: str
    link: str
    replay: str


class ErrorBody(Struct):
    key: str
    params: dict[str, Any]
    text: str
    rule: str
    request: str  # the id under which the server's log speaks of it


class ErrorOut(Struct):
    error: ErrorBody


# -- live


class Hello(Struct, tag="hello", tag_field="type"):
    seat: SeatName | UnsetType | None = UNSET
    since: Seq = 0
    secret: Secret | None = None
    lang: Annotated[str, Meta(max_length=20)] = ""


Id = Annotated[str, Meta(max_length=40)] | int | None


class LiveAnswer(Struct, tag="answer", tag_field="type"):
    moment: Seq
    token: Token
    seat: SeatName | None = None
    id: Id = None


class LiveUndo(Struct, tag="undo", tag_field="type"):
    moment: Seq
    seat: SeatName | None = None
    to: Seq | None = None
    id: Id = None


class LiveConsent(Struct, tag="consent", tag_field="type"):
    agree: bool
    seat: SeatName | None = None
    id: Id = None


class LiveChat(Struct, tag="chat", tag_field="type"):
    text: Line
    seat: SeatName | None = None
    id: Id = None


class LiveSeen(Struct, tag="seen", tag_field="type"):
    seq: Seq
    id: Id = None


class LiveLook(Struct, tag="look", tag_field="type"):
    seat: SeatName | None = None
    id: Id = None


class LivePing(Struct, tag="ping", tag_field="type"):
    id: Id = None


LiveMessage = LiveAnswer | LiveUndo | LiveConsent | LiveChat | LiveSeen | LiveLook | LivePing
