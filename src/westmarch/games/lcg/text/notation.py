"""Positions as text: `key: value` lines, without what is as at the start of a match.

Cards are named by their token, with marks after it: `aragorn resources=2 damage=1 exhausted, gloin`. Decks are listed
from the top. A card that no line names is where it was at the start: heroes in play, all others in their deck, below
the ones listed, in printed order.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core import messages
from westmarch.core.errors import BadText
from westmarch.core.notation import Lines, shortened, whole_number
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
from westmarch.games.lcg.table.stats import hit_points
from westmarch.games.lcg.text.vocabulary import VOCABULARY

_HOW = ("hand", "deck", "top")
_SCENARIO = STEP_BY_NAME["scenario"]

# Marks with a number, and where the state keeps them.
_NUMBERS: tuple[tuple[str, str], ...] = (
    ("damage", "damage"),
    ("resources", "tokens"),
    ("uses", "uses"),
    ("uses-phase", "uses_phase"),
    ("struck", "struck"),
    ("barred", "barred"),
    ("known", "known"),
)
_FLAGS: tuple[tuple[str, str], ...] = (
    ("exhausted", "exhausted"),
    ("face-up", "face_up"),
    ("committed", "committed"),
    ("attacked", "attacked"),
)

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
        _pile(lines, f"{name} discard", start, state, start.discards[seat], state.discards[seat])
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
    _pile(lines, "encounter discard", start, state, [], state.discards[state.players])
    _deck(lines, "encounter deck", start, state, state.players)
    names = state.pool.names
    lasting = [f"{names[card]} {STATS[stat]} {change} {UNTIL[until]}" for card, stat, change, until in state.lasting]
    lines.add("lasting", ", ".join(lasting))
    lines.add("fog", state.fog, 0)
    lines.add("gloom", state.gloom, 0)
    lines.add("stand-together", _seats(state, state.stand_together))
    lines.add("leaving", ", ".join(f"{names[card]} {_HOW[how]}" for card, how in state.leaving))
    return lines.written


def _out(state: State) -> str:
    return " ".join(name for name, alive in zip(state.pool.seats, state.alive) if not alive)


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
    for word, where in _NUMBERS:
        value = getattr(state, where)[card]
        if value:
            words.append(f"{word}={value}")
    for word, where in _FLAGS:
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
    if state.zone[card] in (HAND, DECK, DISCARD):
        return state.owners[card]
    return max(0, state.seat[card])


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


class _Reader:
    """Places the cards of a position one line after the other; every card has one place."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.named: dict[int, int] = {}  # card -> line
        self.decks: dict[int, list[int]] = {}
        self.hosts: list[tuple[int, int, str]] = []
        self.cursor = 0  # how far the step has come, as older positions say it
        self.returning: list[int] = []  # shadow cards that go back on the deck, as older positions say it

    def bad(self, key: str, value: str, line: int, hint: str, **params: object) -> BadText:
        return BadText("lcg-text-bad", line=line, name=key, value=value, hint=messages.inside(hint, params))

    def seat(self, key: str, value: str, line: int) -> int:
        if value not in self.state.pool.seats:
            raise self.bad(key, value, line, "lcg-hint-seat", seats=", ".join(self.state.pool.seats))
        return self.state.pool.seats.index(value)

    def seats(self, key: str, words: list[str], line: int) -> int:
        bits = 0
        for word in words:
            bits |= 1 << self.seat(key, word, line)
        return bits

    def number(self, key: str, value: str, line: int, low: int = 0, high: int = 999) -> int:
        number = whole_number(value)
        if number is None or not low <= number <= high:
            raise self.bad(key, shortened(value), line, "lcg-hint-number", low=low, high=high)
        return number

    def card(self, key: str, name: str, line: int) -> int:
        card = self.state.pool.index.get(name, NONE)
        if card == NONE:
            raise self.bad(key, name, line, "lcg-hint-card")
        return card

    def cards(self, key: str, value: str, line: int, zone: int, seat: int) -> list[int]:
        """The cards of a line with their marks, taken from where they were at the start."""
        state = self.state
        found: list[int] = []
        for entry in value.split(","):
            words = entry.split()
            if not words:
                continue
            card = self.card(key, words[0], line)
            if card in self.named:
                raise self.bad(key, words[0], line, "lcg-hint-twice", other=self.named[card])
            self.named[card] = line
            self._lift(card)
            state.zone[card] = zone
            state.seat = with_one(state.seat, card, seat)
            found.append(card)
            for word in words[1:]:
                self.mark(key, card, word, line)
            self.check(key, card, zone, seat, line)
        return found

    def one_card(self, key: str, value: str, line: int, zone: int) -> int:
        cards = self.cards(key, value, line, zone, NOBODY)
        if len(cards) != 1:
            raise self.bad(key, value, line, "lcg-hint-one")
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

    def mark(self, key: str, card: int, word: str, line: int) -> None:
        state = self.state
        if state.zone[card] == SHADOW:
            word = self._older_shadow(card, word)
        name, equals, value = word.partition("=")
        for known, where in _NUMBERS:
            if name == known and equals:
                _put(state, where, card, self.number(key, value, line, high=255))
                return
        for known, where in _FLAGS:
            if word == known:
                _put(state, where, card, 1)
                return
        if word == "orc-guard":
            state.face = with_one(state.face, card, 0)
        elif name == "on" and value in state.pool.seats:
            state.seat = with_one(state.seat, card, state.pool.seats.index(value))
            state.zone[card] = SHACKLED
        elif name == "on" and equals:
            state.host = with_one(state.host, card, self.card(key, value, line))
            self.hosts.append((card, line, key))
        elif name == "by" and equals:
            state.seat = with_one(state.seat, card, self.seat(key, value, line))
        elif name == "of" and equals:
            if state.owners[card] != self.seat(key, value, line):
                raise self.bad(key, word, line, "lcg-hint-owner")
        else:
            raise self.bad(key, word, line, "lcg-hint-mark")

    def _older_shadow(self, card: int, word: str) -> str:
        """A mark of a shadow card in today's words; once `exhausted` was written for face up, `uses` for going back."""
        if word == "uses=1":
            self.returning.append(card)
            return "face-up"
        return "face-up" if word == "exhausted" else word

    def check(self, key: str, card: int, zone: int, seat: int, line: int) -> None:
        """A card must be of a kind that can lie there, and belong there."""
        state = self.state
        printed = CARDS[state.face[card]]
        owner = state.owners[card]
        players = state.players
        name = state.pool.names[card]
        good = True
        if zone == PLAY:
            good = printed.type <= ALLY
        elif zone == ENGAGED:
            good = printed.type == ENEMY
        elif zone == STAGING:
            good = printed.type in (ENEMY, LOCATION, OBJECTIVE)
        elif zone == ACTIVE:
            good = printed.type == LOCATION
        elif zone == CAPTIVE:
            good = printed.type == HERO
        elif zone == ATTACHED:
            good = printed.type in (ATTACHMENT, OBJECTIVE, TREACHERY)
        elif zone in (SHADOW, VICTORY, ASIDE):
            good = owner == players
        elif zone in (HAND, DECK):
            good = owner == seat and printed.type != HERO
        elif zone == DISCARD:
            good = owner == seat
        if not good:
            raise self.bad(key, name, line, "lcg-hint-place")
        limit = hit_points(state, card) if zone in (PLAY, ENGAGED) or printed.type == ENEMY else 0
        if limit and state.damage[card] >= limit and not state.attached:
            # Attachments may raise hit points; they are checked when all lines are read.
            self.hosts.append((card, line, key))

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
        for card, line, key in self.hosts:
            host = state.host[card]
            if host >= 0 and not (state.in_play(host) or state.zone[host] == SHADOW):
                raise self.bad(key, state.pool.names[host], line, "lcg-hint-host")
            if state.in_play(card) and CARDS[state.face[card]].hit_points:
                if state.damage[card] >= hit_points(state, card):
                    raise self.bad(key, state.pool.names[card], line, "lcg-hint-dead")
        for card in range(len(state.zone)):
            if state.zone[card] in (HAND, DECK, DISCARD, VICTORY, ASIDE, REMOVED):
                state.seat = with_one(state.seat, card, NOBODY)


