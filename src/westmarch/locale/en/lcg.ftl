### The Lord of the Rings: The Card Game: what is asked, what can be answered, what happened, and why something can't be done.
###
### - A prompt has the decision's kind as its key. `.help` says what it is about and where the rule stands. Other
###   attributes are labels that one token has at this prompt only.
### - A token's label is `lcg-token-<token>`, or `lcg-token-<family>` with { $what } for a token `family:what`. A card in
###   play is its own label: `lcg-card-<token>`.
### - A log sentence has the event's kind as its key; where a decision has the same kind, it is the attribute `.log`.

lcg-name = The Lord of the Rings: The Card Game
    .text = One to four players send their heroes on a quest together, against an encounter deck that plays by itself.
lcg-option-scenario = which quest
    .title = Quest
lcg-option-decks = a deck per player: a starter deck by name, or one of your own as a code
    .title = Decks
lcg-option-difficulty = easy: fewer encounter cards, and each hero starts with a resource
    .title = Difficulty
lcg-option-mode = beginner: no shadow cards; campaign: all three scenarios with one score; nightmare: also threat, damage and decks stay
    .title = Mode
lcg-option-carry = what a campaign brings along; written by the match before

## How a match ends

lcg-result-quest-completed = The last stage is done. The players have won together.
    .short = the quest is completed
lcg-result-eliminated = All players are out. The quest has failed.
    .short = all players are out
lcg-result-prisoner-lost = The player whose hero is in the dungeon is out. Nobody is left to be rescued; the quest has failed.
    .short = the prisoner is lost

## Rules, by chapter

lcg-rule-planning = Phase 2: Planning
lcg-rule-quest = Phase 3: Quest
lcg-rule-travel = Phase 4: Travel
lcg-rule-encounter = Phase 5: Encounter
lcg-rule-combat = Phase 6: Combat
lcg-rule-refresh = Phase 7: Refresh
lcg-rule-setup = Playing the game: setup
lcg-rule-actions = Card effects: actions
lcg-rule-responses = Card effects: responses
lcg-rule-ready = Ready and exhausted
lcg-rule-control = Control and ownership
lcg-rule-unique = Unique cards
lcg-rule-costs = Paying costs
lcg-rule-attachments = Attachment cards
lcg-rule-dol-guldur = quest card
lcg-rule-ranged = Keywords: ranged
lcg-rule-sentinel = Keywords: sentinel
lcg-rule-guarded = Keywords: guarded
lcg-rule-travel-effects = Card effects: travel effects
lcg-rule-deck-building = Building a tournament deck

## What can be answered

lcg-token-all = all of them
lcg-token-bottom = put it on the bottom
lcg-token-damage = 4 damage to an enemy
lcg-token-deck = into the deck
lcg-token-defense = +1 defense
lcg-token-discard = from the discard pile
lcg-token-done = that is all
lcg-token-draw = draw 3 cards
lcg-token-each-player = each player lowers his threat by 2
lcg-token-evenly = from the fullest pools
lcg-token-hand = back to the hand
lcg-token-keep = keep this hand
lcg-token-mulligan = take a new hand
lcg-token-no = no
lcg-token-none = none
lcg-token-one-player = one player lowers his threat by 6
lcg-token-pass = pass
lcg-token-pass-until-change = pass until something changes
lcg-token-threat = lower your threat by 5
lcg-token-top = leave it on top
lcg-token-undefended = nobody defends
lcg-token-use-quest = rescue the prisoner
lcg-token-willpower = +1 willpower
lcg-token-yes = yes
lcg-token-play = play { $what }
lcg-token-use = use { $what }
lcg-token-card = { $what }
lcg-token-count = { $what }
lcg-token-shadow = shadow card { $what }

## Setup

lcg-vote-first = Who should be the first player?
    .help = The players vote; chance decides a tie ({ lcg-rule-setup }).
lcg-mulligan = Do you keep your six cards?
    .help = Once you may shuffle them back and draw six others, which you must keep ({ lcg-rule-setup }).
    .log = { $seat } takes a new hand.
lcg-first-player = { $seat } is the first player.
lcg-shuffled = { $deck } is shuffled.
lcg-deck-encounter-deck = The encounter deck
lcg-deck-deck-p1 = Player 1's deck
lcg-deck-deck-p2 = Player 2's deck
lcg-deck-deck-p3 = Player 3's deck
lcg-deck-deck-p4 = Player 4's deck

