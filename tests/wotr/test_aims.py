"""From a piece to its goal: every way that is found can be gone, and every move that the rules offer is found."""

from __future__ import annotations

from tests.story import asked, options, play
from tests.wotr.helpers import army, free_with, position
from westmarch.core.aims import ways_of, wished
from westmarch.core.decisions import Decision
from westmarch.games.wotr.state import War
from westmarch.games.wotr.text.aims import AIMS as WAR_AIMS

ROHAN = """
    map: empty
    dice free: character muster_army
    dice shadow: event event event
    nation rohan: at-war
    nation isengard: at-war
    """


MINIONS = "army minas_morgul: sauron 2, nazgul 3\narmy orthanc: isengard 2, nazgul 1"


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
    match = free_with("character muster_army")
    assert ways(match, "fellowship") == {"move-fellowship": [["die:character", "move-fellowship"]]}
    revealed = position("dice free: character\ndice shadow: event event\nfellowship: hollin, revealed")
    assert "hide-fellowship" in ways(revealed, "fellowship")


def test_a_companion_leaves_the_fellowship_for_a_place() -> None:
    match = free_with("character muster_army")
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
    lines = "map: empty\nacting: shadow\ndice shadow: character\ndice free: event\ncharacter witch_king: minas_morgul"
    shadow = position(lines)
    assert "bree" in ways(shadow, "character:witch_king")


def test_nazgul_fly_from_an_army_or_alone_some_or_all_of_them() -> None:
    match = position("map: empty\nacting: shadow\ndice shadow: character army\ndice free: event event", MINIONS)
    found = ways_of(match, "nazgul:minas_morgul")
    assert {way.goal for way in found} >= {"osgiliath", "barad_dur"}
    assert "minas_morgul" not in {way.goal for way in found}, "they fly somewhere else"
    way = next(way for way in found if way.goal == "osgiliath")
    assert way.tokens == ["die:character", "move-minions", "minas_morgul", "osgiliath"]
    assert way.whole is not None
    assert way.whole.most == {"nazgul": 3}
    assert wished(match, way.tokens, {"nazgul": 2}) == ([*way.tokens[:3], "count:2", "osgiliath"], None)
    tokens, _ = wished(match, way.tokens, {})
    there = play(match.clone(), *tokens)
    assert there.view("shadow")["nazgul"]["osgiliath"] == 3
    alone = next(way for way in ways_of(match, "nazgul:orthanc") if way.goal == "osgiliath")
    assert alone.whole is None, "there is one only"
    assert ways(match, "nazgul:edoras") == {}


def test_nobody_advances_where_nobody_is_wished() -> None:
    match = position(ROHAN, "army fords_of_isen: rohan 3/1\narmy orthanc: isengard 1\ncontrol orthanc: shadow")
    decision = Decision("free", "wotr.advance.force", ("all", "split", "none"), {"force": {"rohan-regular": 3}})
    match.decision = decision
    part = WAR_AIMS.part
    assert (part(match, {"rohan-regular": 3}), part(match, {"rohan-regular": 1})) == ("all", "split")
    assert part(match, {"rohan-regular": 0}) == "none"
