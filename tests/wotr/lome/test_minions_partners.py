"""Lords of Middle-earth with three and four players: whose the minions and cards are, and who answers for them."""

from __future__ import annotations

import pytest

from tests.story import asked, load, options, play, reason
from tests.wotr.helpers import FOUR, THREE, hand_of, where
from tests.wotr.lome.helpers import act, position
from westmarch.games.wotr.facts.nations import NATIONS
from westmarch.games.wotr.lome.characters import SMEAGOL
from westmarch.games.wotr.state import War

CHIEF = "version witch_king: witch_king_chief_of_the_ringwraiths"
NUMENOREAN = "version mouth_of_sauron: mouth_of_sauron_black_numenorean"
BALROG = "character balrog_of_moria: moria"
HERE = "character smeagol: fellowship"
WAR = "nation sauron: at-war\nnation gondor: at-war"
MOUTH = "map: empty\narmy gorgoroth: sauron 2/0\ncharacter mouth_of_sauron: gorgoroth\n" + NUMENOREAN
GOTHMOG = "map: empty\narmy osgiliath: sauron 2/0\ncharacter gothmog: osgiliath"


def four(*lines: str, **scripts: list[object]) -> War:
    return position(*lines, seats=FOUR, **scripts)


def shadow_acts(who: str, die: str) -> str:
    return (
        f"acting: shadow\nleading: gondor {other(who)}\nnext: gondor {who}\ndice free: event\ndice shadow: {die} army"
    )


def other(seat: str) -> str:
    return "saruman" if seat == "witch-king" else "witch-king"


@pytest.mark.parametrize(
    ("lines", "die", "token"),
    [
        ("", "muster", "bring:balrog_of_moria"),
        (WAR, "muster", "bring:gothmog"),
        ("fellowship: hollin", "muster", "bring:witch_king_chief_of_the_ringwraiths"),
        ("fellowship: mordor 0", "muster", "bring:mouth_of_sauron_black_numenorean"),
        (f"character witch_king: hollin\n{CHIEF}\n{WAR}", "muster", "call:black_captain"),
        (GOTHMOG, "muster", "fray:regular"),
        (f"{MOUTH}\n{WAR}", "muster", "sorcery:move"),
        (BALROG, "balrog_use", "balrog:wake"),
    ],
)
def test_the_witch_kings_player_leads_the_new_minions(lines: str, die: str, token: str) -> None:
    """Witch-king player: Balrog, Gothmog (and Mouth, Witch-king as in the base game)."""
    match = four(lines, shadow_acts("witch-king", die))
    play(match, f"die:{die}")
    assert token in options(match)
    match = four(lines, shadow_acts("saruman", die))
    play(match, f"die:{die}")
    assert reason(match, token) == "wotr-why-partners-action"


@pytest.mark.parametrize(
    ("card", "seat", "lines"),
    [
        ("a-balrog-is-come", "witch-king", BALROG),
        ("shadow-of-dol-guldur", "witch-king", "army dol_guldur: sauron 1/0, nazgul 1"),
        ("madness-and-horror", "witch-king", WAR + "\narmy north_anduin_vale: elves 1/0/0"),
    ],
)
def test_cards_of_one_player(card: str, seat: str, lines: str) -> None:
    match = four(lines, shadow_acts(seat, "event"), f"hand {seat}: {card}")
    play(match, "die:event")
    assert f"card:{card}" in options(match)
    match = four(lines, shadow_acts(other(seat), "event"), f"hand {other(seat)}: {card}")
    play(match, "die:event")
    assert reason(match, f"card:{card}") == "wotr-why-partners-card"


@pytest.mark.parametrize(
    ("card", "seat", "lines"),
    [
        ("every-little-is-a-gain", "gondor", ""),
        ("rangers-of-the-north", "rohan", "army bree: none\narmy weather_hills: sauron 1/0"),
    ],
)
def test_cards_of_one_player_of_the_free_peoples(card: str, seat: str, lines: str) -> None:
    partner = "rohan" if seat == "gondor" else "gondor"
    match = four(lines, f"next: {seat} saruman\nhand {seat}: {card}\ndice free: event event\ndice shadow: army")
    play(match, "die:event")
    assert f"card:{card}" in options(match)
    match = four(lines, f"next: {partner} saruman\nhand {partner}: {card}\ndice free: event event\ndice shadow: army")
    play(match, "die:event")
    assert reason(match, f"card:{card}") == "wotr-why-partners-card"


HUNTED = "hunt box: free 0, shadow 1\ndice free: character\ndice shadow: army"


