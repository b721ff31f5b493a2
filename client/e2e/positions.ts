// Positions that browser tests start from. docs/positions says how they are written.

// -- War of the Ring

const ACTIONS = (dice: string) => `westmarch position 2
game: wotr
seats: free shadow
seed: 3

[state]
phase: actions
acting: free
dice free: ${dice}
dice shadow: event event
`;

/** The Free Peoples can move armies; the one in Minas Tirith may go to Lossarnach. */
export const ARMY_DIE = ACTIONS("muster_army event");

/** The Free Peoples have fewer dice left than the Shadow: they may pass. */
export const MAY_PASS = ACTIONS("character");

/** The Free Peoples can do what can't be taken back: move the Fellowship, draw a card. */
export const CHARACTER_DIE = ACTIONS("character event");

/** The Fellowship can move, and the Hunt will find it: it rolls five dice, with four added to each. */
export const HUNTED = `${CHARACTER_DIE}hunt box: free 4, shadow 5
`;

/** The Shadow can attack North Ithilien with one die, and the defenders may not withdraw. */
export const MAY_ATTACK = `westmarch position 2
game: wotr
seats: free shadow
seed: 3

[state]
map: empty
phase: actions
acting: shadow
dice shadow: army muster
dice free: event
nation sauron: at-war
nation gondor: at-war
army south_ithilien: sauron 4/1, nazgul 1
army minas_morgul: sauron 2
army north_ithilien: gondor 3/1/1
army osgiliath: gondor 1
`;

/** The Shadow has a die to move Nazgûl with: one of them is with an army, two are alone. */
export const NAZGUL = MAY_ATTACK.replace("dice shadow: army muster", "dice shadow: character muster").replace(
  "army minas_morgul: sauron 2",
  "army minas_morgul: sauron 2, nazgul 2",
);

const BATTLE = (hand: string) => `westmarch position 2
game: wotr
seats: free shadow
seed: 3

[state]
map: empty
phase: actions
acting: shadow
dice shadow: army
dice free: event
nation sauron: at-war
nation gondor: at-war
army south_ithilien: sauron 3/1
army north_ithilien: gondor 2/0/1
hand shadow: corsairs-of-umbar
hand free: ${hand}

[moves]
shadow wotr.use-die attack
shadow wotr.attack.force all
shadow wotr.combat-card none
end 3
`;

/** The Shadow has attacked in the open and the defender chooses a combat card: the dice fall after that answer. */
export const ATTACKED = BATTLE("celeborns-galadhrim");

/** The same, with a card that can't be used here: no card is the only answer, and it is asked for all the same. */
export const ONE_ANSWER = BATTLE("elven-cloaks");

/** The attacker chooses first: after that all goes by itself, two hits fall, and the attacker says whom they befall. */
export const HITTING = ONE_ANSWER.replace(/shadow wotr.combat-card none\nend 3/, "end 2");

/** Four players, Rohan's action: a mixed army in Minas Tirith, and units that stand apart in Edoras. */
export const PARTNERS = `westmarch position 2
game: wotr
seats: gondor rohan witch-king saruman
seed: 3

[state]
turn: 3
phase: actions
acting: free
leading: gondor witch-king
next: rohan saruman
dice free: character muster_army event
dice shadow: army muster event
nation rohan: at-war
nation gondor: at-war
army minas_tirith: gondor 3/1/1, rohan 2/1
army edoras: rohan 2/1/1, gondor 1
army minas_morgul: sauron 5/1, southrons 2, nazgul 1
mixed armies: minas_tirith
hand rohan: athelas elven-cloaks
seen gondor: athelas
hand gondor: the-red-arrow
`;

/** Four players, and the Shadow has what it needs to win when the turn ends; more of it was taken by Saruman. */
export const PARTNERS_WON = `westmarch position 2
game: wotr
seats: gondor rohan witch-king saruman
seed: 3

[state]
turn: 9
phase: actions
acting: shadow
dice free: event
dice shadow: event
army minas_tirith: sauron 2
army pelargir: southrons 2
army dol_amroth: southrons 2
army helms_deep: isengard 2
army edoras: isengard 2
army lorien: sauron 2
control minas_tirith: shadow
control pelargir: shadow
control dol_amroth: shadow
control helms_deep: shadow
control edoras: shadow
control lorien: shadow
`;

