### What the Free Peoples' event cards ask and tell, and why they can't be played.

## The Hunt

wotr-card-replace-tile = The Shadow has drawn a Hunt tile ({ $tile }): discard { $card } to have another one drawn instead?
    .help = The drawn tile does nothing and goes back into the Hunt Pool. No other card on the table helps against the second one ({ wotr-rule-hunt }).
wotr-card-lower-damage = { $damage } Hunt damage: discard { $card } to lower it by 1?
    .help = Only one card on the table helps against a tile. The Guide's ability and a casualty come afterwards ({ wotr-rule-hunt }).
wotr-card-prevent-draw = The Shadow is about to draw a Hunt tile: discard { $card } to prevent it?
    .help = Only this one tile is not drawn ({ wotr-rule-hunt }).

## The Fellowship and its companions

wotr-card-move-fellowship = Gollum knows another way: move the Fellowship?
    .help = It is hunted as usual, but the die used for the card does not go into the Hunt Box ({ wotr-rule-fellowship }).
wotr-card-hide-fellowship = Gollum knows another way: hide the Fellowship?
    .help = It is revealed now and can't move before it is hidden ({ wotr-rule-fellowship }).
wotr-card-separate-or-move = Do companions leave the Fellowship, or do companions on the map move?
    .help = One companion or one group, not both. They may end inside a stronghold of the Free Peoples that is under siege ({ wotr-rule-events }).
wotr-card-landing = Where do the Dead come out?
    .help = He goes there directly, from a siege too. A Shadow army there takes hits and has to flee ({ wotr-rule-events }).
wotr-card-flee = The Dead are in { $region }: where does the Shadow army retreat to?
    .help = To a free region next to it ({ wotr-rule-events }).
wotr-card-muster-count = How many Gondor regulars are mustered in { $region }?
    .help = If there are any, a settlement there that the Shadow holds is taken back ({ wotr-rule-events }).

## Armies and nations

wotr-card-shadow-army = Which Shadow army does the card strike?
    .help = The region of the army that the card strikes ({ wotr-rule-events }).
wotr-card-refuge =
    The Eagles drive { $count ->
        [one] 1 Nazgûl
       *[other] { $count } Nazgûl
    } out of { $region }: to which stronghold?
    .help = All of them to the same unconquered stronghold of Sauron ({ wotr-rule-events }).
wotr-card-another = The Ents are roused: play another Character card without a die?
    .help = Gandalf the White is in Fangorn or in Rohan. The card must be playable now ({ wotr-rule-events }).
    .none = no other card
wotr-card-exchange = Which regular in { $region } becomes an elite?
    .help = The regular is out of the game; the elite comes from the reinforcements of the same nation ({ wotr-rule-events }).
wotr-card-nation = Which nation becomes active and advances one step?
    .help = Being active comes first, so the step may be the last one to war ({ wotr-rule-politics }).
wotr-card-relieve = Which siege is attacked from outside?
    .help = The Shadow rolls a die fewer for every unit inside the stronghold, but at least one ({ wotr-rule-siege }).
wotr-card-relieve-from = From where are the besiegers of { $region } attacked?
    .help = The army must be next to them and have units of a nation at war ({ wotr-rule-battle }).
wotr-card-muster-region = Where are the units mustered?
    .help = All of them in the same region ({ wotr-rule-recruiting }).
wotr-card-give-up = Which { $symbol } card do you discard to be rid of { $card }?
    .help = One Character card and one Army card, by the symbol on them ({ wotr-rule-events }).

## What happened

wotr-die-turned =
    { $side-id ->
        [free] A die of the Free Peoples ({ $old }) now shows { $new }.
       *[shadow] A die of the Shadow ({ $old }) now shows { $new }.
    }
wotr-tiles-shown = Drawn from the Hunt Pool: { $tiles }.
wotr-tile-removed = The Hunt tile { $tile } is out of the game.
wotr-nazgul-lost =
    The Eagles bring down { $count ->
        [one] 1 Nazgûl
       *[other] { $count } Nazgûl
    } in { $region }.

## Why not

wotr-why-gimli-legolas = Neither Gimli nor Legolas is in the Fellowship.
wotr-why-heir-gondor-rohan = Neither Strider nor Aragorn is with an army in Gondor or Rohan.
wotr-why-heir-rohan = Neither Strider nor Aragorn is in Rohan.
wotr-why-heir-army = Neither Strider nor Aragorn is with an army.
wotr-why-boromir-gondor = Boromir is not in Gondor.
wotr-why-aragorn-abroad = Aragorn is not with an army outside the lands of the Free Peoples.
wotr-why-eagles = No Shadow army with a Nazgûl is in or next to the region of a Free Peoples army with a companion. The Witch-king does not count.
wotr-why-ents = Gandalf the White must be on the map, and a companion in Fangorn.
wotr-why-character-deck-only = { $card } is not a card of the Character deck.
wotr-why-closed-by-card = { $card } keeps Shadow armies out of { $region }.
wotr-why-character-and-army-card = You must hold a Character card and an Army card, by the symbol on them, to give up.
wotr-why-wrong-symbol = { $card } does not have the symbol { $symbol }.
wotr-why-no-refuge = { $region } is no unconquered stronghold of Sauron.
wotr-why-only-regulars-exchanged = Only a regular becomes an elite.
wotr-why-gondor-passive = Gondor is passive.
wotr-why-no-relief = No Free Peoples army can attack the besiegers of a stronghold.
wotr-why-no-army-with-companion = No Free Peoples army has a companion.
wotr-why-no-path = The Woses can lead nobody of the army in { $region } to where the card says: there is no room, or the way leads into a land that its nations may not enter.
wotr-why-not-coastal = { $region } is not on the coast of the great sea.
wotr-why-not-on-card = The card does not reach { $region }.