## Actions, cards, paying

lcg-window = You may take an action ({ $phase } phase).
    .help = Any number of actions, in any order, until all players pass. “Pass until something changes” skips windows until a card is drawn, revealed, moved, damaged or healed, threat or progress changes, or you can do something new ({ lcg-rule-actions }).
lcg-plan = Play allies and attachments, or take actions.
    .help = The only phase in which they are played. Resources must come from heroes with the card's sphere ({ lcg-rule-planning }).
    .pass = that is all for this phase
lcg-pay = Pay for { $card }: { $cost } to go. How many from { $hero }?
    .help = Resources of several heroes with the matching icon may be combined ({ lcg-rule-planning }).
lcg-respond =
    { $trigger ->
        [committed] Your characters are committed. Respond?
        [damaged] { $card } has taken { $amount } damage. Respond?
        [struck-down] { $card } has been destroyed by the attack. Respond?
        [revealed] { $card } is revealed. Respond before it takes effect?
        [entered] { $card } has entered play. Respond?
        [played] { $card } was played. Respond?
        [left] { $card } has left play. Respond?
        [destroyed] { $card } was destroyed. Respond?
        [travelled] The players have travelled to { $card }. Respond?
        [explored] { $card } is explored. Respond?
        [shadow-effect] The shadow effect of { $card } is about to happen. Respond?
        [defending] { $card } defends. Respond?
        [dealt] Shadow cards have been dealt. Respond?
        [progressed] { $amount } progress was placed on the quest card. Respond?
        [several] Several things have happened at once ({ $cards }). Respond?
       *[other] Respond?
    }
    .help = Responses are used directly after what they respond to, each copy once. Those to what happens at once come in any order you like ({ lcg-rule-responses }).
lcg-attach-to =
    { $sort ->
        [hero] Which hero carries { $card }?
        [character] Which character carries { $card }?
        [enemy] Which enemy is { $card } put on?
        [location] Which location is { $card } put on?
       *[card] What is { $card } attached to?
    }
    .help = Characters of all players can carry attachments; whoever controls the character controls them ({ lcg-rule-attachments }).
lcg-restricted = { $host } has a third restricted attachment: which one is discarded?
    .help = A character carries at most two of them.
lcg-mode = { $card }: which effect?
lcg-player = { $card }: which player?
lcg-target =
    { $sort ->
        [hero] { $card }: which hero?
        [ally] { $card }: which ally?
        [character] { $card }: which character?
        [enemy] { $card }: which enemy?
        [location] { $card }: which location?
        [attachment] { $card }: which attachment?
        [objective] { $card }: which objective?
       *[card] { $card }: which card?
    }
lcg-exhaust = { $card }: who is exhausted?
lcg-damage = { $card }: who takes the damage?
lcg-discard = { $card }: which card do you discard?
lcg-discard-attachment = { $card }: which attachment is discarded?
lcg-sacrifice = { $card }: which of your characters is discarded?
lcg-return-ally = { $card }: which ally goes back to hand?
lcg-from-hand = { $card }: which ally comes into play?
lcg-from-discard = { $card }: which card comes back?
lcg-take = { $card }: which card goes to the hand?
lcg-order = { $card }: which card comes next, from the top?
lcg-search-top = { $card }: which of the top cards do you take?
lcg-fetch = { $card }: which Spider comes into the staging area?
lcg-fetch-from = Where do you take { $card } from?
    .help = A copy that stays in the deck can still come out of it.
    .deck = from the encounter deck
    .discard = from the discard pile
lcg-x = { $card }: how much do you pay for X?
lcg-heal = { $card }: how much damage do you heal on { $hero }?
lcg-look = { $card }: which shadow card do you look at?
lcg-peek = The top card of the encounter deck is { $seen }.
lcg-end-of-phase = { $card } leaves at the end of the phase in two ways: which one happens?
    .help = Effects at the same time are ordered by the first player.
lcg-end-of-round = Which effect at the end of the round comes first?
    .help = Effects at the same time are ordered by the first player.
lcg-toll = Pay { $cost } of { $card }'s resources to ready { $card }?
    .help = A web keeps a hero exhausted in the refresh phase ({ lcg-rule-refresh }).

lcg-played = { $seat } plays { $card }.
lcg-uses = { $seat } uses { $card }.
lcg-responds = { $seat } responds with { $card }.
lcg-attached = { $card } is attached to { $host }.
lcg-attachment-lost =
    { $why ->
        [card] { $card } is discarded ({ $source }).
       *[other] { $card } is discarded.
    }
