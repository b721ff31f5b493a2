"""The combat halves of all 96 cards: 38 effects, each with its condition, moment and consequence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.story import asked, options, play, reason, told
from tests.wotr.helpers import army, casualties_of, discards_of, garrison, nation, position, where
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.state import SIDES, War

ONES = [1] * 30


def fight(
    free: str,
    shadow: str,
    *lines: str,
    free_card: str | None = None,
    shadow_card: str | None = None,
    where_free: str = "north_ithilien",
    where_shadow: str = "south_ithilien",
    attacker: str = "shadow",
    dice: list[int] | None = None,
    reroll: list[int] | None = None,
    play_cards: bool = True,
) -> War:
    """A battle in the field, up to the cards; dice fall attacker's first, and are ones when not given."""
    match = position(
        "map: empty",
        f"acting: {attacker}\nrings: free 0, shadow 0",
        "dice shadow: army army\ndice free: muster_army muster_army",
        *(f"nation {name}: at-war" for name in ("sauron", "isengard", "southrons", "gondor", "rohan", "elves")),
        f"army {where_free}: {free}\narmy {where_shadow}: {shadow}",
        f"hand free: {free_card or ''}\nhand shadow: {shadow_card or ''}",
        *lines,
        combat_dice=(dice or []) + ONES,
        combat_reroll=(reroll or []) + ONES,
    )
    play(match, "attack")
    target = where_free if attacker == "shadow" else where_shadow
    if asked(match)[1] == "wotr.attack.from":
        play(match, where_shadow if attacker == "shadow" else where_free)
    if asked(match)[1] == "wotr.attack.to":
        play(match, target)
    if asked(match)[1] == "wotr.attack.force":
        play(match, "all")
    while asked(match)[1] in ("wotr.withdraw", "wotr.battle.white-rider"):
        play(match, "fight" if asked(match)[1] == "wotr.withdraw" else "no")
    if play_cards:
        play_combat_cards(match, free_card, shadow_card)
    return match


def play_combat_cards(match: War, free_card: str | None, shadow_card: str | None) -> None:
    for _ in range(2):
        if match.decision is not None and asked(match)[1] == "wotr.combat-card":
            card = free_card if asked(match)[0] == "free" else shadow_card
            play(match, f"card:{card}" if card and f"card:{card}" in options(match) else "none")


def rolls(match: War, side: int, kind: str = "combat-roll") -> list[dict[str, Any]]:
    return [roll for roll in told(match, f"wotr.{kind}") if roll["side"] == SIDES[side]]


def hits_taken(match: War, side: int) -> list[object]:
    return [event["hits"] for event in told(match, "wotr.hits") if event["side"] == SIDES[side]]


def cannot_play(match: War, card: str) -> str:
    """Why the card is not offered; the one asked must be its owner."""
    assert match.decision is None or f"card:{card}" not in options(match) or asked(match)[1] != "wotr.combat-card"
    battle = match.state.battle
    if battle is None:
        return "nobody was asked"
    from westmarch.games.wotr.war.battle import why_not_combat_card

    reason_why = why_not_combat_card(battle, BASE.cards[card].side, card)  # type: ignore[arg-type]
    return "" if reason_why is None else reason_why.key


