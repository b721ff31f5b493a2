### The Lord of the Rings: The Card Game, core set: names, and what the cards do.
###
### Every text is our own wording; names of cards are facts and stay as they are. Texts follow the present official form
### of the cards (errata included).
###
### How the texts speak:
### - "you" is the player who controls the card; on cards of the encounter deck, the player concerned.
### - A cost stands before a colon. "Shadow" texts work only on a shadow card of an attacking enemy.
### - "this phase" and "this round" mean until it ends.

## Seats

lcg-seat-p1 = Player 1
lcg-seat-p2 = Player 2
lcg-seat-p3 = Player 3
lcg-seat-p4 = Player 4

## Spheres, types, phases

lcg-sphere-leadership = Leadership
lcg-sphere-tactics = Tactics
lcg-sphere-spirit = Spirit
lcg-sphere-lore = Lore
lcg-sphere-neutral = neutral
lcg-type-hero = Hero
    .nom = hero
lcg-type-ally = Ally
    .nom = ally
lcg-type-attachment = Attachment
    .nom = attachment
lcg-type-event = Event
    .nom = event
lcg-type-enemy = Enemy
    .nom = enemy
lcg-type-location = Location
    .nom = location
lcg-type-treachery = Treachery
    .nom = treachery
lcg-type-objective = Objective
    .nom = objective
lcg-stat-willpower = willpower
lcg-stat-attack = attack
lcg-stat-defense = defense
lcg-stat-threat = threat
lcg-phase-or-round-phase = phase
lcg-phase-or-round-round = round
lcg-phase-setup = Setup
lcg-phase-resource = Resource
lcg-phase-planning = Planning
lcg-phase-quest = Quest
lcg-phase-travel = Travel
lcg-phase-encounter = Encounter
lcg-phase-combat = Combat
lcg-phase-refresh = Refresh

## Scenarios and decks

lcg-scenario-mirkwood = Passage Through Mirkwood
    .text = Carry a warning through the dark wood to Lórien. The first scenario to play (difficulty 1).
lcg-scenario-anduin = Journey Along the Anduin
    .text = Follow the great river, past a troll and an ambush on the shore (difficulty 4).
lcg-scenario-dol-guldur = Escape from Dol Guldur
    .text = Free a captured hero from the Necromancer's dungeons and get out alive (difficulty 7).
lcg-decks-leadership = Leadership (Aragorn, Glóin, Théodred)
lcg-decks-spirit = Spirit (Éowyn, Dúnhere, Eleanor)
lcg-decks-tactics = Tactics (Legolas, Gimli, Thalin)
lcg-decks-lore = Lore (Glorfindel, Denethor, Beravor)
lcg-decks-wayfarers = Wayfarers (Théodred, Éowyn, Beravor; 50 cards)
lcg-decks-captains = Captains (Aragorn, Théodred, Beravor; 50 cards)
lcg-decks-wardens = Wardens (Legolas, Thalin, Denethor; 50 cards)
lcg-decks-own = a deck of their own

## Heroes

lcg-card-aragorn = Aragorn
    .text = Sentinel. Response, when he commits: 1 of his resources: ready him.
lcg-card-theodred = Théodred
    .text = Response, when he commits: a hero committed to the quest gains 1 resource.
lcg-card-gloin = Glóin
    .text = Response, when he is damaged: he gains 1 resource for each point.
lcg-card-gimli = Gimli
    .text = +1 attack for each damage on him.
lcg-card-legolas = Legolas
    .text = Ranged. Response, when an attack he takes part in destroys its target: 2 progress for the quest.
lcg-card-thalin = Thalin
    .text = While he is committed, each enemy gets 1 damage as it is revealed.
lcg-card-eowyn = Éowyn
    .text = Action: discard 1 card: she has +1 willpower this phase. Each player may do this once a round.
lcg-card-eleanor = Eleanor
    .text = Response, when a treachery is revealed: exhaust her: cancel its “when revealed” and reveal the next card in its place.
lcg-card-dunhere = Dúnhere
    .text = Attacking alone, he may attack an enemy in the staging area, with +1 attack.
lcg-card-denethor = Denethor
    .text = Action: exhaust him: look at the top card of the encounter deck; you may put it on the bottom.
lcg-card-glorfindel = Glorfindel
    .text = Action, once a round: 1 of his resources: heal 1 damage on a character.
lcg-card-beravor = Beravor
    .text = Action, once a round: exhaust her: a player draws 2 cards.