lcg-entered = { $card } enters play ({ $seat }).
lcg-left =
    { $where ->
        [hand] { $card } goes back to hand{ $why ->
            [card] {" "}({ $source }).
           *[other] .
        }
        [deck] { $card } goes back into the deck.
       *[other] { $card } is discarded from play{ $why ->
            [card] {" "}({ $source }).
           *[other] .
        }
    }
lcg-control = { $seat } takes control of { $card }.
lcg-discarded =
    { $why ->
        [card] { $seat } discards { $card } ({ $source }).
       *[other] { $seat } discards { $card }.
    }
lcg-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
lcg-drew-cards = { $seat } draws { $cards }.
lcg-no-draw = { $seat } can't draw: { $card }.
lcg-took = { $seat } takes a card from his deck.
lcg-looked = { $seat } looks at the top card of the encounter deck: { $card }.
lcg-looked-at = { $seat } looks at { $cards }.
lcg-found = { $seat } puts one of the cards into { $owner }'s hand.
lcg-looked-shadow = { $seat } looks at a shadow card of { $enemy }: { $card }.
lcg-to-bottom = { $seat } puts the top card of the encounter deck on the bottom.
lcg-exhausted =
    { $why ->
        [card] { $card } exhausts ({ $source }).
       *[other] { $card } exhausts.
    }
lcg-readied =
    { $why ->
        [card] { $card } readies ({ $source }).
       *[other] { $card } readies.
    }
lcg-resources =
    { $count ->
        [one] { $card } gains a resource{ $why ->
            [card] {" "}({ $source }).
           *[other] .
        }
       *[other] { $card } gains { $count } resources{ $why ->
            [card] {" "}({ $source }).
           *[other] .
        }
    }
lcg-healed =
    { $why ->
        [card] { $card } is healed of { $count } damage ({ $source }).
       *[other] { $card } is healed of { $count } damage.
    }
lcg-threat =
    { $way ->
        [up] { $seat }'s threat rises by { $by } to { $threat }: { $why ->
            [quest] too little willpower for the quest.
            [refresh] a round is over.
            [doomed] { $source } is doomed.
           *[card] { $source }.
        }
        [down] { $seat }'s threat falls by { $by } to { $threat }: { $source }.
       *[same] { $seat }'s threat stays at { $threat }.
    }
lcg-lasts =
    { $way ->
        [out] The threat of { $cards } doesn't count until the end of the phase ({ $source }).
        [down] { $cards }: { $by } less { $stat } until the end of the { $until } ({ $source }).
       *[up] { $cards }: { $by } more { $stat } until the end of the { $until } ({ $source }).
    }
lcg-fog = Each location in the staging area has { $by } more threat until the end of the phase ({ $source }).
lcg-gloom = The staging area has { $by } more threat until the end of the phase ({ $source }).
lcg-held = { $enemy } can't attack { $seat } in this phase ({ $source }).
lcg-stunned = { $card }'s defense doesn't count in this attack ({ $source }).
lcg-cancelled = { $card } is cancelled.

## The quest

lcg-commit = Who commits to the quest?
    .help = Committed characters exhaust. Their willpower is compared with the threat in the staging area after new cards are revealed ({ lcg-rule-quest }).
    .done = that is all
lcg-round = Round { $round }. { $first } is the first player.
lcg-committed = { $seat } commits { $cards }.
lcg-uncommitted =
    { $why ->
        [card] { $card } is taken off the quest ({ $source }).
       *[other] { $card } is taken off the quest.
    }
lcg-revealed = { $card } is revealed.
lcg-added = { $card } is put into the staging area.
lcg-staged = { $card } goes to the staging area. Threat there: { $threat }.
lcg-surge = { $card } surges: another card is revealed.
lcg-deck-reset = The encounter deck is made anew from its discard pile.
lcg-deck-empty = The encounter deck is empty.
lcg-quest-result = Willpower { $willpower } against threat { $threat }.
lcg-progress =
    { $count ->
        [one] 1 progress on “{ $quest }”.
       *[other] { $count } progress on “{ $quest }”.
    }
lcg-progress-lost =
    { $why ->
        [card] { $count } progress is lost ({ $source }).
       *[other] { $count } progress is lost.
    }
