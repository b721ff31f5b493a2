"""The Shadow's event cards of Lords of Middle-earth, when played for their event or lying on the table."""

from __future__ import annotations

import pytest

from tests.story import asked, options, play, reason, refuses, shown, told
from tests.wotr.helpers import (
    army,
    company,
    dice_of,
    discards_of,
    garrison,
    hand_of,
    holder,
    hunt_box,
    nation,
    rings_of,
    version_of,
    where,
)
from tests.wotr.lome.helpers import act, position
from westmarch.games.wotr.state import War

EVENT = "acting: shadow\ndice free: event\ndice shadow: event"
BALROG = "character balrog_of_moria: moria"
AWAKE = "version balrog_of_moria: balrog_active"
HERE = "character smeagol: fellowship"
GONE = "character smeagol: eliminated"
CHIEF = "version witch_king: witch_king_chief_of_the_ringwraiths"
ALONE = company()
HUNTED = "hunt box: free 0, shadow 1\ndice free: character\ndice shadow: army"


def moves(*lines: str, tile: list[str]) -> War:
    """The Fellowship has moved, and the Hunt has succeeded."""
    return act(position(*lines, HUNTED, hunt_dice=[6], hunt_tile=tile), "move-fellowship")


# -- A Balrog is Come!


def test_a_balrog_is_come_wakes_him() -> None:
    """The activating play gives no movement in the same action; the card is discarded."""
    match = act(position(BALROG, "hand shadow: a-balrog-is-come", EVENT), "card:a-balrog-is-come")
    assert version_of(match, "balrog_of_moria") == "balrog_active"
    assert where(match, "balrog_of_moria") == "moria"
    assert discards_of(match, "shadow") == ["a-balrog-is-come"]


def test_a_balrog_is_come_moves_him_when_awake() -> None:
    lines = f"map: empty\n{BALROG}\n{AWAKE}\narmy moria: sauron 2/0\narmy hollin: elves 1/0/0\nnation sauron: at-war"
    match = act(position(lines, "hand shadow: a-balrog-is-come", EVENT), "card:a-balrog-is-come")
    assert asked(match) == ("shadow", "wotr.card.balrog-is-come")
    assert options(match) == ("none", "balrog:move-army", "balrog:attack", "balrog:move")
    refuses(match, {"balrog:wake": "balrog-awake", "balrog:rest": "not-your-action"})
    play(match, "balrog:move", "dimrill_dale")
    assert where(match, "balrog_of_moria") == "dimrill_dale"
    assert army(match, "moria") == {"sauron-regular": 2}


def test_a_balrog_is_come_needs_him() -> None:
    match = position("hand shadow: a-balrog-is-come", EVENT)
    assert reason(match, "card:a-balrog-is-come") == "wotr-why-balrog-absent"


# -- We Won't Go Back

WONT = "table: we-wont-go-back"


def test_we_wont_go_back_needs_smeagol_as_guide() -> None:
    match = position("hand shadow: we-wont-go-back", EVENT)
    assert reason(match, "card:we-wont-go-back") == "wotr-why-smeagol-not-guide"
    match = act(position(HERE, "hand shadow: we-wont-go-back", EVENT), "card:we-wont-go-back")
    assert match.state.table == ["we-wont-go-back"]


def test_we_wont_go_back_costs_itself() -> None:
    """Pay ONE of two costs; corruption rises by 2; the tile itself still counts as 0 and leaves the game."""
    match = moves(HERE, WONT, tile=["smeagol_1"])
    assert asked(match) == ("shadow", "wotr.card.wont-go-back")
    assert options(match) == ("none", "this-card")
    play(match, "this-card")
    assert match.state.corruption == 2
    assert match.state.table == []
    assert match.state.tiles_removed == ["smeagol_1"]


