"""The combat halves that are new with Lords of Middle-earth, and those of the base game on its new cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.story import asked, options, play, reason, told
from tests.wotr.helpers import army, where
from tests.wotr.lome.helpers import act, position
from westmarch.games.wotr.lome import GAME
from westmarch.games.wotr.state import War

# A field battle of Sauron against Gondor, either one attacking; nobody else is on the map.
WAR = "nation sauron: at-war\nnation gondor: at-war"
FIELD = "map: empty\narmy osgiliath: gondor 4/0/1\narmy south_ithilien: sauron 4/0\n" + WAR
SHADOW_ATTACKS = "acting: shadow\ndice free: event\ndice shadow: army"
FREE_ATTACK = "dice free: muster_army\ndice shadow: army"
SIX_CARDS = {
    "you-know-the-way-there": "blade_of_westernesse",
    "safe-paths-in-the-dark": "it_is_a_gift",
    "wind-from-the-west": "orderly_withdrawal",
    "three-rings-for-the-elven-kings": "orderly_withdrawal",
    "every-little-is-a-gain": "shield_wall",
    "rangers-of-the-north": "advantageous_position",
    "a-balrog-is-come": "durins_bane",
    "we-wont-go-back": "fear_of_their_masters",
    "the-lore-of-the-elven-rings": "fear_of_their_masters",
    "the-gates-are-closed": "words_of_power",
    "captain-of-despair": "servant_of_the_shadow",
    "shadow-of-dol-guldur": "mumakil",
    "madness-and-horror": "swarm_of_bats",
    "we-shall-get-it": "none",
}


def test_every_new_card_has_its_lower_half() -> None:
    edition = GAME.edition(2, ("lome",))
    base = GAME.edition(2)
    new = [card for card in edition.cards.values() if card.id not in base.cards]
    assert {card.id: card.combat.id for card in new} == SIX_CARDS


def rolls(match: War) -> list[dict[str, Any]]:
    return told(match, "wotr.combat-roll")


# -- Orderly Withdrawal

WITHDRAWAL = "hand free: wind-from-the-west"


def test_orderly_withdrawal_cancels_a_hit_and_retreats() -> None:
    """Cancel exactly one of those hits; then the defender must retreat, and the attacker is not asked to go on."""
    scripts = {"combat_dice": [6, 6, 1, 1, 1, 1, 1, 1], "combat_reroll": [1]}
    match = position(FIELD, WITHDRAWAL, SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:wind-from-the-west")
    assert asked(match) == ("free", "wotr.fight.orderly-withdrawal")
    play(match, "yes")
    assert asked(match) == ("free", "wotr.retreat")
    assert "fight" not in options(match)
    assert reason(match, "fight") == "wotr-why-must-break-off"
    play(match, "lossarnach")
    assert army(match, "lossarnach") == {"gondor-regular": 3, "gondor-leader": 1}
    assert told(match, "wotr.hits-cancelled")[0]["count"] == 1


def test_orderly_withdrawal_ends_the_own_attack() -> None:
    """Cease the attack if he is the attacker."""
    scripts = {"combat_dice": [1] * 4 + [6, 1, 1, 1], "combat_reroll": [1]}
    match = position(FIELD, WITHDRAWAL, FREE_ATTACK, **scripts)
    act(match, "attack", "all", "card:wind-from-the-west", "yes")
    assert told(match, "wotr.ceased") == [{"side": "free", "region": "south_ithilien"}]
    assert army(match, "osgiliath") == {"gondor-regular": 4, "gondor-leader": 1}


def test_orderly_withdrawal_is_optional_and_needs_a_hit() -> None:
    scripts = {"combat_dice": [6, 1, 1, 1, 1, 1, 1, 1], "combat_reroll": [1]}
    match = position(FIELD, WITHDRAWAL, SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:wind-from-the-west", "no")
    assert asked(match) == ("shadow", "wotr.battle.continue")
    scripts = {"combat_dice": [1] * 8, "combat_reroll": [1]}
    match = position(FIELD, WITHDRAWAL, SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:wind-from-the-west")
    assert asked(match) == ("shadow", "wotr.battle.continue")


def test_orderly_withdrawal_with_nowhere_to_go() -> None:
    """If that is not possible (no free adjacent region), nothing more happens and the battle goes on normally."""
    home = FIELD.replace("osgiliath", "lossarnach").replace("south_ithilien", "osgiliath")
    around = "army minas_tirith: sauron 1/0\narmy pelargir: sauron 1/0\n"
    around += "control minas_tirith: shadow\ncontrol pelargir: shadow"
    scripts = {"combat_dice": [6, 1, 1, 1, 1, 1, 1, 1], "combat_reroll": [1]}
    match = position(home, around, WITHDRAWAL, SHADOW_ATTACKS, **scripts)
    act(match, "attack", "osgiliath", "all", "card:wind-from-the-west", "yes")
    assert asked(match) == ("shadow", "wotr.battle.continue")


def test_orderly_withdrawal_needs_a_leader_and_no_siege() -> None:
    """A field battle or a sortie (not a siege assault), and a Free Peoples leader or a companion takes part."""
    match = position(FIELD.replace("4/0/1", "4/0/0"), WITHDRAWAL, SHADOW_ATTACKS)
    act(match, "attack", "all")
    assert reason(match, "card:wind-from-the-west") == "wotr-why-combat-leader-or-companion"
    siege = "map: empty\narmy minas_tirith: sauron 4/0\ngarrison minas_tirith: gondor 3/0/1\nnation sauron: at-war"
    match = position(siege, WITHDRAWAL, SHADOW_ATTACKS)
    act(match, "attack", "all")
    assert reason(match, "card:wind-from-the-west") == "wotr-why-combat-no-siege"


# -- Durin's Bane


def test_durins_bane_near_moria_or_with_the_balrog() -> None:
    """The defending army is within two regions of Moria, OR the Balrog is in the battle: three dice, 4+."""
    hand = "hand shadow: a-balrog-is-come"
    match = position(FIELD, hand, SHADOW_ATTACKS)
    act(match, "attack", "all")
    assert reason(match, "card:a-balrog-is-come") == "wotr-why-combat-near-moria-or-balrog"
    balrog = "character balrog_of_moria: south_ithilien\nversion balrog_of_moria: balrog_active"
    match = position(FIELD, hand, balrog, SHADOW_ATTACKS, combat_dice=[4, 3, 1] + [1] * 9, combat_reroll=[1] * 9)
    act(match, "attack", "all", "card:a-balrog-is-come")
    extra = told(match, "wotr.extra-attack")[0]
    assert (extra["dice"], extra["needs"], extra["hits"]) == ([4, 3, 1], 4, 1)
    near = "map: empty\narmy hollin: elves 1/0/0\narmy moria: sauron 2/0\nnation sauron: at-war"
    match = position(near, hand, SHADOW_ATTACKS, combat_dice=[1] * 9)
    act(match, "attack", "all", "card:a-balrog-is-come")
    assert told(match, "wotr.extra-attack")


# -- Fear of their Masters

FEAR = "hand shadow: we-wont-go-back"
GOTHMOG = "character gothmog: south_ithilien"


def test_fear_of_their_masters() -> None:
    """No leader re-roll; +2 on the Shadow's roll; each unmodified 6 of the Free Peoples counts twice."""
    scripts = {"combat_dice": [4, 3, 1, 1, 6, 1, 1, 1], "combat_reroll": [6]}
    match = position(FIELD, FEAR, GOTHMOG, SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:we-wont-go-back")
    assert rolls(match)[0]["bonus"] == 2
    assert rolls(match)[0]["hits"] == 1
    rerolls = told(match, "wotr.leader-reroll")
    assert [each["side"] for each in rerolls] == ["free"], "Gothmog does not lead in this round"
    assert [(hits["side"], hits["hits"]) for hits in told(match, "wotr.hits")] == [("shadow", 4), ("free", 1)]


def test_fear_of_their_masters_needs_a_minion() -> None:
    match = position(FIELD, FEAR, SHADOW_ATTACKS)
    act(match, "attack", "all")
    assert reason(match, "card:we-wont-go-back") == "wotr-why-combat-minion"


# -- Servant of the Shadow

SERVANT = "hand shadow: captain-of-despair"


@pytest.mark.parametrize(
    ("minion", "lines", "points"),
    [
        ("gothmog", "", 1),
        ("mouth_of_sauron", "", 2),
        ("witch_king", "", 2),
        ("witch_king", "version witch_king: witch_king_chief_of_the_ringwraiths", 1),
        ("balrog_of_moria", "version balrog_of_moria: balrog_active", 3),
    ],
)
def test_servant_of_the_shadow(minion: str, lines: str, points: int) -> None:
    """The Balrog gives up 3, the Mouth 2, the Black Captain 2, Gothmog or the Chief of the Ringwraiths 1."""
    scripts = {"combat_dice": [1] * 10, "combat_reroll": [1] * 9}
    match = position(FIELD, SERVANT, lines, f"character {minion}: south_ithilien", SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:captain-of-despair")
    if asked(match)[1] == "wotr.sorcerer":
        play(match, "no")
    assert told(match, "wotr.dice-fewer")[0]["count"] == points
    assert len(rolls(match)[1]["dice"]) == 4 - points
    assert [each["side"] for each in told(match, "wotr.leader-reroll")] == ["free"]


def test_the_shadow_says_which_servant() -> None:
    both = f"{GOTHMOG}\ncharacter mouth_of_sauron: south_ithilien"
    scripts = {"combat_dice": [1] * 10, "combat_reroll": [1] * 9}
    match = position(FIELD, SERVANT, both, SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:captain-of-despair")
    assert asked(match) == ("shadow", "wotr.fight.servant-of-the-shadow")
    assert set(options(match)) == {"character:gothmog", "character:mouth_of_sauron"}
    play(match, "character:mouth_of_sauron")
    assert told(match, "wotr.leader-reroll")[0]["leadership"] == 1, "Gothmog still leads"


def test_the_free_peoples_always_roll_one_die() -> None:
    """One die fewer (never below one) for each point."""
    scripts = {"combat_dice": [1] * 10, "combat_reroll": [1] * 9}
    small = FIELD.replace("gondor 4/0/1", "gondor 1/0/0")
    match = position(small, SERVANT, "character mouth_of_sauron: south_ithilien", SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:captain-of-despair")
    assert len(rolls(match)[1]["dice"]) == 1


# -- those of the base game on new cards


def test_blade_of_westernesse_finds_the_new_minions() -> None:
    """Minion for the combat effect includes the Balrog, Gothmog and both Witch-king and Mouth versions."""
    lines = "character meriadoc: osgiliath\nhand free: you-know-the-way-there\n" + GOTHMOG
    scripts = {"combat_dice": [1] * 8, "combat_reroll": [1, 6, 1]}
    match = position(FIELD, lines, SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:you-know-the-way-there")
    assert where(match, "gothmog") == "eliminated"


def test_it_is_a_gift_and_advantageous_position_and_shield_wall() -> None:
    scripts = {"combat_dice": [6, 6, 1, 1, 4, 1, 1, 1], "combat_reroll": [1]}
    gift = "hand free: safe-paths-in-the-dark\nfellowship: osgiliath"
    match = act(position(FIELD, gift, SHADOW_ATTACKS, **scripts), "attack", "all", "card:safe-paths-in-the-dark")
    assert rolls(match)[1]["bonus"] == 1
    home = FIELD.replace("osgiliath", "lossarnach").replace("south_ithilien", "osgiliath")
    match = position(home, "hand free: rangers-of-the-north", SHADOW_ATTACKS, **scripts)
    assert rolls(act(match, "attack", "all", "card:rangers-of-the-north"))[0]["bonus"] == -1
    match = position(FIELD, "hand free: every-little-is-a-gain", SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:every-little-is-a-gain")
    assert told(match, "wotr.hits-cancelled")[0]["count"] == 1


def test_words_of_power_and_mumakil_and_swarm_of_bats() -> None:
    scripts = {"combat_dice": [6, 6, 1, 1, 1, 1, 1, 1], "combat_reroll": [1, 1]}
    king = "character witch_king: south_ithilien\ncharacter strider: osgiliath\nhand shadow: the-gates-are-closed"
    match = act(position(FIELD, king, SHADOW_ATTACKS, **scripts), "attack", "all", "card:the-gates-are-closed")
    if asked(match)[1] == "wotr.sorcerer":
        play(match, "no")
    assert told(match, "wotr.muted") == [{"character": "strider"}]
    south = (
        FIELD.replace("sauron 4/0", "southrons 0/4") + "\nnation southrons: at-war\nhand shadow: shadow-of-dol-guldur"
    )
    match = act(position(south, SHADOW_ATTACKS, **scripts), "attack", "all", "card:shadow-of-dol-guldur")
    assert rolls(match)[0]["bonus"] == 1
    assert told(match, "wotr.hits-added")[0]["count"] == 1
    bats = "hand shadow: madness-and-horror\nhand free: every-little-is-a-gain"
    match = position(FIELD, bats, SHADOW_ATTACKS, **scripts)
    act(match, "attack", "all", "card:madness-and-horror", "card:every-little-is-a-gain")
    assert told(match, "wotr.card-cancelled")
    assert told(match, "wotr.hits-cancelled") == []


def test_we_shall_get_it_is_never_played_in_battle() -> None:
    """No combat half."""
    match = position(FIELD, "character smeagol: eliminated\ntable: we-shall-get-it", SHADOW_ATTACKS)
    act(match, "attack", "all")
    assert all("we-shall-get-it" not in token for token in options(match))
