"""The cards (rulebook chapters VI, VII and IX) as data: what is printed, and the name of what it does (cards/)."""

from __future__ import annotations

# -- events: id, order, type of the order, combat effect. Only number 1 is confirmed by a printed number.

_EVENTS = """
ev_01 blow_the_horns muster captain_of_war
ev_02 blow_the_horns muster fierce_defence
ev_03 blow_the_horns muster no_quarter
ev_04 call_to_arms character determined_attack
ev_05 call_to_arms character fierce_defence
ev_06 call_to_arms character stand_and_fight
ev_07 encirclement army captain_of_war
ev_08 encirclement army fierce_defence
ev_09 encirclement army no_quarter
ev_10 gather_and_marshall muster dense_fog
ev_11 gather_and_marshall muster determined_attack
ev_12 gather_and_marshall muster overmastered
ev_13 gather_and_marshall muster stand_and_fight
ev_14 marching_companies army determined_attack
ev_15 marching_companies army overmastered
ev_16 marching_companies army stand_and_fight
ev_17 move_to_strike character captain_of_war
ev_18 move_to_strike character dense_fog
ev_19 move_to_strike character no_quarter
ev_20 move_to_strike character overmastered
ev_21 mustering_for_battle muster battle_fury
ev_22 mustering_for_battle muster commanding_voice
ev_23 mustering_for_battle muster great_confusion
ev_24 sudden_assault army battle_fury
ev_25 sudden_assault army commanding_voice
ev_26 sudden_assault army dense_fog
ev_27 sudden_assault army great_confusion
ev_28 troop_leader character battle_fury
ev_29 troop_leader character commanding_voice
ev_30 troop_leader character great_confusion
"""

# -- stories: id, effect, type

_STORIES = """
fp_story_01 the_skin_changer character
fp_story_02 lucky_number character
fp_story_03 clad_in_hauberks_of_steel muster
fp_story_04 dismay character
fp_story_05 elf_lords muster
fp_story_06 elven_charge army
fp_story_07 flying_banners muster
fp_story_08 he_is_not_lost character
fp_story_09 hope_rekindled character
fp_story_10 last_stand army
fp_story_11 ring_of_invisibility character
fp_story_12 men_of_the_lake muster
fp_story_13 moria_dain_dain army
fp_story_14 on_the_march army
fp_story_15 redoubled_force muster
fp_story_16 rescue muster
fp_story_17 ringing_trumpets muster
fp_story_18 shower_of_arrows character
fp_story_19 the_arkenstone_of_thrain character
fp_story_20 the_king_of_all_birds muster
sp_story_01 great_dread muster
sp_story_02 war_band army
sp_story_03 chieftains_and_champions muster
sp_story_04 whirling_bats character
sp_story_05 flying_arrows army
sp_story_06 troubled_mind character
sp_story_07 orc_army muster
sp_story_08 black_tide character
sp_story_09 great_goblin army
sp_story_10 howling_orcs army
sp_story_11 hurrying_multitude army
sp_story_12 ill_chance character
sp_story_13 returning_to_the_assault muster
sp_story_14 orcs_from_gundabad muster
sp_story_15 climbing_goblins army
sp_story_16 orcs_of_huge_size character
sp_story_17 the_shadow_of_the_necromancer character
sp_story_18 the_swiftest_wolf_riders muster
sp_story_19 like_a_sea_of_locusts army
sp_story_20 victory_vanishes muster
"""

# -- fate cards: id, character, effect

_FATES = """
fate_01 beorn giant_size
fate_02 beorn redoubled_in_wrath
fate_03 beorn roaring_voice
fate_04 eagles the_eagles_are_coming
fate_05 eagles where_are_the_eagles
fate_06 eagles not_kindly_birds
fate_07 thorin fury_of_the_dwarves
fate_08 thorin mighty_strokes
fate_09 thorin shining_armour
"""

TYPES: tuple[str, ...] = ("character", "army", "muster")  # AS_CHARACTER, AS_ARMY, AS_MUSTER are 1 << index


def _rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.split("\n") if line]


EVENTS = 30
FATES = 9
# Cards of both hands in one row: events first, then the Free stories, then those of the Shadow.
CARD_IDS: tuple[str, ...] = tuple(row[0] for row in _rows(_EVENTS) + _rows(_STORIES))
CARD: dict[str, int] = {name: index for index, name in enumerate(CARD_IDS)}
CARDS = len(CARD_IDS)
NO_CARD = -1
EFFECT_NAMES: tuple[str, ...] = tuple(row[1] for row in _rows(_EVENTS) + _rows(_STORIES))
CARD_TYPE: tuple[int, ...] = tuple(1 << TYPES.index(row[2]) for row in _rows(_EVENTS) + _rows(_STORIES))
FIRST_STORY: tuple[int, int] = (EVENTS, EVENTS + 20)
STORY_CARDS: tuple[range, range] = (range(EVENTS, EVENTS + 20), range(EVENTS + 20, CARDS))

COMBAT_IDS: tuple[str, ...] = tuple(dict.fromkeys(row[3] for row in _rows(_EVENTS)))
(
    CAPTAIN_OF_WAR,
    FIERCE_DEFENCE,
    NO_QUARTER,
    DETERMINED_ATTACK,
    STAND_AND_FIGHT,
    DENSE_FOG,
    OVERMASTERED,
    BATTLE_FURY,
    COMMANDING_VOICE,
    GREAT_CONFUSION,
) = range(len(COMBAT_IDS))
COMBAT: tuple[int, ...] = tuple(COMBAT_IDS.index(row[3]) for row in _rows(_EVENTS))

FATE_IDS: tuple[str, ...] = tuple(row[0] for row in _rows(_FATES))
FATE: dict[str, int] = {name: index for index, name in enumerate(FATE_IDS)}
FATE_OWNER: tuple[str, ...] = tuple(row[1] for row in _rows(_FATES))
FATE_NAMES: tuple[str, ...] = tuple(row[2] for row in _rows(_FATES))

LUCKY_NUMBER = CARD["fp_story_02"]
FLYING_ARROWS = CARD["sp_story_05"]
TROUBLED_MIND = CARD["sp_story_06"]
HOWLING_ORCS = CARD["sp_story_10"]
NOT_KINDLY_BIRDS = FATE["fate_06"]
SHINING_ARMOUR = FATE["fate_09"]

# Where a card is.
IN_DECK, IN_FREE_HAND, IN_SHADOW_HAND, ON_TABLE, USED, FREE_DROPPED, SHADOW_DROPPED, RESOLVING = range(8)
# Where a fate card is.
FATE_IN_DECK, BESIDE, FATE_DONE = range(3)

# -- manoeuvre cards of a combat: the nine unit cards, then these (the two Regroup cards are one index, a bit per side)

REGROUP, STROKES, VAMPIRES = 9, 10, 11