def test_we_wont_go_back_costs_a_character_card() -> None:
    """Paying with a hand card keeps this card in play for the next Smeagol tile."""
    match = moves(HERE, WONT, "hand shadow: orc-patrol return-to-valinor", tile=["smeagol_1"])
    assert options(match) == ("none", "this-card", "card:orc-patrol")
    refuses(match, {"card:return-to-valinor": "character-deck-only", "card:isildurs-bane": "not-in-hand"})
    play(match, "card:orc-patrol")
    assert match.state.corruption == 2
    assert match.state.table == ["we-wont-go-back"]
    assert hand_of(match, "shadow") == ["return-to-valinor"]


def test_we_wont_go_back_may_wait() -> None:
    match = play(moves(HERE, WONT, tile=["smeagol_1"]), "none")
    assert match.state.corruption == 0
    match = moves(HERE, WONT, tile=["std_1_1"])
    assert asked(match) == ("free", "wotr.hunt.casualty"), "another tile is none of its business"


def test_we_wont_go_back_falls_with_smeagol() -> None:
    """A table card falls when its play condition stops holding: "We Won't Go Back" without Smeagol as guide."""
    match = play(moves(HERE, WONT, tile=["std_3_1"]), "guide")
    if asked(match)[1] == "wotr.fellowship.guide":
        play(match, options(match)[0])
    assert "we-wont-go-back" not in match.state.table
    assert "we-shall-get-it" in match.state.table


# -- The Lore of the Elven Rings

LORE = "table: the-lore-of-the-elven-rings\nphase: roll\ncharacter lord_elrond: rivendell\nspecial dice: vilya"


def rolled(*lines: str, vilya: str = "vilya_eye", **scripts: list[object]) -> War:
    free: list[object] = ["character"] * 4
    shadow: list[object] = ["army"] * 5 + ["muster", "eye"]
    return position(LORE, *lines, special_dice=[vilya], action_dice=[*free, *shadow], **scripts)


def test_the_lore_changes_a_die_when_a_keeper_shows_an_eye() -> None:
    """After the action roll and the choice of special dice, before the action resolution; the card stays."""
    match = rolled()
    assert asked(match) == ("shadow", "wotr.card.lore-die")
    assert options(match) == ("none", "die:army", "die:muster", "die:eye")
    play(match, "die:muster")
    assert asked(match)[1] == "wotr.card.lore-face"
    refuses(match, {"die:will_of_the_west": "no-such-face", "die:muster": "ring-same-face"})
    play(match, "die:character")
    assert dice_of(match, "shadow") == ["army"] * 5 + ["character"]
    assert match.state.table == ["the-lore-of-the-elven-rings"]
    assert shown(match, "phase") == "actions"


def test_the_lore_changes_an_eye_too_but_none_that_was_allotted() -> None:
    """Reading: any one standard die of this turn's roll including Eye results."""
    match = play(rolled(), "die:eye", "die:army")
    assert dice_of(match, "shadow") == ["army"] * 6 + ["muster"]
    assert shown(match, "hunt", "shadow_dice") == 1, "the Keeper's Eye is still there"
    lines = "hunt box: free 0, shadow 1"
    match = position(LORE, lines, special_dice=["vilya_eye"], action_dice=["character"] * 4 + ["army"] * 6)
    assert options(match) == ("none", "die:army"), "the die in the Hunt Box was not rolled"


def test_a_die_turned_into_an_eye_goes_to_the_hunt_box() -> None:
    """A die changed into an Eye goes to the hunt box at once."""
    match = rolled()
    before = shown(match, "hunt", "shadow_dice")
    play(match, "die:army", "die:eye")
    assert shown(match, "hunt", "shadow_dice") == before + 1


def test_the_lore_needs_an_eye_on_a_keepers_die() -> None:
    match = rolled(vilya="vilya_muster")
    assert asked(match)[1] == "wotr.action"
    match = play(rolled(), "none")
    assert dice_of(match, "shadow") == ["army"] * 5 + ["muster"]


