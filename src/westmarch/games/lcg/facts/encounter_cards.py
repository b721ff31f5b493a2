"""The 45 encounter cards (cards 74 to 118) of the seven encounter sets: values as printed, errata followed.

`easy` is the number of copies that the official easy mode leaves in the deck.
"""

from __future__ import annotations

from westmarch.games.lcg.facts.card import ENEMY, LOCATION, OBJECTIVE, TREACHERY, Card, columns

_COPIES = ("set", "quantity", "easy")
_enemy = columns(ENEMY, *_COPIES, "engagement", "threat", "attack", "defense", "hit_points", "traits")
_location = columns(LOCATION, *_COPIES, "threat", "quest_points", "traits")
_treachery = columns(TREACHERY, *_COPIES)
_objective = columns(OBJECTIVE, *_COPIES, "traits")

ENCOUNTER_CARDS: tuple[Card, ...] = (
    _enemy(74, "king-spider", "spiders", 2, 2, 20, 2, 3, 1, 3, "creature spider"),
    _enemy(75, "hummerhorns", "spiders", 1, 0, 40, 1, 2, 0, 3, "creature insect", victory=5),
    _enemy(76, "ungoliants-spawn", "spiders", 1, 1, 32, 3, 5, 2, 9, "creature spider"),
    _location(77, "great-forest-web", "spiders", 2, 2, 2, 2, "forest"),
    _location(78, "mountains-of-mirkwood", "spiders", 3, 3, 2, 3, "forest mountain"),
    _treachery(79, "eyes-of-the-forest", "spiders", 1, 0),
    _treachery(80, "caught-in-a-web", "spiders", 2, 0),
    _enemy(81, "wolf-rider", "wilderlands", 1, 1, 10, 1, 2, 0, 2, "goblin orc", surge=True),
    _enemy(82, "hill-troll", "wilderlands", 2, 1, 30, 1, 6, 3, 9, "troll", victory=4),
    _enemy(83, "goblin-sniper", "wilderlands", 2, 2, 48, 2, 2, 0, 2, "goblin orc"),
    _enemy(84, "marsh-adder", "wilderlands", 1, 0, 40, 3, 4, 1, 7, "creature", victory=3),
    _enemy(85, "wargs", "wilderlands", 2, 2, 20, 2, 3, 1, 3, "creature"),
    _treachery(86, "despair", "wilderlands", 2, 0),
    _location(87, "the-brown-lands", "wilderlands", 2, 2, 5, 1, "wasteland"),
    _location(88, "the-east-bight", "wilderlands", 2, 2, 1, 6, "wasteland"),
    _enemy(89, "dol-guldur-orcs", "orcs", 3, 3, 10, 2, 2, 0, 3, "dol-guldur orc"),
    _enemy(90, "chieftan-ufthak", "orcs", 1, 0, 35, 2, 3, 3, 6, "dol-guldur orc", victory=4),
    _enemy(91, "dol-guldur-beastmaster", "orcs", 2, 1, 35, 2, 3, 1, 5, "dol-guldur orc"),
    _treachery(92, "driven-by-shadow", "orcs", 1, 1),
    _treachery(93, "the-necromancers-reach", "orcs", 3, 1),
    _location(94, "necromancers-pass", "orcs", 2, 1, 3, 2, "stronghold dol-guldur"),
    _location(95, "enchanted-stream", "orcs", 2, 2, 2, 2, "forest"),
    _enemy(96, "forest-spider", "mirkwood", 4, 4, 25, 2, 2, 1, 4, "creature spider"),
    _enemy(97, "east-bight-patrol", "mirkwood", 1, 1, 5, 3, 3, 1, 2, "goblin orc"),
    _enemy(98, "black-forest-bats", "mirkwood", 1, 1, 15, 1, 1, 0, 2, "creature"),
    _location(99, "old-forest-road", "mirkwood", 2, 2, 1, 3, "forest"),
    _location(100, "forest-gate", "mirkwood", 2, 2, 2, 4, "forest"),
    _enemy(101, "dungeon-jailor", "dol-guldur", 2, 0, 38, 1, 2, 3, 5, "dol-guldur orc", victory=5),
    _enemy(102, "nazgul-of-dol-guldur", "dol-guldur", 1, 1, 40, 5, 4, 3, 9, "nazgul"),
    _enemy(103, "cavern-guardian", "dol-guldur", 2, 2, 8, 2, 2, 1, 2, "undead", doomed=1),
    _treachery(104, "under-the-shadow", "dol-guldur", 2, 2),
    _treachery(105, "iron-shackles", "dol-guldur", 1, 1),
    _location(106, "endless-caverns", "dol-guldur", 2, 2, 1, 3, "dungeon", doomed=1, surge=True),
    _location(107, "tower-gate", "dol-guldur", 2, 2, 2, 1, "dungeon"),
    _objective(108, "gandalfs-map", "dol-guldur", 1, 1, "item", guarded=True, restricted=True),
    _objective(109, "dungeon-torch", "dol-guldur", 1, 1, "item", guarded=True, restricted=True),
    _objective(110, "shadow-key", "dol-guldur", 1, 1, "item", guarded=True, restricted=True),
    _enemy(111, "misty-mountain-goblins", "anduin", 3, 3, 15, 2, 2, 1, 3, "goblin orc"),
    _treachery(112, "massing-at-night", "anduin", 1, 0),
    _location(113, "banks-of-the-anduin", "anduin", 2, 2, 1, 3, "riverland"),
    _location(114, "gladden-fields", "anduin", 3, 1, 3, 3, "marshland", victory=3),
    _enemy(115, "eastern-crows", "sauron", 3, 1, 30, 1, 1, 0, 1, "creature", surge=True),
    _treachery(116, "evil-storm", "sauron", 3, 2),
    _treachery(117, "pursued-by-shadow", "sauron", 2, 2),
    _treachery(118, "treacherous-fog", "sauron", 2, 2),
)
