"""Chapter III: Gothmog, the Black Númenórean, the Chief of the Ringwraiths. Docstrings quote the rules notes."""

from __future__ import annotations

import pytest

from tests.story import asked, load, options, play, reason, refuses, told
from tests.wotr.helpers import army, hand_of, nation, reserve_of, version_of, where
from tests.wotr.lome.helpers import act, position
from westmarch.core.errors import BadText
from westmarch.games.wotr.facts.characters import WITCH_KING
from westmarch.games.wotr.lome.extra import lords
from westmarch.games.wotr.state import War

MUSTER = "acting: shadow\ndice free: event\ndice shadow: muster"
WAR = "nation sauron: at-war"
BLACK_CAPTAIN = "character witch_king: gorgoroth"
CHIEF = "version witch_king: witch_king_chief_of_the_ringwraiths"
NUMENOREAN = "version mouth_of_sauron: mouth_of_sauron_black_numenorean"
BRING_CHIEF = "bring:witch_king_chief_of_the_ringwraiths"
BRING_NUMENOREAN = "bring:mouth_of_sauron_black_numenorean"
GREY = "character gandalf_the_grey: edoras"
WEST = "dice free: will_of_the_west\ndice shadow: army"


def chief_is_there(match: War) -> bool:
    return match.state.on_map(WITCH_KING) and version_of(match, "witch_king") == "witch_king_chief_of_the_ringwraiths"


# -- Gothmog


def test_gothmog_comes_to_minas_morgul() -> None:
    match = act(position(WAR, MUSTER), "bring:gothmog")
    assert where(match, "gothmog") == "minas_morgul"


def test_why_gothmog_does_not_come() -> None:
    """Gothmog cannot enter while the Black Captain is in play."""
    assert reason(position(MUSTER), "bring:gothmog") == "wotr-why-gothmog-war"
    lost = "army minas_morgul: gondor 1/0/0\ncontrol minas_morgul: free"
    assert reason(position(WAR, lost, MUSTER), "bring:gothmog") == "wotr-why-morgul-lost"
    assert reason(position(WAR, BLACK_CAPTAIN, MUSTER), "bring:gothmog") == "wotr-why-black-captain-in-play"
    assert reason(position(WAR, "character gothmog: eliminated", MUSTER), "bring:gothmog") == "wotr-why-eliminated"


def test_a_siege_does_not_keep_gothmog_away() -> None:
    """Unconquered: besieged with the owner's army inside counts; he comes inside."""
    siege = "army minas_morgul: gondor 3/0/0\ngarrison minas_morgul: sauron 2/0"
    match = act(position(WAR, siege, MUSTER), "bring:gothmog")
    assert where(match, "gothmog") == "garrison minas_morgul"


def test_the_chief_does_not_keep_gothmog_away() -> None:
    """Does not block Gothmog."""
    act(position(WAR, BLACK_CAPTAIN, CHIEF, MUSTER), "bring:gothmog")


def test_gothmog_stays_when_the_black_captain_comes() -> None:
    """The Black Captain arriving later leaves Gothmog."""
    lines = f"{WAR}\nnation gondor: at-war\nmap: empty\narmy gorgoroth: sauron 1/0\ncharacter gothmog: minas_morgul"
    match = act(position(lines, MUSTER), "bring:witch_king")
    assert where(match, "gothmog") == "minas_morgul"


def test_gothmog_walks_three_regions_and_leads() -> None:
    """Non-flying minion (Gothmog): moves its level alone."""
    lines = "map: empty\ncharacter gothmog: minas_morgul\nacting: shadow\ndice free: event\ndice shadow: character"
    match = act(position(lines), "move-minions", "character:gothmog")
    refuses(match, {"edoras": "too-far", "minas_tirith": "free-stronghold"})
    play(match, "lossarnach")
    assert where(match, "gothmog") == "lossarnach", "three regions away"