lcg-location-progress = { $count } progress on { $card }.
lcg-explored = { $card } is explored.
lcg-stage = The quest goes on: “{ $quest }”.
lcg-stage-completed = “{ $quest }” is completed.
lcg-captured = { $card } is the prisoner in the dungeons.
lcg-rescued = { $card } is rescued.
lcg-claimed = { $seat } claims { $card } for { $host }.
lcg-objective-lost = { $card } is shuffled into the encounter deck.
lcg-shackled = Iron Shackles lie on { $seat }'s deck.

## The forecast of a quest

lcg-forecast-to-come =
    { $count ->
        [one] One more card is revealed: about { $average } more threat, { $least } to { $most }.
       *[other] { $count } more cards are revealed: about { $average } more threat, { $least } to { $most }.
    }
lcg-forecast-next = You know what comes next: { $cards }.
lcg-forecast-all-seen = No more cards are revealed before the quest is resolved.
lcg-forecast-chance = Willpower { $willpower } makes progress in about { $percent } of 100 cases.
lcg-forecast-beside = Only threat and surge are counted, not what cards do when they are revealed.

## Travelling and encounters

lcg-travel = Where do the players travel?
    .help = To one location of the staging area, if none is active. It no longer adds threat, but takes progress first. The first player decides ({ lcg-rule-travel }).
    .none = stay
lcg-travelled = The players travel to { $card }.
lcg-engage = Which enemy do you engage?
    .help = Each player may engage one enemy of the staging area, whatever its engagement cost. Engaged enemies add no threat, but attack ({ lcg-rule-encounter }).
lcg-engage-tie = Equal engagement costs: which enemy engages { $seat }?
    .help = The first player picks ({ lcg-rule-encounter }).
lcg-engaged = { $enemy } engages { $seat }.
lcg-to-staging =
    { $why ->
        [card] { $card } goes back to the staging area ({ $source }).
       *[other] { $card } goes back to the staging area.
    }

## Combat

lcg-attacker = Which enemy attacks { $seat } next?
    .help = All engaged enemies attack once, in an order the attacked player chooses ({ lcg-rule-combat }).
lcg-defend = { $enemy } attacks with { $attack }. Who defends?
    .help = A defender exhausts and takes attack minus defense. Undefended damage goes to one hero without defense ({ lcg-rule-combat }).
lcg-sentinel = { $enemy } attacks { $seat } undefended with { $attack }. Does a sentinel of yours defend?
    .help = Sentinels may defend for other players ({ lcg-rule-sentinel }).
lcg-undefended = The attack of { $enemy } is undefended: which hero takes the damage?
    .help = All of it goes to one hero; defense doesn't help ({ lcg-rule-combat }).
    .log = Nobody defends { $seat } against { $enemy }.
lcg-damage-defender = { $enemy } hits: which defender takes the damage?
    .help = With several defenders all damage goes to one of them ({ lcg-rule-combat }).
lcg-attack = Which enemy do you attack?
    .help = Each enemy engaged with you once a round; with ranged characters also enemies of others ({ lcg-rule-combat }).
    .done = no more attacks
lcg-attackers = Who attacks { $enemy }?
    .help = Any number of ready characters; their attack is added up ({ lcg-rule-combat }).
lcg-join = Do ranged characters of yours join the attack on { $enemy }?
    .help = { lcg-rule-ranged }.
    .done = no
lcg-shadow-tie = Equal engagement costs: which enemy of { $seat } is dealt the next shadow card?
    .help = Shadow cards are dealt in order of engagement cost, the highest first; among equals the player decides ({ lcg-rule-combat }).
lcg-shadow-dealt = { $enemy } is dealt a shadow card.
lcg-shadow =
    { $effect ->
        [false] { $enemy }'s shadow card is { $card }. It has no shadow effect.
       *[true] { $enemy }'s shadow card is { $card }.
    }
lcg-shadow-cancelled = The shadow effect of { $card } is cancelled.
lcg-attacks = { $enemy } attacks { $seat }.
lcg-defends = { $card } defends against { $enemy }.
lcg-attack-grows =
    { $why ->
        [card] { $enemy } attacks with { $bonus } more ({ $source }).
       *[other] { $enemy } attacks with { $bonus } more.
    }