def read_state(start: State, lines: Sequence[tuple[int, str, str]]) -> State:
    """The state those lines describe, based on the start of the match; raises BadText."""
    reader = _Reader(start)
    seen: set[str] = set()
    for line, key, value in lines:
        if key in seen:
            raise BadText("core-text-twice", line=line, name=key)
        seen.add(key)
        _read_line(reader, line, key, value)
    reader.finish()
    _check(start, reader, lines)
    return start


def _read_line(reader: _Reader, line: int, key: str, value: str) -> None:
    state = reader.state
    words = value.split()
    owner, _, what = key.partition(" ")
    if owner in state.pool.seats and what:
        _read_player(reader, line, key, value, state.pool.seats.index(owner), what)
    elif key == "round":
        state.round = reader.number(key, value, line, 1)
    elif key == "step":
        if value not in STEP_BY_NAME:
            raise reader.bad(key, value, line, "lcg-hint-step", steps=", ".join(STEP_BY_NAME))
        state.step = STEP_BY_NAME[value]
        state.phase = STEPS[state.step].phase
        state.quest_ready = state.step > _SCENARIO
    elif key == "acted":
        state.acted = reader.seats(key, words, line)
    elif key == "planned":
        state.planned = reader.seats(key, words, line)
    elif key == "others-act":
        state.others_act = reader.number(key, value, line, 0, 1) == 1
    elif key == "to-reveal":
        state.to_reveal = reader.number(key, value, line)
    elif key == "cursor":
        reader.cursor = reader.number(key, value, line)
    elif key == "window":
        state.window_turn = NOBODY if words[:1] in ([], ["-"]) else reader.seat(key, words[0], line)
        state.window_passed = reader.seats(key, words[1:], line)
    elif key == "first":
        state.first = reader.seat(key, value, line)
    elif key == "threat":
        if len(words) != state.players:
            raise reader.bad(key, value, line, "lcg-hint-threat", players=state.players)
        state.threat = [reader.number(key, word, line, 0, THREAT_LIMIT) for word in words]
    elif key == "out":
        bits = reader.seats(key, words, line)
        state.alive = bytes([0 if bits >> seat & 1 else 1 for seat in range(state.players)])
    elif key == "quest":
        found = QUEST_BY_ID.get(words[0]) if words else None
        if found is None or found.scenario != state.pool.scenario.id:
            raise reader.bad(key, value, line, "lcg-hint-quest")
        state.quest = found.number
        state.progress = reader.number(key, words[1], line) if len(words) > 1 else 0
    elif key == "allies-played":
        state.allies_played = reader.number(key, value, line)
    elif key == "staging":
        state.staging = tuple(reader.cards(key, value, line, STAGING, NOBODY))
    elif key == "active":
        state.active = reader.one_card(key, value, line, ACTIVE)
    elif key == "attached":
        state.attached = tuple(reader.cards(key, value, line, ATTACHED, NOBODY))
    elif key == "shadow":
        state.shadows = tuple(reader.cards(key, value, line, SHADOW, NOBODY))
    elif key == "captive":
        state.captive = reader.one_card(key, value, line, CAPTIVE)
        state.seat = with_one(state.seat, state.captive, state.owners[state.captive])
    elif key == "victory":
        state.victory = tuple(reader.cards(key, value, line, VICTORY, NOBODY))
    elif key == "aside":
        state.aside = tuple(reader.cards(key, value, line, ASIDE, NOBODY))
    elif key == "removed":
        state.removed = tuple(reader.cards(key, value, line, REMOVED, NOBODY)[::-1])
    elif key == "encounter discard":
        state.discards[state.players] = tuple(reader.cards(key, value, line, DISCARD, state.players)[::-1])
    elif key == "encounter deck":
        reader.decks[state.players] = reader.cards(key, value, line, DECK, state.players)
    elif key == "lasting":
        state.lasting = tuple([_read_lasting(reader, line, entry) for entry in value.split(",") if entry.strip()])
    elif key == "fog":
        state.fog = reader.number(key, value, line)
    elif key == "gloom":
        state.gloom = reader.number(key, value, line)
    elif key == "stand-together":
        state.stand_together = reader.seats(key, words, line)
    elif key == "leaving":
        state.leaving = tuple([_read_leaving(reader, line, entry) for entry in value.split(",") if entry.strip()])
    else:
        raise BadText("core-text-unknown-state-key", line=line, name=key)