def test_flung_into_the_fray_a_regular_comes_or_turns_elite() -> None:
    """Flung into the Fray: a Muster action outside normal recruiting; no settlement needed."""
    lines = "map: empty\narmy osgiliath: sauron 2/0\ncharacter gothmog: osgiliath"
    match = act(position(lines, MUSTER), "fray:regular")
    assert army(match, "osgiliath") == {"sauron-regular": 3, "gothmog": 1}
    match = act(position(lines, MUSTER), "fray:elite")
    assert army(match, "osgiliath") == {"sauron-regular": 1, "sauron-elite": 1, "gothmog": 1}


def test_flung_into_the_fray_with_besiegers() -> None:
    """A region where his army besieges an enemy stronghold is free for the Shadow."""
    lines = "map: empty\narmy minas_tirith: sauron 2/0\ngarrison minas_tirith: gondor 1/0/0\n"
    match = act(position(lines, "character gothmog: minas_tirith", MUSTER), "fray:regular")
    assert army(match, "minas_tirith")["sauron-regular"] == 3


def test_why_nobody_is_flung_into_the_fray() -> None:
    """But the region must be free; with a Shadow army; figures must be available."""
    assert reason(position(MUSTER), "fray:regular") == "wotr-why-gothmog-absent"
    alone = "map: empty\ncharacter gothmog: osgiliath"
    assert reason(position(alone, MUSTER), "fray:regular") == "wotr-why-no-fray"
    inside = "map: empty\narmy minas_morgul: gondor 3/0/0\ngarrison minas_morgul: sauron 2/0\n"
    match = position(inside, "character gothmog: minas_morgul", MUSTER)
    assert reason(match, "fray:regular") == "wotr-why-no-fray"
    match = position("map: empty\narmy osgiliath: sauron 0/1\ncharacter gothmog: osgiliath", MUSTER)
    assert reason(match, "fray:elite") == "wotr-why-no-figure-there"


# -- the Mouth of Sauron, Black Númenórean


def test_the_numenorean_comes_when_the_free_peoples_have_a_point() -> None:
    """Reading: only the conditions printed on his own card; any Shadow stronghold where his text says so."""
    match = position(MUSTER)
    assert reason(match, BRING_NUMENOREAN) == "wotr-why-numenorean-waits"
    point = "army south_dunland: none\narmy umbar: none\ncontrol umbar: free"
    match = act(position(point, MUSTER), BRING_NUMENOREAN)
    assert asked(match)[1] == "wotr.enter.region"
    assert "orthanc" in options(match)
    assert "umbar" not in options(match), "that one is conquered"
    play(match, "orthanc")
    assert where(match, "mouth_of_sauron") == "orthanc"
    assert version_of(match, "mouth_of_sauron") == "mouth_of_sauron_black_numenorean"


def test_the_numenorean_may_come_when_the_fellowship_is_in_mordor() -> None:
    match = act(position("fellowship: mordor 0", MUSTER), BRING_NUMENOREAN, "barad_dur")
    assert version_of(match, "mouth_of_sauron") == "mouth_of_sauron_black_numenorean"


@pytest.mark.parametrize("place", ["barad_dur", "eliminated"])
def test_there_is_one_mouth_of_sauron(place: str) -> None:
    """Mouth: only one version per game, whichever comes first; elimination blocks both."""
    key = "wotr-why-in-play" if place == "barad_dur" else "wotr-why-eliminated"
    lines = f"fellowship: mordor 0\ncharacter mouth_of_sauron: {place}"
    assert reason(position(lines, MUSTER), BRING_NUMENOREAN) == key
    assert reason(position(lines, NUMENOREAN, MUSTER), "bring:mouth_of_sauron") == key


def test_he_is_a_minion_for_gandalf_the_white_and_brings_a_die() -> None:
    """The Black Númenórean does count."""
    match = position("character mouth_of_sauron: barad_dur", NUMENOREAN, GREY, WEST)
    assert reason(match, "bring:gandalf_the_white") == "wotr-why-choose-die-first"
    assert match.view("free")["dice_available"]["shadow"] == 8


