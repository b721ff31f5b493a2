### The Card Game in the browser: what stands on the table.

lcg-board-willpower = Willpower
lcg-board-attack = Attack
lcg-board-defense = Defense
lcg-board-hit_points = Hit points
lcg-board-threat = Threat
lcg-board-engagement = Engagement cost
lcg-board-quest_points = Quest points
lcg-board-exhausted = exhausted
lcg-board-committed = on the quest
lcg-board-damage = { $damage } of { $of } damage
lcg-board-resources-of =
    { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    }
lcg-board-progress-of = progress { $progress } of { $points }
lcg-board-shadow = shadow card
lcg-board-guarded = guarded by { $guard }
lcg-board-encounter = Encounter card
lcg-board-victory-of = Victory { $points }
lcg-board-keyword-ranged = Ranged
lcg-board-keyword-sentinel = Sentinel
lcg-board-keyword-restricted = Restricted
lcg-board-keyword-guarded = Guarded
lcg-board-keyword-surge = Surge
lcg-board-keyword-doomed = Doomed { $number }
lcg-board-staging = Staging area
lcg-board-staging-empty = Nothing threatens from the staging area.
lcg-board-balance = Willpower { $willpower } against threat { $threat }
lcg-board-staging-threat = Threat { $threat } in the staging area
lcg-board-staging-short = in the staging area
lcg-board-stage = Stage { $stage }
lcg-board-no-progress = can't be completed by progress
lcg-board-location = Active location
lcg-board-no-location = no active location
lcg-board-quest = Quest
lcg-board-encounter-deck = Encounter deck
lcg-board-encounter-discard = Discard pile of the encounter deck
lcg-setup-play = { $seat }: in play
lcg-setup-engaged = { $seat }: engaged enemies
lcg-setup-hand = { $seat }: hand
lcg-setup-discard = { $seat }: discard pile
lcg-setup-staging = Staging area
lcg-setup-active = Active location
lcg-setup-encounter-discard = Discard pile of the encounter deck
lcg-setup-victory = Victory display
lcg-setup-damage = Damage
lcg-setup-resources = Resources
lcg-setup-progress = Progress
lcg-setup-exhausted = Exhausted
lcg-setup-committed = Committed to the quest
lcg-board-encounters = encounters
lcg-board-deck = deck
lcg-board-deck-of = { $seat }'s deck
lcg-board-discards = discarded
lcg-board-discard-of = { $seat }'s discard pile
lcg-board-hand = hand
lcg-board-hand-of = { $seat }'s hand
lcg-board-cards-aside = Look at the table
lcg-board-cards-back = Show the cards
lcg-board-rests = { $seat } holds this card, and isn't asked now.
lcg-board-known-top = What you have seen of it, from the top.
lcg-board-victory-short = victory
lcg-board-aside = aside
lcg-board-aside-title = Set aside
lcg-board-removed = removed
lcg-board-removed-title = Removed from the game
lcg-board-victory = Victory display
lcg-board-threat-of = Threat { $threat } of 50
lcg-board-first = first player
lcg-board-out = out of the game
lcg-board-engaged = Engaged enemies
lcg-board-nobody = Nobody is left.
lcg-board-round = Round { $round }: { $phase }
lcg-board-beside = What is being fought out, and the card that is looked at
lcg-board-captive = prisoner
lcg-board-captive-is = { $card } is a prisoner
lcg-board-guards = guards { $card }
lcg-board-cost = Cost
lcg-board-unique = Unique
lcg-board-changed = { $value } { $now } (printed { $printed }, { $change })
lcg-board-shadow-of = shadow card: { $card }
lcg-board-ahead =
    { $by ->
        [one] 1 progress
       *[other] { $by } progress
    }
lcg-board-behind = { $by } threat for everyone
lcg-board-level = nothing happens

## Answering

lcg-board-commit-these =
    { $count ->
        [one] Send 1 character
       *[other] Send { $count } characters
    }
lcg-board-attack-with =
    { $count ->
        [one] Attack with 1 character
       *[other] Attack with { $count } characters
    }
lcg-board-commit-nobody = Send nobody
lcg-board-choose-somebody = Choose who attacks
lcg-board-would-damage = { $amount } damage
lcg-board-would-destroy = destroys it
lcg-board-pay = Pay { $paid } of { $cost }

## Before the last click

lcg-board-aim-attack = { $card } attacks { $goal }
lcg-board-aim-defend = { $card } defends against { $goal }
lcg-board-aim-attach = { $card } on { $goal }
lcg-board-aim-on = Play it on { $goal }
lcg-board-aim-go-attack = Attack
lcg-board-aim-go-defend = Defend
lcg-board-aim-go-attach = Attach it
lcg-board-aim-go-play = Play it
lcg-board-ahead-destroys = That destroys { $enemy }.
lcg-board-ahead-damages = { $damage } damage. Hit points left: { $left }.
lcg-board-ahead-nothing = Not enough for any damage.
lcg-board-ahead-takes =
    { $damage ->
        [0] { $card } takes no damage.
       *[other] { $card } takes { $damage } damage. Hit points left: { $left }.
    }