def _read_player(reader: _Reader, line: int, key: str, value: str, seat: int, what: str) -> None:
    state = reader.state
    if what == "play":
        listed = reader.cards(key, value, line, PLAY, seat)
        state.areas[seat] = (*listed, *state.areas[seat])
    elif what == "engaged":
        state.engaged[seat] = tuple(reader.cards(key, value, line, ENGAGED, seat))
    elif what == "hand":
        state.hands[seat] = tuple(reader.cards(key, value, line, HAND, seat))
    elif what == "discard":
        state.discards[seat] = tuple(reader.cards(key, value, line, DISCARD, seat)[::-1])
    elif what == "deck":
        reader.decks[seat] = reader.cards(key, value, line, DECK, seat)
    elif what == "quiet":
        unknown = next((word for word in value.split() if word not in VOCABULARY), None)
        if unknown is not None:
            raise reader.bad(key, unknown, line, "lcg-hint-mark")
        state.quiet = with_one(state.quiet, seat, state.stir)
        state.quiet_options = with_one(state.quiet_options, seat, tuple(value.split()))
    else:
        raise BadText("core-text-unknown-state-key", line=line, name=key)


def _read_lasting(reader: _Reader, line: int, entry: str) -> tuple[int, int, int, int]:
    words = entry.split()
    change = whole_number(words[2]) if len(words) == 4 else None
    if change is None or words[1] not in STATS or words[3] not in UNTIL:
        raise reader.bad("lasting", shortened(entry.strip()), line, "lcg-hint-lasting")
    return reader.card("lasting", words[0], line), STATS.index(words[1]), change, UNTIL.index(words[3])


def _read_leaving(reader: _Reader, line: int, entry: str) -> tuple[int, int]:
    words = entry.split()
    if len(words) != 2 or words[1] not in _HOW:
        raise reader.bad("leaving", entry.strip(), line, "lcg-hint-leaving")
    return reader.card("leaving", words[0], line), _HOW.index(words[1])


def _check(state: State, reader: _Reader, lines: Sequence[tuple[int, str, str]]) -> None:
    """What no single line can tell: somebody must be left, heroes must be somewhere."""
    where = {key: line for line, key, _ in lines}
    if not any(state.alive) or not state.alive[state.first]:
        raise reader.bad(
            "first", state.pool.seats[state.first], where.get("out", where.get("first", 0)), "lcg-hint-out"
        )
    for seat in range(state.players):
        if state.alive[seat] and state.threat[seat] >= THREAT_LIMIT:
            raise reader.bad("threat", str(state.threat[seat]), where.get("threat", 0), "lcg-hint-fifty")
