"""What is printed on every card, written down from the fact sheets, not from the package."""

from __future__ import annotations

# number, id, type, sphere, unique, cost, threat cost, willpower, attack, defense, hit points, traits, keywords, copies
PLAYER = """\
1|aragorn|hero|leadership|unique|-|12|2|3|2|5|dunedain noble ranger|sentinel|1
2|theodred|hero|leadership|unique|-|8|1|2|1|4|noble rohan warrior||1
3|gloin|hero|leadership|unique|-|9|2|2|1|4|dwarf noble||1
4|gimli|hero|tactics|unique|-|11|2|2|2|5|dwarf noble warrior||1
5|legolas|hero|tactics|unique|-|9|1|3|1|4|noble silvan warrior|ranged|1
6|thalin|hero|tactics|unique|-|9|1|2|2|4|dwarf warrior||1
7|eowyn|hero|spirit|unique|-|9|4|1|1|3|noble rohan||1
8|eleanor|hero|spirit|unique|-|7|1|1|2|3|gondor noble||1
9|dunhere|hero|spirit|unique|-|8|1|2|1|4|rohan warrior||1
10|denethor|hero|lore|unique|-|8|1|1|3|3|gondor noble steward||1
11|glorfindel|hero|lore|unique|-|12|3|3|1|5|noble noldor warrior||1
12|beravor|hero|lore|unique|-|10|2|2|2|4|dunedain ranger||1
13|guard-of-the-citadel|ally|leadership|-|2|-|1|1|0|2|gondor warrior||3
14|faramir|ally|leadership|unique|4|-|2|1|2|3|gondor noble ranger||2
15|son-of-arnor|ally|leadership|-|3|-|0|2|0|2|dunedain||2
16|snowbourn-scout|ally|leadership|-|1|-|0|0|1|1|rohan scout||3
17|silverlode-archer|ally|leadership|-|3|-|1|2|0|1|archer silvan|ranged|2
18|longbeard-orc-slayer|ally|leadership|-|4|-|0|2|1|3|dwarf warrior||2
19|brok-ironfist|ally|leadership|unique|6|-|2|2|1|4|dwarf warrior||1
20|ever-vigilant|event|leadership|-|1|-|-|-|-|-|||2
21|common-cause|event|leadership|-|0|-|-|-|-|-|||2
22|for-gondor|event|leadership|-|2|-|-|-|-|-|||2
23|sneak-attack|event|leadership|-|1|-|-|-|-|-|||2
24|valiant-sacrifice|event|leadership|-|1|-|-|-|-|-|||2
25|grim-resolve|event|leadership|-|5|-|-|-|-|-|||1
26|steward-of-gondor|attachment|leadership|unique|2|-|-|-|-|-|gondor title||2
27|celebrians-stone|attachment|leadership|unique|2|-|-|-|-|-|artifact item|restricted|1
28|veteran-axehand|ally|tactics|-|2|-|0|2|1|2|dwarf warrior||3
29|gondorian-spearman|ally|tactics|-|2|-|0|1|1|1|gondor warrior|sentinel|3
30|horseback-archer|ally|tactics|-|3|-|0|2|1|2|archer rohan|ranged|2
31|beorn|ally|tactics|unique|6|-|1|3|3|6|beorning warrior||1
32|blade-mastery|event|tactics|-|1|-|-|-|-|-|||3
33|rain-of-arrows|event|tactics|-|1|-|-|-|-|-|||2
34|feint|event|tactics|-|1|-|-|-|-|-|||2
35|quick-strike|event|tactics|-|1|-|-|-|-|-|||2
36|thicket-of-spears|event|tactics|-|3|-|-|-|-|-|||2
37|swift-strike|event|tactics|-|2|-|-|-|-|-|||1
38|stand-together|event|tactics|-|0|-|-|-|-|-|||1
39|blade-of-gondolin|attachment|tactics|-|1|-|-|-|-|-|item weapon|restricted|2
40|citadel-plate|attachment|tactics|-|4|-|-|-|-|-|armor item|restricted|2
41|dwarven-axe|attachment|tactics|-|2|-|-|-|-|-|item weapon|restricted|2
42|horn-of-gondor|attachment|tactics|unique|1|-|-|-|-|-|artifact item|restricted|1
43|wandering-took|ally|spirit|-|2|-|1|1|1|2|hobbit||2
44|lorien-guide|ally|spirit|-|3|-|1|1|0|2|scout silvan||3
45|northern-tracker|ally|spirit|-|4|-|1|2|2|3|dunedain ranger||2
46|the-galadhrims-greeting|event|spirit|-|3|-|-|-|-|-|||2
47|strength-of-will|event|spirit|-|0|-|-|-|-|-|||2
48|hasty-stroke|event|spirit|-|1|-|-|-|-|-|||2
49|will-of-the-west|event|spirit|-|1|-|-|-|-|-|||2
50|a-test-of-will|event|spirit|-|1|-|-|-|-|-|||2
51|stand-and-fight|event|spirit|-|X|-|-|-|-|-|||3
52|a-light-in-the-dark|event|spirit|-|2|-|-|-|-|-|||2
53|dwarven-tomb|event|spirit|-|1|-|-|-|-|-|||1
54|fortune-or-fate|event|spirit|-|5|-|-|-|-|-|||1
55|the-favor-of-the-lady|attachment|spirit|-|2|-|-|-|-|-|condition||2
56|power-in-the-earth|attachment|spirit|-|1|-|-|-|-|-|condition||2
57|unexpected-courage|attachment|spirit|-|2|-|-|-|-|-|condition||1
58|daughter-of-the-nimrodel|ally|lore|-|3|-|1|0|0|1|silvan||3
59|erebor-hammersmith|ally|lore|-|2|-|1|1|1|3|craftsman dwarf||2
60|henamarth-riversong|ally|lore|unique|1|-|1|1|0|1|silvan||1
61|miner-of-the-iron-hills|ally|lore|-|2|-|0|1|1|2|dwarf||2
62|gleowine|ally|lore|unique|2|-|1|0|0|2|minstrel rohan||2
63|lore-of-imladris|event|lore|-|2|-|-|-|-|-|||3
64|loriens-wealth|event|lore|-|3|-|-|-|-|-|||2
65|radagasts-cunning|event|lore|-|1|-|-|-|-|-|||2
66|secret-paths|event|lore|-|1|-|-|-|-|-|||2
67|gandalfs-search|event|lore|-|X|-|-|-|-|-|||2
68|beorns-hospitality|event|lore|-|5|-|-|-|-|-|||1
69|forest-snare|attachment|lore|-|3|-|-|-|-|-|item trap||2
70|protector-of-lorien|attachment|lore|-|1|-|-|-|-|-|title||2
71|dark-knowledge|attachment|lore|-|1|-|-|-|-|-|condition||1
72|self-preservation|attachment|lore|-|3|-|-|-|-|-|skill||2
73|gandalf|ally|neutral|unique|5|-|4|4|4|4|istari||4
"""