lcg-blow = Attack { $attack } against defense { $defense }.
lcg-attack-over = The attack of { $enemy } is over.
lcg-strike-over = The attack on { $enemy } is over.
lcg-no-damage = The attack does no damage.
lcg-strikes = { $seat } attacks { $enemy } with { $cards }.
lcg-strength = The attack on { $enemy } has a strength of { $strength }.
lcg-damaged =
    { $why ->
        [card] { $card } takes { $amount } damage ({ $source }).
       *[other] { $card } takes { $amount } damage.
    }
lcg-destroyed = { $card } is destroyed.
lcg-refreshed = All cards ready.
lcg-eliminated =
    { $reason ->
        [threat] { $seat } is out: threat 50.
       *[other] { $seat } is out: no heroes are left.
    }

## Why something can't be done

lcg-why-not-now = That can't be chosen now; something else is asked.
lcg-why-no-target = That isn't a possible choice here.
lcg-why-no-target-for = There is nothing that { $card } could be used on.
lcg-why-no-player = That player can't be chosen here.
lcg-why-no-such-card = There is no such card to choose here.
lcg-why-not-in-hand = { $card } isn't in your hand.
lcg-why-not-in-play = { $card } isn't in play.
lcg-why-not-yours = { $card } isn't under your control.
lcg-why-no-match = No hero of yours has the { $sphere } icon that { $card } needs.
lcg-why-too-dear = { $card } costs { $cost }, and your heroes who can pay for it ({ $sphere }) have { $have }.
lcg-why-too-few-payers = { $card } must be paid by { $cost } different heroes, and { $heroes } of yours could pay.
lcg-why-needs-x = { $card } needs at least 1 resource for X.
lcg-why-no-resource = { $card } has no resource.
lcg-why-unique = { $card } is unique, and one is in play already.
lcg-why-one-ally = The players may play only one ally per round on this stage, and have done so.
lcg-why-nothing-to-attach = There is nothing in play that { $card } can be attached to.
lcg-why-planning-only = { $card } can be played only in the planning phase, on your turn.
lcg-why-only-response = { $card } is a response: it is played when its moment comes.
lcg-why-no-action = { $card } has no action.
lcg-why-no-response = { $card } doesn't respond to this.
lcg-why-responded = { $card } has already responded to this.
lcg-why-other-phase = { $card } can be used only in the { $phase } phase.
lcg-why-used-up =
    { $limit ->
        [one] { $card } can be used once a round, and has been.
       *[other] { $card } can be used { $limit } times a round, and has been.
    }
lcg-why-used-up-phase = { $card } can be used { $limit } times a phase, and has been.
lcg-why-exhausted = { $card } is exhausted.
lcg-why-ready = { $card } is ready already.
lcg-why-unhurt = { $card } has no damage to heal.
lcg-why-empty-hand = Your hand is empty.
lcg-why-decks-empty = No player has cards left to draw.
lcg-why-deck-empty = Your deck is empty.
lcg-why-no-drawing = Nobody can draw cards while { $card } is the active location.
lcg-why-encounter-deck-empty = The encounter deck is empty.
lcg-why-threat-too-low = { $card } needs { $cost } threat to lower.
lcg-why-no-archer = { $card } needs a ready ranged character of yours.
lcg-why-no-treachery = { $card } cancels treacheries only.
lcg-why-not-committed = { $card } didn't just commit to the quest.
lcg-why-not-attacking = The hero wasn't part of that attack ({ $card }).
lcg-why-not-attacked = { $card } works for shadow cards of your own enemies.
lcg-why-first-player = Only the first player can use { $card }.
lcg-why-rescued = The prisoner is rescued already.
lcg-why-captive = { $card } is a prisoner until it is rescued.
lcg-why-no-character = { $card } isn't a character in play.
lcg-why-no-hero = You have no hero who could take it.
lcg-why-chosen = { $card } is chosen already.
lcg-why-claimed = { $card } is claimed already.
lcg-why-guarded = { $card } is guarded by { $guard }.
lcg-why-no-travel-now = Players travel only in the travel phase.
lcg-why-active-location = { $card } is the active location; it must be explored first.
lcg-why-no-location = { $card } isn't a location in the staging area.
lcg-why-must-travel = The players must travel to { $card }.
lcg-why-must-travel-somewhere = The players can't stay: a location makes them travel.
lcg-why-travel-no-ready-hero = Each player must exhaust a hero to travel there, and { $seat } has no ready one.
lcg-why-travel-two-cards = The first player ({ $seat }) must discard 2 cards to travel there, and hasn't got them.
lcg-why-no-engaging-now = Enemies are engaged by choice only in the encounter phase.
lcg-why-no-enemy = { $card } isn't an enemy.
lcg-why-engaged = { $card } is already engaged with { $seat }.
lcg-why-not-in-staging = { $card } isn't in the staging area.
lcg-why-shy = { $card } can't be engaged by choice while another enemy is in the staging area.
lcg-why-no-attack-now = Players attack only in the combat phase, after the enemies.
lcg-why-struck = You have already attacked { $card } this round.
lcg-why-nobody-ready = You have no ready character who could attack { $card }.
lcg-why-enemy-in-staging = { $card } is in the staging area, out of reach.
lcg-why-no-ranged = { $card } isn't ranged, and { $enemy } is engaged with another player.
lcg-why-no-sentinel = { $card } isn't a sentinel.
lcg-why-barred = { $card } can neither attack nor defend with Gandalf's Map.