def test_he_is_no_messenger() -> None:
    """The Messenger of the base version is not his."""
    lines = "map: empty\narmy gorgoroth: sauron 2/0\ncharacter mouth_of_sauron: barad_dur\n" + WAR
    assert reason(position(lines, NUMENOREAN, MUSTER), "move-armies") == "wotr-why-wrong-die"
    assert "move-armies" in options(position(lines, MUSTER))


SORCERY = f"map: empty\narmy gorgoroth: sauron 2/0\narmy nurn: sauron 1/0\ncharacter mouth_of_sauron: gorgoroth\n{WAR}"
TWO_MUSTERS = "acting: shadow\ndice free: event\ndice shadow: muster muster"


def test_great_sorcery_moves_his_army() -> None:
    """Great Sorcery: once per turn, Muster as Character for his own army only."""
    match = act(position(SORCERY, NUMENOREAN, TWO_MUSTERS), "sorcery:move")
    assert asked(match)[1] == "wotr.move.to", "only his own army can go"
    play(match, "morannon", "all")
    assert army(match, "morannon") == {"sauron-regular": 2, "mouth_of_sauron": 1}
    play(match, "die:event", "waste")
    assert lords(match.state).sorcery_used
    assert reason(match, "sorcery:move") == "wotr-why-sorcery-used"


def test_great_sorcery_attacks() -> None:
    lines = SORCERY + "\narmy osgiliath: gondor 1/0/0\narmy south_ithilien: sauron 3/0"
    lines = lines.replace("mouth_of_sauron: gorgoroth", "mouth_of_sauron: south_ithilien")
    scripts = {"combat_dice": [1] * 6, "combat_reroll": [1] * 4}
    match = position(lines, NUMENOREAN, MUSTER, **scripts)
    act(match, "sorcery:attack", "all", "cease")
    assert told(match, "wotr.attack")[0]["region"] == "osgiliath"
    assert told(match, "wotr.attack")[0]["attackers"] == {"sauron-regular": 3, "mouth_of_sauron": 1}


def test_great_sorcery_is_back_the_next_turn() -> None:
    match = position(SORCERY, NUMENOREAN, "sorcery used: yes\nphase: victory")
    assert not lords(match.state).sorcery_used
    assert match.state.turn == 2


def test_why_there_is_no_great_sorcery() -> None:
    assert reason(position(SORCERY, MUSTER), "sorcery:move") == "wotr-why-numenorean-absent"
    alone = SORCERY.replace("character mouth_of_sauron: gorgoroth", "character mouth_of_sauron: barad_dur")
    assert reason(position(alone, NUMENOREAN, MUSTER), "sorcery:attack") == "wotr-why-mouth-leads-nobody"


SIEGE = "map: empty\narmy minas_tirith: sauron 3/0\ngarrison minas_tirith: gondor 2/0/0\nnation sauron: at-war"
ARMY_DIE = "acting: shadow\ndice free: event\ndice shadow: army"


def test_evil_lore_prolongs_a_siege_once() -> None:
    """Evil Lore: once per action, one free extra siege round."""
    scripts = {"combat_dice": [1] * 20, "combat_reroll": [1] * 20}
    match = position(SIEGE, "character mouth_of_sauron: minas_tirith", NUMENOREAN, ARMY_DIE, **scripts)
    act(match, "attack", "all")
    assert asked(match) == ("shadow", "wotr.siege.extend")
    assert options(match) == ("cease", "continue")
    play(match, "continue")
    assert told(match, "wotr.siege-extended-by-lore") == [{"region": "minas_tirith", "character": "mouth_of_sauron"}]
    assert len(told(match, "wotr.combat-roll")) == 4, "two rounds"
    assert asked(match)[1] != "wotr.siege.extend", "no elite, and the lore is used up: the battle is over"