def test_the_lore_never_changes_a_special_die() -> None:
    """Reading: special dice excluded."""
    match = position(
        LORE.replace("vilya", "vilya balrog"),
        BALROG,
        special_dice=["vilya_eye", "balrog_use"],
        action_dice=["character"] * 4 + ["army"] * 7,
    )
    assert options(match) == ("none", "die:army")


def test_the_free_peoples_are_rid_of_the_lore() -> None:
    """Spend a Will of the West result, or any action die result together with one Elven Ring counter."""
    table = "table: the-lore-of-the-elven-rings"
    match = act(
        position(table, "dice free: will_of_the_west\ndice shadow: army"), "discard:the-lore-of-the-elven-rings"
    )
    assert match.state.table == []
    assert rings_of(match) == "vilya free, nenya free, narya free"
    match = act(position(table, "dice free: event\ndice shadow: army"), "discard:the-lore-of-the-elven-rings")
    assert asked(match) == ("free", "wotr.ring.which"), "the Free Peoples must name which ring"
    play(match, "ring:nenya")
    assert rings_of(match) == "vilya free, nenya shadow, narya free"
    assert match.state.table == []
    match = position(table, "rings: free 0, shadow 3\ndice free: event\ndice shadow: army")
    assert reason(match, "discard:the-lore-of-the-elven-rings") == "wotr-why-no-ring"


# -- The Gates Are Closed

GATES = "table: the-gates-are-closed"


@pytest.mark.parametrize(("start", "to"), [("hollin", "moria"), ("moria", "hollin"), ("moria", "moria")])
def test_the_gates_draw_a_tile_on_declaration(start: str, to: str) -> None:
    """Works on a declaration too, into, out of, or staying; any reveal icon is ignored."""
    lines = f"{GATES}\nphase: fellowship\nfellowship: {start}, progress 1"
    match = play(position(lines, hunt_tile=["std_1r_1"]), to)
    assert asked(match) == ("shadow", "wotr.card.gates")
    play(match, "yes", "use-ring")
    assert match.state.corruption == 1
    assert match.state.hidden
    assert discards_of(match, "shadow") == ["the-gates-are-closed"]


def test_the_gates_let_an_eye_pass() -> None:
    match = position(f"{GATES}\nphase: fellowship\nfellowship: hollin, progress 1", hunt_tile=["std_eyer_1"])
    play(match, "moria", "yes")
    assert match.state.corruption == 0
    assert told(match, "wotr.tile-harmless") == [{"tile": "std_eyer_1"}]


def test_the_gates_may_stay_open_for_now() -> None:
    match = position(f"{GATES}\nphase: fellowship\nfellowship: hollin, progress 1")
    play(match, "moria", "no")
    assert match.state.table == ["the-gates-are-closed"]


def test_the_gates_are_passed_by_elsewhere() -> None:
    match = play(position(f"{GATES}\nphase: fellowship\nfellowship: hollin, progress 1"), "north_dunland")
    assert asked(match)[1] != "wotr.card.gates"
    conquered = "army moria: dwarves 1/0/0\ncontrol moria: free"
    match = play(position(f"{GATES}\n{conquered}\nphase: fellowship\nfellowship: hollin, progress 1"), "moria")
    assert asked(match)[1] != "wotr.card.gates", "an unconquered Shadow stronghold, it says"


def test_the_gates_come_before_the_balrog_and_the_stronghold() -> None:
    """Order: tile that caused the reveal, tiles from events and abilities, tile(s) for Shadow strongholds."""
    match = moves(GATES, BALROG, "fellowship: hollin, progress 1", tile=["std_0r_1", "std_1_1", "std_2_1", "std_3_1"])
    play(match, "moria", "yes", "use-ring", "use-ring", "use-ring")
    kinds = [event.kind for event in match.events]
    assert kinds.index("wotr.table-discarded") < kinds.index("wotr.fire-and-shadow")
    assert kinds.index("wotr.fire-and-shadow") < kinds.index("wotr.hunted-in-stronghold")
    assert match.state.corruption == 6


