### Lords of Middle-earth: Sméagol, the Balrog, Gothmog, the Black Númenórean, the Chief of the Ringwraiths.

wotr-rule-smeagol = Lords of Middle-earth, chapter III, Sméagol
wotr-rule-balrog = Lords of Middle-earth, chapter III, the Balrog
wotr-rule-lords-minions = Lords of Middle-earth, chapter III, new minions

## Sméagol

wotr-tile-smeagol_1 = Sméagol
wotr-tile-smeagol_2 = Sméagol
wotr-tile-smeagol_3 = Sméagol
wotr-tile-smeagol_4 = Sméagol
wotr-smeagol-joins = Sméagol joins the Fellowship and is its Guide.
wotr-smeagol-tile-void = The tile ({ $tile }) means nothing any more: it is out of the game, and another one is drawn.
wotr-smeagol-leaves = Sméagol does not stay with the Free Peoples.
wotr-smeagol-is-gollum = Sméagol is alone with the Ring-bearers: he is Gollum again.
wotr-put-in-play = { $card } comes into play.
wotr-why-never-parts = { $character } can't be separated from the Fellowship.
wotr-why-always-guides = { $character } is always the Guide while he is in the Fellowship.

## The Balrog

wotr-region-balrog = the Balrog's region
wotr-token-balrog-wake = wake the Balrog
wotr-token-balrog-move-army = move an army with the Balrog
wotr-token-balrog-attack = attack with the Balrog's army
wotr-token-balrog-move = move the Balrog alone
wotr-token-balrog-rest = put the Balrog to rest
wotr-recruit-wanted = Which unit is mustered in { $region }?
    .help = It may be a regular or an elite, or none; the nation need not be at war ({ wotr-rule-balrog }).
    .none = no unit
wotr-balrog-awakes = The Balrog awakes.
wotr-balrog-rests = The Balrog rests in Moria.
wotr-fire-and-shadow = The Fellowship meets the Balrog in { $region }: a Hunt tile is drawn.
wotr-fire-and-shadow-missed = Gollum is the Guide: the Eye does nothing.
wotr-why-balrog-absent = The Balrog is not in play.
wotr-why-balrog-awake = The Balrog is awake already.
wotr-why-balrog-asleep = The Balrog is asleep.
wotr-why-balrog-leads-nobody = The Balrog is with no army that could do that.
wotr-why-army-needs-balrog = The army in { $region } must have the Balrog with it.
wotr-why-gandalf-not-with-balrog = Gandalf is not in the Balrog's region; without him it takes a Will of the West.

## Gothmog

wotr-token-fray-regular = Gothmog: muster a Sauron regular with his army
wotr-token-fray-elite = Gothmog: turn a Sauron regular of his army into an elite
wotr-why-gothmog-war = Sauron must be at war before Gothmog comes.
wotr-why-morgul-lost = The Free Peoples hold Minas Morgul.
wotr-why-black-captain-in-play = The Black Captain is in play.
wotr-why-gothmog-absent = Gothmog is not in play.
wotr-why-no-fray = Gothmog must be with a Shadow army in a free region.

## The Black Númenórean

wotr-token-bring-mouth_of_sauron_black_numenorean = bring into play: the Mouth of Sauron, Black Númenórean
wotr-token-sorcery-move = Great Sorcery: move the army of the Mouth of Sauron
wotr-token-sorcery-attack = Great Sorcery: attack with the army of the Mouth of Sauron
wotr-why-numenorean-waits = The Free Peoples must have a victory point, or the Fellowship must be on the Mordor track.
wotr-why-no-shadow-stronghold = No stronghold of the Shadow is unconquered.
wotr-why-numenorean-absent = The Black Númenórean is not in play.
wotr-why-sorcery-used = Great Sorcery has been used in this turn.
wotr-why-mouth-leads-nobody = The Mouth of Sauron is with no army that could do that.
wotr-why-army-needs-mouth = The army in { $region } must have the Mouth of Sauron with it.

## The Chief of the Ringwraiths

wotr-token-bring-witch_king_chief_of_the_ringwraiths = bring into play: the Witch-king, Chief of the Ringwraiths
wotr-token-call-black_captain = replace the Chief of the Ringwraiths by the Black Captain
wotr-comes-as = { $version }, has come.
wotr-exchanged = { $version }, has taken the place of the other card in { $region }.
wotr-spear-of-terror = Spear of Terror: draw from the { $deck }?
    .help = The Chief of the Ringwraiths is where the Ring-bearers are, and a Character card was played ({ wotr-rule-lords-minions }).
wotr-he-sees-he-knows = He Sees, He Knows: does the Chief of the Ringwraiths go to { $region }?
    .help = The Fellowship was declared there, away from unconquered strongholds of the Free Peoples. It takes no die ({ wotr-rule-lords-minions }).
wotr-why-chief-stays-away = The Fellowship is with an unconquered stronghold of the Free Peoples.
wotr-why-no-region-for-chief = The Fellowship is on the Mordor track: there is no region where he could enter.
wotr-why-chief-absent = The Chief of the Ringwraiths is not in play.
wotr-why-swapped = The Witch-king has been exchanged once; he can't be again.

## Positions

wotr-text-smeagol-alone = Sméagol is never alone in the Fellowship: he would be Gollum.
wotr-text-smeagol-not-gone = “We Shall Get It” comes into play only when Sméagol is eliminated.
wotr-text-not-come-yet = { $character } has not come yet, so there is no other card for him.
