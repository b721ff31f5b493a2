"""The range template (rulebook chapter VIII): which regions Gandalf and the archers reach from where.

GAPS holds the shortest free straight line between two regions, measured on the board in thousandths of its width and
never across the black line; pairs that are not listed are farther than 370 or never free. A pair is in range if its
gap is at most REACH, which is the one uncertain number (uncertain.py). Boxes behind the black line are never in range.
"""

from __future__ import annotations

from westmarch.games.b5a.facts.board import AREA, AREAS, REGIONS
from westmarch.games.b5a.facts.uncertain import REACH

GAPS: dict[str, str] = {
    "front_gate": (
        "eb_gate_plain:0 eb_mountain_west:36 ss_mountain_north:51 camp:91 eb_bridge_plain:132 "
        "eb_plain_west:161 eb_bend_hills:177 eb_mountain_centre:196 fallen_bridge:221 valley_northwest:254 "
        "valley_north_swamp:261 valley_west:266 eb_plain_centre:270 valley_southwest:270 "
        "ss_mountain_middle:290 ruins_of_dale:321 eb_mountain_east:351 ravenhill:368"
    ),
    "eb_mountain_west": (
        "camp:0 eb_gate_plain:0 eb_mountain_centre:0 eb_plain_west:0 ss_mountain_north:47 "
        "eb_plain_centre:65 eb_bridge_plain:114 eb_mountain_east:114 valley_north_swamp:114 "
        "valley_northwest:116 eb_bend_hills:120 ss_mountain_pass:135 fallen_bridge:175 valley_southwest:179 "
        "ruins_of_dale:203 eb_plain_east:209 valley_west:217 valley_dale_hills:224 valley_northeast:230 "
        "eastern_spur:237 ss_mountain_middle:259 valley_south:287 valley_east:324 valley_east_swamp:326 "
        "ss_mountain_east:345 ravenhill:346 lower_slopes:352 bl_ford_swamp:362"
    ),
    "eb_mountain_centre": (
        "eb_mountain_east:0 eb_plain_centre:0 eb_plain_west:0 camp:34 valley_north_swamp:65 "
        "eb_plain_east:68 eb_gate_plain:96 eastern_spur:97 valley_northeast:100 valley_northwest:104 "
        "eb_bend_hills:150 valley_dale_hills:151 ruins_of_dale:152 valley_southwest:177 "
        "ss_mountain_north:181 eb_bridge_plain:200 valley_east_swamp:203 bl_ford_swamp:223 valley_west:225 "
        "bl_spur_plain:234 ss_mountain_pass:236 valley_east:255 valley_south:265 fallen_bridge:267 "
        "valley_southeast:309 ss_mountain_middle:337 valley_south_swamp:340 lower_slopes:349 bl_centre:361 "
        "bl_east_hills_north:366 ss_mountain_east:370"
    ),
    "eb_mountain_east": (
        "eastern_spur:0 eb_plain_centre:0 eb_plain_east:0 valley_north_swamp:54 valley_northeast:55 "
        "eb_plain_west:69 valley_east_swamp:113 valley_dale_hills:116 bl_ford_swamp:121 bl_spur_plain:124 "
        "valley_northwest:136 ruins_of_dale:143 camp:167 valley_east:201 valley_southwest:231 "
        "eb_gate_plain:232 eb_bend_hills:239 valley_southeast:243 bl_east_hills_north:258 valley_south:264 "
        "bl_centre:272 bl_east_hills:284 valley_west:297 valley_south_swamp:310 bl_southwest:313 "
        "ss_mountain_north:317 eb_bridge_plain:318 bl_east:351"
    ),
    "eastern_spur": (
        "eb_plain_east:0 bl_spur_plain:27 eb_plain_centre:39 bl_ford_swamp:47 valley_northeast:61 "
        "valley_east_swamp:71 valley_north_swamp:72 valley_dale_hills:114 eb_plain_west:164 "
        "ruins_of_dale:171 bl_east_hills_north:182 valley_northwest:183 valley_east:184 bl_east_hills:196 "
        "bl_centre:207 valley_southeast:215 camp:257 bl_east:269 bl_southwest:272 valley_south:283 "
        "valley_southwest:291 valley_south_swamp:306 eb_bend_hills:320 eb_gate_plain:350 bl_south_hills:360"
    ),
    "eb_gate_plain": (
        "camp:0 eb_bridge_plain:0 eb_bend_hills:1 ss_mountain_north:10 ss_mountain_pass:18 fallen_bridge:53 "
        "eb_plain_west:63 valley_west:78 valley_northwest:98 valley_southwest:100 ss_mountain_middle:130 "
        "valley_north_swamp:135 ruins_of_dale:156 eb_plain_centre:167 ss_mountain_east:191 ravenhill:199 "
        "lower_slopes:219 valley_south:225 valley_dale_hills:252 valley_northeast:282 valley_east:294 "
        "ss_hills_east:297 eb_plain_east:315 ss_mountain_corner:334 valley_south_swamp:369"
    ),
    "camp": (
        "eb_plain_west:0 eb_bend_hills:1 valley_northwest:11 valley_southwest:14 valley_north_swamp:23 "
        "eb_bridge_plain:52 valley_west:59 ruins_of_dale:70 ss_mountain_north:80 eb_plain_centre:93 "
        "ss_mountain_pass:110 fallen_bridge:122 valley_south:142 valley_dale_hills:145 valley_northeast:172 "
        "lower_slopes:184 ss_mountain_middle:191 ss_mountain_east:208 valley_east:208 eb_plain_east:214 "
        "ss_hills_east:224 ravenhill:245 valley_east_swamp:270 valley_south_swamp:288 valley_southeast:306 "
        "bl_ford_swamp:321 bl_spur_plain:355"
    ),
    "eb_plain_west": (
        "eb_plain_centre:0 valley_northwest:11 valley_north_swamp:12 eb_bend_hills:71 valley_southwest:78 "
        "ruins_of_dale:96 valley_dale_hills:109 valley_northeast:112 eb_plain_east:122 eb_bridge_plain:134 "
        "valley_west:134 ss_mountain_north:147 valley_south:176 ss_mountain_pass:193 fallen_bridge:199 "
        "valley_east_swamp:207 valley_east:218 lower_slopes:245 bl_ford_swamp:252 ss_mountain_middle:265 "
        "ss_hills_east:273 bl_spur_plain:275 ss_mountain_east:283 valley_southeast:296 "
        "valley_south_swamp:300 ravenhill:321 bl_centre:363 bl_southwest:368"
    ),
    "eb_plain_centre": (
        "eb_plain_east:0 valley_north_swamp:9 valley_northeast:9 valley_northwest:68 valley_dale_hills:69 "
        "ruins_of_dale:95 valley_east_swamp:95 bl_ford_swamp:120 bl_spur_plain:139 valley_southwest:156 "
        "eb_bend_hills:163 valley_east:164 valley_south:209 valley_southeast:210 valley_west:220 "
        "eb_bridge_plain:243 ss_mountain_north:251 bl_centre:254 valley_south_swamp:264 "
        "bl_east_hills_north:265 bl_east_hills:277 bl_southwest:283 ss_mountain_pass:300 fallen_bridge:303 "
        "lower_slopes:305 ss_hills_east:320 bl_south_hills:335 bl_east:342 ss_mountain_middle:355 "
        "ss_mountain_east:367"
    ),
    "eb_plain_east": (
        "bl_ford_swamp:0 bl_spur_plain:0 valley_east_swamp:8 valley_northeast:9 valley_north_swamp:23 "
        "valley_dale_hills:61 bl_ridge_plain:110 bl_east_hills_north:120 ruins_of_dale:120 valley_east:121 "
        "valley_northwest:132 bl_centre:152 valley_southeast:152 bl_east_hills:155 bl_southwest:211 "
        "bl_east:222 bl_northeast:227 valley_south:231 valley_southwest:243 valley_south_swamp:250 "
        "eb_bend_hills:278 bl_south_hills:296 bl_southeast:319 valley_west:327 ss_hills_east:353 "
        "lower_slopes:363"
    ),
    "eb_bridge_plain": (
        "eb_bend_hills:0 ss_mountain_north:11 ss_mountain_pass:11 valley_west:12 fallen_bridge:13 "
        "ss_mountain_middle:68 valley_southwest:72 valley_northwest:109 ss_mountain_east:125 ravenhill:134 "
        "ruins_of_dale:148 lower_slopes:152 valley_north_swamp:179 valley_south:194 ss_hills_east:247 "
        "ss_mountain_corner:271 valley_dale_hills:279 valley_east:285 valley_northeast:311 "
        "valley_south_swamp:329"
    ),
    "eb_bend_hills": (
        "valley_west:7 valley_northwest:12 valley_southwest:14 fallen_bridge:26 ruins_of_dale:70 "
        "valley_north_swamp:88 ss_mountain_pass:94 ss_mountain_north:95 ss_mountain_middle:96 "
        "ss_mountain_east:124 valley_south:140 lower_slopes:145 ravenhill:146 valley_dale_hills:179 "
        "valley_east:207 ss_hills_east:208 valley_northeast:211 valley_south_swamp:283 "
        "ss_mountain_corner:287 valley_southeast:305 valley_east_swamp:308 bl_ford_swamp:359"
    ),
    "ss_mountain_north": (
        "ss_mountain_pass:0 fallen_bridge:39 ss_mountain_middle:107 valley_west:143 valley_southwest:201 "
        "ravenhill:207 valley_northwest:212 valley_north_swamp:241 ss_mountain_east:251 ruins_of_dale:269 "
        "lower_slopes:290 valley_south:331 ss_mountain_corner:364 valley_dale_hills:364"
    ),
    "ss_mountain_pass": (
        "fallen_bridge:0 ss_mountain_middle:0 ravenhill:90 valley_west:103 ss_mountain_east:166 "
        "valley_southwest:195 lower_slopes:216 valley_northwest:218 ss_mountain_corner:243 "
        "valley_north_swamp:258 ruins_of_dale:270 valley_south:309 ss_hills_east:354"
    ),
    "ss_mountain_middle": (
        "fallen_bridge:0 ravenhill:0 ss_mountain_east:0 valley_west:0 lower_slopes:50 valley_southwest:85 "
        "ss_mountain_corner:104 valley_south:170 ruins_of_dale:186 valley_northwest:193 ss_hills_east:203 "
        "valley_north_swamp:280 valley_south_swamp:289 valley_east:295 valley_dale_hills:336"
    ),
    "ravenhill": (
        "ss_mountain_corner:0 ss_mountain_east:0 fallen_bridge:37 valley_west:57 lower_slopes:81 "
        "valley_southwest:136 valley_south:224 ss_hills_east:245 ruins_of_dale:255 valley_northwest:259 "
        "valley_south_swamp:329 valley_north_swamp:345 valley_east:358"
    ),
    "ss_mountain_east": (
        "lower_slopes:0 ss_mountain_corner:0 valley_west:1 fallen_bridge:43 valley_southwest:45 "
        "valley_south:134 ss_hills_east:156 ruins_of_dale:177 valley_northwest:206 valley_south_swamp:241 "
        "valley_east:269 valley_north_swamp:292 bl_south_hills:316 valley_dale_hills:328 "
        "valley_southeast:345 valley_northeast:369"
    ),
    "ss_mountain_corner": (
        "lower_slopes:20 valley_west:175 fallen_bridge:177 valley_southwest:227 ss_hills_east:287 "
        "valley_south:308 ruins_of_dale:362"
    ),
    "lower_slopes": (
        "ss_hills_east:0 valley_south:0 valley_southwest:0 valley_west:0 valley_south_swamp:80 "
        "ruins_of_dale:89 fallen_bridge:90 valley_east:135 bl_south_hills:144 valley_northwest:152 "
        "valley_southeast:190 valley_dale_hills:218 valley_north_swamp:234 bl_southwest:239 "
        "valley_northeast:269 valley_east_swamp:288 bl_centre:324 bl_southeast:328 bl_ford_swamp:361"
    ),
    "ss_hills_east": (
        "valley_south:0 valley_south_swamp:0 bl_south_hills:16 valley_southwest:30 valley_east:83 "
        "valley_southeast:85 ruins_of_dale:98 bl_southwest:110 valley_west:116 bl_southeast:176 "
        "valley_northwest:176 valley_dale_hills:186 bl_centre:222 valley_east_swamp:235 fallen_bridge:236 "
        "valley_north_swamp:236 valley_northeast:262 bl_east:274 bl_ford_swamp:302 bl_east_hills:333"
    ),
    "fallen_bridge": (
        "valley_west:0 valley_southwest:100 valley_northwest:150 ruins_of_dale:177 valley_south:196 "
        "valley_north_swamp:230 valley_east:309 valley_dale_hills:319 valley_south_swamp:323 "
        "valley_northeast:352"
    ),
    "valley_west": (
        "valley_southwest:0 valley_northwest:59 ruins_of_dale:76 valley_south:84 valley_north_swamp:145 "
        "valley_south_swamp:202 valley_east:203 valley_dale_hills:219 valley_northeast:252 "
        "valley_southeast:294 bl_south_hills:306 valley_east_swamp:344 bl_southwest:353"
    ),
    "valley_southwest": (
        "ruins_of_dale:0 valley_northwest:0 valley_south:0 valley_north_swamp:83 valley_east:88 "
        "valley_south_swamp:116 valley_dale_hills:128 valley_northeast:163 valley_southeast:182 "
        "bl_south_hills:226 valley_east_swamp:239 bl_southwest:257 bl_ford_swamp:302 bl_centre:311 "
        "bl_spur_plain:357"
    ),
    "valley_northwest": (
        "ruins_of_dale:0 valley_north_swamp:0 valley_dale_hills:16 valley_northeast:48 valley_south:76 "
        "valley_east:115 valley_east_swamp:145 valley_southeast:194 bl_ford_swamp:196 "
        "valley_south_swamp:196 bl_spur_plain:243 bl_southwest:271 bl_centre:277 bl_south_hills:281 "
        "bl_east_hills:321 bl_ridge_plain:360 bl_east_hills_north:362"
    ),
    "valley_north_swamp": (
        "ruins_of_dale:0 valley_dale_hills:0 valley_northeast:0 valley_east_swamp:93 valley_east:103 "
        "valley_south:117 bl_ford_swamp:134 bl_spur_plain:159 valley_southeast:174 valley_south_swamp:189 "
        "bl_centre:245 bl_southwest:247 bl_south_hills:269 bl_east_hills:279 bl_east_hills_north:287 "
        "bl_ridge_plain:307 bl_east:341"
    ),
    "valley_northeast": (
        "valley_dale_hills:0 valley_east_swamp:1 bl_ford_swamp:15 ruins_of_dale:33 bl_spur_plain:46 "
        "valley_east:74 valley_southeast:116 valley_south:138 bl_ridge_plain:155 bl_centre:159 "
        "bl_east_hills_north:168 bl_east_hills:173 bl_southwest:188 valley_south_swamp:188 bl_east:238 "
        "bl_south_hills:251 bl_northeast:297 bl_southeast:323"
    ),
    "valley_dale_hills": (
        "ruins_of_dale:0 valley_east_swamp:0 valley_east:1 bl_ford_swamp:43 valley_southeast:49 "
        "valley_south:81 valley_south_swamp:84 bl_spur_plain:103 bl_centre:118 bl_southwest:124 "
        "bl_south_hills:159 bl_east_hills:161 bl_ridge_plain:209 bl_east_hills_north:213 bl_east:214 "
        "bl_southeast:260 bl_northeast:325"
    ),
    "valley_east_swamp": (
        "valley_east:0 valley_southeast:0 bl_centre:8 bl_ford_swamp:8 bl_spur_plain:39 bl_east_hills:46 "
        "bl_southwest:55 ruins_of_dale:73 bl_east:110 valley_south_swamp:114 bl_east_hills_north:142 "
        "bl_ridge_plain:143 bl_south_hills:144 valley_south:146 bl_southeast:166 bl_northeast:259 "
        "bl_north:302"
    ),
    "ruins_of_dale": (
        "valley_east:0 valley_south:0 valley_southeast:77 valley_south_swamp:78 bl_ford_swamp:139 "
        "bl_southwest:154 bl_centre:164 bl_south_hills:164 bl_spur_plain:207 bl_east_hills:229 bl_east:261 "
        "bl_southeast:274 bl_east_hills_north:307 bl_ridge_plain:313"
    ),
    "valley_east": (
        "valley_south:0 valley_southeast:0 valley_south_swamp:1 bl_southwest:62 bl_centre:68 "
        "bl_ford_swamp:69 bl_south_hills:84 bl_east_hills:130 bl_spur_plain:142 bl_east:164 "
        "bl_southeast:188 bl_east_hills_north:224 bl_ridge_plain:244 bl_northeast:331"
    ),
    "valley_southeast": (
        "valley_south_swamp:0 bl_southwest:5 bl_centre:7 bl_south_hills:11 bl_ford_swamp:27 valley_south:40 "
        "bl_east_hills:64 bl_east:103 bl_southeast:126 bl_spur_plain:130 bl_east_hills_north:184 "
        "bl_ridge_plain:246 bl_northeast:326 bl_north:353"
    ),
    "valley_south": (
        "valley_south_swamp:0 bl_south_hills:90 bl_southwest:102 bl_centre:174 bl_southeast:217 "
        "bl_ford_swamp:221 bl_east:258 bl_east_hills:276 bl_spur_plain:294"
    ),
    "valley_south_swamp": (
        "bl_south_hills:9 bl_southwest:29 bl_centre:130 bl_southeast:132 bl_ford_swamp:196 bl_east:199 "
        "bl_east_hills:234 bl_spur_plain:272 bl_east_hills_north:344"
    ),
    "bl_north_hills": (
        "bl_north:0 bl_ridge_plain:0 bl_northeast:69 bl_east_hills_north:117 bl_spur_plain:127 "
        "bl_east_hills:259 bl_ford_swamp:291"
    ),
    "bl_north": (
        "bl_northeast:0 bl_ridge_plain:0 bl_east_hills_north:57 bl_spur_plain:106 bl_ford_swamp:210 "
        "bl_east_hills:226 bl_centre:323 bl_east:354"
    ),
    "bl_northeast": (
        "bl_east_hills_north:0 bl_ridge_plain:0 bl_spur_plain:81 bl_east_hills:148 bl_ford_swamp:185 "
        "bl_centre:289 bl_east:311"
    ),
    "bl_ridge_plain": (
        "bl_east_hills_north:0 bl_spur_plain:0 bl_ford_swamp:98 bl_east_hills:100 bl_centre:207 bl_east:229 "
        "bl_southwest:303 bl_southeast:355"
    ),
    "bl_east_hills_north": (
        "bl_east_hills:0 bl_spur_plain:0 bl_ford_swamp:46 bl_centre:124 bl_east:134 bl_southwest:226 "
        "bl_southeast:261 bl_south_hills:348"
    ),
    "bl_spur_plain": (
        "bl_east_hills:0 bl_ford_swamp:0 bl_centre:70 bl_east:82 bl_southwest:172 bl_southeast:209 bl_south_hills:295"
    ),
    "bl_ford_swamp": ("bl_centre:0 bl_east_hills:0 bl_east:62 bl_southwest:80 bl_southeast:160 bl_south_hills:191"),
    "bl_east_hills": "bl_east:0 bl_centre:1 bl_southwest:98 bl_southeast:127 bl_south_hills:221",
    "bl_centre": "bl_east:0 bl_southwest:0 bl_southeast:52 bl_south_hills:110",
    "bl_east": "bl_southeast:0 bl_southwest:1 bl_south_hills:127",
    "bl_southwest": "bl_south_hills:0 bl_southeast:1",
    "bl_southeast": "bl_south_hills:1",
}


def in_range(reach: int) -> tuple[frozenset[int], ...]:
    """For each area the regions that a template of that reach touches from it; a region reaches itself."""
    found: list[set[int]] = [{area} if area < REGIONS else set() for area in range(AREAS)]
    for first, others in GAPS.items():
        for pair in others.split():
            second, _, gap = pair.partition(":")
            if int(gap) <= reach:
                found[AREA[first]].add(AREA[second])
                found[AREA[second]].add(AREA[first])
    return tuple(frozenset(each) for each in found)


IN_RANGE: tuple[frozenset[int], ...] = in_range(REACH)
