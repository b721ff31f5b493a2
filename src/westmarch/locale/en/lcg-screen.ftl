### The Card Game in a terminal: headings, short forms, and what can be asked for.

## The table

lcg-screen-title = Round { $round }, { $phase } phase. { $scenario }
lcg-screen-title-first = Round { $round }, { $phase } phase. { $scenario }. First player: { $first }
lcg-screen-quest = Quest
lcg-screen-stage = { $stage }: { $quest }, { $progress } of { $points } progress
lcg-screen-stage-free = { $stage }: { $quest } (progress doesn't complete it)
lcg-screen-location = Location
lcg-screen-no-location = no active location
lcg-screen-explored = { $name }, { $progress } of { $points } progress
lcg-screen-staging = Staging
lcg-screen-against = threat { $threat } against willpower { $willpower }
lcg-screen-nothing-staged = The staging area is empty.
lcg-screen-encounter = Encounters
lcg-screen-deck = { $deck } in the deck, { $discard } discarded
lcg-screen-known = on top: { $cards }
lcg-screen-victory = victory display: { $cards }
lcg-screen-aside = set aside: { $cards }
lcg-screen-kept-shadows = back on the deck after combat: { $cards }
lcg-screen-captive = prisoner: { $card }
lcg-screen-shackled = Iron Shackles on the deck of { $names }

## Players

lcg-screen-you = { $seat } (you)
lcg-screen-out = out of the game
lcg-screen-player = threat { $threat }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $deck } in the deck, { $discard } discarded
lcg-screen-hand = Hand
lcg-screen-hand-empty = Your hand is empty.
lcg-screen-no-hand = There is no hand of yours to look at.
lcg-screen-engaged = engaged: { $names }

## Columns

lcg-screen-column-name = {""}
lcg-screen-column-willpower = will
lcg-screen-column-attack = attack
lcg-screen-column-defense = defense
lcg-screen-column-hits = hits left
lcg-screen-column-resources = resources
lcg-screen-column-state = {""}
lcg-screen-column-threat = threat
lcg-screen-column-engages = engages at

## Words in a row

lcg-screen-left = { $left } of { $hits }
lcg-screen-resources = { $count } { $spheres }
lcg-screen-exhausted = exhausted
lcg-screen-ready = ready
lcg-screen-committed = on the quest
lcg-screen-with = with { $names }
lcg-screen-attachment-exhausted = { $name } (exhausted)
lcg-screen-progress = { $progress } of { $points } progress
lcg-screen-shadows = { $count ->
    [one] 1 shadow card
   *[other] { $count } shadow cards
}
lcg-screen-shadow = shadow card { $name }
lcg-screen-tokens = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
lcg-screen-attacked = has attacked
lcg-screen-barred = doesn't attack { $names }
lcg-screen-guards = guards { $name }
lcg-screen-guarded = guarded by { $name }

## A fight

lcg-screen-no-fight = There is no attack now.
lcg-screen-attack = { $enemy } attacks { $seat } with { $attack }
lcg-screen-to-quest = So far { $names }: willpower { $willpower } against threat { $threat } in the staging area
lcg-screen-to-attack = So far { $names }: attack { $attack } against defense { $defense }, { $left } hits left
lcg-screen-defended = defended by { $names }
lcg-screen-strike = { $seat } attacks { $enemy } with { $names }: { $attack } against defense { $defense }, { $left } hits left

## A card

lcg-screen-cost = cost { $cost }
lcg-screen-threat-cost = threat cost { $threat }
lcg-screen-character = willpower { $willpower }, attack { $attack }, defense { $defense }, { $hits } hit points
lcg-screen-enemy = engages at { $engagement }, threat { $threat }, attack { $attack }, defense { $defense }, { $hits } hit points
lcg-screen-place = threat { $threat }, { $points } quest points
lcg-screen-worth = victory { $points }
lcg-screen-short-character = { $willpower }/{ $attack }/{ $defense }, { $left } of { $hits } hits
lcg-screen-price = { $cost } { $sphere }, { NAME($type, form: "nom") }
lcg-screen-short-ally = { $willpower }/{ $attack }/{ $defense }, { $hits } hits
lcg-screen-short-enemy = attack { $attack }, defense { $defense }, { $left } of { $hits } hits, engages at { $engagement }
lcg-screen-short-location = threat { $threat }, { $progress } of { $points } progress
lcg-screen-threat = threat { $threat }

## The score sheet

lcg-screen-sheet-row = { $seat }: threat { $threat } + dead heroes { $dead } + damage { $damage } = { $subtotal }
lcg-screen-sheet-total = 10 for each of { $rounds } rounds, less { $victory } victory points: { $total } in all (low is good)
lcg-screen-sheet-none = The score is counted when the match is over.
lcg-score-rounds = rounds
lcg-score-victory = victory points
lcg-score-group = all together
lcg-statistic-score = score of a win (low is good)
lcg-statistic-threat = threat at the end
lcg-statistic-stage = stage reached
lcg-statistic-heroes-lost = heroes lost

## What can be asked for

lcg-screen-topic-table = everything on the table
lcg-screen-topic-hand = your cards with their texts
lcg-screen-topic-me = your heroes, allies and enemies with their texts
lcg-screen-topic-player = the same of another player: player 2
lcg-screen-topic-quest = the quest card
lcg-screen-topic-staging = the staging area and the active location with texts
lcg-screen-topic-fight = the attack under way
lcg-screen-topic-discard = all discard piles
lcg-screen-topic-piles = decks, and cards set aside or out of the game
lcg-screen-topic-score = the score sheet, after the match
lcg-screen-topic-card = any card by its name: card gandalf, or only gandalf

## Traits

lcg-trait-archer = Archer
lcg-trait-armor = Armor
lcg-trait-artifact = Artifact
lcg-trait-beorning = Beorning
lcg-trait-condition = Condition
lcg-trait-craftsman = Craftsman
lcg-trait-creature = Creature
lcg-trait-dol-guldur = Dol Guldur
lcg-trait-dunedain = Dúnedain
lcg-trait-dungeon = Dungeon
lcg-trait-dwarf = Dwarf
lcg-trait-forest = Forest
lcg-trait-goblin = Goblin
lcg-trait-gondor = Gondor
lcg-trait-hobbit = Hobbit
lcg-trait-insect = Insect
lcg-trait-istari = Istari
lcg-trait-item = Item
lcg-trait-marshland = Marshland
lcg-trait-minstrel = Minstrel
lcg-trait-mountain = Mountain
lcg-trait-nazgul = Nazgûl
lcg-trait-noble = Noble
lcg-trait-noldor = Noldor
lcg-trait-orc = Orc
lcg-trait-ranger = Ranger
lcg-trait-riverland = Riverland
lcg-trait-rohan = Rohan
lcg-trait-scout = Scout
lcg-trait-silvan = Silvan
lcg-trait-skill = Skill
lcg-trait-spider = Spider
lcg-trait-steward = Steward
lcg-trait-stronghold = Stronghold
lcg-trait-title = Title
lcg-trait-trap = Trap
lcg-trait-troll = Troll
lcg-trait-undead = Undead
lcg-trait-warrior = Warrior
lcg-trait-wasteland = Wasteland
lcg-trait-weapon = Weapon
lcg-report-card = Cards played
lcg-report-hero = Heroes
lcg-report-decks = Decks
lcg-report-scenario = Scenarios
lcg-report-opening = First three cards played