## Decks and campaigns

lcg-bad-deck-code = “{ $code }” is no deck code: “{ $part }” can't be read. A code is “custom:” (or “free:” for any size), hero numbers, “/”, card numbers with x and their copies, such as custom:1+3+2/13x3+73.
lcg-bad-deck = This deck can't be played. { $problem }
lcg-deck-heroes = A deck has 1 to 3 heroes, not { $count }.
lcg-deck-no-hero = Number { $number } is no hero of the core set.
lcg-deck-hero-twice = { $card } is in the deck twice.
lcg-deck-no-card = Number { $number } is no card for a player's deck.
lcg-deck-copies = { $count } copies of { $card }: at most { $limit } are allowed.
lcg-deck-small = { $count } cards are too few: a deck has at least { $least }.
lcg-deck-dead-card = No hero of the deck can pay for { $card } ({ $sphere }).
lcg-deck-code-long = A deck in one word has at most { $most } characters.
lcg-deck-unreadable = This isn't a deck that can be read. { $problem }
lcg-deck-not-text = It isn't text, or far too long.
lcg-deck-not-json = It begins like JSON, but { $error }.
lcg-deck-no-slots = There are no “slots” with cards in it.
lcg-deck-bad-count = “{ $part }” is no number of copies.
lcg-deck-not-xml = It begins like an OCTGN deck, but { $error }.
lcg-deck-declares = it holds declarations, which no deck needs
lcg-deck-other-game = It is an OCTGN file of something else.
lcg-deck-no-cards = There are no cards in it.
lcg-deck-too-long = It has more than { $most } lines.
lcg-deck-too-many = It has more than { $most } cards.
lcg-deck-nested = There is a “{ $part }” inside a card, where OCTGN has none.
lcg-too-many-decks = { $decks } decks are too many for { $seats } players.
lcg-too-few-decks = { $decks } decks are too few for { $seats } players, and no starter deck fits the heroes that are taken.
lcg-same-hero = Two players can't both have { $card }: heroes are unique.
lcg-bad-carry = “{ $part }” isn't what a campaign brings along.
lcg-no-campaign = Only a finished match of a campaign has a next one (mode “{ $mode }”).

## Reading positions

lcg-text-bad = “{ $value }” can't stand at “{ $name }”. { $hint }
lcg-hint-seat = Seats: { $seats }.
lcg-hint-number = A number from { $low } to { $high } is expected.
lcg-hint-card = There is no card of that name, or not so many copies of it.
lcg-hint-twice = Line { $other } names that card already.
lcg-hint-owner = That card belongs to somebody else.
lcg-hint-copy = It belongs to { $owner }. { $seat } has { $copies }.
lcg-hint-mark = There is no such mark.
lcg-hint-place = That card can't lie there.
lcg-hint-host = That card isn't in play, so nothing can lie on it.
lcg-hint-on = What it lies on must be said: `on=` and a card in play; of `{ $shackles }` `on=` and a player.
lcg-hint-dead = It has no hit points left.
lcg-hint-step = Steps: { $steps }.
lcg-hint-threat = One number for each of { $players } players is expected.
lcg-hint-quest = The quest cards of this scenario are meant.
lcg-hint-one = Exactly one card is expected.
lcg-hint-lasting = “card stat change phase” or “… round” is expected.
lcg-hint-leaving = “card hand”, “card deck” or “card top” is expected.
lcg-hint-result = “- REASON” after a defeat is expected ({ $losses }), or all seats and `{ $won }`.
lcg-hint-out = The first player must be in the game.
lcg-hint-fifty = A player with 50 threat is out.
