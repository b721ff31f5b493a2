# The Shadow's event cards: what they ask and tell, and why they can't be played. Also marches, which cards of both sides
# can order, and what other rules do for cards only.

## Marches of several regions

wotr-march-from = Which army marches?
    .help = The whole way is chosen first, then who goes it. Nobody joins or leaves on the way; settlements on it are taken; the unit limit counts at the end ({ wotr-rule-army-movement }).
wotr-march-to =
    { $steps ->
        [0] The army from { $origin } can go { $left ->
            [one] 1 region: where?
           *[other] { $left } regions: where?
        }
       *[other] The army from { $origin } has come to { $at } and can go { $left ->
            [0] no farther.
            [one] 1 region farther: where?
           *[other] { $left } regions farther: where?
        }
    }
    .help = Every region must be free for army movement. Nations not at war stay out of foreign land ({ wotr-rule-army-movement }).
    .done = the march ends here
wotr-why-no-turning-back = The army has been in { $region } already on this march.
wotr-why-no-army-to-join = There is no Shadow army in { $region } that could be joined, or it is under siege.

## Character deck

wotr-card-cruel-weather-where = Cruel Weather: where are the Ring-bearers driven, from { $region }?
    .help = An adjacent region. Progress does not change, and they stay hidden or revealed as they were ({ wotr-rule-events }).
wotr-card-nazgul-strike = The Nazgûl have found the Ring-bearers: what do they do?
    .help = A Hunt roll as if the Fellowship had just moved, or one Free Peoples card of the Character deck is discarded from the table ({ wotr-rule-events }).
    .none = nothing
    .card = have { $what } discarded
wotr-card-lure = Lure of the Ring: { $character } falls for it. Is he eliminated, or do the Ring-bearers take his level of { $level } as corruption?
    .help = Hobbits get away instead of being eliminated, but not in Mordor ({ wotr-rule-events }).
    .use-ring = add { $level } corruption
wotr-card-breaking =
    The Breaking of the Fellowship: who leaves it? ({ $left ->
        [one] 1 more
       *[other] { $left } more
    })
    .help = They come to stand where the Ring-bearers are and do not move; on the Mordor track they are eliminated ({ wotr-rule-events }).
wotr-card-worn-with-sorrow = A companion is lost: does Worn with Sorrow and Toil cost the Free Peoples a card of the Character deck?
    .help = A random one from their hand, or one that you choose from the table ({ wotr-rule-events }).
    .none = no card
    .card = { $what }, from the table
wotr-card-crebain = A Hunt roll: do you discard Flocks of Crebain to add 1 to every die?
    .help = Also to the dice that are rolled again ({ wotr-rule-events }).
wotr-card-balrog = The Ring-bearers walk through Moria: do you discard Balrog of Moria to draw a Hunt tile?
    .help = An Eye has no effect. If you keep the card, it waits on ({ wotr-rule-events }).
wotr-card-lidless-eye =
    The Lidless Eye: which die becomes an Eye? ({ $left ->
        [one] 1 more at most
       *[other] { $left } more at most
    })
    .help = The die goes into the Hunt Box at once ({ wotr-rule-events }).
wotr-card-spells-from = Dreadful Spells: which army's Nazgûl cast them?
    .help = One die for each Nazgûl with that army, five at most; each 5 or 6 is a hit ({ wotr-rule-events }).
wotr-card-spells-at = Dreadful Spells from { $origin }: which army do they strike?
    .help = An army in the same region or an adjacent one, besieged or not ({ wotr-rule-events }).
wotr-card-palantir = The Palantír of Orthanc: from which deck do you draw?
    .help = One card, after an event card played with an Event die ({ wotr-rule-events }).
wotr-card-black-captain = The Black Captain commands, from { $region }: do Nazgûl come to him, or fly?
    .help = Muster 2 Nazgûl where he is, or move any number of Nazgûl. After that an army with him may move or attack ({ wotr-rule-events }).
    .none = neither
    .recruit = muster 2 Nazgûl in his region
    .move-minions = move any number of Nazgûl
wotr-card-lead-armies =
    { $most ->
        [one] Does an army with the Witch-king move or attack?
       *[other] Do up to { $most } armies with Nazgûl move, or does one attack?
    }
    .help = The part of the army that goes must have him, or a Nazgûl, in it. Those who flew first may go on with an army ({ wotr-rule-events }).
    .none = neither

wotr-token-hunt-roll = make a Hunt roll
wotr-token-hand = a random card from their hand
wotr-token-eliminate = he is eliminated

## Strategy deck

wotr-card-uruk-hai = The Fighting Uruk-hai: which siege do they press?
    .help = A siege battle of up to three rounds without reducing an elite ({ wotr-rule-siege }).
wotr-card-denethor = Denethor's Folly: which leader in Minas Tirith is eliminated?
    .help = Only leaders, no companions ({ wotr-rule-events }).
wotr-card-stormcrow-nation = Stormcrow: which nation loses heart?
    .help = It moves back one step on the political track, and the Free Peoples lose one of its leaders or units ({ wotr-rule-events }).
wotr-card-stormcrow-where = Stormcrow: in which region do you lose a leader or unit? ({ $nation })
    .help = Anywhere on the map. It is out of the game ({ wotr-rule-events }).
