"""Lore (cards 58 to 72)."""

from __future__ import annotations

from westmarch.core.decisions import Decision, Reason, Steps
from westmarch.games.lcg.abilities import (
    ACTIONS,
    ATTACHED_WILLPOWER,
    DEALT,
    ENTERED,
    EVENTS,
    NO_ATTACK,
    OWN_ATTACK,
    PLAYED,
    RESPONSES,
    Action,
    Response,
    Table,
    Trigger,
    n,
)
from westmarch.games.lcg.cards.common import (
    damaged,
    discard_one,
    player_draws,
    why_not_draw_any,
    why_not_own,
    why_not_without,
)
from westmarch.games.lcg.cards.heroes import look_at_top, why_not_look_at_top
from westmarch.games.lcg.choices import pick, pick_count, pick_player
from westmarch.games.lcg.effects import discard_attachment, staging_enemies
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.card import ATTACHMENT, HERO, LOCATION, LORE
from westmarch.games.lcg.moments import FORESIGHT, FREE_SUPPLIES, HEALING, LESS_THREAT, SUPPLIES, warding
from westmarch.games.lcg.moves import heal, last, look_at, to_hand
from westmarch.games.lcg.paying import pay, resources
from westmarch.games.lcg.state import DEFENSE, LEFT_OUT, NONE, QUEST, THREAT, WILLPOWER, State
from westmarch.games.lcg.stats import has_trait
from westmarch.games.lcg.turning import turn_up_top

# -- allies


def _damaged_heroes(state: State) -> list[int]:
    return [each for each in damaged(state) if CARDS[state.face[each]].type == HERO]


def _why_not_daughter(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_damaged_heroes(state), state, card)


def daughter_of_the_nimrodel(match: Table, card: int, seat: int) -> Steps[None]:
    """Up to two: who fights the better for his wounds (Gimli) may want to keep one."""
    state = match.state
    hero = yield from pick(match, seat, "lcg.target", _damaged_heroes(state), "daughter-of-the-nimrodel")
    count = min(2, state.damage[hero])
    if state.face[hero] in OWN_ATTACK:
        count = yield from pick_count(match, seat, "lcg.heal", 1, count, "daughter-of-the-nimrodel")
    heal(match, hero, count, "daughter-of-the-nimrodel")


ACTIONS[n("daughter-of-the-nimrodel")] = Action(
    _why_not_daughter, daughter_of_the_nimrodel, exhausts=True, matters=HEALING
)


def _top_attachment(state: State, seat: int) -> int:
    for card in reversed(state.discards[seat]):
        if CARDS[state.face[card]].type == ATTACHMENT:
            return card
    return NONE


def _players_with_attachments(state: State) -> list[int]:
    return [seat for seat in state.order() if _top_attachment(state, seat) != NONE]


