"""Positions as text: `key: value` lines, without what is as at the start of a match.

Cards are named by their token, with marks after it: `aragorn resources=2 damage=1 exhausted, gloin`. Decks are listed
from the top. A card that no line names is where it was at the start: heroes in play, all others in their deck, below
the ones listed, in printed order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from westmarch.core import messages
from westmarch.core.errors import BadText
from westmarch.core.game import Result
from westmarch.core.notation import Line, Lines, each_once, shortened, whole_number
from westmarch.games.lcg.facts.box import BY_ID, CARDS, LAST_PLAYER_CARD, THREAT_LIMIT
from westmarch.games.lcg.facts.card import ALLY, ATTACHMENT, ENEMY, HERO, LOCATION, OBJECTIVE, TREACHERY
from westmarch.games.lcg.facts.quests import QUEST_BY_ID, quest
from westmarch.games.lcg.pool import MAX_PLAYERS, Guest, Pool
from westmarch.games.lcg.round.overview import STEP_BY_NAME, STEPS
from westmarch.games.lcg.state import (
    ACTIVE,
    ASIDE,
    ATTACHED,
    CAPTIVE,
    DECK,
    DISCARD,
    ENGAGED,
    HAND,
    LIMBO,
    NOBODY,
    NONE,
    NOT_COUNTED,
    ON_DECK,
    PLAY,
    REMOVED,
    SHACKLED,
    SHADOW,
    STAGING,
    STATS,
    UNTIL,
    VICTORY,
    State,
    marked,
    with_one,
    without,
)
from westmarch.games.lcg.table.elimination import LOSSES, WON, victory
from westmarch.games.lcg.table.stats import hit_points
from westmarch.games.lcg.text.vocabulary import VOCABULARY

_HOW = ("hand", "deck", "top")
_SHACKLES = "iron-shackles"  # the one card that lies on a player's deck
_SCENARIO = STEP_BY_NAME["scenario"]

# Marks with a number, and where the state keeps them; marks without one.
_NUMBERS: dict[str, str] = {
    "damage": "damage",
    "resources": "tokens",
    "uses": "uses",
    "uses-phase": "uses_phase",
    "struck": "struck",
    "barred": "barred",
    "known": "known",
}
_FLAGS: dict[str, str] = {
    "exhausted": "exhausted",
    "face-up": "face_up",
    "committed": "committed",
    "attacked": "attacked",
}
# What may lie where there is room for some kinds of cards only.
_KINDS: dict[int, tuple[int, ...]] = {
    PLAY: (HERO, ALLY),
    ENGAGED: (ENEMY,),
    STAGING: (ENEMY, LOCATION, OBJECTIVE),
    ACTIVE: (LOCATION,),
    CAPTIVE: (HERO,),
    ATTACHED: (ATTACHMENT, OBJECTIVE, TREACHERY),
}

# -- writing


def write_state(start: State, state: State) -> list[str]:
    """The lines of a state; `start` is the state at the beginning of the match."""
    seats = state.pool.seats
    lines = Lines()
    lines.add("round", state.round, start.round)
    lines.add("step", STEPS[state.step].name, STEPS[start.step].name)
    lines.add("acted", _seats(state, state.acted))
    lines.add("planned", _seats(state, state.planned))
    lines.add("others-act", int(state.others_act), 0)
    lines.add("to-reveal", state.to_reveal, NOT_COUNTED)
    turn = seats[state.window_turn] if state.window_turn != NOBODY else "-"
    lines.add("window", f"{turn} {_seats(state, state.window_passed)}", "- ")
    lines.add("first", seats[state.first], seats[start.first])
    lines.add("threat", " ".join(map(str, state.threat)), " ".join(map(str, start.threat)))
    lines.add("out", _out(state), _out(start))
    lines.add("quest", f"{quest(state.quest).id} {state.progress}", f"{quest(start.quest).id} 0")
    lines.add("allies-played", state.allies_played, 0)
    for seat, name in enumerate(seats):
        lines.add(f"{name} play", _cards(state, state.areas[seat]), _cards(start, start.areas[seat]))
        lines.add(f"{name} engaged", _cards(state, state.engaged[seat]))
        lines.add(f"{name} hand", _cards(state, state.hands[seat]))
        _pile(lines, f"{name} discard", start, state, start.discards[seat], _discards(state, seat))
        _deck(lines, f"{name} deck", start, state, seat)
        if state.quiet[seat] == state.stir:
            lines.add(f"{name} quiet", " ".join(state.quiet_options[seat]), None)
    lines.add("staging", _cards(state, state.staging))
    if state.active != NONE:
        lines.add("active", _card(state, state.active))
    lines.add("attached", _cards(state, state.attached))
    lines.add("shadow", _cards(state, state.shadows))
    if state.captive != NONE:
        lines.add("captive", _card(state, state.captive))
    lines.add("victory", _cards(state, state.victory))
    lines.add("aside", _cards(state, state.aside))
    _pile(lines, "removed", start, state, start.removed, state.removed)
    _pile(lines, "encounter discard", start, state, [], _discards(state, state.players))
    _deck(lines, "encounter deck", start, state, state.players)
    names = state.pool.names
    lasting = [f"{names[card]} {STATS[stat]} {change} {UNTIL[until]}" for card, stat, change, until in state.lasting]
    lines.add("lasting", ", ".join(lasting))
    lines.add("fog", state.fog, 0)
    lines.add("gloom", state.gloom, 0)
    lines.add("stand-together", _seats(state, state.stand_together))
    lines.add("leaving", ", ".join(f"{names[card]} {_HOW[how]}" for card, how in state.leaving))
    if state.result is not None:
        lines.add("result", f"{' '.join(state.result.winners) or '-'} {state.result.reason}")
    return lines.written


def _out(state: State) -> str:
    return " ".join(name for name, alive in zip(state.pool.seats, state.alive) if not alive)


def _discards(state: State, owner: int) -> tuple[int, ...]:
    """A discard pile; once a match is over, with the card that was being played or revealed when it ended."""
    if state.result is None:
        return state.discards[owner]
    cards = [card for card in range(len(state.zone)) if state.zone[card] == LIMBO and state.owners[card] == owner]
    return (*state.discards[owner], *cards)


def _pile(lines: Lines, key: str, start: State, state: State, at_start: Sequence[int], now: Sequence[int]) -> None:
    """A pile from its top; what a campaign brought along isn't written again."""
    lines.add(key, _cards(state, now[::-1]), _cards(start, at_start[::-1]))


