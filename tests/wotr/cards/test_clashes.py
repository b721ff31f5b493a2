"""Two combat cards in one round: the lower initiative first, on a tie the defender's (rulebook chapter VI)."""

from __future__ import annotations

from tests.story import asked, options, play, told
from tests.wotr.cards.test_combat import fight, hits_taken, rolls
from tests.wotr.helpers import army, casualties_of, where

BOROMIR = "character boromir: north_ithilien"
WORDS_OF_POWER, SWARM_OF_BATS, DURINS_BANE, FOUL_STENCH = (
    "worn-with-sorrow-and-toil",
    "the-shadow-is-moving",
    "balrog-of-moria",
    "nazgul-search",
)
DEADLY_STRIFE, RELENTLESS_ASSAULT, MUMAKIL, BLACK_BREATH = (
    "return-to-valinor",
    "the-day-without-dawn",
    "shadows-gather",
    "the-nazgul-strike",
)
GREAT_HOST, DREAD_AND_DESPAIR = "stormcrow", "candles-of-corpses"
SUDDEN_STRIKE, MIGHTY_ATTACK, ANDURIL, SCOUTS, CHARGE = (
    "challenge-of-the-king",
    "axe-and-bow",
    "athelas",
    "the-spirit-of-mordor",
    "cirdans-ships",
)
ADVANTAGE, DAYLIGHT, NO_QUARTER, SHIELD_WALL = (
    "the-power-of-tom-bombadil",
    "the-last-battle",
    "a-power-too-great",
    "faramirs-rangers",
)
HEROIC_DEATH, FATEFUL_STRIKE, CONFUSION = "there-is-another-way", "bilbos-song", "wisdom-of-elrond"


def test_words_of_power_take_a_die_from_sudden_strike() -> None:
    match = fight("gondor 3/0/1", "sauron 5/0, nazgul 1", BOROMIR, free_card=SUDDEN_STRIKE, shadow_card=WORDS_OF_POWER)
    assert [len(attack["dice"]) for attack in told(match, "wotr.extra-attack")] == [1], "the leader's only"  # type: ignore[arg-type]


def test_words_of_power_leave_nothing_to_give_up_for_a_mighty_attack() -> None:
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 1", BOROMIR, free_card=MIGHTY_ATTACK, shadow_card=WORDS_OF_POWER)
    assert hits_taken(match, 1) == []
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 1", BOROMIR, free_card=MIGHTY_ATTACK)
    assert hits_taken(match, 1) == [1]


def test_words_of_power_break_anduril() -> None:
    strider = "character strider: north_ithilien"
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 1", strider, free_card=ANDURIL, shadow_card=WORDS_OF_POWER)
    assert hits_taken(match, 1) == []


def test_scouts_are_gone_before_words_of_power() -> None:
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 1", BOROMIR, free_card=SCOUTS, shadow_card=WORDS_OF_POWER)
    assert asked(match) == ("free", "wotr.fight.scouts"), "both act at 1, and the Free Peoples defend"
    play(match, "osgiliath")
    assert not told(match, "wotr.muted")
    assert where(match, "boromir") == "osgiliath"


def test_a_swarm_of_bats_keeps_scouts_in_the_battle() -> None:
    match = fight("gondor 3/0/0", "sauron 5/0", free_card=SCOUTS, shadow_card=SWARM_OF_BATS)
    assert rolls(match, 0), "the round goes on"
    assert army(match, "north_ithilien") == {"gondor-regular": 3}


def test_durins_bane_may_fell_elites_before_they_charge() -> None:
    """Both act at 2: the Shadow defends, so its attack comes first."""
    places = {"where_free": "dimrill_dale", "where_shadow": "moria", "attacker": "free"}
    match = fight(
        "elves 0/2/0",
        "sauron 5/0",
        free_card=CHARGE,
        shadow_card=DURINS_BANE,
        dice=[4, 1, 1],
        **places,  # type: ignore[arg-type]
    )
    attacks = told(match, "wotr.extra-attack")
    assert [(attack["side"], len(attack["dice"])) for attack in attacks] == [("shadow", 3), ("free", 1)]  # type: ignore[arg-type]


