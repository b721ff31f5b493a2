### The Battle of Five Armies: names, and what units, characters, tiles and cards do.
###
### Every text is our own wording; names are facts and stay as they are. How the texts speak:
### - An order without a subject is for the side whose card it is. “may” and “up to” leave a choice.
### - A led army has a leadership token or a character with leadership 1 or more.
### - To move without a number is to move one region.

## Sides, territories, terrain

b5a-side-free = Free Peoples
b5a-side-shadow = Shadow
b5a-territory-eastern_bank = Eastern Bank
    .counted = { $count } over the Eastern Bank
b5a-territory-southern_spur = Southern Spur
    .counted = { $count } over the Southern Spur
b5a-territory-valley = Valley
    .counted = { $count } over the Valley
b5a-territory-broken_lands = Broken Lands
    .counted = { $count } over the Broken Lands
b5a-terrain-hills = hills
b5a-terrain-mountains = mountains
b5a-terrain-plains = plains
b5a-terrain-ruins = ruins
b5a-terrain-swamps = swamps

## Regions and boxes. Only seven regions have a printed name; the others are named by where they lie.

b5a-area-front_gate = Front Gate
b5a-area-eb_mountain_west = Western Ridge
b5a-area-eb_mountain_centre = Middle Ridge
b5a-area-eb_mountain_east = Eastern Ridge
b5a-area-eastern_spur = Eastern Spur
b5a-area-eb_gate_plain = Gate Plain
b5a-area-camp = Camp
b5a-area-eb_plain_west = North Bank, west
b5a-area-eb_plain_centre = North Bank, middle
b5a-area-eb_plain_east = North Bank, east
b5a-area-eb_bridge_plain = Bridge Plain
b5a-area-eb_bend_hills = River Bend Hills
b5a-area-ss_mountain_north = Spur Head
b5a-area-ss_mountain_pass = Western Pass Heights
b5a-area-ss_mountain_middle = Ravenhill Ridge
b5a-area-ravenhill = Ravenhill
b5a-area-ss_mountain_east = Ravenhill Foothills
b5a-area-ss_mountain_corner = South-west Heights
b5a-area-lower_slopes = Lower Slopes
b5a-area-ss_hills_east = Southern Hills
b5a-area-fallen_bridge = Fallen Bridge
b5a-area-valley_west = Western Valley
b5a-area-valley_southwest = South-western Valley
b5a-area-valley_northwest = North-western Valley
b5a-area-valley_north_swamp = North Ford Swamp
b5a-area-valley_northeast = North-eastern Valley
b5a-area-valley_dale_hills = Dale Hills
b5a-area-valley_east_swamp = East Ford Swamp
b5a-area-ruins_of_dale = Ruins of Dale
b5a-area-valley_east = Eastern Valley
b5a-area-valley_southeast = South-eastern Valley
b5a-area-valley_south = Southern Valley
b5a-area-valley_south_swamp = South Ford Swamp
b5a-area-bl_north_hills = Northern Hills
b5a-area-bl_north = Northern Plain
b5a-area-bl_northeast = North-eastern Plain
b5a-area-bl_ridge_plain = Ridge Plain
b5a-area-bl_east_hills_north = Upper Eastern Hills
b5a-area-bl_spur_plain = Spur Plain
b5a-area-bl_ford_swamp = Broken Lands Ford
b5a-area-bl_east_hills = Eastern Hills
b5a-area-bl_centre = Central Broken Lands
b5a-area-bl_east = Eastern Plain
b5a-area-bl_southwest = South-western Plain
b5a-area-bl_southeast = South-eastern Plain
b5a-area-bl_south_hills = Southern Ford Hills
b5a-area-goblin_muster_west = Western Goblin Mustering Point
b5a-area-mountain_pass_west = Western Mountain Pass
b5a-area-goblin_muster_north = Northern Goblin Mustering Point
b5a-area-mountain_pass_north = Northern Mountain Pass
b5a-area-eagles_eyrie = Eagles' Eyrie

## Units (.manoeuvre: what the unit card does once a black die has hit)

b5a-unit-dwarf_regulars = Dwarf Regulars
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Dwarf Regulars
    .manoeuvre = Redoubtable: while damage is applied, eliminate 1 Dwarf Regulars unit of the army to remove up to 3 damage tokens from it.
