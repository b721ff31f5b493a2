### The Battle of Five Armies in the browser: what stands beside the map, in its windows and panels.

b5a-board-turn = Turn { $turn }: { $phase }
b5a-board-mountain = The Lonely Mountain
b5a-board-at-home = at home here
b5a-board-damage = { $count ->
    [one] 1 damage token
   *[other] { $count } damage tokens
}
b5a-board-rolls = Rolls { $dice }, leads { $leadership }
b5a-board-tokens = { $count ->
    [one] 1 unseen token
   *[other] { $count } unseen tokens
}: { $pool }
b5a-board-eagles = { $count ->
    [one] 1 eagle
   *[other] { $count } eagles
}

## The column

b5a-board-fate-at = { $marker } of { $end }
b5a-board-drawn = drawn
b5a-board-face-character = move an army with leadership, move or bring characters, play a Character card
b5a-board-face-army = move two armies, move one and attack, attack together, play an Army card
b5a-board-face-muster = flip tokens, rally, let eagles or bats act, play a Muster card
b5a-board-face-event = draw two cards, or play any card
b5a-board-face-muster_army = a Muster or an Army result
b5a-board-face-will = any result
b5a-board-face-eye = recruit goblins, or move an army with goblins
b5a-board-command-left = { $count ->
    [one] 1 leadership token left in the supply
   *[other] { $count } leadership tokens left in the supply
}
b5a-board-characters = Characters
b5a-board-character = { $name }: { $state ->
    [active] activated, { $where }
    [troubled] troubled, { $where }
    [ready] ready to enter play
    [waiting] { $space ->
        [0] not in play yet
       *[other] waits on space { $space } of fate
    }
    [away] off the map
    [out] eliminated
   *[here] { $where }
}{ $has ->
    [nothing] {""}
   *[things] , { $belongings }
}
b5a-board-state-active = active
b5a-board-state-troubled = troubled
b5a-board-state-ready = ready
b5a-board-state-waiting = waits
b5a-board-state-away = away
b5a-board-state-out = fallen
b5a-board-state-here = in play
b5a-board-cards = Cards
b5a-board-deck = { $count } events to draw
b5a-board-hand-deck = { $hand } in hand, { $deck } stories to draw
b5a-board-used = Used cards
b5a-board-used-count = { $count ->
    [one] 1 used card
   *[other] { $count } used cards
}
b5a-board-dropped = Cards you discarded unseen
b5a-board-dropped-count = { $count ->
    [one] 1 card discarded by you
   *[other] { $count } cards discarded by you
}
b5a-board-card-kind = { $kind ->
    [story] Story
   *[event] Event
} · { $die }
b5a-board-reserves = In the box

## Panels

b5a-board-split = Who leaves { $area }?
b5a-board-command = Leadership tokens
b5a-board-damage-goes = Damage tokens that go along
b5a-board-these-go = These go
b5a-board-losses = Losses in { $area }
b5a-board-rout-losses = { $area }: down to one damage token
b5a-board-too-many = { $area }: down to five units
b5a-board-fall = { $unit } that fall
b5a-board-damage-left = Damage { $before }, then { $after }
b5a-board-damage-kept = Damage tokens that stay
b5a-board-more-fall = More units must fall.
b5a-board-these-fall = { $count ->
    [one] 1 unit falls
   *[other] { $count } units fall
}
b5a-board-nobody-falls = No unit falls
b5a-board-reroll = { $count ->
    [one] One missed die may be rolled again
   *[other] Up to { $count } missed dice may be rolled again
}
b5a-board-reroll-how = A click leaves a die or takes it.
b5a-board-die-black = black die that shows { $value }
b5a-board-die-white = white die that shows { $value }
b5a-board-roll-again = { $count ->
    [one] Roll 1 again
   *[other] Roll { $count } again
}
b5a-board-no-reroll = Leave them all
b5a-board-eagles-fly = { $count ->
    [one] Where does the eagle fly?
   *[other] Where do the { $count } eagles fly?
}
b5a-board-eagles-rest = The others: { $territory }.
b5a-board-fly = Fly
b5a-board-event-card = event card from your hand

## Before the last click

b5a-board-aim-via = by way of { $area }
b5a-board-ahead-strength =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, re-rolls { $leadership }, hits on { $needs }
b5a-board-ahead-chance = You destroy them in { $percent } of 100 combats.
b5a-board-ahead-damage = You take about { $attacker } damage, they { $defender }.
b5a-board-ahead-walls = The walls take the first { $count } damage, and while they stand your dice need a six.
b5a-board-ahead-ford = Across the ford your dice need a six in the first round.
b5a-board-ahead-slope = Uphill your dice need a six in the first round.
b5a-board-ahead-bare = Reckoned to the end, without cards and manoeuvres.
b5a-board-ahead-combined = Reckoned with the army in { $area } alone; others can take its place after each round.
b5a-board-ahead-attack = Attack
b5a-board-ahead-shots =
    { $dice ->
        [one] 1 die, hits on { $needs }: about { $hits } damage.
       *[other] { $dice } dice, hits on { $needs }: about { $hits } damage.
    }

## Combat and other dice

b5a-board-fight = Fight for { $area }
b5a-board-round = Round { $round }
b5a-board-attacks = attacks
b5a-board-defends = defends
b5a-board-superior = Terrain superiority
b5a-board-dice-in-combat = Dice
b5a-board-leadership = Leadership
b5a-board-hits-on = Hits on
b5a-board-spent = used: { $card }
b5a-board-has-chosen = has chosen a card
b5a-board-you-chose = you chose { $card }
b5a-board-rolled = Roll, { $target } or more{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
b5a-board-rolled-again = Again, { $target } or more{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}
b5a-board-scored = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
b5a-board-earlier = Round { $round }: the Free Peoples hit { $free }, the Shadow { $shadow }
b5a-board-rally-dice = An army rallies
b5a-board-archery-dice = Archery
b5a-board-blast-dice = Magic Blast
b5a-board-eagle-dice = The eagles attack
b5a-board-dread-dice = Great Dread
b5a-board-fate-title = Fate
b5a-board-action-dice = Action dice
b5a-board-go-on = Close
