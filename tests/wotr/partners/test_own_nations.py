"""Three and four players (rulebook chapter XI): who acts for which nation, and who is foremost in the end."""

from __future__ import annotations

from tests.story import asked, options, play, reason
from tests.wotr.partners.helpers import four, waste

# -- actions only for one's own nations


def test_dice_serve_only_the_own_nations_armies() -> None:
    match = four("dice free: muster_army muster event")
    play(match, "die:muster_army", "move-armies")
    assert asked(match)[0] == "rohan"
    assert {"edoras", "dale", "erebor"} <= set(options(match))
    assert not {"minas_tirith", "lorien", "rivendell"} & set(options(match))
    assert reason(match, "minas_tirith") == "wotr-why-partners-army"


def test_only_the_owner_moves_a_nation_on_the_political_track() -> None:
    match = four("dice free: muster event event")
    play(match, "die:muster", "diplomacy")
    assert options(match) == ("nation:dwarves", "nation:north", "nation:rohan")
    assert reason(match, "nation:gondor") == "wotr-why-partners-nation"


def test_a_companions_ability_moves_any_nation() -> None:
    match = four("dice free: muster event event\ncharacter boromir: minas_tirith")
    assert asked(match)[0] == "rohan"
    play(match, "die:muster")
    assert "envoy:boromir" in options(match)


def test_recruiting_is_for_the_own_nations_and_nazgul_are_the_witch_kings() -> None:
    war = "acting: shadow\ndice shadow: muster event event\nnation sauron: at-war\nnation isengard: at-war\n"
    match = four(war)
    play(match, "die:muster", "recruit")
    assert set(options(match)) == {"isengard-regular", "isengard-elite"}
    assert reason(match, "nazgul") == "wotr-why-partners-nation"
    match = four(war + "next: rohan witch-king")
    play(match, "die:muster", "recruit")
    assert "nazgul" in options(match)
    assert "isengard-regular" not in options(match)


def test_minions_are_brought_and_moved_by_their_own_player() -> None:
    war = "acting: shadow\ndice shadow: muster event event\nnation isengard: at-war\n"
    assert "bring:saruman" in options(play(four(war), "die:muster"))
    match = play(four(war + "next: rohan witch-king"), "die:muster")
    assert reason(match, "bring:saruman") == "wotr-why-partners-action"


def test_nazgul_are_moved_by_both_the_witch_king_only_by_his_own_player() -> None:
    lines = "acting: shadow\ndice shadow: character event\ncharacter witch_king: minas_morgul\n"
    match = play(four(lines), "die:character", "move-minions")
    assert asked(match)[0] == "saruman"
    assert "minas_morgul" in options(match)
    assert reason(match, "character:witch_king") == "wotr-why-partners-character"
    match = play(four(lines + "next: rohan witch-king"), "die:character", "move-minions")
    assert "character:witch_king" in options(match)


def test_either_moves_the_fellowship_and_companions() -> None:
    for first in ("rohan", "gondor"):
        match = four(f"dice free: character event\nnext: {first} saruman\ncharacter gimli: edoras")
        play(match, "die:character")
        assert {"move-fellowship", "separate", "move-companions"} <= set(options(match))


def test_a_card_with_a_players_sign_is_for_that_player() -> None:
    hands = "hand gondor: riders-of-theoden guards-of-the-citadel\ndice free: event event\nnation gondor: at-war\n"
    match = play(four(hands + "next: gondor saruman"), "die:event")
    assert "card:guards-of-the-citadel" in options(match)
    assert reason(match, "card:riders-of-theoden") == "wotr-why-partners-card"


def test_a_card_without_a_sign_is_anybodys() -> None:
    for first in ("gondor", "rohan"):
        match = four(f"hand {first}: wisdom-of-elrond\ndice free: event event\nnext: {first} saruman")
        play(match, "die:event", "card:wisdom-of-elrond")
        own = {"gondor": {"elves", "gondor"}, "rohan": {"dwarves", "north", "rohan"}}[first]
        assert set(options(match)) == {f"nation:{nation}" for nation in own}


def test_one_elven_ring_a_turn_for_the_side() -> None:
    match = four("dice free: character event event event\ndice shadow: event event event event")
    play(match, "elven-ring", "die:event", "die:muster")
    waste(match)
    waste(match)
    assert asked(match)[0] == "gondor"
    assert reason(match, "elven-ring") == "wotr-why-ring-used"


def test_the_messenger_serves_his_own_player() -> None:
    lines = "acting: shadow\ndice shadow: muster event\ndice free: event\ncharacter mouth_of_sauron: barad_dur\n"
    lines += "nation sauron: at-war\nnation isengard: at-war\n"
    assert "move-armies" in options(play(four(lines + "next: gondor witch-king"), "die:muster"))
    assert "move-armies" not in options(play(four(lines), "die:muster"))


# -- winning


def test_a_side_wins_together_and_the_count_tells_the_foremost() -> None:
    lines = "phase: victory\nmap: empty\n"
    held = {"minas_tirith": "witch-king", "dol_amroth": "saruman", "pelargir": "saruman", "helms_deep": "saruman"}
    held |= {"edoras": "saruman", "rivendell": "witch-king", "lorien": "witch-king"}
    for region, captor in held.items():
        lines += f"control {region}: shadow\ncaptured {region}: {captor}\n"
    match = four(lines + "control moria: free")
    assert match.result is not None
    assert match.result.winners == ("witch-king", "saruman")
    score = match.result.score
    assert (score["witch-king"], score["saruman"]) == (6 - 2, 6), "points taken, less Moria, lost by Sauron's nation"
    assert (score["gondor"], score["rohan"]) == (-9, -3), "points lost"


def test_credit_goes_to_the_controller_of_the_army_that_took_a_place() -> None:
    lines = "map: empty\narmy osgiliath: sauron 2/0, southrons 1/0\nmixed armies: osgiliath\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event\nnext: gondor witch-king\n"
    lines += "nation sauron: at-war\nnation southrons: at-war"
    match = four(lines)
    play(match, "die:army", "move-armies", "minas_tirith", "all")
    assert match.view(None)["partners"]["captured"] == {"minas_tirith": "witch-king"}
    assert match.view(None)["partners"]["tally"]["gondor"] == -2


def test_who_commands_in_a_battle_has_the_credit_for_what_it_takes() -> None:
    lines = "map: empty\narmy edoras: rohan 1/0\narmy westemnet: isengard 5/0\nacting: shadow\n"
    lines += "dice shadow: army event\ndice free: event\nnation isengard: at-war"
    match = four(lines, combat_dice=[6, 6, 6, 6, 6, 1])
    assert asked(match)[0] == "saruman"
    play(match, "die:army", "attack", "all", "all")
    assert match.view(None)["partners"]["leading"]["shadow"] == "witch-king"
    assert match.view(None)["partners"]["captured"]["edoras"] == "saruman"
