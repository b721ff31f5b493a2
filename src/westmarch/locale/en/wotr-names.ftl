### War of the Ring, second edition: names, and what characters, dice, tiles and cards do.
###
### Every text is our own wording; names of cards, characters and places are facts and stay as they are.
###
### How the texts speak:
### - An order without a subject ("Muster 1 elite", "Roll 3 dice") is for the side whose card or character it is.
### - "may" and "up to" leave a choice; everything else must be done as far as it can be done.
### - "Play if": without it the card can't be played, or the combat effect can't be chosen.
### - "muster" = put figures from the reinforcements on the map. By card this needs no nation at war and is also
###   possible inside a besieged stronghold of one's own; otherwise the region has to be free.
### - "unit" = regular or elite. A leader is a Free Peoples leader figure. A Nazgûl may be the Witch-king unless a
###   text says otherwise.
### - A Character, Army or Muster card is an event card with that symbol; a Strategy card is one of the Strategy deck.
### - Hunt damage and corruption never go below 0.
### - "hits" outside battle are taken by the owner of the army, who chooses the casualties.
### - "unconquered" = controlled by its first owner, besieged or not.
### - A combat effect lasts for the round in which its card is played.

## Sides

wotr-side-free = Free Peoples
wotr-side-shadow = Shadow

## Nations

wotr-nation-dwarves = Dwarves
wotr-nation-elves = Elves
wotr-nation-gondor = Gondor
wotr-nation-north = The North
wotr-nation-rohan = Rohan
wotr-nation-isengard = Isengard
wotr-nation-sauron = Sauron
wotr-nation-southrons = Southrons & Easterlings

## Figures by nation and rank ($count: how many)

wotr-figure-dwarves-regular = Dwarven regular
    .counted =
        { $count ->
            [one] 1 Dwarven regular
           *[other] { $count } Dwarven regulars
        }
wotr-figure-dwarves-elite = Dwarven elite
    .counted =
        { $count ->
            [one] 1 Dwarven elite
           *[other] { $count } Dwarven elites
        }
wotr-figure-dwarves-leader = Dwarven leader
    .counted =
        { $count ->
            [one] 1 Dwarven leader
           *[other] { $count } Dwarven leaders
        }
wotr-figure-elves-regular = Elven regular
    .counted =
        { $count ->
            [one] 1 Elven regular
           *[other] { $count } Elven regulars
        }
wotr-figure-elves-elite = Elven elite
    .counted =
        { $count ->
            [one] 1 Elven elite
           *[other] { $count } Elven elites
        }
wotr-figure-elves-leader = Elven leader
    .counted =
        { $count ->
            [one] 1 Elven leader
           *[other] { $count } Elven leaders
        }
wotr-figure-gondor-regular = Gondor regular
    .counted =
        { $count ->
            [one] 1 Gondor regular
           *[other] { $count } Gondor regulars
        }
wotr-figure-gondor-elite = Gondor elite
    .counted =
        { $count ->
            [one] 1 Gondor elite
           *[other] { $count } Gondor elites
        }
wotr-figure-gondor-leader = Gondor leader
    .counted =
        { $count ->
            [one] 1 Gondor leader
           *[other] { $count } Gondor leaders
        }
wotr-figure-north-regular = North regular
    .counted =
        { $count ->
            [one] 1 North regular
           *[other] { $count } North regulars
        }
wotr-figure-north-elite = North elite
    .counted =
        { $count ->
            [one] 1 North elite
           *[other] { $count } North elites
        }
wotr-figure-north-leader = North leader
    .counted =
        { $count ->
            [one] 1 North leader
           *[other] { $count } North leaders
        }
wotr-figure-rohan-regular = Rohan regular
    .counted =
        { $count ->
            [one] 1 Rohan regular
           *[other] { $count } Rohan regulars
        }
wotr-figure-rohan-elite = Rohan elite
    .counted =
        { $count ->
            [one] 1 Rohan elite
           *[other] { $count } Rohan elites
        }
wotr-figure-rohan-leader = Rohan leader
    .counted =
        { $count ->
            [one] 1 Rohan leader
           *[other] { $count } Rohan leaders
        }
wotr-figure-isengard-regular = Isengard regular
    .counted =
        { $count ->
            [one] 1 Isengard regular
           *[other] { $count } Isengard regulars
        }
wotr-figure-isengard-elite = Isengard elite
    .counted =
        { $count ->
            [one] 1 Isengard elite
           *[other] { $count } Isengard elites
        }
# Isengard and the Southrons & Easterlings have no leaders; their words exist because the vocabulary has them.
wotr-figure-isengard-leader = Isengard leader
    .counted =
        { $count ->
            [one] 1 Isengard leader
           *[other] { $count } Isengard leaders
        }
wotr-figure-sauron-regular = Sauron regular
    .counted =
        { $count ->
            [one] 1 Sauron regular
           *[other] { $count } Sauron regulars
        }
wotr-figure-sauron-elite = Sauron elite
    .counted =
        { $count ->
            [one] 1 Sauron elite
           *[other] { $count } Sauron elites
        }
wotr-figure-nazgul = Nazgûl
    .counted = { $count } Nazgûl
wotr-figure-southrons-regular = Southron & Easterling regular
    .counted =
        { $count ->
            [one] 1 Southron & Easterling regular
           *[other] { $count } Southron & Easterling regulars
        }
wotr-figure-southrons-elite = Southron & Easterling elite
    .counted =
        { $count ->
            [one] 1 Southron & Easterling elite
           *[other] { $count } Southron & Easterling elites
        }
wotr-figure-southrons-leader = Southron & Easterling leader
    .counted =
        { $count ->
            [one] 1 Southron & Easterling leader
           *[other] { $count } Southron & Easterling leaders
        }

## Ranks ($count: how many)

wotr-unit-regular =
    { $count ->
        [one] 1 regular
       *[other] { $count } regulars
    }
wotr-unit-elite =
    { $count ->
        [one] 1 elite
       *[other] { $count } elites
    }
wotr-unit-leader =
    { $count ->
        [one] 1 leader
       *[other] { $count } leaders
    }
wotr-unit-nazgul =
    { $count ->
        [one] 1 Nazgûl
       *[other] { $count } Nazgûl
    }

## Decks

wotr-deck-character = Character deck
wotr-deck-strategy = Strategy deck

## Faces of the action dice

wotr-face-character = Character
    .text = Both sides: move or attack with one army that has a leader, Nazgûl or character, or play a Character card; the Free Peoples also: move or hide the Fellowship, separate companions from it, or move the companions on the map; the Shadow also: move its Nazgûl and minions.
wotr-face-army = Army
    .text = Shadow dice only: move up to two armies one region each, attack with one army, or play an Army card.
wotr-face-muster = Muster
    .text = Both sides: advance a nation one step on the political track, muster figures of nations at war (1 elite, or 2 in all of regulars, leaders and Nazgûl, in two different settlements), or play a Muster card; the Shadow also: bring a minion into play.
wotr-face-event = Event
    .text = Both sides: draw an event card, from whichever of your decks you like, or play one from your hand.
wotr-face-muster_army = Muster/Army
    .text = Both sides: do one thing that a Muster die or an Army die can do (Army: move up to two armies one region each, attack with one army, or play an Army card).
wotr-face-will_of_the_west = Will of the West
    .text = Free Peoples only: use it as any other Free Peoples result, or bring Gandalf the White or Aragorn into play.
wotr-face-eye = Eye
    .text = Shadow only: goes into the Hunt Box as soon as it is rolled and gives no action.

## Hunt tiles (number = Hunt damage, below 0 = corruption removed)

