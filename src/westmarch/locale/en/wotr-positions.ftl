### War of the Ring: hints for positions that can't be read. The server and the terminal say them, no table does.

wotr-text-number = It should be a whole number from { $least } to { $most }.
wotr-text-region = There is no region “{ $name }”.
wotr-text-side = It should be “free” or “shadow”.
wotr-text-seat = There is no such seat here. It should be one of { $names }.
wotr-text-yes-no = It should be “yes” or “no”.
wotr-text-by-side = It should be like “free 1, shadow 2”.
wotr-text-phase = The phases are: { $phases }.
wotr-text-map = Only “empty” can stand here; armies have lines of their own.
wotr-text-map-first = It must stand before all armies and garrisons.
wotr-text-fellowship = It should be like “moria, progress 2, corruption 3”, “hollin, revealed” or “mordor 1, corruption 4”.
wotr-text-mordor-progress = On the Mordor track the Fellowship has no progress.
wotr-text-version = There is no such version. Possible: { $names }.
wotr-text-rings = It should be like “free 2, shadow 1” or “vilya free, nenya shadow, narya nobody”. The rings are: { $names }.
wotr-text-character = There is no character “{ $name }”.
wotr-text-tile = There is no Hunt tile “{ $name }”, or it is there twice.
wotr-text-card = There is no card “{ $name }” on that side, or it is there twice.
wotr-text-any-card = There is no card “{ $name }”, or it is there twice.
wotr-text-face-down = “{ $name }” is not among the discards.
wotr-text-given-up = “{ $name }” is not among the cards that lie face down.
wotr-text-table-card = “{ $name }” is no card that stays on the table, or it is there twice.
wotr-text-no-stronghold = There is no stronghold in “{ $name }”.
wotr-text-no-settlement = There is no settlement in “{ $name }”.
wotr-text-figures = It should be like “gondor 3/1/1, elves 0/1/0, nazgul 2” (regulars/elites/leaders) or “none”.
wotr-text-nation = There is no nation “{ $name }” that could stand here.
wotr-text-political = It should be like “2 active”, “1 passive” or “at-war”.
wotr-text-faces = The faces are: { $faces }.
wotr-text-too-many =
    There are only { $most } { $rank ->
        [0] regulars
        [1] elites
       *[other] leaders (Nazgûl for Sauron)
    } of { $nation } in the box, the fallen included.
wotr-text-both-sides = Both sides have an army in { $name }; under siege, one of them is a garrison.
wotr-text-stacking = At most { $limit } units can stand in { $name }.
wotr-text-lone-leader = Leaders can't be without units in { $name }.
wotr-text-no-besieger = Nobody besieges { $name }: a garrison needs an enemy army around it.
wotr-text-garrison-side = The army inside { $name } must belong to the side that controls it.
wotr-text-control = The army in { $name } belongs to { $side }, so { $side } controls it, unless it besieges the stronghold.
wotr-text-guide = The Guide can only be: { $names }.
wotr-text-gollum = Gollum is there only when no companion is left in the Fellowship.
wotr-text-character-place = “{ $character }” can't be there ({ $place }).
wotr-text-same-person = “{ $old }” has become “{ $new }”: leave this line out, or say “eliminated”.
wotr-text-hand-limit = A hand has at most { $limit } cards.
wotr-text-dice = There are only { $most } dice of “{ $side }”.
wotr-text-not-special = “{ $name }” is no special tile.
wotr-text-tiles-waiting = On the Mordor track no tile waits: it is among the “special tiles” in the pool.
wotr-text-always-active = “{ $name }” is active from the start.
