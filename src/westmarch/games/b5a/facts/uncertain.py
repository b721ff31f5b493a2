"""Every fact of this game that its sources don't settle, each in this one place.

An owner of the game corrects a value here and nowhere else: the data modules take it from here, and docs/b5a.md
lists what stands here (a test compares them). `confidence` says how far to trust a value:

- medium, low: read from a picture or from the order of numbers in a text, not from a sentence;
- single: one indirect source;
- estimated: measured, with a margin;
- placeholder: found nowhere; a plausible stand-in that only respects the known totals.
"""

from __future__ import annotations

from typing import TypeVar

from westmarch.core.doubts import Doubt, Reading

T = TypeVar("T")


DOUBTS: dict[str, Doubt] = {}


def _doubt(id: str, value: T, confidence: str, why: str) -> T:
    DOUBTS[id] = Doubt(id, value, confidence, why)
    return value


# -- set-up: which region each numbered spot of the set-up picture is. Its contents are certain (components.py).

_FREE_SPOTS: tuple[tuple[int, str, str, str], ...] = (
    (1, "front_gate", "medium", "order of the numbers; spots 1 and 2 hold the same"),
    (2, "eb_mountain_centre", "low", "a mountain of the Eastern Bank; could be its western or eastern neighbour"),
    (3, "eastern_spur", "medium", "if wrong, spots 3 and 4 change places"),
    (4, "camp", "medium", "if wrong, spots 3 and 4 change places"),
    (5, "ss_mountain_pass", "low", "order of the numbers only"),
    (8, "valley_east_swamp", "low", "could be the hills or the plain beside it"),
)
_CERTAIN_FREE_SPOTS = {6: "fallen_bridge", 7: "ruins_of_dale", 9: "ravenhill", 10: "lower_slopes"}
_SHADOW_SPOTS: tuple[tuple[int, str, str, str], ...] = (
    (1, "goblin_muster_west", "medium", "spots 1 and 2 could change places"),
    (2, "goblin_muster_north", "medium", "spots 1 and 2 could change places"),
    (3, "bl_north_hills", "medium", "order of the four mustering regions"),
    (4, "bl_north", "medium", "order of the four mustering regions"),
    (5, "bl_northeast", "medium", "order of the four mustering regions"),
    (6, "bl_east_hills_north", "medium", "order of the four mustering regions"),
)

FREE_SPOTS: dict[int, str] = dict(_CERTAIN_FREE_SPOTS)
for _spot, _region, _confidence, _why in _FREE_SPOTS:
    FREE_SPOTS[_spot] = _doubt(f"set-up.free.{_spot}", _region, _confidence, _why)
SHADOW_SPOTS: dict[int, str] = {}
for _spot, _region, _confidence, _why in _SHADOW_SPOTS:
    SHADOW_SPOTS[_spot] = _doubt(f"set-up.shadow.{_spot}", _region, _confidence, _why)

# -- the board

DEFENCE: dict[str, int] = {
    "front_gate": _doubt("defence.front_gate", 6, "single", "the printed triangle could not be read"),
    "eastern_spur": _doubt("defence.eastern_spur", 3, "single", "the printed triangle could not be read"),
    "ravenhill": _doubt("defence.ravenhill", 3, "single", "the printed triangle could not be read"),
}
# The longest free gap (in thousandths of the board's width) that the range template spans. reach.py holds all gaps.
REACH: int = _doubt("range.reach", 220, "estimated", "the shortest template for which the worked example holds")

# -- how many recruitment tokens and fate tiles there are of each kind (only the totals are known)

TOKEN_FACES: dict[str, dict[str, int]] = {
    "dwarves": _doubt(
        "tokens.dwarves",
        {"lake_men": 8, "dwarf_regulars": 5, "dwarf_veterans": 4},
        "placeholder",
        "17 tokens, faces known, counts not",
    ),
    "elves": _doubt(
        "tokens.elves",
        {"wood_elf_archers": 10, "wood_elf_spearmen": 10},
        "placeholder",
        "20 tokens, faces known, counts not",
    ),
    "shadow": _doubt(
        "tokens.shadow",
        {"orcs": 9, "two_orcs": 9, "wargs": 6, "great_orcs": 3},
        "placeholder",
        "27 tokens, faces known, counts not",
    ),
}
FATE_TILES: dict[str, int] = _doubt(
    "fate-tiles",
    {"one": 3, "one_icon": 3, "two": 2, "two_icon": 2, "three": 2},
    "placeholder",
    "12 standard tiles of these five kinds, counts not known",
)

# -- character sheets