wotr-tile-std_eyer_1 = Eye, reveal
wotr-tile-std_eyer_2 = Eye, reveal
wotr-tile-std_eyer_3 = Eye, reveal
wotr-tile-std_eyer_4 = Eye, reveal
wotr-tile-std_3_1 = 3
wotr-tile-std_3_2 = 3
wotr-tile-std_3_3 = 3
wotr-tile-std_2_1 = 2
wotr-tile-std_2_2 = 2
wotr-tile-std_2r_1 = 2, reveal
wotr-tile-std_1_1 = 1
wotr-tile-std_1_2 = 1
wotr-tile-std_1r_1 = 1, reveal
wotr-tile-std_1r_2 = 1, reveal
wotr-tile-std_0r_1 = 0, reveal
wotr-tile-std_0r_2 = 0, reveal
wotr-tile-elven_cloaks = Elven Cloaks (0)
wotr-tile-elven_rope = Elven Rope (0)
wotr-tile-phial_of_galadriel = Phial of Galadriel (−2)
wotr-tile-smeagol_helps_nice_master = Sméagol Helps Nice Master (−1)
wotr-tile-shelobs_lair = Shelob's Lair (die, stop)
wotr-tile-the_ring_is_mine = The Ring is Mine! (Eye, reveal, stop)
wotr-tile-on_on_they_went = On, On They Went (3, stop)
wotr-tile-give_it_to_uss = Give it to Uss! (1, reveal, stop)

## Regions

wotr-region-andrast = Andrast
wotr-region-anfalas = Anfalas
wotr-region-angmar = Angmar
wotr-region-arnor = Arnor
wotr-region-ash_mountains = Ash Mountains
wotr-region-barad_dur = Barad-dûr
wotr-region-bree = Bree
wotr-region-buckland = Buckland
wotr-region-cardolan = Cardolan
wotr-region-carrock = Carrock
wotr-region-dagorlad = Dagorlad
wotr-region-dale = Dale
wotr-region-dead_marshes = Dead Marshes
wotr-region-dimrill_dale = Dimrill Dale
wotr-region-dol_amroth = Dol Amroth
wotr-region-dol_guldur = Dol Guldur
wotr-region-druadan_forest = Drúadan Forest
wotr-region-druwaith_iaur = Drúwaith Iaur
wotr-region-eagles_eyrie = Eagle's Eyrie
wotr-region-east_harondor = East Harondor
wotr-region-east_rhun = East Rhûn
wotr-region-eastemnet = Eastemnet
wotr-region-eastern_brown_lands = Eastern Brown Lands
wotr-region-eastern_emyn_muil = Eastern Emyn Muil
wotr-region-eastern_mirkwood = Eastern Mirkwood
wotr-region-edoras = Edoras
wotr-region-enedwaith = Enedwaith
wotr-region-erebor = Erebor
wotr-region-erech = Erech
wotr-region-ered_luin = Ered Luin
wotr-region-ettenmoors = Ettenmoors
wotr-region-evendim = Evendim
wotr-region-fangorn = Fangorn
wotr-region-far_harad = Far Harad
wotr-region-folde = Folde
wotr-region-fords_of_bruinen = Fords of Bruinen
wotr-region-fords_of_isen = Fords of Isen
wotr-region-forlindon = Forlindon
wotr-region-gap_of_rohan = Gap of Rohan
wotr-region-gladden_fields = Gladden Fields
wotr-region-goblins_gate = Goblin's Gate
wotr-region-gorgoroth = Gorgoroth
wotr-region-grey_havens = Grey Havens
wotr-region-harlindon = Harlindon
wotr-region-helms_deep = Helm's Deep
wotr-region-high_pass = High Pass
wotr-region-hollin = Hollin
wotr-region-iron_hills = Iron Hills
wotr-region-khand = Khand
wotr-region-lamedon = Lamedon
wotr-region-lorien = Lórien
wotr-region-lossarnach = Lossarnach
wotr-region-minas_morgul = Minas Morgul
wotr-region-minas_tirith = Minas Tirith
wotr-region-minhiriath = Minhiriath
wotr-region-morannon = Morannon
wotr-region-moria = Moria
wotr-region-mount_gram = Mount Gram
wotr-region-mount_gundabad = Mount Gundabad
wotr-region-narrows_of_the_forest = Narrows of the Forest
wotr-region-near_harad = Near Harad
wotr-region-noman_lands = Noman-lands
wotr-region-north_anduin_vale = North Anduin Vale
wotr-region-north_downs = North Downs
wotr-region-north_dunland = North Dunland
wotr-region-north_ered_luin = North Ered Luin
wotr-region-north_ithilien = North Ithilien
wotr-region-north_rhun = North Rhûn
wotr-region-northern_dorwinion = Northern Dorwinion
wotr-region-northern_mirkwood = Northern Mirkwood
wotr-region-northern_rhovanion = Northern Rhovanion
wotr-region-nurn = Nurn
wotr-region-old_ford = Old Ford
wotr-region-old_forest = Old Forest
wotr-region-old_forest_road = Old Forest Road
wotr-region-orthanc = Orthanc
wotr-region-osgiliath = Osgiliath
wotr-region-parth_celebrant = Parth Celebrant
wotr-region-pelargir = Pelargir
wotr-region-rhosgobel = Rhosgobel
wotr-region-rivendell = Rivendell
wotr-region-south_anduin_vale = South Anduin Vale
wotr-region-south_downs = South Downs
wotr-region-south_dunland = South Dunland
wotr-region-south_ered_luin = South Ered Luin
wotr-region-south_ithilien = South Ithilien
wotr-region-south_rhun = South Rhûn
wotr-region-southern_dorwinion = Southern Dorwinion
wotr-region-southern_mirkwood = Southern Mirkwood
wotr-region-southern_rhovanion = Southern Rhovanion
wotr-region-tharbad = Tharbad
wotr-region-the_shire = The Shire
wotr-region-tower_hills = Tower Hills
wotr-region-trollshaws = Trollshaws
wotr-region-umbar = Umbar
wotr-region-vale_of_the_carnen = Vale of the Carnen
wotr-region-vale_of_the_celduin = Vale of the Celduin
wotr-region-weather_hills = Weather Hills
wotr-region-west_harondor = West Harondor
wotr-region-westemnet = Westemnet
wotr-region-western_brown_lands = Western Brown Lands
wotr-region-western_emyn_muil = Western Emyn Muil
wotr-region-western_mirkwood = Western Mirkwood
wotr-region-withered_heath = Withered Heath
wotr-region-woodland_realm = Woodland Realm

## Characters (.title: epithet, .text: how he enters play and what he can do)

wotr-character-gandalf_the_grey = Gandalf the Grey
    .title = The Grey Wanderer
    .text = Guide: after playing an event card with an Event result, or with a Will of the West in place of it, the Free Peoples may draw a card from the deck it belongs to. Outside the Fellowship: Captain of the West: while he is in a battle, his army has 1 more Combat Strength. Emissary from the West: Gandalf the White can take his place.
wotr-character-strider = Strider
    .title = Ranger of the North
    .text = Guide: if the Fellowship is revealed, any action die may be used to hide it; that die does not go into the Hunt Box. Outside the Fellowship: Captain of the West: while he is in a battle, his army has 1 more Combat Strength. Heir to Isildur: he can be replaced by Aragorn.
wotr-character-boromir = Boromir
    .title = Son of Denethor
    .text = Outside the Fellowship: Captain of the West: while he is in a battle, his army has 1 more Combat Strength. High Warden of the White Tower: while he stands in a city or stronghold of Gondor that is unconquered, any action die may take Gondor one step closer to war (the last step only if Gondor is active).