# number, id, type, set, engagement cost, threat, attack, defense, hit points, quest points, victory points, traits,
# keywords, copies, copies in the easy mode, has a "when revealed" effect, has a shadow effect
ENCOUNTER = """\
74|king-spider|enemy|spiders-of-mirkwood|20|2|3|1|3|-|-|creature spider||2|2|revealed|shadow
75|hummerhorns|enemy|spiders-of-mirkwood|40|1|2|0|3|-|5|creature insect||1|0|-|shadow
76|ungoliants-spawn|enemy|spiders-of-mirkwood|32|3|5|2|9|-|-|creature spider||1|1|revealed|shadow
77|great-forest-web|location|spiders-of-mirkwood|-|2|-|-|-|2|-|forest||2|2|-|-
78|mountains-of-mirkwood|location|spiders-of-mirkwood|-|2|-|-|-|3|-|forest mountain||3|3|-|-
79|eyes-of-the-forest|treachery|spiders-of-mirkwood|-|-|-|-|-|-|-|||1|0|revealed|-
80|caught-in-a-web|treachery|spiders-of-mirkwood|-|-|-|-|-|-|-|||2|0|revealed|-
81|wolf-rider|enemy|wilderlands|10|1|2|0|2|-|-|goblin orc|surge|1|1|-|shadow
82|hill-troll|enemy|wilderlands|30|1|6|3|9|-|4|troll||2|1|-|-
83|goblin-sniper|enemy|wilderlands|48|2|2|0|2|-|-|goblin orc||2|2|-|-
84|marsh-adder|enemy|wilderlands|40|3|4|1|7|-|3|creature||1|0|-|-
85|wargs|enemy|wilderlands|20|2|3|1|3|-|-|creature||2|2|-|shadow
86|despair|treachery|wilderlands|-|-|-|-|-|-|-|||2|0|revealed|shadow
87|the-brown-lands|location|wilderlands|-|5|-|-|-|1|-|wasteland||2|2|-|-
88|the-east-bight|location|wilderlands|-|1|-|-|-|6|-|wasteland||2|2|-|-
89|dol-guldur-orcs|enemy|dol-guldur-orcs|10|2|2|0|3|-|-|dol-guldur orc||3|3|revealed|shadow
90|chieftan-ufthak|enemy|dol-guldur-orcs|35|2|3|3|6|-|4|dol-guldur orc||1|0|-|-
91|dol-guldur-beastmaster|enemy|dol-guldur-orcs|35|2|3|1|5|-|-|dol-guldur orc||2|1|-|-
92|driven-by-shadow|treachery|dol-guldur-orcs|-|-|-|-|-|-|-|||1|1|revealed|shadow
93|the-necromancers-reach|treachery|dol-guldur-orcs|-|-|-|-|-|-|-|||3|1|revealed|-
94|necromancers-pass|location|dol-guldur-orcs|-|3|-|-|-|2|-|dol-guldur stronghold||2|1|-|-
95|enchanted-stream|location|dol-guldur-orcs|-|2|-|-|-|2|-|forest||2|2|-|-
96|forest-spider|enemy|passage-through-mirkwood|25|2|2|1|4|-|-|creature spider||4|4|-|shadow
97|east-bight-patrol|enemy|passage-through-mirkwood|5|3|3|1|2|-|-|goblin orc||1|1|-|shadow
98|black-forest-bats|enemy|passage-through-mirkwood|15|1|1|0|2|-|-|creature||1|1|revealed|-
99|old-forest-road|location|passage-through-mirkwood|-|1|-|-|-|3|-|forest||2|2|-|-
100|forest-gate|location|passage-through-mirkwood|-|2|-|-|-|4|-|forest||2|2|-|-
101|dungeon-jailor|enemy|escape-from-dol-guldur|38|1|2|3|5|-|5|dol-guldur orc||2|0|-|-
102|nazgul-of-dol-guldur|enemy|escape-from-dol-guldur|40|5|4|3|9|-|-|nazgul||1|1|-|-
103|cavern-guardian|enemy|escape-from-dol-guldur|8|2|2|1|2|-|-|undead|doomed1|2|2|-|shadow
104|under-the-shadow|treachery|escape-from-dol-guldur|-|-|-|-|-|-|-|||2|2|revealed|shadow
105|iron-shackles|treachery|escape-from-dol-guldur|-|-|-|-|-|-|-|||1|1|revealed|shadow
106|endless-caverns|location|escape-from-dol-guldur|-|1|-|-|-|3|-|dungeon|doomed1 surge|2|2|-|-
107|tower-gate|location|escape-from-dol-guldur|-|2|-|-|-|1|-|dungeon||2|2|-|-
108|gandalfs-map|objective|escape-from-dol-guldur|-|-|-|-|-|-|-|item|guarded restricted|1|1|-|-
109|dungeon-torch|objective|escape-from-dol-guldur|-|-|-|-|-|-|-|item|guarded restricted|1|1|-|-
110|shadow-key|objective|escape-from-dol-guldur|-|-|-|-|-|-|-|item|guarded restricted|1|1|-|-
111|misty-mountain-goblins|enemy|journey-along-the-anduin|15|2|2|1|3|-|-|goblin orc||3|3|-|shadow
112|massing-at-night|treachery|journey-along-the-anduin|-|-|-|-|-|-|-|||1|0|revealed|shadow
113|banks-of-the-anduin|location|journey-along-the-anduin|-|1|-|-|-|3|-|riverland||2|2|-|-
114|gladden-fields|location|journey-along-the-anduin|-|3|-|-|-|3|3|marshland||3|1|-|-
115|eastern-crows|enemy|saurons-reach|30|1|1|0|1|-|-|creature|surge|3|1|-|shadow
116|evil-storm|treachery|saurons-reach|-|-|-|-|-|-|-|||3|2|revealed|-
117|pursued-by-shadow|treachery|saurons-reach|-|-|-|-|-|-|-|||2|2|revealed|shadow
118|treacherous-fog|treachery|saurons-reach|-|-|-|-|-|-|-|||2|2|revealed|-
"""

# number, id, scenario, stage, quest points
QUESTS = """\
119|flies-and-spiders|passage_through_mirkwood|1|8
120|a-fork-in-the-road|passage_through_mirkwood|2|2
121|dont-leave-the-path|passage_through_mirkwood|3|0
122|beorns-path|passage_through_mirkwood|3|10
123|the-necromancers-tower|escape_from_dol_guldur|1|9
124|through-the-caverns|escape_from_dol_guldur|2|15
125|out-of-the-dungeons|escape_from_dol_guldur|3|7
126|to-the-river|journey_along_the_anduin|1|8
127|anduin-passage|journey_along_the_anduin|2|16
128|ambush-on-the-shore|journey_along_the_anduin|3|0
"""