## Leadership

lcg-card-guard-of-the-citadel = Guard of the Citadel
    .text = No text.
lcg-card-faramir = Faramir
    .text = Action: exhaust him: all characters of a player have +1 willpower this phase.
lcg-card-son-of-arnor = Son of Arnor
    .text = Response, when he enters play: engage an enemy of the staging area or of another player.
lcg-card-snowbourn-scout = Snowbourn Scout
    .text = Response, when he enters play: 1 progress on a location.
lcg-card-silverlode-archer = Silverlode Archer
    .text = Ranged.
lcg-card-longbeard-orc-slayer = Longbeard Orc Slayer
    .text = Response, when he enters play: 1 damage to each Orc enemy in play.
lcg-card-brok-ironfist = Brok Ironfist
    .text = Response, when a Dwarf hero of yours leaves play: put him into play from your hand.
lcg-card-ever-vigilant = Ever Vigilant
    .text = Action: ready an ally.
lcg-card-common-cause = Common Cause
    .text = Action: exhaust a hero of yours: ready another hero.
lcg-card-for-gondor = For Gondor!
    .text = Action: all characters have +1 attack this phase, Gondor characters also +1 defense.
lcg-card-sneak-attack = Sneak Attack
    .text = Action: put an ally from your hand into play; when the phase ends it goes back to your hand.
lcg-card-valiant-sacrifice = Valiant Sacrifice
    .text = Response, when an ally leaves play: its controller draws 2 cards.
lcg-card-grim-resolve = Grim Resolve
    .text = Action: ready all characters.
lcg-card-steward-of-gondor = Steward of Gondor
    .text = On a hero, who gains the Gondor trait. Action: exhaust it: that hero gains 2 resources.
lcg-card-celebrians-stone = Celebrían's Stone
    .text = On a hero; restricted. +2 willpower; Aragorn also has the Spirit icon.

## Tactics

lcg-card-veteran-axehand = Veteran Axehand
    .text = No text.
lcg-card-gondorian-spearman = Gondorian Spearman
    .text = Sentinel. Response, when he is declared as defender: 1 damage to the attacker.
lcg-card-horseback-archer = Horseback Archer
    .text = Ranged.
lcg-card-beorn = Beorn
    .text = Action, once a round: +5 attack this phase; when the phase ends, shuffle him into his deck.
lcg-card-blade-mastery = Blade Mastery
    .text = Action: a character has +1 attack and +1 defense this phase.
lcg-card-rain-of-arrows = Rain of Arrows
    .text = Action: exhaust a ranged character of yours: 1 damage to each enemy engaged with one player.
lcg-card-feint = Feint
    .text = Combat action: an engaged enemy can't attack its player this phase.
lcg-card-quick-strike = Quick Strike
    .text = Action: exhaust a character of yours: it attacks an enemy it may attack, at once and alone.
lcg-card-thicket-of-spears = Thicket of Spears
    .text = Paid by three different heroes. Action: enemies engaged with a player can't attack him this phase.
lcg-card-swift-strike = Swift Strike
    .text = Response, when a character is declared as defender: 2 damage to the attacker.
lcg-card-stand-together = Stand Together
    .text = Action: this phase a player may declare any number of his characters as defenders against each attack.
lcg-card-blade-of-gondolin = Blade of Gondolin
    .text = On a hero; restricted. +1 attack against Orcs. Response, when that hero's attack destroys its target: 1 progress for the quest.
lcg-card-citadel-plate = Citadel Plate
    .text = On a hero; restricted. +4 hit points.
lcg-card-dwarven-axe = Dwarven Axe
    .text = On a hero; restricted. +1 attack, +2 on a Dwarf.
lcg-card-horn-of-gondor = Horn of Gondor
    .text = On a hero; restricted. Response, when a character is destroyed: that hero gains 1 resource.

## Spirit

lcg-card-wandering-took = Wandering Took
    .text = Action, once a round: lower your threat by 3: another player takes control of him and raises his threat by 3.
lcg-card-lorien-guide = Lórien Guide
    .text = Response, when she commits: 1 progress on the active location.
lcg-card-northern-tracker = Northern Tracker
    .text = Response, when he commits: 1 progress on each location in the staging area.
lcg-card-the-galadhrims-greeting = The Galadhrim's Greeting
    .text = Action: one player lowers his threat by 6, or each player by 2.