b5a-unit-dwarf_veterans = Dwarf Veterans
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Dwarf Veterans
    .manoeuvre = Old Hatred: 1 more damage for the enemy army, which also loses 1 leadership token.
b5a-unit-lake_men = Lake-men
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Lake-men
    .manoeuvre = Hail of Darts: 1 more damage for the enemy army.
b5a-unit-wood_elf_archers = Wood-elf Archers
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Wood-elf Archers
    .manoeuvre = Hail of Darts: 1 more damage for the enemy army.
b5a-unit-wood_elf_spearmen = Wood-elf Spearmen
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Wood-elf Spearmen
    .manoeuvre = Wall of Spears: cancel 1 damage to the own army or its fortification.
b5a-unit-great_orcs = Great Orcs
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Great Orcs
    .manoeuvre = Fell Race: 2 more damage for the enemy army, unless its owner eliminates all its leadership tokens or one of its characters. When Great Orcs attack, every terrain favours them.
b5a-unit-orcs = Orcs
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Orcs
    .manoeuvre = Wild Rage: at the end of the round, add 1 leadership token to the own army.
b5a-unit-goblins = Goblins
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Goblins
    .manoeuvre = Goblin Charge: at the end of the round, take 1 damage to deal 1 damage.
b5a-unit-wargs = Wargs
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Wargs
    .manoeuvre = Rearguard Attack: at the end of the round, the enemy removes casualties until at most 1 damage token is left.
b5a-unit-eagles = Eagles of the Misty Mountains
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Eagles of the Misty Mountains
b5a-unit-great_bats = Great Bats
    .counted = { $count } { $count ->
        [one] unit
       *[other] units
    } of Great Bats
b5a-manoeuvre-regroup = Regroup
    .text = Take back all own used manoeuvre cards; a defender may retreat without the losses of a rout at the end of this round.
b5a-manoeuvre-strokes = Thorin's Mighty Strokes
    .text = +1 on every die of the combat roll and the re-roll.
b5a-manoeuvre-vampires = Vampire-like
    .text = If the Shadow deals damage this round, remove 1 Great Bats figure of the territory for 1 more damage.
b5a-manoeuvre-dwarf_regulars = Dwarf Regulars: Redoubtable
    .text = Redoubtable: while damage is applied, eliminate 1 Dwarf Regulars unit of the army to remove up to 3 damage tokens from it.
b5a-manoeuvre-dwarf_veterans = Dwarf Veterans: Old Hatred
    .text = Old Hatred: 1 more damage for the enemy army, which also loses 1 leadership token.
b5a-manoeuvre-lake_men = Lake-men: Hail of Darts
    .text = Hail of Darts: 1 more damage for the enemy army.
b5a-manoeuvre-wood_elf_archers = Wood-elf Archers: Hail of Darts
    .text = Hail of Darts: 1 more damage for the enemy army.
b5a-manoeuvre-wood_elf_spearmen = Wood-elf Spearmen: Wall of Spears
    .text = Wall of Spears: cancel 1 damage to the own army or its fortification.
b5a-manoeuvre-great_orcs = Great Orcs: Fell Race
    .text = Fell Race: 2 more damage for the enemy army, unless its owner eliminates all its leadership tokens or one of its characters.
b5a-manoeuvre-orcs = Orcs: Wild Rage
    .text = Wild Rage: at the end of the round, add 1 leadership token to the own army.
b5a-manoeuvre-goblins = Goblins: Goblin Charge
    .text = Goblin Charge: at the end of the round, take 1 damage to deal 1 damage.
b5a-manoeuvre-wargs = Wargs: Rearguard Attack
    .text = Rearguard Attack: at the end of the round, the enemy removes casualties until at most 1 damage token is left.

## What changes a combat roll

b5a-modifier-walls = unbreached walls
b5a-modifier-ford = across a ford
b5a-modifier-slope = up a slope
b5a-modifier-roaring_voice = Roaring Voice
b5a-modifier-strokes = { b5a-manoeuvre-strokes }
b5a-modifier-fierce_defence = { b5a-combat-fierce_defence }
b5a-modifier-no_quarter = { b5a-combat-no_quarter }
b5a-modifier-battle_fury = { b5a-combat-battle_fury }
b5a-modifier-stand_and_fight = { b5a-combat-stand_and_fight }
b5a-modifier-great_confusion = { b5a-combat-great_confusion }

## Characters (.entry, .ability)