lcg-board-ahead-falls = { $card } would be destroyed.
lcg-board-ahead-shadows =
    { $count ->
        [one] A shadow card is still to be turned up.
       *[other] { $count } shadow cards are still to be turned up.
    }
lcg-board-ahead-costs = Costs { $cost }: { $payers }
lcg-board-ahead-from = { $count } from { $hero }
lcg-board-ahead-free = Costs nothing.
lcg-board-takes =
    { $damage ->
        [0] takes nothing
       *[other] takes { $damage }
    }
lcg-board-takes-all = would be destroyed
lcg-board-pick-willing = With willpower
lcg-board-pick-heroes = Heroes
lcg-board-pick-allies = Allies

## Attacks and quests, as they happen

lcg-board-scene-quest = The quest
lcg-board-scene-attack = { $enemy } attacks { $seat }
lcg-board-scene-strike = { $seat } attacks { $enemy }
lcg-board-scene-revealed = Revealed:
lcg-board-go-on = Close
lcg-board-cancelled = cancelled
lcg-board-no-shadow = no shadow effect
lcg-board-shadows-down =
    { $count ->
        [one] a shadow card, face down
       *[other] { $count } shadow cards, face down
    }
lcg-board-would-take = { $card } would take { $amount } and has { $left } left.
lcg-board-undefended = undefended
lcg-board-will-hurt =
    { $amount ->
        [0] no damage as it stands
        [one] 1 damage as it stands
       *[other] { $amount } damage as it stands
    }

## The score

lcg-board-score = Score
lcg-board-score-player = Player
lcg-board-score-dead = Dead heroes
lcg-board-score-damage = Damage
lcg-board-score-sum = Sum
lcg-board-score-total = With { $rounds } rounds (10 each) and { $victory } victory points

## Choosing a match

lcg-difficulty-standard = standard
lcg-difficulty-easy = easy
    .text = Fewer encounter cards, and each hero starts with a resource.
lcg-mode-standard = standard
lcg-mode-beginner = beginner
    .text = Enemies get no shadow cards.
lcg-mode-campaign = campaign
    .text = The three scenarios one after the other, with one score.
lcg-mode-nightmare = nightmare
    .text = A campaign in which threat, damage, dead heroes and discard piles stay.
lcg-mode-easy = easy

## Decks

lcg-workshop = Build decks
lcg-workshop-mine = My decks
lcg-decks-title = Decks
lcg-decks-all = All decks
lcg-decks-mine = My decks
lcg-decks-starters = Ready-made decks
lcg-decks-none = You have no deck yet. Build one, copy a ready-made one, or import one of RingsDB or OCTGN. Decks are kept in this browser.
lcg-decks-gone = That deck isn't in this browser.
lcg-decks-new = New deck
lcg-decks-new-name = New deck
lcg-decks-copy = Copy
lcg-decks-copy-of = { $name }, a copy
lcg-decks-edit = Edit
lcg-decks-look = Look
lcg-decks-remove = Remove
lcg-decks-really = Remove for good
lcg-decks-summary = { $cards } cards, starting threat { $threat }
lcg-decks-import = Import a deck
lcg-decks-import-text = A deck list of RingsDB (text or JSON) or a file of OCTGN (.o8d). Only cards of the core set can be played here.
lcg-decks-file = Choose a file
lcg-decks-paste = … or paste it here
lcg-decks-read = Import
lcg-decks-missing =
    { $count ->
        [one] “{ $name }” has a card that isn't in the core set:
       *[other] “{ $name }” has { $count } cards that aren't in the core set:
    }
lcg-decks-missing-list = Cards that were not found
lcg-decks-keep = Keep it without them
lcg-decks-back = Back
lcg-decks-cards = Cards
lcg-decks-search = Name, text or trait
lcg-decks-only-chosen = only this deck's
lcg-decks-sphere = Sphere
lcg-decks-type = Type
lcg-decks-any = any
lcg-decks-found =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lcg-decks-nothing = No card fits. Try fewer filters.
lcg-decks-name = Name of the deck
lcg-decks-heroes =
    { $count ->
        [one] hero
       *[other] heroes
    }
lcg-decks-count =
    { $count ->
        [one] card
       *[other] cards
    }
lcg-decks-threat = starting threat
lcg-decks-curve = Cards by cost: { $list }
lcg-decks-legal = This deck may be played anywhere.
lcg-decks-free = It can be played here all the same.
lcg-decks-contents = Contents of the deck
lcg-decks-no-hero = No hero yet.
lcg-decks-no-card = None yet.
lcg-decks-play = Play with it
lcg-decks-export = Export …
lcg-decks-saved = Changes are saved in this browser as you make them.
lcg-decks-fixed = A ready-made deck stays as it is; copy it to change it.
lcg-decks-written = The deck as text
lcg-decks-download = Save { $file }
lcg-decks-clipboard = Copy the text
lcg-format-ringsdb-text = RingsDB, text
lcg-format-ringsdb-json = RingsDB, JSON
lcg-format-octgn = OCTGN (.o8d)