EFFECTS = {
    "daring_defiance": "i-will-go-alone gwaihir-the-windlord we-prove-the-swifter",
    "scouts": "the-spirit-of-mordor the-red-arrow grimbeorn-the-old-son-of-beorn",
    "sudden_strike": "challenge-of-the-king dead-men-of-dunharrow paths-of-the-woses",
    "charge": "cirdans-ships guards-of-the-citadel",
    "it_is_a_gift": "elven-cloaks elven-rope phial-of-galadriel smeagol-helps-nice-master",
    "servant_of_the_secret_fire": "wizards-staff",
    "valour": "dain-ironfoots-guard eomer-son-of-eomund thranduils-archers",
    "ents_rage": "the-ents-awake-treebeard",
    "huorn_dark": "the-ents-awake-huorns",
    "daylight": "the-last-battle celeborns-galadhrim riders-of-theoden",
    "brave_stand": "there-and-back-again house-of-the-stewards the-grey-company",
    "advantageous_position": "the-power-of-tom-bombadil book-of-mazarbul swords-in-eriador kindred-of-glorfindel",
    "confusion": "wisdom-of-elrond through-a-day-and-a-night",
    "mighty_attack": "axe-and-bow horn-of-gondor",
    "anduril": "athelas",
    "no_quarter": "a-power-too-great help-unlooked-for",
    "nameless_wood": "the-ents-awake-entmoot",
    "blade_of_westernesse": "mithril-coat-and-sting",
    "fateful_strike": "bilbos-song",
    "heroic_death": "there-is-another-way mirror-of-galadriel the-eagles-are-coming",
    "shield_wall": "faramirs-rangers fear-fire-foes imrahil-of-dol-amroth king-brands-men",
    "swarm_of_bats": "the-shadow-is-moving return-of-the-witch-king",
    "words_of_power": "worn-with-sorrow-and-toil the-lidless-eye the-ringwraiths-are-abroad",
    "durins_bane": "balrog-of-moria",
    "one_for_the_dark_lord": "shelobs-lair the-ring-is-mine on-on-they-went give-it-to-uss",
    "cruel_as_death": "orc-patrol isildurs-bane cruel-weather the-palantir-of-orthanc",
    "dread_and_despair": "candles-of-corpses the-breaking-of-the-fellowship grond-hammer-of-the-underworld",
    "foul_stench": "nazgul-search wormtongue the-black-captain-commands",
    "devilry_of_orthanc": "dreadful-spells denethors-folly threats-and-promises",
    "deadly_strife": "return-to-valinor corsairs-of-umbar horde-from-the-east",
    "desperate_battle": "monsters-roused musterings-of-long-planned-war pits-of-mordor",
    "relentless_assault": "the-day-without-dawn rage-of-the-dunlendings the-king-is-revealed",
    "mumakil": "shadows-gather the-shadow-lengthens",
    "they_are_terrible": "foul-thing-from-the-deep lure-of-the-ring flocks-of-crebain",
    "black_breath": "the-nazgul-strike morgul-wound",
    "great_host": "stormcrow a-new-power-is-rising many-kings-to-the-service-of-mordor",
    "onslaught": "the-fighting-uruk-hai shadows-on-the-misty-mountains orcs-multiplying-again",
    "we_come_to_kill": "half-orcs-and-goblin-men olog-hai hill-trolls",
}
INITIATIVE = {
    0: "daring_defiance swarm_of_bats",
    1: "scouts words_of_power",
    2: "sudden_strike charge durins_bane",
    3: "it_is_a_gift servant_of_the_secret_fire valour ents_rage huorn_dark daylight brave_stand "
    "advantageous_position one_for_the_dark_lord cruel_as_death dread_and_despair foul_stench devilry_of_orthanc "
    "deadly_strife desperate_battle relentless_assault mumakil",
    4: "confusion mighty_attack anduril they_are_terrible",
    5: "no_quarter nameless_wood mumakil",
    6: "blade_of_westernesse fateful_strike heroic_death shield_wall black_breath",
    7: "great_host onslaught we_come_to_kill",
}


def test_every_card_has_its_combat_half() -> None:
    printed = {card: effect for effect, cards in EFFECTS.items() for card in cards.split()}
    assert {card: event.combat.id for card, event in BASE.cards.items()} == printed


def test_every_effect_acts_at_its_initiative() -> None:
    printed: dict[str, set[int]] = {}
    for number, names in INITIATIVE.items():
        for name in names.split():
            printed.setdefault(name, set()).add(number)
    assert {event.combat.id: set(event.combat.acts) for event in BASE.cards.values()} == printed


# -- Free Peoples


def test_daring_defiance_cancels_the_shadows_card_for_the_companions_leadership() -> None:
    lines = "character boromir: north_ithilien"
    match = fight("gondor 3/0/0", "sauron 3/0", lines, free_card="i-will-go-alone", shadow_card="monsters-roused")
    assert rolls(match, 1)[0]["bonus"] == 0, "Desperate Battle did nothing"
    assert not rolls(match, 0, "leader-reroll"), "Boromir's Leadership is forfeited"
    match = fight("gondor 3/0/0", "sauron 3/0", "character boromir: north_ithilien", free_card="i-will-go-alone")
    assert len(rolls(match, 0, "leader-reroll")) == 1, "without a Shadow card nothing is forfeited"
    match = fight("gondor 3/0/1", "sauron 3/0", free_card="i-will-go-alone", play_cards=False)
    assert cannot_play(match, "i-will-go-alone") == "wotr-why-combat-companion"


