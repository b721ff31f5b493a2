"""The four starter decks (rulebook, First game): three heroes, the cards of one sphere, one Gandalf.

And decks of our own, by the tournament rules; with three copies of many cards they take two boxes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from westmarch.games.lcg.facts.box import BY_ID
from westmarch.games.lcg.facts.card import LEADERSHIP, LORE, SPIRIT, TACTICS
from westmarch.games.lcg.facts.player_cards import PLAYER_CARDS


@dataclass(slots=True)
class Deck:
    """Heroes and cards, by number; `cards` counts copies. Its name makes no difference."""

    name: str = field(compare=False)
    heroes: tuple[int, ...]
    cards: dict[int, int]

    def size(self) -> int:
        return sum(self.cards.values())

    def __hash__(self) -> int:
        return hash(self.heroes)


def _starter(name: str, sphere: int, heroes: tuple[str, str, str]) -> Deck:
    cards = {card.number: card.quantity for card in PLAYER_CARDS if card.sphere == sphere}
    cards[BY_ID["gandalf"].number] = 1
    return Deck(name, tuple(BY_ID[hero].number for hero in heroes), cards)


STARTER_DECKS: dict[str, Deck] = {
    "leadership": _starter("leadership", LEADERSHIP, ("aragorn", "gloin", "theodred")),
    "spirit": _starter("spirit", SPIRIT, ("eowyn", "dunhere", "eleanor")),
    "tactics": _starter("tactics", TACTICS, ("legolas", "gimli", "thalin")),
    "lore": _starter("lore", LORE, ("glorfindel", "denethor", "beravor")),
}
# Who gets which deck when nobody says; the pair that quests and fights best comes first.
DEFAULT_DECKS: tuple[str, ...] = ("leadership", "spirit", "tactics", "lore")


def _tournament(name: str, heroes: tuple[str, ...], cards: dict[int, str]) -> Deck:
    """A deck by titles, listed by their number of copies."""
    counted = {BY_ID[card].number: copies for copies, titles in cards.items() for card in titles.split()}
    return Deck(name, tuple(BY_ID[hero].number for hero in heroes), counted)


TOURNAMENT_DECKS: dict[str, Deck] = {
    # Low threat, many allies, cards drawn: for journeys that take patience.
    "wayfarers": _tournament(
        "wayfarers",
        ("theodred", "eowyn", "beravor"),
        {
            3: (
                "guard-of-the-citadel faramir snowbourn-scout silverlode-archer longbeard-orc-slayer "
                "steward-of-gondor northern-tracker a-test-of-will the-galadhrims-greeting gleowine "
                "erebor-hammersmith forest-snare gandalf"
            ),
            2: "son-of-arnor sneak-attack wandering-took unexpected-courage",
            1: "valiant-sacrifice lorien-guide henamarth-riversong",
        },
    ),
    # Fighters who draw cards and heal: for what is over soon.
    "captains": _tournament(
        "captains",
        ("aragorn", "theodred", "beravor"),
        {
            3: (
                "guard-of-the-citadel faramir snowbourn-scout silverlode-archer longbeard-orc-slayer "
                "steward-of-gondor sneak-attack gandalf erebor-hammersmith gleowine forest-snare"
            ),
            2: (
                "celebrians-stone son-of-arnor daughter-of-the-nimrodel henamarth-riversong lore-of-imladris "
                "valiant-sacrifice"
            ),
            1: "miner-of-the-iron-hills loriens-wealth brok-ironfist protector-of-lorien radagasts-cunning",
        },
    ),
    # Fighters and healers, to stand beside the wayfarers.
    "wardens": _tournament(
        "wardens",
        ("legolas", "thalin", "denethor"),
        {
            3: (
                "veteran-axehand gondorian-spearman horseback-archer feint quick-strike dwarven-axe "
                "blade-of-gondolin forest-snare gleowine erebor-hammersmith daughter-of-the-nimrodel "
                "lore-of-imladris gandalf"
            ),
            2: "beorn swift-strike blade-mastery henamarth-riversong loriens-wealth",
            1: "protector-of-lorien",
        },
    ),
}

SHIPPED_DECKS: dict[str, Deck] = {**STARTER_DECKS, **TOURNAMENT_DECKS}
