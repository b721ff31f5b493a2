"""The map (rulebook chapter II): regions, borders, nations, settlements and fortifications, as data.

Everything else speaks of *places*, small integers: first the regions, then one garrison per stronghold, which is
where an army under siege stands while its besiegers stand in the region around it.
"""

from __future__ import annotations

from functools import cache

from westmarch.core.graph import distances
from westmarch.games.wotr.facts.nations import NATIONS, SIDE_OF_NATION


class Region:
    """One region as printed: who owns the land, what stands there, which borders can be crossed."""

    def __init__(self, id: str, nation: str, what: str, coastal: bool, neighbours: str) -> None:
        self.id = id
        self.nation = nation
        self.what = what
        self.coastal = coastal
        self.neighbours = neighbours.split()


# id, nation, settlement or fortification, on the coast of the great sea, regions across a border that is not all black
# fmt: off
REGIONS: tuple[Region, ...] = (
    Region("andrast", "", "", True, "anfalas druwaith_iaur"),
    Region("anfalas", "gondor", "", True, "andrast dol_amroth erech"),
    Region("angmar", "sauron", "city", False, "arnor ettenmoors mount_gram"),
    Region("arnor", "", "", False, "angmar ettenmoors evendim north_downs"),
    Region("ash_mountains", "", "", False, "dagorlad noman_lands south_rhun southern_dorwinion"),
    Region("barad_dur", "sauron", "stronghold", False, "gorgoroth"),
    Region("bree", "north", "town", False, "buckland north_downs south_downs weather_hills"),
    Region("buckland", "north", "", False, "bree cardolan evendim north_downs old_forest south_downs the_shire"),
    Region("cardolan", "", "", False, "buckland minhiriath north_dunland old_forest south_downs south_ered_luin tharbad"),
    Region("carrock", "north", "town", False, "eagles_eyrie northern_mirkwood old_ford old_forest_road rhosgobel western_mirkwood"),
    Region("dagorlad", "", "", False, "ash_mountains eastern_emyn_muil morannon noman_lands north_ithilien"),
    Region("dale", "north", "city", False, "erebor iron_hills northern_rhovanion old_forest_road vale_of_the_carnen withered_heath woodland_realm"),
    Region("dead_marshes", "", "", False, "druadan_forest eastern_emyn_muil north_ithilien osgiliath western_emyn_muil"),
    Region("dimrill_dale", "", "", False, "gladden_fields lorien moria north_anduin_vale parth_celebrant south_anduin_vale"),
    Region("dol_amroth", "gondor", "stronghold", True, "anfalas erech lamedon"),
    Region("dol_guldur", "sauron", "stronghold", False, "eastern_brown_lands eastern_mirkwood narrows_of_the_forest north_anduin_vale south_anduin_vale southern_mirkwood western_brown_lands"),
    Region("druadan_forest", "gondor", "", False, "dead_marshes eastemnet folde minas_tirith osgiliath western_emyn_muil"),
    Region("druwaith_iaur", "", "", True, "andrast enedwaith fords_of_isen gap_of_rohan"),
    Region("eagles_eyrie", "", "", False, "carrock mount_gundabad old_ford"),
    Region("east_harondor", "", "", False, "near_harad south_ithilien west_harondor"),
    Region("east_rhun", "southrons", "", False, "iron_hills north_rhun south_rhun vale_of_the_carnen"),
    Region("eastemnet", "rohan", "", False, "druadan_forest fangorn folde parth_celebrant westemnet western_brown_lands western_emyn_muil"),
    Region("eastern_brown_lands", "", "", False, "dol_guldur eastern_emyn_muil noman_lands southern_mirkwood southern_rhovanion western_brown_lands western_emyn_muil"),
    Region("eastern_emyn_muil", "", "", False, "dagorlad dead_marshes eastern_brown_lands noman_lands north_ithilien western_emyn_muil"),
    Region("eastern_mirkwood", "", "", False, "dol_guldur narrows_of_the_forest northern_rhovanion old_forest_road southern_mirkwood"),
    Region("edoras", "rohan", "city", False, "folde westemnet"),
    Region("enedwaith", "", "", True, "druwaith_iaur gap_of_rohan minhiriath south_dunland tharbad"),
    Region("erebor", "dwarves", "stronghold", False, "dale iron_hills withered_heath"),
    Region("erech", "gondor", "", False, "anfalas dol_amroth lamedon"),
    Region("ered_luin", "dwarves", "town", False, "evendim grey_havens north_ered_luin tower_hills"),
    Region("ettenmoors", "", "", False, "angmar arnor mount_gram north_downs trollshaws weather_hills"),
    Region("evendim", "", "", True, "arnor buckland ered_luin north_downs north_ered_luin the_shire tower_hills"),
    Region("fangorn", "", "", False, "eastemnet fords_of_isen parth_celebrant westemnet"),
    Region("far_harad", "southrons", "city", False, "khand near_harad"),
    Region("folde", "rohan", "town", False, "druadan_forest eastemnet edoras westemnet"),
    Region("fords_of_bruinen", "", "", False, "high_pass hollin rivendell trollshaws"),
    Region("fords_of_isen", "rohan", "fortification", False, "druwaith_iaur fangorn gap_of_rohan helms_deep orthanc westemnet"),
    Region("forlindon", "", "", True, "grey_havens"),
    Region("gap_of_rohan", "isengard", "", False, "druwaith_iaur enedwaith fords_of_isen orthanc south_dunland"),
    Region("gladden_fields", "", "", False, "dimrill_dale north_anduin_vale old_ford rhosgobel"),
    Region("goblins_gate", "", "", False, "high_pass old_ford"),
    Region("gorgoroth", "sauron", "", False, "barad_dur minas_morgul morannon nurn"),
    Region("grey_havens", "elves", "stronghold", True, "ered_luin forlindon harlindon tower_hills"),
    Region("harlindon", "", "", True, "grey_havens south_ered_luin"),
    Region("helms_deep", "rohan", "stronghold", False, "fords_of_isen westemnet"),
    Region("high_pass", "", "", False, "fords_of_bruinen goblins_gate"),
    Region("hollin", "", "", False, "fords_of_bruinen moria north_dunland south_downs trollshaws"),
    Region("iron_hills", "dwarves", "town", False, "dale east_rhun erebor vale_of_the_carnen"),
    Region("khand", "southrons", "", False, "far_harad near_harad"),
    Region("lamedon", "gondor", "town", True, "dol_amroth erech pelargir"),
    Region("lorien", "elves", "stronghold", False, "dimrill_dale parth_celebrant"),
    Region("lossarnach", "gondor", "town", False, "minas_tirith osgiliath pelargir"),
    Region("minas_morgul", "sauron", "stronghold", False, "gorgoroth north_ithilien south_ithilien"),
    Region("minas_tirith", "gondor", "stronghold", False, "druadan_forest lossarnach osgiliath"),
    Region("minhiriath", "", "", True, "cardolan enedwaith south_ered_luin tharbad"),
    Region("morannon", "sauron", "stronghold", False, "dagorlad gorgoroth"),
    Region("moria", "sauron", "stronghold", False, "dimrill_dale hollin north_dunland"),
    Region("mount_gram", "sauron", "", False, "angmar ettenmoors mount_gundabad"),
    Region("mount_gundabad", "sauron", "stronghold", False, "eagles_eyrie mount_gram"),
    Region("narrows_of_the_forest", "", "", False, "dol_guldur eastern_mirkwood north_anduin_vale old_forest_road rhosgobel"),
    Region("near_harad", "southrons", "town", False, "east_harondor far_harad khand umbar west_harondor"),
    Region("noman_lands", "", "", False, "ash_mountains dagorlad eastern_brown_lands eastern_emyn_muil southern_dorwinion southern_rhovanion"),
    Region("north_anduin_vale", "", "", False, "dimrill_dale dol_guldur gladden_fields narrows_of_the_forest rhosgobel south_anduin_vale"),
    Region("north_downs", "north", "", False, "arnor bree buckland ettenmoors evendim weather_hills"),
    Region("north_dunland", "isengard", "town", False, "cardolan hollin moria south_downs south_dunland tharbad"),
    Region("north_ered_luin", "dwarves", "", True, "ered_luin evendim"),
    Region("north_ithilien", "", "", False, "dagorlad dead_marshes eastern_emyn_muil minas_morgul osgiliath south_ithilien"),
    Region("north_rhun", "southrons", "town", False, "east_rhun northern_dorwinion vale_of_the_carnen vale_of_the_celduin"),
    Region("northern_dorwinion", "", "", False, "north_rhun southern_dorwinion southern_rhovanion vale_of_the_celduin"),
    Region("northern_mirkwood", "", "", False, "carrock western_mirkwood withered_heath woodland_realm"),
    Region("northern_rhovanion", "", "", False, "dale eastern_mirkwood old_forest_road southern_mirkwood southern_rhovanion vale_of_the_carnen vale_of_the_celduin"),
    Region("nurn", "sauron", "town", False, "gorgoroth"),
    Region("old_ford", "", "", False, "carrock eagles_eyrie gladden_fields goblins_gate rhosgobel"),
    Region("old_forest", "", "", False, "buckland cardolan south_ered_luin the_shire"),
    Region("old_forest_road", "north", "", False, "carrock dale eastern_mirkwood narrows_of_the_forest northern_rhovanion rhosgobel western_mirkwood woodland_realm"),
    Region("orthanc", "isengard", "stronghold", False, "fords_of_isen gap_of_rohan"),
    Region("osgiliath", "", "fortification", False, "dead_marshes druadan_forest lossarnach minas_tirith north_ithilien pelargir south_ithilien west_harondor"),
    Region("parth_celebrant", "", "", False, "dimrill_dale eastemnet fangorn lorien south_anduin_vale western_brown_lands"),
    Region("pelargir", "gondor", "city", True, "lamedon lossarnach osgiliath west_harondor"),
    Region("rhosgobel", "north", "", False, "carrock gladden_fields narrows_of_the_forest north_anduin_vale old_ford old_forest_road"),
    Region("rivendell", "elves", "stronghold", False, "fords_of_bruinen trollshaws"),
    Region("south_anduin_vale", "", "", False, "dimrill_dale dol_guldur north_anduin_vale parth_celebrant western_brown_lands"),
    Region("south_downs", "", "", False, "bree buckland cardolan hollin north_dunland trollshaws weather_hills"),
    Region("south_dunland", "isengard", "town", False, "enedwaith gap_of_rohan north_dunland tharbad"),
    Region("south_ered_luin", "", "", True, "cardolan harlindon minhiriath old_forest the_shire tower_hills"),
    Region("south_ithilien", "", "", False, "east_harondor minas_morgul north_ithilien osgiliath west_harondor"),
    Region("south_rhun", "southrons", "town", False, "ash_mountains east_rhun southern_dorwinion"),
    Region("southern_dorwinion", "", "", False, "ash_mountains noman_lands northern_dorwinion south_rhun southern_rhovanion"),
    Region("southern_mirkwood", "sauron", "", False, "dol_guldur eastern_brown_lands eastern_mirkwood northern_rhovanion southern_rhovanion"),
    Region("southern_rhovanion", "", "", False, "eastern_brown_lands noman_lands northern_dorwinion northern_rhovanion southern_dorwinion southern_mirkwood vale_of_the_celduin"),
    Region("tharbad", "", "", False, "cardolan enedwaith minhiriath north_dunland south_dunland"),
    Region("the_shire", "north", "city", False, "buckland evendim old_forest south_ered_luin tower_hills"),
    Region("tower_hills", "", "", False, "ered_luin evendim grey_havens south_ered_luin the_shire"),
    Region("trollshaws", "", "", False, "ettenmoors fords_of_bruinen hollin rivendell south_downs weather_hills"),
    Region("umbar", "southrons", "stronghold", True, "near_harad west_harondor"),
    Region("vale_of_the_carnen", "", "", False, "dale east_rhun iron_hills north_rhun northern_rhovanion vale_of_the_celduin"),
    Region("vale_of_the_celduin", "", "", False, "north_rhun northern_dorwinion northern_rhovanion southern_rhovanion vale_of_the_carnen"),
    Region("weather_hills", "", "", False, "bree ettenmoors north_downs south_downs trollshaws"),
    Region("west_harondor", "", "", True, "east_harondor near_harad osgiliath pelargir south_ithilien umbar"),
    Region("westemnet", "rohan", "town", False, "eastemnet edoras fangorn folde fords_of_isen helms_deep"),
    Region("western_brown_lands", "", "", False, "dol_guldur eastemnet eastern_brown_lands parth_celebrant south_anduin_vale western_emyn_muil"),
    Region("western_emyn_muil", "", "", False, "dead_marshes druadan_forest eastemnet eastern_brown_lands eastern_emyn_muil western_brown_lands"),
    Region("western_mirkwood", "", "", False, "carrock northern_mirkwood old_forest_road woodland_realm"),
    Region("withered_heath", "", "", False, "dale erebor northern_mirkwood woodland_realm"),
    Region("woodland_realm", "elves", "stronghold", False, "dale northern_mirkwood old_forest_road western_mirkwood withered_heath"),
)
# fmt: on

