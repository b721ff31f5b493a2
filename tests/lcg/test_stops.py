"""Which windows a person may leave to the program: what could matter in them, and what the others see of it."""

from __future__ import annotations

import pytest

from tests.lcg.helpers import Story, position
from tests.scripts import script
from westmarch.core import stops
from westmarch.games.lcg.abilities import in_any_case
from westmarch.games.lcg.cards import BOX
from westmarch.games.lcg.facts.box import CARDS
from westmarch.games.lcg.facts.decks import STARTER_DECKS
from westmarch.games.lcg.state import COMBAT


def useful(table: Story) -> list[str]:
    """What could matter in the window that is open."""
    assert table.match.decision is not None
    found = table.match.decision.params["useful"]
    assert isinstance(found, list)
    return found


def at(step: str, play: str, hand: str = "", rest: str = "", heroes: str = "aragorn gloin theodred") -> Story:
    return position(f"step: {step}\np1 play: {play}\np1 hand: {hand}\n{rest}", heroes)


QUESTING = "aragorn committed exhausted resources=5, gloin exhausted, theodred resources=5"
RESTED = "aragorn resources=5, gloin resources=5, theodred resources=5"
HURT = "glorfindel resources=5 damage=2, denethor, beravor"
LORE = "glorfindel denethor beravor"
SPIDER = "p1 engaged: forest-spider"


@pytest.mark.parametrize(
    ("step", "play", "hand", "rest", "heroes", "found"),
    [
        # Willpower counts until the quest is resolved.
        ("commit-actions", f"{QUESTING}, faramir", "", "", "aragorn gloin theodred", ["use:faramir"]),
        ("staging-actions", f"{QUESTING}, faramir", "", "", "aragorn gloin theodred", ["use:faramir"]),
        ("quest-actions", f"{RESTED}, faramir", "", "", "aragorn gloin theodred", []),
        ("resolution-actions", f"{QUESTING}, faramir", "", "", "aragorn gloin theodred", []),
        ("staging-actions", "eowyn committed exhausted", "feint", "", "eowyn", ["use:eowyn"]),
        ("staging-actions", "eowyn", "feint", "", "eowyn", []),
        # Strength counts where damage is dealt, not before.
        ("shadow-actions", RESTED, "for-gondor", SPIDER, "aragorn gloin theodred", []),
        ("refresh-actions", RESTED, "for-gondor", SPIDER, "aragorn gloin theodred", []),
        # Who shall not attack must be held before it is chosen.
        ("shadow-actions", "legolas resources=5", "feint", SPIDER, "legolas", ["play:feint"]),
        ("combat-actions", "legolas resources=5", "feint", SPIDER, "legolas", []),
        # Damage is healed before more may come, at the latest before the healer readies.
        ("commit-actions", HURT, "", "", LORE, ["use:glorfindel", "use:denethor", "use:beravor"]),
        ("combat-actions", HURT, "", "", LORE, ["use:glorfindel", "use:denethor", "use:beravor"]),
        ("travel-actions", HURT, "", "", LORE, []),
        # Alone one plays cards right after the resource phase.
        ("resource-actions", HURT, "", "", LORE, []),
        # Who looks at the encounter deck does so before somebody commits, before cards are revealed or dealt.
        ("quest-actions", HURT, "", "", LORE, ["use:denethor"]),
        ("encounter-actions", HURT, "", SPIDER, LORE, ["use:denethor"]),
        ("encounter-actions", HURT, "", "", LORE, []),
        # Threat is lowered before enemies come, or where it comes near 50.
        ("engage-actions", "eleanor resources=5", "the-galadhrims-greeting", "staging: forest-spider\nthreat: 30",
         "eleanor", ["play:the-galadhrims-greeting"]),
        ("engage-actions", "eleanor resources=5", "the-galadhrims-greeting", "staging: forest-spider\nthreat: 20",
         "eleanor", []),
        ("combat-actions", "eleanor resources=5", "the-galadhrims-greeting", "threat: 20", "eleanor", []),
        ("combat-actions", "eleanor resources=5", "the-galadhrims-greeting", "threat: 48", "eleanor",
         ["play:the-galadhrims-greeting"]),
    ],
)  # fmt: skip
def test_what_could_matter_in_a_window(
    step: str, play: str, hand: str, rest: str, heroes: str, found: list[str]
) -> None:
    table = at(step, play, hand, rest, heroes)
    assert (table.kind, useful(table)) == ("window", found)


