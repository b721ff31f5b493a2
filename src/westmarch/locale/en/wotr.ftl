### War of the Ring: what is asked, what can be answered, what happened, and why something can't be done.
###
### - A prompt has the decision's kind as its key. `.help` says what it is about and where the rule stands. Other
###   attributes are labels that one token, or a family of them, has at this prompt only.
### - A token's label is `wotr-token-<token>`, or `wotr-token-<family>` with { $what } for a token `family:what`.
###   Regions and figures are their own labels.
### - A log sentence has the event's kind as its key; where a decision has the same kind, it is the attribute `.log`.
### - Ids in parameters arrive as names, in other forms with NAME($figure, $count) (docs/languages.md); the id itself is
###   there with `-id` added, and the length of a list with `-count`.

wotr-name = War of the Ring
    .text = Two sides fight for Middle-earth: armies march to war, and in secret a Fellowship carries the Ring to Mount Doom.
wotr-option-lome = the expansion Lords of Middle-earth

## How a match ends

wotr-result-ring-destroyed = The Ring is destroyed in the Cracks of Doom. The Free Peoples win.
    .short = the Ring is destroyed
wotr-result-ring-bearers-corrupted = The Ring-bearers are corrupted: the Dark Lord has his Ring again. The Shadow wins.
    .short = the Ring-bearers are corrupted
wotr-result-shadow-conquers = The Shadow holds cities and strongholds worth 10 victory points or more. It has conquered Middle-earth.
    .short = the Shadow conquers
wotr-result-free-peoples-conquer = The Free Peoples hold Shadow cities and strongholds worth 4 victory points or more. The Shadow is driven back.
    .short = the Free Peoples conquer

## Rules, by chapter

wotr-rule-dice = chapter IV, Using the action dice
wotr-rule-elven-rings = chapter IV, Elven Rings
wotr-rule-hunt-dice = chapter IV, Dice for the Hunt
wotr-rule-events = chapter V, Event cards
wotr-rule-recruiting = chapter VI, Mustering
wotr-rule-army-movement = chapter VI, Army movement
wotr-rule-characters = chapter VI, Characters on the move
wotr-rule-battle = chapter VI, Battles
wotr-rule-siege = chapter VI, Strongholds and sieges
wotr-rule-character-cards = chapter VI, Character cards
wotr-rule-politics = chapter VII, Politics
wotr-rule-fellowship = chapter VIII, The Fellowship
wotr-rule-hunt = chapter IX, The Hunt for the Ring
wotr-rule-mordor = chapter IX, Mordor

## Phases and kinds of battle

wotr-phase-cards = Dice back, cards drawn
wotr-phase-fellowship = Fellowship phase
wotr-phase-hunt-dice = Dice for the Hunt
wotr-phase-roll = Action dice rolled
wotr-phase-actions = Actions
wotr-phase-victory = Victory check
wotr-phase-set-up = Set-up
wotr-battle-field = Field battle
wotr-battle-siege = Siege battle
wotr-battle-sortie = Sortie
wotr-place-fellowship = in the Fellowship
wotr-place-set-aside = not yet in play
wotr-place-eliminated = out of the game

## What can be answered

wotr-token-yes = yes
wotr-token-no = no
wotr-token-done = that is all
wotr-token-none = none
wotr-token-all = all of them
wotr-token-split = choose a part
wotr-token-pass = pass
wotr-token-fight = stand and fight
wotr-token-withdraw = withdraw into the stronghold
wotr-token-continue = fight another round
wotr-token-cease = cease the attack
wotr-token-guide = the Guide falls
wotr-token-random = a companion drawn at random falls
wotr-token-use-ring = use the Ring: all damage becomes corruption
wotr-token-enter-mordor = enter Mordor
wotr-token-elven-ring = use an Elven Ring to change a die
wotr-token-waste = waste the die
wotr-token-back = choose again
wotr-token-back-character = a Character card, face down
wotr-token-back-strategy = a Strategy card, face down
wotr-token-move-fellowship = move the Fellowship
wotr-token-hide-fellowship = hide the Fellowship
wotr-token-separate = separate companions from the Fellowship
wotr-token-move-companions = move companions on the map
wotr-token-move-minions = move Nazgûl and minions
wotr-token-move-armies = move armies
wotr-token-attack = attack
wotr-token-recruit = muster figures
wotr-token-diplomacy = advance a nation on the political track
wotr-token-voice-recruit = the Voice of Saruman: muster regulars in Isengard's settlements
wotr-token-voice-elites = the Voice of Saruman: turn 2 regulars in Orthanc into elites
wotr-token-die = { $what } die
wotr-token-card = { $what }
wotr-token-count = { $what }
wotr-token-character = { $what }
wotr-token-nation = { $what }
wotr-token-lose = lose { NAME($what, 1) }
wotr-token-reduce = reduce { NAME($what, 1) } to a regular
wotr-token-bring = bring into play: { $what }
wotr-token-envoy = { $what } speaks for his people: advance them on the political track
wotr-token-draw = draw from the { $what }
wotr-token-discard = have { $what } discarded from the table
wotr-token-via = through { $what }
wotr-token-via-none = round about, through no such region

## The turn

wotr-action = Your action: which die do you use?
    .help = Players use one die in turn, the Free Peoples first. You may pass only with fewer unused dice than your opponent. An Elven Ring changes a die first, once a turn ({ wotr-rule-dice }).
    .pass = pass, and keep the dice
