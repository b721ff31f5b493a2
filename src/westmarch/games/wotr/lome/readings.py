"""What the sources of Lords of Middle-earth don't settle, each in this one place.

`DOUBTS` are facts of the six cards of the Council of Rivendell: the rulebook prints none of them, so levels, places
and abilities were put together from other sources. An owner of the cards corrects a value here and nowhere else.
`confidence` says how far to trust it:

- verified: the rulebook, or two independent sources;
- single: one source;
- reconstructed: found nowhere; a reading that fits what the sources do say.

`READINGS` are rules where the rulebook is silent or contradicts itself, with the place where each is decided.
docs/lome.md lists both (a test compares them).
"""

from __future__ import annotations

from typing import TypeVar

from westmarch.core.doubts import Doubt, Reading

T = TypeVar("T")


DOUBTS: dict[str, Doubt] = {}


def _doubt(id: str, value: T, confidence: str, why: str) -> T:
    DOUBTS[id] = Doubt(id, value, confidence, why)
    return value


# -- the six cards of the Council

_MODULE = "data of a tabletop simulation that has the cards of the base game right"
_ARTICLE = "an article of the publisher"
_HOUSE = "found nowhere"

STRIDER_LEVEL: int = _doubt("strider.level", 3, "single", _MODULE)
STRIDER_LEADERSHIP: int = _doubt("strider.leadership", 1, "single", _MODULE)
STRIDER_ACTIVATES: tuple[str, ...] = _doubt("strider.activates", ("north",), "reconstructed", "as on the other card")
STRIDER_SHAKES_OFF_HUNTERS: bool = _doubt(
    "strider.guide-leaves-no-rerolls", True, "reconstructed", "only known: the Hunt is less dangerous with him as guide"
)
STRIDER_HIDES: bool = _doubt("strider.guide-hides-with-any-die", False, "single", _ARTICLE)
STRIDER_CAPTAIN: bool = _doubt("strider.captain-of-the-west", True, "single", _MODULE)

WARRIOR_LEVEL: int = _doubt("warriors.level", 1, "single", _MODULE)
WARRIOR_LEADERSHIP: int = _doubt("warriors.leadership", 1, "single", _MODULE)
WARRIOR_PARTS: bool = _doubt("warriors.guide-parts-to-lower-damage", True, "single", _ARTICLE)
WARRIOR_STRENGTH: int = _doubt("warriors.strength-at-home", 1, "verified", "any battle inside the borders counts")
WARRIOR_ROUSES: bool = _doubt(
    "warriors.wake-or-advance", True, "reconstructed", "the other card advances; the rulebook says that these can wake"
)
BOROMIR_NATION: str = _doubt("boromir.nation", "gondor", "verified", "his home; no nation icon on the card")
LEGOLAS_NATION: str = _doubt(
    "legolas.nation", "elves", "reconstructed", "his home; no nation icon, as on Boromir's card"
)
GIMLI_NATION: str = _doubt("gimli.nation", "dwarves", "reconstructed", "his home; no nation icon, as on Boromir's card")
BOROMIR_START: str = _doubt("boromir.start", "minas_tirith", "single", _MODULE)
LEGOLAS_START: str = _doubt("legolas.start", "woodland_realm", "single", _MODULE)
GIMLI_START: str = _doubt("gimli.start", "erebor", "single", _MODULE)
BOROMIR_PLACES: tuple[str, ...] = _doubt(
    "boromir.speaks-in", ("minas_tirith", "dol_amroth", "pelargir"), "reconstructed", "as on the other card"
)
LEGOLAS_PLACES: tuple[str, ...] = _doubt(
    "legolas.speaks-in",
    ("rivendell", "lorien", "woodland_realm", "grey_havens"),
    "reconstructed",
    "as on the other card",
)
GIMLI_PLACES: tuple[str, ...] = _doubt("gimli.speaks-in", ("erebor",), "reconstructed", "as on the other card")

HOBBIT_LEVEL: int = _doubt("hobbits.level", 1, "single", _MODULE)
HOBBIT_LEADERSHIP: int = _doubt("hobbits.leadership", 1, "single", _MODULE)
HOBBIT_ACTIVATES: tuple[str, ...] = _doubt("hobbits.activates", (), "reconstructed", "some of the cards have no icon")
HOBBIT_START: str = _doubt("hobbits.start", "the_shire", "single", _MODULE)
HOBBITS_SPARE: bool = _doubt("hobbits.both-fall-to-cancel-a-tile", True, "single", _ARTICLE)
HOBBIT_TAKEN_ALIVE: bool = _doubt("hobbits.taken-alive", False, "reconstructed", "belongs to the other cards")
HOBBIT_NATION: str = _doubt("hobbits.nation", "north", "reconstructed", "the Shire's")
HOBBIT_STRENGTH: int = _doubt(
    "hobbits.strength-at-home", 1, "reconstructed", "a condition is known to be there, but not which"
)
HOBBIT_ROUSES: bool = _doubt("hobbits.wake-or-advance", True, "reconstructed", _HOUSE)
HOBBIT_PLACES: tuple[str, ...] = _doubt("hobbits.speak-in", ("the_shire",), "reconstructed", _HOUSE)