def test_scouts_slip_away_before_the_battle() -> None:
    match = fight("gondor 3/0/1", "sauron 3/0", free_card="the-spirit-of-mordor")
    assert asked(match) == ("free", "wotr.fight.scouts")
    play(match, "osgiliath", "none")
    assert army(match, "osgiliath") == {"gondor-regular": 3, "gondor-leader": 1}
    assert not told(match, "wotr.combat-roll")
    assert nation(match, "gondor") == "at-war active"
    match = fight("gondor 3/0/1", "sauron 3/0", attacker="free", free_card="the-spirit-of-mordor", play_cards=False)
    assert cannot_play(match, "the-spirit-of-mordor") == "wotr-why-combat-defend-field"


def test_scouts_may_withdraw_into_their_stronghold() -> None:
    match = fight(
        "rohan 3/0/0",
        "isengard 3/0",
        free_card="the-spirit-of-mordor",
        where_free="helms_deep",
        where_shadow="fords_of_isen",
    )
    assert "withdraw" in options(match)
    play(match, "withdraw", "all")
    assert garrison(match, "helms_deep") == {"rohan-regular": 3}


def test_sudden_strike_attacks_first_with_the_leaders() -> None:
    match = fight("gondor 3/0/2", "sauron 2/0", free_card="challenge-of-the-king", dice=[5, 6])
    assert told(match, "wotr.extra-attack") == [
        {"side": "free", "effect": "sudden_strike", "dice": [5, 6], "struck": [1, 1], "needs": 5, "hits": 2}
    ]
    assert army(match, "south_ithilien") == {}, "both fell before the combat roll"
    match = fight("gondor 3/0/0", "sauron 2/0", free_card="challenge-of-the-king", play_cards=False)
    assert cannot_play(match, "challenge-of-the-king") == "wotr-why-combat-leader-or-companion"


def test_charge_attacks_first_with_the_elites() -> None:
    match = fight("gondor 3/2/0", "sauron 2/0", free_card="cirdans-ships", dice=[5, 6])
    assert told(match, "wotr.extra-attack")[0]["dice"] == [5, 6]
    match = fight("gondor 3/0/1", "sauron 2/0", free_card="cirdans-ships", play_cards=False)
    assert cannot_play(match, "cirdans-ships") == "wotr-why-combat-free-elite"


@pytest.mark.parametrize(
    ("card", "lines", "roll", "again"),
    [
        ("elven-cloaks", "fellowship: north_ithilien", 1, 1),
        ("wizards-staff", "character gandalf_the_grey: north_ithilien", 1, 0),
        ("dain-ironfoots-guard", "", 1, 0),
    ],
)
def test_cards_that_add_to_the_free_peoples_dice(card: str, lines: str, roll: int, again: int) -> None:
    match = fight("gondor 2/1/1", "sauron 5/0", lines, free_card=card)
    assert rolls(match, 0)[0]["bonus"] == roll
    assert rolls(match, 0, "leader-reroll")[0]["bonus"] == again


def test_their_conditions() -> None:
    match = fight("gondor 2/0/1", "sauron 5/0", free_card="elven-cloaks", play_cards=False)
    assert cannot_play(match, "elven-cloaks") == "wotr-why-combat-fellowship"
    match = fight("gondor 2/0/1", "sauron 5/0", free_card="wizards-staff", play_cards=False)
    assert cannot_play(match, "wizards-staff") == "wotr-why-combat-gandalf"
    match = fight("gondor 2/0/1", "sauron 5/0", free_card="dain-ironfoots-guard", play_cards=False)
    assert cannot_play(match, "dain-ironfoots-guard") == "wotr-why-combat-free-elite"


ENTWOOD = {"where_free": "westemnet", "where_shadow": "eastemnet"}


