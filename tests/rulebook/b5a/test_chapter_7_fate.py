"""The worked examples of rulebook chapter VII: fate."""

from __future__ import annotations

from tests.b5a.helpers import position
from tests.story import options, play, shown


def test_fate_three_generals_three_tiles() -> None:
    """Chapter VII: three generals are active; the Shadow refuses a 3, draws a 2 and stops."""
    match = position(
        "phase: fate\nactive: bard dain gandalf\ncharacter bard: camp\ncharacter dain: camp\ncharacter gandalf: camp",
        fate_tile=["three", "two"],
    )
    assert options(match) == ("keep", "draw")
    play(match, "fate=draw")
    play(match, "fate=keep")
    assert shown(match, "fate", "marker") == 2
    assert shown(match, "fate", "tiles", "three") == 2, "the tile put aside is back in the pool"
    assert shown(match, "fate", "tiles", "two") == 1, "the tile used is out of the game"
