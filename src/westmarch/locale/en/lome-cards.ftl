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
