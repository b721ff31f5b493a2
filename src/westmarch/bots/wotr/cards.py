"""Event cards in hand: which to play, which to draw, which to keep for later and which to let go."""

from __future__ import annotations

from westmarch.bots.wotr import cards_free, cards_shadow, companions, lords_cards, ring
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.geography import DISTANCE
from westmarch.bots.wotr.intents import ANY_DIE, DRAW_CARD, Intent, Reasoning
from westmarch.bots.wotr.reading import Board
from westmarch.games.wotr.facts.board import FREE, INDEX, SHADOW
from westmarch.games.wotr.facts.components import EVENT
from westmarch.games.wotr.state import DECKS

# What a card may become worth later although it can't be played now; others are worth `USUAL`.
USUAL = 4.0
# A card that only our partner may play is good for battles.
PARTNERS = 1.5
PROMISE: dict[str, float] = {
    "mithril-coat-and-sting": 8.0,
    "wizards-staff": 7.0,
    "bilbos-song": 6.0,
    "athelas": 6.0,
    "there-is-another-way": 6.0,
    "phial-of-galadriel": 7.0,
    "smeagol-helps-nice-master": 7.0,
    "the-ents-awake-treebeard": 3.0,
    "the-ents-awake-huorns": 3.0,
    "the-ents-awake-entmoot": 3.0,
    "the-last-battle": 2.0,
    "through-a-day-and-a-night": 2.0,
    "help-unlooked-for": 3.0,
    "morgul-wound": 6.5,
    "lure-of-the-ring": 6.0,
    "the-breaking-of-the-fellowship": 5.0,
    "grond-hammer-of-the-underworld": 7.0,
    "the-ringwraiths-are-abroad": 6.0,
    "the-black-captain-commands": 6.0,
    "the-fighting-uruk-hai": 7.0,
    "the-shadow-is-moving": 6.0,
    "denethors-folly": 5.0,
    "return-of-the-witch-king": 2.0,
    "wormtongue": 2.0,
    "worn-with-sorrow-and-toil": 2.5,
    "threats-and-promises": 2.5,
}
# What a card is about, for those who like that kind of card more or less than others do (`Leanings`).
_CARDS_BY_KIND = {
    "card_tiles": """elven-cloaks elven-rope phial-of-galadriel smeagol-helps-nice-master shelobs-lair the-ring-is-mine
        on-on-they-went give-it-to-uss""",
    "card_guards": """mithril-coat-and-sting axe-and-bow horn-of-gondor wizards-staff morgul-wound lure-of-the-ring
        the-breaking-of-the-fellowship worn-with-sorrow-and-toil""",
    "card_road": """athelas there-is-another-way bilbos-song i-will-go-alone orc-patrol isildurs-bane candles-of-corpses
        foul-thing-from-the-deep nazgul-search cruel-weather the-nazgul-strike flocks-of-crebain balrog-of-moria
        the-lidless-eye""",
    "card_journeys": """mirror-of-galadriel gwaihir-the-windlord we-prove-the-swifter there-and-back-again
        challenge-of-the-king shadows-gather the-shadow-lengthens the-shadow-is-moving""",
    "card_councils": """a-power-too-great the-power-of-tom-bombadil book-of-mazarbul fear-fire-foes wisdom-of-elrond
        the-red-arrow the-palantir-of-orthanc wormtongue denethors-folly the-day-without-dawn threats-and-promises
        stormcrow""",
    "card_blows": """the-eagles-are-coming the-ents-awake-treebeard the-ents-awake-huorns the-ents-awake-entmoot
        dead-men-of-dunharrow the-spirit-of-mordor faramirs-rangers help-unlooked-for paths-of-the-woses
        the-last-battle through-a-day-and-a-night dreadful-spells grond-hammer-of-the-underworld
        the-ringwraiths-are-abroad the-black-captain-commands return-to-valinor the-fighting-uruk-hai
        corsairs-of-umbar""",
    "card_musters": """house-of-the-stewards the-grey-company cirdans-ships guards-of-the-citadel celeborns-galadhrim
        riders-of-theoden grimbeorn-the-old-son-of-beorn imrahil-of-dol-amroth king-brands-men swords-in-eriador
        kindred-of-glorfindel dain-ironfoots-guard eomer-son-of-eomund thranduils-archers rage-of-the-dunlendings
        return-of-the-witch-king half-orcs-and-goblin-men olog-hai hill-trolls a-new-power-is-rising
        many-kings-to-the-service-of-mordor the-king-is-revealed shadows-on-the-misty-mountains
        orcs-multiplying-again horde-from-the-east monsters-roused musterings-of-long-planned-war pits-of-mordor""",
}
KINDS = {card: kind for kind, cards in _CARDS_BY_KIND.items() for card in cards.split()}
# What A Power too Great keeps the Shadow out of.
ELVEN_REFUGES = tuple(INDEX[place] for place in ("lorien", "rivendell", "grey_havens"))


