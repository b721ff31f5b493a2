### War of the Ring for three and four players (chapter XI): what players who share a side are asked and told.

## Where the rulebook says so

wotr-rule-partners = chapter XI, Rules for more players
wotr-rule-mixed-armies = chapter XI, Mixed armies
wotr-rule-three-players = chapter XI, Three players

## Seats

wotr-seat-gondor = Gondor
    .text = Gondor and the Elves
wotr-seat-rohan = Rohan
    .text = Rohan, the North and the Dwarves
wotr-seat-witch-king = Witch-king
    .text = Sauron's nation, the Witch-king and the Mouth of Sauron
wotr-seat-saruman = Saruman
    .text = Isengard, the Southrons and Easterlings, and Saruman

## Questions

wotr-draw-from = From which deck do you draw?
    .help = Players who share a side draw one card each, from the deck that they choose ({ wotr-rule-partners }).
wotr-swap = Would you swap a card with your partner, unseen?
    .help = It happens only if both of you want it. You may not show each other cards or speak about them ({ wotr-rule-partners }).
wotr-swap-card = Which card do you give to your partner?
    .help = Your partner chooses one for you too; neither of you sees the other's before both have chosen ({ wotr-rule-partners }).
wotr-join = Shall your units and your partner's in { $region } be one mixed army?
    .help = Whoever has more units in it leads it, then who has more elites, then the leading player. If it is attacked it is mixed in any case ({ wotr-rule-mixed-armies }).
wotr-token-join = propose a mixed army in { $what } to your partner

## What happened

wotr-leads = { $seat } leads the { $side } in this turn.
wotr-acts = { $seat } acts.
wotr-drew-hidden-by = { $seat } draws a card from the { $deck }.
wotr-discarded-hidden-by = { $seat } discards a card of the { $deck }, face down.
wotr-swapped = { $seats } swap a card.
wotr-swap-given = You give { $card } to your partner.
wotr-swap-taken = Your partner gives you { $card }.
wotr-joined = The units in { $region } become a mixed army, led by { $seat }.

## Why not?

wotr-why-partners-nation = { $nation } is led by your partner ({ $seat }).
wotr-why-partners-army = The army in { $region } is your partner's ({ $seat }): you have no units in it.
wotr-why-partners-card = { $card } is for { $seat } to play.
wotr-why-partners-character = { $character } belongs to your partner ({ $seat }).
wotr-why-partners-action = That is for your partner to do ({ $seat }).
wotr-why-partner-commands = The mixed army in { $region } is led by { $seat }, who alone may attack with it. You may take your own units out of it.
wotr-why-lose-control = You may not split the mixed army in { $region } so that you lose control of a part of it.
wotr-why-no-partner = You have no partner.
wotr-why-not-both-there = You and your partner don't both have units in { $region }.
wotr-why-mixed-already = The army in { $region } is mixed already.
wotr-why-partner-declined = Your partner has just declined that for { $region }.
wotr-why-nation-again = Your last action was for { $nation } too. With three players two actions in a row may not be for the same nation.
wotr-why-army-again = The mixed army in { $region } has had your last action. With three players it may not have the next one too.

## Positions

wotr-text-one-of-each = It should name one seat of the Free Peoples and one of the Shadow, of: { $names }.
wotr-text-whose-face-down = Players share the side of “{ $name }”: write “face down” with the name of the seat that discarded it.
wotr-text-not-mixed = In “{ $name }” there are no units of two partners.
wotr-text-not-captured = “{ $name }” is not held by that seat's side, or was its own from the start.
wotr-text-not-laid = “{ $name }” is not on the table, or belongs to the other side.
wotr-text-three-players = Only a match of three has this line.
