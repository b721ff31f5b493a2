### The Battle of Five Armies in a terminal: headings, short forms, and what can be asked for.

## The overview

b5a-screen-title = Turn { $turn }, { $phase }
b5a-screen-title-action = Turn { $turn }, { $phase }. To act: { $mover }
b5a-screen-dice = { $dice }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand
b5a-screen-to-roll = { $dice } dice to roll
b5a-screen-no-dice = no dice left
b5a-screen-points = { $points } of 10 points
b5a-screen-fate = Fate
b5a-screen-fate-at = at { $marker } of { $end }; { $tiles } tiles in the pool
b5a-screen-fate-cards = fate cards: { $names }
b5a-screen-waiting = waiting: { $names }
b5a-screen-waits = { $name } ({ $space })
b5a-screen-generals = Generals
b5a-screen-general-active = { $name } (activated)
b5a-screen-general-troubled = { $name } (troubled)
b5a-screen-general-used = one has been used before this action
b5a-screen-beasts = In the air
b5a-screen-eagles = eagles: { $where }
b5a-screen-bats = bats: { $where }
b5a-screen-eyrie = eyrie
# So many at a place, or of a kind.
b5a-screen-so-many = { $count } { $name }
b5a-screen-wrath = Beorn's wrath { $count }
b5a-screen-guards = { $count ->
    [one] 1 bodyguard of Bolg
   *[other] { $count } bodyguards of Bolg
}
b5a-screen-rings = { $count ->
    [one] 1 ring token of Bilbo
   *[other] { $count } ring tokens of Bilbo
}
b5a-screen-concentration = Gandalf concentrates
b5a-screen-armour = { $count } damage on Shining Armour
b5a-screen-orcs-on-card = { $count } Orcs on Flying Arrows
b5a-screen-marks = Marks
b5a-screen-table = On the table
b5a-screen-hand = You hold

## The map

b5a-screen-legend = S strength, L leadership, D damage; ▪ unseen recruitment tokens; walls as damage/defence
b5a-screen-values = S{ $strength } L{ $leadership }
b5a-screen-damaged = D{ $damage }
b5a-screen-command = { $count ->
    [one] 1 leadership token
   *[other] { $count } leadership tokens
}
b5a-screen-tokens = ▪{ $count }
b5a-screen-tokens-of = ▪{ $count } { $pool }
b5a-screen-walls = walls { $damage }/{ $defence }
b5a-setup-damage = Damage tokens
b5a-setup-command = Leadership tokens
b5a-setup-tokens = Recruitment token: { $pool }
b5a-setup-walls = Damage to the walls
b5a-screen-held = held by the Shadow
b5a-screen-open = open
b5a-screen-closed = closed
b5a-screen-empty = Nothing is there.
b5a-screen-moving = On the move: { $names }
b5a-screen-boxes = Behind the Mountain

## A combat

b5a-screen-no-battle = There is no combat now.
b5a-screen-battle-title = { $attacker ->
    [free] The Free Peoples attack
   *[shadow] The Shadow attacks
} { $target }, round { $round }
b5a-screen-battle-beorn = Beorn
b5a-screen-battle-spent = used: { $cards }
b5a-screen-battle-chosen = you have chosen { $play }
b5a-screen-battle-waiting = has chosen: { $names }

## Things

b5a-screen-region = { $territory }, { $terrain }
b5a-screen-box = a box beside the map
b5a-screen-site-settlement = settlement
b5a-screen-site-fortification = fortification
b5a-screen-site-fortified-settlement = fortified settlement
b5a-screen-site-mustering = mustering region
b5a-screen-worth = { $points } points
b5a-screen-neighbours = Next to it:
b5a-screen-ford = by a ford
b5a-screen-slope-up = up a slope
b5a-screen-slope-down = down a slope
b5a-screen-from-pass = out of the pass
b5a-screen-place-over = over the { $territory }
b5a-screen-place-waiting = waits on space { $space } of fate
b5a-screen-place-entering = not in play yet
b5a-screen-place-out = eliminated
b5a-screen-place-away = off the map
b5a-screen-place-moving = on the move
b5a-screen-character = leadership { $leadership }, moves { $moves }
b5a-screen-card-type = { $type } card
b5a-screen-card-in-combat = In combat: { $text }
b5a-screen-card-condition = Only if: { $text }
b5a-screen-unit = strength { $strength }, { $left } of { $figures } in the box
b5a-screen-terrain = at home in { $names }
b5a-screen-no-cards = No cards.
b5a-screen-fate-tiles = In the pool: { $tiles }
b5a-screen-pool = { $pool }: { $count } tokens to draw
b5a-screen-unflipped = still face down or to draw: { $names }

## What can be asked for

b5a-screen-topic-map = all regions with armies, tokens or characters
b5a-screen-topic-hand = your cards with their texts
b5a-screen-topic-characters = where everybody is, and what he can do
b5a-screen-topic-fate = the fate track, its tiles and cards
b5a-screen-topic-units = figures in the box, and recruitment tokens
b5a-screen-topic-cards = cards on the table, and used ones
b5a-screen-topic-combat = the combat under way
b5a-screen-topic-status = the overview without the map

b5a-statistic-units-free = units left, Free Peoples
b5a-statistic-units-shadow = units left, Shadow
b5a-score-free = fate
b5a-score-shadow = Shadow's points
b5a-report-card = Cards played
b5a-report-area = Settlements conquered
b5a-report-face = Action dice
b5a-report-opening = First three uses of a die
