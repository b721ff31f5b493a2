### The Battle of Five Armies: the game, its prompts, its log, its reasons.
### Ids in parameters arrive as names (b5a-area-…, b5a-unit-… and so on), the id itself with `-id` added. Areas are in
### $area, $origin, $target, $army, $armies and $path, characters in $who, tokens in $use and $play; every other
### parameter is named as its family.

b5a-name = The Battle of Five Armies
    .text = The Shadow storms the valley before the Lonely Mountain; Elves, Dwarves and Men hold out until help comes.
b5a-seat-free = Free Peoples
b5a-seat-shadow = Shadow
b5a-phase-recovery = Recovery
b5a-phase-generals = Activating generals
b5a-phase-fate = Fate
b5a-phase-command = Shadow command
b5a-phase-roll = Rolling the action dice
b5a-phase-action = Actions
b5a-phase-end = End of the turn

## How a match ends

b5a-result-bolg = Bolg is dead: the Free Peoples win.
    .short = Bolg is dead
b5a-result-beorn = Beorn has come while the Shadow has fewer than 6 points: the Free Peoples win.
    .short = Beorn has come in time
b5a-result-fate = Fate has reached its last space: the Free Peoples win.
    .short = fate has reached its end
b5a-result-points = The Shadow has 10 points at the end of a turn and wins.
    .short = 10 points at the end of a turn
b5a-result-front-gate = The Shadow holds the Front Gate and 10 points and wins at once.
    .short = 10 points and the Front Gate

## What is asked

b5a-activate = Activate a general? Each gives a leadership token, and the Shadow another draw of fate tiles.
    .done = nobody else
b5a-command-to =
    Which army gets { $most ->
        [1] the leadership token?
       *[other] leadership token { $number } of { $most }?
    }
b5a-fate = Fate tile { $tile }: keep it, or put it aside and draw again ({ $left } more)?
    .draw = Draw again
b5a-how-many-bats = How many of your { $total } figures are Great Bats? The others are leadership tokens.
b5a-bats-to = Where does Great Bats figure { $number } of { $most } go?
b5a-lucky = Lucky Number: roll an action die again?
b5a-discard = Too many cards: discard { $excess ->
    [one] 1 card
   *[other] { $excess } cards
}.
b5a-action = Choose an action die.
b5a-use = { $nothing-id ->
    [true] Nothing can be done with the { $face } die now. Discard it all the same?
   *[false] What do you use the { $face } die for?
}
b5a-move-from = { $most ->
    [one] Which army moves?
   *[other] Which army moves ({ $number } of up to { $most })?
}
    .done = no other army
b5a-move-to = Where does the army in { $area } go?
    .done = it stays there
b5a-move-on = The army from { $origin } is in { $area }. Does it go on?
    .done = it stays there
b5a-split-to = Where does the part from { $area } go?
b5a-split-units = { $going ->
    [0] How many units of { $unit } go?
    [one] How many units of { $unit } go (1 goes already)?
   *[other] How many units of { $unit } go ({ $going } go already)?
}
b5a-split-character = Does { $who } go along?
b5a-split-command = How many leadership tokens go?
b5a-split-damage = How many damage tokens go with the { $going ->
    [one] unit that moves
   *[other] { $going } units that move
} ({ $staying ->
    [one] 1 stays
   *[other] { $staying } stay
})?
b5a-attack-from = Which army moves or attacks?
    .done = no other army
b5a-strike = Whom does the army in { $area } attack?
    .done = no attack
b5a-combined = Which army do several of yours attack together?
    .done = no attack
b5a-army = Which army attacks { $target } this round?
b5a-excess = { $area }: more than five units. Remove { $excess ->
    [one] 1 unit
   *[other] { $excess } units
}.
b5a-casualties = { $forced-id ->
    [true] { $area }: { $damage } damage. A unit must go.
   *[false] { $area }: { $damage } damage. Remove a unit?
}
    .done = no unit
