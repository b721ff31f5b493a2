# What the core says, whatever the game.

# One of several things of the same name.
core-copy = { $name } ({ $number })

core-list-and = { $first } a { $last }
core-list-or = { $first } nebo { $last }
core-list-nothing = nic