_SHEET = "the sheet could not be read; set after the levels of War of the Ring"
MOVEMENT: dict[str, int] = {
    "bard": _doubt("movement.bard", 2, "placeholder", _SHEET),
    "dain": _doubt("movement.dain", 2, "placeholder", _SHEET),
    "thranduil": _doubt("movement.thranduil", 2, "placeholder", _SHEET),
    "gandalf": _doubt("movement.gandalf", 3, "placeholder", _SHEET),
    "thorin": _doubt("movement.thorin", 2, "placeholder", _SHEET),
    "bilbo": _doubt("movement.bilbo", 1, "placeholder", _SHEET),
    "bolg": _doubt("movement.bolg", 2, "placeholder", _SHEET),
}
LEADERSHIP: dict[str, int] = {
    "bard": _doubt("leadership.bard", 1, "single", "counted as an ordinary leader"),
    "thranduil": _doubt("leadership.thranduil", 2, "single", "one indirect source"),
    "gandalf": _doubt("leadership.gandalf", 2, "placeholder", "not found"),
    "thorin": _doubt("leadership.thorin", 2, "single", "one indirect source"),
    "bilbo": _doubt("leadership.bilbo", 0, "single", "not a leader"),
    "bolg": _doubt("leadership.bolg", 3, "single", "one indirect source"),
}
THORIN_ENTERS: str = _doubt(
    "thorin.entry", "front_gate", "placeholder", "with a Character result, as the others; the region is a stand-in"
)
BARD_GENERAL: str = _doubt(
    "bard.general", "lay a token", "placeholder", "one dwarves-and-men token into an own settlement or fortification"
)
DAIN_GENERAL: str = _doubt("dain.general", "flip a token", "placeholder", "one dwarves-and-men token under own control")
BLAST_DICE: int = _doubt("gandalf.blast.dice", 3, "placeholder", "only the name and the range are certain")
BLAST_DICE_FOCUSED: int = _doubt("gandalf.blast.dice-concentrated", 5, "placeholder", "use of the concentration token")
BLAST_HITS_ON: int = _doubt("gandalf.blast.hits-on", 5, "placeholder", "the usual number")
ARCHERY_TERRAIN: tuple[str, ...] = _doubt(
    "thranduil.archery.terrain", ("hills", "mountains"), "placeholder", "hills are certain, mountains are not"
)
ARCHERY_MAX_DICE: int = _doubt("thranduil.archery.dice", 5, "placeholder", "one die per unit, at most this many")
ARCHERY_HITS_ON: int = _doubt("thranduil.archery.hits-on", 5, "single", "a card has 4+ as its better version")

# -- readings: what the texts leave open, and where the code decides it


