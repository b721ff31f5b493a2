"""What the event cards of Lords of Middle-earth are worth now."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.bots.wotr import lords, minions, musters, ring
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.cards_free import Value, muster
from westmarch.bots.wotr.reading import Board
from westmarch.games.wotr.facts.board import FREE, INDEX, NATION_OF, NEIGHBOURS, SHADOW
from westmarch.games.wotr.facts.nations import GONDOR, NORTH, REGULAR, SAURON

DOL_GULDUR = INDEX["dol_guldur"]
SAURONS = tuple(
    INDEX[each] for each in ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")
)


def _near(board: Board, side: int, near: Callable[[int], bool]) -> int:
    """The hits of the greatest army of a side in or beside such places."""
    armies = [*board.open[side].values(), *(army for army in board.inside.values() if army.side == side)]
    return max(
        (army.hits for army in armies if any(near(each) for each in (army.region, *NEIGHBOURS[army.region]))), default=0
    )


def _rangers(board: Board, campaign: Campaign) -> float:
    hits = _near(board, SHADOW, lambda region: NATION_OF[region] == NORTH)
    return 5.0 + min(hits, 3) if hits else 0.0


def _balrog(board: Board, campaign: Campaign) -> float:
    if not board.on_map("balrog_of_moria"):
        return 0.0
    deeds = lords.deeds_of(board, campaign, "balrog_of_moria", "balrog:move-army", "balrog:attack", ())
    return max((intent.score for intent in deeds), default=5.0)


def _dol_guldur(board: Board, campaign: Campaign) -> float:
    nazgul = next((number for region, number in minions.nests(board) if region == DOL_GULDUR), 0)
    number = min(nazgul, 5, board.reinforcements(SAURON * 3 + REGULAR))
    return 2.0 + number * (1.2 + musters.place_value(board, campaign, SAURON * 3, DOL_GULDUR)) if nazgul else 0.0


def _madness(board: Board, campaign: Campaign) -> float:
    hits = 0 if board.from_war[SAURON] else _near(board, FREE, lambda region: region in SAURONS)
    return 6.0 + min(hits, 3) if hits else 0.0


VALUES: dict[str, Value] = {
    # Tiles that do no harm, and bring Sméagol.
    "you-know-the-way-there": lambda board, campaign: 7.0 if not board.eliminated("smeagol") else 3.0,
    "safe-paths-in-the-dark": lambda board, campaign: (
        ring.healing_value(board, 1.0)
        + 5.0 * sum(card in board.table for card in ("we-wont-go-back", "we-shall-get-it"))
    ),
    "wind-from-the-west": lambda board, campaign: (
        8.0 if any(board.edition.cards[card].side == SHADOW for card in board.table) else 5.5
    ),
    # By how many rings the Free Peoples still have.
    "three-rings-for-the-elven-kings": lambda board, campaign: (10.0, 10.0, 8.0, 0.0)[board.seen.rings[FREE]],
    "every-little-is-a-gain": muster(
        (GONDOR, "pelargir", 1), (GONDOR, "lossarnach", 1), (GONDOR, "lamedon", 1), cards=1
    ),
    "rangers-of-the-north": _rangers,
    "a-balrog-is-come": _balrog,
    "we-wont-go-back": lambda board, campaign: 7.0 if board.guide == "smeagol" else 0.0,
    "the-lore-of-the-elven-rings": lambda board, campaign: (
        4.0 if any(board.on_map(name) for name in lords.KEEPERS) else 1.5
    ),
    "the-gates-are-closed": lambda board, campaign: 0.0 if board.in_mordor else 6.0,
    "captain-of-despair": lambda board, campaign: (
        7.5 if board.on_map("witch_king") and board.guide != "gollum" else 0.0
    ),
    "shadow-of-dol-guldur": _dol_guldur,
    "madness-and-horror": _madness,
}
