"""What goes in and out about one match: its table, its state, playing, asking, looking back, and the live line."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from westmarch.server.schemas import (
    NO_CONTROL,
    DecisionOut,
    EntryOut,
    EventOut,
    In,
    Name,
    ReasonOut,
    ResultOut,
    Title,
    ToldOut,
    ViewOut,
)

SeatName = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_CONTROL)]
Token = Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_CONTROL)]
# Answers that belong together: an army part by part, a cost coin by coin.
Tokens = Annotated[list[Token], Meta(min_length=1, max_length=60)]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\u0000]*$")]
Note = Annotated[str, Meta(max_length=5000, pattern=r"^[^\u0000]*$")]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Secret = Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_CONTROL)]


# -- tables


class SeatIn(In):
    kind: Literal["me", "hotseat", "bot", "open"]
    bot: SeatName | None = None
    name: Name | None = None


class CreateIn(In):
    game: SeatName
    seats: Annotated[int, Meta(ge=1, le=100)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    players: Annotated[dict[str, SeatIn], Meta(max_length=100)] = msgspec.field(default_factory=dict)
    name: Name | None = None
    title: Title = ""
    public: bool = False
    # The same for people with whom I have played before.
    friends: bool = False
    spectators: bool = True
    hints: bool = True
    seed: Seed | None = None
    # Minutes for all answers of a seat, or days for each of them; not both.
    minutes: Annotated[int, Meta(ge=1, le=1440)] | None = None
    days: Annotated[int, Meta(ge=1, le=60)] | None = None
    # So many minutes later spectators see what happens; nothing: at once.
    delay: Annotated[int, Meta(ge=0, le=1440)] = 0
    # Dice, tiles and cards are those of a real table: where something falls, somebody enters it.
    real_table: bool = False
    # There, cards become known when they are played, not when they are drawn.
    closed_hands: bool = False
    # Whoever plays several seats sees all their hands at once, as with two decks in front of one player.
    open_hands: bool = False


# A record or a position.
Notation = Annotated[str, Meta(min_length=1, max_length=900_000, pattern=r"^[^\u0000]*$")]


class LookIn(In):
    """A text, or the name of a game: then its start."""

    text: Notation | None = None
    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class LookOut(Struct):
    game: str
    seats: list[str]
    # Who is asked there, and what that seat sees.
    seat: str
    view: ViewOut
    # The same as a position, written as we write it.
    position: str


class ImportIn(In):
    text: Notation
    players: Annotated[dict[str, SeatIn], Meta(max_length=100)] = msgspec.field(default_factory=dict)
    name: Name | None = None
    title: Title = ""


class JoinIn(In):
    seat: SeatName | None = None
    name: Name | None = None
    # An invitation's; not needed where the seats are offered to everybody.
    secret: Secret | None = None


class ResumeIn(In):
    secret: Secret


class RenewIn(In):
    seat: SeatName


class LeaveIn(In):
    seat: SeatName | None = None


class ReseatIn(In):
    kind: Literal["bot", "open"]
    bot: SeatName | None = None


class StandInIn(In):
    # Which computer player; without it, the one that gives hints.
    bot: SeatName | None = None


class RematchIn(In):
    swap: bool = False
    # What follows this match, such as a campaign's next scenario, instead of the same again.
    sequel: bool = False


SeatKind = Literal["human", "bot", "open"]


class SeatOut(Struct):
    seat: str
    kind: SeatKind
    name: str
    bot: str | None
    online: bool
    yours: bool
    # The computer plays it for somebody, until they are back.
    stand_in: bool
    # Whose it is, for the page of that player.
    player: str | None


class AskedOut(Struct):
    seat: str
    kind: str


class SeedOut(Struct):
    """What all dice from that step on follow from; told when the match is over."""

    step: int
    commitment: str
    seed: str | None
    nonce: str | None


class WaitingOut(Struct):
    """The others wait for that seat since the given moment, and need not any longer from `due` on."""

    seat: str
    due: datetime
    why: str
    moment: int
    # Whether the win may be claimed by who asks: not by spectators, nor by partners of who is late.
    claim: bool


class TableOut(Struct, kw_only=True):
    id: str
    game: str
    options: dict[str, Any]
    title: str
    status: Literal["running", "finished", "abandoned", "closed"]
    public: bool
    friends: bool
    spectators: bool
    # Until it is over, spectators see everything so many minutes later.
    delay: int
    hints: bool
    imported: bool
    seed_chosen: bool
    real_table: bool
    closed_hands: bool
    open_hands: bool
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
    result: ResultOut | None
    rematch: str | None
    sequel: bool
    commitment: str
    seed: str | None
    nonce: str | None
    seeds: list[SeedOut]
    # {"minutes": 60}, {"days": 3}, or null
    clock: dict[str, int] | None
    waiting: WaitingOut | None


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


class PlayedOut(Struct):
    """How many matches of a game somebody has finished, and won."""

    finished: int
    won: int


class PlayerPageOut(Struct):
    """A player as the one who asks may know them: matches that are offered to everybody, or that both sit at."""

    id: str
    name: str
    you: bool
    matches: list[TableOut]
    # Those of the matches that have been reviewed.
    reviewed: list[str]
    played: dict[str, PlayedOut]


class TablesOut(Struct):
    matches: list[TableOut]


# -- state


class LogOut(Struct, rename={"start": "from"}):
    start: int
    events: list[EventOut]


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
    # The answers that one press of redo gives again, all at once.
    redo: list[str] | None
    request: RequestOut | None


class ResignOut(Struct):
    # Seats that have offered it; the seats of partners who have not agreed to that; and those who would have to agree
    # if this viewpoint offered it.
    seats: list[str]
    waiting: list[str]
    partners: list[str]


class ClockOut(Struct):
    # Seconds that each seat has used up; whose clock runs, since when, and when its time is up.
    used: dict[str, float]
    seat: str | None
    since: datetime
    due: datetime | None
    # Whether who asks may claim the win then.
    claim: bool


class StateOut(Struct):
    seq: int
    moment: int
    step: int
    seat: str | None
    view: ViewOut
    log: LogOut
    entries: list[EntryOut]
    earlier: int
    thinking: str | None
    undo: UndoOut
    resign: ResignOut
    # Null where the match has no clock.
    clock: ClockOut | None
    # With open hands: what one's other seats see.
    beside: list[ViewOut]


class MatchOut(Struct):
    table: TableOut
    state: StateOut | None


# -- playing


class Answers(Struct):
    """One answer (`token`), or several that belong together (`tokens`)."""

    token: Token | None = None
    tokens: Tokens | None = None

    def __post_init__(self) -> None:
        if (self.token is None) == (self.tokens is None):
            raise ValueError("either token or tokens is wanted")

    @property
    def all(self) -> list[str]:
        return self.tokens if self.tokens is not None else [self.token or ""]


class AnswerIn(Answers, forbid_unknown_fields=True, kw_only=True):
    moment: Seq
    seat: SeatName | None = None


class UndoIn(In):
    moment: Seq
    seat: SeatName | None = None
    to: Seq | None = None


class ConsentIn(In):
    agree: bool
    seat: SeatName | None = None


class ResignIn(In):
    # False: would rather play on after all, as long as partners have not agreed yet.
    resign: bool = True
    seat: SeatName | None = None


class ChatIn(In):
    text: Line
    seat: SeatName | None = None


class SeenIn(In):
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


class WhyNotOut(Struct):
    offered: bool
    reason: ReasonOut | None


class StepOut(Struct):
    """An answer on the way, and what it answers."""

    kind: str
    token: str
    params: dict[str, Any]


class WholeOut(Struct):
    # How many there are of each, and how many go or pay unless somebody says otherwise.
    most: dict[str, int]
    wish: dict[str, int]
    # So many must be taken together, as for a cost.
    sum: int | None


class WayOut(Struct):
    goal: str
    tokens: list[str]
    steps: list[StepOut]
    # What a part can be chosen of.
    whole: WholeOut | None


class AimsOut(Struct):
    moment: int
    ways: list[WayOut]


class TryIn(In):
    moment: Seq
    # None, where a wish answers all that is asked.
    tokens: Annotated[list[Token], Meta(max_length=60)]
    # How many of each kind shall go or pay, where a part of something does.
    wish: Annotated[dict[Token, Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=60)] | None = None
    seat: SeatName | None = None


class TryOut(Struct):
    # The answers with those that follow from the wish.
    tokens: list[str]
    # Why the wish can't be met.
    reason: ReasonOut | None
    # Who would go. Some may have to go along.
    part: dict[str, int] | None
    # Dice fall, or something hidden is shown: what comes then is not told.
    falls: bool
    # What is asked next, if it is asked of the same seat.
    decision: DecisionOut | None
    # The answer to it that leaves it at what was done.
    ending: str | None
    # What happens on the way, as the log would tell it.
    events: list[ToldOut]
    outlook: dict[str, Any] | None


class ChoiceOut(Struct):
    token: str
    chance: float  # that my team wins, as far as the computer sees
    why: ReasonOut


class HintOut(Struct):
    token: str
    why: ReasonOut
    bot: str
    moment: int
    choices: list[ChoiceOut]  # best first; none where nobody can tell what an answer is worth


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
    entries: list[EntryOut]
    earlier: int


class SummaryOut(Struct):
    since: int
    seq: int
    steps: int
    answers: dict[str, int]
    taken_back: int
    events: list[EventOut]
    entries: list[EntryOut]
    your_turn: bool


# -- replays and reports


class GivenOut(Struct):
    seat: str
    kind: str
    token: str | None


class FrameOut(Struct):
    step: int
    view: ViewOut
    events: list[EventOut]
    answer: GivenOut | None
    crossed: bool | None
    # The step that `view` shows, where it is not this one: other rules played it, and today's can't follow.
    shown: int | None


class ReplayOut(Struct):
    steps: int
    seats: list[str | None]
    frames: list[FrameOut]


class ReviewOut(Struct):
    """How far it is, and the review once it is made (docs/review.md)."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    of: int
    error: ReasonOut | None
    review: dict[str, Any] | None