def test_the_wood_fights_in_rohan_fangorn_and_orthanc() -> None:
    match = fight("rohan 2/0/1", "sauron 5/0", free_card="the-ents-awake-treebeard", **ENTWOOD)  # type: ignore[arg-type]
    assert rolls(match, 0)[0]["bonus"] == 2
    assert rolls(match, 0, "leader-reroll")[0]["bonus"] == 0
    match = fight("rohan 2/0/1", "sauron 5/0", free_card="the-ents-awake-huorns", **ENTWOOD)  # type: ignore[arg-type]
    assert len(rolls(match, 1)[0]["dice"]) == 2
    match = fight("rohan 2/0/0", "sauron 5/0", free_card="the-ents-awake-entmoot", dice=[1] * 5 + [6, 1], **ENTWOOD)  # type: ignore[arg-type]
    assert hits_taken(match, 1) == [3]
    match = fight("rohan 2/0/0", "sauron 5/0", free_card="the-ents-awake-entmoot", **ENTWOOD)  # type: ignore[arg-type]
    assert hits_taken(match, 1) == []
    for card in ("the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot"):
        match = fight("gondor 2/0/1", "sauron 5/0", free_card=card, play_cards=False)
        assert cannot_play(match, card) == "wotr-why-combat-entwood"


def test_daylight_leaves_the_shadow_three_dice() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0", free_card="celeborns-galadhrim")
    assert len(rolls(match, 1)[0]["dice"]) == 3


def test_brave_stand_takes_a_die_for_each_companion_but_leaves_one() -> None:
    two = "character gimli: north_ithilien\ncharacter boromir: north_ithilien"
    match = fight("gondor 2/0/0", "sauron 5/0", two, free_card="there-and-back-again")
    assert len(rolls(match, 1)[0]["dice"]) == 3
    match = fight("gondor 2/0/0", "sauron 2/0", two, free_card="there-and-back-again")
    assert len(rolls(match, 1)[0]["dice"]) == 1
    match = fight("gondor 2/0/0", "sauron 2/0", free_card="there-and-back-again", play_cards=False)
    assert cannot_play(match, "there-and-back-again") == "wotr-why-combat-companion"


def test_advantageous_position_costs_the_shadow_a_point_on_its_roll() -> None:
    match = fight("rohan 2/0/0", "sauron 5/0", free_card="the-power-of-tom-bombadil", dice=[5, 5, 5, 5, 6], **ENTWOOD)  # type: ignore[arg-type]
    assert (rolls(match, 1)[0]["bonus"], rolls(match, 1)[0]["hits"]) == (-1, 1)
    match = fight("gondor 2/0/0", "sauron 5/0", free_card="the-power-of-tom-bombadil", play_cards=False)
    assert cannot_play(match, "the-power-of-tom-bombadil") == "wotr-why-combat-free-land"


def test_confusion_turns_ones_on_the_shadow() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 5", free_card="wisdom-of-elrond", dice=[1, 1, 2, 3, 4])
    assert hits_taken(match, 1) == [2]
    assert len(rolls(match, 1, "leader-reroll")[0]["dice"]) == 3, "the ones are not rolled again"


def test_mighty_attack_trades_leadership_for_a_hit() -> None:
    two = "character gimli: north_ithilien\ncharacter boromir: north_ithilien"
    match = fight("gondor 2/0/0", "sauron 5/0", two, free_card="axe-and-bow")
    assert asked(match) == ("free", "wotr.fight.mighty-attack")
    play(match, "character:gimli")
    assert len(rolls(match, 0, "leader-reroll")[0]["dice"]) == 1, "only Boromir leads now"
    assert hits_taken(match, 1) == [1]
    match = fight("gondor 2/0/1", "sauron 5/0", free_card="axe-and-bow", play_cards=False)
    assert cannot_play(match, "axe-and-bow") == "wotr-why-combat-companion"


def test_anduril_turns_one_miss_for_strider_and_two_for_aragorn() -> None:
    match = fight("gondor 3/0/0", "sauron 5/0", "character strider: north_ithilien", free_card="athelas")
    assert hits_taken(match, 1) == [1]
    assert not rolls(match, 0, "leader-reroll")
    gone = "character strider: eliminated\ncharacter aragorn: north_ithilien"
    match = fight("gondor 3/0/0", "sauron 5/0", gone, free_card="athelas")
    assert hits_taken(match, 1) == [2]
    match = fight("gondor 3/0/1", "sauron 5/0", free_card="athelas", play_cards=False)
    assert cannot_play(match, "athelas") == "wotr-why-combat-strider"