b5a-character-bard = Bard
    .entry = In play from the start.
    .ability = General: lay 1 Dwarves-and-Men recruitment token, unseen, in an own settlement or fortification.
b5a-character-dain = Dáin Ironfoot
    .entry = In play from the start.
    .ability = General: flip 1 Dwarves-and-Men recruitment token in a region under own control.
b5a-character-thranduil = Thranduil
    .entry = In play from the start.
    .ability = General, Archery: choose a Shadow army; all Archers and Lake-men in hills or mountains within range roll one die each (at most 5), hitting on 5 or more.
b5a-character-gandalf = Gandalf
    .entry = In play from the start.
    .ability = General, Magic Blast: concentrate, or choose a Shadow army in range and roll 3 dice (5 after concentrating), hitting on 5 or more.
b5a-character-thorin = Thorin Oakenshield
    .entry = Once fate is on his space: a Character result brings him to the Front Gate, unless the Shadow holds it.
    .ability = While in play (from the next turn on): one more action die, not in addition to Beorn's.
b5a-character-bilbo = Bilbo Baggins
    .entry = Once fate is on his space: a Character result brings him, with 5 ring tokens, to a region with another Free character or a Free leadership token.
    .ability = When damage is applied to his army: a ring token takes him off the map and removes up to 2 damage tokens. When a Character result is chosen: a ring token puts him in any region.
b5a-character-lord_of_the_eagles = The Lord of the Eagles
    .entry = Once fate is on his space: a Character result brings him and 1 eagle to the eyrie; eagles can be used from then on.
    .ability = General: 1 more eagle comes to the eyrie, or all eagles there fly to any territories. He also fights as an eagle.
b5a-character-beorn = Beorn
    .entry = Once fate is on his space: a Character result brings him, with 8 wrath tokens, to the southern edge of the map. The Free Peoples win at once if the Shadow has fewer than 6 points.
    .ability = Will of the West, or a Character result and 1 wrath token: he moves up to 3 regions and may attack. He rolls 4 dice and may roll every miss again; damage costs him wrath. One more action die, not in addition to Thorin's.
b5a-character-bolg = Bolg
    .entry = While a Shadow army is in the Valley: a Muster result brings him and a Great Orcs unit to a mustering region; 1 token is flipped in every mustering region. 1 bodyguard token, or 3 if the Ruins of Dale are held.
    .ability = Bodyguard: spend a token, and his army takes no damage in one round or from one attack. Muster result, with 2 settlements or fortifications held: lay 4 tokens in different regions of the Broken Lands. If he dies the Free Peoples win.
b5a-character-eagles = Eagles of the Misty Mountains
    .entry = With the Lord of the Eagles.
    .ability = Muster result: eagles go home, each after an attack on another Shadow army of its territory: 3 dice, hitting on 4 or more, misses may be rolled again once.
b5a-character-great_bats = Great Bats
    .entry = Placed by territory in every Shadow command phase, and gone at the end of the turn.
    .ability = Muster result: remove one to move a Shadow army of its territory. In combat: the manoeuvre Vampire-like.

## Dice, tokens, tiles

b5a-face-character = Character
b5a-face-army = Army
b5a-face-muster = Muster
b5a-face-event = Event
b5a-face-muster_army = Muster or Army
b5a-face-will = Will of the West
b5a-face-eye = Lidless Eye
b5a-pool-dwarves = Dwarves and Men
b5a-pool-elves = Elves
b5a-pool-shadow = Shadow
b5a-recruit-lake_men = Lake-men
b5a-recruit-dwarf_regulars = Dwarf Regulars
b5a-recruit-dwarf_veterans = Dwarf Veterans
b5a-recruit-wood_elf_archers = Wood-elf Archers
b5a-recruit-wood_elf_spearmen = Wood-elf Spearmen
b5a-recruit-orcs = Orcs
b5a-recruit-two_orcs = two Orcs
b5a-recruit-wargs = Wargs
b5a-recruit-great_orcs = Great Orcs
b5a-tile-one = 1
b5a-tile-one_icon = 1 and a fate card
b5a-tile-two = 2
b5a-tile-two_icon = 2 and a fate card
b5a-tile-three = 3
b5a-tile-arkenstone = the Arkenstone: 3 and a fate card
b5a-tile-necromancer = the Necromancer: 0

## Orders of the event cards

