"""The end (rulebook, Ending the game): elimination, victory, and the score."""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.core.game import GameOver, Result
from westmarch.games.lcg.facts.box import CARDS, THREAT_LIMIT
from westmarch.games.lcg.facts.card import HERO
from westmarch.games.lcg.state import DISCARD, NONE, ON_DECK, SHADOW, Journey, State, marked, with_one
from westmarch.games.lcg.table.zones import forget, into_staging, place, take

POINTS_PER_ROUND = 10

# How a match ends.
WON = "quest-completed"
ALL_OUT = "eliminated"
PRISONER_LOST = "prisoner-lost"
LOSSES = (ALL_OUT, PRISONER_LOST)


def eliminate(match: Journey, seat: int, reason: str) -> None:
    """Takes a player out: his cards to their discard piles, his enemies back to the staging area."""
    state = match.state
    state.alive = marked(state.alive, seat, 0)
    state.stir += 1
    match.tell("lcg.eliminated", seat=state.pool.seats[seat], reason=reason)
    if not any(state.alive):
        raise GameOver(Result((), ALL_OUT))
    captive = state.captive
    if captive != NONE and state.owners[captive] == seat:
        # Nobody is left who could be rescued (official FAQ).
        raise GameOver(Result((), PRISONER_LOST))
    unseen = list(state.hands[seat]) + list(state.decks[seat])
    # Where hands stay closed, nobody may see which of them the program had in mind for the hand.
    for card in sorted(unseen) if match.closed else unseen:
        take(state, card)
        place(state, card, DISCARD)
    for card in [each for each in state.attached if state.seat[each] == seat]:
        drop_attachment(state, card)
    for card in list(state.areas[seat]):
        drop_attachments_of(state, card)
        take(state, card)
        place(state, card, DISCARD)
    for enemy in list(state.engaged[seat]):
        return_to_staging(state, enemy)
    if state.first == seat:
        pass_first_player(state)


def drop_attachment(state: State, card: int) -> None:
    """An attachment leaves its bearer: an objective goes back to the staging area, unclaimed and unguarded."""
    take(state, card)
    if state.text(card).claimable:
        forget(state, card)
        into_staging(state, card)
    else:
        place(state, card, DISCARD)
    state.stir += 1


def drop_attachments_of(state: State, host: int) -> None:
    """What lies on a card that leaves play goes too: attachments and shadow cards."""
    for card in [each for each in state.attached if state.host[each] == host]:
        drop_attachment(state, card)
    if state.shadows:
        for card in [each for each in state.shadows if state.host[each] == host and state.zone[each] == SHADOW]:
            if (card, ON_DECK) in state.leaving:
                state.host = with_one(state.host, card, NONE)  # it stays until the combat phase ends
                continue
            take(state, card)
            place(state, card, DISCARD)


def return_to_staging(state: State, enemy: int) -> None:
    """An engaged enemy goes back with its damage; an Orc Guard goes to its owner's discard pile instead."""
    if state.face[enemy]:
        take(state, enemy)
        into_staging(state, enemy)
    else:
        drop_attachments_of(state, enemy)
        take(state, enemy)
        place(state, enemy, DISCARD)
    state.stir += 1


def pass_first_player(state: State) -> None:
    """The token goes to the next player on the left who is in the game."""
    seat = (state.first + 1) % state.players
    while not state.alive[seat]:
        seat = (seat + 1) % state.players
    state.first = seat


def check_heroes(match: Journey, seat: int) -> None:
    """A player whose heroes are all dead is out. A prisoner alone doesn't keep him in (official FAQ)."""
    state = match.state
    if state.alive[seat] and not state.heroes(seat):
        eliminate(match, seat, "heroes")


# -- scoring


@dataclass(slots=True, eq=False)
class Row:
    """A player's line of the score sheet."""

    seat: str
    # final threat
    threat: int
    # threat cost of each dead hero
    dead: int
    # damage on surviving heroes
    damage: int

    def subtotal(self) -> int:
        return self.threat + self.dead + self.damage


@dataclass(slots=True, eq=False)
class ScoreSheet:
    """The table at the end of the rulebook. A low score is better."""

    scenario: str
    rows: list[Row]
    rounds: int
    victory: int

    def total(self) -> int:
        return sum(row.subtotal() for row in self.rows) + POINTS_PER_ROUND * self.rounds - self.victory


def score_sheet(state: State) -> ScoreSheet:
    """Scoring. Rounds are counted at the end of the refresh phase, so the last, unfinished one doesn't count."""
    rows: list[Row] = []
    for seat, heroes in enumerate(state.pool.heroes):
        cost = {hero: CARDS[state.pool.codes[hero]].threat for hero in heroes}
        if state.alive[seat]:
            dead = sum(cost[hero] for hero in heroes if state.zone[hero] == DISCARD)
            damage = sum(state.damage[hero] for hero in state.areas[seat] if state.card(hero).type == HERO)
            rows.append(Row(state.pool.seats[seat], state.threat[seat], dead, damage))
        else:
            rows.append(Row(state.pool.seats[seat], THREAT_LIMIT, sum(cost.values()), 0))
    victory = sum(CARDS[state.pool.codes[card]].victory for card in state.victory)
    return ScoreSheet(state.pool.scenario.id, rows, state.round - 1, victory)


def victory(state: State) -> Result:
    """All players have won, with this score."""
    sheet = score_sheet(state)
    score = {row.seat: row.subtotal() for row in sheet.rows}
    score["rounds"] = sheet.rounds
    score["victory"] = sheet.victory
    score["group"] = sheet.total()
    return Result(state.pool.seats, WON, score)


def win(match: Journey) -> None:
    """At least one player has survived the last stage: all players have won."""
    raise GameOver(victory(match.state))