def test_no_quarter_adds_a_hit_to_any_hit() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0", free_card="help-unlooked-for", dice=[1] * 5 + [6, 1])
    assert hits_taken(match, 1) == [2]
    match = fight("gondor 2/0/0", "sauron 5/0", free_card="help-unlooked-for")
    assert hits_taken(match, 1) == []


def test_the_blade_of_westernesse_strikes_down_a_minion() -> None:
    lines = "character meriadoc: north_ithilien\ncharacter witch_king: south_ithilien"
    match = fight("gondor 2/0/0", "sauron 5/0", lines, free_card="mithril-coat-and-sting", reroll=[1, 1, 6])
    assert where(match, "witch_king") == "eliminated"
    assert hits_taken(match, 1) == [], "the hit was spent on him"
    match = fight(
        "gondor 2/0/0",
        "sauron 5/0",
        "character gimli: north_ithilien",
        free_card="mithril-coat-and-sting",
        play_cards=False,
    )
    assert cannot_play(match, "mithril-coat-and-sting") == "wotr-why-combat-hobbit"


def test_fateful_strike_takes_a_nazgul_or_with_two_hits_a_minion() -> None:
    match = fight("gondor 3/0/2", "sauron 5/0, nazgul 1", free_card="bilbos-song", reroll=[1, 6, 1])
    assert army(match, "south_ithilien").get("nazgul") is None
    assert hits_taken(match, 1) == [1], "the hit still counts"
    lines = "character witch_king: south_ithilien"
    match = fight("gondor 3/0/2", "sauron 5/0, nazgul 1", lines, free_card="bilbos-song", reroll=[1, 1, 1, 6, 6])
    assert asked(match) == ("free", "wotr.fight.strike-minion")
    play(match, "character:witch_king")
    assert where(match, "witch_king") == "eliminated"
    match = fight("gondor 3/0/0", "sauron 5/0", free_card="bilbos-song", play_cards=False)
    assert cannot_play(match, "bilbos-song") == "wotr-why-combat-leader-or-companion"


def test_a_heroic_death_cancels_hits() -> None:
    lines = "character gimli: north_ithilien"
    match = fight("gondor 4/0/1", "sauron 5/0", lines, free_card="there-is-another-way", dice=[6, 6, 6, 1, 1])
    assert asked(match) == ("free", "wotr.fight.heroic-death")
    play(match, "character:gimli")
    assert where(match, "gimli") == "eliminated"
    assert hits_taken(match, 0) == [1]
    match = fight("gondor 4/0/1", "sauron 5/0", lines, free_card="there-is-another-way", dice=[6, 6, 6, 1, 1])
    play(match, "gondor-leader")
    assert casualties_of(match, "gondor-leader") == 1
    assert hits_taken(match, 0) == [2]
    match = fight("gondor 4/0/1", "sauron 5/0", lines, free_card="there-is-another-way", dice=[6, 6, 6, 1, 1])
    play(match, "none")
    assert hits_taken(match, 0) == [3]
    match = fight("gondor 4/0/0", "sauron 5/0", free_card="there-is-another-way", play_cards=False)
    assert cannot_play(match, "there-is-another-way") == "wotr-why-combat-leader-or-companion"


def test_the_shield_wall_cancels_one_of_two_hits() -> None:
    match = fight("gondor 4/0/0", "sauron 5/0", free_card="faramirs-rangers", dice=[6, 6, 1, 1, 1])
    assert hits_taken(match, 0) == [1]
    match = fight("gondor 4/0/0", "sauron 5/0", free_card="faramirs-rangers", dice=[6, 1, 1, 1, 1])
    assert hits_taken(match, 0) == [1]


# -- Shadow


def test_a_swarm_of_bats_cancels_a_card_or_helps_the_reroll() -> None:
    match = fight(
        "gondor 3/0/0", "sauron 5/0, nazgul 1", free_card="celeborns-galadhrim", shadow_card="the-shadow-is-moving"
    )
    assert len(rolls(match, 1)[0]["dice"]) == 5, "Daylight is cancelled"
    assert rolls(match, 1, "leader-reroll")[0]["bonus"] == 0
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 1", shadow_card="the-shadow-is-moving")
    assert rolls(match, 1, "leader-reroll")[0]["bonus"] == 1