b5a-order-blow_the_horns = Blow the Horns
    .text = Rally up to 2 armies, each die succeeding on 4 or more.
b5a-order-call_to_arms = Call to Arms
    .text = Move up to 2 led armies up to 2 regions.
b5a-order-encirclement = Encirclement
    .text = Move an army; then you may start a combined attack.
b5a-order-gather_and_marshall = Gather and Marshall
    .text = Draw a new recruitment token at one of your armies and flip it.
b5a-order-marching_companies = Marching Companies
    .text = Move up to 3 armies.
b5a-order-move_to_strike = Move to Strike
    .text = Move a led army up to 2 regions; it may then attack.
b5a-order-mustering_for_battle = Mustering for Battle
    .text = Flip 1 recruitment token in each of up to 3 regions.
b5a-order-sudden_assault = Sudden Assault
    .text = Move an army; it may then attack, with terrain superiority.
b5a-order-troop_leader = Troop-leader
    .text = Remove up to 2 damage tokens from a led army.

## Combat effects of the event cards

b5a-combat-captain_of_war = Captain of War
    .text = While damage is applied: lose a character or leadership token of the army to remove up to 2 damage tokens from it.
b5a-combat-fierce_defence = Fierce Defence
    .text = This round the enemy hits only on 6.
b5a-combat-no_quarter = No Quarter
    .text = You may take 1 damage for +1 on your combat roll and re-roll.
b5a-combat-determined_attack = Determined Attack
    .text = Play one of your manoeuvre cards this round: a used one, or one from hand that returns afterwards.
b5a-combat-stand_and_fight = Stand and Fight
    .text = This round each of your units has combat strength 2.
b5a-combat-dense_fog = Dense Fog
    .text = The combat is over at the end of this round.
b5a-combat-overmastered = Overmastered
    .text = The enemy gets no leader re-roll this round.
b5a-combat-battle_fury = Battle-fury
    .text = +1 on your combat roll, not on the re-roll.
b5a-combat-commanding_voice = Commanding Voice
    .text = Your leadership is 2 higher this round.
b5a-combat-great_confusion = Great Confusion
    .text = The enemy rolls 2 dice fewer, but at least 1.

## Event cards (.order, .combat)

b5a-card-ev_01 = Blow the Horns / Captain of War
    .type = Muster
    .order = { b5a-order-blow_the_horns.text }
    .combat = { b5a-combat-captain_of_war.text }
b5a-card-ev_02 = Blow the Horns / Fierce Defence
    .type = Muster
    .order = { b5a-order-blow_the_horns.text }
    .combat = { b5a-combat-fierce_defence.text }
b5a-card-ev_03 = Blow the Horns / No Quarter
    .type = Muster
    .order = { b5a-order-blow_the_horns.text }
    .combat = { b5a-combat-no_quarter.text }
b5a-card-ev_04 = Call to Arms / Determined Attack
    .type = Character
    .order = { b5a-order-call_to_arms.text }
    .combat = { b5a-combat-determined_attack.text }
b5a-card-ev_05 = Call to Arms / Fierce Defence
    .type = Character
    .order = { b5a-order-call_to_arms.text }
    .combat = { b5a-combat-fierce_defence.text }
b5a-card-ev_06 = Call to Arms / Stand and Fight
    .type = Character
    .order = { b5a-order-call_to_arms.text }
    .combat = { b5a-combat-stand_and_fight.text }
b5a-card-ev_07 = Encirclement / Captain of War
    .type = Army
    .order = { b5a-order-encirclement.text }
    .combat = { b5a-combat-captain_of_war.text }
b5a-card-ev_08 = Encirclement / Fierce Defence
    .type = Army
    .order = { b5a-order-encirclement.text }
    .combat = { b5a-combat-fierce_defence.text }
b5a-card-ev_09 = Encirclement / No Quarter
    .type = Army
    .order = { b5a-order-encirclement.text }
    .combat = { b5a-combat-no_quarter.text }
b5a-card-ev_10 = Gather and Marshall / Dense Fog
    .type = Muster
    .order = { b5a-order-gather_and_marshall.text }
    .combat = { b5a-combat-dense_fog.text }
b5a-card-ev_11 = Gather and Marshall / Determined Attack
    .type = Muster
    .order = { b5a-order-gather_and_marshall.text }
    .combat = { b5a-combat-determined_attack.text }
