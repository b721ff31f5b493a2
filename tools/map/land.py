"""What makes Middle-earth this land: extra sites that bend borders, outer mountains, rivers, woods and moors."""

from __future__ import annotations

# Centres that need to lie elsewhere than on the board, because land is shared out more evenly here.
MOVED: dict[str, tuple[int, int]] = {
    "nurn": (866, 566),
    "gorgoroth": (832, 508),
    "orthanc": (474, 352),
    "fords_of_isen": (480, 400),
    "helms_deep": (508, 438),
    "western_mirkwood": (648, 104),
    "old_forest_road": (653, 150),
    "rhosgobel": (621, 164),
    "folde": (620, 409),
    "woodland_realm": (694, 118),
    "south_anduin_vale": (617, 247),
    "eastern_mirkwood": (698, 191),
}

# Where nearest sites alone get a border wrong, or land should reach further: extra sites, in the facts' coordinates.
EXTRA: dict[str, list[tuple[int, int]]] = {
    "carrock": [(626, 122), (600, 38)],
    "old_forest_road": [(637, 137)],
    "mount_gundabad": [(520, 30), (545, 27), (568, 24), (590, 20)],
    "evendim": [(264, 42), (250, 34)],
    "lamedon": [(580, 556), (578, 545), (632, 468)],
    "minas_tirith": [(642, 474)],
    "old_ford": [(566, 108), (553, 104), (571, 150), (565, 153)],
    "rivendell": [(540, 99)],
    "moria": [(546, 166), (553, 163)],
    "goblins_gate": [(546, 147)],
    "east_rhun": [(885, 150), (852, 137), (868, 142)],
    "north_rhun": [(853, 222), (868, 224)],
    "vale_of_the_carnen": [(823, 142), (838, 138)],
    "westemnet": [(547, 436), (528, 398)],
    "erech": [(547, 456)],
    "parth_celebrant": [(560, 284), (545, 284), (530, 285), (518, 287)],
    "north_dunland": [(505, 284)],
    "fangorn": [(503, 312), (515, 318), (516, 366)],
    "fords_of_isen": [(508, 384)],
    "south_dunland": [(489, 316)],
    "harlindon": [(221, 208), (233, 207)],
    "tower_hills": [(252, 193), (244, 201)],
    "nurn": [(812, 562), (780, 566), (795, 563)],
    "south_ithilien": [(764, 556)],
    "east_harondor": [(757, 584), (764, 580)],
    "khand": [(850, 598), (790, 585)],
    "west_harondor": [(620, 622), (640, 620)],
    "umbar": [(604, 672), (590, 680)],
    "gorgoroth": [
        *((860, 500), (890, 475), (920, 460), (932, 430), (930, 400)),
        *((932, 490), (930, 520), (925, 548), (800, 536), (782, 543)),
        *((806, 480), (806, 460), (830, 470)),
    ],
    "barad_dur": [(895, 400), (900, 430)],
    "south_rhun": [(930, 350), (905, 372), (930, 372)],
    "far_harad": [(850, 650)],
}

# The land around the board, where nobody goes.
BEYOND: list[tuple[int, int]] = [
    *((x, -46) for x in range(240, 560, 20)),
    *((x, -18) for x in range(580, 860, 20)),
    *((880, -5), (900, 20), (915, 45), (930, 70), (950, 95), (975, 110), (995, 130)),
    *((1000, y) for y in range(150, 570, 20)),
    *((980, 580), (950, 590), (930, 605), (925, 625), (920, 645), (915, 665), (910, 685)),
    *((x, 735) for x in range(560, 920, 20)),
]

# Mountains that are no wall between two regions, but the edge of the world: along these regions' outer borders.
OUTER_MOUNTAINS = ("mount_gundabad", "carrock", "northern_mirkwood", "withered_heath", "erebor", "iron_hills")

