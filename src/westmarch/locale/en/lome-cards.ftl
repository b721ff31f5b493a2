### Lords of Middle-earth: event cards and their combat halves, what they ask and tell, and why they can't be played.

## Combat halves

wotr-combat-orderly_withdrawal = Orderly Withdrawal
    .text = Only in a field battle or a sortie, with a Free Peoples leader or companion. You may cancel one hit of the Shadow's rolls before casualties are removed; then you must break off after this round if you can: cease as attacker, retreat as defender.
wotr-combat-fear_of_their_masters = Fear of their Masters
    .text = Only with a minion in the battle. The Shadow gives up its whole Leadership for this round and adds 2 to its combat roll. Every six that the Free Peoples roll, in either roll, scores one more hit.
wotr-combat-servant_of_the_shadow = Servant of the Shadow
    .text = Only with a minion in the battle. One minion gives up all of his Leadership for this round; for each point the Free Peoples roll one die fewer, but at least one.
wotr-fight-orderly-withdrawal =
    The Shadow has scored { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }: cancel one of them and break off after this round?
    .help = If you attack you cease, if you defend you retreat. If that can't be done the battle goes on as usual ({ wotr-rule-combat-cards }).
wotr-fight-servant-of-the-shadow = Which minion gives up his Leadership?
    .help = For each point of it the Free Peoples roll one die fewer in this round ({ wotr-rule-combat-cards }).
wotr-leadership-abandoned =
    { $effect }: { $side-id ->
        [free] the Free Peoples do
       *[shadow] the Shadow does
    } without Leadership in this round.
wotr-breaks-off =
    { $effect }: { $side-id ->
        [free] the Free Peoples
       *[shadow] the Shadow
    } will break off after this round.
wotr-siege-extended-by-lore = The siege of { $region } goes on: { $character } knows a way.
wotr-why-must-break-off = Orderly Withdrawal was used: the army must retreat now.
wotr-why-combat-no-siege = Only in a field battle or a sortie, not in the assault on a stronghold.
wotr-why-combat-minion = No minion takes part in the battle.
wotr-why-combat-near-moria-or-balrog = The defending army is more than two regions away from Moria, and the Balrog takes no part in the battle.
wotr-combat-none = no combat effect
    .text = This card is never played in battle.
wotr-why-no-lower-half = This card is never played in battle.

## Names and texts

wotr-card-you-know-the-way-there = You Know the Way There
    .text = Put Sméagol's third and fourth tile into the Hunt Pool.
    .combat = { wotr-combat-blade_of_westernesse }
wotr-card-safe-paths-in-the-dark = Safe Paths in the Dark
    .text = Heal 1 corruption. Then “{ wotr-card-we-shall-get-it }” and “{ wotr-card-we-wont-go-back }” are discarded from the table.
    .combat = { wotr-combat-it_is_a_gift }
wotr-card-wind-from-the-west = Wind from the West
    .text = Discard one Shadow card from the table. If there is none, you may look at the hand of one Shadow player and then discard one card of it.
    .combat = { wotr-combat-orderly_withdrawal }
wotr-card-three-rings-for-the-elven-kings = Three Rings for the Elven-Kings
    .text = Roll three dice. For each 5 or 6 take back one Elven Ring that was used: first those out of play, then those that the Shadow has.
    .combat = { wotr-combat-orderly_withdrawal }
wotr-card-every-little-is-a-gain = Every Little is a Gain
    .text = Muster 1 Gondor regular in each of Pelargir, Lossarnach and Lamedon. Then draw a Strategy card.
    .combat = { wotr-combat-shield_wall }
wotr-card-rangers-of-the-north = Rangers of the North
    .text = Choose a Shadow army in the North or next to it and roll three dice: each 5 or 6 is a hit. Then muster 1 unit of the North, regular or elite, and 1 leader in the same free region of the North next to that army.
    .combat = { wotr-combat-advantageous_position }
wotr-card-a-balrog-is-come = A Balrog is Come!
    .text = Only if the Balrog is in play. If he is asleep, wake him. If he is awake, you may move or attack with an army that he is with, or move him alone.
    .combat = { wotr-combat-durins_bane }
wotr-card-we-wont-go-back = We Won't Go Back
    .text = Only while Sméagol is the Guide. Stays on the table. When a Sméagol tile is drawn, the Shadow may discard this card, or a Character card from its hand, to add 2 corruption.
    .combat = { wotr-combat-fear_of_their_masters }
wotr-card-the-lore-of-the-elven-rings = The Lore of the Elven Rings
    .text = Stays on the table. After the action roll, if a Keeper's die shows an Eye, the Shadow may change one ordinary die that it rolled to any other result. The Free Peoples may discard this card with a Will of the West, or with any die and an Elven Ring.
    .combat = { wotr-combat-fear_of_their_masters }
wotr-card-the-gates-are-closed = The Gates Are Closed
    .text = Stays on the table. When the Fellowship, declared or revealed, enters or leaves a region where the Shadow has an unconquered stronghold, passes through it, or stays there, the Shadow may discard this card to draw a Hunt tile: an Eye does nothing, any other tile counts without its reveal icon. The Free Peoples may discard this card with a Will of the West, or with a Character die if Gandalf or Gollum is the Guide.
    .combat = { wotr-combat-words_of_power }
wotr-card-captain-of-despair = Captain of Despair
    .text = Only if the Witch-king is in play and Gollum is not the Guide. Stays on the table. From the next action on, every Shadow die used for a Character result goes into the Hunt Box as an Eye. Discard it when Gollum becomes the Guide, or the Fellowship is declared where the Free Peoples have an unconquered stronghold.
    .combat = { wotr-combat-servant_of_the_shadow }