def _deck(lines: Lines, key: str, start: State, state: State, owner: int) -> None:
    """A deck is written in full unless its cards lie in printed order."""
    deck = state.decks[owner]
    printed = tuple([card for card in start.decks[owner] if state.zone[card] == DECK])
    known = any(state.known[card] for card in deck)
    if deck != printed or known or (not deck and start.decks[owner]):
        lines.add(key, _cards(state, deck[::-1]), None)


def _seats(state: State, bits: int) -> str:
    return " ".join(state.pool.seats[seat] for seat in range(state.players) if bits >> seat & 1)


def _cards(state: State, cards: Sequence[int]) -> str:
    return ", ".join([_card(state, card) for card in cards])


def _card(state: State, card: int) -> str:
    words = [state.pool.names[card]]
    for word, where in _NUMBERS.items():
        value = getattr(state, where)[card]
        if value:
            words.append(f"{word}={value}")
    for word, where in _FLAGS.items():
        if getattr(state, where)[card]:
            words.append(word)
    if not state.face[card]:
        words.append("orc-guard")
    host = state.host[card]
    if host >= 0:
        words.append(f"on={state.pool.names[host]}")
    elif state.zone[card] == SHACKLED:
        words.append(f"on={state.pool.seats[state.seat[card]]}")
    if state.zone[card] == ATTACHED and state.seat[card] >= 0:
        words.append(f"by={state.pool.seats[state.seat[card]]}")
    if card in state.pool.guests and state.owners[card] not in (_implied_owner(state, card), state.players):
        words.append(f"of={state.pool.seats[state.owners[card]]}")
    return " ".join(words)