/** Lords of Middle-earth with all there is to see: special dice used, kept and set aside, rings everywhere, tokens. */
export const LORDS = `westmarch position 2
game: wotr
seats: free shadow
option lome: yes
option council: yes
seed: 7

[state]
turn: 5
phase: actions
acting: free
nation sauron: at-war
character lord_elrond: rivendell
character lady_galadriel: lorien
character balrog_of_moria: moria
character gothmog: minas_morgul
version legolas: legolas_elven_prince
guide: strider
special dice: vilya nenya balrog gothmog
dice free: character vilya_muster
dice shadow: army event
kept dice: balrog_eye
dice aside: nenya_draw gothmog_army_removes
hunt box: shadow 2
rings: vilya free, nenya shadow, narya nobody
action tokens: move-minions diplomacy
`;

/** Elrond and Galadriel are there: two special dice will be rolled in this turn. */
export const SPECIAL_ROLL = `westmarch position 2
game: wotr
seats: free shadow
option lome: yes
seed: 2

[state]
turn: 5
phase: roll
nation sauron: at-war
character lord_elrond: rivendell
character lady_galadriel: lorien
special dice: vilya nenya
`;

// -- The Battle of Five Armies

/** The Shadow has one Army die, an army that can be parted, and another one. */
export const MARCHING = `westmarch position 2
game: b5a
seats: free shadow
seed: 1

[state]
board: empty
phase: action
mover: shadow
dice free: event 1
dice shadow: army 1
army bl_northeast: orcs 3, wargs 1, command 1, damage 1
army bl_centre: goblins 2
army camp: lake_men 2
`;

/** The Shadow can attack Dale's people in the Eastern Valley, and then choose among cards of the hand and what its units can do. */
export const ATTACKING = `westmarch position 2
game: b5a
seats: free shadow
seed: 1

[state]
board: empty
phase: action
mover: shadow
dice free: event 1
dice shadow: army 1
army valley_dale_hills: orcs 3, wargs 1, command 1
army valley_east: lake_men 2, wood_elf_archers 1
character bard: valley_east
hand free: ev_01
hand shadow: ev_17 ev_24
`;

/** Thranduil's archers can shoot at two armies. */
export const SHOOTING = `westmarch position 2
game: b5a
seats: free shadow
seed: 1

[state]
board: empty
phase: action
dice free: event 1, muster 1
dice shadow: event 1
active: thranduil
character thranduil: ravenhill
army camp: lake_men 2
army eb_mountain_west: wood_elf_archers 2, dwarf_regulars 1
army eb_plain_west: orcs 5
army eb_plain_centre: orcs 2
`;

/** The Lord of the Eagles flies over the valley with two eagles, one of them is at home; bats are there, too. */
export const FLYING = `westmarch position 2
game: b5a
seats: free shadow
seed: 1

[state]
phase: action
fate: 11
dice free: character 1, event 1
dice shadow: muster 1
character lord_of_the_eagles: valley
eagles: valley 2, broken_lands 1, eyrie 1
bats: valley 2, broken_lands 2
`;

// -- The Card Game

/** Three heroes before the quest; threat 3 in the staging area. */
export const COMMITTING = `westmarch position 2
game: lcg
seats: p1
option decks: leadership
seed: 1

[state]
step: commit
p1 play: aragorn resources=1, gloin resources=1, theodred resources=1
staging: forest-spider, old-forest-road
`;

/** Cards to play: an ally, and an attachment for which several could pay and that several could carry. */
export const TO_PLAY = `westmarch position 2
game: lcg
seats: p1
option decks: leadership
seed: 1

[state]
step: planning
p1 play: aragorn resources=3, gloin resources=2, theodred resources=1
p1 hand: guard-of-the-citadel, steward-of-gondor
staging: forest-spider
`;

/** An enemy before three heroes: it attacks first, then they do. */
export const ENGAGED = `westmarch position 2
game: lcg
seats: p1
option decks: leadership
seed: 1

[state]
step: combat
p1 play: aragorn, gloin damage=3, theodred
p1 engaged: king-spider
`;

/** The heroes' turn to attack. */
export const STRIKING = ENGAGED.replace("step: combat", "step: players-attack");

/** The same, and it is known what comes next: a Forest Gate, with threat 2. */
export const REVEALING = `${COMMITTING}encounter deck: forest-gate
`;