wotr-card-shadow-of-dol-guldur = Shadow of Dol Guldur
    .text = Only with a Nazgûl in Dol Guldur. Muster 1 Sauron regular there for each point of the Nazgûl's Leadership in Dol Guldur, 5 at most. Then that army may move or attack.
    .combat = { wotr-combat-mumakil }
wotr-card-madness-and-horror = Madness and Horror
    .text = Only if Sauron is at war. Choose a Free Peoples army in a region with a stronghold of Sauron or next to one and roll three dice: each 5 or 6 is a hit. Then muster 2 Sauron regulars: with the besiegers if it is besieged in such a stronghold, else in one free region next to it.
    .combat = { wotr-combat-swarm_of_bats }
wotr-card-we-shall-get-it = We Shall Get It
    .text = Comes into play when Sméagol is eliminated or leaves. While Gollum is the Guide the Shadow may discard it after a Hunt tile was drawn: another tile is drawn and counts instead, and the first one goes back into the Hunt Pool.
    .combat = { wotr-combat-none }

## What cards ask

wotr-token-this-card = discard { wotr-card-we-wont-go-back } from the table
wotr-token-look =
    look at the hand of { $what-id ->
        [saruman] { $what }
       *[other] the { $what }
    }
wotr-card-wind-table = Which card of the Shadow is discarded from the table?
    .help = It goes without any of its effects ({ wotr-rule-events }).
wotr-card-wind-hand = Look at a hand of the Shadow, to discard a card of it?
    .help = There is no card of the Shadow on the table ({ wotr-rule-events }).
    .none = no
wotr-card-wind-discard = Which of these cards is discarded?
    .help = You see all the cards of that hand ({ wotr-rule-events }).
wotr-card-rangers-where = Where in the North do the Rangers gather?
    .help = In a free region of the North next to { $region } ({ wotr-rule-recruiting }).
wotr-card-balrog-is-come = What does the Balrog do?
    .help = Asleep, he is woken. Awake, he moves alone, or his army moves or attacks ({ wotr-rule-balrog }).
    .none = nothing
wotr-card-wont-go-back = A Sméagol tile: discard a card to add 2 corruption?
    .help = Either { wotr-card-we-wont-go-back } from the table, or a Character card from your hand ({ wotr-rule-events }).
    .none = no
wotr-card-lore-die = A Keeper's die shows an Eye: which die of your roll do you change?
    .help = One ordinary die of this turn's roll, also one in the Hunt Box that was rolled as an Eye ({ wotr-rule-events }).
    .none = none of them
wotr-card-lore-face = What does the { $die } die show now?
    .help = Any other face of that die; an Eye goes into the Hunt Box ({ wotr-rule-events }).
wotr-card-gates = The Ring-bearers pass a stronghold of the Shadow: discard { wotr-card-the-gates-are-closed } to draw a Hunt tile?
    .help = An Eye does nothing; any other tile counts, without its reveal icon ({ wotr-rule-hunt }).
wotr-card-dol-guldur-goes = Does the army in Dol Guldur move or attack?
    .help = It takes no further die ({ wotr-rule-events }).
    .none = neither
wotr-card-madness-army = Which army of the Free Peoples goes mad?
    .help = In a region with a stronghold of Sauron, or next to one ({ wotr-rule-events }).
wotr-card-madness-where = Where are the two regulars mustered?
    .help = Both in one free region next to { $region } ({ wotr-rule-recruiting }).
wotr-card-shall-get-it = A Hunt tile was drawn ({ $tile }): discard { wotr-card-we-shall-get-it } to draw another one instead?
    .help = The first tile goes back into the Hunt Pool afterwards ({ wotr-rule-hunt }).

## What happened

wotr-hand-shown =
    The hand of { $seat-id ->
        [gondor] { $seat }
        [rohan] { $seat }
        [saruman] { $seat }
       *[other] the { $seat }
    } is looked at.
wotr-hand-seen =
    In the hand of { $seat-id ->
        [gondor] { $seat }
        [rohan] { $seat }
        [saruman] { $seat }
       *[other] the { $seat }
    }: { $cards }.
wotr-discarded-openly =
    { $card } is discarded from the hand of { $seat-id ->
        [gondor] { $seat }
        [rohan] { $seat }
        [saruman] { $seat }
       *[other] the { $seat }
    }.
wotr-die-to-hunt-box = { $card }: the die goes into the Hunt Box as an Eye.

## Why not

wotr-why-no-shadow-card-there = { $card } is no card of the Shadow on the table.
wotr-why-empty-hand = There is no card in that hand.
wotr-why-not-in-that-hand = { $card } is not in that hand.
wotr-why-nobody-near-the-north = There is no Shadow army in the North or next to it.
wotr-why-not-beside-rangers = { $region } is no region of the North next to that army.
wotr-why-smeagol-not-guide = Sméagol is not the Guide.
wotr-why-gollum-guides = Gollum is the Guide.
wotr-why-gates-guide = Neither Gandalf nor Gollum is the Guide; else it takes a Will of the West.
wotr-why-no-nazgul-in-dol-guldur = There is no Nazgûl in Dol Guldur.
wotr-why-nobody-for-madness = No army of the Free Peoples is near a stronghold of Sauron.
wotr-why-not-near-sauron = { $region } is neither with a stronghold of Sauron nor next to one.
wotr-text-seen = “{ $name }” is not in a hand of the enemy.
