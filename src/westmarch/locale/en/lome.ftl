### Lords of Middle-earth: set-up, special dice, rings, Keepers, and the Council of Rivendell.

wotr-option-needs = Option { $option } comes on top of { $needed }: choose { $needed } too.

## Positions

wotr-text-words = It should be one or more of these, none of them twice: { $names }.
wotr-text-one-special-die = Each side keeps one special die at most.
