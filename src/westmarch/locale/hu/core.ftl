# What the core says, whatever the game.

# One of several things of the same name.
core-copy = { $name } ({ $number })

core-list-and = { $first } és { $last }
core-list-or = { $first } vagy { $last }
core-list-nothing = semmi