wotr-character-legolas = Legolas
    .title = Son of Thranduil
    .text = Outside the Fellowship: Captain of the West: while he is in a battle, his army has 1 more Combat Strength. Prince of Mirkwood: while he stands in an unconquered Elven stronghold, any action die may take the Elves one step closer to war.
wotr-character-gimli = Gimli
    .title = Son of Glóin
    .text = Outside the Fellowship: Captain of the West: while he is in a battle, his army has 1 more Combat Strength. Dwarf of Erebor: while he stands in Erebor and it is unconquered, any action die may take the Dwarves one step closer to war (the last step only if the Dwarves are active).
wotr-character-meriadoc = Meriadoc Brandybuck
    .title = Hobbit Companion
    .text = Guide: when there is Hunt damage, before a casualty is chosen, the Free Peoples may separate Meriadoc to lower it by 1; the next Guide's ability may be used in the same Hunt. On the Mordor Track he is eliminated instead of separated. Take Them Alive!: if he is eliminated while in the Fellowship, but not on the Mordor Track, he comes into play at once as if he had been separated; as a Hunt casualty his level still counts against the damage.
wotr-character-peregrin = Peregrin Took
    .title = Hobbit Companion
    .text = Guide: when there is Hunt damage, before a casualty is chosen, the Free Peoples may separate Peregrin to lower it by 1; the next Guide's ability may be used in the same Hunt. On the Mordor Track he is eliminated instead of separated. Take Them Alive!: if he is eliminated while in the Fellowship, but not on the Mordor Track, he comes into play at once as if he had been separated; as a Hunt casualty his level still counts against the damage.
wotr-character-gandalf_the_white = Gandalf the White
    .title = Emissary from the West
    .text = Enters play with a Will of the West, once, if Gandalf the Grey is out of the Fellowship or eliminated and a minion is or has been in play. He replaces Gandalf the Grey where he stands; if Gandalf the Grey is not on the map, place him in Fangorn or in an Elven stronghold that the Free Peoples hold, besieged or not. The Free Peoples have 1 more action die from the next turn on, while he is in play. Shadowfax: he moves with level 4 if he is alone or with exactly one Hobbit companion. The White Rider: at the start of a battle he is in, he may forfeit his Leadership for the whole battle; then all Nazgûl in it, the Witch-king included, have no Leadership for the whole battle.
wotr-character-aragorn = Aragorn
    .title = Heir to Isildur
    .text = Enters play with a Will of the West, once, in place of Strider: he must be in Pelargir, Dol Amroth or Minas Tirith, and that place unconquered. The Free Peoples have 1 more action die from the next turn on, while he is in play. Captain of the West: while he is in a battle, his army has 1 more Combat Strength.
wotr-character-gollum = Gollum
    .title = Slave of the Ring
    .text = Joins the Fellowship as its Guide the moment no companion is left in it; he is no companion, never leaves and can't be a casualty. Guide: a reveal icon on a standard Hunt tile with a number is ignored. If the Hunt does not reveal the Fellowship, the Free Peoples may reveal it to lower the Hunt damage by 1.
wotr-character-saruman = Saruman
    .title = Corrupted Wizard
    .text = Enters play in Orthanc with a Muster result, once, if Isengard is at war and Orthanc is unconquered. The Shadow has 1 more action die from the next turn on, while he is in play. He never leaves Orthanc. The Voice of Saruman: while the Shadow controls Orthanc and it is not besieged, a Muster result may be used to muster 1 Isengard regular in each of Orthanc, North Dunland and South Dunland, or to replace 2 Isengard regulars in Orthanc by 2 Isengard elites. Servants of the White Hand: as long as he is in play, the Isengard elites lead as well, with Leadership 1 each, when armies move and in battle.
wotr-character-witch_king = The Witch-king
    .counted = the Witch-king
    .title = The Black Captain
    .text = Enters play with a Muster result, once, if Sauron is at war, and so is at least one nation of the Free Peoples: place him with any Shadow army that has a Sauron unit; all Free Peoples nations become active. The Shadow has 1 more action die from the next turn on, while he is in play. He flies and counts as a Nazgûl, unless a text names him or says minion. Sorcerer: if the Shadow uses a combat card in the first round of a battle he is in, it may draw a card from the deck that card belongs to.
wotr-character-mouth_of_sauron = The Mouth of Sauron
    .counted = the Mouth of Sauron
    .title = Lieutenant of Barad-dûr
    .text = Enters play with a Muster result, once, if the Fellowship is on the Mordor Track or all Free Peoples nations are at war: place him in a region with an unconquered Sauron stronghold. The Shadow has 1 more action die from the next turn on, while he is in play. Messenger of the Dark Tower: once per turn, one Muster result may be used as an Army result.

## Combat effects of the Free Peoples

wotr-combat-advantageous_position = Advantageous Position
    .text = Play if the defending army, of either side, is in a region of a Free Peoples nation. Subtract 1 from each die of the Shadow's combat roll; a natural 6 still hits.
wotr-combat-anduril = Andúril
    .text = Play if Strider or Aragorn is in the battle. After the combat roll forfeit all his Leadership: 1 missed die of the Free Peoples' combat roll (Strider), or up to 2 (Aragorn), become hits. Leadership that is already cancelled or forfeited can't be used.
wotr-combat-blade_of_westernesse = Blade of Westernesse
    .text = Play if Meriadoc or Peregrin is in the battle. If a minion is in the battle and their leader re-roll brings the Free Peoples a hit, one such hit spares the Shadow army: it eliminates one minion in the battle, chosen by the Free Peoples.
wotr-combat-brave_stand = Brave Stand
    .text = Play if a companion is in the battle. The Shadow's combat roll has 1 die fewer for each companion in the battle, but at least 1 die.
wotr-combat-charge = Charge
    .text = Play if a Free Peoples elite is in the battle. Before the combat roll make an additional attack: 1 die for each Free Peoples elite in the battle (at most 5), the usual number to hit, no leader re-roll, casualties removed at once.
wotr-combat-confusion = Confusion
    .text = Each natural 1 in the Shadow's combat roll hits its own army, and stays as it is: the leader re-roll passes over that die.
wotr-combat-daring_defiance = Daring Defiance
    .text = Play if a companion is in the battle. Right after the cards are shown, all companions in the battle forfeit their Leadership and the Shadow's combat card is cancelled completely. Nothing happens, and nothing is forfeited, if the Shadow played no card or no companion has Leadership left to forfeit.
wotr-combat-daylight = Daylight
    .text = The Shadow's combat roll has at most 3 dice.
wotr-combat-ents_rage = Ents' Rage
    .text = Play if the defending army, of either side, is in a Rohan region, Fangorn or Orthanc. Add 2 to each die of the Free Peoples' combat roll.
wotr-combat-fateful_strike = Fateful Strike
    .text = Play if a leader or companion is in the battle. If the Free Peoples' leader re-roll scored exactly 1 hit, also eliminate one Nazgûl in the battle; if it scored 2 or more, also eliminate one Nazgûl or one minion in the battle, chosen by the Free Peoples. The hits still count. The Witch-king is a minion here, not a Nazgûl.
wotr-combat-heroic_death = Heroic Death
    .text = Play if a leader or companion is in the battle. Before casualties are removed the Free Peoples may eliminate one figure in the battle: a leader to cancel 1 hit, or a companion to cancel hits up to his level. Only hits of the Shadow's combat roll and leader re-roll can be cancelled.
wotr-combat-huorn_dark = Huorn-dark
    .text = Play if the defending army, of either side, is in a Rohan region, Fangorn or Orthanc. The Shadow's combat roll has at most 2 dice.
wotr-combat-it_is_a_gift = It Is a Gift
    .text = Play if the defending army, of either side, is in the Ring-bearers' region. The Free Peoples add 1 to each die, in their combat roll and in their leader re-roll.