wotr-use-die =
    { $nothing ->
        [true] Nothing can be done with the { $die } die now. Is it wasted?
       *[false] What do you use the { $die } die for?
    }
    .help = { NAME($die, form: "text") } ({ wotr-rule-dice })
    .card = play { $what }
wotr-ring-die = Elven Ring: which die is changed?
    .help = Any die of yours that is not used yet. A ring of the Free Peoples goes to the Shadow, one of the Shadow leaves the game ({ wotr-rule-elven-rings }).
wotr-ring-face = Elven Ring: what does the { $die } die show from now on?
    .help = Anything but a Will of the West. An Eye goes straight into the Hunt Box ({ wotr-rule-elven-rings }).
    .die = { $what }
wotr-hunt-dice = How many dice go into the Hunt Box?
    .help = At most as many as there are companions in the Fellowship, but one is always allowed; at least one if the Free Peoples took a die out of the box this turn. The rest is rolled ({ wotr-rule-hunt-dice }).
wotr-hand-limit = You hold more than { $limit } cards: which one do you discard?
    .help = The limit holds at every moment. The card goes away face down ({ wotr-rule-events }).
wotr-gandalf-draws = Gandalf the Grey guides: draw a card from the { $deck }?
    .help = After an event card played with an Event result ({ wotr-rule-character-cards }).
wotr-sorcerer = The Witch-king is a sorcerer: draw a card from the { $deck }?
    .help = After a combat card in the first round of a battle he is in ({ wotr-rule-character-cards }).

## The Fellowship and the Hunt

wotr-fellowship-phase =
    Fellowship phase (progress { $progress }): { $progress ->
        [0] declare the Fellowship where it stands, change the Guide, or go on?
       *[other] declare the Fellowship somewhere, change the Guide, or go on?
    }
    .help = A hidden Fellowship may be declared in a region at most as many steps away as its progress. In a city or stronghold of the Free Peoples it heals one corruption and wakes the nation. In Minas Morgul or Morannon it may enter Mordor ({ wotr-rule-fellowship }).
    .done = go on
    .region = declare it in { $what }
    .character = make { $what } the Guide
wotr-fellowship-guide = Who guides the Fellowship now?
    .help = One of the companions with the highest level ({ wotr-rule-fellowship }).
wotr-fellowship-revealed = The Fellowship is revealed: where is it? (progress { $progress })
    .help = At most as many steps away as its progress, and not in a city or stronghold that the Free Peoples hold. On the way through a Shadow stronghold it is hunted again ({ wotr-rule-fellowship }).
wotr-fellowship-route = Which way does the Fellowship take to { $region }?
    .help = Only ways that meet no more danger than they must ({ wotr-rule-fellowship }).
wotr-separate-who =
    { $group-count ->
        [0] Who leaves the Fellowship?
       *[other] Leaving the Fellowship: { $group }. Who else?
    }
    .help = Nobody comes back. A group moves together, as far as progress and its highest level allow ({ wotr-rule-fellowship }).
wotr-hunt-casualty = { $damage } Hunt damage: who pays for it? ({ $guide } is the Guide)
    .help = A companion who falls takes as much damage as his level; what is left becomes corruption. A random companion may be a better or a worse one ({ wotr-rule-hunt }).
    .guide = { $guide }, the Guide, falls
wotr-hunt-gollum = Gollum guides: reveal the Fellowship to lower the damage of { $damage } by 1?
    .help = Only if the tile does not reveal it anyway ({ wotr-rule-character-cards }).
wotr-hunt-hobbit = { $character } guides: separate him to lower the damage of { $damage } by 1?
    .help = The next Guide's ability may follow. On the Mordor track he is eliminated instead ({ wotr-rule-character-cards }).
wotr-enter-region = { $character } enters play: where?
    .help = As his character card says ({ wotr-rule-character-cards }).

## Characters

wotr-journey-who = Which companion moves?
    .help = Companions on the map move alone or in groups, each once, as far as the highest level in the group. Nobody leaves or enters a stronghold of his own under siege ({ wotr-rule-characters }).
wotr-journey-with = On the move: { $group }. Who goes along?
    .help = Only companions in the same region ({ wotr-rule-characters }).
    .done = nobody else
wotr-journey-to = { $group }: where to, from { $origin }?
    .help = Enemy armies don't matter. Companions stop at a stronghold of the Shadow; minions don't enter one that the Free Peoples hold ({ wotr-rule-characters }).
wotr-minions-who = Which Nazgûl or minion moves?
    .help = Any or all of them, each once. A region means the Nazgûl there ({ wotr-rule-characters }).
    .region = Nazgûl in { $what }
wotr-minions-count = How many Nazgûl fly from { $region }?
    .help = They fly together to one region ({ wotr-rule-characters }).
wotr-minions-to = Where does the flight from { $origin } end?
    .help = Anywhere, except in a stronghold that the Free Peoples hold unbesieged ({ wotr-rule-characters }).

## Mustering and politics

wotr-recruit-figure = Which figure do you muster?
    .help = One elite, or two in all of regulars and leaders (Nazgûl for Sauron), in two different settlements of nations at war ({ wotr-rule-recruiting }).
wotr-recruit-region = Where is the { $figure } mustered?
    .help = In a free settlement of its nation. A leader needs units there, a Nazgûl a stronghold ({ wotr-rule-recruiting }).
wotr-recruit-rank = Which unit is mustered in { $region }?
    .help = { wotr-rule-recruiting }.
