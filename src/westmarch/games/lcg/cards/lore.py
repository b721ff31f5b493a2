"""Lore (cards 58 to 72)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.core.decisions import Reason, Steps
from westmarch.games.lcg.abilities import DEALT, ENTERED, PLAYED, Action, CardText, Response, Trigger
from westmarch.games.lcg.actions.moments import FORESIGHT, FREE_SUPPLIES, HEALING, LESS_THREAT, SUPPLIES, warding
from westmarch.games.lcg.cards import common
from westmarch.games.lcg.cards.heroes import look_at_top, why_not_look_at_top
from westmarch.games.lcg.choices import ask, pick, pick_count, pick_player
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ATTACHMENT, HERO, LORE
from westmarch.games.lcg.round.paying import pay, resources
from westmarch.games.lcg.state import DEFENSE, LEFT_OUT, NONE, QUEST, THREAT, WILLPOWER, Journey, State, marked, without
from westmarch.games.lcg.table.effects import discard_attachment, staging_enemies
from westmarch.games.lcg.table.moves import heal, last, look_at, to_hand
from westmarch.games.lcg.table.stats import has_trait
from westmarch.games.lcg.table.turning import turn_up_top

# -- allies


def _damaged_heroes(state: State) -> list[int]:
    return [each for each in common.damaged(state) if CARDS[state.face[each]].type == HERO]


def daughter_of_the_nimrodel(match: Journey, card: int, seat: int) -> Steps[None]:
    """Up to two: who fights the better for his wounds (Gimli) may want to keep one."""
    state = match.state
    hero = yield from pick(match, seat, "lcg.target", _damaged_heroes(state), "daughter-of-the-nimrodel")
    count = min(2, state.damage[hero])
    if state.text(hero).own_attack is not None:
        healed = state.name(hero)
        count = yield from pick_count(match, seat, "lcg.heal", 1, count, "daughter-of-the-nimrodel", hero=healed)
    heal(match, hero, count, "daughter-of-the-nimrodel")


DAUGHTER_OF_THE_NIMRODEL = CardText(
    "daughter-of-the-nimrodel",
    action=Action(daughter_of_the_nimrodel, common.needs(_damaged_heroes), exhausts=True, matters=HEALING),
)


def _top_attachment(state: State, seat: int) -> int:
    for card in reversed(state.discards[seat]):
        if CARDS[state.face[card]].type == ATTACHMENT:
            return card
    return NONE


def _players_with_attachments(state: State) -> list[int]:
    return [seat for seat in state.order() if _top_attachment(state, seat) != NONE]


def erebor_hammersmith(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Only after it was played, not when put into play."""
    state = match.state
    chosen = yield from pick_player(match, seat, _players_with_attachments(state), "erebor-hammersmith")
    to_hand(match, _top_attachment(state, chosen))


EREBOR_HAMMERSMITH = CardText(
    "erebor-hammersmith",
    response=Response(PLAYED, erebor_hammersmith, common.why_not_own, common.needs(_players_with_attachments)),
)


def henamarth_riversong(match: Journey, card: int, seat: int) -> None:
    look_at_top(match, seat)


HENAMARTH_RIVERSONG = CardText(
    "henamarth-riversong", action=Action(henamarth_riversong, why_not_look_at_top, exhausts=True, matters=FORESIGHT)
)


def _conditions(state: State) -> list[int]:
    return [each for each in state.attached if has_trait(state, each, "condition")]