# Rivers run along borders: pairs of banks from source to mouth, and how wide they are at the end.
RIVERS: dict[str, tuple[float, str]] = {
    "anduin": (
        7.5,
        "carrock eagles_eyrie, carrock old_ford, old_ford rhosgobel, gladden_fields rhosgobel,"
        "gladden_fields north_anduin_vale, dimrill_dale north_anduin_vale, dimrill_dale south_anduin_vale,"
        "parth_celebrant south_anduin_vale, parth_celebrant western_brown_lands, eastemnet western_brown_lands,"
        "eastemnet western_emyn_muil, druadan_forest western_emyn_muil, dead_marshes druadan_forest,"
        "dead_marshes osgiliath, north_ithilien osgiliath, osgiliath south_ithilien, osgiliath west_harondor,"
        "pelargir west_harondor",
    ),
    "lune": (4, "evendim north_ered_luin, ered_luin evendim, ered_luin tower_hills, grey_havens tower_hills"),
    "baranduin": (
        4,
        "evendim buckland, buckland the_shire, old_forest the_shire, old_forest south_ered_luin,"
        "cardolan south_ered_luin, minhiriath south_ered_luin",
    ),
    "hoarwell": (
        3.2,
        "ettenmoors mount_gram, ettenmoors trollshaws, trollshaws weather_hills, south_downs trollshaws,"
        "hollin south_downs",
    ),
    "bruinen": (2.6, "rivendell trollshaws, fords_of_bruinen trollshaws, hollin trollshaws"),
    "greyflood": (
        5,
        "hollin moria, hollin north_dunland, north_dunland south_downs, cardolan north_dunland, cardolan tharbad,"
        "minhiriath tharbad, enedwaith minhiriath",
    ),
    "isen": (
        4,
        "fords_of_isen orthanc, fords_of_isen gap_of_rohan, druwaith_iaur gap_of_rohan, druwaith_iaur enedwaith",
    ),
    "entwash": (3.2, "fangorn westemnet, eastemnet westemnet, eastemnet folde, druadan_forest eastemnet"),
    "limlight": (2.4, "fangorn parth_celebrant, eastemnet parth_celebrant"),
    "celebrant": (2.6, "lorien moria, dimrill_dale lorien, dimrill_dale parth_celebrant"),
    "gladden": (2.2, "gladden_fields moria, gladden_fields old_ford"),
    "forest_river": (
        2.4,
        "northern_mirkwood western_mirkwood, northern_mirkwood woodland_realm, withered_heath woodland_realm,"
        "dale withered_heath",
    ),
    "celduin": (
        4.2,
        "dale erebor, dale iron_hills, dale vale_of_the_carnen, northern_rhovanion vale_of_the_carnen,"
        "vale_of_the_carnen vale_of_the_celduin, north_rhun vale_of_the_celduin, north_rhun northern_dorwinion",
    ),
    "carnen": (3, "east_rhun iron_hills, east_rhun vale_of_the_carnen, north_rhun vale_of_the_carnen"),
    "morthond": (2.6, "erech lamedon, dol_amroth erech"),
    "ringlo": (2.6, "dol_amroth lamedon"),
    "lefnui": (2.6, "andrast anfalas"),
    "erui": (2.6, "lossarnach pelargir, osgiliath pelargir"),
    "poros": (2.8, "east_harondor nurn, east_harondor south_ithilien, south_ithilien west_harondor"),
    "harnen": (3.4, "east_harondor near_harad, near_harad west_harondor, umbar west_harondor"),
    "nurn": (2.4, "gorgoroth minas_morgul, gorgoroth nurn"),
}

# What grows or rises where. Small signs are strewn over the region, thinner where the second number is smaller.
GROWTH: dict[str, tuple[str, float]] = {
    **dict.fromkeys(("northern_mirkwood", "western_mirkwood", "eastern_mirkwood", "southern_mirkwood"), ("pine", 1.0)),
    **dict.fromkeys(("woodland_realm", "narrows_of_the_forest", "dol_guldur"), ("pine", 0.9)),
    **dict.fromkeys(("old_forest_road", "rhosgobel"), ("pine", 0.55)),
    **dict.fromkeys(("fangorn", "old_forest", "lorien"), ("oak", 1.0)),
    **dict.fromkeys(("druadan_forest", "trollshaws"), ("oak", 0.8)),
    **dict.fromkeys(("north_ithilien", "south_ithilien", "the_shire", "buckland", "lossarnach"), ("oak", 0.35)),
    **dict.fromkeys(("minhiriath", "enedwaith", "harlindon", "forlindon"), ("oak", 0.25)),
    **dict.fromkeys(("dead_marshes", "gladden_fields"), ("reed", 1.0)),
    **dict.fromkeys(("dagorlad", "bree"), ("reed", 0.3)),
    **dict.fromkeys(("western_emyn_muil", "eastern_emyn_muil", "north_downs", "south_downs"), ("hill", 0.9)),
    **dict.fromkeys(("weather_hills", "iron_hills", "ettenmoors", "tower_hills", "evendim"), ("hill", 0.8)),
    **dict.fromkeys(("arnor", "mount_gram", "angmar", "hollin", "south_dunland", "north_dunland"), ("hill", 0.5)),
    **dict.fromkeys(("withered_heath", "ash_mountains", "erebor"), ("hill", 0.6)),
    **dict.fromkeys(("western_brown_lands", "eastern_brown_lands", "noman_lands"), ("dust", 0.8)),
    **dict.fromkeys(("near_harad", "far_harad", "khand", "umbar", "east_harondor"), ("dune", 0.7)),
    **dict.fromkeys(("gorgoroth", "barad_dur", "morannon", "minas_morgul"), ("ash", 0.8)),
    **dict.fromkeys(("eastemnet", "westemnet", "folde", "parth_celebrant", "cardolan", "tharbad"), ("grass", 0.6)),
    **dict.fromkeys(
        ("northern_rhovanion", "southern_rhovanion", "northern_dorwinion", "southern_dorwinion"), ("grass", 0.6)
    ),
    **dict.fromkeys(
        ("vale_of_the_carnen", "vale_of_the_celduin", "east_rhun", "north_rhun", "south_rhun"), ("grass", 0.6)
    ),
    **dict.fromkeys(("north_anduin_vale", "south_anduin_vale", "anfalas", "nurn"), ("grass", 0.5)),
}