def test_of_two_cancelling_cards_the_defenders_works() -> None:
    lines = "character boromir: north_ithilien"
    match = fight(
        "gondor 3/0/0", "sauron 5/0, nazgul 1", lines, free_card="i-will-go-alone", shadow_card="the-shadow-is-moving"
    )
    assert rolls(match, 1, "leader-reroll")[0]["bonus"] == 0
    assert not rolls(match, 0, "leader-reroll"), "Defiance worked: Boromir gave his Leadership"
    match = fight(
        "gondor 3/0/0",
        "sauron 5/0, nazgul 1",
        lines,
        free_card="i-will-go-alone",
        shadow_card="the-shadow-is-moving",
        attacker="free",
    )
    assert rolls(match, 0, "leader-reroll"), "the bats came first: Boromir keeps it"


def test_words_of_power_silence_a_companion() -> None:
    lines = "character boromir: north_ithilien\ncharacter gimli: north_ithilien"
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 1", lines, shadow_card="worn-with-sorrow-and-toil")
    assert asked(match) == ("shadow", "wotr.fight.words-of-power")
    play(match, "character:boromir")
    assert len(rolls(match, 0)[0]["dice"]) == 3, "two units and Gimli"
    assert len(rolls(match, 0, "leader-reroll")[0]["dice"]) == 1
    match = fight("gondor 2/0/0", "sauron 5/0", lines, shadow_card="worn-with-sorrow-and-toil", play_cards=False)
    assert cannot_play(match, "worn-with-sorrow-and-toil") == "wotr-why-combat-nazgul"


def test_durins_bane_strikes_near_moria() -> None:
    places = {"where_free": "dimrill_dale", "where_shadow": "moria"}
    match = fight("elves 4/0/0", "sauron 5/0", shadow_card="balrog-of-moria", dice=[4, 4, 3], **places)  # type: ignore[arg-type]
    assert told(match, "wotr.extra-attack") == [
        {"side": "shadow", "effect": "durins_bane", "dice": [4, 4, 3], "struck": [1, 1, 0], "needs": 4, "hits": 2}
    ]
    match = fight("elves 4/0/0", "sauron 5/0", shadow_card="balrog-of-moria", play_cards=False)
    assert cannot_play(match, "balrog-of-moria") == "wotr-why-combat-near-moria"


def test_the_balrog_may_come_up_from_the_table() -> None:
    lines = "table: balrog-of-moria"
    match = fight("elves 4/0/0", "sauron 5/0", lines, where_free="dimrill_dale", where_shadow="moria", play_cards=False)
    play(match, "card:balrog-of-moria")
    assert told(match, "wotr.extra-attack")
    assert match.state.table == []
    assert discards_of(match, "shadow") == ["balrog-of-moria"]


def test_one_for_the_dark_lord() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 1", "fellowship: north_ithilien", shadow_card="shelobs-lair")
    assert rolls(match, 1)[0]["bonus"] == rolls(match, 1, "leader-reroll")[0]["bonus"] == 1
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 1", shadow_card="shelobs-lair", play_cards=False)
    assert cannot_play(match, "shelobs-lair") == "wotr-why-combat-fellowship"


def test_cruel_as_death_costs_two_points_of_nazgul_leadership() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 3", shadow_card="orc-patrol")
    assert rolls(match, 1)[0]["bonus"] == 1
    assert len(rolls(match, 1, "leader-reroll")[0]["dice"]) == 1
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 1", shadow_card="orc-patrol", play_cards=False)
    assert cannot_play(match, "orc-patrol") == "wotr-why-combat-nazgul-leadership"


