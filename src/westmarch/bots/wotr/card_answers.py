"""The questions that single event cards ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.bots.wotr import battles, cards, cards_free, companions, marches, minions, musters, ring
from westmarch.bots.wotr.answers import Choice, Question, place_figure
from westmarch.bots.wotr.cards_shadow import nazgul_of
from westmarch.bots.wotr.geography import KINGS_PLACES, POINTS, TO_MORDOR
from westmarch.bots.wotr.intents import Reasoning, best
from westmarch.bots.wotr.reading import Army
from westmarch.games.wotr.facts.board import FREE, INDEX, NATION_OF, SHADOW
from westmarch.games.wotr.facts.nations import ELITE, KIND_INDEX, NATIONS, REGULAR, SAURON

EFFECT = Reasoning("bot-wotr-card-effect")
REFUSE = Reasoning("bot-wotr-refuse-cost")


def yes(ask: Question) -> Choice:
    return "yes", EFFECT


def yes_if(good: bool) -> Choice:
    return ("yes", EFFECT) if good else ("no", REFUSE)


def _best(ask: Question, value: Callable[[str], float]) -> Choice:
    return max(ask.options, key=value), EFFECT


def region_best(ask: Question, value: Callable[[int], float]) -> Choice:
    return _best(ask, lambda token: value(INDEX[token]) if token in INDEX else -99.0)


def army_best(
    ask: Question, find: Callable[[int], Army | None], value: Callable[[Army], float], nobody: float = 0.0
) -> Choice:
    """The region whose army is worth most, `nobody` being what a region without one is worth."""

    def worth(region: int) -> float:
        army = find(region)
        return value(army) if army is not None else nobody

    return region_best(ask, worth)


# -- the Free Peoples' cards


def shadow_army(ask: Question) -> Choice:
    """The most dangerous host: a besieger, or the greatest."""

    def danger(army: Army) -> float:
        siege = 4.0 if army.region in ask.board.inside and not army.besieged else 0.0
        return min(army.hits, 6) + siege + 0.1 * army.power + 1.5 * army.nazgul

    return army_best(ask, partial(ask.board.army, SHADOW), danger)


def another(ask: Question) -> Choice:
    def value(token: str) -> float:
        return cards.event_value(ask.board, ask.campaign, token[5:]) if token.startswith("card:") else 1.0

    return _best(ask, value)


def landing(ask: Question) -> Choice:
    def worth(region: int) -> float:
        army = ask.board.open[SHADOW].get(region)
        value = 1.0 + (min(army.hits, 4) if army is not None else 0.0) + POINTS[region]
        if region in KINGS_PLACES and ask.board.on_map("strider"):
            value += 5.0
        return value

    return region_best(ask, worth)


def most(ask: Question) -> Choice:
    return ask.options[-1], EFFECT


def replace_tile(ask: Question) -> Choice:
    """Is what was drawn worse than what may come?"""
    board = ask.board
    tile = board.edition.tiles.get(ask.word("tile"))
    if tile is None:
        return "no", REFUSE
    eye = board.hunt_shadow + board.hunt_free if board.in_mordor else max(1, board.hunt_shadow // 2)
    damage = eye if tile.is_eye else 3.5 if tile.value < -50 else float(tile.value)
    bad = damage + (2.0 if tile.stops else 0.0) + (0.7 if tile.reveals and board.hidden else 0.0)
    return yes_if(bad >= (2.5 if board.in_mordor else 3.0) or board.corruption + damage >= 12)


def prevent_draw(ask: Question) -> Choice:
    """A draw prevented is one less; only a nearly harmless one is let through."""
    damage, _ = ask.board.tile_odds(max(1.0, ask.board.hunt_shadow / 2))
    return yes_if(damage >= 1.0 or ask.board.in_mordor)


def move_fellowship(ask: Question) -> Choice:
    board = ask.board
    return yes_if(board.in_mordor or ring.expected_harm(board) < ring.step_worth(board, ask.temper))


def separate_or_move(ask: Question) -> Choice:
    found = companions.journeys(ask.board, ask.campaign)
    leaving = companions.leaving_worth(ask.board, ask.campaign, 1)
    wanted = "separate" if leaving > (found[0][0] if found else 0.0) else "move-companions"
    return (wanted if wanted in ask.options else ask.options[0]), EFFECT


def lure(ask: Question) -> Choice:
    board = ask.board
    name = ask.word("character")
    if ring.corruption_cost(board, ask.number("level")) < ring.companion_worth(board, name):
        return "use-ring", Reasoning("bot-wotr-casualty-none", damage=ask.number("level"), corruption=board.corruption)
    return "eliminate", Reasoning("bot-wotr-casualty-guide", character=name, damage=ask.number("level"))


def stormcrow_where(ask: Question) -> Choice:
    """Where one figure less hurts least."""

    def ease(region: int) -> float:
        army = ask.board.army(FREE, region)
        units = army.units if army is not None else 0
        return -ask.campaign.hold_need(region) + 0.3 * units - (3.0 if units <= 1 and POINTS[region] else 0.0)

    return region_best(ask, ease)


# -- the Shadow's cards against the Ring


def _from_table_or(ask: Question, other: str) -> Choice:
    """A card from the table, else something else, else what there is."""
    table = [token for token in ask.options if token.startswith("card:")]
    return next(iter(table), other if other in ask.options else ask.options[0]), EFFECT


# -- the Shadow's cards for its armies


def spells_at(ask: Question) -> Choice:
    def value(army: Army) -> float:
        return (3.0 if army.besieged else 0.0) + POINTS[army.region] + 2.0 / army.hits

    return army_best(ask, partial(ask.board.army, FREE), value, -1.0)


def black_captain(ask: Question) -> Choice:
    gain = minions.nazgul_gain(ask.board, ask.campaign)
    if "recruit" in ask.options and gain < 5.0:
        return "recruit", EFFECT
    return ("move-minions" if gain > 0 and "move-minions" in ask.options else ask.options[0]), EFFECT


def lead_armies(ask: Question) -> Choice:
    """A march or an attack, whichever promises more."""
    board, campaign = ask.board, ask.campaign
    led = [march.score for march in marches.marches(board, campaign) if nazgul_of(march.army)]
    attacks = [
        intent
        for intent in marches.attack_intents(board, campaign)
        if nazgul_of(board.army(SHADOW, INDEX[intent.answers["wotr.attack.from"][0]]))
    ]
    top = best(attacks)
    worth = {
        "none": 0.0,
        "move-armies": sum(led[: ask.number("most")]),
        "attack": top.score if top is not None else -9.0,
    }
    return _best(ask, lambda token: worth.get(token, -1.0))


def stormcrow(ask: Question) -> Choice:
    def value(token: str) -> float:
        index = NATIONS.index(token[7:])
        return (3.0 if ask.board.active[index] else 1.0) - ask.board.from_war[index]

    return _best(ask, value)


def corsairs(ask: Question) -> Choice:
    board, campaign = ask.board, ask.campaign
    army = board.open[SHADOW].get(INDEX["umbar"])

    def value(region: int) -> float:
        if region in board.open[FREE] and army is not None:
            return marches.attack_score(board, campaign, army, region)[0]
        if board.control[region] == FREE and region not in board.inside:
            return campaign.worth(region) * 1.3
        return campaign.take(region, 6.0)[0]

    return region_best(ask, value)


def hill_trolls(ask: Question) -> Choice:
    def value(army: Army) -> float:
        return ask.campaign.take(army.region, army.power)[0] + 0.1 * army.units

    return army_best(ask, partial(ask.board.army, SHADOW), value)


def of_named_nation(ask: Question) -> Choice:
    name = ask.word("nation")
    return place_figure(ask, NATIONS.index(name) * 3 + REGULAR if name in NATIONS else SAURON * 3)


CARD_ANSWERS: dict[str, Callable[[Question], Choice]] = {
    "wotr.card.shadow-army": shadow_army,
    "wotr.card.another": another,
    "wotr.card.landing": landing,
    "wotr.card.muster-count": most,
    "wotr.card.exchange": most,
    "wotr.card.replace-tile": replace_tile,
    "wotr.card.lower-damage": yes,
    "wotr.card.prevent-draw": prevent_draw,
    "wotr.card.move-fellowship": move_fellowship,
    "wotr.card.hide-fellowship": yes,
    "wotr.card.separate-or-move": separate_or_move,
    "wotr.card.nation": lambda ask: _best(
        ask, lambda token: cards_free.wisdom_for(ask.board, ask.campaign, NATIONS.index(token[7:]))
    ),
    "wotr.card.relieve": lambda ask: region_best(ask, ask.campaign.hold_worth),
    "wotr.card.relieve-from": lambda ask: region_best(ask, lambda region: ask.board.defenders(FREE, region)),
    "wotr.card.muster-region": lambda ask: region_best(
        ask, lambda region: musters.place_value(ask.board, ask.campaign, max(NATION_OF[region], 0) * 3 + ELITE, region)
    ),
    "wotr.card.flee": lambda ask: (battles.retreat_region(ask.board, ask.campaign, ask.options), EFFECT),
    "wotr.card.lure": lure,
    "wotr.card.breaking": lambda ask: _best(
        ask, lambda token: -ring.companion_worth(ask.board, token.partition(":")[2])
    ),
    "wotr.card.stormcrow-where": stormcrow_where,
    "wotr.card.stormcrow-whom": lambda ask: _best(ask, lambda token: -(KIND_INDEX.get(token, 0) % 3)),
    "wotr.card.cruel-weather-where": lambda ask: region_best(
        ask, lambda region: TO_MORDOR[region] + 0.3 * ring.watched(ask.board, region)
    ),
    "wotr.card.nazgul-strike": lambda ask: (
        ("hunt-roll", EFFECT)
        if ask.board.hunt_shadow and "hunt-roll" in ask.options
        else _from_table_or(ask, "hunt-roll")
    ),
    "wotr.card.worn-with-sorrow": lambda ask: _from_table_or(ask, "hand"),
    "wotr.card.crebain": lambda ask: yes_if(ask.board.hunt_shadow >= 2),
    "wotr.card.balrog": yes,
    "wotr.card.palantir": lambda ask: (
        f"draw:{cards.deck_to_draw(ask.board, [token.partition(':')[2] for token in ask.options])}",
        EFFECT,
    ),
    "wotr.card.refuge": lambda ask: army_best(
        ask, ask.board.open[SHADOW].get, lambda army: minions.command_worth(ask.board, ask.campaign, army)
    ),
    "wotr.card.spells-from": lambda ask: region_best(ask, lambda region: nazgul_of(ask.board.army(SHADOW, region))),
    "wotr.card.spells-at": spells_at,
    "wotr.card.black-captain": black_captain,
    "wotr.card.lead-armies": lead_armies,
    "wotr.card.uruk-hai": lambda ask: army_best(
        ask,
        ask.board.open[SHADOW].get,
        lambda army: marches.attack_score(ask.board, ask.campaign, army, army.region)[0],
        -99.0,
    ),
    "wotr.card.denethor": most,
    "wotr.card.stormcrow-nation": stormcrow,
    "wotr.card.corsairs": corsairs,
    "wotr.card.dunlendings": lambda ask: region_best(ask, lambda region: ask.campaign.take(region, 4.0)[0]),
    "wotr.card.dunlendings-join": most,
    "wotr.card.hill-trolls-where": hill_trolls,
    "wotr.card.misty-mountains": lambda ask: place_figure(ask, SAURON * 3 + ELITE),
    "wotr.card.horde": of_named_nation,
    "wotr.card.muster-where": of_named_nation,
    "wotr.card.reinforce": of_named_nation,
    "wotr.card.give-up": lambda ask: cards.choose_discard(ask.board, ask.campaign, ask.options),
}