lcg-card-strength-of-will = Strength of Will
    .text = Response, after travelling: exhaust a Spirit character of yours: 2 progress on that location.
lcg-card-hasty-stroke = Hasty Stroke
    .text = Response: cancel a shadow effect.
lcg-card-will-of-the-west = Will of the West
    .text = Action: shuffle a player's discard pile into his deck. Then remove this card from the game.
lcg-card-a-test-of-will = A Test of Will
    .text = Response: cancel the “when revealed” of a card just revealed from the encounter deck.
lcg-card-stand-and-fight = Stand and Fight
    .text = Action: put an ally that costs X from any discard pile into play under your control; not a neutral one.
lcg-card-a-light-in-the-dark = A Light in the Dark
    .text = Action: return an engaged enemy to the staging area.
lcg-card-dwarven-tomb = Dwarven Tomb
    .text = Action: take a Spirit card from your discard pile into your hand.
lcg-card-fortune-or-fate = Fortune or Fate
    .text = Action: a dead hero comes back into play.
lcg-card-the-favor-of-the-lady = The Favor of the Lady
    .text = On a hero. +1 willpower.
lcg-card-power-in-the-earth = Power in the Earth
    .text = On a location. -1 threat.
lcg-card-unexpected-courage = Unexpected Courage
    .text = On a hero. Action: exhaust it: ready that hero.

## Lore

lcg-card-daughter-of-the-nimrodel = Daughter of the Nimrodel
    .text = Action: exhaust her: heal up to 2 damage on a hero.
lcg-card-erebor-hammersmith = Erebor Hammersmith
    .text = Response, when you play him: the topmost attachment of a player's discard pile goes to that player's hand.
lcg-card-henamarth-riversong = Henamarth Riversong
    .text = Action: exhaust him: look at the top card of the encounter deck.
lcg-card-miner-of-the-iron-hills = Miner of the Iron Hills
    .text = Response, when he enters play: discard a Condition attachment.
lcg-card-gleowine = Gléowine
    .text = Action: exhaust him: a player draws 1 card.
lcg-card-lore-of-imladris = Lore of Imladris
    .text = Action: heal all damage on a character.
lcg-card-loriens-wealth = Lórien's Wealth
    .text = Action: a player draws 3 cards.
lcg-card-radagasts-cunning = Radagast's Cunning
    .text = Quest action: the threat of an enemy in the staging area doesn't count this phase.
lcg-card-secret-paths = Secret Paths
    .text = Quest action: the threat of a location in the staging area doesn't count this phase.
lcg-card-gandalfs-search = Gandalf's Search
    .text = Action: look at the top X cards of a player's deck, put one into his hand and the others back in any order.
lcg-card-beorns-hospitality = Beorn's Hospitality
    .text = Action: heal all damage on all heroes of a player.
lcg-card-forest-snare = Forest Snare
    .text = On an engaged enemy, which can't attack.
lcg-card-protector-of-lorien = Protector of Lórien
    .text = On a hero. Action, three times a phase: discard a card: that hero has +1 willpower or +1 defense this phase.
lcg-card-dark-knowledge = Dark Knowledge
    .text = On a hero. -1 willpower. Response, when shadow cards are dealt to your enemies: exhaust it: look at one of them.
lcg-card-self-preservation = Self Preservation
    .text = On a character. Action: exhaust it: heal 2 damage on that character.
lcg-card-gandalf = Gandalf
    .text = Leaves at the end of the round. Response, when he enters play: draw 3 cards, or 4 damage to an enemy, or lower your threat by 5.

## Spiders of Mirkwood

lcg-card-king-spider = King Spider
    .text = When revealed: each player exhausts a character. Shadow: you exhaust a character, 2 if undefended.
lcg-card-hummerhorns = Hummerhorns
    .text = Forced, when it engages you: 5 damage on one of your heroes. Shadow: 1 damage on each of your characters, 2 if undefended. Victory 5.
lcg-card-ungoliants-spawn = Ungoliant's Spawn
    .text = When revealed: committed characters have -1 willpower this phase. Shadow: your threat rises by 4, by 8 if undefended.
lcg-card-great-forest-web = Great Forest Web
    .text = Travel: each player exhausts a hero.
lcg-card-mountains-of-mirkwood = Mountains of Mirkwood
    .text = Travel: reveal a card. Response, when explored: each player may take 1 of the top 5 cards of his deck; the rest is shuffled in.
lcg-card-eyes-of-the-forest = Eyes of the Forest
    .text = When revealed: all events in players' hands are discarded.