@pytest.mark.parametrize(
    ("guide", "allowed"),
    [("", True), ("guide: strider", False), (ALONE, True), (HERE, False)],
    ids=["gandalf", "strider", "gollum", "smeagol"],
)
def test_who_opens_the_gates_with_a_character_die(guide: str, allowed: bool) -> None:
    """A Character result if Gandalf (any version) or Gollum is the guide. Smeagol is not Gollum."""
    match = position(GATES, guide, "dice free: character\ndice shadow: army")
    key = reason(match, "discard:the-gates-are-closed")
    assert key == ("wotr-why-choose-die-first" if allowed else "wotr-why-gates-guide")
    if allowed:
        assert act(match, "discard:the-gates-are-closed").state.table == []


def test_the_keeper_opens_the_gates_too_and_the_west_always_does() -> None:
    keeper = "version gandalf_the_grey: gandalf_the_grey_keeper_of_narya"
    act(position(GATES, keeper, "dice free: character\ndice shadow: army"), "discard:the-gates-are-closed")
    west = "dice free: will_of_the_west\ndice shadow: army"
    act(position(GATES, "guide: strider", west), "discard:the-gates-are-closed")
    match = position(GATES, "dice free: event\ndice shadow: army")
    assert reason(match, "discard:the-gates-are-closed") == "wotr-why-wrong-die"


# -- Captain of Despair

DESPAIR = "table: captain-of-despair\ncharacter witch_king: barad_dur"
TWO_DICE = "acting: shadow\ndice free: event event\ndice shadow: character character"


def test_captain_of_despair_turns_character_dice_into_eyes() -> None:
    """Every Shadow die used for a Character result is put into the hunt box once its action is finished."""
    match = act(position(DESPAIR, TWO_DICE), "move-minions", "done")
    assert shown(match, "hunt", "shadow_dice") == 1
    assert told(match, "wotr.die-to-hunt-box") == [{"card": "captain-of-despair"}]


def test_dice_of_despair_hunt_in_this_turn_and_come_back_as_others_do() -> None:
    """ "Captain of Despair" dice are hunt dice for the rest of the turn but return as normal dice."""
    lines = DESPAIR + "\nfellowship: hollin, progress 1"
    match = position(lines, "acting: shadow\ndice free: character\ndice shadow: character", hunt_dice=[1])
    act(match, "move-minions", "done")
    act(match, "move-fellowship")
    assert len(told(match, "wotr.hunt-roll")[0]["dice"]) == 1
    assert match.state.turn == 2
    assert hunt_box(match) == {"free": 0, "shadow": 0}
    assert match.view("free")["dice_available"]["shadow"] == 8


def test_the_die_that_paid_for_it_is_not_affected() -> None:
    """From the Shadow player's next action on."""
    lines = "hand shadow: captain-of-despair\ncharacter witch_king: barad_dur"
    match = act(position(lines, TWO_DICE), "card:captain-of-despair")
    assert match.state.table == ["captain-of-despair"]
    assert shown(match, "hunt", "shadow_dice") == 0


def test_captain_of_despair_counts_cards_and_the_balrogs_die() -> None:
    """Playing a Character event card, and the Character face of the Balrog die."""
    lines = "hand shadow: the-lidless-eye"
    match = act(position(DESPAIR, lines, TWO_DICE), "card:the-lidless-eye", "done")
    assert shown(match, "hunt", "shadow_dice") == 1
    die = "acting: shadow\ndice free: event\ndice shadow: balrog_character"
    assert shown(act(position(DESPAIR, BALROG, die), "move-minions", "done"), "hunt", "shadow_dice") == 1