def test_the_other_mouth_knows_no_evil_lore() -> None:
    scripts = {"combat_dice": [1] * 20, "combat_reroll": [1] * 20}
    match = position(SIEGE, "character mouth_of_sauron: minas_tirith", ARMY_DIE, **scripts)
    act(match, "attack", "all")
    assert asked(match)[1] != "wotr.siege.extend"


def test_evil_lore_needs_him_in_the_battle() -> None:
    """Reading: in the rearguard he takes no part."""
    scripts = {"combat_dice": [1] * 20, "combat_reroll": [1] * 20}
    match = position(SIEGE, "character mouth_of_sauron: minas_tirith", NUMENOREAN, ARMY_DIE, **scripts)
    act(match, "attack", "split", "count:2", "no")
    assert told(match, "wotr.attack")[0]["attackers"] == {"sauron-regular": 2}
    assert asked(match)[1] != "wotr.siege.extend"


# -- the Witch-king, Chief of the Ringwraiths


def test_the_chief_comes_where_the_ring_bearers_are() -> None:
    """Entering does not activate Free Peoples nations; he needs no war."""
    match = act(position("fellowship: hollin", MUSTER), BRING_CHIEF)
    assert where(match, "witch_king") == "hollin"
    assert chief_is_there(match)
    assert told(match, "wotr.comes-as") == [{"version": "witch_king_chief_of_the_ringwraiths"}]
    assert nation(match, "gondor").endswith("passive")
    assert match.view("free")["dice_available"]["shadow"] == 8


def test_the_chief_stays_away_from_free_strongholds() -> None:
    """The Chief's entry test (Fellowship not at an unconquered Free Peoples stronghold) applies to both cases."""
    assert reason(position(MUSTER), BRING_CHIEF) == "wotr-why-chief-stays-away"
    assert reason(position(BLACK_CAPTAIN, MUSTER), BRING_CHIEF) == "wotr-why-chief-stays-away"
    conquered = "army rivendell: sauron 1/0\ncontrol rivendell: shadow"
    match = act(position(conquered, MUSTER), BRING_CHIEF)
    assert where(match, "witch_king") == "rivendell"


def test_on_the_mordor_track_there_is_no_region_for_the_chief() -> None:
    """Reading: while the Fellowship is on the Mordor Track he can't enter; but he may replace the Black Captain."""
    assert reason(position("fellowship: mordor 1", MUSTER), BRING_CHIEF) == "wotr-why-no-region-for-chief"
    match = act(position("fellowship: mordor 1", BLACK_CAPTAIN, MUSTER), BRING_CHIEF)
    assert chief_is_there(match)


def test_the_chief_replaces_the_black_captain_in_place() -> None:
    """The Chief entering while the Black Captain is in play IS the swap and happens in place."""
    match = act(position("fellowship: hollin", BLACK_CAPTAIN, MUSTER), BRING_CHIEF)
    assert where(match, "witch_king") == "gorgoroth"
    assert chief_is_there(match)
    assert lords(match.state).swapped
    assert match.view("free")["dice_available"]["shadow"] == 8, "swapping versions neither adds nor loses a die"


def test_the_black_captain_replaces_the_chief_and_wakes_the_nations() -> None:
    """Swapping to the Black Captain needs his own entry conditions; his activation of all nations happens."""
    chief = "character witch_king: hollin\n" + CHIEF
    assert reason(position(chief, MUSTER), "call:black_captain") == "wotr-why-witch-king-war"
    match = act(position(chief, WAR, "nation gondor: at-war", MUSTER), "call:black_captain")
    assert where(match, "witch_king") == "hollin", "placement ignores his own region in favour of the Chief's"
    assert not chief_is_there(match)
    assert nation(match, "rohan").endswith("active")
    assert lords(match.state).swapped