def test_dread_and_despair_takes_dice_for_leadership() -> None:
    match = fight("gondor 5/0/0", "sauron 5/0, nazgul 3", shadow_card="candles-of-corpses")
    assert options(match) == ("count:1", "count:2", "count:3")
    play(match, "count:2")
    assert len(rolls(match, 0)[0]["dice"]) == 3
    assert len(rolls(match, 1, "leader-reroll")[0]["dice"]) == 1
    match = fight("gondor 1/0/0", "sauron 5/0, nazgul 3", shadow_card="candles-of-corpses")
    play(match, "count:3")
    assert len(rolls(match, 0)[0]["dice"]) == 1, "never fewer than one"
    match = fight("gondor 5/0/0", "sauron 5/0", shadow_card="candles-of-corpses", play_cards=False)
    assert cannot_play(match, "candles-of-corpses") == "wotr-why-combat-nazgul-leadership"


def test_foul_stench_stifles_a_weaker_leadership() -> None:
    match = fight("gondor 5/0/2", "sauron 5/0, nazgul 2", shadow_card="nazgul-search")
    assert not rolls(match, 0, "leader-reroll")
    match = fight("gondor 5/0/3", "sauron 5/0, nazgul 2", shadow_card="nazgul-search")
    assert rolls(match, 0, "leader-reroll")
    match = fight("gondor 5/0/2", "sauron 5/0", shadow_card="nazgul-search", play_cards=False)
    assert cannot_play(match, "nazgul-search") == "wotr-why-combat-nazgul-leadership"


def test_the_devilry_of_orthanc_works_against_walls() -> None:
    match = position(
        "map: empty\nacting: shadow\ndice shadow: army army\ndice free: event event\nnation isengard: at-war",
        "army helms_deep: isengard 5/0\ngarrison helms_deep: rohan 3/0/0\nhand shadow: denethors-folly",
        combat_dice=[5, 5, 1, 1, 1, *ONES],
    )
    play(match, "attack", "all", "card:denethors-folly")
    assert (rolls(match, 1)[0]["bonus"], rolls(match, 1)[0]["hits"]) == (1, 2)
    match = fight("gondor 3/0/0", "isengard 5/0", shadow_card="denethors-folly", play_cards=False)
    assert cannot_play(match, "denethors-folly") == "wotr-why-combat-in-stronghold"
    match = fight("gondor 3/0/0", "sauron 5/0", shadow_card="denethors-folly", play_cards=False)
    assert cannot_play(match, "denethors-folly") == "wotr-why-combat-isengard"


@pytest.mark.parametrize(("card", "bonus"), [("return-to-valinor", 2), ("monsters-roused", 1)])
def test_deadly_strife_and_desperate_battle_help_both_sides(card: str, bonus: int) -> None:
    match = fight("gondor 2/0/1", "sauron 5/0, nazgul 1", shadow_card=card)
    for side in (0, 1):
        assert rolls(match, side)[0]["bonus"] == rolls(match, side, "leader-reroll")[0]["bonus"] == bonus


def test_a_relentless_assault_is_paid_in_blood() -> None:
    match = fight("gondor 2/0/0", "sauron 6/0", shadow_card="the-day-without-dawn")
    assert options(match) == ("count:0", "count:1", "count:2")
    play(match, "count:2")
    assert army(match, "south_ithilien") == {"sauron-regular": 4}
    assert (rolls(match, 1)[0]["bonus"], len(rolls(match, 1)[0]["dice"])) == (2, 4)


def test_mumakil_help_and_trample() -> None:
    match = fight("gondor 3/0/0", "southrons 3/1", shadow_card="shadows-gather", dice=[6, 1, 1, 1])
    assert rolls(match, 1)[0]["bonus"] == 1
    assert hits_taken(match, 0) == [2], "one hit more than the Free Peoples scored: one on top"
    match = fight("gondor 3/0/0", "southrons 3/1", shadow_card="shadows-gather", dice=[6, 1, 1, 1, 6, 1, 1])
    play(match, "lose:southrons-regular")
    assert hits_taken(match, 0) == [1], "equal: nothing on top"
    match = fight("gondor 3/0/0", "sauron 3/1", shadow_card="shadows-gather", play_cards=False)
    assert cannot_play(match, "shadows-gather") == "wotr-why-combat-southron-elite"


def test_mumakil_count_hits_of_an_earlier_attack() -> None:
    match = fight(
        "gondor 3/0/1",
        "southrons 4/1",
        free_card="challenge-of-the-king",
        shadow_card="shadows-gather",
        dice=[6, 6, 1, 1, 1, 1],
    )
    play(match, "lose:southrons-regular")
    assert hits_taken(match, 0) == [1], "Sudden Strike's hit makes it equal"