wotr-diplomacy = Which nation advances on the political track?
    .help = One step towards war. A passive nation can't take the last one ({ wotr-rule-politics }).

## Armies

wotr-move-from = Which army moves?
    .help = One region each; no figure moves twice in one action ({ wotr-rule-army-movement }).
    .done = no more moves
wotr-move-to = Where does the army from { $origin } move?
    .help = Into an adjacent region without an enemy army, not beyond 10 units. Nations not at war stay out of foreign land ({ wotr-rule-army-movement }).
wotr-move-force = Who moves from { $region } to { $target }? There could go: { $force }.
    .help = What stays behind must not be leaders alone ({ wotr-rule-army-movement }).
wotr-move-count = How many move from { $region } to { $target }: { $figure }?
    .help = { wotr-rule-army-movement }.
wotr-move-character = { $character }: does he go along from { $region } to { $target }?
    .help = { wotr-rule-army-movement }.
wotr-army-force = Who of the army in { $region }? There could be: { $force }.
    .help = { wotr-rule-army-movement }.
wotr-army-count = How many from { $region }: { $figure }?
    .help = { wotr-rule-army-movement }.
wotr-army-character = { $character }, in { $region }: is he among them?
    .help = { wotr-rule-army-movement }.
wotr-surplus = Too many units in { $region }, by { $over }: which one goes back to the reinforcements?
    .help = At most 10 units in a region, 5 under siege ({ wotr-rule-army-movement }).
wotr-attack-from = Which army attacks?
    .help = An army next to an enemy army, one that besieges a stronghold, or one under siege (a sortie). Only nations at war attack ({ wotr-rule-battle }).
wotr-attack-to = Whom does the army in { $origin } attack?
    .help = Its own region means the siege there ({ wotr-rule-battle }).
wotr-attack-force =
    { $siege ->
        [0] Who attacks { $target }, from { $region }?
       *[other] Who fights in the siege of { $region }?
    } There could attack: { $force }.
    .help = The rest is the rearguard and takes no part ({ wotr-rule-battle }).
    .split = only a part; the rest is the rearguard
wotr-attack-count =
    { $siege ->
        [0] How many attack { $target }, from { $region }: { $figure }?
       *[other] How many fight in the siege of { $region }: { $figure }?
    }
    .help = { wotr-rule-battle }.
wotr-attack-character =
    { $siege ->
        [0] { $character }: does he attack { $target }, from { $region }?
       *[other] { $character }: does he fight in the siege of { $region }?
    }
    .help = { wotr-rule-battle }.

## Battles

wotr-battle-white-rider = Battle in { $region }: does the White Rider forfeit his Leadership, and silence all Nazgûl?
    .help = For the whole battle ({ wotr-rule-character-cards }).
wotr-withdraw = Battle in { $region }, round { $round }: do you fight in the field, or withdraw into the stronghold?
    .help = Inside, the attacker needs sixes to hit, but only 5 units find room ({ wotr-rule-siege }).
wotr-combat-card =
    Battle in { $region }, round { $round }: { $against-id ->
        [none] do you play a combat card?
       *[other] your enemy lays down a card of the { $against }. Do you play one too?
    }
    .help = The attacker chooses first; both cards are shown together. Only the combat effect counts, and the card is gone afterwards ({ wotr-rule-battle }).
    .none = no card
    .card = { NAME($what, form: "combat") }, on { $what }
wotr-casualties =
    Your army in { $region } takes { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }: what is lost?
    .help = A hit removes a regular or reduces an elite to a regular; two hits remove an elite ({ wotr-rule-battle }).
wotr-battle-continue = Battle in { $region }: do you go on?
    .help = Whoever attacks may stop after a round ({ wotr-rule-battle }).
wotr-siege-extend = Siege of { $region }: do you reduce an elite to fight another round?
    .help = A siege battle has one round; each further one costs an elite reduced to a regular ({ wotr-rule-siege }).
    .reduce = reduce { NAME($what, 1) } to a regular and fight on
wotr-retreat = Battle in { $region }: do you fight on, or retreat?
    .help = The whole army retreats into an adjacent free region ({ wotr-rule-battle }).
    .fight = fight on
    .region = retreat to { $what }
wotr-advance-force = The enemy has left the field: who advances from { $region } to { $target }? There could go: { $force }.
    .help = All, some or none of the attackers. If the defenders are inside a stronghold, a siege begins ({ wotr-rule-battle }).
    .none = nobody
wotr-advance-count = How many advance from { $region } to { $target }: { $figure }?
    .help = { wotr-rule-battle }.
wotr-advance-character = { $character }: does he advance from { $region } to { $target }?
    .help = { wotr-rule-battle }.

## What happened: the turn

wotr-turn = Turn { $turn } begins.
wotr-drew = You draw “{ $card }”.
wotr-drew-hidden =
    { $side-id ->
        [free] The Free Peoples draw a card from their { $deck }.
       *[shadow] The Shadow draws a card from its { $deck }.
    }
wotr-discarded = You discard “{ $card }”.
wotr-discarded-hidden =
    { $side-id ->
        [free] The Free Peoples discard a card of their { $deck }, face down.
       *[shadow] The Shadow discards a card of its { $deck }, face down.
    }
wotr-hunt-allocated =
    { $count ->
        [0] The Shadow puts no die into the Hunt Box.
        [one] The Shadow puts 1 die into the Hunt Box.
       *[other] The Shadow puts { $count } dice into the Hunt Box.
    }