b5a-heal = How many damage tokens are removed in { $area }?
b5a-bolg-flip = Bolg has come: where do you flip a token next ({ $number } of { $most })?
b5a-flip = Where do you flip a token ({ $number } of up to { $most })?
    .done = no other token
b5a-which-token = Which token do you choose in { $area }?
b5a-which-pool = From which group is the new token for { $area } drawn?
b5a-substitute = No figure of { $unit } is left in the box: another unit of the group for { $area }?
b5a-rally = Which army rallies ({ $number } of up to { $most })?
    .done = no other army
b5a-reroll = Roll misses again? { $black } black and { $white } white missed, leadership { $leadership }.
b5a-manoeuvre = Round { $round }: choose a card, in secret.
b5a-determined = Determined Attack: which manoeuvre?
b5a-no-quarter = No Quarter: take 1 damage in { $area } for +1 on your dice?
b5a-use-manoeuvre = Use the manoeuvre { $manoeuvre }?
b5a-fell-race = Fell Race in { $area }: two more damage, or a sacrifice?
b5a-captain = Captain of War in { $area }: who is given up for two damage tokens?
b5a-bodyguard = Bodyguard: cancel all { $damage } damage in { $area }?
b5a-escape = { $damage ->
    [one] Bilbo escapes notice and takes the damage token off the army in { $area }?
    [2] Bilbo escapes notice and takes up to two damage tokens off the army in { $area }?
   *[other] Bilbo escapes notice and takes up to two of the { $damage } damage tokens off the army in { $area }?
}
b5a-armour = Shining Armour ({ $on_card } on it): how many of the { $damage } damage does it take?
b5a-press = Does the attack on { $area } go on?
b5a-stand = Does your army in { $area } stand?
b5a-retreat-to = Where does the army in { $area } retreat to?
b5a-drive-to = The army in { $area } has nowhere safe to go: where do you drive it?
b5a-advance = Advance into { $area }?
b5a-advance-army = Which army advances into { $area }?
    .done = no army
b5a-enter-at = Where does { $who } enter?
b5a-walk = Which character moves?
    .done = nobody else
b5a-walk-to = Where does { $who } go?
    .done = stays there
b5a-ring-to = Where does Bilbo go?
b5a-beorn = Beorn in { $area }: move ({ $left } left) or attack?
    .done = he stays there
b5a-archery = Archery: which army is shot at?
b5a-blast = Magic Blast: which army is struck?
    .concentrate = concentrate, and roll 5 dice instead of 3 the next time
b5a-lay-token = Where do you lay a token?
b5a-flip-dwarves = { $who }: where do you flip a Dwarves-and-Men token?
b5a-eagles = The Lord of the Eagles: call another eagle, or fly?
b5a-eagles-to = How many eagles fly to the { $territory }?
b5a-lord-with = With which eagles does their Lord fly?
b5a-eagle-target = Which army do the eagles attack?
b5a-eagle-count = How many eagles attack { $area }?
b5a-swarm = Bats: which army moves?
b5a-reinforce = Which army is reinforced?
b5a-heal-army = Which army loses damage tokens?
b5a-draw-token = In which settlement do you draw and flip a token ({ $number } of up to { $most })?
    .done = no other token
b5a-trumpets = In which settlement do you flip or lay a token ({ $number } of up to { $most })?
    .done = no other settlement
b5a-flip-or-lay = { $area }: flip a token, or lay a new one?
b5a-place-at = Where are the units placed?
b5a-dismay = Dismay: which Shadow army?
b5a-not-lost = Which general comes back?
b5a-repair = Which fortification is repaired?
b5a-repair-count = How much damage of { $area } is repaired?
b5a-bat-away = Remove a Great Bats figure?
    .done = no
b5a-lose-command = Which army of the Free Peoples loses a leadership token?
b5a-lose-token = Where do the Free Peoples lose a recruitment token?
b5a-trouble = Which general is troubled?
b5a-huge-size = Turn a unit of Great Orcs in { $area } into a bodyguard?
b5a-vanish = Which undamaged army takes 1 damage ({ $number } of up to { $most })?
    .done = no other army

