### War of the Ring in the browser: what stands beside the map and in its windows.

wotr-board-turn = Turn { $turn }
wotr-board-dice = Rolls { $dice }, leads { $leadership }
wotr-board-click-moves = Click or drag this army to its goal.
wotr-board-next-to = Next to { $regions }
wotr-board-hidden = Hidden
wotr-board-revealed = Revealed!
wotr-board-where = Last known in { $region }, progress { $progress }
wotr-board-corruption = · corruption { $corruption }/{ $most }
wotr-board-track = Progress { $progress }, corruption { $corruption } of { $most }
wotr-board-hunt-empty = no dice
wotr-board-pool =
    { $pool ->
        [one] 1 tile in the pool
       *[other] { $pool } tiles in the pool
    }
wotr-board-in-pool = In the pool: { $tile }
wotr-board-politics = Political track
wotr-board-war = war
wotr-board-nation-war = { $nation }: at war
wotr-board-nation-active =
    { $steps ->
        [one] { $nation }: active, 1 step from war
       *[other] { $nation }: active, { $steps } steps from war
    }
wotr-board-nation-passive =
    { $steps ->
        [one] { $nation }: passive, 1 step from war
       *[other] { $nation }: passive, { $steps } steps from war
    }
wotr-board-points-of = { $points } of { $needed } victory points
wotr-board-hand-of = { $hand } in hand: { $character } Character, { $strategy } Strategy
wotr-board-piles = hand, decks, discarded
wotr-board-decks = { $character } + { $strategy }
wotr-board-decks-title = Cards left in the Character and the Strategy deck
wotr-board-discards =
    { $count ->
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }
wotr-board-discards-title = Discarded cards
wotr-board-left = { $count } left
wotr-board-reserves = Reinforcements and fallen
wotr-board-stays = stays on the table
wotr-board-all-go = All go
wotr-board-these-go = These go
wotr-board-these-fall = These fall
wotr-board-worth =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
wotr-board-hits-left = { $taken } of { $goal } hits
wotr-board-nobody-goes = Nobody goes

## Battle and Hunt

wotr-board-battle = { $kind }: { $region }
wotr-board-round = Round { $round }
wotr-board-attacks = attacks
wotr-board-defends = defends
wotr-board-strength = Strength
wotr-board-leadership = Leadership
wotr-board-to-hit = Hits on
wotr-board-roll = Combat roll
wotr-board-reroll = Leader re-roll
wotr-board-extra = Additional attack
wotr-board-hits = Hits taken
wotr-board-source-roll = combat roll
wotr-board-source-reroll = leader re-roll
wotr-board-source-added = by card
wotr-board-source-extra = additional attack
wotr-board-source-card = by card
wotr-board-source-taken-off = cancelled
wotr-board-source-spent = used otherwise
wotr-board-action-dice = Action dice
wotr-board-to-hunt-box =
    { $eyes ->
        [0] No Eye.
        [one] 1 Eye goes into the Hunt Box.
       *[other] { $eyes } Eyes go into the Hunt Box.
    }
wotr-board-hunt-bonus =
    { $box ->
        [0] +{ $bonus } by card
       *[other] +{ $bonus } to each die, { $box } of it for Free Peoples dice in the Hunt Box
    }
wotr-board-because-of-walls =
    { $walls ->
        [stronghold] stronghold
        [city] city, first round
       *[fortification] fortification, first round
    }
wotr-board-scored =
    { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
wotr-board-walls = walls:
wotr-board-earlier = Round { $round }: the Free Peoples took { $free }, the Shadow { $shadow }.
wotr-board-nobody-left = nobody is left
wotr-board-losses = Losses
wotr-board-halved = { $figure } (reduced)
wotr-board-no-card = no combat card
wotr-board-card-down = a card, face down
wotr-board-bonus = { $bonus } to each die
wotr-board-over = The battle is over.
wotr-board-hunt-title = The Hunt for the Ring
wotr-board-hunt-dice = The Hunt rolls
wotr-board-hunt-needs = succeeds on { $needs }
wotr-board-hunt-nothing = Nothing found.
wotr-board-go-on = Close

wotr-board-known-to = Known to { $seats }.

## Three and four players

wotr-board-players = Players
wotr-board-leads = leads
wotr-board-leads-title = { $seat } is the leading player of this turn.
wotr-board-next = acts next
wotr-board-next-title = { $seat } has the next action of this side.
wotr-board-tally-title = { $seat } counts { $points }: victory points taken, less those that the own nations have lost.
wotr-board-seen =
    { $count ->
        [one] you know one of these cards
       *[other] you know { $count } of these cards
    }
wotr-board-used = The last action was for { $what }. The next one may not be.
wotr-board-nation-of = { $about }. Led by { $seat }
wotr-board-land-of = Land of { $seat }
wotr-board-captured-by = Taken by { $seat }
wotr-board-apart = Partners' units, standing apart
wotr-board-mixed = Mixed army, led by { $seat }
wotr-board-commanded = Led by { $seat }
wotr-board-team-won = They win together: { $seats }.
wotr-board-foremost =
    { $count ->
        [one] { $seats } is foremost, and wins as a person.
       *[other] { $seats } have the same count, and win both as a person.
    }
wotr-board-counts = What each player counts

## Lords of Middle-earth

wotr-board-version-secret = { $name } (the Shadow has not seen which card it is)
wotr-board-version-seen = { $name } (the Shadow has seen this card)
wotr-board-version-hidden = { $name } (which card it is, is hidden)
wotr-board-special = Lords of Middle-earth
wotr-board-special-ready = { $special } die: rolled in this turn
wotr-board-aside = Set aside
wotr-board-rolled = Rolled
wotr-board-special-aside = Set aside: { $die }
wotr-board-special-gone = { $special } die: out of the game
wotr-board-removes = { $die }. It bears the sign of removal.
wotr-board-hunt-eye = { $die }, in the Hunt Box
wotr-board-ring-free = { $ring }: with the Free Peoples
wotr-board-ring-shadow = { $ring }: with the Shadow
wotr-board-ring-nobody = { $ring }: out of play
wotr-board-tokens = Action tokens
wotr-board-tokens-used = Action tokens (one was used in this turn)

## Before an attack

wotr-board-ahead-strength =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, re-rolls { $leadership }, hits on { $needs }
wotr-board-ahead-chance = You destroy them in { $percent } of 100 battles.
wotr-board-ahead-siege = The stronghold falls in { $percent } of 100 assaults.
wotr-board-ahead-losses = You take about { $attacker } hits, they { $defender }.
wotr-board-ahead-walls = Reckoned to the end and without cards. They may withdraw into the stronghold.
wotr-board-ahead-bare = Reckoned to the end and without cards.
wotr-board-ahead-attack = Attack