def test_foul_stench_takes_the_reroll_but_not_the_blow_of_anduril() -> None:
    """A reading: the stench is settled at 3, the sword strikes at 4."""
    strider = "character strider: north_ithilien"
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 1", strider, free_card=ANDURIL, shadow_card=FOUL_STENCH)
    assert not rolls(match, 0, "leader-reroll")
    assert hits_taken(match, 1) == [1]


def test_modifiers_add_up() -> None:
    match = fight(
        "gondor 3/0/1",
        "sauron 5/0, nazgul 1",
        free_card=ADVANTAGE,
        shadow_card=DEADLY_STRIFE,
        where_free="pelargir",
        where_shadow="osgiliath",
    )
    assert (rolls(match, 1)[0]["bonus"], rolls(match, 1, "leader-reroll")[0]["bonus"]) == (1, 2)
    assert (rolls(match, 0)[0]["bonus"], rolls(match, 0, "leader-reroll")[0]["bonus"]) == (2, 2)


def test_deadly_strife_does_not_help_a_sudden_strike() -> None:
    match = fight(
        "gondor 3/0/1", "sauron 5/0", free_card=SUDDEN_STRIKE, shadow_card=DEADLY_STRIFE, dice=[4, 1, 1, 1, 1, 1]
    )
    assert told(match, "wotr.extra-attack")[0]["hits"] == 0, "a four is no hit without a bonus"


def test_an_assault_pays_before_its_dice_are_counted_and_daylight_caps_them() -> None:
    match = fight("gondor 3/0/0", "sauron 3/0", free_card=DAYLIGHT, shadow_card=RELENTLESS_ASSAULT)
    play(match, "count:2")
    assert (len(rolls(match, 1)[0]["dice"]), rolls(match, 1)[0]["bonus"]) == (1, 2)
    match = fight("gondor 3/0/0", "sauron 7/0", free_card=DAYLIGHT, shadow_card=RELENTLESS_ASSAULT)
    play(match, "count:2")
    assert len(rolls(match, 1)[0]["dice"]) == 3


def test_no_quarter_counts_against_mumakil_only_for_a_defender() -> None:
    """Both act at 5. Two hits against one: with No Quarter first it is two against two."""
    cards = {"free_card": NO_QUARTER, "shadow_card": MUMAKIL}
    match = fight("gondor 4/0/0", "southrons 3/1", dice=[6, 6, 1, 1, 6, 1, 1, 1], **cards)  # type: ignore[arg-type]
    play(match, "lose:southrons-regular", "lose:southrons-regular")
    assert (hits_taken(match, 0), hits_taken(match, 1)) == ([2], [2])
    match = fight(
        "gondor 4/0/0",
        "southrons 3/1",
        attacker="free",
        dice=[6, 1, 1, 1, 6, 6, 1, 1],
        **cards,  # type: ignore[arg-type]
    )
    assert hits_taken(match, 0) == [3], "the Shadow defends: its mûmakil trample before the second hit is counted"


def test_confusion_counts_against_mumakil() -> None:
    match = fight("gondor 4/0/0", "southrons 3/1", free_card=CONFUSION, shadow_card=MUMAKIL, dice=[6, 1, 2, 2])
    play(match, "lose:southrons-regular")
    assert hits_taken(match, 0) == [1], "one hit each: nothing on top"


def test_the_shield_wall_leaves_what_mumakil_add() -> None:
    match = fight("gondor 5/0/0", "southrons 3/1", free_card=SHIELD_WALL, shadow_card=MUMAKIL, dice=[6, 6, 1, 1])
    assert hits_taken(match, 0) == [2], "two and one on top, less one"


def test_the_shield_wall_does_not_help_against_a_great_host() -> None:
    match = fight("gondor 4/0/0", "sauron 9/0", free_card=SHIELD_WALL, shadow_card=GREAT_HOST, dice=[6, 6, 1, 1, 1])
    assert hits_taken(match, 0) == [1, 1]