lcg-card-caught-in-a-web = Caught in a Web
    .text = When revealed: attach to a hero of the player with the highest threat (Condition). In the refresh phase that hero readies only for 2 of its resources.

## Wilderlands

lcg-card-wolf-rider = Wolf Rider
    .text = Surge. Shadow: Wolf Rider attacks you, and goes on top of the encounter deck when the combat phase ends.
lcg-card-hill-troll = Hill Troll
    .text = Damage beyond a character's hit points raises your threat. Victory 4.
lcg-card-goblin-sniper = Goblin Sniper
    .text = Can't be engaged by choice while another enemy is in the staging area. Forced, end of combat, while it is in the staging area: each player chooses a character of his, which takes 1 damage.
lcg-card-marsh-adder = Marsh Adder
    .text = Forced, when it attacks you: your threat rises by 1. Victory 3.
lcg-card-wargs = Wargs
    .text = Forced, after an attack with a shadow card without effect: back to the staging area. Shadow: +1 attack, +2 if undefended.
lcg-card-despair = Despair
    .text = When revealed: remove 4 progress from the quest card. Shadow: the defender's defense doesn't count.
lcg-card-the-brown-lands = The Brown Lands
    .text = Forced, after travelling here: 1 progress on it.
lcg-card-the-east-bight = The East Bight
    .text = If the players may travel, they must travel here.

## Dol Guldur Orcs

lcg-card-dol-guldur-orcs = Dol Guldur Orcs
    .text = When revealed: 2 damage on a committed character, chosen by the first player. Shadow: +1 attack, +3 if undefended.
lcg-card-chieftan-ufthak = Chieftan Ufthak
    .text = +2 attack for each resource on him. Forced, after he attacks: 1 resource on him. Victory 4.
lcg-card-dol-guldur-beastmaster = Dol Guldur Beastmaster
    .text = Forced, when it attacks: one more shadow card.
lcg-card-driven-by-shadow = Driven by Shadow
    .text = When revealed: everything in the staging area has +1 threat this phase; surge if nothing is there. Shadow: discard an attachment of the defender; all of yours if undefended.
lcg-card-the-necromancers-reach = The Necromancer's Reach
    .text = When revealed: 1 damage on each exhausted character.
lcg-card-necromancers-pass = Necromancer's Pass
    .text = Travel: the first player discards 2 cards at random.
lcg-card-enchanted-stream = Enchanted Stream
    .text = While it is the active location, nobody can draw cards.

## Passage Through Mirkwood

lcg-card-forest-spider = Forest Spider
    .text = Forced, when it engages: +1 attack this round. Shadow: you discard an attachment of yours.
lcg-card-east-bight-patrol = East Bight Patrol
    .text = Shadow: +1 attack; if undefended your threat also rises by 3.
lcg-card-black-forest-bats = Black Forest Bats
    .text = When revealed: each player takes a committed character off the quest.
lcg-card-old-forest-road = Old Forest Road
    .text = Response, after travelling here: the first player may ready a character of his.
lcg-card-forest-gate = Forest Gate
    .text = Response, after travelling here: the first player may draw 2 cards.

## Escape from Dol Guldur

lcg-card-dungeon-jailor = Dungeon Jailor
    .text = Forced, after a failed quest, in the staging area: an unclaimed objective is shuffled into the encounter deck. Victory 5.
lcg-card-nazgul-of-dol-guldur = Nazgûl of Dol Guldur
    .text = No attachments. Enters the staging area when the prisoner is rescued. Forced, after a shadow effect of its cards: you discard one of your characters.
lcg-card-cavern-guardian = Cavern Guardian
    .text = Doomed 1. Shadow: you discard an attachment of yours, all of them if undefended; objectives go back to the staging area.
lcg-card-under-the-shadow = Under the Shadow
    .text = When revealed: the staging area has +1 threat per player this phase. Shadow: your threat rises by the number of your engaged enemies.
lcg-card-iron-shackles = Iron Shackles
    .text = When revealed, and shadow: goes on the first player's deck (Condition). The next draw from it doesn't happen; then it is discarded.
lcg-card-endless-caverns = Endless Caverns
    .text = Doomed 1. Surge.
lcg-card-tower-gate = Tower Gate
    .text = Forced, after travelling here: each player's top card becomes an Orc Guard engaged with him.
lcg-card-orc-guard = Orc Guard
    .text = A player's card lying face down as an enemy: attack 1, defense 1, 1 hit point.