def _why_not_hammersmith(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return why_not_own(state, card, seat, trigger) or why_not_without(_players_with_attachments(state), state, card)


def erebor_hammersmith(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Only after it was played, not when put into play."""
    state = match.state
    chosen = yield from pick_player(match, seat, _players_with_attachments(state), "erebor-hammersmith")
    to_hand(match, _top_attachment(state, chosen))


RESPONSES[PLAYED][n("erebor-hammersmith")] = Response(_why_not_hammersmith, erebor_hammersmith)


def henamarth_riversong(match: Table, card: int, seat: int) -> Steps[None]:
    look_at_top(match, seat)
    yield from ()


ACTIONS[n("henamarth-riversong")] = Action(why_not_look_at_top, henamarth_riversong, exhausts=True, matters=FORESIGHT)


def _conditions(state: State) -> list[int]:
    return [each for each in state.attached if has_trait(state, each, "condition")]


def _why_not_miner(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    return why_not_own(state, card, seat, trigger) or why_not_without(_conditions(state), state, card)


def miner_of_the_iron_hills(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Any Condition in play, of players or of the encounter deck."""
    chosen = yield from pick(match, seat, "lcg.target", _conditions(match.state), "miner-of-the-iron-hills")
    yield from discard_attachment(match, chosen, "miner-of-the-iron-hills")


RESPONSES[ENTERED][n("miner-of-the-iron-hills")] = Response(_why_not_miner, miner_of_the_iron_hills)


def gleowine(match: Table, card: int, seat: int) -> Steps[None]:
    yield from player_draws(match, card, seat, 1)


ACTIONS[n("gleowine")] = Action(why_not_draw_any, gleowine, exhausts=True, matters=FREE_SUPPLIES)

# -- events


def _why_not_lore_of_imladris(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(damaged(state), state, card)


def lore_of_imladris(match: Table, card: int, seat: int) -> Steps[None]:
    chosen = yield from pick(match, seat, "lcg.target", damaged(match.state), "lore-of-imladris")
    heal(match, chosen, match.state.damage[chosen], "lore-of-imladris")


EVENTS[n("lore-of-imladris")] = Action(_why_not_lore_of_imladris, lore_of_imladris, matters=HEALING)


def loriens_wealth(match: Table, card: int, seat: int) -> Steps[None]:
    yield from player_draws(match, card, seat, 3)


EVENTS[n("loriens-wealth")] = Action(why_not_draw_any, loriens_wealth, matters=SUPPLIES)


def _why_not_radagasts_cunning(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(staging_enemies(state), state, card)


def radagasts_cunning(match: Table, card: int, seat: int) -> Steps[None]:
    enemy = yield from pick(match, seat, "lcg.target", staging_enemies(match.state), "radagasts-cunning")
    last(match, [enemy], THREAT, LEFT_OUT, "radagasts-cunning")


EVENTS[n("radagasts-cunning")] = Action(_why_not_radagasts_cunning, radagasts_cunning, phase=QUEST, matters=LESS_THREAT)


def _staging_locations(state: State) -> list[int]:
    return [each for each in state.staging if CARDS[state.face[each]].type == LOCATION]


def _why_not_secret_paths(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_staging_locations(state), state, card)


def secret_paths(match: Table, card: int, seat: int) -> Steps[None]:
    location = yield from pick(match, seat, "lcg.target", _staging_locations(match.state), "secret-paths")
    last(match, [location], THREAT, LEFT_OUT, "secret-paths")


EVENTS[n("secret-paths")] = Action(_why_not_secret_paths, secret_paths, phase=QUEST, matters=LESS_THREAT)


def _why_not_gandalfs_search(state: State, card: int, seat: int) -> Reason | None:
    if resources(state, seat, LORE) == 0:
        return Reason("lcg-why-needs-x", card="gandalfs-search")
    return why_not_without(any(state.decks[each] for each in state.order()), state, card)


def gandalfs_search(match: Table, card: int, seat: int) -> Steps[None]:
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
        deck.remove(following)
        deck.insert(len(deck) - ordered, following)


EVENTS[n("gandalfs-search")] = Action(_why_not_gandalfs_search, gandalfs_search, matters=SUPPLIES)


def _hurt_players(state: State) -> list[int]:
    return [seat for seat in state.order() if any(state.damage[hero] for hero in state.heroes(seat))]


def _why_not_beorns_hospitality(state: State, card: int, seat: int) -> Reason | None:
    return why_not_without(_hurt_players(state), state, card)


def beorns_hospitality(match: Table, card: int, seat: int) -> Steps[None]:
    state = match.state
    chosen = yield from pick_player(match, seat, _hurt_players(state), "beorns-hospitality")
    for hero in state.heroes(chosen):
        heal(match, hero, state.damage[hero], "beorns-hospitality")


EVENTS[n("beorns-hospitality")] = Action(_why_not_beorns_hospitality, beorns_hospitality, matters=HEALING)

# -- attachments

NO_ATTACK.add(n("forest-snare"))


def _why_not_protector(state: State, card: int, seat: int) -> Reason | None:
    return None if state.hands[seat] else Reason("lcg-why-empty-hand")


def protector_of_lorien(match: Table, card: int, seat: int) -> Steps[None]:
    state = match.state
    yield from discard_one(match, seat, "protector-of-lorien")
    about = {"card": "protector-of-lorien"}
    token = yield Decision(state.pool.seats[seat], "lcg.mode", ("willpower", "defense"), about)
    stat = WILLPOWER if token == "willpower" else DEFENSE
    last(match, [state.host[card]], stat, 1, "protector-of-lorien")


ACTIONS[n("protector-of-lorien")] = Action(_why_not_protector, protector_of_lorien, per_phase=3, matters=warding)

ATTACHED_WILLPOWER[n("dark-knowledge")] = -1


def _why_not_dark_knowledge(state: State, card: int, seat: int, trigger: Trigger) -> Reason | None:
    if trigger.seat != seat:
        return Reason("lcg-why-not-attacked", card="dark-knowledge")
    return None


def dark_knowledge(match: Table, card: int, seat: int, trigger: Trigger) -> Steps[None]:
    """Looks at one of the shadow cards that were just dealt."""
    state = match.state
    enemies = trigger.cards
    options = tuple([f"shadow:{place + 1}" for place in range(len(enemies))])
    name = state.pool.seats[seat]
    about = {"card": "dark-knowledge", "enemies": [state.name(each) for each in enemies]}
    token = yield Decision(name, "lcg.look", options, about)
    place = int(token[7:]) - 1
    enemy = enemies[place]
    # The last cards of that enemy are those that it has just got, in that order.
    behind = enemies[place:].count(enemy)
    seen = [each for each in state.shadows if state.host[each] == enemy][-behind]
    state.known[seen] |= 1 << seat
    shadow = CARDS[state.face[seen]].id
    match.tell("lcg.looked-shadow", (name,), seat=name, card=shadow, enemy=state.name(enemy))


RESPONSES[DEALT][n("dark-knowledge")] = Response(_why_not_dark_knowledge, dark_knowledge, exhausts=True)


def _why_not_self_preservation(state: State, card: int, seat: int) -> Reason | None:
    if state.damage[state.host[card]]:
        return None
    return Reason("lcg-why-unhurt", card=state.name(state.host[card]))


def self_preservation(match: Table, card: int, seat: int) -> Steps[None]:
    heal(match, match.state.host[card], 2, "self-preservation")
    yield from ()


ACTIONS[n("self-preservation")] = Action(_why_not_self_preservation, self_preservation, exhausts=True, matters=HEALING)