REGION_COUNT = len(REGIONS)
REGION_IDS: tuple[str, ...] = tuple(region.id for region in REGIONS)
INDEX: dict[str, int] = {region.id: index for index, region in enumerate(REGIONS)}
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(tuple(INDEX[each] for each in region.neighbours) for region in REGIONS)

# The nation whose land a region is; NO_NATION for the wild.
NO_NATION = -1
NATION_OF: tuple[int, ...] = tuple(NATIONS.index(region.nation) if region.nation else NO_NATION for region in REGIONS)

FREE, SHADOW, NOBODY = 0, 1, 2
# The side whose land a region is.
HOME_SIDE: tuple[int, ...] = tuple(NOBODY if nation < 0 else SIDE_OF_NATION[nation] for nation in NATION_OF)

TOWN, CITY, STRONGHOLD, FORTIFICATION = "town", "city", "stronghold", "fortification"
VICTORY_POINTS = {CITY: 1, STRONGHOLD: 2}


def regions(*names: str) -> tuple[int, ...]:
    return tuple(INDEX[name] for name in names)


def _where(*kinds: str) -> tuple[int, ...]:
    return tuple(index for index, region in enumerate(REGIONS) if region.what in kinds)


SETTLEMENTS: tuple[int, ...] = _where(TOWN, CITY, STRONGHOLD)
STRONGHOLDS: tuple[int, ...] = _where(STRONGHOLD)
CITIES_AND_STRONGHOLDS: tuple[int, ...] = _where(CITY, STRONGHOLD)
IS_SETTLEMENT: tuple[bool, ...] = tuple(index in SETTLEMENTS for index in range(REGION_COUNT))
IS_STRONGHOLD: tuple[bool, ...] = tuple(index in STRONGHOLDS for index in range(REGION_COUNT))
IS_CITY_OR_STRONGHOLD: tuple[bool, ...] = tuple(index in CITIES_AND_STRONGHOLDS for index in range(REGION_COUNT))
# Where an attacker needs sixes in the first round (chapter VI).
IS_DEFENSIVE: tuple[bool, ...] = tuple(region.what in (CITY, FORTIFICATION) for region in REGIONS)
COASTAL: tuple[int, ...] = tuple(index for index, region in enumerate(REGIONS) if region.coastal)