## What happened

b5a-turn = Turn { $turn }.
b5a-drew = { $side-id ->
    [free] The Free Peoples draw
   *[shadow] The Shadow draws
} { $what-id ->
    [event] an event card.
   *[story] a story card.
}
b5a-drew-card = You drew “{ $card }”.
b5a-discarded = { $side-id ->
    [free] The Free Peoples discard
   *[shadow] The Shadow discards
} { $what-id ->
    [event] an event card.
   *[story] a story card.
}
b5a-discarded-card = You discarded “{ $card }”.
b5a-event-deck-renewed = The event deck is empty and is made anew from all used and discarded cards: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
b5a-activated = { $who } is activated.
b5a-command = The army in { $area } gets { $count ->
    [one] a leadership token
   *[other] { $count } leadership tokens
} ({ $total } in all).
b5a-command-lost = The army in { $area } loses { $count ->
    [one] a leadership token
   *[other] { $count } leadership tokens
}.
b5a-tile-drawn = The Shadow draws a fate tile: { $tile }.
b5a-tile-aside = The Shadow puts the tile aside and draws again.
b5a-tile-used = The last tile counts: { $tile }.
b5a-tile-added = A tile is added to the pool: { $tile }.
b5a-fate-moved = { $spaces ->
    [0] The fate marker stays on { $marker }.
    [one] The fate marker goes { $back-id ->
        [true] back 1 space
       *[false] on 1 space
    }, to { $marker }.
   *[other] The fate marker goes on { $spaces } spaces, to { $marker }.
}
b5a-figure-shifted = { $who } now waits on space { $space }.
b5a-fate-card = Fate card: “{ $fate }”.
b5a-bats = Great Bats gather: { $where }.
b5a-bats-left = { $area-id ->
    [none] A Great Bats figure leaves the { $territory }, as the card says.
   *[other] A Great Bats figure leaves the { $territory } and lets the army in { $area } move.
}
b5a-action-dice = { $side-id ->
    [free] The Free Peoples roll
   *[shadow] The Shadow rolls
} the action dice: { $faces }.
b5a-lucky-roll = Lucky Number: the { $rolled } die is rolled again and shows { $face }.
b5a-passed = { $side-id ->
    [free] The Free Peoples pass.
   *[shadow] The Shadow passes.
}
b5a-die = { $side-id ->
    [free] The Free Peoples take
   *[shadow] The Shadow takes
} a die: { $face }.
b5a-die-wasted = The { $face } die is discarded unused.
b5a-die-lost = The Shadow loses a die: { $face }.
b5a-used = { $side-id ->
    [free] The Free Peoples use
   *[shadow] The Shadow uses
} it: { $use }.
b5a-general = { $who } uses his ability.
b5a-card-played = { $side-id ->
    [free] The Free Peoples play
   *[shadow] The Shadow plays
} “{ $card }”.
b5a-card-off-table = “{ $card }” leaves the table.
b5a-moved = { $path-count ->
    [one] From { $origin } to { $path }
   *[other] From { $origin } along { $path }
}: { $units }{ $who-count ->
    [0] {""}
   *[other] , with { $who }
}.
b5a-tokens-lost = { $side-id ->
    [free] The Free Peoples lose
   *[shadow] The Shadow loses
} { $count ->
    [one] 1 unseen recruitment token
   *[other] { $count } unseen recruitment tokens
} in { $area }{ $by-id ->
    [card] .
   *[enemy] : the enemy has come.
}
b5a-conquered = The Shadow takes { $area } and has { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
b5a-freed = { $area } is free again; the Shadow has { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
b5a-placed = New in { $area }: { NAME($unit, $count) }.
b5a-pass-opened = { $area } is open.
b5a-token-laid = { $pool-id ->
    [dwarves] A Dwarves-and-Men token
    [elves] An Elves token
   *[shadow] A Shadow token
} is laid in { $area }.
b5a-token-flipped = { $pool-id ->
    [dwarves] A Dwarves-and-Men token
    [elves] An Elves token
   *[shadow] A Shadow token
} in { $area } shows { $recruit }.
b5a-rolled = { $roll-id ->
    [rally-dice] Rally in { $area }
    [archery-dice] Archery at { $area }
    [blast-dice] Magic Blast at { $area }
    [eagle-dice] An eagle attacks { $area }
   *[dread-dice] Great Dread
}: rolled { $dice } ({ $target } or more needed), { $hits ->
    [0] no successes
    [one] 1 success
   *[other] { $hits } successes
}.
b5a-rerolled = { $roll-id ->
    [rally-dice] Rally in { $area }
    [archery-dice] Archery at { $area }
    [blast-dice] Magic Blast at { $area }
    [eagle-dice] An eagle attacks { $area }
   *[dread-dice] Great Dread
}: rolled { $dice } again, { $hits ->
    [0] no more successes
    [one] 1 more success
   *[other] { $hits } more successes
}.
b5a-rallied = { $count ->
    [0] The army in { $area } rallies in vain.
    [one] The army in { $area } rallies: 1 damage token removed, { $left } left.
   *[other] The army in { $area } rallies: { $count } damage tokens removed, { $left } left.
}
b5a-lost = The army in { $area } loses a unit of { $unit }.
b5a-destroyed = The army in { $area } is destroyed.
b5a-eliminated = { $who } is eliminated.
b5a-healed = { $area }: { $count ->
    [one] 1 damage token removed
   *[other] { $count } damage tokens removed
}, { $left } left.
b5a-damage = The army in { $area } takes { $count } damage ({ $total } in all).
b5a-walls-hit = The walls of { $area } take { $count } damage; they can take { $left } more.
b5a-breached = { $area } is breached.
b5a-repaired = { $area }: { $count } damage of the walls repaired.
b5a-wrath = Beorn gains { $count } wrath: { $total } in all.
b5a-wrath-lost = Beorn loses { $count } wrath: { $left } left.
b5a-guards = Bolg has { $total } bodyguards.
b5a-bodyguard-used = A bodyguard dies for Bolg: { $damage } damage cancelled.
b5a-bodyguard-holds = The bodyguard stops { $damage } damage more of the same round.
b5a-armour-used = Shining Armour takes { $count } damage ({ $on_card } on it).
b5a-armour-broken = Shining Armour is broken.
b5a-escaped = Bilbo escapes from { $area } ({ $rings ->
    [one] 1 ring token left
   *[other] { $rings } ring tokens left
}).
b5a-ring-used = Bilbo puts on the ring and appears in { $area } ({ $rings ->
    [one] 1 ring token left
   *[other] { $rings } ring tokens left
}).
b5a-entered = { $area-id ->
    [eagles_eyrie] { $who } comes to the eyrie: eagles can be used from now on.
   *[other] { $who } enters play in { $area }.
}
b5a-walked = { $who } goes from { $origin } to { $area }.
b5a-beorn-moved = Beorn goes from { $origin } to { $area }.
b5a-concentrated = Gandalf concentrates.
b5a-eagles-called = { $count ->
    [one] An eagle comes
   *[other] { $count } eagles come
} to the eyrie.
b5a-eagles-flew = The eagles fly out: { $where }. Their Lord is over the { $lord }.
b5a-eagles-struck = { $count ->
    [one] An eagle flies home and attacks on the way: { $armies }.
   *[other] { $count } eagles fly home and attack on the way: { $armies }.
}
b5a-shots = Archers and lake-men in { $armies } shoot at { $target }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
b5a-blasted = { $focused-id ->
    [true] Gandalf in { $origin } strikes { $target } with his concentration
   *[false] Gandalf in { $origin } strikes { $target }
}: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
b5a-troubled = { $who } has a troubled mind.
b5a-attack = { $side-id ->
    [free] The Free Peoples attack
   *[shadow] The Shadow attacks
} { $target } from { $armies }.
b5a-terrain = { $by_card-id ->
    [true] { $side-id ->
        [free] The Free Peoples have
       *[shadow] The Shadow has
    } terrain superiority in { $area } by a card.
   *[false] { $side-id ->
        [free] The Free Peoples have
       *[shadow] The Shadow has
    } terrain superiority in { $area }: the { $terrain } favour { $own ->
        [one] 1 unit
       *[other] { $own } units
    } against { $other }.
}
b5a-round = Round { $number } at { $area }.
b5a-revealed = { $side-id ->
    [free] The Free Peoples reveal
   *[shadow] The Shadow reveals
} “{ $play }”.
b5a-combat-roll = { $side-id ->
    [free] The Free Peoples roll
   *[shadow] The Shadow rolls
} { $dice }{ $black ->
    [0] {""}
    [one] {""}, the first die black
   *[other] {""}, the first { $black } dice black
} ({ $target } or more needed{ $bonus ->
    [0] {""}
   *[other] {" "}with +{ $bonus }
}{ $modifiers-count ->
    [0] {""}
   *[other] {""}: { $modifiers }
}): { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
b5a-combat-reroll = { $side-id ->
    [free] The Free Peoples roll
   *[shadow] The Shadow rolls
} { $dice } again, with leadership { $leadership } ({ $target } or more needed{ $bonus ->
    [0] {""}
   *[other] {" "}with +{ $bonus }
}): { $hits ->
    [0] no more hits
    [one] 1 more hit
   *[other] { $hits } more hits
}.
b5a-overmastered = Overmastered: { $side-id ->
    [free] the Free Peoples roll
   *[shadow] the Shadow rolls
} no misses again.
b5a-no-quarter-paid = No Quarter: the army in { $area } takes 1 damage for +1 on its dice.
b5a-manoeuvred = { $side-id ->
    [free] The Free Peoples use
   *[shadow] The Shadow uses
} the manoeuvre { $manoeuvre }.
b5a-dealt = { $area }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}{ $more ->
    [0] {""}
   *[other] {""}, { $more } more by manoeuvres
}{ $less ->
    [0] {""}
   *[other] {""}, { $less } cancelled
}: { $total } damage.
b5a-vampires = A Great Bats figure over the { $territory } is given up: 1 more damage ({ $left } left there).
b5a-combat-won = { $side-id ->
    [free] The Free Peoples win
   *[shadow] The Shadow wins
} the fight for { $area }.
b5a-fight-over =
    The fight for { $area } is over after { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
b5a-combat-over = { $why-id ->
    [fog] Dense Fog ends the fight for { $area }.
    [attacker] The attackers of { $area } are destroyed.
    [both] Both armies are destroyed; { $area } stays with the defender.
   *[ceased] { $side-id ->
        [free] The Free Peoples stop
       *[shadow] The Shadow stops
    } the attack on { $area }.
}
b5a-routed = The army in { $area } routs: it loses units until no damage token is left, or one.
b5a-driven = The army in { $origin } has nowhere safe to go: it is driven to { $area } and takes 1 damage.
b5a-retreated = The army in { $origin } withdraws to { $area }.
b5a-advanced = { $side-id ->
    [free] The Free Peoples advance
   *[shadow] The Shadow advances
} from { $origin } into { $area }.

## Why not

b5a-why-active-already = { $who } is activated already.
b5a-why-already-moved = What is left in { $area } has moved already.
b5a-why-bats-limit = There are six Great Bats, and bats and leadership tokens together are as many as your dice: at most { $high }.
b5a-why-beorn-alone = Beorn never shares a region with army units: { $area } has some.
b5a-why-beorn-there = Beorn is in { $area }; army units can't be there.
b5a-why-bolg-waits = Bolg comes only while a Shadow army is in the Valley.
b5a-why-box-one-way = From { $origin } the only way is forward.
b5a-why-card-other-army = The army in { $area } is not one the card speaks of.
b5a-why-card-other-region = The card does not place units in { $area }.
b5a-why-character-moved = { $who } has moved in this action.
b5a-why-charge-no-retreat = Elven Charge: no retreat at the end of the first round.
b5a-why-choose-die = Choose an action die first.
b5a-why-chosen-already = { $area } has been chosen already.
b5a-why-command-there = Each leadership token goes to another army; { $area } has got one.
b5a-why-concentrated = Gandalf has concentrated already.
b5a-why-damage-split = No part of the army may have more damage tokens than units: { $low } to { $high } go along.
b5a-why-die-chosen = A die has been chosen: use it, or discard it.
b5a-why-eagles-there-already = Each eagle attacks another army; one attacks { $area } already.
b5a-why-eliminated = { $who } is out of the game.
b5a-why-enemy-army = There is an enemy army in { $area }.
b5a-why-enemy-control = The enemy controls { $area }.
b5a-why-entry-held = { $who } enters at { $area }, which the enemy holds.
b5a-why-fate-at-zero = The fate marker can't go back from 0.
b5a-why-flip-elsewhere = No token is flipped in { $area } now.
b5a-why-flipped-here = A token has been flipped in { $area } in this action.
b5a-why-free-only = Only the Free Peoples have generals.
b5a-why-general-before-die = A general's ability is used before a die is chosen.
b5a-why-general-used = One general's ability has been used before this action.
b5a-why-has-damage = The army in { $area } has damage already.
b5a-why-in-play-already = { $who } is in play.
b5a-why-lacks-unit = The army in { $area } has no unit of { $unit }.
b5a-why-laid-here = The tokens go to different regions; { $area } has got one.
b5a-why-leadership-goes = The part that moves must have leadership with it.
b5a-why-lord-not-in-play = The Lord of the Eagles is not in play.
b5a-why-manoeuvre-not-held = That card is not in your hand in this combat.
b5a-why-manoeuvre-spent = That card is used; Regroup takes it back.
b5a-why-must-lose = Units must be removed now.
b5a-why-needs-dale = The Shadow must control the Ruins of Dale.
b5a-why-needs-ravenhill = The Free Peoples must control Ravenhill.
b5a-why-needs-regroup = Only an army that played the Regroup card in this round may retreat; any other can only rout.
b5a-why-needs-two-settlements = The Shadow must control two settlements.
b5a-why-needs-two-sites = The Shadow must control two settlements or fortifications.
b5a-why-no-army = You have no army in { $area }.
b5a-why-no-bats = No Great Bats are on the map.
b5a-why-no-bats-army = No army that can move is in a territory with Great Bats.
b5a-why-no-bats-there = No Great Bats are in the territory of { $area }, or the army there can't move.
b5a-why-no-company = No other Free character and no Free leadership token is in { $area }.
b5a-why-no-damage = The army in { $area } has no damage.
b5a-why-no-die-for-it = None of your unused dice can be used for that.
b5a-why-die-of-use = The { $face } die can be used: use it, or discard it.
b5a-why-no-dwarf-token = No Dwarves-and-Men token lies in { $area }.
b5a-why-no-eagle-near = No eagle is left in the territory of { $area }.
b5a-why-no-eagle-target = No eagle is in the territory of a fitting Shadow army.
b5a-why-no-eagles = No eagle is left to call or to send.
b5a-why-no-enemy = There is no enemy army in { $area }.
b5a-why-no-enemy-command = No enemy leadership token is in { $area }.
b5a-why-no-enemy-token = No enemy recruitment token lies in { $area }.
b5a-why-no-entry-region = There is no region where { $who } could enter now.
b5a-why-no-goblins-left = All Goblins are in play.
b5a-why-no-led-beside = No Free army with leadership is beside { $area }.
b5a-why-no-orcs-on-card = No Orcs wait on Flying Arrows and Wild Spears.
b5a-why-no-other-die = There is nothing else to choose.
b5a-why-no-rings = Bilbo has no ring tokens left.
b5a-why-no-shooter = No archers or lake-men in hills or mountains have { $area } in range.
b5a-why-no-such-die = You have no unused { $face } die.
b5a-why-no-token = You have no token in { $area }.
b5a-why-no-token-region = No token is left, or no settlement or fortification can take one.
b5a-why-no-token-to-flip = No Dwarves-and-Men token can be flipped.
b5a-why-no-tokens = You have no token on the map that could be flipped.
b5a-why-no-trouble = Troubled Mind is not on the table.
b5a-why-no-wall-damage = The fortification of { $area } has no damage.
b5a-why-no-way-back = Nothing goes from a region into { $area }.
b5a-why-no-wrath = Beorn's last wrath token can't be spent.
b5a-why-nobody-in-range = { $who } has no Shadow army in range.
b5a-why-nobody-surrounded = No enemy army is beside two of your armies.
b5a-why-nobody-to-walk = None of your characters is on the map.
b5a-why-not-a-fort = { $area } is no fortification.
b5a-why-not-a-general = { $who } is no general.
b5a-why-not-a-region = { $area } is not a region.
b5a-why-not-a-settlement = { $area } is no settlement.
b5a-why-not-a-site = { $area } is neither settlement nor fortification.
b5a-why-not-active = { $who } has no activation token.
b5a-why-not-adjacent = { $area } is not adjacent to { $origin }.
b5a-why-not-attacking = The army in { $area } takes no part in this attack.
b5a-why-not-broken-lands = { $area } is not in the Broken Lands.
b5a-why-not-eliminated = { $who } has not been eliminated.
b5a-why-not-in-hand = You don't hold { $card }.
b5a-why-not-in-play = { $who } is not in play.
b5a-why-not-kindly-missing = The fate card Eagles are not kindly birds is not in play.
b5a-why-not-led = The army in { $area } has no leadership.
b5a-why-not-mountains = { $area } is not in the mountains.
b5a-why-not-mustering = { $area } is no mustering region.
b5a-why-not-on-map = { $who } is not on the map.
b5a-why-not-ready = { $who } waits on space { $space }, and fate is at { $marker }.
b5a-why-not-south = { $area } does not touch the southern edge of the map.
b5a-why-not-surrounded = Fewer than two of your armies are beside { $area }.
b5a-why-not-with-army = { $who } is not with that army.
b5a-why-not-your-side = That is for the other side.
b5a-why-nothing-to-attack = No such army can move or attack.
b5a-why-nothing-to-move = No such army can move.
b5a-why-nothing-to-rally = None of your armies has damage.
b5a-why-nowhere-to-go = The army in { $area } has nowhere to go.
b5a-why-number-range = Only { $low } to { $high } is possible.
b5a-why-out-of-range = { $area } is out of Gandalf's range.
b5a-why-own-army = There is an army of yours in { $area }.
b5a-why-own-control = You control { $area }.
b5a-why-pass-after-general = After a general's ability an action must follow.
b5a-why-pass-closed = { $area } is closed until five units are in its mustering point.
b5a-why-pass-needs-fewer = You may pass only with fewer unused dice than the other side.
b5a-why-pool-empty = No recruitment token is left.
b5a-why-rallied-already = The army in { $area } has rallied in this action.
b5a-why-reroll-limit = Only missed dice are rolled again, at most { $most } of them.
b5a-why-retreat-beside = { $area } is adjacent to an enemy army.
b5a-why-retreat-ford = A ford leads to { $area }.
b5a-why-retreat-is-free = Regroup was played: the army retreats without the losses of a rout.
b5a-why-story-in-combat = Story cards are not used in combat.
b5a-why-told-to-stay = The army in { $area } stays where it is, as you have said.
b5a-why-too-far =
    { $who } moves at most { $steps ->
        [one] one region
       *[other] { $steps } regions
    }.
b5a-why-troubled = { $who } has a troubled mind.
b5a-why-units-there = { $low } to { $high } of these units can go.
b5a-why-wrong-die = { $card } needs a result of its own type or an Event.
b5a-why-wrong-symbol = This die can't be used for that.

## Where a rule stands

b5a-rule-armies = chapter IX, Armies
b5a-rule-bats = chapter XII, Great Bats
b5a-rule-beorn = chapter XII, Beorn
b5a-rule-bilbo = chapter VIII, Bilbo's sheet
b5a-rule-bolg = chapter XII, Bolg
b5a-rule-card-conditions = chapter VI, Conditions of cards
b5a-rule-cards = chapter VI, Playing cards
b5a-rule-casualties = chapter X, Removing casualties
b5a-rule-characters = chapter VIII, Moving characters
b5a-rule-combat = chapter X, Combat
b5a-rule-combined = chapter X, Combined attack
b5a-rule-dice = chapter V, Action dice
b5a-rule-eagles = chapter XII, The Lord of the Eagles and the eagles
b5a-rule-entering = chapter VIII, Bringing characters into play
b5a-rule-fate = chapter VII, Fate
b5a-rule-fortifications = chapter X, Fortifications
b5a-rule-generals = chapter VIII, Generals
b5a-rule-leadership = chapter IX, Armies with leadership
b5a-rule-limit = chapter IX, Unit limit
b5a-rule-manoeuvre = chapter X, Step 1: manoeuvre
b5a-rule-movement = chapter IX, Moving armies
b5a-rule-passes = chapter IX, Mountain passes
b5a-rule-passing = chapter V, Using action dice
b5a-rule-rally = chapter IX, Rallying armies
b5a-rule-range = chapter VIII, The range template
b5a-rule-recruiting = chapter IX, Mustering armies
b5a-rule-rerolls = chapter X, Step 3: leader re-roll
b5a-rule-retreat = chapter X, Retreat
b5a-rule-splitting = chapter IX, Splitting an army
b5a-rule-tokens = chapter IX, Placing recruitment tokens

## What can be wrong in a position

b5a-text-battle = “{ $name }: { $value }” is no combat that can go on.
b5a-text-beorn = Beorn can't be in { $text } together with army units.
b5a-text-board = “board” can only be “empty”.
b5a-text-both-sides = both sides have an army in { $text }.
b5a-text-card-twice = { $text } is in two places.
b5a-text-counts = “{ $text }” should be “name count”.
b5a-text-damage = the army in { $text } has more damage than units.
b5a-text-held = a Free army stands in { $text }, so the Shadow can't control it.
b5a-text-limit = more than { $highest } units in { $text }.
b5a-text-no-army = leadership tokens without an army in { $text }.
b5a-text-no-fort = { $text } is no fortification.
b5a-text-no-general = { $text } is no general.
b5a-text-lord-alone = The Lord of the Eagles counts as one of the eagles where he is: there are none.
b5a-text-no-place = { $name } can't be there: { $text }.
b5a-text-no-site = { $text } is neither settlement nor fortification.
b5a-text-number = “{ $text }” should be a number up to { $highest }.
b5a-text-orcs-on-card = Orcs wait on Flying Arrows and Wild Spears while it is on the table: “table: sp_story_05” and “orcs on card” go together.
b5a-text-other-side = { $text } belongs to the other side.
b5a-text-result = “{ $value }” should be “seat reason”.
b5a-text-too-many = more { $text } than there are.
b5a-text-troubled = Troubled Mind lies on the table with its general: “table: sp_story_06” and “troubled” go together.
b5a-text-twice = “{ $text }” is there twice.
b5a-text-unknown = there is no “{ $text }” here.
b5a-text-wrath = Beorn in play needs wrath.