wotr-combat-mighty_attack = Mighty Attack
    .text = Play if a companion is in the battle. After the combat roll forfeit the Leadership of one companion in the battle: then a die that missed counts as a hit. Leadership that is already cancelled or forfeited can't be used.
wotr-combat-nameless_wood = Nameless Wood
    .text = Play if the defending army, of either side, is in a Rohan region, Fangorn or Orthanc. If the Free Peoples' combat roll and leader re-roll scored at least 1 hit in all, score 2 more hits.
wotr-combat-no_quarter = No Quarter
    .text = If the Free Peoples' combat roll and leader re-roll scored at least 1 hit in all, score 1 more hit.
wotr-combat-scouts = Scouts
    .text = Play if the Free Peoples defend in a field battle. Before the combat roll the Free Peoples leave the battle with their whole army: to an adjacent free region, or into the stronghold of this one if they control it. The battle ends. If neither is possible, there is no effect.
wotr-combat-servant_of_the_secret_fire = Servant of the Secret Fire
    .text = Play if Gandalf, the Grey or the White, is in the battle. Add 1 to each die of the Free Peoples' combat roll.
wotr-combat-shield_wall = Shield-wall
    .text = If the Shadow's combat roll and leader re-roll scored 2 or more hits in all, cancel one of them before casualties are removed.
wotr-combat-sudden_strike = Sudden Strike
    .text = Play if a leader or companion is in the battle. Before the combat roll make an additional attack: as many dice as the Free Peoples army has Leadership (at most 5), the usual number to hit, no leader re-roll, casualties removed at once. The Leadership is not used up.
wotr-combat-valour = Valour
    .text = Play if a Free Peoples elite is in the battle. Add 1 to each die of the Free Peoples' combat roll.

## Combat effects of the Shadow

wotr-combat-black_breath = Black Breath
    .text = Play if a Nazgûl is in the battle. If the Shadow scores a hit in its leader re-roll, it may also eliminate one figure in the battle, before casualties are removed: a leader, or a companion whose level is not above the number of those hits.
wotr-combat-cruel_as_death = Cruel as Death
    .text = Play if the Nazgûl in the battle have at least 2 Leadership. Forfeit exactly 2 of it; add 1 to each die of the Shadow's combat roll.
wotr-combat-deadly_strife = Deadly Strife
    .text = Both sides add 2 to each die of their combat roll and leader re-roll.
wotr-combat-desperate_battle = Desperate Battle
    .text = Both sides add 1 to each die of their combat roll and leader re-roll.
wotr-combat-devilry_of_orthanc = Devilry of Orthanc
    .text = Play in an attack on a besieged stronghold, if an Isengard unit takes part in it. Add 1 to each die of the Shadow's combat roll.
wotr-combat-dread_and_despair = Dread and Despair
    .text = Play if the Nazgûl in the battle have at least 1 Leadership. Before the combat roll forfeit 1 or more of it: the Free Peoples' combat roll has that many dice fewer, but at least 1 die.
wotr-combat-durins_bane = Durin's Bane
    .text = Play in a battle in Moria or within 2 regions of it, whoever defends. Before the combat roll make an additional attack: 3 dice, each 4 or more is a hit, no leader re-roll, casualties removed at once.
wotr-combat-foul_stench = Foul Stench
    .text = Play if the Nazgûl in the battle have at least 1 Leadership. If the Free Peoples army as a whole has no more than they, it makes no leader re-roll. No Leadership is forfeited.
wotr-combat-great_host = Great Host
    .text = After casualties are removed the units are counted: with twice those of the Free Peoples or more, the Shadow scores 1 more hit, which is taken at once.
wotr-combat-mumakil = Mûmakil
    .text = Play if a Southron & Easterling elite is in the battle. Add 1 to each die of the Shadow's combat roll. After the leader re-rolls: if the Shadow has scored more hits this round than the Free Peoples, counting their additional attacks, it scores 1 more hit.
wotr-combat-one_for_the_dark_lord = One for the Dark Lord
    .text = Play if the defending army, of either side, is in the Ring-bearers' region. Add 1 to each die of the Shadow's combat roll and leader re-roll.
wotr-combat-onslaught = Onslaught
    .text = After casualties are removed the Shadow may hit its own army in the battle, up to 4 times, and removes these casualties at once. Then it rolls 1 die for each such hit: every 4 or more hits the Free Peoples army, also at once.
wotr-combat-relentless_assault = Relentless Assault
    .text = Before the combat roll the Shadow may hit its own army in the battle, once or twice, and removes these casualties at once. Each such hit adds 1 to each die of its combat roll.
wotr-combat-swarm_of_bats = Swarm of Bats
    .text = Right after the cards are shown, the Free Peoples' combat card is cancelled. If they played none, add 1 to each die of the Shadow's leader re-roll instead.
wotr-combat-they_are_terrible = They are Terrible
    .text = Play if the Nazgûl in the battle have at least 1 Leadership. After the combat roll forfeit exactly 1 of it; add 1 to each die of the Shadow's leader re-roll.
wotr-combat-we_come_to_kill = We Come to Kill
    .text = Play if a Shadow elite is in the battle. After casualties are removed make an additional attack: 1 die for each surviving Shadow elite in the battle (at most 5), each 5 or more is a hit, no leader re-roll, casualties removed at once.
wotr-combat-words_of_power = Words of Power
    .text = Play if a Nazgûl is in the battle. Choose a companion who takes part: he has no Leadership and no abilities.

## Free Peoples event cards, Character deck (.text: the event, .combat: its combat effect)

wotr-card-elven-cloaks = Elven Cloaks
    .text = Hunt tile { wotr-tile-elven_cloaks } enters the game: it goes into the Hunt Pool at once if the Fellowship is on the Mordor Track, otherwise as soon as the Fellowship enters Mordor.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-elven-rope = Elven Rope
    .text = Hunt tile { wotr-tile-elven_rope } enters the game: it goes into the Hunt Pool at once if the Fellowship is on the Mordor Track, otherwise as soon as the Fellowship enters Mordor.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-phial-of-galadriel = Phial of Galadriel
    .text = Hunt tile { wotr-tile-phial_of_galadriel } enters the game: it goes into the Hunt Pool at once if the Fellowship is on the Mordor Track, otherwise as soon as the Fellowship enters Mordor.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-smeagol-helps-nice-master = Sméagol Helps Nice Master
    .text = Hunt tile { wotr-tile-smeagol_helps_nice_master } enters the game: it goes into the Hunt Pool at once if the Fellowship is on the Mordor Track, otherwise as soon as the Fellowship enters Mordor.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-mithril-coat-and-sting = Mithril Coat and Sting
    .text = Stays on the table. When the Shadow has drawn a Hunt tile, before it takes effect and before a die is rolled for it, the Free Peoples may discard this card: another tile is drawn and only that one is resolved; then the first is put back into the Hunt Pool. No other table card may be used against the second tile.
    .combat = { wotr-combat-blade_of_westernesse }
wotr-card-axe-and-bow = Axe and Bow
    .text = Play if Gimli or Legolas is in the Fellowship. Stays on the table. When a Hunt tile has been drawn, before the Guide's ability and a casualty, the Free Peoples may discard this card to lower the Hunt damage by 1; only one table card may be used for a tile. Discard it as soon as neither Gimli nor Legolas is in the Fellowship.
    .combat = { wotr-combat-mighty_attack }
wotr-card-horn-of-gondor = Horn of Gondor
    .text = Play if Boromir is in the Fellowship. Stays on the table. When a Hunt tile has been drawn, before the Guide's ability and a casualty, the Free Peoples may discard this card to lower the Hunt damage by 1; only one table card may be used for a tile. Discard it as soon as Boromir is not in the Fellowship.
    .combat = { wotr-combat-mighty_attack }