def miner_of_the_iron_hills(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Any Condition in play, of players or of the encounter deck."""
    chosen = yield from pick(match, seat, "lcg.target", _conditions(match.state), "miner-of-the-iron-hills")
    yield from discard_attachment(match, chosen, "miner-of-the-iron-hills")


MINER_OF_THE_IRON_HILLS = CardText(
    "miner-of-the-iron-hills",
    response=Response(ENTERED, miner_of_the_iron_hills, common.why_not_own, common.needs(_conditions)),
)


GLEOWINE = CardText(
    "gleowine",
    action=Action(partial(common.player_draws, count=1), common.why_not_draw_any, exhausts=True, matters=FREE_SUPPLIES),
)

# -- events


def lore_of_imladris(match: Journey, card: int, seat: int) -> Steps[None]:
    chosen = yield from pick(match, seat, "lcg.target", common.damaged(match.state), "lore-of-imladris")
    heal(match, chosen, match.state.damage[chosen], "lore-of-imladris")


LORE_OF_IMLADRIS = CardText(
    "lore-of-imladris", action=Action(lore_of_imladris, common.needs(common.damaged), matters=HEALING)
)


LORIENS_WEALTH = CardText(
    "loriens-wealth", action=Action(partial(common.player_draws, count=3), common.why_not_draw_any, matters=SUPPLIES)
)


def _leaving_out(name: str, found: Callable[[State], list[int]]) -> CardText:
    """An event by which the threat of a card in the staging area doesn't count until the phase ends."""

    def effect(match: Journey, card: int, seat: int) -> Steps[None]:
        chosen = yield from pick(match, seat, "lcg.target", found(match.state), name)
        last(match, [chosen], THREAT, LEFT_OUT, name)

    return CardText(name, action=Action(effect, common.needs(found), phase=QUEST, matters=LESS_THREAT))


RADAGASTS_CUNNING = _leaving_out("radagasts-cunning", staging_enemies)
SECRET_PATHS = _leaving_out("secret-paths", common.staging_locations)


def _why_not_gandalfs_search(state: State, card: int, seat: int) -> Reason | None:
    if resources(state, seat, LORE) == 0:
        return Reason("lcg-why-needs-x", card="gandalfs-search")
    return common.why_not_unless(any(state.decks[each] for each in state.order()), state, card)


def gandalfs_search(match: Journey, card: int, seat: int) -> Steps[None]:
    """Taking the card is not drawing. The rest goes back on top in an order the player chooses."""
    state = match.state
    owners = [each for each in state.order() if state.decks[each]]
    owner = yield from pick_player(match, seat, owners, "gandalfs-search")
    most = min(resources(state, seat, LORE), len(state.decks[owner]))
    count = yield from pick_count(match, seat, "lcg.x", 1, most, "gandalfs-search")
    yield from pay(match, seat, state.face[card], count)
    turn_up_top(match, owner, count, seat)
    look_at(match, seat, state.decks[owner][-count:][::-1])
    # Each card by its own name: how many there are to choose from is no secret, how many are alike is.
    taken = yield from pick(match, seat, "lcg.take", state.decks[owner][-count:][::-1], "gandalfs-search")
    to_hand(match, taken, 1 << seat)
    match.tell("lcg.found", seat=state.pool.seats[seat], owner=state.pool.seats[owner])
    # From the top down: what comes next is put on those that are in order already.
    for ordered in range(count - 2):
        deck = state.decks[owner]
        left = deck[len(deck) - (count - 1) : len(deck) - ordered][::-1]
        following = yield from pick(match, seat, "lcg.order", left, "gandalfs-search")
        deck = without(state.decks[owner], following)
        place = len(deck) - ordered
        state.decks[owner] = (*deck[:place], following, *deck[place:])


GANDALFS_SEARCH = CardText(
    "gandalfs-search", action=Action(gandalfs_search, _why_not_gandalfs_search, matters=SUPPLIES)
)


def _hurt_players(state: State) -> list[int]:
    return [seat for seat in state.order() if any(state.damage[hero] for hero in state.heroes(seat))]


def beorns_hospitality(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    chosen = yield from pick_player(match, seat, _hurt_players(state), "beorns-hospitality")
    for hero in state.heroes(chosen):
        heal(match, hero, state.damage[hero], "beorns-hospitality")


BEORNS_HOSPITALITY = CardText(
    "beorns-hospitality", action=Action(beorns_hospitality, common.needs(_hurt_players), matters=HEALING)
)

# -- attachments

FOREST_SNARE = CardText("forest-snare", no_attack=True)


def protector_of_lorien(match: Journey, card: int, seat: int) -> Steps[None]:
    state = match.state
    yield from common.discard_one(match, seat, "protector-of-lorien")
    token = yield ask(state, seat, "lcg.mode", ("willpower", "defense"), card="protector-of-lorien")
    stat = WILLPOWER if token == "willpower" else DEFENSE
    last(match, [state.host[card]], stat, 1, "protector-of-lorien")


PROTECTOR_OF_LORIEN = CardText(
    "protector-of-lorien", action=Action(protector_of_lorien, common.why_not_discard, per_phase=3, matters=warding)
)


def dark_knowledge(match: Journey, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Looks at one of the shadow cards that were just dealt."""
    state = match.state
    enemies = trigger.cards
    options = tuple([f"shadow:{place + 1}" for place in range(len(enemies))])
    name = state.pool.seats[seat]
    names = [state.name(each) for each in enemies]
    token = yield ask(state, seat, "lcg.look", options, card="dark-knowledge", enemies=names)
    place = options.index(token)
    enemy = enemies[place]
    # The last cards of that enemy are those that it has just got, in that order.
    behind = enemies[place:].count(enemy)
    seen = [each for each in state.shadows if state.host[each] == enemy][-behind]
    state.known = marked(state.known, seen, state.known[seen] | 1 << seat)
    shadow = CARDS[state.face[seen]].id
    match.tell("lcg.looked-shadow", (name,), seat=name, card=shadow, enemy=state.name(enemy))


DARK_KNOWLEDGE = CardText(
    "dark-knowledge",
    attached_willpower=-1,
    response=Response(
        DEALT,
        dark_knowledge,
        lambda state, card, seat, trigger: (
            None if trigger.seat == seat else Reason("lcg-why-not-attacked", card="dark-knowledge")
        ),
        exhausts=True,
    ),
)


def _why_not_self_preservation(state: State, card: int, seat: int) -> Reason | None:
    return None if state.damage[state.host[card]] else Reason("lcg-why-unhurt", card=state.name(state.host[card]))


SELF_PRESERVATION = CardText(
    "self-preservation",
    action=Action(
        lambda match, card, seat: heal(match, match.state.host[card], 2, "self-preservation"),
        _why_not_self_preservation,
        exhausts=True,
        matters=HEALING,
    ),
)
