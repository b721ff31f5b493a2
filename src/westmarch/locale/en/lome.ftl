### Lords of Middle-earth: set-up, special dice, rings, Keepers, and the Council of Rivendell.

wotr-option-council = the Council of Rivendell, on top of Lords of Middle-earth
wotr-needs-option = Option { $option } comes on top of { $needed }: choose { $needed } too.

wotr-rule-special-dice = Lords of Middle-earth, chapter II, special action dice
wotr-rule-keepers = Lords of Middle-earth, chapter II, Elven Rings
wotr-rule-council = Lords of Middle-earth, chapter IV, the Council of Rivendell
wotr-rule-versions = Lords of Middle-earth, chapter I, set-up

## Set-up

wotr-version-choose = { $character }: which card goes into the Fellowship?
    .help = The Shadow does not see which one until he guides the Fellowship, falls or leaves it ({ wotr-rule-versions }).
wotr-version-chosen = Into the Fellowship: { $version }.
wotr-version-chosen-hidden = The Free Peoples have chosen a card for { $character }.
wotr-version-shown = The card of { $character } is seen: { $version }.
wotr-first-guide = Who guides the Fellowship at first?
    .help = His card is seen by everybody ({ wotr-rule-versions }).
wotr-token-take = { $what }

wotr-why-other-character = That card is for another character.
wotr-why-first-guide = At first only Gandalf the Grey or Strider can be the Guide, not { $character }.

## Special dice

wotr-special-die-added = The { $special } die is added for this turn.
wotr-special-die-removed =
    { $cause ->
        [eliminated] The { $special } die is out of the game, for its owner is gone.
        [captain] The { $special } die is out of the game, for the Black Captain is in play.
       *[sign] The { $special } die is out of the game: last turn it was kept with the sign of removal.
    }
wotr-special-rolled =
    { $side-id ->
        [free] Special dice of the Free Peoples: { $dice }.
       *[shadow] Special dice of the Shadow: { $dice }.
    }
wotr-special-kept =
    { $die-id ->
        [vilya_eye] The Free Peoples must keep { $die }: it goes into the Hunt Box.
        [nenya_eye] The Free Peoples must keep { $die }: it goes into the Hunt Box.
        [narya_eye] The Free Peoples must keep { $die }: it goes into the Hunt Box.
        [balrog_eye] The Shadow must keep { $die }: it goes into the Hunt Box.
        [gothmog_eye] The Shadow must keep { $die }: it goes into the Hunt Box.
       *[other] { $side-id ->
            [free] The Free Peoples keep { $die }.
           *[shadow] The Shadow keeps { $die }.
        }
    }{ $aside-count ->
        [0] { "" }
       *[other] { " " }Set aside: { $aside }.
    }
wotr-special-die = Which special die do you keep?
    .help = One of them; the others are set aside for this turn. If any shows an Eye, an Eye must be kept: it goes into the Hunt Box ({ wotr-rule-special-dice }).

wotr-why-eye-first = A special die that shows an Eye must be kept.

## Rings and their Keepers

wotr-ring-which = Which Elven Ring is used?
    .help = Its own power can't be used in the same turn ({ wotr-rule-keepers }).
wotr-ring-regain = Which Elven Ring comes back?
    .help = Rings out of play come back before those that the Shadow has ({ wotr-rule-keepers }).
wotr-ring-named =
    { $side-id ->
        [free] The Free Peoples use { $ring }.
       *[shadow] The Shadow uses { $ring }.
    }
wotr-ring-regained = { $ring } comes back to the Free Peoples.
wotr-token-ring = { $what }
wotr-token-narya = Narya the Great: bring the nation where Gandalf is straight to war
wotr-vilya = Elrond holds Vilya: spend it to keep the { $die } die that was just used?
    .help = The die is unused again, with the same result, and does not go into the Hunt Box ({ wotr-rule-keepers }).
wotr-vilya-used = Elrond uses Vilya: the { $die } die stays unused.
wotr-nenya = Galadriel holds Nenya: spend it to cancel the tile that was drawn ({ $tile })?
    .help = The tile has no effect and is out of the game; another one is drawn ({ wotr-rule-keepers }).
wotr-nenya-used = Galadriel uses Nenya: the tile ({ $tile }) is out of the game, and another one is drawn.
wotr-narya-used = Gandalf uses Narya: { $nation } is called to war.

wotr-why-not-that-ring = { $ring } is not among the rings to choose from.
wotr-why-ring-not-yours = The Free Peoples don't have { $ring } any more.
wotr-why-ring-named = { $ring } has changed a die in this turn; its own power must wait for the next.
wotr-why-narya-keeper = Only Gandalf the Grey, Keeper of Narya, can do that, and only outside the Fellowship.
wotr-why-narya-place = { $region } is no unconquered settlement of a Free Peoples nation.
wotr-why-keeper-war = Neither Sauron nor the Elves are at war.
wotr-why-keeper-home = The Shadow holds { $region }.

## The Council of Rivendell

wotr-council-outside = Who went home before the Fellowship set out?
    .help = Only companions with a card of the Council who have a home there. The Shadow gets an action token for one of them, and two for more ({ wotr-rule-council }).
    .done = nobody else
wotr-council-token = Which action token do you take?
    .help = It is used once in the match, instead of a die ({ wotr-rule-council }).
wotr-council-hobbits = Two hobbits of the Shire: let both fall to cancel the tile ({ $tile })?
    .help = The tile has no effect, and no other one is drawn ({ wotr-rule-council }).
wotr-went-home = { $character } went home before: he is in { $region }.
wotr-tokens-given =
    { $actions-count ->
        [one] The Shadow has an action token: { $actions }.
       *[other] The Shadow has two action tokens: { $actions }.
    }
wotr-token-used = The Shadow uses an action token: { $action }.
wotr-hobbits-spared = Both hobbits fall, and the tile ({ $tile }) has no effect.
wotr-token-token = action token: { $what }
wotr-token-rouse = { $what } speaks for his people: make them active

wotr-why-went-along = { $character } has no card with which he could have gone home before.
wotr-why-no-token = The Shadow has no such action token.
wotr-why-token-used = An action token was used in this turn already.
wotr-why-rouses-nobody = { $character } can't wake his people: that takes his card of the Council.
wotr-why-other-hobbit = The other hobbit has no such card.

## Positions

wotr-text-words = It should be one or more of these, none of them twice: { $names }.
wotr-text-one-special-die = Each side keeps one special die at most.