wotr-card-wizards-staff = Wizard's Staff
    .text = Play if Gandalf the Grey is in the Fellowship. Stays on the table. When the Shadow is about to draw a Hunt tile, the Free Peoples may discard this card: that one tile is not drawn. A move on the Mordor Track then goes on unharmed. Discard it as soon as Gandalf the Grey is not in the Fellowship.
    .combat = { wotr-combat-servant_of_the_secret_fire }
wotr-card-athelas = Athelas
    .text = Roll 3 dice: remove 1 corruption for each 5 or 6, or for each 3 or more if Strider is the Guide.
    .combat = { wotr-combat-anduril }
wotr-card-there-is-another-way = There Is Another Way
    .text = Remove 1 corruption. Then, if Gollum is the Guide, the Free Peoples may hide the Fellowship if it is revealed, or move it if it is hidden. Such a move is followed by the Hunt as usual, but the die used for this card does not go into the Hunt Box.
    .combat = { wotr-combat-heroic_death }
wotr-card-i-will-go-alone = I Will Go Alone
    .text = Play if a companion is in the Fellowship. Then separate one companion or one group; they may go 1 region farther than usual (on the Mordor Track they are eliminated instead). Then remove 1 corruption.
    .combat = { wotr-combat-daring_defiance }
wotr-card-bilbos-song = Bilbo's Song
    .text = Remove 1 corruption, or 2 if Gollum is the Guide.
    .combat = { wotr-combat-fateful_strike }
wotr-card-mirror-of-galadriel = Mirror of Galadriel
    .text = Turn one unused Free Peoples die that shows Character to Will of the West. Then, if the Ring-bearers are in Lórien and it is unconquered, remove 1 corruption.
    .combat = { wotr-combat-heroic_death }
wotr-card-challenge-of-the-king = Challenge of the King
    .text = Play if Strider or Aragorn is in a region of Gondor or Rohan, together with a Free Peoples army. Then draw 3 tiles from the Hunt Pool; they do nothing to the Fellowship. If all 3 are Eyes, put them back and eliminate him. Otherwise remove the Eyes among them from the game for good and put the others back.
    .combat = { wotr-combat-sudden_strike }
wotr-card-gwaihir-the-windlord = Gwaihir the Windlord
    .text = Choose one: separate a companion or a group from the Fellowship, and let their level be 4 for it (on the Mordor Track they are eliminated instead); or move one companion or one group from one region of the map up to 4 regions. They may end inside a besieged Free Peoples stronghold, but not leave one.
    .combat = { wotr-combat-daring_defiance }
wotr-card-we-prove-the-swifter = We Prove the Swifter
    .text = Choose one: separate one companion or one group from the Fellowship, up to 2 regions farther than usual (on the Mordor Track they are eliminated instead); or move one companion or one group from one region of the map, up to 2 regions farther than usual. They may end inside a besieged Free Peoples stronghold, but not leave one.
    .combat = { wotr-combat-daring_defiance }
wotr-card-there-and-back-again = There and Back Again
    .text = Separate one companion or one group from the Fellowship; they may go 1 region farther than usual (on the Mordor Track they are eliminated instead). Then, if Legolas or Gimli is in Erebor, Dale or Woodland Realm, that place being unconquered, the Dwarves and the North become active, and the Dwarves, the Elves and the North advance one step each on the political track.
    .combat = { wotr-combat-brave_stand }
wotr-card-the-eagles-are-coming = The Eagles are Coming!
    .text = Play if a Free Peoples army with a companion and a Shadow army with a Nazgûl stand in one region or in adjacent ones. Then choose one such Shadow army and roll 1 die for each Nazgûl in it (at most 5): each 5 or 6 eliminates one of them. The Shadow moves the surviving Nazgûl of that army together to one unconquered Sauron stronghold of its choice, if there is one. The Witch-king does not count as a Nazgûl here and is not affected.
    .combat = { wotr-combat-heroic_death }
wotr-card-the-ents-awake-treebeard = The Ents Awake: Treebeard
    .text = Play if Gandalf the White is on the map and a companion is in Fangorn. Then, if a Shadow army is in Orthanc, roll 3 dice: each 4 or more is a hit on it; if its last unit is lost, its Nazgûl and minions are eliminated too. This counts as an attack for the political track. If no Shadow army is in Orthanc, eliminate Saruman if he is there. Finally, if Gandalf the White is in Fangorn or a Rohan region, the Free Peoples may at once play one more Character card from hand without a die.
    .combat = { wotr-combat-ents_rage }
wotr-card-the-ents-awake-huorns = The Ents Awake: Huorns
    .text = { wotr-card-the-ents-awake-treebeard.text }
    .combat = { wotr-combat-huorn_dark }
wotr-card-the-ents-awake-entmoot = The Ents Awake: Entmoot
    .text = { wotr-card-the-ents-awake-treebeard.text }
    .combat = { wotr-combat-nameless_wood }
wotr-card-dead-men-of-dunharrow = Dead Men of Dunharrow
    .text = Play if Strider or Aragorn is in a Rohan region, even in a besieged stronghold. Then move him, with any other companions of that region, directly to Erech, Lamedon or Pelargir. If a Shadow army is there, roll 1 die: it takes that many hits, and what is left must retreat to an adjacent free region of the Shadow's choice or, if it can't, is destroyed; however it is destroyed, its Nazgûl and minions are eliminated too. This counts as an attack for the political track. Then the Free Peoples may muster up to 3 Gondor regulars there; if they muster any, a settlement there held by the Shadow comes under their control.
    .combat = { wotr-combat-sudden_strike }
wotr-card-house-of-the-stewards = House of the Stewards
    .text = Play if Boromir is on the map in a Gondor region. Then muster 1 Gondor unit (regular or elite) in his region and draw 2 Strategy cards.
    .combat = { wotr-combat-brave_stand }
wotr-card-the-grey-company = The Grey Company
    .text = Play if Strider or Aragorn is with a Free Peoples army. Then eliminate 1 regular of that army and muster 1 elite of the same nation in its place; skip this if no such exchange is possible. Then draw 2 Strategy cards.
    .combat = { wotr-combat-brave_stand }

## Free Peoples event cards, Strategy deck (.text: the event, .combat: its combat effect)

wotr-card-the-last-battle = The Last Battle
    .text = Play if a Free Peoples army with Aragorn stands outside all lands of the Free Peoples' nations. Stays on the table. Dice used to move the Fellowship do not go into the Hunt Box. Discard it as soon as the Fellowship is declared or revealed, or Aragorn is no longer with such an army.
    .combat = { wotr-combat-daylight }
wotr-card-a-power-too-great = A Power too Great
    .text = Advance the Elves one step on the political track. Stays on the table. The Shadow may not move an army into Lórien, Rivendell or Grey Havens, nor attack an army there, in the field or in a siege. The Shadow can have it discarded as an action: it uses an action die of any result and discards 1 Character card and 1 Army card (by the symbol on the card) from its hand.
    .combat = { wotr-combat-no_quarter }
wotr-card-the-power-of-tom-bombadil = The Power of Tom Bombadil
    .text = Advance the North one step on the political track. Stays on the table. The Shadow may not move an army into Old Forest, The Shire or Buckland, nor attack an army there. The Shadow can have it discarded as an action: it uses an action die of any result and discards 1 Character card and 1 Army card (by the symbol on the card) from its hand.
    .combat = { wotr-combat-advantageous_position }
wotr-card-book-of-mazarbul = Book of Mazarbul
    .text = Any number of companions on the map may move by the normal rules. Then, with a companion in Erebor or in Ered Luin, and that place unconquered, the Dwarves become active and go straight to at war.
    .combat = { wotr-combat-advantageous_position }
