"""What is printed on the event cards: deck, die, who stays on the table, which nations must be at war; their words."""

from __future__ import annotations

import pytest

from tests.wotr.cards.scenes import free_peoples_act, playable, played, why_unplayable
from tests.wotr.helpers import deck_of, discards_of
from westmarch.core import messages
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.state import CHARACTER_DECK, STRATEGY_DECK

CARDS = [(side, deck, card) for side in (FREE, SHADOW) for deck in (0, 1) for card in deck_of(side, deck)]
# Strategy cards for an Army die, by their numbers; the others are for a Muster die.
ARMY_CARDS = {FREE: {1, 2, 3, 5, 6, 10, 11, 12}, SHADOW: {1, 2, 3, 4, 7, 8, 9, 10, 13, 14, 15}}
# Cards that stay on the table.
FREE_TABLE = {
    *("mithril-coat-and-sting", "axe-and-bow", "horn-of-gondor", "wizards-staff"),
    *("the-last-battle", "a-power-too-great", "the-power-of-tom-bombadil"),
}
SHADOW_CHARACTER_TABLE = {
    "worn-with-sorrow-and-toil",
    "flocks-of-crebain",
    "balrog-of-moria",
    "the-palantir-of-orthanc",
    "wormtongue",
}
TABLE_CARDS = FREE_TABLE | SHADOW_CHARACTER_TABLE | {"denethors-folly", "threats-and-promises"}


@pytest.mark.parametrize(("side", "deck", "card"), CARDS, ids=[card for _, _, card in CARDS])
def test_what_is_printed(side: int, deck: int, card: str) -> None:
    event = BASE.cards[card]
    number = deck_of(side, deck).index(card) + 1
    strategy = "army" if number in ARMY_CARDS[side] else "muster"
    die = "character" if deck == CHARACTER_DECK else strategy
    assert (event.side, event.deck, event.die) == (side, deck, die)
    assert event.is_table_card == (card in TABLE_CARDS)
    assert messages.has(f"wotr.card.{card}")
    assert messages.has(f"wotr.card.{card}", attribute="text")


def test_all_are_there() -> None:
    assert (CHARACTER_DECK, STRATEGY_DECK) == (0, 1)
    assert len(CARDS) == 4 * 24


@pytest.mark.parametrize("card", sorted(SHADOW_CHARACTER_TABLE))
def test_a_table_card_stays_on_the_table(card: str) -> None:
    match = played(card, "character saruman: orthanc\nnation isengard: at-war")
    assert match.state.table == [card]
    assert discards_of(match, "shadow") == []
    assert free_peoples_act(match)


NATIONS_AT_WAR = {
    "the-day-without-dawn": ("isengard", "sauron", "southrons"),
    "the-shadow-is-moving": ("isengard", "sauron", "southrons"),
    "corsairs-of-umbar": ("southrons",),
    "rage-of-the-dunlendings": ("isengard",),
    "half-orcs-and-goblin-men": ("isengard",),
    "olog-hai": ("sauron",),
    "hill-trolls": ("sauron",),
    "horde-from-the-east": ("southrons",),
    "musterings-of-long-planned-war": ("isengard", "sauron", "southrons"),
    "pits-of-mordor": ("sauron",),
}


@pytest.mark.parametrize(("card", "nations"), NATIONS_AT_WAR.items())
def test_some_cards_need_nations_at_war(card: str, nations: tuple[str, ...]) -> None:
    needed = [f"nation {name}: at-war" for name in nations]
    assert playable(card, *needed)
    for missing in nations:
        assert why_unplayable(card, *needed, f"nation {missing}: 1 active") == "wotr-why-card-needs-war"


# -- what the Free Peoples' cards ask and tell has words

KINDS = """
    another exchange flee give-up hide-fellowship landing lower-damage move-fellowship muster-count muster-region nation
    prevent-draw refuge relieve relieve-from replace-tile separate-or-move shadow-army
    """


@pytest.mark.parametrize("kind", KINDS.split())
def test_every_question_has_words_and_help(kind: str) -> None:
    assert messages.has(f"wotr.card.{kind}")
    assert messages.has(f"wotr.card.{kind}", attribute="help")


@pytest.mark.parametrize("kind", ["die-turned", "tiles-shown", "tile-removed", "nazgul-lost"])
def test_everything_told_has_words(kind: str) -> None:
    assert messages.has(f"wotr.{kind}")
