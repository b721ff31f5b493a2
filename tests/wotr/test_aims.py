"""From a piece to its goal: every way that is found can be gone, and every move that the rules offer is found."""

from __future__ import annotations

from tests.story import asked, options, play
from tests.wotr.helpers import army, position
from westmarch.core.aims import ways_of
from westmarch.games.wotr.state import War

ROHAN = """
    map: empty
    dice free: character muster_army
    dice shadow: event event event
    nation rohan: at-war
    nation isengard: at-war
    """


def ways(match: War, piece: str) -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    for way in ways_of(match, piece):
        found.setdefault(way.goal, []).append(way.tokens)
    return found


def test_an_army_moves_with_each_die_that_fits() -> None:
    match = position(ROHAN, "army edoras: rohan 2/0/1\narmy helms_deep: rohan 2")
    record = match.record()
    edoras, deep = ways(match, "edoras"), ways(match, "helms_deep")
    assert sorted(tokens[0] for tokens in edoras["folde"]) == ["die:character", "die:muster_army"]
    # Nobody leads that one.
    assert deep["fords_of_isen"] == [["die:muster_army", "move-armies", "helms_deep", "fords_of_isen"]], (
        "nobody leads it"
    )
    assert match.record() == record, "nothing was answered"


def test_what_has_one_answer_is_not_asked_and_still_found() -> None:
    match = position(ROHAN, "army edoras: rohan 1")
    found = ways(match, "edoras")
    assert found["folde"] == [["die:muster_army", "move-armies", "folde"]]
    for goal, lists in found.items():
        for tokens in lists:
            there = play(match.clone(), *tokens)
            assert army(there, goal) == {"rohan-regular": 1}


def test_the_enemy_is_attacked() -> None:
    match = position(ROHAN, "army fords_of_isen: rohan 2/1\narmy orthanc: isengard 3")
    assert ways(match, "fords_of_isen")["orthanc"] == [["die:muster_army", "attack"]]
    assert ways(match, "orthanc") == {}, "somebody else's army"


def test_in_the_middle_of_an_action() -> None:
    match = position(ROHAN, "army edoras: rohan 2/1\narmy helms_deep: rohan 1/1")
    play(match, "die:muster_army", "move-armies", "edoras", "folde", "all")
    assert asked(match)[1] == "wotr.move.from"
    assert ways(match, "helms_deep")["westemnet"] == [["helms_deep", "westemnet"]]
    play(match, "helms_deep")
    assert ways(match, "helms_deep")["westemnet"] == [["westemnet"]]


def test_every_move_that_is_offered_is_found() -> None:
    match = position("dice free: character muster_army will_of_the_west\ndice shadow: event event event event")
    offered = set()
    for die in ("die:character", "die:muster_army", "die:will_of_the_west"):
        for action in ("move-armies", "attack"):
            there = play(match.clone(), die)
            if action not in options(there):
                continue
            there.push(action)
            for piece in options(there):
                goal = play(there.clone(), piece)
                offered |= {(die, action, piece, each) for each in options(goal)}
    pieces = {each[2] for each in offered}
    found = {(*way.tokens[:2], piece, way.goal) for piece in pieces for way in ways_of(match, piece)}
    assert offered
    assert found == offered


def test_the_fellowship_moves_or_hides() -> None:
    match = position("dice free: character muster_army\ndice shadow: event event event")
    assert ways(match, "fellowship") == {"move-fellowship": [["die:character", "move-fellowship"]]}
    revealed = position("dice free: character\ndice shadow: event event\nfellowship: hollin, revealed")
    assert "hide-fellowship" in ways(revealed, "fellowship")


def test_a_companion_leaves_the_fellowship_for_a_place() -> None:
    match = position("dice free: character muster_army\ndice shadow: event event event")
    found = ways(match, "character:legolas")
    assert found["hollin"][0][:4] == ["die:character", "separate", "character:legolas", "done"]
    there = play(match.clone(), *found["rivendell"][0])
    assert "legolas" in army(there, "rivendell")


def test_companions_and_minions_on_the_map() -> None:
    match = position(ROHAN, "character gimli: edoras\ncharacter legolas: edoras")
    tokens = ways(match, "character:gimli")["folde"][0]
    there = play(match.clone(), *tokens)
    assert "gimli" in army(there, "folde")
    assert "legolas" in army(there, "edoras"), "he goes alone"
    shadow = position("""
        map: empty
        acting: shadow
        dice shadow: character
        dice free: event
        character witch_king: minas_morgul
        """)
    assert "bree" in ways(shadow, "character:witch_king")