b5a-card-ev_12 = Gather and Marshall / Overmastered
    .type = Muster
    .order = { b5a-order-gather_and_marshall.text }
    .combat = { b5a-combat-overmastered.text }
b5a-card-ev_13 = Gather and Marshall / Stand and Fight
    .type = Muster
    .order = { b5a-order-gather_and_marshall.text }
    .combat = { b5a-combat-stand_and_fight.text }
b5a-card-ev_14 = Marching Companies / Determined Attack
    .type = Army
    .order = { b5a-order-marching_companies.text }
    .combat = { b5a-combat-determined_attack.text }
b5a-card-ev_15 = Marching Companies / Overmastered
    .type = Army
    .order = { b5a-order-marching_companies.text }
    .combat = { b5a-combat-overmastered.text }
b5a-card-ev_16 = Marching Companies / Stand and Fight
    .type = Army
    .order = { b5a-order-marching_companies.text }
    .combat = { b5a-combat-stand_and_fight.text }
b5a-card-ev_17 = Move to Strike / Captain of War
    .type = Character
    .order = { b5a-order-move_to_strike.text }
    .combat = { b5a-combat-captain_of_war.text }
b5a-card-ev_18 = Move to Strike / Dense Fog
    .type = Character
    .order = { b5a-order-move_to_strike.text }
    .combat = { b5a-combat-dense_fog.text }
b5a-card-ev_19 = Move to Strike / No Quarter
    .type = Character
    .order = { b5a-order-move_to_strike.text }
    .combat = { b5a-combat-no_quarter.text }
b5a-card-ev_20 = Move to Strike / Overmastered
    .type = Character
    .order = { b5a-order-move_to_strike.text }
    .combat = { b5a-combat-overmastered.text }
b5a-card-ev_21 = Mustering for Battle / Battle-fury
    .type = Muster
    .order = { b5a-order-mustering_for_battle.text }
    .combat = { b5a-combat-battle_fury.text }
b5a-card-ev_22 = Mustering for Battle / Commanding Voice
    .type = Muster
    .order = { b5a-order-mustering_for_battle.text }
    .combat = { b5a-combat-commanding_voice.text }
b5a-card-ev_23 = Mustering for Battle / Great Confusion
    .type = Muster
    .order = { b5a-order-mustering_for_battle.text }
    .combat = { b5a-combat-great_confusion.text }
b5a-card-ev_24 = Sudden Assault / Battle-fury
    .type = Army
    .order = { b5a-order-sudden_assault.text }
    .combat = { b5a-combat-battle_fury.text }
b5a-card-ev_25 = Sudden Assault / Commanding Voice
    .type = Army
    .order = { b5a-order-sudden_assault.text }
    .combat = { b5a-combat-commanding_voice.text }
b5a-card-ev_26 = Sudden Assault / Dense Fog
    .type = Army
    .order = { b5a-order-sudden_assault.text }
    .combat = { b5a-combat-dense_fog.text }
b5a-card-ev_27 = Sudden Assault / Great Confusion
    .type = Army
    .order = { b5a-order-sudden_assault.text }
    .combat = { b5a-combat-great_confusion.text }
b5a-card-ev_28 = Troop-leader / Battle-fury
    .type = Character
    .order = { b5a-order-troop_leader.text }
    .combat = { b5a-combat-battle_fury.text }
b5a-card-ev_29 = Troop-leader / Commanding Voice
    .type = Character
    .order = { b5a-order-troop_leader.text }
    .combat = { b5a-combat-commanding_voice.text }
b5a-card-ev_30 = Troop-leader / Great Confusion
    .type = Character
    .order = { b5a-order-troop_leader.text }
    .combat = { b5a-combat-great_confusion.text }

## Story cards (.condition: without it the card can't be played)

b5a-card-fp_story_01 = The Skin-changer
    .type = Character
    .order = Beorn on the fate track moves 1 space to the left and enters play if that makes him ready. In play: he may move and attack.
b5a-card-fp_story_02 = Lucky Number
    .type = Character
    .order = On the table: once a turn, after rolling the action dice, you may roll one of yours again. Discard it once a Will of the West comes up so, or when Bilbo falls.
    .condition = Bilbo is in play.
b5a-card-fp_story_03 = Clad in Hauberks of Steel
    .type = Muster
    .order = Place 1 Dwarf Veterans unit and 1 leadership token in an army with Dwarves.