/** Two players before the quest. The first holds no event, but is asked for actions: the others can't know. */
export const NOTHING_TO_DO = `westmarch position 2
game: lcg
seats: p1 p2
option decks: leadership, tactics
seed: 1

[state]
step: quest-actions
p1 play: aragorn resources=3, gloin, theodred
p1 hand: faramir
`;

/** Alone, with actions at hand that could only be of use in a fight. */
export const NO_USE = `westmarch position 2
game: lcg
seats: p1
option decks: leadership
seed: 1

[state]
step: quest-actions
p1 play: aragorn resources=3, gloin resources=3, theodred resources=3
p1 hand: for-gondor
`;

// Tables that are hard to lay out

// Three of every card, so that any of them can lie anywhere.
const EVERYTHING = Array.from({ length: 61 }, (_, at) => `${at + 13}x3`).join("+");
const deck = (heroes: string) => `free:${heroes}/${EVERYTHING}`;

/** One player, many allies and attachments, a large hand, three enemies with shadow cards. */
export const CROWDED = `westmarch position 1
game: lcg
seats: p1
option decks: ${deck("1+5+3")}
seed: 1

[state]
round: 7
step: shadow-actions
threat: 41
p1 play: aragorn damage=2 resources=5, legolas resources=2, gloin damage=1 resources=9, faramir, son-of-arnor exhausted, northern-tracker, silverlode-archer, gandalf
p1 engaged: king-spider damage=1, ungoliants-spawn damage=4, dol-guldur-beastmaster
p1 hand: sneak-attack, ever-vigilant, common-cause, valiant-sacrifice, for-gondor, quick-strike, blade-mastery, feint, thicket-of-spears, swift-strike, hasty-stroke, a-test-of-will, gandalf.2
staging: great-forest-web, mountains-of-mirkwood resources=1, hummerhorns, necromancers-pass
active: old-forest-road resources=1
attached: steward-of-gondor on=aragorn, celebrians-stone on=aragorn, blade-of-gondolin on=legolas, dwarven-axe on=gloin, citadel-plate on=gloin, dark-knowledge on=aragorn exhausted, self-preservation on=legolas
shadow: forest-spider on=king-spider, enchanted-stream on=ungoliants-spawn, dol-guldur-orcs on=dol-guldur-beastmaster, chieftan-ufthak on=dol-guldur-beastmaster
victory: forest-spider.2
encounter discard: forest-gate, eyes-of-the-forest, forest-gate.2
`;

/** Four players in Dol Guldur, one of their heroes a prisoner. */
export const FOUR_PLAYERS = `westmarch position 1
game: lcg
seats: p1 p2 p3 p4
option scenario: dol-guldur
option decks: ${[deck("1+3+2"), deck("7+9+8"), deck("5+4+6"), deck("11+10+12")].join(", ")}
seed: 1

[state]
round: 4
step: shadow-actions
threat: 30 28 35 33
p1 play: aragorn damage=1 resources=2, theodred resources=1, faramir, snowbourn-scout
p1 engaged: dol-guldur-orcs
p1 hand: sneak-attack, ever-vigilant, common-cause, gandalf
p2 play: eowyn resources=3, dunhere resources=1, eleanor resources=2, northern-tracker
p2 engaged: king-spider, dungeon-jailor
p3 play: legolas, gimli damage=3, thalin, veteran-axehand
p3 engaged: chieftan-ufthak
p4 play: glorfindel, denethor exhausted, beravor, erebor-hammersmith
staging: shadow-key, nazgul-of-dol-guldur, endless-caverns, tower-gate
active: necromancers-pass resources=1
attached: gandalfs-map on=aragorn, dwarven-axe on=gimli, steward-of-gondor on=theodred
captive: gloin
`;

/** A card that looks at others, and one that brings one back. */
export const LOOKING = `westmarch position 1
game: lcg
seats: p1
option decks: ${deck("7+9+11")}
seed: 1

[state]
step: planning
p1 play: eowyn resources=4, dunhere resources=3, glorfindel resources=6
p1 hand: gandalfs-search, dwarven-tomb
p1 discard: northern-tracker, wandering-took, unexpected-courage, a-test-of-will, hasty-stroke, lorien-guide, gandalf
`;