wotr-rolled =
    { $side-id ->
        [free] The Free Peoples roll { $dice-count ->
            [0] nothing.
           *[other] { $dice }.
        }
       *[shadow] The Shadow rolls { $dice-count ->
            [0] { $eyes ->
                [0] nothing.
                [one] only 1 Eye for the Hunt Box.
               *[other] only { $eyes } Eyes for the Hunt Box.
            }
           *[other] { $dice }{ $eyes ->
                [0] .
                [one] , and 1 Eye for the Hunt Box.
               *[other] , and { $eyes } Eyes for the Hunt Box.
            }
        }
    }
wotr-passed =
    { $side-id ->
        [free] The Free Peoples pass.
       *[shadow] The Shadow passes.
    }
wotr-die-used =
    { $side-id ->
        [free] The Free Peoples use their { $die } die: { $action-id ->
            [card] an event card.
            [waste] it is wasted.
           *[other] { $action }.
        }
       *[shadow] The Shadow uses its { $die } die: { $action-id ->
            [card] an event card.
            [waste] it is wasted.
           *[other] { $action }.
        }
    }
wotr-ring-used =
    { $side-id ->
        [free] The Free Peoples use an Elven Ring: { $old } becomes { $new }.
       *[shadow] The Shadow uses an Elven Ring: { $old } becomes { $new }.
    }
wotr-played =
    { $side-id ->
        [free] The Free Peoples play “{ $card }”.
       *[shadow] The Shadow plays “{ $card }”.
    }
wotr-table-discarded =
    { $cause ->
        [used] “{ $card }” is used, and leaves the table.
        [forced] “{ $card }” is discarded from the table.
        [shown] “{ $card }” leaves the table, because of where the Fellowship is shown.
       *[over] “{ $card }” leaves the table: what it needs no longer holds.
    }

## What happened: the Fellowship and the Hunt

wotr-fellowship-moved = The Fellowship moves: progress { $progress }.
wotr-hunt-roll =
    The Hunt rolls { $dice }{ $bonus ->
        [0] {""}
       *[other] , each with { $bonus } added
    }{ $rerolled-count ->
        [0] {""}
       *[other] , and again { $rerolled } (because of { $hunters })
    }: { $successes ->
        [0] nothing found.
        [one] 1 success.
       *[other] { $successes } successes.
    }
wotr-tile = Hunt tile: { $tile }.
wotr-tile-replaced = { $card } puts it back; the next Hunt tile: { $tile }.
wotr-tile-harmless = The tile ({ $tile }) has no effect.
wotr-tile-die = The die for the tile shows { $rolled }.
wotr-draw-prevented = { $card } prevents the draw of a Hunt tile.
wotr-hunt-over =
    The Hunt is over: corruption { $corruption }, the Fellowship is { $hidden ->
        [true] hidden.
       *[false] revealed.
    }
wotr-hunt-damage =
    Hunt damage: { $damage }{ $eye ->
        [roll] , as many as the roll had successes.
        [mordor] , as many as there are dice in the Hunt Box.
       *[number] .
    }
wotr-damage-lowered =
    { $cause ->
        [card] The card
        [gollum] Gollum gives the Fellowship away, and
        [guide] The Guide leaves, and
       *[casualty] The fallen companion
    } lowers the damage by { $points }: { $damage ->
        [0] nothing is left.
       *[other] { $damage } left.
    }
wotr-hunter-stronghold = the stronghold of the Shadow
wotr-hunter-army = the Shadow army
wotr-hunter-nazgul = the Nazgûl there
wotr-hunted-in-stronghold = { $region } is a stronghold of the Shadow: another tile is drawn.
wotr-casualty =
    { $random ->
        [true] { $character } is drawn at random, and lost to the Hunt.
       *[false] { $character } is lost to the Hunt.
    }
wotr-taken-alive = { $character } is taken alive, and gets away from the Fellowship.
wotr-eliminated = { $character } is out of the game.
wotr-corruption =
    { $points ->
        [one] 1 point of corruption
       *[other] { $points } points of corruption
    } { $cause ->
        [hunt] by the Hunt
        [lingering] because the Fellowship lingers in Mordor
       *[card] by card
    }: now { $corruption }.
wotr-healed =
    { $points ->
        [one] 1 point of corruption is healed
       *[other] { $points } points of corruption are healed
    } { $cause ->
        [haven] in the haven
        [tile] by the tile
       *[card] by card
    }: now { $corruption }.
wotr-guide = { $character } guides the Fellowship.
wotr-gollum-joins = Gollum joins the Fellowship.
wotr-declared = The Fellowship is declared in { $region }.
wotr-revealed = The Fellowship is revealed!
wotr-found = The Ring-bearers are in { $region }.
wotr-hidden = The Fellowship is hidden again.
wotr-separated =
    { $characters-count ->
        [one] { $characters } leaves the Fellowship.
       *[other] { $characters } leave the Fellowship.
    }
wotr-mordor-entered = The Fellowship enters Mordor.
wotr-mordor-step = The Fellowship reaches step { $step } of the Mordor track.
wotr-lingering = The Fellowship lingers in Mordor.

## What happened: characters, politics, mustering

wotr-entered =
    { $instead-id ->
        [none] { $character } enters play in { $region }.
       *[other] { $character } enters play in { $region }, in place of { $instead }.
    }
wotr-journey =
    { $characters-count ->
        [one] { $characters } is now in { $region }.
       *[other] { $characters } are now in { $region }.
    }