def test_captain_of_despair_leaves_other_results_alone() -> None:
    """An Event die, a wasted one, a Muster die used by the Mouth 'as if Character', and the Free Peoples' dice."""
    lines = "hand shadow: the-lidless-eye"
    match = act(position(DESPAIR, lines, EVENT), "card:the-lidless-eye")
    assert shown(match, "hunt", "shadow_dice") == 0
    assert shown(act(position(DESPAIR, TWO_DICE), "waste"), "hunt", "shadow_dice") == 0
    mouth = "map: empty\narmy gorgoroth: sauron 2/0\ncharacter mouth_of_sauron: gorgoroth\nnation sauron: at-war\n"
    mouth += "version mouth_of_sauron: mouth_of_sauron_black_numenorean\n"
    mouth += "acting: shadow\ndice free: event\ndice shadow: muster"
    match = act(position(DESPAIR, mouth), "sorcery:move", "morannon", "all")
    assert shown(match, "hunt", "shadow_dice") == 0
    match = position(DESPAIR, "fellowship: hollin, revealed\ndice free: character\ndice shadow: army")
    assert shown(act(match, "hide-fellowship"), "hunt", "shadow_dice") == 0


def test_captain_of_despair_needs_the_witch_king_and_no_gollum() -> None:
    card = "hand shadow: captain-of-despair"
    assert reason(position(card, EVENT), "card:captain-of-despair") == "wotr-why-witch-king-absent"
    king = "character witch_king: barad_dur"
    assert reason(position(card, king, ALONE, EVENT), "card:captain-of-despair") == "wotr-why-gollum-guides"
    act(position(card, king, CHIEF, EVENT), "card:captain-of-despair")


def test_captain_of_despair_goes_in_a_stronghold_not_in_a_city() -> None:
    """Declared in a city does not discard it; only a stronghold does."""
    lines = DESPAIR + "\nphase: fellowship\nfellowship: fangorn, progress 3"
    assert play(position(lines), "edoras").state.table == ["captain-of-despair"]
    assert play(position(lines), "helms_deep").state.table == []


def test_captain_of_despair_goes_when_gollum_guides_or_the_king_falls() -> None:
    """Discard at once if Gollum becomes the guide; by the base rule also if the Witch-king leaves play."""
    last = company("strider")
    match = position(DESPAIR, last, "dice free: character\ndice shadow: army")
    assert act(match, "separate", "rivendell").state.table == []
    swap = "fellowship: hollin\nacting: shadow\ndice free: event\ndice shadow: muster"
    match = act(position(DESPAIR, swap), "bring:witch_king_chief_of_the_ringwraiths")
    assert match.state.table == ["captain-of-despair"], (
        "replacing one version by the other does not break the condition"
    )
    lines = "map: empty\narmy osgiliath: gondor 5/0/0\narmy south_ithilien: sauron 1/0\nnation gondor: at-war\n"
    lines += (
        "table: captain-of-despair\ncharacter witch_king: south_ithilien\ndice free: muster_army\ndice shadow: army"
    )
    match = act(position(lines, combat_dice=[6] * 6), "attack", "all")
    if asked(match)[1] == "wotr.advance.force":
        play(match, "none")
    assert where(match, "witch_king") == "eliminated"
    assert match.state.table == []


# -- Shadow of Dol Guldur

DOL_GULDUR = "hand shadow: shadow-of-dol-guldur"


def test_shadow_of_dol_guldur_musters_by_nazgul_leadership() -> None:
    """Each Nazgul 1, the Witch-king his own value; works even if Sauron is not at war. Then a move or an attack."""
    lines = "map: empty\narmy dol_guldur: sauron 1/0, nazgul 2\ncharacter witch_king: dol_guldur"
    match = act(position(lines, DOL_GULDUR, EVENT), "card:shadow-of-dol-guldur")
    assert army(match, "dol_guldur")["sauron-regular"] == 5
    assert asked(match) == ("shadow", "wotr.card.dol-guldur-goes")
    assert options(match) == ("none", "move-armies")
    play(match, "move-armies", "north_anduin_vale", "all")
    assert army(match, "north_anduin_vale")["sauron-regular"] == 5
    match = act(position(lines, CHIEF, DOL_GULDUR, EVENT), "card:shadow-of-dol-guldur")
    assert army(match, "dol_guldur")["sauron-regular"] == 4