@pytest.mark.parametrize("seat", ["witch-king", "saruman"])
def test_whoever_laid_a_card_answers_for_it(seat: str) -> None:
    """Reading: who answers for a Shadow card on the table: the player who played it. Its cost is paid from his hand."""
    lines = f"{HERE}\ntable: we-wont-go-back\nlaid {seat}: we-wont-go-back\nhand {seat}: orc-patrol"
    match = act(four(lines, HUNTED, hunt_dice=[6], hunt_tile=["smeagol_1"]), "move-fellowship")
    assert asked(match) == (seat, "wotr.card.wont-go-back")
    assert "card:orc-patrol" in options(match)
    lines = f"table: the-gates-are-closed\nlaid {seat}: the-gates-are-closed\nfellowship: hollin, progress 1"
    match = play(four("phase: fellowship", lines), "moria")
    assert asked(match) == (seat, "wotr.card.gates")
    roll = "phase: roll\ncharacter lord_elrond: rivendell\nspecial dice: vilya\ntable: the-lore-of-the-elven-rings\n"
    dice = ["character"] * 4 + ["army"] * 7
    match = four(roll, f"laid {seat}: the-lore-of-the-elven-rings", special_dice=["vilya_eye"], action_dice=dice)
    assert asked(match) == (seat, "wotr.card.lore-die")


def test_the_leading_player_answers_for_the_card_that_nobody_laid() -> None:
    """We Shall Get It enters play by itself."""
    gone = "\n".join(
        f"character {each}: eliminated"
        for each in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin", "smeagol")
    )
    for seat in ("witch-king", "saruman"):
        match = four(
            f"leading: gondor {seat}\ntable: we-shall-get-it", gone, HUNTED, hunt_dice=[6], hunt_tile=["std_2_1"]
        )
        act(match, "move-fellowship")
        assert asked(match) == (seat, "wotr.card.shall-get-it")


def test_he_sees_he_knows_is_for_the_witch_kings_player() -> None:
    lines = "phase: fellowship\nfellowship: hollin, progress 2\ncharacter witch_king: barad_dur"
    match = play(four(lines, CHIEF, "leading: gondor saruman"), "moria")
    assert asked(match) == ("witch-king", "wotr.he-sees-he-knows")


@pytest.mark.parametrize("seat", ["witch-king", "saruman"])
def test_the_spear_of_terror_draws_for_whoever_played_the_card(seat: str) -> None:
    lines = f"fellowship: hollin, progress 1\ncharacter witch_king: hollin\nhand {seat}: cruel-weather\n{CHIEF}"
    match = play(four(lines, shadow_acts(seat, "event")), "die:event", "card:cruel-weather", "moria")
    assert asked(match) == (seat, "wotr.spear-of-terror")


WIND = "next: rohan saruman\nhand rohan: wind-from-the-west\ndice free: event\ndice shadow: army"
HANDS = "hand witch-king: orc-patrol cruel-weather\nhand saruman: the-lidless-eye"


def test_wind_from_the_west_looks_into_one_hand() -> None:
    """With two Shadow players the Free Peoples side picks one of them; only who looked knows the cards."""
    match = act(four(WIND, HANDS), "card:wind-from-the-west")
    assert asked(match) == ("rohan", "wotr.card.wind-hand")
    assert options(match) == ("none", "look:witch-king", "look:saruman")
    play(match, "look:witch-king")
    assert options(match) == ("card:orc-patrol", "card:cruel-weather")
    play(match, "card:cruel-weather")
    assert match.view("rohan")["cards"]["witch-king"]["seen"] == ["orc-patrol"]
    assert "seen" not in match.view("gondor")["cards"]["witch-king"]
    assert "orc-patrol" not in str(match.view("gondor"))
    told = [event for event in match.events if event.kind == "wotr.hand-seen"]
    assert [event.to for event in told] == [("rohan",)]
    for seed in range(3):
        assert hand_of(match.imagine("rohan", seed), "witch-king") == ["orc-patrol"]
    assert {tuple(hand_of(match.imagine("gondor", seed), "witch-king")) for seed in range(8)} != {("orc-patrol",)}


def test_three_players_look_into_a_hand_too() -> None:
    lines = "hand free: wind-from-the-west\ndice free: event\ndice shadow: army"
    match = act(position(lines, HANDS, seats=THREE), "card:wind-from-the-west")
    assert asked(match) == ("free", "wotr.card.wind-hand")
    assert options(match) == ("none", "look:witch-king", "look:saruman")


def test_three_players_and_cards_about_a_nation() -> None:
    """Two successive actions on the same nation: an event about it counts."""
    lines = "hand free: every-little-is-a-gain\ndice free: event event\ndice shadow: army"
    match = position(lines, "used nations: gondor", seats=THREE)
    play(match, "die:event")
    assert reason(match, "card:every-little-is-a-gain") == "wotr-why-nation-again"
    match = position(lines, seats=THREE)
    play(match, "die:event", "card:every-little-is-a-gain", "no")
    assert match.state.used == {("nation", NATIONS.index("gondor"))}


def test_a_match_of_four_with_smeagol_reads_back() -> None:
    match = four(HERE, BALROG, "dice free: event\ndice shadow: army")
    again = load(match.position())
    assert again.position() == match.position()
    assert again.state.guide == SMEAGOL
    assert where(again, "balrog_of_moria") == "moria"