b5a-card-fp_story_04 = Dismay
    .type = Character
    .order = Remove all leadership tokens from a Shadow army beside a led Free army. The Shadow discards an unused Character die.
b5a-card-fp_story_05 = Elf-lords
    .type = Muster
    .order = Place 2 Wood-elf Spearmen, 1 Wood-elf Archers and 1 leadership token in Ravenhill.
    .condition = The Free Peoples control Ravenhill.
b5a-card-fp_story_06 = Elven Charge
    .type = Army
    .order = Move an army with Elves; it may then attack with leadership 5. The defender can't retreat from the first round.
b5a-card-fp_story_07 = Flying Banners
    .type = Muster
    .order = In up to 2 own settlements, draw a new recruitment token and flip it.
b5a-card-fp_story_08 = He is not lost!
    .type = Character
    .order = Return an eliminated general to an army.
b5a-card-fp_story_09 = Hope Rekindled
    .type = Character
    .order = Place 1 leadership token (2 with Will of the West) in an army, which may then move and attack.
b5a-card-fp_story_10 = Last Stand
    .type = Army
    .order = Remove damage from a fortification, up to the combat strength of the army inside.
b5a-card-fp_story_11 = Ring of Invisibility
    .type = Character
    .order = Move Bilbo to a region with a led army. If Gandalf is there, draw a fate card.
    .condition = Bilbo is on the map.
b5a-card-fp_story_12 = Men of the Lake with Long Swords
    .type = Muster
    .order = Place 2 Lake-men and 1 leadership token in a led army.
b5a-card-fp_story_13 = Moria! Dáin! Dáin!
    .type = Army
    .order = Move an army with Dwarves up to 2 regions; it may then attack, with terrain superiority.
b5a-card-fp_story_14 = On the March
    .type = Army
    .order = Move up to 2 armies up to 2 regions.
b5a-card-fp_story_15 = Redoubled Force
    .type = Muster
    .order = Remove up to 3 damage tokens from an army, which may then move and attack.
b5a-card-fp_story_16 = Rescue
    .type = Muster
    .order = Draw a new recruitment token at an army and flip it; then that army rallies on 4 or more.
b5a-card-fp_story_17 = Ringing Trumpets
    .type = Muster
    .order = In each of up to 3 own settlements, flip a recruitment token or lay a new one.
b5a-card-fp_story_18 = Shower of Arrows
    .type = Character
    .order = Make an Archery attack that hits on 4 or more. Draw an event card.
b5a-card-fp_story_19 = The Arkenstone of Thráin
    .type = Character
    .order = Add the blue fate tile to the pool: 3 spaces and a fate card, and the Shadow must stop drawing.
b5a-card-fp_story_20 = The King of All Birds
    .type = Muster
    .order = The Lord of the Eagles on the fate track moves 1 space to the left and enters play if that makes him ready. Otherwise: 1 eagle comes to the eyrie.
b5a-card-sp_story_01 = Great Dread
    .type = Muster
    .order = Roll 4 dice: for each 4 or more, remove a Free recruitment token.
    .condition = The Shadow controls 2 settlements.
b5a-card-sp_story_02 = War-band
    .type = Army
    .order = Place 2 Orcs and 2 leadership tokens in an army in the Broken Lands, which may then move or attack.
b5a-card-sp_story_03 = Chieftains and Champions
    .type = Muster
    .order = Place 1 leadership token in each of up to 4 armies.
b5a-card-sp_story_04 = Whirling Bats
    .type = Character
    .order = Remove up to 2 Great Bats; for each, remove a Free leadership token.
b5a-card-sp_story_05 = Flying Arrows and Wild Spears
    .type = Army
    .order = Place 1 Orcs unit in an army and 6 Orcs on this card. On the table: any die places one of them in an army. Discard it when it is empty.
b5a-card-sp_story_06 = Troubled Mind
    .type = Character
    .order = On the table: a general can't use his ability. The Free player discards it with a Will of the West, or with any die and a step back of fate.
b5a-card-sp_story_07 = Orc Army
    .type = Muster
    .order = Place 5 Orcs in a mustering region. Then move an army in the Broken Lands up to 2 regions.
b5a-card-sp_story_08 = Black Tide
    .type = Character
    .order = Move any number of led armies.