def test_shadow_of_dol_guldur_musters_five_at_most() -> None:
    lines = "map: empty\narmy dol_guldur: sauron 0/1, nazgul 7"
    match = act(position(lines, DOL_GULDUR, EVENT), "card:shadow-of-dol-guldur", "none")
    assert army(match, "dol_guldur")["sauron-regular"] == 5


def test_shadow_of_dol_guldur_musters_no_more_than_there_is_room_for() -> None:
    """Capped by the stacking limit."""
    lines = "map: empty\narmy dol_guldur: sauron 8/0, nazgul 4"
    match = act(position(lines, DOL_GULDUR, EVENT), "card:shadow-of-dol-guldur")
    assert army(match, "dol_guldur")["sauron-regular"] == 10


def test_nazgul_whom_no_regular_joins_are_no_army_that_moves() -> None:
    everybody = (
        "army gorgoroth: sauron 10/0\narmy barad_dur: sauron 10/0\narmy nurn: sauron 10/0\narmy morannon: sauron 6/0"
    )
    lines = f"map: empty\narmy dol_guldur: nazgul 1\n{everybody}"
    match = act(position(lines, DOL_GULDUR, EVENT), "card:shadow-of-dol-guldur")
    assert army(match, "dol_guldur") == {"nazgul": 1}
    assert asked(match)[1] != "wotr.card.dol-guldur-goes"


def test_the_army_of_dol_guldur_attacks() -> None:
    """The optional move or attack follows the normal restrictions: not at war, no attack."""
    lines = "map: empty\narmy dol_guldur: sauron 3/0, nazgul 1\narmy north_anduin_vale: elves 1/0/0"
    match = act(position(lines, DOL_GULDUR, EVENT), "card:shadow-of-dol-guldur")
    assert "attack" not in options(match)
    assert reason(match, "attack") == "wotr-why-attack-not-at-war"
    scripts = {"combat_dice": [1] * 5, "combat_reroll": [1] * 3}
    match = position(lines, "nation sauron: at-war", DOL_GULDUR, EVENT, **scripts)
    act(match, "card:shadow-of-dol-guldur", "attack", "all", "cease")
    assert told(match, "wotr.attack")[0]["region"] == "north_anduin_vale"


def test_a_besieged_dol_guldur_musters_and_sorties() -> None:
    """Even if Dol Guldur is besieged (limit 5 units inside); a besieged army may only sortie."""
    lines = "map: empty\narmy dol_guldur: elves 3/0/0\ngarrison dol_guldur: sauron 3/0, nazgul 3\nnation sauron: at-war"
    match = act(position(lines, DOL_GULDUR, EVENT), "card:shadow-of-dol-guldur")
    assert garrison(match, "dol_guldur")["sauron-regular"] == 5
    assert options(match) == ("none", "attack")


def test_shadow_of_dol_guldur_needs_a_nazgul_there() -> None:
    match = position("map: empty\narmy dol_guldur: sauron 3/0", DOL_GULDUR, EVENT)
    assert reason(match, "card:shadow-of-dol-guldur") == "wotr-why-no-nazgul-in-dol-guldur"


# -- Madness and Horror

MADNESS = "hand shadow: madness-and-horror"
SAURON_AT_WAR = "nation sauron: at-war"


def test_madness_and_horror_strikes_and_musters_beside() -> None:
    """Three dice, 5+; not a battle; both regulars in one free region adjacent to the chosen army."""
    lines = "map: empty\narmy north_anduin_vale: elves 3/0/0\narmy edoras: rohan 2/0/0"
    match = position(lines, SAURON_AT_WAR, MADNESS, EVENT, card_dice=[5, 6, 4])
    act(match, "card:madness-and-horror")
    assert army(match, "north_anduin_vale") == {"elves-regular": 1}
    assert nation(match, "elves") == "3 active", "no political reaction"
    assert asked(match) == ("shadow", "wotr.card.madness-where")
    assert reason(match, "moria") == "wotr-why-not-adjacent"
    play(match, "dol_guldur")
    assert army(match, "dol_guldur") == {"sauron-regular": 2}


