"""Campaigns (rulebook, Expert rules): the three scenarios one after the other, with one score.

One match plays one scenario. What it brings along from the scenarios before is its option `carry`, one line of text:
`mirkwood=145; p1 threat=34 damage=1:2 dead=3 discard=13+20`. In the campaign mode that is the scores only; in the
nightmare mode also each player's threat, damage, dead heroes, and the cards that are gone from his deck.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from westmarch.core.errors import BadSetup
from westmarch.core.match import Match
from westmarch.games.lcg.facts.box import CARDS, THREAT_LIMIT
from westmarch.games.lcg.facts.decks import Deck
from westmarch.games.lcg.facts.scenarios import CAMPAIGN, SCENARIOS
from westmarch.games.lcg.state import DISCARD, REMOVED, State, marked
from westmarch.games.lcg.table.zones import place, take

MODES = ("campaign", "nightmare")


# What names cards of a player, and is written alike.
PILES = ("dead", "discard", "removed")


@dataclass(slots=True, eq=False)
class PlayerCarry:
    """What one player brings along in the nightmare mode. Cards by number; piles from bottom to top."""

    threat: int = 0
    damage: dict[int, int] = field(default_factory=dict)
    dead: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    out: bool = False


@dataclass(slots=True, eq=False)
class Carry:
    """Scores of the scenarios played so far, and what players bring along."""

    scores: dict[str, int] = field(default_factory=dict)
    players: dict[str, PlayerCarry] = field(default_factory=dict)

    def total(self) -> int:
        return sum(self.scores.values())

    def all_out(self, seats: tuple[str, ...]) -> bool:
        """Nobody is left who could go on."""
        return all(seat in self.players and self.players[seat].out for seat in seats)

    def check(self, seats: tuple[str, ...], decks: list[Deck]) -> None:
        """Raises BadSetup for cards that a player doesn't have."""
        for seat, player in self.players.items():
            if seat not in seats:
                raise BadSetup("lcg-bad-carry", part=seat)
            deck = decks[seats.index(seat)]
            for hero in (*player.damage, *player.dead):
                if hero not in deck.heroes:
                    raise BadSetup("lcg-bad-carry", part=str(hero))
            gone = player.discard + player.removed
            for number in set(gone):
                if gone.count(number) > deck.cards.get(number, 0):
                    raise BadSetup("lcg-bad-carry", part=str(number))
            for hero, damage in player.damage.items():
                if not 0 <= damage < CARDS[hero].hit_points:
                    raise BadSetup("lcg-bad-carry", part=f"{hero}:{damage}")
            if not 0 <= player.threat < THREAT_LIMIT or set(player.dead) >= set(deck.heroes):
                raise BadSetup("lcg-bad-carry", part=seat)
        if self.all_out(seats):
            raise BadSetup("lcg-bad-carry", part="out")


def read_carry(text: str) -> Carry:
    """What an option value says; raises BadSetup."""
    carry = Carry()
    for part in (each.strip() for each in text.split(";") if each.strip()):
        try:
            _read_part(carry, part)
        except (ValueError, KeyError):
            raise BadSetup("lcg-bad-carry", part=part) from None
    return carry


def _read_part(carry: Carry, part: str) -> None:
    words = part.split()
    if len(words) == 1 and "=" in part:
        scenario, _, score = part.partition("=")
        carry.scores[SCENARIOS[scenario].id] = int(score)
        return
    player = carry.players[words[0]] = PlayerCarry()
    if not words[0].startswith("p"):
        raise ValueError(part)
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key == "threat":
            player.threat = int(value)
        elif key == "damage":
            pairs = [each.split(":") for each in value.split("+")]
            player.damage = {int(hero): int(damage) for hero, damage in pairs}
        elif key in PILES:
            setattr(player, key, [int(each) for each in value.split("+")])
        elif word == "out":
            player.out = True
        else:
            raise ValueError(word)