wotr-flown =
    { $count ->
        [one] 1 Nazgûl flies from { $origin } to { $region }.
       *[other] { $count } Nazgûl fly from { $origin } to { $region }.
    }
wotr-activated =
    { $nation }: now active{ $cause ->
        [entry] , because an enemy army has entered the land.
        [attack] , because of the attack.
        [declaration] , because the Fellowship is declared there.
        [companion] , because a companion has come.
        [minion] , because a minion has come.
        [card] , by card.
       *[other] .
    }
wotr-advanced =
    { $nation }: { $steps ->
        [one] now 1 step
       *[other] now { $steps } steps
    } from war{ $cause ->
        [attack] , because of the attack.
        [capture] , because a settlement is lost.
        [card] , by card.
        [ability] , by a companion's word.
        [minion] , because a minion has come.
        [die] , by a Muster result.
       *[other] .
    }
wotr-at-war =
    { $nation }: AT WAR{ $cause ->
        [attack] , because of the attack.
        [capture] , because a settlement is lost.
        [card] , by card.
        [ability] , by a companion's word.
        [minion] , because a minion has come.
        [die] , by a Muster result.
       *[other] .
    }
wotr-recruited = Mustered in { $region }: { NAME($figure, $count) }.

## What happened: armies and battles

wotr-moved =
    { $side-id ->
        [free] The Free Peoples move
       *[shadow] The Shadow moves
    } from { $origin } to { $region }: { $force }.
wotr-captured =
    { $side-id ->
        [free] The Free Peoples take { $region }.
       *[shadow] The Shadow takes { $region }.
    }
wotr-disbanded = One too many in { $region }: the { $figure } goes back to the reinforcements.
wotr-leaders-lost = No units are left in { $region }; lost: { NAME($figure, $count) }.
wotr-attack =
    { $side-id ->
        [free] The Free Peoples attack { $battle-id ->
            [siege] the besieged army in { $region }
            [sortie] the besiegers of { $region }
           *[field] { $region } from { $origin }
        }: { $attackers }, against { $defenders }.
       *[shadow] The Shadow attacks { $battle-id ->
            [siege] the besieged army in { $region }
            [sortie] the besiegers of { $region }
           *[field] { $region } from { $origin }
        }: { $attackers }, against { $defenders }.
    }
wotr-white-rider = The White Rider forfeits his Leadership; the Nazgûl have none in this battle.
wotr-withdrawn = The defenders withdraw into the stronghold of { $region }.
wotr-siege = { $region } is under siege.
wotr-siege-lifted = The siege of { $region } is lifted.
wotr-siege-extended = The siege of { $region } goes on: one { $figure } is reduced to a regular.
wotr-combat-card-chosen =
    { $side-id ->
        [free] The Free Peoples lay down a card of their { $deck }.
       *[shadow] The Shadow lays down a card of its { $deck }.
    }
wotr-combat-card-shown =
    { $side-id ->
        [free] The Free Peoples fight with { $effect } ({ $card }).
       *[shadow] The Shadow fights with { $effect } ({ $card }).
    }