def points_at(region: int) -> int:
    """The victory points of a settlement for the enemy who takes it."""
    return VICTORY_POINTS.get(REGIONS[region].what, 0)


PLACE_COUNT = REGION_COUNT + len(STRONGHOLDS)
NO_PLACE = -1
GARRISON: tuple[int, ...] = tuple(
    REGION_COUNT + STRONGHOLDS.index(index) if index in STRONGHOLDS else NO_PLACE for index in range(REGION_COUNT)
)
# The region that a place lies in: a garrison is in its stronghold's region.
REGION_OF: tuple[int, ...] = tuple(range(REGION_COUNT)) + STRONGHOLDS

SETTLEMENTS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(index for index in SETTLEMENTS if NATION_OF[index] == nation) for nation in range(len(NATIONS))
)
REGIONS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(index for index in range(REGION_COUNT) if NATION_OF[index] == nation) for nation in range(len(NATIONS))
)


NO_WAY = -1
# DISTANCE[a][b]: borders to cross, whoever stands in the way.
DISTANCE: tuple[tuple[int, ...], ...] = tuple(distances(NEIGHBOURS, region, NO_WAY) for region in range(REGION_COUNT))


@cache
def within(start: int, distance: int) -> frozenset[int]:
    """The regions at most that many borders away."""
    return frozenset(region for region in range(REGION_COUNT) if 0 <= DISTANCE[start][region] <= distance)


# Regions that rules and several cards name.
RIVENDELL = INDEX["rivendell"]
MORIA = INDEX["moria"]
ORTHANC = INDEX["orthanc"]
FANGORN = INDEX["fangorn"]
MINAS_TIRITH = INDEX["minas_tirith"]
MINAS_MORGUL = INDEX["minas_morgul"]
MORANNON = INDEX["morannon"]
EREBOR = INDEX["erebor"]

# Where the Fellowship enters Mordor, and how far it is to the nearer of the two.
GATES: tuple[int, int] = (MORANNON, MINAS_MORGUL)
TO_MORDOR: tuple[int, ...] = tuple(min(DISTANCE[region][gate] for gate in GATES) for region in range(REGION_COUNT))
