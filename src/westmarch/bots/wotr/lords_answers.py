"""The questions of Lords of Middle-earth and its cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from westmarch.bots.wotr import battles, card_answers, cards, lords, marches, musters
from westmarch.bots.wotr.answers import Choice, Question
from westmarch.bots.wotr.card_answers import EFFECT, REFUSE, yes, yes_if
from westmarch.bots.wotr.cards_shadow import sting
from westmarch.bots.wotr.geography import POINTS
from westmarch.bots.wotr.intents import Reasoning
from westmarch.bots.wotr.reading import Army, Board
from westmarch.games.wotr.facts.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.facts.nations import NORTH, REGULAR

DOL_GULDUR = INDEX["dol_guldur"]


# -- set-up and the Council


def version(ask: Question) -> Choice:
    """Gandalf keeps Narya, for its die; whoever had better be at home has the card that lets him."""
    character = ask.word("character")
    usual = f"take:{character}"
    if character in lords.at_home(ask.board, ask.campaign):
        usual = next((token for token in ask.options if token not in (usual, "")), usual)
    chosen = next((token for token in (f"take:{lords.KEEPER_OF_NARYA}", usual) if token in ask.options), ask.options[0])
    return chosen, Reasoning("bot-wotr-version", character=ask.word("character"))


def first_guide(ask: Question) -> Choice:
    chosen = "character:gandalf_the_grey" if "character:gandalf_the_grey" in ask.options else ask.options[0]
    return chosen, Reasoning("bot-wotr-guide", character=chosen.partition(":")[2])


def who_stays_at_home(ask: Question) -> Choice:
    """All for whom the other card was taken: the Shadow has its tokens for two, and gets no more for three."""
    for token in ask.options:
        name = token.partition(":")[2]
        if name in lords.at_home(ask.board, ask.campaign):
            return token, Reasoning("bot-wotr-at-home", character=name)
    return "done", Reasoning("bot-wotr-company-complete")


# -- rings


def ring_worth(board: Board, token: str) -> float:
    """A ring whose Keeper is in play can do more than turn a die."""
    ring_name = token.partition(":")[2]
    keeper = {"vilya": "lord_elrond", "nenya": "lady_galadriel", "narya": "gandalf_the_grey"}[ring_name]
    worth = {"nenya": 1.5, "vilya": 1.2, "narya": 1.0}[ring_name]
    if board.on_map(keeper) and (ring_name != "narya" or board.who(keeper).version == lords.KEEPER_OF_NARYA):
        worth += 2.0
    return worth


def nenya(ask: Question) -> Choice:
    """An Eye is worth as much as the Shadow has put into the Hunt."""
    board = ask.board
    return yes_if(board.in_mordor or board.corruption >= 4 or board.hunt_shadow >= 3)


# -- minions


def balrog_is_come(ask: Question) -> Choice:
    """Awake he goes to war; asleep he wakes."""
    board, campaign = ask.board, ask.campaign
    if "balrog:wake" in ask.options:
        return "balrog:wake", Reasoning("bot-wotr-balrog-wake")
    deeds = lords.deeds_of(board, campaign, "balrog_of_moria", "balrog:move-army", "balrog:attack", ())
    deeds += lords.balrog_alone(board, campaign, ())
    worth = {intent.token: intent.score for intent in sorted(deeds, key=lambda intent: intent.score)}
    worth.setdefault("balrog:move", -1.0)
    return max(ask.options, key=lambda token: worth.get(token, 0.0)), EFFECT


# -- cards on the way of the Ring


def another_tile(ask: Question) -> Choice:
    """We Shall Get It: a tile that does less than most is drawn again."""
    board = ask.board
    tile = board.edition.tiles[ask.word("tile")]
    eye = float(board.hunt_shadow + board.hunt_free) if board.in_mordor else 1.0
    mean, _ = board.tile_odds(eye)
    return yes_if((eye if tile.is_eye else tile.value) < mean)


def wont_go_back(ask: Question) -> Choice:
    """Two points of corruption: for the worst Character card in hand, or for the card itself."""
    board, campaign = ask.board, ask.campaign
    held = [token for token in ask.options if token.startswith("card:")]
    if held:
        worst = min(held, key=lambda token: (cards.keep_value(board, campaign, token[5:]), token))
        if cards.keep_value(board, campaign, worst[5:]) < 2 * sting(board):
            return worst, EFFECT
    return "this-card", EFFECT


def wind_table(ask: Question) -> Choice:
    return max(ask.options, key=lambda token: cards.PROMISE.get(token[5:], cards.USUAL)), EFFECT


def wind_hand(ask: Question) -> Choice:
    """Into the fullest hand."""

    def held(token: str) -> int:
        seat = token.partition(":")[2]
        return ask.board.seen.hand(seat).count if token.startswith("look:") else -1

    return max(ask.options, key=held), EFFECT


# -- armies


def madness_army(ask: Question) -> Choice:
    def harm(army: Army) -> float:
        return min(army.hits, 3) + POINTS[army.region] + (2.0 if army.besieged else 0.0)

    return card_answers.army_best(ask, partial(ask.board.army, FREE), harm, -1.0)


def dol_guldur_goes(ask: Question) -> Choice:
    board, campaign = ask.board, ask.campaign
    led = [march.score for march in marches.marches(board, campaign) if march.army.region == DOL_GULDUR]
    attacks = [
        intent.score
        for intent in marches.attack_intents(board, campaign)
        if INDEX[intent.answers["wotr.attack.from"][0]] == DOL_GULDUR
    ]
    worth = {"none": 0.0, "move-armies": max(led, default=-1.0), "attack": max(attacks, default=-9.0)}
    return max(ask.options, key=lambda token: worth.get(token, -1.0)), EFFECT


def withdraw_in_order(ask: Question) -> Choice:
    """Break off a battle that is being lost."""
    fray = battles.fray_of(ask.board, ask.params)
    return yes_if(fray is not None and fray.hosts[FREE].hits_to_kill < fray.hosts[SHADOW].hits_to_kill)


LORDS_ANSWERS: dict[str, Callable[[Question], Choice]] = {
    "wotr.version.choose": version,
    "wotr.first-guide": first_guide,
    "wotr.council.outside": who_stays_at_home,
    "wotr.council.token": lambda ask: (max(ask.options, key=lambda token: "diplomacy" in token), EFFECT),
    "wotr.council.hobbits": lambda ask: card_answers.replace_tile(ask) if "yes" in ask.options else ("no", REFUSE),
    "wotr.ring.which": lambda ask: (
        min(ask.options, key=lambda token: ring_worth(ask.board, token)),
        Reasoning("bot-wotr-ring-least"),
    ),
    "wotr.ring.regain": lambda ask: (max(ask.options, key=lambda token: ring_worth(ask.board, token)), EFFECT),
    "wotr.nenya": nenya,
    "wotr.spear-of-terror": yes,
    "wotr.he-sees-he-knows": yes,
    "wotr.card.gates": yes,
    "wotr.card.balrog-is-come": balrog_is_come,
    "wotr.card.shall-get-it": another_tile,
    "wotr.card.wont-go-back": wont_go_back,
    "wotr.card.wind-table": wind_table,
    "wotr.card.wind-discard": wind_table,
    "wotr.card.wind-hand": wind_hand,
    "wotr.card.rangers-where": lambda ask: card_answers.region_best(
        ask, lambda region: musters.place_value(ask.board, ask.campaign, NORTH * 3 + REGULAR, region)
    ),
    "wotr.card.madness-army": madness_army,
    "wotr.card.madness-where": lambda ask: card_answers.region_best(
        ask, lambda region: ask.campaign.take(region, 2.0)[0]
    ),
    "wotr.card.dol-guldur-goes": dol_guldur_goes,
    "wotr.fight.orderly-withdrawal": withdraw_in_order,
}