wotr-card-the-spirit-of-mordor = The Spirit of Mordor
    .text = Choose a Shadow army with units of at least 2 nations and roll 5 dice: each 5 or 6 is a hit on it.
    .combat = { wotr-combat-scouts }
wotr-card-faramirs-rangers = Faramir's Rangers
    .text = If a Shadow army is in Osgiliath, North Ithilien or South Ithilien, choose one and roll 3 dice: each 5 or 6 is a hit on it. Then, if a Free Peoples army is in Osgiliath, muster 1 Gondor unit (regular or elite) and 1 Gondor leader there.
    .combat = { wotr-combat-shield_wall }
wotr-card-fear-fire-foes = Fear! Fire! Foes!
    .text = Any number of companions on the map may move by the normal rules. Then, if a companion is in The Shire or Bree, that place being unconquered, the North becomes active and goes straight to at war.
    .combat = { wotr-combat-shield_wall }
wotr-card-wisdom-of-elrond = Wisdom of Elrond
    .text = Choose a Free Peoples nation: it becomes active, then it advances one step on the political track.
    .combat = { wotr-combat-confusion }
wotr-card-the-red-arrow = The Red Arrow
    .text = Play if Gondor is active. Then advance Rohan one step on the political track, and muster 1 Rohan unit (regular or elite) and 1 Rohan leader in Edoras.
    .combat = { wotr-combat-scouts }
wotr-card-help-unlooked-for = Help Unlooked For
    .text = Play if a Free Peoples army can attack an adjacent Shadow army that besieges a stronghold. Then make such an attack. In every round of this battle the Shadow's combat roll has 1 die fewer for each Free Peoples unit inside the stronghold, but at least 1 die. The besieged army takes no part.
    .combat = { wotr-combat-no_quarter }
wotr-card-paths-of-the-woses = Paths of the Woses
    .text = Play if Rohan is at war. Then move one Free Peoples army, or part of one, from a Rohan region (even from inside a besieged stronghold) directly to Minas Tirith or, if the Shadow controls or besieges Minas Tirith, to a region adjacent to it. The destination must be free for army movement.
    .combat = { wotr-combat-sudden_strike }
wotr-card-through-a-day-and-a-night = Through a Day and a Night
    .text = Play if a Free Peoples army has a companion. Then move one such army, or a part of it with a companion, up to 2 regions; each region entered must be free for army movement, and no figure may join or leave on the way.
    .combat = { wotr-combat-confusion }
wotr-card-cirdans-ships = Círdan's Ships
    .text = Play if the Elves are at war. Then muster 2 Elven units (each regular or elite) in one coastal region that has a Free Peoples army.
    .combat = { wotr-combat-charge }
wotr-card-guards-of-the-citadel = Guards of the Citadel
    .text = Muster 1 Gondor unit (regular or elite) and 1 Gondor leader in Minas Tirith.
    .combat = { wotr-combat-charge }
wotr-card-celeborns-galadhrim = Celeborn's Galadhrim
    .text = Muster 1 Elven unit (regular or elite) in Lórien. Then draw 1 Strategy card.
    .combat = { wotr-combat-daylight }
wotr-card-riders-of-theoden = Riders of Théoden
    .text = Muster 1 Rohan unit (regular or elite) and 1 Rohan leader, both in Edoras or both in one Rohan region that has a companion.
    .combat = { wotr-combat-daylight }
wotr-card-grimbeorn-the-old-son-of-beorn = Grimbeorn the Old, Son of Beorn
    .text = Muster 1 North unit (regular or elite) and 1 North leader in Carrock.
    .combat = { wotr-combat-scouts }
wotr-card-imrahil-of-dol-amroth = Imrahil of Dol Amroth
    .text = Muster 1 Gondor unit (regular or elite) and 1 Gondor leader in Dol Amroth.
    .combat = { wotr-combat-shield_wall }
wotr-card-king-brands-men = King Brand's Men
    .text = Muster 2 North regulars in Dale. Then draw 1 Strategy card.
    .combat = { wotr-combat-shield_wall }
wotr-card-swords-in-eriador = Swords in Eriador
    .text = Muster 1 North unit (regular or elite) in The Shire and 1 Dwarven unit (regular or elite) in Ered Luin. Then draw 1 Strategy card.
    .combat = { wotr-combat-advantageous_position }
wotr-card-kindred-of-glorfindel = Kindred of Glorfindel
    .text = Muster 1 Elven unit (regular or elite) in Rivendell. Then draw 1 Strategy card.
    .combat = { wotr-combat-advantageous_position }
wotr-card-dain-ironfoots-guard = Dáin Ironfoot's Guard
    .text = Muster 1 Dwarven unit (regular or elite) and 1 Dwarven leader in Erebor.
    .combat = { wotr-combat-valour }
wotr-card-eomer-son-of-eomund = Éomer, Son of Éomund
    .text = Muster 1 Rohan unit (regular or elite) and 1 Rohan leader, both in one free Rohan region with a settlement; a besieged stronghold is not allowed.
    .combat = { wotr-combat-valour }
wotr-card-thranduils-archers = Thranduil's Archers
    .text = Muster 1 Elven unit (regular or elite) in Woodland Realm. Then draw 1 Strategy card.
    .combat = { wotr-combat-valour }

## Shadow event cards, Character deck (.text: the event, .combat: its combat effect)

wotr-card-shelobs-lair = Shelob's Lair
    .text = Hunt tile { wotr-tile-shelobs_lair } enters the game: it goes into the Hunt Pool at once if the Fellowship is on the Mordor Track, otherwise as soon as the Fellowship enters Mordor.
    .combat = { wotr-combat-one_for_the_dark_lord }
wotr-card-the-ring-is-mine = The Ring is Mine!
    .text = Hunt tile { wotr-tile-the_ring_is_mine } enters the game: it goes into the Hunt Pool at once if the Fellowship is on the Mordor Track, otherwise as soon as the Fellowship enters Mordor.
    .combat = { wotr-combat-one_for_the_dark_lord }
wotr-card-on-on-they-went = On, On They Went
    .text = Hunt tile { wotr-tile-on_on_they_went } enters the game: it goes into the Hunt Pool at once if the Fellowship is on the Mordor Track, otherwise as soon as the Fellowship enters Mordor.
    .combat = { wotr-combat-one_for_the_dark_lord }
wotr-card-give-it-to-uss = Give it to Uss!
    .text = Hunt tile { wotr-tile-give_it_to_uss } enters the game: it goes into the Hunt Pool at once if the Fellowship is on the Mordor Track, otherwise as soon as the Fellowship enters Mordor.
    .combat = { wotr-combat-one_for_the_dark_lord }
wotr-card-orc-patrol = Orc Patrol
    .text = Play if the Ring-bearers are not in a region with a Free Peoples settlement, captured or not; on the Mordor Track this is met. Then draw a Hunt tile. An Eye or a Fellowship special tile is discarded without effect; any other tile is resolved like that of a successful Hunt.
    .combat = { wotr-combat-cruel_as_death }
wotr-card-isildurs-bane = Isildur's Bane
    .text = Play if the Ring-bearers are not in a region with a Free Peoples settlement, captured or not; on the Mordor Track this is met. Then draw a Hunt tile. An Eye or a Fellowship special tile is discarded without effect; any other tile is resolved like that of a successful Hunt, but its damage can't be lowered by a card, the Guide or a casualty: all of it becomes corruption. Cards that prevent the draw or replace the tile may still be used.
    .combat = { wotr-combat-cruel_as_death }