def _implied_owner(state: State, card: int) -> int:
    """Whose a guest is by the line in which it stands."""
    return state.owners[card] if state.zone[card] in (HAND, DECK, DISCARD) else max(0, state.seat[card])


# -- reading


def guests_of(pool: Pool, lines: Sequence[tuple[int, str, str]]) -> tuple[Guest, ...]:
    """The cards of a position that belong to no deck of the match: of other scenarios, or in nobody's deck.

    An encounter card belongs to the encounter deck; a player card to the player of whom it is said (`of=p2`), who
    controls it (`by=p2`), or whose line it stands in, else to the first.
    """
    found: dict[str, int] = {}
    for _, key, value in lines:
        owner, _, what = key.partition(" ")
        if key not in _CARD_LINES and what not in _CARD_LINES:
            continue
        for entry in value.split(","):
            name, *marks = entry.split() or [""]
            card = BY_ID.get(name.split(".")[0])
            if card is None or name in pool.index or name not in VOCABULARY or not card.number:
                continue
            said = [mark.removeprefix(start) for start in ("of=", "by=") for mark in marks if mark.startswith(start)]
            holder = said[0] if said else owner
            seat = pool.seats.index(holder) if holder in pool.seats else 0
            found[name] = seat if card.number <= LAST_PLAYER_CARD else pool.players
    return tuple(found.items())


# The lines, and a player's lines, that name cards with their marks.
_CARD_LINES = frozenset(
    (
        "active",
        "aside",
        "attached",
        "captive",
        "deck",
        "discard",
        "engaged",
        "hand",
        "play",
        "removed",
        "shadow",
        "staging",
        "victory",
    )
)


def _put(state: State, where: str, card: int, value: int) -> None:
    """A mark on a card."""
    marks: list[int] | bytearray | bytes = getattr(state, where)
    if isinstance(marks, bytes):
        setattr(state, where, marked(marks, card, value))
    else:
        marks[card] = value


@dataclass(slots=True, eq=False)
class _Line(Line):
    """A line of a position of this game."""

    def bad(self, hint: str, value: str | None = None, **params: object) -> BadText:
        about = messages.inside(f"lcg-hint-{hint}", params)
        return BadText("lcg-text-bad", line=self.at, name=self.key, value=value or self.value, hint=about)

    def number(self, text: str, low: int = 0, high: int = 999) -> int:
        number = whole_number(text)
        if number is None or not low <= number <= high:
            raise self.bad("number", shortened(text), low=low, high=high)
        return number

    def entries(self) -> list[str]:
        return [entry.strip() for entry in self.value.split(",") if entry.strip()]


# Lines that say how many of something there are, and where the state keeps them.
_COUNTS: dict[str, str] = {"to-reveal": "to_reveal", "allies-played": "allies_played", "fog": "fog", "gloom": "gloom"}
# Lines that name seats.
_OF_SEATS: dict[str, str] = {"acted": "acted", "planned": "planned", "stand-together": "stand_together"}
# Lines that name the cards of a place.
_PILES: dict[str, tuple[str, int]] = {
    "staging": ("staging", STAGING),
    "attached": ("attached", ATTACHED),
    "shadow": ("shadows", SHADOW),
    "victory": ("victory", VICTORY),
    "aside": ("aside", ASIDE),
}