lcg-card-gandalfs-map = Gandalf's Map
    .text = Guarded. Action, unguarded: raise your threat by 2: attach it to a hero of yours, who can neither attack nor defend. Restricted. Detached, it goes back to the staging area.
lcg-card-dungeon-torch = Dungeon Torch
    .text = Guarded. Action, unguarded: raise your threat by 2: attach it to a hero of yours. Forced, end of round: your threat rises by 2. Restricted. Detached, it goes back to the staging area.
lcg-card-shadow-key = Shadow Key
    .text = Guarded. Action, unguarded: raise your threat by 2: attach it to a hero of yours. Forced, end of round: 1 damage on that hero. Restricted. Detached, it goes back to the staging area.

## Journey Along the Anduin

lcg-card-misty-mountain-goblins = Misty Mountain Goblins
    .text = Forced, after it attacks: 1 progress is lost from the quest card. Shadow: 1 progress is lost, 3 if undefended.
lcg-card-massing-at-night = Massing at Night
    .text = When revealed: reveal one more card per player. Shadow: the attacker gets one more shadow card per player.
lcg-card-banks-of-the-anduin = Banks of the Anduin
    .text = Forced, when it leaves play: it goes on top of the encounter deck.
lcg-card-gladden-fields = Gladden Fields
    .text = Forced, in the refresh phase as active location: each player's threat rises by 1 more. Victory 3.

## Sauron's Reach

lcg-card-eastern-crows = Eastern Crows
    .text = Surge. Forced, when defeated: shuffled into the encounter deck. Shadow: +1 attack, +2 if your threat is 35 or more.
lcg-card-evil-storm = Evil Storm
    .text = When revealed: each player with 35 or more threat puts 1 damage on each of his characters.
lcg-card-pursued-by-shadow = Pursued by Shadow
    .text = When revealed: each player's threat rises by the number of his characters that aren't committed. Shadow: return an exhausted ally of yours to its owner's hand, or without one raise your threat by 3.
lcg-card-treacherous-fog = Treacherous Fog
    .text = When revealed: locations in the staging area have +1 threat this phase; each player with 35 or more threat discards a card.

## Quest cards

lcg-card-quest = The quest card
lcg-quest-flies-and-spiders = Flies and Spiders
    .text = Setup: a Forest Spider and an Old Forest Road start in the staging area.
lcg-quest-a-fork-in-the-road = A Fork in the Road
    .text = When it is completed, one of two paths follows at random.
lcg-quest-dont-leave-the-path = Don't Leave the Path!
    .text = When revealed: each player finds a Spider in deck or discard pile and puts it into the staging area. You win when Ungoliant's Spawn is defeated.
lcg-quest-beorns-path = Beorn's Path
    .text = Can't be completed while Ungoliant's Spawn is in play.
lcg-quest-to-the-river = To the River...
    .text = Setup: reveal a card per player. When revealed: a Hill Troll comes into the staging area if none is in play. Can't be completed while a Hill Troll is in play.
lcg-quest-anduin-passage = Anduin Passage
    .text = One more card is revealed in each quest phase. No engagement checks.
lcg-quest-ambush-on-the-shore = Ambush on the Shore
    .text = When revealed: reveal 2 cards per player. No staging step. You win when no enemy is in play.
lcg-quest-the-necromancers-tower = The Necromancer's Tower
    .text = Setup: the three objectives start guarded, the Nazgûl waits. When revealed: a random hero is the prisoner. Can't be completed without an objective. One ally per round may be played, by all players together.
lcg-quest-through-the-caverns = Through the Caverns
    .text = Response, after progress was placed here: rescue the prisoner, with 1 damage. Can't be completed without the prisoner and all three objectives. One ally per round may be played, by all players together.
lcg-quest-out-of-the-dungeons = Out of the Dungeons
    .text = Forced, at the beginning of each quest phase: each player's top card becomes an Orc Guard engaged with him. Can't be completed while the Nazgûl is in play.

# What falls at a real table.
lcg-chance-first-player = the first player
lcg-chance-quest-card = the next quest card
lcg-chance-prisoner = the prisoner
lcg-chance-random-discard = a card discarded at random
lcg-chance-encounter-card = an encounter card
lcg-chance-card-p1 = a card of player 1
lcg-chance-card-p2 = a card of player 2
lcg-chance-card-p3 = a card of player 3
lcg-chance-card-p4 = a card of player 4