class ReportIn(In):
    seat: SeatName | None = None
    note: Note = ""
    client: dict[str, Any] = msgspec.field(default_factory=dict)


class ReportOut(Struct):
    id: str
    link: str
    replay: str


# -- live


class Hello(Struct, tag="hello", tag_field="type"):
    seat: SeatName | UnsetType | None = UNSET
    since: Seq = 0
    secret: Secret | None = None
    lang: Annotated[str, Meta(max_length=20)] = ""


Id = Annotated[str, Meta(max_length=40)] | int | None


class Live(Struct, tag_field="type", kw_only=True):
    """A message with the id that its reply has; most are of a seat."""

    id: Id = None
    seat: SeatName | None = None


class LiveAnswer(Answers, tag="answer", tag_field="type", kw_only=True):
    moment: Seq
    seat: SeatName | None = None
    id: Id = None


class LiveUndo(Live, tag="undo"):
    moment: Seq
    to: Seq | None = None


class LiveConsent(Live, tag="consent"):
    agree: bool


class LiveResign(Live, tag="resign"):
    resign: bool = True


class LiveChat(Live, tag="chat"):
    text: Line


class LiveSeen(Live, tag="seen"):
    seq: Seq


class LiveLook(Live, tag="look"):
    pass


class LivePing(Live, tag="ping"):
    pass


LiveMessage = LiveAnswer | LiveUndo | LiveConsent | LiveResign | LiveChat | LiveSeen | LiveLook | LivePing
