### War of the Ring in the browser: what stands beside the map and in its windows.

wotr-board-turn = Turn { $turn }: { $phase }
wotr-board-dice-title = Action dice
wotr-board-dice = Rolls { $dice }, leads { $leadership }
wotr-board-hidden = Hidden
wotr-board-revealed = Revealed!
wotr-board-at = last known in { $region }
wotr-board-track = Progress { $progress }, corruption { $corruption } of { $most }
wotr-board-hunt-empty = no dice
wotr-board-pool =
    { $pool ->
        [one] 1 tile in the pool
       *[other] { $pool } tiles in the pool
    }
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
wotr-board-cards = { $hand } in hand; { $character } + { $strategy } in the decks
wotr-board-stays = stays on the table
wotr-board-all-go = All of them
wotr-board-these-go = These
wotr-board-nobody-goes = Nobody

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
wotr-board-hits = Hits
wotr-board-losses = Losses
wotr-board-no-card = no combat card
wotr-board-card-down = a card, face down
wotr-board-bonus = { $bonus } to each die
wotr-board-over = The battle is over.
wotr-board-hunt-title = The Hunt for the Ring
wotr-board-hunt-dice = The Hunt rolls
wotr-board-hunt-nothing = Nothing found.
wotr-board-go-on = Go on
