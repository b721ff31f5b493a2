"""Facts of the game as data: map, nations, characters, dice and tiles."""