@pytest.mark.parametrize(
    ("lines", "token"),
    [(CHIEF, "call:black_captain"), ("", BRING_CHIEF)],
    ids=["to the captain", "to the chief"],
)
def test_there_is_one_swap_a_game(lines: str, token: str) -> None:
    """Witch-king versions: one swap per game in either direction, by Muster; then never again."""
    match = position(
        "fellowship: hollin\nwitch-king exchanged: yes", BLACK_CAPTAIN, WAR, "nation gondor: at-war", lines, MUSTER
    )
    assert reason(match, token) == "wotr-why-swapped"


@pytest.mark.parametrize("lines", [CHIEF, ""])
def test_either_ones_end_is_the_witch_kings(lines: str) -> None:
    """Elimination of either version ends the Witch-king for the game."""
    ready = "map: empty\narmy gorgoroth: sauron 1/0\nfellowship: hollin\nnation gondor: at-war\n" + WAR
    match = position(ready, "character witch_king: eliminated", lines, MUSTER)
    assert reason(match, BRING_CHIEF) == "wotr-why-eliminated"
    refuses(match, {"bring:witch_king": "eliminated", "call:black_captain": "chief-absent"})


def test_the_chief_is_no_minion_for_gandalf_the_white() -> None:
    """Not counted as a minion for bringing in Gandalf the White."""
    match = position("character witch_king: hollin", CHIEF, GREY, WEST)
    assert reason(match, "bring:gandalf_the_white") == "wotr-why-no-minion-yet"
    match = position("character witch_king: hollin", CHIEF, "witch-king exchanged: yes", GREY, WEST)
    assert reason(match, "bring:gandalf_the_white") == "wotr-why-choose-die-first", "the Black Captain had come before"


def test_cards_that_name_the_witch_king_mean_the_chief_too() -> None:
    """Every reference to the Witch-king on event and combat cards covers him."""
    lines = "character witch_king: hollin\nhand shadow: return-of-the-witch-king"
    match = act(
        position(lines, CHIEF, "acting: shadow\ndice free: event\ndice shadow: event"), "card:return-of-the-witch-king"
    )
    assert where(match, "witch_king") == "angmar"
    assert army(match, "angmar")["sauron-elite"] == 1


def test_the_chief_is_no_sorcerer() -> None:
    """Does not have the Sorcerer ability. Leadership 1."""
    lines = f"map: empty\narmy osgiliath: gondor 1/0/0\narmy south_ithilien: sauron 2/0\n{WAR}"
    lines += "\ncharacter witch_king: south_ithilien\nhand shadow: monsters-roused"
    scripts = {"combat_dice": [1] * 6, "combat_reroll": [1] * 4}
    match = position(lines, CHIEF, ARMY_DIE, **scripts)
    act(match, "attack", "all", "card:monsters-roused")
    assert asked(match)[1] != "wotr.sorcerer"
    assert told(match, "wotr.leader-reroll")[0]["leadership"] == 1
    match = position(lines, ARMY_DIE, **scripts)
    act(match, "attack", "all", "card:monsters-roused")
    assert asked(match)[1] == "wotr.sorcerer"


def test_the_spear_of_terror_draws_after_a_character_card() -> None:
    """If he is in the region of the Fellowship when a Character event card is played, he may draw one."""
    lines = "fellowship: hollin, progress 1\ncharacter witch_king: hollin\nhand shadow: cruel-weather"
    die = "acting: shadow\ndice free: event\ndice shadow: character"
    match = position(lines, CHIEF, die, draw_card=["orc-patrol"])
    act(match, "card:cruel-weather", "moria")
    assert asked(match) == ("shadow", "wotr.spear-of-terror"), "he was there when the card was played"
    play(match, "yes")
    assert hand_of(match, "shadow") == ["orc-patrol"]
    match = act(
        position(lines.replace("witch_king: hollin", "witch_king: moria"), CHIEF, die), "card:cruel-weather", "moria"
    )
    assert asked(match)[1] != "wotr.spear-of-terror"