def test_madness_and_horror_against_the_besieged() -> None:
    """In the same region if that army is besieged inside the Sauron stronghold; the stronghold may fall."""
    lines = "map: empty\narmy moria: sauron 2/0\ngarrison moria: dwarves 1/0/0"
    match = position(lines, SAURON_AT_WAR, MADNESS, EVENT, card_dice=[1, 1, 1])
    act(match, "card:madness-and-horror")
    assert army(match, "moria") == {"sauron-regular": 4}
    match = position(lines, SAURON_AT_WAR, MADNESS, EVENT, card_dice=[6, 1, 1])
    act(match, "card:madness-and-horror")
    assert army(match, "moria") == {"sauron-regular": 4}
    assert holder(match, "moria") == "shadow"


def test_madness_and_horror_takes_leaders_but_no_companions() -> None:
    """If all units die, Free Peoples leaders go too, companions stay."""
    lines = "map: empty\narmy north_anduin_vale: elves 1/0/1\ncharacter strider: north_anduin_vale"
    match = position(lines, SAURON_AT_WAR, MADNESS, EVENT, card_dice=[6, 6, 6])
    act(match, "card:madness-and-horror")
    assert army(match, "north_anduin_vale") == {"strider": 1}


def test_why_there_is_no_madness() -> None:
    lines = "map: empty\narmy north_anduin_vale: elves 3/0/0"
    assert reason(position(lines, MADNESS, EVENT), "card:madness-and-horror") == "wotr-why-card-needs-war"
    match = position("map: empty\narmy edoras: rohan 2/0/0", SAURON_AT_WAR, MADNESS, EVENT)
    assert reason(match, "card:madness-and-horror") == "wotr-why-nobody-for-madness"


# -- We Shall Get It

SHALL = f"table: we-shall-get-it\n{GONE}"


def test_we_shall_get_it_replaces_a_tile_under_gollum() -> None:
    """The second tile's effects are applied instead; then the first tile goes back into the hunt pool."""
    match = moves(SHALL, ALONE, tile=["std_0r_1", "std_3_1"])
    assert asked(match) == ("shadow", "wotr.card.shall-get-it")
    play(match, "yes", "no")
    assert match.state.corruption == 3
    assert "std_0r_1" in match.state.pool
    assert match.state.tiles_drawn == ["std_3_1"]
    assert discards_of(match, "shadow") == ["we-shall-get-it"]


def test_we_shall_get_it_waits_for_gollum() -> None:
    """Useless until Gollum becomes guide; it simply waits on the table."""
    match = moves(SHALL, tile=["std_3_1"])
    assert asked(match) == ("free", "wotr.hunt.casualty")


def test_we_shall_get_it_may_wait() -> None:
    match = moves(SHALL, ALONE, tile=["std_2_1"])
    play(match, "no", "no")
    assert match.state.table == ["we-shall-get-it"]


def test_the_free_peoples_replace_first() -> None:
    """Reading: Free Peoples asked first, whichever card came first."""
    lines = GONE + "\ntable: we-shall-get-it mithril-coat-and-sting\n" + ALONE
    match = moves(lines, tile=["std_3_1", "std_1_1", "std_2_1"])
    assert asked(match) == ("free", "wotr.card.replace-tile")
    play(match, "yes")
    assert asked(match) == ("shadow", "wotr.card.shall-get-it")
    play(match, "yes", "no")
    assert match.state.corruption == 2
    assert match.state.tiles_drawn == ["std_2_1"]
    assert {"std_3_1", "std_1_1"} <= set(match.state.pool)


def test_on_the_mordor_track_it_works_too() -> None:
    match = position(SHALL, ALONE, "fellowship: mordor 1", HUNTED, hunt_tile=["std_0r_1", "std_1_1"])
    act(match, "move-fellowship")
    assert asked(match) == ("shadow", "wotr.card.shall-get-it")