def write_carry(carry: Carry) -> str:
    parts = [f"{scenario}={score}" for scenario, score in carry.scores.items()]
    for seat, player in carry.players.items():
        words = [seat, f"threat={player.threat}"]
        if player.damage:
            words.append("damage=" + "+".join(f"{hero}:{damage}" for hero, damage in player.damage.items()))
        for key in PILES:
            if getattr(player, key):
                words.append(f"{key}=" + "+".join(map(str, getattr(player, key))))
        if player.out:
            words.append("out")
        parts.append(" ".join(words))
    return "; ".join(parts)


def begin_with(state: State, carry: Carry) -> None:
    """Nightmare: threat, damage and decks as they were; hands and cards in play have gone back into the decks."""
    seats = state.pool.seats
    for name, player in carry.players.items():
        seat = seats.index(name)
        for number, pile in [(each, DISCARD) for each in player.discard] + [(each, REMOVED) for each in player.removed]:
            card = next(each for each in state.decks[seat] if state.face[each] == number)
            take(state, card)
            place(state, card, pile)
        for hero in list(state.areas[seat]):
            if state.face[hero] in player.dead or player.out:
                take(state, hero)
                place(state, hero, DISCARD)
            else:
                state.damage[hero] = player.damage.get(state.face[hero], 0)
        if player.out:
            state.alive = marked(state.alive, seat, 0)
            state.threat[seat] = THREAT_LIMIT
            for card in list(state.decks[seat]):
                take(state, card)
                place(state, card, DISCARD)
        else:
            state.threat[seat] = max(player.threat, sum(CARDS[state.face[hero]].threat for hero in state.areas[seat]))


def first_options(mode: str, decks: list[str], difficulty: str = "standard") -> dict[str, Any]:
    """The options of the first match of a campaign."""
    if mode not in MODES:
        raise BadSetup("core-bad-option", option="mode", value=mode, choices=", ".join(MODES))
    return {"scenario": CAMPAIGN[0], "decks": decks, "mode": mode, "difficulty": difficulty}


def next_options(match: Match[State]) -> dict[str, Any] | None:
    """The options of the match that follows a finished one; None if the campaign is over, won or lost."""
    options = match.setup.options
    result = match.result
    if options["mode"] not in MODES or result is None:
        raise BadSetup("lcg-no-campaign", mode=options["mode"])
    place_in_order = CAMPAIGN.index(options["scenario"])
    if not result.winners or place_in_order + 1 == len(CAMPAIGN):
        return None
    carry = carry_from(match)
    if carry.all_out(match.setup.seats):
        return None
    following = dict(options)
    following["scenario"] = CAMPAIGN[place_in_order + 1]
    following["carry"] = write_carry(carry)
    return following


def carry_from(match: Match[State]) -> Carry:
    """What the next scenario would be given: the scores so far and, in the nightmare mode, the state of each player."""
    carry = Carry()
    carry.scores = scores(match)
    if match.setup.options["mode"] != "nightmare":
        return carry
    state = match.state
    for seat, name in enumerate(state.pool.seats):
        player = carry.players[name] = PlayerCarry()
        heroes = state.pool.heroes[seat]
        # Attachments go back into the deck: a hero who lived by a Citadel Plate alone falls.
        dead = [hero for hero in heroes if state.zone[hero] == DISCARD or state.damage[hero] >= _toughness(state, hero)]
        player.out = not state.alive[seat] or len(dead) == len(heroes)
        player.threat = 0 if player.out else state.threat[seat]
        if player.out:
            continue
        player.dead = [state.pool.codes[hero] for hero in dead]
        hurt = [hero for hero in heroes if state.damage[hero] and hero not in dead]
        player.damage = {state.pool.codes[hero]: state.damage[hero] for hero in hurt}
        player.discard = [state.face[card] for card in state.discards[seat] if card not in heroes]
        player.removed = [state.face[card] for card in state.removed if state.owners[card] == seat]
    return carry


def _toughness(state: State, hero: int) -> int:
    """The hit points printed on a hero."""
    return CARDS[state.pool.codes[hero]].hit_points


def scores(match: Match[State]) -> dict[str, int]:
    """The score of each scenario won so far, this match included."""
    found = dict(read_carry(match.setup.options["carry"]).scores)
    if match.result is not None and match.result.winners:
        found[match.setup.options["scenario"]] = match.result.score["group"]
    return found