def test_strength_matters_once_somebody_defends_and_before_an_enemy_is_struck() -> None:
    table = at("enemies-attack", RESTED, "for-gondor", SPIDER)
    asked = []
    while table.kind != "engage" and table.state.phase == COMBAT:
        if table.kind == "window":
            asked.append(useful(table))
            table.play("pass")
        else:
            table.play("aragorn" if table.kind == "defend" else table.options[0])
    # The enemy is chosen, aragorn defends, the shadow is turned up, damage; attackers, strength, damage; the end.
    assert asked == [[], [], ["play:for-gondor"], [], [], ["play:for-gondor"], [], []]


def test_readying_matters_for_an_action_that_exhausts() -> None:
    """Faramir may lead twice."""
    tired = f"{QUESTING}, faramir exhausted"
    assert useful(at("staging-actions", tired, "ever-vigilant")) == ["play:ever-vigilant"]
    tired = f"{QUESTING}, guard-of-the-citadel exhausted"
    assert useful(at("staging-actions", tired, "ever-vigilant")) == []


def test_after_the_last_attack_of_enemies_one_may_ready_to_strike() -> None:
    table = at("enemies-attack", "aragorn resources=5, gloin, theodred exhausted", "common-cause", SPIDER)
    table.until("defend").play("undefended").until("undefended").play("aragorn").until("window")
    assert (table.kind, useful(table)) == ("window", ["play:common-cause"])


def test_cards_always_matter_on_the_own_turn() -> None:
    table = position(f"p1 play: {RESTED}\np1 hand: for-gondor, guard-of-the-citadel")
    assert (table.kind, useful(table)) == ("plan", ["play:guard-of-the-citadel"])
    assert useful(position(f"p1 play: {RESTED}\np1 hand: for-gondor")) == []


def test_every_action_of_the_box_says_when_it_matters() -> None:
    unsaid = {number for table in (BOX.actions, BOX.events) for number in table if table[number].matters is in_any_case}
    assert {CARDS[number].id for number in unsaid} == set(BOX.claimable), [CARDS[number].id for number in unsaid]


# -- what the others see


def shared(hand: str, step: str = "staging-actions") -> Story:
    lines = f"step: {step}\np1 play: aragorn committed exhausted\np2 play: glorfindel resources=5\np2 hand: {hand}"
    return position(f"{lines}\nstaging: forest-spider", "aragorn", "glorfindel")


def test_the_others_do_not_see_whether_something_matters() -> None:
    one, other = shared("radagasts-cunning.4"), shared("forest-snare.4")
    assert one.seat == other.seat == "p2"
    assert useful(one) == ["play:radagasts-cunning"]
    assert useful(other) == []
    assert one.match.view("p1")["asked"] == other.match.view("p1")["asked"]
    assert one.match.view("p1")["asked"] == {
        "seat": "p2", "kind": "lcg.window", "stop": "quest", "leave": "pass", "open": False,
    }  # fmt: skip


def test_where_nobody_could_do_anything_of_use_all_may_know() -> None:
    """In the travel phase everything can wait."""
    for hand in ("lore-of-imladris.4", "forest-snare.4"):
        table = shared(hand, "travel-actions")
        assert table.match.view("p1")["asked"]["open"] is True
        assert table.match.decision is not None
        assert stops.tells_nothing(table.match.decision, {})


def test_with_others_the_window_before_planning_matters() -> None:
    """Who draws cards for another player does so before that one plays his."""
    assert useful(position("step: resource-actions\np1 play: aragorn\np2 play: beravor")) == ["use:beravor"]


# -- how many questions are left


@pytest.mark.parametrize("deck", list(STARTER_DECKS))
def test_a_round_alone_asks_little_and_loses_nothing(deck: str) -> None:
    """At most 25 answers a round, 5 of them passes. What the hints wanted was asked about, but for one in a hundred
    rounds, where it would have done nothing (a strength after the last blow)."""
    count = script("bench/answers.py").measure(deck, 20, stops.USEFUL)
    assert count.answers / count.rounds <= 25
    assert count.passes / count.rounds <= 5
    assert sum(count.lost.values()) * 100 <= count.rounds