wotr-card-foul-thing-from-the-deep = Foul Thing from the Deep
    .text = Play if the Ring-bearers are not in a region with a Free Peoples settlement, captured or not; on the Mordor Track this is met. Then draw a Hunt tile. An Eye or a Fellowship special tile is discarded without effect; any other tile is resolved like that of a successful Hunt, but if damage is left after table cards and the Guide's ability, a companion in the Fellowship drawn at random, the Guide included, must be taken as a casualty; damage above his level becomes corruption.
    .combat = { wotr-combat-they_are_terrible }
wotr-card-candles-of-corpses = Candles of Corpses
    .text = Play if the Ring-bearers are not in a region with a Free Peoples settlement, captured or not; on the Mordor Track this is met. Then roll 3 dice: add 1 corruption for each 4 or more, or only for each 6 if Gollum is the Guide. This is no Hunt damage and can't be lowered.
    .combat = { wotr-combat-dread_and_despair }
wotr-card-nazgul-search = Nazgûl Search
    .text = Play if the Fellowship's progress is 1 or more and it is not on the Mordor Track. Then the Shadow may move any number of Nazgûl. After that, if a Nazgûl is in the Ring-bearers' region, the Fellowship is revealed.
    .combat = { wotr-combat-foul_stench }
wotr-card-cruel-weather = Cruel Weather
    .text = Play if the Fellowship's progress is 1 or more and it is not on the Mordor Track. Then move the Ring-bearers to an adjacent region of the Shadow's choice. The progress does not change, and the Fellowship stays hidden or revealed as it was.
    .combat = { wotr-combat-cruel_as_death }
wotr-card-the-nazgul-strike = The Nazgûl Strike!
    .text = Play if the Fellowship's progress is 1 or more and it is not on the Mordor Track. Then the Shadow may move any number of Nazgûl. After that, if a Nazgûl is in the Ring-bearers' region, the Shadow may do one of these: discard one Free Peoples card of the Character deck from the table; or make a Hunt roll as if the Fellowship had just moved (progress and Hunt Box do not change).
    .combat = { wotr-combat-black_breath }
wotr-card-morgul-wound = Morgul Wound
    .text = Play if the Fellowship is revealed. Then add 2 corruption if the Ring-bearers have 3 or less, otherwise 1. This is no Hunt damage and can't be lowered.
    .combat = { wotr-combat-black_breath }
wotr-card-lure-of-the-ring = Lure of the Ring
    .text = Play if the Fellowship is revealed. Then, if Gollum is the Guide, add 1 corruption. Otherwise draw one companion in the Fellowship at random: the Free Peoples eliminate him, or add as much corruption as his level.
    .combat = { wotr-combat-they_are_terrible }
wotr-card-the-breaking-of-the-fellowship = The Breaking of the Fellowship
    .text = Play if the Fellowship is revealed. Then, if Gollum is the Guide, only add 1 corruption. Otherwise draw a Hunt tile. An Eye or a Fellowship special tile is discarded without effect. For any other tile the Free Peoples choose as many companions as its number (all, if there are fewer; roll for a die) and separate them: they are placed in the Ring-bearers' region and do not move (on the Mordor Track they are eliminated instead). The tile does nothing else.
    .combat = { wotr-combat-dread_and_despair }
wotr-card-worn-with-sorrow-and-toil = Worn with Sorrow and Toil
    .text = Stays on the table. Whenever the Hunt costs the Fellowship a companion as a casualty, the Shadow may make the Free Peoples discard one card of the Character deck: a random one from their hand, or one of the Shadow's choice from the table. Discard it when the Fellowship is declared where the Free Peoples have an unconquered city or stronghold.
    .combat = { wotr-combat-words_of_power }
wotr-card-flocks-of-crebain = Flocks of Crebain
    .text = Stays on the table. Before a Hunt roll the Shadow may discard this card to add 1 to each die of that roll and its re-rolls. Discard it when the Fellowship is declared where the Free Peoples have an unconquered city or stronghold.
    .combat = { wotr-combat-they_are_terrible }
wotr-card-balrog-of-moria = Balrog of Moria
    .text = Stays on the table. The Shadow may discard it in one of two ways. When the Fellowship is declared or revealed and the Ring-bearers move into, out of or through Moria: draw one more Hunt tile; an Eye is discarded without effect, any other tile is resolved like that of a successful Hunt, without its reveal icon if the Fellowship was declared, and that in a city or stronghold of the Free Peoples. Or in a battle: use it for { wotr-combat-durins_bane }, as the Shadow's combat card of the round.
    .combat = { wotr-combat-durins_bane }
wotr-card-the-lidless-eye = The Lidless Eye
    .text = Turn up to 3 unused Shadow dice to Eyes and put them into the Hunt Box at once.
    .combat = { wotr-combat-words_of_power }
wotr-card-dreadful-spells = Dreadful Spells
    .text = Play if a Shadow army with a Nazgûl and a Free Peoples army stand in one region or in adjacent ones; either may be besieged. Then choose one such pair of armies and roll 1 die for each Nazgûl in the Shadow army (at most 5): each 5 or 6 is a hit on the Free Peoples army.
    .combat = { wotr-combat-devilry_of_orthanc }
wotr-card-grond-hammer-of-the-underworld = Grond, Hammer of the Underworld
    .text = Play if the Witch-king is with a Shadow army that besieges a stronghold. Then attack the besieged army with him in a siege battle. It may go on for 3 rounds without exchanging an elite for a regular; each further round costs one such exchange as usual. The Shadow may cease after any round. In the first round the Free Peoples may play a combat card only if a companion is in the battle.
    .combat = { wotr-combat-dread_and_despair }
wotr-card-the-palantir-of-orthanc = The Palantír of Orthanc
    .text = Play if Saruman is in play. Stays on the table. After the Shadow has used an Event result to play an event card, other than this one, it draws 1 card from either of its decks. Discard it if Saruman is eliminated. The Free Peoples can have it discarded as an action: with a Will of the West, or with any other die and an Elven Ring, which is their ring of the turn.
    .combat = { wotr-combat-cruel_as_death }
wotr-card-wormtongue = Wormtongue
    .text = Play if Saruman is in play. Stays on the table. Rohan can become active only by what happens in Edoras or Helm's Deep: a companion who can activate it ends his move or enters play there, the Fellowship is declared there, or the place is attacked. Discard it as soon as Rohan becomes active, or if Saruman is eliminated.
    .combat = { wotr-combat-foul_stench }
wotr-card-the-ringwraiths-are-abroad = The Ringwraiths Are Abroad
    .text = The Shadow may move any number of Nazgûl. Then it may move up to 2 different armies that each have a Nazgûl one region each, or attack with one army that has a Nazgûl. Nazgûl moved first may move again with their army.
    .combat = { wotr-combat-words_of_power }
wotr-card-the-black-captain-commands = The Black Captain Commands
    .text = Play if the Witch-king is in play. Then the Shadow may muster 2 Nazgûl in his region, if it is free for the Shadow, or move any number of Nazgûl. After that it may move one army with the Witch-king one region, or attack with it. Nazgûl moved first may move again with the army.
    .combat = { wotr-combat-foul_stench }

## Shadow event cards, Strategy deck (.text: the event, .combat: its combat effect)

wotr-card-return-to-valinor = Return to Valinor
    .text = Play if the Shadow controls an Elven stronghold. Then, in each region with an Elven stronghold that is not besieged, roll 1 die for each Elven unit there (at most 5): each 6 is a hit on the army there.
    .combat = { wotr-combat-deadly_strife }