wotr-muted = { $character } has neither Leadership nor abilities in this round.
wotr-round = Round { $round } of the battle in { $region }.
wotr-combat-roll =
    { $side }, with strength { $strength }: { $dice } (to hit: { $needs }{ $walls ->
        [stronghold] , because of the stronghold
        [city] , because of the city in the first round
        [fortification] , because of the fortification in the first round
       *[open] {""}
    }{ $bonus ->
        [0] {""}
        [-1] ; -1 on every die
       *[other] ; +{ $bonus } on every die
    }), { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
wotr-leader-reroll =
    { $side }, again with Leadership { $leadership }: { $dice } (to hit: { $needs }{ $bonus ->
        [0] {""}
       *[other] ; +{ $bonus } on every die
    }), { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
wotr-extra-attack =
    { $side }, additional attack ({ $effect }): { $dice } (to hit: { $needs }), { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
wotr-battle-over =
    The battle in { $region } is over { $rounds ->
        [0] without a fight.
        [one] after 1 round.
       *[other] after { $rounds } rounds.
    }
wotr-hits =
    { $side-id ->
        [free] The Free Peoples take { $hits ->
            [one] 1 hit.
           *[other] { $hits } hits.
        }
       *[shadow] The Shadow takes { $hits ->
            [one] 1 hit.
           *[other] { $hits } hits.
        }
    }
wotr-card-hits =
    { $side-id ->
        [free] The Free Peoples army
       *[shadow] The Shadow army
    } in { $region } takes { $hits ->
        [one] 1 hit.
       *[other] { $hits } hits.
    }
wotr-lost = Lost in { $region }: { NAME($figure, $count) }.
wotr-reduced = Reduced to a regular in { $region }: { $figure }.
wotr-destroyed =
    { $side-id ->
        [free] The Free Peoples army in { $region } is destroyed.
       *[shadow] The Shadow army in { $region } is destroyed.
    }
wotr-ceased =
    { $side-id ->
        [free] The Free Peoples cease their attack on { $region }.
       *[shadow] The Shadow ceases its attack on { $region }.
    }
wotr-retreated =
    { $side-id ->
        [free] The Free Peoples retreat from { $origin } to { $region }.
       *[shadow] The Shadow retreats from { $origin } to { $region }.
    }

## Why not: dice, rings and cards

wotr-why-pass = You may pass only while your opponent has more unused dice than you.
wotr-why-no-such-die = None of your unused dice shows { $die }.
wotr-why-wrong-die = That takes a die that shows { $needed }; this one shows { $die }.
wotr-why-choose-die-first = That can be done: choose the { $die } die first.
wotr-why-choose-action-first = Choose first what to use the die for: { $action }.
wotr-why-choose-army-first = { $region } comes next: choose first the army in { $origin }.
wotr-why-not-in-this-match = That is part of an expansion, or of a match for more players: not of this one.
wotr-why-not-your-action = Only the other side can do that.
wotr-why-no-ring = You have no Elven Ring.
wotr-why-ring-used = You have already used an Elven Ring this turn.
wotr-why-no-other-choice = There is no other die to use, and you can neither pass nor use an Elven Ring.
wotr-why-ring-same-face = The die shows { $die } already.
wotr-why-no-such-face = Your dice have no such face: { $die }.
wotr-why-ring-special-die = An Elven Ring can't change a special die.
wotr-why-ring-will = An Elven Ring can't turn a die to a Will of the West.
wotr-why-hunt-dice-most =
    { $most ->
        [one] At most 1 die
       *[other] At most { $most } dice
    } may go into the Hunt Box now: as many as there are companions in the Fellowship, but one is always allowed.
wotr-why-hunt-dice-least = At least one die must go into the Hunt Box, because the Free Peoples took dice back out of it this turn.
wotr-why-card-die = “{ $card }” takes a die that shows { $die } or Event.
wotr-why-not-in-hand = You don't hold “{ $card }”.
wotr-why-deck-empty = Your { $deck } is empty.

## Why not: the Fellowship

wotr-why-in-mordor = The Fellowship is on the Mordor track.
wotr-why-revealed = The Fellowship is revealed: only a hidden one can move or be declared.
wotr-why-declared-already = The Fellowship is declared or revealed only once in a phase.
wotr-why-too-far =
    { $region } is too far away: { $distance ->
        [0] not a single step can be taken.
        [one] only 1 step can be taken.
       *[other] only { $distance } steps can be taken.
    }
wotr-why-not-at-mordor = The Ring-bearers enter Mordor from Minas Morgul or Morannon only.
wotr-why-not-in-fellowship = { $character } is not in the Fellowship.
wotr-why-not-highest-level = { $character } can't be the Guide, or is it already: only another companion of the highest level in the Fellowship can.
wotr-why-no-haven-when-revealed = The Fellowship is not found in { $region }: it is a city or stronghold that the Free Peoples hold.
wotr-why-hidden-already = The Fellowship is hidden already.
wotr-why-hide-die = Only with Strider as the Guide does any die hide the Fellowship; otherwise it takes a Character die.
wotr-why-no-separation-in-mordor = Nobody leaves the Fellowship on the Mordor track.
wotr-why-leaves-already = { $character } leaves the Fellowship already.
wotr-why-gollum-stays = { $character } never leaves the Ring-bearers.
wotr-why-no-such-route = No way to { $region } that is short enough leads just there, or another one meets less danger.
wotr-why-no-companions = There is no companion in the Fellowship any more.

## Why not: characters

wotr-why-not-on-map = { $character } is not on the map.
wotr-why-never-moves = { $character } can't move at all.
wotr-why-character-moved = { $character } has moved already.
wotr-why-not-with-group = { $character } is not with them, goes along already, or can't move any more.
wotr-why-siege-closed = { $region } is under siege: no character gets in or out.
wotr-why-free-stronghold = The Free Peoples hold the stronghold of { $region }, and it is not under siege.
wotr-why-no-travellers = No companion on the map can move.
wotr-why-no-nazgul-there = There is no Nazgûl in { $region } who could still move.
wotr-why-only-nazgul = { $character } is no Nazgûl, and only Nazgûl move now.
wotr-why-enter-place = { $character } can't enter play in { $region }.
wotr-why-no-minions = There is no Nazgûl or minion on the map who can move.
wotr-why-envoy-place = { $character } must be in a city or stronghold of his people that its first owner holds.
wotr-why-eliminated = { $character } is out of the game.
wotr-why-in-play = { $character } is or was in play already; nobody enters twice.
wotr-why-grey-in-fellowship = Gandalf the Grey is still in the Fellowship.
wotr-why-no-minion-yet = No minion has come into play yet.
wotr-why-strider-place = Strider must be in Minas Tirith, Dol Amroth or Pelargir, and the place must be unconquered.
wotr-why-saruman-war = Saruman comes only when Isengard is at war.
wotr-why-orthanc-lost = Saruman comes only to Orthanc, and the Shadow has lost it.
wotr-why-saruman-absent = Saruman is not in play.
wotr-why-orthanc-closed = The Shadow must hold Orthanc, and it must not be under siege.
wotr-why-two-for-two = It takes 2 Isengard regulars in Orthanc and 2 Isengard elites in the reinforcements.
wotr-why-witch-king-war = The Witch-king comes only once Sauron is at war, and so is at least one nation of the Free Peoples.
wotr-why-witch-king-place = There is no Shadow army with a Sauron unit that he could join.
wotr-why-mouth-condition = The Mouth of Sauron comes only when the Fellowship is on the Mordor track or all Free Peoples nations are at war.
wotr-why-mouth-place = Sauron has no unconquered stronghold left for him.

## Why not: politics and mustering

wotr-why-active-already = { $nation } is active already.
wotr-why-at-war-already = { $nation }: at war already.
wotr-why-passive = { $nation }: still passive, and a passive nation can't take the last step to war.
wotr-why-not-your-nation = { $nation }: not on your side.
wotr-why-nobody-at-war = None of your nations is at war.
wotr-why-nothing-to-recruit = There is nothing that could be mustered: no figures are left, or no free settlement for them.
wotr-why-recruit-not-at-war = { $nation }: not at war, so nothing is mustered with a die.
wotr-why-no-reinforcements = No { $figure } is left in the reinforcements.
wotr-why-figure-not-on-card = The card does not bring this figure: { $figure }.
wotr-why-mustered-there = { $region } has been mustered in already.
wotr-why-no-settlement = { $nation }: no free settlement for that figure.
wotr-why-not-own-settlement = { $region } is no settlement of this nation: { $nation }.
wotr-why-settlement-lost = { $region } is in enemy hands.
wotr-why-recruit-besieged = { $region } is under siege.
wotr-why-not-free = { $region } is not free: there is an enemy army, or the enemy holds it.
wotr-why-nazgul-stronghold = Nazgûl are mustered in strongholds only; { $region } is none.
wotr-why-leader-needs-units = There are no units in { $region } that a leader could join.
wotr-why-two-settlements = The two figures have to be mustered in two different settlements, and an elite counts for both.

## Why not: armies

wotr-why-no-army = You have no army in { $region }.
wotr-why-no-army-near = You have no army in { $region }, and none next to it.
wotr-why-no-army-can-move = No army of yours can move.
wotr-why-no-army-can-attack = No army of yours can attack: there is no enemy army next to any.
wotr-why-enemy-army-there = There is an enemy army in { $region }; no army moves into its region.
wotr-why-stacking = { $region } is full: at most 10 units of a side stand in a region.
wotr-why-besieged = The army in { $region } is under siege: nobody leaves the stronghold, except to attack the besiegers.
wotr-why-there-already = That is where they are: { $region }.
wotr-why-not-adjacent = { $region } is not adjacent to { $origin }, or the border can't be crossed.
wotr-why-foreign-land = { $region } is land of another nation ({ $nation }): only nations at war may enter.
wotr-why-moved-already = The army in { $region } has moved already in this action.
wotr-why-no-leader = The army in { $region } needs a leader, Nazgûl or character to lead it.
wotr-why-army-needs-nazgul = The army in { $region } needs a Nazgûl to lead it.
wotr-why-army-needs-witch-king = The army in { $region } needs the Witch-king to lead it.
wotr-why-army-needs-companion = The army in { $region } needs a companion to lead it.
wotr-why-army-needs-isengard = The army in { $region } needs an Isengard unit that takes part.
wotr-why-room = There is room for only { $room } more where they go: at most 10 units of a side stand in a region.
wotr-why-so-many = There are fewer of them in { $region }: { $figure }.
wotr-why-somebody-goes = At least one unit has to go.
wotr-why-all-units-go = All units go, so nobody can stay behind.
wotr-why-leader-alone = Somebody in { $region } who can't go would be left there without units.
wotr-why-no-siege = { $region } is not under siege.
wotr-why-no-enemy = There is no enemy army in { $region }.
wotr-why-no-enemy-near = No enemy army is next to { $region }.
wotr-why-count-range =
    { $least ->
        [0] It can be { $most } at most.
       *[other] It can be { $least } to { $most }.
    }
wotr-why-two-hits = It takes two hits to remove an elite that can be reduced.
wotr-why-no-replacement = No { $figure } is left to take the place of the elite.
wotr-why-only-elites-reduced = Only an elite can be reduced.
wotr-why-only-units-fall = Hits are taken by units, not by leaders and characters.
wotr-why-siege-one-round = A siege battle has one round; another one costs an elite reduced to a regular.
wotr-why-attack-not-at-war = No nation in the army in { $region } is at war; only nations at war attack.

## Screens

wotr-seat-free = Free Peoples
wotr-seat-shadow = Shadow
wotr-screen-title =
    Turn { $turn } · { $phase }{ $acting ->
        [free] {" "}· the Free Peoples act
        [shadow] {" "}· the Shadow acts
        [partner] {" "}· { $seat } acts
       *[nobody] {""}
    }
wotr-screen-fellowship = Fellowship
wotr-screen-hunt-box = Hunt Box
wotr-screen-politics = Steps from war
wotr-screen-cards = Cards
wotr-screen-on-table = On the table
wotr-screen-points =
    { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    } of { $needed }
wotr-screen-rings =
    { $rings ->
        [0] no Elven Ring
        [one] 1 Elven Ring
       *[other] { $rings } Elven Rings
    }
wotr-screen-ring-names = Elven Rings: { $names }
wotr-screen-special-dice = Special dice
wotr-screen-special-ready = to roll: { $names }
wotr-screen-special-kept = kept: { $names }
wotr-screen-special-aside = set aside: { $names }
wotr-screen-special-removed = out of the game: { $names }
wotr-screen-action-tokens = Action tokens
wotr-screen-hidden-card = { $name }, card unknown
wotr-screen-no-dice = no dice left ({ $dice } next turn)
wotr-screen-to-roll = { $dice } dice to roll
wotr-screen-at = last known in { $region }, progress { $progress }
wotr-screen-in-mordor = on step { $step } of { $steps } of the Mordor track
wotr-screen-hidden = hidden
wotr-screen-revealed = REVEALED
wotr-screen-corruption = corruption { $corruption } of { $most }
wotr-screen-guide = guided by { $guide }
wotr-screen-with = with { $names }
wotr-screen-track = Its progress counts to { $most }. The companions:
wotr-screen-hunt = { $shadow } of the Shadow's dice, { $free } of the Free Peoples; { $pool } tiles in the pool
wotr-screen-nation-at = { $nation } { $where }
wotr-screen-war = AT WAR
wotr-screen-active = { $steps }
wotr-screen-passive = { $steps } passive
wotr-screen-your-hand = You hold { $names }.
wotr-screen-their-hand = { $seat }: { $character } Character and { $strategy } Strategy cards in hand.
wotr-screen-seen = { $seat }, as you know: { $names }.
wotr-screen-held =
    { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
wotr-screen-leads = leads
wotr-screen-acts-now = acts
wotr-screen-acts-next = acts next
wotr-screen-tally = own count { $count }
wotr-screen-mixed = (mixed, led by { $seat })
wotr-screen-apart = (apart)
wotr-screen-only-for = for { $seat } alone to play
wotr-screen-army-in = the army in { $region }
wotr-screen-waiting = Not for the next action of the Free Peoples: { $names }
wotr-screen-besieged = (besieged)
wotr-screen-besieging = (besieging)
wotr-screen-alone = Without an army: { $names }
wotr-screen-conquered = Conquered: { $names }
wotr-screen-legend = Numbers are regulars/elites/leaders; the Shadow's leaders are its Nazgûl and minions.
wotr-setup-garrison = { $region }: besieged in the stronghold
wotr-setup-progress = Progress
wotr-setup-corruption = Corruption
wotr-screen-ring-bearers = Ring-bearers
wotr-screen-no-battle = There is no battle now.
wotr-screen-battle-title = { $kind } in { $region }, round { $round }
wotr-screen-battle-side = {""}
wotr-screen-battle-army = army
wotr-screen-battle-strength = strength
wotr-screen-battle-leadership = Leadership
wotr-screen-battle-needs = to hit
wotr-screen-battle-dice = rolled
wotr-screen-battle-rerolled = again
wotr-screen-battle-hits = hits
wotr-screen-battle-card = card
wotr-screen-needs =
    { $bonus ->
        [0] { $needs }
       *[other] { $needs } (bonus { $bonus })
    }
wotr-screen-level = level { $level }, Leadership { $leadership }
wotr-screen-takes = takes { $die } or Event
wotr-screen-card = { $die } card, { $deck }
wotr-screen-combat = In battle: { $name }. { $text }
wotr-screen-no-cards = No cards.
wotr-screen-to-come = to come
wotr-screen-fallen = fallen for good
wotr-screen-tiles-special = Special tiles in the pool: { $tiles }
wotr-screen-tiles-drawn = Drawn so far: { $tiles }
wotr-screen-tiles-waiting = Waiting for Mordor: { $tiles }
wotr-screen-tiles-removed = Out of the game: { $tiles }
wotr-screen-no-nation = no nation's land
wotr-screen-town = town
wotr-screen-city = city
wotr-screen-stronghold = stronghold
wotr-screen-fortification = fortification
wotr-screen-held-by = held by: { $side }
wotr-screen-nobody-there = Nobody is there.
wotr-screen-neighbours = Next to it:
wotr-screen-topic-map = all armies, lone characters, what was conquered
wotr-screen-topic-hand = your cards with their texts
wotr-screen-topic-dice = the dice and what they can do
wotr-screen-topic-fellowship = the Fellowship and its companions
wotr-screen-topic-hunt = the Hunt Box and the tiles
wotr-screen-topic-politics = the political track
wotr-screen-topic-characters = where everybody is
wotr-screen-topic-reinforcements = figures that can come, and those that fell for good
wotr-screen-topic-table = cards on the table
wotr-screen-topic-discards = your discarded cards
wotr-screen-topic-battle = the battle under way
wotr-screen-topic-players = who plays with whom and for which nations, who leads
wotr-screen-topic-status = the overview without the map

## Short names, for lists of armies

wotr-screen-nation-dwarves = Dwarves
wotr-screen-nation-elves = Elves
wotr-screen-nation-gondor = Gondor
wotr-screen-nation-north = North
wotr-screen-nation-rohan = Rohan
wotr-screen-nation-isengard = Isengard
wotr-screen-nation-sauron = Sauron
wotr-screen-nation-southrons = Southrons
wotr-screen-character-gandalf_the_grey = Gandalf
wotr-screen-character-strider = Strider
wotr-screen-character-boromir = Boromir
wotr-screen-character-legolas = Legolas
wotr-screen-character-gimli = Gimli
wotr-screen-character-meriadoc = Merry
wotr-screen-character-peregrin = Pippin
wotr-screen-character-gandalf_the_white = Gandalf (White)
wotr-screen-character-aragorn = Aragorn
wotr-screen-character-gollum = Gollum
wotr-screen-character-saruman = Saruman
wotr-screen-character-witch_king = Witch-king
wotr-screen-character-mouth_of_sauron = Mouth of Sauron

# Many matches

wotr-statistic-corruption = corruption at the end
wotr-statistic-mordor = last step reached in Mordor
wotr-statistic-companions = Companions still in the Fellowship
wotr-token-event-card = play an Event card
wotr-report-card = Event cards played
wotr-report-effect = Combat cards played
wotr-report-region = Cities and Strongholds taken
wotr-report-die = Action dice
wotr-report-opening = First three actions of the match