b5a-card-sp_story_09 = Great Goblin
    .type = Army
    .order = Place 1 Great Orcs unit and 1 leadership token in an army with Goblins, which may then move or attack.
b5a-card-sp_story_10 = Howling Orcs
    .type = Army
    .order = On the table: Dwarves and Lake-men can't use their manoeuvres against an army with Great Orcs. Discard it when a Great Orcs unit is eliminated.
b5a-card-sp_story_11 = Hurrying Multitude
    .type = Army
    .order = Move up to 2 armies up to 2 regions.
b5a-card-sp_story_12 = Ill-chance
    .type = Character
    .order = The fate marker moves 1 space to the left. Draw an event card.
b5a-card-sp_story_13 = Returning to the Assault
    .type = Muster
    .order = Flip up to 5 recruitment tokens in the Broken Lands. Then you may move an army there.
b5a-card-sp_story_14 = Orcs from Gundabad
    .type = Muster
    .order = Place 2 Orcs in an army, which may then move or attack.
b5a-card-sp_story_15 = Climbing Goblins
    .type = Army
    .order = An army in a mountain pass or a goblin mustering point gets 2 Goblins and 1 leadership token; then it may move or attack.
b5a-card-sp_story_16 = Orcs of Huge Size
    .type = Character
    .order = Remove a Great Orcs unit of Bolg's army for a bodyguard token (at most 3).
b5a-card-sp_story_17 = The Shadow of the Necromancer
    .type = Character
    .order = Add the red fate tile to the pool: 0 spaces, and you must stop drawing.
b5a-card-sp_story_18 = The Swiftest Wolf-riders
    .type = Muster
    .order = Place 3 Wargs and 1 leadership token in the Ruins of Dale or a region beside them.
    .condition = The Shadow controls the Ruins of Dale.
b5a-card-sp_story_19 = Like a Sea of Locusts
    .type = Army
    .order = Remove up to 2 Great Bats; for each, remove a Free recruitment token.
b5a-card-sp_story_20 = Victory vanishes from Hope
    .type = Muster
    .order = Deal 1 damage to each of up to 3 undamaged Free armies. Draw an event card.

## Fate cards

b5a-fate-fate_01 = Giant-size
    .text = Beorn: 2 wrath tokens, and he rolls 5 dice in combat.
b5a-fate-fate_02 = Redoubled in Wrath
    .text = Beorn: 4 wrath tokens.
b5a-fate-fate_03 = Roaring Voice
    .text = Beorn: 2 wrath tokens, and he hits on 4 or more where he would on 5.
b5a-fate-fate_04 = The Eagles are Coming!
    .text = 2 eagles come to the eyrie.
b5a-fate-fate_05 = Where are the Eagles?
    .text = The Lord of the Eagles on the fate track moves 1 space to the left and 1 eagle comes to the eyrie; otherwise 2 eagles come.
b5a-fate-fate_06 = Eagles are not kindly birds
    .text = Muster result: eagles go home after as many attacks of 4 dice on one Shadow army in the mountains of their territory.
b5a-fate-fate_07 = Fury of the Dwarves
    .text = Thorin's army has +2 combat strength and +2 leadership.
b5a-fate-fate_08 = Mighty Strokes
    .text = Thorin's army has the manoeuvre Thorin's Mighty Strokes.
b5a-fate-fate_09 = Shining Armour
    .text = Damage to Thorin's army may go on this card; with more than 5 at the end of a combat round it is discarded.

# What falls at a real table.
b5a-chance-event-card = a drawn event card
b5a-chance-story-card-free = a drawn story card of the Free Peoples
b5a-chance-story-card-shadow = a drawn story card of the Shadow
b5a-chance-fate-card = a fate card
b5a-chance-fate-tile = a fate tile
b5a-chance-token-dwarves = a recruitment token: Dwarves and Men
b5a-chance-token-elves = a recruitment token: Elves
b5a-chance-token-shadow = a recruitment token: Shadow
b5a-chance-action-dice-free = action dice of the Free Peoples
b5a-chance-action-dice-shadow = action dice of the Shadow
b5a-chance-combat-dice = combat dice
b5a-chance-combat-reroll = leader re-roll
b5a-chance-rally-dice = rally dice
b5a-chance-archery-dice = archery dice
b5a-chance-blast-dice = blast dice
b5a-chance-eagle-dice = dice of the Eagles
b5a-chance-dread-dice = dread dice