wotr-card-stormcrow-whom = Stormcrow: which figure in { $region } do you lose?
    .help = Leaders left without units are lost too ({ wotr-rule-events }).
wotr-card-corsairs = Corsairs of Umbar: where on the coast of Gondor do they land?
    .help = With a Free Peoples army there it is an attack that can't be ceased, unless that army is already under siege ({ wotr-rule-events }).
wotr-card-dunlendings = Rage of the Dunlendings: in which region are 2 Isengard regulars mustered?
    .help = A free region next to North or South Dunland; up to four Isengard units from there may join them ({ wotr-rule-events }).
wotr-card-dunlendings-join = How many from { $origin } join them in { $region }: { $figure }?
    .help = Four in all, from North and South Dunland ({ wotr-rule-events }).
wotr-card-reinforce = Which Shadow army does a unit join? ({ $nation })
    .help = Besiegers and besieged count too ({ wotr-rule-events }).
wotr-card-hill-trolls-where =
    Hill-trolls: where does a Sauron regular become an elite? ({ $left ->
        [one] 1 more
       *[other] { $left } more
    })
    .help = The elites come from the reinforcements, the regulars go there ({ wotr-rule-events }).
wotr-card-muster-where =
    Where are 2 regulars mustered? ({ $nation }, { $left ->
        [one] 1 more settlement
       *[other] { $left } more settlements
    })
    .help = Three different ones, free or besieged, that the enemy has not taken ({ wotr-rule-recruiting }).
wotr-card-misty-mountains = Shadows on the Misty Mountains: in Mount Gram, or in Moria?
    .help = 2 Sauron units and 1 Nazgûl are mustered there ({ wotr-rule-recruiting }).
wotr-card-horde = Horde from the East: where are 5 regulars mustered?
    .help = A free Southron & Easterling region at the eastern edge of the map ({ wotr-rule-recruiting }).

## What happened

wotr-tile-in-play = The Hunt tile { $tile } comes into play.
wotr-card-dice =
    { $card }: { $dice }{ $needs ->
        [0] {""}
        [6] {" "}(sixes count)
       *[other] {" "}({ $needs } or more counts)
    }, { $successes ->
        [0] without effect.
        [one] 1 success.
       *[other] { $successes } successes.
    }
wotr-driven-off = The Ring-bearers are driven from { $origin } to { $region }.
wotr-lured = The Ring lures { $character }.
wotr-turned-to-eye = A die of the Shadow ({ $die }) becomes an Eye and goes into the Hunt Box.
wotr-ring-spent =
    { $side-id ->
        [free] The Free Peoples spend an Elven Ring.
       *[shadow] The Shadow spends an Elven Ring.
    }
wotr-wills-lost =
    { $count ->
        [0] The Free Peoples have no Will of the West to lose.
        [one] The Free Peoples lose a Will of the West.
       *[other] The Free Peoples lose { $count } Wills of the West.
    }
wotr-stepped-back =
    { $nation }: a step back on the political track, now { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from war.

## Why not

wotr-why-not-on-table = “{ $card }” is not on the table.
wotr-why-in-free-settlement = The Ring-bearers are in a region with a town, city or stronghold of the Free Peoples.
wotr-why-no-progress = The Fellowship's progress must be 1 or more.
wotr-why-not-revealed = The Fellowship is hidden; it must be revealed.
wotr-why-no-spells = No Shadow army with a Nazgûl is in the same region as a Free Peoples army, or next to one.
wotr-why-witch-king-absent = The Witch-king is not in play.
wotr-why-witch-king-besieges-nobody = The Witch-king must be with a Shadow army that besieges a stronghold.
wotr-why-assault-without-companion = In the first round of this assault the Free Peoples need a companion in the battle to play a combat card.
wotr-why-wormtongue = Wormtongue keeps Rohan asleep: only what happens in Edoras or Helm's Deep can activate it.
wotr-why-card-needs-war = { $nation } must be at war.
wotr-why-no-elven-stronghold = The Shadow must control an Elven stronghold.
wotr-why-isengard-besieges-nobody = No Shadow army with an Isengard unit besieges a stronghold.
wotr-why-minas-tirith-not-besieged = Minas Tirith is not under siege by a Shadow army.
wotr-why-denethors-folly = Denethor's Folly: the Free Peoples play no combat cards in battles in Minas Tirith.
wotr-why-nobody-for-denethor = It takes a Will of the West, or Gandalf or Aragorn (not Strider) in Minas Tirith.
wotr-why-threats-and-promises = { $nation }: passive, and Threats and Promises lets no Muster result advance a passive nation.
wotr-why-no-stormcrow = No Free Peoples nation that still keeps the peace has the Ring-bearers or a companion in one of its regions.
wotr-why-aragorn-absent = Aragorn is not in play (Strider does not count).
wotr-why-three-settlements = The figures have to be mustered in three different settlements.
wotr-why-no-figure-of-nation = There is no leader or unit of this nation in { $region }: { $nation }.
wotr-why-no-character-card-there = { $card } is no card of the Free Peoples' Character deck on the table.
wotr-why-nobody-led = No army with such a leader can do that.
wotr-why-no-figure-there = There is no { $figure } in { $region }.