# -- readings of rules

READINGS: tuple[Reading, ...] = (
    Reading(
        "who chooses a special die first",
        "dice.roll_and_choose",
        "The side that rolled more special dice; on a tie the Free Peoples. The rulebook says only: more dice.",
    ),
    Reading(
        "used or chosen",
        "dice.why_removed",
        "The sign of removal counts on the die that was kept, whatever came of it. An Eye in the Hunt Box was used.",
    ),
    Reading(
        "whose use costs a Lesser Minion's die",
        "dice.WATCHER",
        "The Shadow's. That the rulebook once names the Free Peoples is a slip.",
    ),
    Reading(
        "Narya's die when the Guide changes",
        "dice.recover",
        "Decided in phase 1, kept for that turn.",
    ),
    Reading(
        "Gothmog's die and the Black Captain",
        "dice.why_removed",
        "It is lost once both are in play. If the Black Captain went before Gothmog came, the die comes with Gothmog.",
    ),
    Reading(
        "when Gandalf is a Keeper",
        "rings.why_not_narya",
        "For the die as Guide; for the ring's power on the map, in an unconquered settlement of the nation.",
    ),
    Reading(
        "Narya and a card that keeps a nation passive",
        "rings.narya",
        "The card holds: the nation moves as far as a passive one can.",
    ),
    Reading(
        "Vilya on a Keeper die",
        "rings.vilya",
        "Allowed; its sign of removal counts all the same.",
    ),
    Reading(
        "Vilya and a die that is thrown away",
        "rings.vilya",
        "A die discarded without effect was not used, so Vilya can't keep it.",
    ),
    Reading(
        "a ring that comes back in the turn in which it was used",
        "rings.why_not_power",
        "If it changed a die, its own power waits for the next turn. After its power it may do either.",
    ),
    Reading(
        "a ring paid to discard a card",
        "turn.actions.spend_ring",
        "As in the base game: it is the one ring of the turn, and the player says which.",
    ),
    Reading(
        "Nenya and tiles that an event draws together",
        "cards.free_character.challenge_of_the_king",
        "All are drawn, then each Eye may be cancelled.",
    ),
    Reading(
        "the Mirror of Galadriel and special dice",
        "cards.free_character.mirror_of_galadriel",
        "It turns an ordinary die: a Will of the West is never on a special one.",
    ),
    Reading(
        "the Household of Elrond",
        "keepers.household_of_elrond",
        "Re-rolls, the leader that an attack with a Character die needs, and leaders for combat cards; not movement.",
    ),
    Reading(
        "Courage of the Elven-folk and leaders",
        "keepers.courage_of_the_elven_folk",
        "Leaders may be mustered too: the chapter on mustering calls all of it units.",
    ),
    Reading(
        "a companion whose level counts",
        "ring.fellowship.show_card",
        "The Lure of the Ring shows his card: the corruption would tell his level anyway.",
    ),
    Reading(
        "Sméagol's level while cards are hidden",
        "text.hidden._makes_the_guide",
        "Everybody may know it, for the Guide is seen by all; whose level he takes stays hidden.",
    ),
    Reading(
        "which tiles two hobbits can cancel",
        "council.two_hobbits",
        "A standard tile that is about to be carried out, after cards that replace it. It counts as drawn.",
    ),
    Reading(
        "an action token when the Shadow has no dice left",
        "turn.actions.take_action",
        "Can't be used: it takes the place of a die.",
    ),
    Reading(
        "companions outside and the Guide",
        "council.announce",
        "They leave as if separated, but nobody moves. The Guide stays the same unless he is among them.",
    ),
    Reading(
        "four players: the powers of rings",
        "rings.fill",
        "Gondor's player uses them, as he names the ring that changes a die.",
    ),
    Reading(
        "four players: versions, the first Guide, companions outside",
        "versions.choose_versions",
        "The leading Free Peoples player chooses; both of them know.",
    ),
    Reading(
        "four players: a Shadow card on the table",
        "team.holder",
        "The player who laid it there answers for it.",
    ),
    Reading(
        "a Sméagol tile that an event draws",
        "smeagol.on_tile",
        "It brings him, unless the event puts its tiles back without effect.",
    ),
    Reading(
        "cards that replace a Sméagol tile",
        "ring.hunt.draw_for_shadow",
        "None does: what the tile does is done before, and it is out of the game.",
    ),
    Reading(
        "separating Sméagol with a die or by one's own card",
        "ring.fellowship.choose_company",
        "Not possible: he is not among those who can be chosen.",
    ),
    Reading(
        "Sméagol and all others leave at once",
        "ring.fellowship.separate",
        "The others part first; then he is alone and is Gollum, and We Shall Get It stays away.",
    ),
    Reading(
        "Sméagol and tiles drawn for the same declaration",
        "smeagol.when_declared",
        "He leaves first, after healing and activation. So a tile for the Balrog or a card meets the next Guide.",
    ),
    Reading(
        "an Eye drawn for Fire and Shadow",
        "balrog.both_fall",
        "Balrog and Guide are out, no damage besides; a hobbit is taken alive. Nenya may cancel the Eye first.",
    ),
    Reading(
        "the Balrog when Moria is lost or besieged",
        "balrog.bring",
        "He may come, without the unit; Elves and Dwarves take their step.",
    ),
    Reading(
        "the Balrog asleep and attacks",
        "war.attack.attackers_at",
        "He takes no part in an attack out of Moria; all units may leave him. In a battle in Moria he fights.",
    ),
    Reading(
        "putting the Balrog to rest by a Character die",
        "balrog.gandalf_is_with_him",
        "Gandalf must stand on the map in that region; inside the Fellowship he doesn't count.",
    ),
    Reading(
        "ways round the Balrog",
        "ring.fellowship.toll_routes",
        "As round strongholds: of ways that are short enough, one that meets no more of them than it must.",
    ),
    Reading(
        "the entry of the Black Númenórean",
        "minions.why_not_numenorean",
        "Only the conditions on his own card; any unconquered stronghold of the Shadow, also on the Mordor track.",
    ),
    Reading(
        "Evil Lore from the rearguard",
        "war.battle.fight",
        "He must take part in the battle. An elite may be reduced for a round before his lore is used, or after.",
    ),
    Reading(
        "the Chief while the Fellowship is on the Mordor track",
        "minions.why_not_chief",
        "There is no region for him, so he can't enter. He can still take the Black Captain's place.",
    ),
    Reading(
        "the Black Captain in the Chief's place",
        "minions.call_black_captain",
        "His conditions of war must be met, not that of the place. All Free Peoples nations become active.",
    ),
    Reading(
        "Gandalf the White after an exchange",
        "extra.Lords",
        "The Black Captain has been there, whichever way it went: that is minion enough.",
    ),
    Reading(
        "when the Spear of Terror reaches",
        "minions.spear_of_terror_reaches",
        "The Chief must be with the Ring-bearers when the card is played, wherever both are afterwards.",
    ),
    Reading(
        "the Spear of Terror with the Palantír of Orthanc",
        "minions.spear_of_terror",
        "One card, from either deck that one of the two allows.",
    ),
    Reading(
        "He Sees, He Knows",
        "minions.he_sees_he_knows",
        "On declaration only.",
    ),
    Reading(
        "Wind from the West and what it shows",
        "turn.events.lose_sight",
        "Who has looked knows those cards until one with the same back is discarded unseen.",
    ),
    Reading(
        "where the Rangers gather",
        "cards.free.rangers_of_the_north",
        "In the North, next to the army they struck, never in its region. Without a target the card can't be played.",
    ),
    Reading(
        "which die the Lore of the Elven Rings changes",
        "cards.shadow.the_lore_of_the_elven_rings",
        "An ordinary die of this turn's roll, an Eye too; no special die and none that was allotted to the Hunt.",
    ),
    Reading(
        "several tiles for one walk",
        "ring.fellowship.declare",
        "Cards in the order they lie there, then the Balrog, then strongholds; each is finished before the next.",
    ),
    Reading(
        "Captain of Despair and the die of the same action",
        "cards.shadow.captain_of_despair",
        "The die that pays for the card is safe, and so is one whose action ends the card's condition.",
    ),
    Reading(
        "where Madness and Horror musters",
        "cards.shadow.madness_and_horror",
        "Next to the region of the army that was chosen, or with its besiegers in a stronghold of Sauron.",
    ),
    Reading(
        "We Shall Get It and Mithril Coat and Sting",
        "ring.hunt.draw_one",
        "The Free Peoples are asked first; both may be used for one tile.",
    ),
    Reading(
        "Orderly Withdrawal of a defender",
        "war.battle.retreat",
        "He retreats after the round before the attacker is asked whether he goes on.",
    ),
    Reading(
        "how many Shadow of Dol Guldur musters",
        "cards.shadow.shadow_of_dol_guldur",
        "No more than there is room for at once, since the army may move away before the action ends.",
    ),
)