def event_value(board: Board, campaign: Campaign, card: str) -> float:
    """What playing a card for its event is worth now."""
    if not board.owns(board.edition.cards[card].player):
        return 0.0
    value = cards_free.VALUES.get(card) or cards_shadow.VALUES.get(card) or lords_cards.VALUES.get(card)
    if value is None:
        return 6.0
    kind = KINDS.get(card)
    worth = value(board, campaign) * (getattr(board.leanings, kind) if kind is not None else 1.0)
    return worth + board.leanings.cards.get(card, 0.0) if worth > 0 else worth


def keep_value(board: Board, campaign: Campaign, card: str) -> float:
    """What it is worth to have a card in hand."""
    lean = board.leanings
    if not board.owns(board.edition.cards[card].player):
        return PARTNERS
    promise = lean.card_promise * PROMISE.get(card, USUAL)
    if card in companions.ENTS and not board.eliminated("gandalf_the_white"):
        promise += lean.ents_promise
    return max(lean.keep_card * event_value(board, campaign, card), promise)


def card_intents(board: Board, campaign: Campaign) -> list[Intent]:
    intents = []
    for card in board.hand:
        value = event_value(board, campaign, card)
        if value > 0 and not board.waiting_nations.intersection(board.edition.cards[card].nations):
            reason = Reasoning("bot-wotr-card", card=card)
            answers = companions.parting(board, companions.FARTHER[card]) if card in companions.FARTHER else None
            intents.append(Intent(value, f"card:{card}", (EVENT, board.edition.cards[card].die), reason, answers))
    return intents


def draw_worth(board: Board) -> float:
    """A full hand needs no more."""
    lean = board.leanings
    room = board.hand_limit - len(board.hand)
    if room <= 0:
        return lean.draw_full
    worth = lean.draw if room >= 3 else lean.draw_two if room == 2 else lean.draw_one
    return worth + lean.draw_ents if hopes_for_ents(board) else worth


def hopes_for_ents(board: Board) -> bool:
    """Would a card of the Ents be of use, and have we none?"""
    if board.me != FREE or not board.leanings.draw_ents or not board.on_map("saruman"):
        return False
    return board.where("gandalf_the_white") == companions.FANGORN and not set(companions.ENTS).intersection(board.hand)


def deck_to_draw(board: Board, decks: list[str]) -> str:
    """The deck that serves what matters now: the Ring or the war."""
    weary = board.corruption >= board.leanings.deck_weary
    if board.me == FREE:
        every = max(1, round(board.leanings.strategy_every))
        wanted = "character" if board.in_mordor or weary or board.turn % every else "strategy"
        if ring.urgency(board) > 0.6 and not board.in_mordor and board.turn % 3 == 0:
            wanted = "strategy"
        if hopes_for_ents(board):
            wanted = "character"
    else:
        wanted = "character" if board.in_mordor or weary else "strategy"
    return wanted if wanted in decks else decks[0]


def draw_intents(board: Board, campaign: Campaign) -> list[Intent]:
    left = board.seen.hand(board.seat).decks
    decks = [deck for number, deck in enumerate(DECKS) if left[number]]
    if not decks:
        return []
    deck = deck_to_draw(board, decks)
    return [Intent(draw_worth(board), f"draw:{deck}", (EVENT, DRAW_CARD), Reasoning("bot-wotr-draw", deck=deck))]


def choose_discard(board: Board, campaign: Campaign, options: tuple[str, ...]) -> tuple[str, Reasoning]:
    """The card that will be missed least."""
    chosen = min(options, key=lambda token: (keep_value(board, campaign, token[5:]), token))
    return chosen, Reasoning("bot-wotr-discard", card=chosen[5:])


def table_intents(board: Board, campaign: Campaign) -> list[Intent]:
    """Getting rid of an enemy card that lies on the table."""
    intents = []
    for card in board.table:
        worth = 0.0
        if board.me == SHADOW and card == "a-power-too-great":
            symbols = [board.edition.cards[each].die for each in board.hand]
            if "character" in symbols and "army" in symbols and len(board.hand) >= 4:
                drawn = sum(
                    army.units >= 5
                    for army in board.open[SHADOW].values()
                    if min(DISTANCE[army.region][place] for place in ELVEN_REFUGES) <= 1
                )
                worth = 7.0 * drawn
        elif board.me == FREE and card == "denethors-folly":
            worth = 9.0
        elif board.me == FREE and card == "the-palantir-of-orthanc":
            worth = 6.0
        elif board.me == FREE and card == "the-gates-are-closed" and not board.in_mordor:
            worth = 5.0
        if worth > 0:
            uses = ("will_of_the_west",) if board.me == FREE else ANY_DIE
            intents.append(Intent(worth, f"discard:{card}", uses, Reasoning("bot-wotr-discard-table", card=card)))
    return intents