def test_a_cancelled_hit_does_not_unscore_the_black_breath() -> None:
    """Its level is that of the hits that the re-roll scored, whatever is cancelled before."""
    cards = {"free_card": SHIELD_WALL, "shadow_card": BLACK_BREATH}
    match = fight("gondor 4/0/1", "sauron 5/0, nazgul 1", dice=[6, 1], reroll=[6], **cards)  # type: ignore[arg-type]
    assert asked(match) == ("shadow", "wotr.fight.black-breath")
    assert "gondor-leader" in options(match)
    play(match, "none")
    assert hits_taken(match, 0) == [1], "one of the two is cancelled"


def test_a_hero_dies_before_the_black_breath_finds_him_if_he_defends() -> None:
    cards = {"free_card": HEROIC_DEATH, "shadow_card": BLACK_BREATH}
    match = fight("gondor 4/0/1", "sauron 5/0, nazgul 1", reroll=[6], **cards)  # type: ignore[arg-type]
    assert asked(match) == ("free", "wotr.fight.heroic-death")
    play(match, "gondor-leader")
    assert asked(match)[1] != "wotr.fight.black-breath", "nobody is left for it"
    assert hits_taken(match, 0) == []
    match = fight(
        "gondor 4/0/1",
        "sauron 5/0, nazgul 1",
        attacker="free",
        reroll=[1, 6],
        **cards,  # type: ignore[arg-type]
    )
    assert asked(match) == ("shadow", "wotr.fight.black-breath"), "here the Shadow defends"
    play(match, "gondor-leader")
    assert casualties_of(match, "gondor-leader") == 1
    assert asked(match)[1] != "wotr.fight.heroic-death"
    assert hits_taken(match, 0) == [1]


def test_a_nazgul_struck_down_has_already_breathed() -> None:
    lines = "sauron 5/0, nazgul 1"
    match = fight("gondor 4/0/2", lines, free_card=FATEFUL_STRIKE, shadow_card=BLACK_BREATH, reroll=[6, 6, 1])
    assert army(match, "south_ithilien").get("nazgul", 0) == 0, "the defenders struck first"
    assert asked(match) == ("shadow", "wotr.fight.black-breath")
    assert "gondor-leader" in options(match)


def test_dread_and_despair_is_given_up_from_the_reroll_of_the_same_round() -> None:
    match = fight("gondor 3/0/0", "sauron 5/0, nazgul 2", shadow_card=DREAD_AND_DESPAIR)
    play(match, "count:2")
    assert len(rolls(match, 0)[0]["dice"]) == 1
    assert not rolls(match, 1, "leader-reroll")


def test_a_cancelled_hit_was_scored_all_the_same() -> None:
    """Black Breath asks what the re-roll scored; a shield-wall or a hero cancels a hit, but does not unscore it."""
    lines = "character meriadoc: north_ithilien"
    match = fight(
        "gondor 4/0/1",
        "sauron 5/0, nazgul 1",
        lines,
        free_card=SHIELD_WALL,
        shadow_card=BLACK_BREATH,
        dice=[6, 1, 1, 1, 1],
        reroll=[6],
    )
    assert told(match, "wotr.hits-cancelled") == [{"effect": "shield_wall", "side": "shadow", "count": 1}]
    assert asked(match) == ("shadow", "wotr.fight.black-breath")
    assert set(options(match)) == {"none", "gondor-leader", "character:meriadoc"}
    play(match, "none")
    assert hits_taken(match, 0) == [1]
    match = fight(
        "gondor 4/0/2",
        "sauron 5/0, nazgul 1",
        lines,
        free_card=HEROIC_DEATH,
        shadow_card=BLACK_BREATH,
        reroll=[6],
    )
    play(match, "gondor-leader")
    assert asked(match) == ("shadow", "wotr.fight.black-breath"), "its one hit is cancelled, and was scored"
    play(match, "gondor-leader")
    assert hits_taken(match, 0) == []
    assert casualties_of(match, "gondor-leader") == 2