READINGS: tuple[Reading, ...] = (
    Reading("pass-limit", "armies.py", "A mountain pass box holds at most five units."),
    Reading("whole-army-attacks", "attacks.py", "All units of a region attack together; split by moving first."),
    Reading("shadow-behind-walls", "damage.py", "An unbreached fortification also protects a Shadow army or Beorn."),
    Reading("walls-again", "cards/free.py", "After Last Stand a fortification below its value protects again."),
    Reading("vanishing-walls", "cards/shadow.py", "Victory vanishes from Hope hits unbreached walls before the army."),
    Reading("own-damage", "damage.py", "Self-inflicted damage passes walls, Bodyguard and Shining Armour."),
    Reading("forced-retreat-damage", "retreat.py", "The damage of a forced retreat hits the army, never the walls."),
    Reading("merged-over-limit", "armies.py", "Armies merged over the limit may give up more units than the excess."),
    Reading("up-to", "manoeuvres.py", "Captain of War takes up to two, Redoubtable up to three damage tokens off."),
    Reading("no-hit-needed", "battle.py", "Captain of War, Redoubtable and Bilbo also take old damage tokens off."),
    Reading("price-optional", "battle.py", "The price of No Quarter may be declined after the card is revealed."),
    Reading("determined-regroup", "manoeuvres.py", "Determined Attack may play Regroup too."),
    Reading("fell-race-bare", "manoeuvres.py", "An army with neither tokens nor characters can't escape Fell Race."),
    Reading("beorn-overmastered", "battle.py", "Overmastered stops Beorn's second roll too."),
    Reading("fog-no-retreat", "battle.py", "Dense Fog ends the combat before the choices to retreat or rout."),
    Reading("roaring-voice", "battle.py", "Roaring Voice replaces the usual target number only, never a six."),
    Reading("combined-all", "attacks.py", "All own armies beside the target take part in a combined attack."),
    Reading("no-goblin-stands-in", "pieces.py", "Goblins never stand in for a figure that a Shadow token lacks."),
    Reading("group-of-choice", "recruiting.py", "Where a card names no group of tokens, the Free player chooses it."),
    Reading("moving-part-leads", "moves.py", "A part moved by a Character die or card must hold what the effect asks."),
    Reading("huge-size-kills", "cards/shadow.py", "A great orc given up for Orcs of Huge Size counts as eliminated."),
    Reading("bluff", "battle.py", "A unit card stopped by Howling Orcs may be played, without effect."),
    Reading("ring-with-will", "actions.py", "Bilbo's ring also works with a Will of the West used as Character."),
    Reading("lord-later", "cards/shadow.py", "The Lord of the Eagles is a general once he is in play."),
    Reading("lord-never-lost", "cards/free.py", "He is not lost! concerns the four generals of the set-up."),
    Reading("armour-outside", "armies.py", "Shining Armour is counted at the end of combat rounds only."),
    Reading("concentration-stays", "generals.py", "Gandalf's concentration lasts over turns, but not his elimination."),
    Reading("troubled-general", "phases.py", "Troubled Mind stops the ability, not the activation."),
    Reading("shower-alone", "cards/free.py", "Shower of Arrows needs no Thranduil."),
    Reading("beorn-region", "armies.py", "Units of either side can't enter, pass or be placed in Beorn's region."),
    Reading("bolg-army-in-valley", "heroes.py", "Bolg waits for an army in the Valley, not for control of a region."),
    Reading("bonus-die-sites", "armies.py", "Fortifications count like settlements for the Shadow's seventh die."),
    Reading("empty-fate-pool", "fate.py", "Without fate tiles the fate marker stays."),
    Reading("last-wrath", "beorn.py", "Beorn's last wrath token can't be spent for movement."),
    Reading("eagles-mountain", "eagles.py", "The mountain attack of the eagles needs them in the target's territory."),
    Reading("tokens-left-over", "phases.py", "Leadership tokens beyond the number of armies stay in the supply."),
    Reading("control-markers", "armies.py", "Control is never limited by the five markers in the box."),
    Reading("lord-last", "eagles.py", "Of the eagles over a territory their Lord is the last to go home."),
    Reading("lord-no-company", "heroes.py", "Bilbo can't enter where the Lord of the Eagles is: no region is his."),
    Reading("boxes-no-territory", "board.py", "Goblin boxes belong to no territory: no eagles, bats or archers reach."),
    Reading("range-own-region", "reach.py", "A region is in range of itself, so Gandalf may strike where he stands."),
    Reading("rout-leaves", "armies.py", "In a rout two tokens go with a unit; of the last two, one may stay."),
    Reading("rout-destroys", "armies.py", "An army may give up its last unit in a rout; then it is destroyed."),
    Reading("stay-after-all", "moves.py", "An army that was named and then stays is not named again in that action."),
    Reading("rally-dice", "recruiting.py", "Rally has a die for each unit, also for more than five of them."),
    Reading("rally-needs-damage", "recruiting.py", "Only an army with damage tokens rallies."),
    Reading("confusion-last", "battle.py", "Great Confusion takes two of the dice left after the limit of five."),
    Reading("black-dice", "battle.py", "There are never more black dice than dice."),
    Reading("charge-leads", "battle.py", "Elven Charge: leadership 5 in every round, with Commanding Voice 7."),
    Reading("charge-rout", "battle.py", "Elven Charge forbids a retreat after the first round, not a rout."),
    Reading("no-quarter-dies", "battle.py", "If the price of No Quarter destroys an army, nobody rolls in that round."),
    Reading("order-of-removal", "battle.py", "Damage goes by Captain of War, then Redoubtable, then Bilbo."),
    Reading("fog-after-effects", "battle.py", "Effects at the end of a round work before Dense Fog ends the combat."),
    Reading("attacker-outside", "battle.py", "Walls protect who defends in them, never who attacks out of them."),
    Reading("vampires-damage", "manoeuvres.py", "The bats drink if damage is left after what was cancelled before."),
    Reading("fell-race-beorn", "manoeuvres.py", "Beorn takes the damage of Fell Race: he has nothing to give up."),
    Reading("captain-needs-damage", "manoeuvres.py", "Captain of War is asked only while there is damage to remove."),
    Reading("goblin-charge-order", "manoeuvres.py", "Goblin Charge hurts the own army first, then the enemy."),
    Reading("howling-determined", "manoeuvres.py", "Howling Orcs also stops a unit card of Determined Attack."),
    Reading("guard-whole-round", "damage.py", "One bodyguard token stops all enemy damage of a round, at any step."),
    Reading("beorn-retreats", "battle.py", "Beorn may retreat after any round: he has no cards to play."),
    Reading("beorn-advances", "retreat.py", "Beorn may advance after his victory, as an army may."),
    Reading("driven-first", "retreat.py", "The attacker names the region before the driven army takes its damage."),
    Reading("pass-after-general", "actions.py", "After a general's ability a die must be chosen: no pass."),
    Reading("last-tile", "fate.py", "The Shadow can't put the last tile of the pool aside: there is no other."),
    Reading("bolg-room", "heroes.py", "Bolg flips no token where Free units or Beorn stand."),
    Reading("beorn-frees", "beorn.py", "Beorn removes Shadow tokens from the region in which he enters."),
    Reading("riders-conquer", "cards/shadow.py", "Wolf-riders placed in a free site take it, as if they had entered."),
    Reading("dismay-die", "cards/free.py", "Dismay costs the Shadow a Character die even if no army fits."),
    Reading("bat-in-vain", "cards/shadow.py", "A bat may leave for a card even if there is nothing to take."),
    Reading("orc-any-die", "actions.py", "An orc of Flying Arrows costs a whole die, of any result."),
    Reading("marker-at-zero", "fate.py", "The fate marker stays at 0 if it has to go back, but can't pay from there."),
)