def test_the_spear_of_terror_is_for_character_cards_only() -> None:
    lines = "fellowship: hollin\ncharacter witch_king: hollin\nhand shadow: return-of-the-witch-king"
    match = position(lines, CHIEF, "acting: shadow\ndice free: event\ndice shadow: muster")
    act(match, "card:return-of-the-witch-king")
    assert asked(match)[1] != "wotr.spear-of-terror"


def test_spear_and_palantir_draw_one_card() -> None:
    """Spear of Terror and The Palantír of Orthanc together draw one card, not two: from either deck."""
    lines = "fellowship: hollin, progress 1\ncharacter witch_king: hollin\nhand shadow: cruel-weather"
    palantir = "table: the-palantir-of-orthanc\ncharacter saruman: orthanc"
    match = position(lines, palantir, CHIEF, "acting: shadow\ndice free: event\ndice shadow: event")
    act(match, "card:cruel-weather", "moria")
    assert asked(match)[1] == "wotr.card.palantir"
    assert options(match) == ("draw:character", "draw:strategy")
    play(match, "draw:strategy")
    assert asked(match)[1] != "wotr.spear-of-terror"
    assert len(hand_of(match, "shadow")) == 1
    match = position(lines, palantir, CHIEF, "acting: shadow\ndice free: event\ndice shadow: character")
    act(match, "card:cruel-weather", "moria")
    assert asked(match)[1] == "wotr.spear-of-terror", "the Palantír waits for an Event die"


def test_he_sees_he_knows() -> None:
    """On declaration: if declared in a region without an unconquered Free Peoples stronghold he may come."""
    lines = "phase: fellowship\nfellowship: hollin, progress 2\ncharacter witch_king: barad_dur"
    match = play(position(lines, CHIEF), "north_dunland")
    assert asked(match) == ("shadow", "wotr.he-sees-he-knows")
    play(match, "yes")
    assert where(match, "witch_king") == "north_dunland"
    match = play(position(lines, CHIEF), "rivendell")
    assert asked(match)[1] != "wotr.he-sees-he-knows"
    match = play(position(lines), "north_dunland")
    assert asked(match)[1] != "wotr.he-sees-he-knows", "that is the Chief's, not the Black Captain's"


def test_he_does_not_see_a_revealed_fellowship() -> None:
    """Reading: He Sees, He Knows on declaration only."""
    lines = "fellowship: hollin, progress 1\ncharacter witch_king: barad_dur\nhunt box: free 0, shadow 1"
    scripts = {"hunt_dice": [6], "hunt_tile": ["std_0r_1"]}
    match = position(lines, CHIEF, "dice free: character\ndice shadow: army", **scripts)
    act(match, "move-fellowship", "north_dunland")
    assert told(match, "wotr.found") == [{"region": "north_dunland"}]
    assert asked(match)[1] != "wotr.he-sees-he-knows"


# -- text


def test_positions_and_views_know_the_versions() -> None:
    match = position("character witch_king: hollin", CHIEF, "witch-king exchanged: yes", MUSTER)
    view = match.view("free")
    assert view["versions"]["witch_king"] == "witch_king_chief_of_the_ringwraiths"
    assert view["witch_king_exchanged"] is True
    again = load(match.position())
    assert again.position() == match.position()
    assert lords(again.state).swapped
    assert lords(match.clone().state).swapped
    with pytest.raises(BadText, match="has not come yet"):
        position(CHIEF)


def test_reinforcements_are_counted_when_a_regular_turns_elite() -> None:
    match = position("map: empty\narmy osgiliath: sauron 2/0\ncharacter gothmog: osgiliath", MUSTER)
    regulars, elites = reserve_of(match, "sauron-regular"), reserve_of(match, "sauron-elite")
    act(match, "fray:elite")
    assert (reserve_of(match, "sauron-regular"), reserve_of(match, "sauron-elite")) == (regulars + 1, elites - 1)