class _Reader:
    """Places the cards of a position one line after the other; every card has one place."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.named: dict[int, int] = {}  # card -> line
        self.decks: dict[int, list[int]] = {}
        self.to_check: list[tuple[int, _Line]] = []
        self.lying: list[tuple[int, _Line]] = []  # what must lie on something
        self.cursor = 0  # how far the step has come, as older positions say it
        self.returning: list[int] = []  # shadow cards that go back on the deck, as older positions say it
        self.won = False

    # -- parts of lines

    def seat(self, line: _Line, name: str) -> int:
        seats = self.state.pool.seats
        if name not in seats:
            raise line.bad("seat", name, seats=", ".join(seats))
        return seats.index(name)

    def seats(self, line: _Line, names: Sequence[str]) -> int:
        bits = 0
        for name in names:
            bits |= 1 << self.seat(line, name)
        return bits

    def card(self, line: _Line, name: str) -> int:
        card = self.state.pool.index.get(name, NONE)
        if card == NONE:
            raise line.bad("card", name)
        return card

    def cards(self, line: _Line, zone: int, seat: int = NOBODY) -> tuple[int, ...]:
        """The cards of a line with their marks, taken from where they were at the start."""
        state = self.state
        found: list[int] = []
        for entry in line.entries():
            name, *marks = entry.split()
            card = self.card(line, name)
            if card in self.named:
                raise line.bad("twice", name, other=self.named[card])
            self.named[card] = line.at
            self._lift(card)
            state.zone[card] = zone
            state.seat = with_one(state.seat, card, seat)
            found.append(card)
            for mark in marks:
                self.mark(line, card, mark)
            self.check(line, card, zone, seat)
            if zone in (ATTACHED, SHADOW):
                self.lying.append((card, line))
        return tuple(found)

    def one_card(self, line: _Line, zone: int) -> int:
        cards = self.cards(line, zone)
        if len(cards) != 1:
            raise line.bad("one")
        return cards[0]

    def _lift(self, card: int) -> None:
        """Takes a card from its place at the start."""
        state = self.state
        for piles in (state.decks, state.discards, state.areas):
            for owner, pile in enumerate(piles):
                if card in pile:
                    piles[owner] = without(pile, card)
                    return
        state.removed = tuple([each for each in state.removed if each != card])

    def mark(self, line: _Line, card: int, word: str) -> None:
        state = self.state
        if state.zone[card] == SHADOW:
            word = self._older_shadow(card, word)
        name, equals, value = word.partition("=")
        if equals and name in _NUMBERS:
            _put(state, _NUMBERS[name], card, line.number(value, high=255))
        elif word in _FLAGS:
            _put(state, _FLAGS[word], card, 1)
        elif word == "orc-guard":
            state.face = with_one(state.face, card, 0)
        elif name == "on" and value in state.pool.seats:
            state.seat = with_one(state.seat, card, state.pool.seats.index(value))
            state.zone[card] = SHACKLED
        elif name == "on" and equals:
            state.host = with_one(state.host, card, self.card(line, value))
            self.to_check.append((card, line))
        elif name == "by" and equals:
            state.seat = with_one(state.seat, card, self.seat(line, value))
        elif name == "of" and equals:
            if state.owners[card] != self.seat(line, value):
                raise line.bad("owner", word)
        else:
            raise line.bad("mark", word)

    def _older_shadow(self, card: int, word: str) -> str:
        """A mark of a shadow card in today's words; once `exhausted` was written for face up, `uses` for going back."""
        if word == "uses=1":
            self.returning.append(card)
            return "face-up"
        return "face-up" if word == "exhausted" else word

    def check(self, line: _Line, card: int, zone: int, seat: int) -> None:
        """A card must be of a kind that can lie there, and belong there."""
        state = self.state
        printed = CARDS[state.face[card]]
        owner = state.owners[card]
        if zone in _KINDS:
            good = printed.type in _KINDS[zone]
        elif zone in (SHADOW, VICTORY, ASIDE):
            good = owner == state.players
        elif zone in (HAND, DECK):
            good = owner == seat and printed.type != HERO
        else:
            good = zone != DISCARD or owner == seat
        if not good:
            raise self.misplaced(line, card, zone, seat)
        limit = hit_points(state, card) if zone in (PLAY, ENGAGED) or printed.type == ENEMY else 0
        if limit and state.damage[card] >= limit and not state.attached:
            # Attachments may raise hit points; they are checked when all lines are read.
            self.to_check.append((card, line))

    def misplaced(self, line: _Line, card: int, zone: int, seat: int) -> BadText:
        """Why a card can't lie there. Each copy of a title has a name of its own: which is whose is easily missed."""
        pool = self.state.pool
        owner = self.state.owners[card]
        cards = (HAND, DECK, DISCARD)
        if zone not in cards or pool.players in (owner, seat) or owner == seat:
            return line.bad("place", pool.names[card])
        own = [pool.names[each] for each in pool.copies[pool.codes[card]] if self.state.owners[each] == seat]
        if not own:
            return line.bad("owner", pool.names[card])
        return line.bad("copy", pool.names[card], owner=pool.seats[owner], seat=pool.seats[seat], copies=", ".join(own))

    # -- whole lines

    def read(self, line: _Line) -> None:
        state = self.state
        key, words = line.key, line.value.split()
        owner, _, what = key.partition(" ")
        if owner in state.pool.seats and what:
            self.read_owner(line, state.pool.seats.index(owner), what)
        elif key in _COUNTS:
            setattr(state, _COUNTS[key], line.number(line.value))
        elif key in _OF_SEATS:
            setattr(state, _OF_SEATS[key], self.seats(line, words))
        elif key in _PILES:
            where, zone = _PILES[key]
            setattr(state, where, self.cards(line, zone))
        elif key == "round":
            state.round = line.number(line.value, 1)
        elif key == "step":
            if line.value not in STEP_BY_NAME:
                raise line.bad("step", steps=", ".join(STEP_BY_NAME))
            state.step = STEP_BY_NAME[line.value]
            state.phase = STEPS[state.step].phase
            state.quest_ready = state.step > _SCENARIO
        elif key == "others-act":
            state.others_act = line.number(line.value, 0, 1) == 1
        elif key == "cursor":
            self.cursor = line.number(line.value)
        elif key == "window":
            state.window_turn = NOBODY if words[:1] in ([], ["-"]) else self.seat(line, words[0])
            state.window_passed = self.seats(line, words[1:])
        elif key == "first":
            state.first = self.seat(line, line.value)
        elif key == "threat":
            if len(words) != state.players:
                raise line.bad("threat", players=state.players)
            state.threat = [line.number(word, 0, THREAT_LIMIT) for word in words]
        elif key == "out":
            bits = self.seats(line, words)
            state.alive = bytes([0 if bits >> seat & 1 else 1 for seat in range(state.players)])
        elif key == "quest":
            found = QUEST_BY_ID.get(words[0]) if words else None
            if found is None or found.scenario != state.pool.scenario.id:
                raise line.bad("quest")
            state.quest = found.number
            state.progress = line.number(words[1]) if len(words) > 1 else 0
        elif key == "active":
            state.active = self.one_card(line, ACTIVE)
        elif key == "captive":
            state.captive = self.one_card(line, CAPTIVE)
            state.seat = with_one(state.seat, state.captive, state.owners[state.captive])
        elif key == "removed":
            state.removed = self.cards(line, REMOVED)[::-1]
        elif key in ("encounter discard", "encounter deck"):
            self.read_owner(line, state.players, what)
        elif key == "result":
            self.read_result(line, words)
        elif key == "lasting":
            state.lasting = tuple([self.lasting(line, entry) for entry in line.entries()])
        elif key == "leaving":
            state.leaving = tuple([self.leaving(line, entry) for entry in line.entries()])
        else:
            raise line.unknown()

    def read_owner(self, line: _Line, seat: int, what: str) -> None:
        state = self.state
        if what == "play":
            state.areas[seat] = (*self.cards(line, PLAY, seat), *state.areas[seat])
        elif what == "engaged":
            state.engaged[seat] = self.cards(line, ENGAGED, seat)
        elif what == "hand":
            state.hands[seat] = self.cards(line, HAND, seat)
        elif what == "discard":
            state.discards[seat] = self.cards(line, DISCARD, seat)[::-1]
        elif what == "deck":
            self.decks[seat] = list(self.cards(line, DECK, seat))
        elif what == "quiet":
            words = line.value.split()
            for word in words:
                if word not in VOCABULARY:
                    raise line.bad("mark", word)
            state.quiet = with_one(state.quiet, seat, state.stir)
            state.quiet_options = with_one(state.quiet_options, seat, tuple(words))
        else:
            raise line.unknown()

    def read_result(self, line: _Line, words: Sequence[str]) -> None:
        """All have won, or nobody. The score of a victory follows from the table (`finish`)."""
        if tuple(words) == (*self.state.pool.seats, WON):
            self.won = True
        elif words[:1] == ["-"] and len(words) == 2 and words[1] in LOSSES:
            self.state.result = Result((), words[1])
        else:
            raise line.bad("result", losses=", ".join(LOSSES), won=WON)

    def lasting(self, line: _Line, entry: str) -> tuple[int, int, int, int]:
        words = entry.split()
        change = whole_number(words[2]) if len(words) == 4 else None
        if change is None or words[1] not in STATS or words[3] not in UNTIL:
            raise line.bad("lasting", shortened(entry))
        return self.card(line, words[0]), STATS.index(words[1]), change, UNTIL.index(words[3])

    def leaving(self, line: _Line, entry: str) -> tuple[int, int]:
        words = entry.split()
        if len(words) != 2 or words[1] not in _HOW:
            raise line.bad("leaving", entry)
        return self.card(line, words[0]), _HOW.index(words[1])

    # -- once all lines are read

    def settle(self, card: int, line: _Line) -> None:
        """What lies on nothing is refused, but for a shadow card that is on its way back to the deck. An attachment
        belongs to whose character carries it, elsewhere to its owner; encounter cards on heroes are nobody's.
        """
        state = self.state
        host = state.host[card]
        shackles = CARDS[state.face[card]].id == _SHACKLES
        if (state.zone[card] == SHACKLED) != shackles and state.zone[card] != SHADOW:
            raise line.bad("on", state.pool.names[card], shackles=_SHACKLES)
        if host == NONE and state.zone[card] != SHACKLED and (card, ON_DECK) not in state.leaving:
            raise line.bad("on", state.pool.names[card], shackles=_SHACKLES)
        if state.zone[card] == ATTACHED and state.seat[card] == NOBODY and CARDS[state.face[card]].type != TREACHERY:
            carried = state.zone[host] == PLAY
            state.seat = with_one(state.seat, card, state.seat[host] if carried else state.owners[card])

    def split_cursor(self) -> None:
        """Older positions have one number: in staging one more than the cards to come, else bits of three kinds."""
        state = self.state
        if state.step == STEP_BY_NAME["staging"]:
            state.to_reveal = self.cursor - 1
            return
        everybody = (1 << state.players) - 1
        state.acted = self.cursor & everybody
        state.planned = self.cursor >> MAX_PLAYERS & everybody
        state.others_act = bool(self.cursor >> 2 * MAX_PLAYERS & 1)

    def finish(self) -> None:
        state = self.state
        for owner, listed in self.decks.items():
            state.decks[owner] += tuple(reversed(listed))
        state.leaving += tuple([(card, ON_DECK) for card in self.returning])
        if self.cursor:
            self.split_cursor()
        for card, line in self.lying:
            self.settle(card, line)
        for card, line in self.to_check:
            host = state.host[card]
            if host >= 0 and not (state.in_play(host) or state.zone[host] == SHADOW):
                raise line.bad("host", state.pool.names[host])
            if state.in_play(card) and CARDS[state.face[card]].hit_points:
                if state.damage[card] >= hit_points(state, card):
                    raise line.bad("dead", state.pool.names[card])
        for card in range(len(state.zone)):
            if state.zone[card] in (HAND, DECK, DISCARD, VICTORY, ASIDE, REMOVED):
                state.seat = with_one(state.seat, card, NOBODY)
        if self.won:
            state.result = victory(state)


def read_state(start: State, lines: Sequence[tuple[int, str, str]]) -> State:
    """The state those lines describe, based on the start of the match; raises BadText."""
    reader = _Reader(start)
    seen = each_once([_Line(*each) for each in lines], reader.read)
    reader.finish()
    _check(start, seen)
    return start


def _check(state: State, lines: Mapping[str, _Line]) -> None:
    """What no single line can tell: somebody must be left, unless the players have lost."""
    seats = state.pool.seats
    lost = state.result is not None and not state.result.winners
    if not lost and not state.alive[state.first]:
        where = lines.get("out") or lines.get("first")
        raise _Line(where.at if where else 0, "first", seats[state.first]).bad("out")
    for seat in range(state.players):
        if state.alive[seat] and state.threat[seat] >= THREAT_LIMIT:
            where = lines.get("threat")
            raise _Line(where.at if where else 0, "threat", str(state.threat[seat])).bad("fifty")