def test_they_are_terrible_helps_the_reroll_for_a_point() -> None:
    match = fight("gondor 2/0/0", "sauron 5/0, nazgul 3", shadow_card="foul-thing-from-the-deep")
    assert rolls(match, 1)[0]["bonus"] == 0
    again = rolls(match, 1, "leader-reroll")[0]
    assert (again["bonus"], len(again["dice"])) == (1, 2)
    match = fight("gondor 2/0/0", "sauron 5/0", shadow_card="foul-thing-from-the-deep", play_cards=False)
    assert cannot_play(match, "foul-thing-from-the-deep") == "wotr-why-combat-nazgul-leadership"


def test_the_black_breath_takes_a_leader_or_a_companion_of_low_level() -> None:
    lines = "character meriadoc: north_ithilien\ncharacter gimli: north_ithilien"
    match = fight("gondor 4/0/1", "sauron 5/0, nazgul 1", lines, shadow_card="the-nazgul-strike", reroll=[6])
    assert asked(match) == ("shadow", "wotr.fight.black-breath")
    assert set(options(match)) == {"none", "gondor-leader", "character:meriadoc"}, "Gimli's level is 2"
    play(match, "character:meriadoc")
    assert where(match, "meriadoc") == "eliminated"
    match = fight("gondor 4/0/1", "sauron 5/0, nazgul 1", lines, shadow_card="the-nazgul-strike", reroll=[6])
    play(match, "gondor-leader")
    assert casualties_of(match, "gondor-leader") == 1
    match = fight("gondor 4/0/1", "sauron 5/0, nazgul 1", lines, shadow_card="the-nazgul-strike")
    assert asked(match)[1] != "wotr.fight.black-breath", "no hit in the re-roll"
    match = fight("gondor 4/0/1", "sauron 5/0", lines, shadow_card="the-nazgul-strike", play_cards=False)
    assert cannot_play(match, "the-nazgul-strike") == "wotr-why-combat-nazgul"


def test_a_great_host_hits_an_army_half_its_size() -> None:
    match = fight("gondor 2/0/0", "sauron 4/0", shadow_card="stormcrow")
    assert army(match, "north_ithilien") == {"gondor-regular": 1}
    match = fight("gondor 3/0/0", "sauron 4/0", shadow_card="stormcrow")
    assert army(match, "north_ithilien") == {"gondor-regular": 3}


def test_an_onslaught_trades_own_hits_for_dice() -> None:
    match = fight("gondor 5/0/0", "sauron 6/0", shadow_card="the-fighting-uruk-hai", dice=[1] * 10 + [4, 4, 3])
    assert options(match) == ("count:0", "count:1", "count:2", "count:3", "count:4")
    play(match, "count:3")
    assert army(match, "south_ithilien") == {"sauron-regular": 3}
    assert army(match, "north_ithilien") == {"gondor-regular": 3}


def test_they_come_to_kill_with_their_surviving_elites() -> None:
    match = fight("gondor 5/0/0", "sauron 2/2", shadow_card="half-orcs-and-goblin-men", dice=[1] * 9 + [5, 5])
    assert told(match, "wotr.extra-attack") == [
        {"side": "shadow", "effect": "we_come_to_kill", "dice": [5, 5], "struck": [1, 1], "needs": 5, "hits": 2}
    ]
    assert army(match, "north_ithilien") == {"gondor-regular": 3}
    match = fight("gondor 5/0/0", "sauron 2/0", shadow_card="half-orcs-and-goblin-men", play_cards=False)
    assert cannot_play(match, "half-orcs-and-goblin-men") == "wotr-why-combat-shadow-elite"


def test_cards_last_one_round_and_are_discarded() -> None:
    match = fight("gondor 5/0/0", "sauron 5/0", free_card="celeborns-galadhrim")
    assert discards_of(match, "free") == ["celeborns-galadhrim"]
    play(match, "continue", "fight")
    assert [len(roll["dice"]) for roll in rolls(match, 1)] == [3, 5]
    assert reason(match, "card:celeborns-galadhrim") != ""