wotr-card-the-fighting-uruk-hai = The Fighting Uruk-hai
    .text = Play if Saruman is in play and a Shadow army with an Isengard unit besieges a stronghold. Then choose one such siege and attack the besieged army in a siege battle, with an Isengard unit among the attackers. It may go on for 3 rounds without exchanging an elite for a regular; each further round costs one such exchange as usual. The Shadow may cease after any round. In the first round the Free Peoples may play a combat card only if a companion is in the battle.
    .combat = { wotr-combat-onslaught }
wotr-card-denethors-folly = Denethor's Folly
    .text = Play if a Shadow army besieges Minas Tirith. Then eliminate one leader of the Shadow's choice in Minas Tirith, if there is one. Stays on the table. The Free Peoples may not play combat cards in battles in Minas Tirith. Discard it when Minas Tirith is no longer besieged. The Free Peoples can have it discarded as an action: with a Will of the West, or with any die if Gandalf (the Grey or the White) or Aragorn (not Strider) is in Minas Tirith.
    .combat = { wotr-combat-devilry_of_orthanc }
wotr-card-the-day-without-dawn = The Day Without Dawn
    .text = Play if all nations of the Shadow are at war. Then all unused Free Peoples dice that show Will of the West are used up without an action.
    .combat = { wotr-combat-relentless_assault }
wotr-card-threats-and-promises = Threats and Promises
    .text = Stays on the table. The Free Peoples may not use a Muster result, of whatever die, to advance a passive nation on the political track. Discard it as soon as a Free Peoples nation advances because of an attack or a companion's ability.
    .combat = { wotr-combat-devilry_of_orthanc }
wotr-card-stormcrow = Stormcrow
    .text = Play if a Free Peoples nation that is not at war has the Ring-bearers, or a companion on the map, in one of its regions. Then choose one such nation: it moves back one step on the political track, if it can, and loses one leader or one unit. The Free Peoples choose which, and where on the map.
    .combat = { wotr-combat-great_host }
wotr-card-shadows-gather = Shadows Gather
    .text = Move one Shadow army, or part of one, up to 3 regions, to a region that already has another Shadow army not under siege. Each region entered must be free for army movement, and no figure may join or leave on the way.
    .combat = { wotr-combat-mumakil }
wotr-card-the-shadow-lengthens = The Shadow Lengthens
    .text = Move 2 different Shadow armies, or parts of them, up to 2 regions each, each to a region that already has another Shadow army not under siege. Each region entered must be free for army movement, no figure may join or leave on the way, and none moves twice.
    .combat = { wotr-combat-mumakil }
wotr-card-the-shadow-is-moving = The Shadow is Moving
    .text = Play if all nations of the Shadow are at war. Then move up to 4 different Shadow armies one region each by the normal rules; no figure moves twice.
    .combat = { wotr-combat-swarm_of_bats }
wotr-card-corsairs-of-umbar = Corsairs of Umbar
    .text = Play if the Southrons & Easterlings are at war. Then move one Shadow army, or part of it, from Umbar to a coastal Gondor region (Anfalas, Dol Amroth, Lamedon or Pelargir). If it joins a Shadow army, the unit limit applies at once. If a Free Peoples army is there, the moved army attacks it and may not cease the attack, unless that army was already besieged.
    .combat = { wotr-combat-deadly_strife }
wotr-card-rage-of-the-dunlendings = Rage of the Dunlendings
    .text = Play if Isengard is at war. Then choose one free region adjacent to North Dunland or South Dunland and muster 2 Isengard regulars there; up to 4 Isengard units in all (regular or elite) may also move there from North Dunland and South Dunland.
    .combat = { wotr-combat-relentless_assault }
wotr-card-return-of-the-witch-king = Return of the Witch-king
    .text = Play if the Witch-king is in play. Then move him to Angmar, and muster 2 Sauron regulars and 1 Sauron elite there.
    .combat = { wotr-combat-swarm_of_bats }
wotr-card-half-orcs-and-goblin-men = Half-orcs and Goblin-men
    .text = Play if Isengard is at war. Then muster 1 Isengard unit (regular or elite) in a region that has a Shadow army.
    .combat = { wotr-combat-we_come_to_kill }
wotr-card-olog-hai = Olog-hai
    .text = Play if Sauron is at war. Then muster 1 Sauron unit (regular or elite) in a region that has a Shadow army.
    .combat = { wotr-combat-we_come_to_kill }
wotr-card-hill-trolls = Hill-trolls
    .text = Play if Sauron is at war. Then replace 2 Sauron regulars, in the same region or in different ones, by 2 Sauron elites from the reinforcements; if only one exchange is possible, make that one.
    .combat = { wotr-combat-we_come_to_kill }
wotr-card-a-new-power-is-rising = A New Power is Rising
    .text = Play if Saruman is in play. Then muster 2 Isengard regulars in North Dunland, 2 Isengard regulars in South Dunland, and 2 Isengard units (each regular or elite) in Orthanc.
    .combat = { wotr-combat-great_host }
wotr-card-many-kings-to-the-service-of-mordor = Many Kings to the Service of Mordor
    .text = Choose 3 different settlements among Far Harad, Near Harad, North Rhûn, South Rhûn and Umbar, and muster 2 Southron & Easterling regulars in each.
    .combat = { wotr-combat-great_host }
wotr-card-the-king-is-revealed = The King is Revealed
    .text = Play if Aragorn (not Strider) is in play. Then muster 5 Sauron regulars and 1 Nazgûl in Minas Morgul.
    .combat = { wotr-combat-relentless_assault }
wotr-card-shadows-on-the-misty-mountains = Shadows on the Misty Mountains
    .text = Choose Mount Gram or Moria and muster 2 Sauron units (each regular or elite) and 1 Nazgûl there.
    .combat = { wotr-combat-onslaught }
wotr-card-orcs-multiplying-again = Orcs Multiplying Again
    .text = Muster 3 Sauron regulars in Dol Guldur and 3 Sauron regulars in Mount Gundabad.
    .combat = { wotr-combat-onslaught }
wotr-card-horde-from-the-east = Horde from the East
    .text = Play if the Southrons & Easterlings are at war. Then muster 5 Southron & Easterling regulars in one free region of theirs on the eastern edge of the map: East Rhûn, South Rhûn, Khand or Far Harad.
    .combat = { wotr-combat-deadly_strife }
wotr-card-monsters-roused = Monsters Roused
    .text = Muster 1 Sauron regular in each of Angmar, Ettenmoors and Weather Hills, and 1 Sauron elite in Trollshaws.
    .combat = { wotr-combat-desperate_battle }
wotr-card-musterings-of-long-planned-war = Musterings of Long-planned War
    .text = Play if all nations of the Shadow are at war. Then muster 5 Southron & Easterling regulars in Gorgoroth and 5 Sauron regulars in Nurn.
    .combat = { wotr-combat-desperate_battle }
wotr-card-pits-of-mordor = Pits of Mordor
    .text = Play if Sauron is at war. Then choose 3 different Sauron strongholds (Barad-dûr, Dol Guldur, Minas Morgul, Morannon, Moria, Mount Gundabad) and muster 2 Sauron regulars in each.
    .combat = { wotr-combat-desperate_battle }

# What falls at a real table.
wotr-chance-action-dice = action dice
wotr-chance-special-dice = special dice
wotr-chance-draw-card = a drawn event card
wotr-chance-combat-dice = combat dice
wotr-chance-combat-reroll = leader re-roll
wotr-chance-hunt-dice = Hunt dice
wotr-chance-hunt-reroll = Hunt re-roll
wotr-chance-hunt-tile = a Hunt tile
wotr-chance-hunt-tile-die = the die for the Hunt tile
wotr-chance-hunt-casualty = a companion drawn at random
wotr-chance-random-companion = a companion drawn at random
wotr-chance-random-card = a card drawn from the hand
wotr-chance-card-dice = dice for the card
