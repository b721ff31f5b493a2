"""Positions as text: what is written, what is left out, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westmarch
from tests.story import options, play, told
from tests.wotr.helpers import FOUR, THREE, army, garrison, holder, position, reserve_of, shadow_with, where
from westmarch.games.wotr import GAME
from westmarch.games.wotr.text.reading import Reader

HEADER = "westmarch position 1\ngame: wotr\nseats: free shadow\n\n[state]\n"


def test_what_is_not_written_is_as_at_the_start() -> None:
    match = westmarch.load_position(HEADER)
    fresh = westmarch.new_match("wotr", seed=0)
    assert match.view(None)["armies"] == fresh.view(None)["armies"]
    assert match.view(None)["turn"] == 1


def test_reinforcements_are_what_is_left_of_the_box() -> None:
    match = position("map: empty\narmy lossarnach: gondor 8/2/3\ncasualties gondor: 1/1/0")
    assert reserve_of(match, "gondor-regular") == 6
    assert reserve_of(match, "gondor-elite") == 2
    assert reserve_of(match, "gondor-leader") == 1
    assert reserve_of(match, "sauron-regular") == 36


def test_decks_are_what_is_left_of_the_cards() -> None:
    match = position(
        "dice free: event\nhand free: elven-cloaks\ndiscards free: elven-rope\ntable: mithril-coat-and-sting"
    )
    deck = match.state.decks[0]
    assert len(deck) == 21
    assert not {"elven-cloaks", "elven-rope", "mithril-coat-and-sting"} & set(deck)


def test_cards_may_be_called_as_in_earlier_releases() -> None:
    lines = "phase: actions\ndice free: event event\ndice shadow: army\n"
    lines += "hand free: fp_char_01 elven-rope\ntable: sh_char_16\n"
    match = westmarch.load_position(HEADER + lines, script={"draw-card/free": ["fp_str_24"]})
    assert "hand free: elven-cloaks elven-rope" in match.position()
    assert "table: flocks-of-crebain" in match.position()
    play(match, "die:event")
    assert match.why_not("card:fp_char_03") is not None
    match.push("draw:strategy")
    assert match.view("free")["cards"]["free"]["hand"] == ["elven-cloaks", "elven-rope", "thranduils-archers"]
    play(match, "waste", "die:event")
    match.push("card:fp_char_01")
    assert "card:elven-cloaks" in match.record()


def test_the_guide_is_found_when_none_is_named() -> None:
    match = position("phase: fellowship\ncharacter gandalf_the_grey: eliminated\ncharacter strider: edoras")
    assert match.view(None)["fellowship"]["guide"] == "boromir"


@pytest.mark.parametrize(("new", "old"), [("aragorn", "strider"), ("gandalf_the_white", "gandalf_the_grey")])
@pytest.mark.parametrize("place", ["minas_tirith", "eliminated"])
def test_who_has_changed_is_no_longer_who_he_was(new: str, old: str, place: str) -> None:
    match = position(f"dice free: event\ncharacter {new}: {place}")
    assert (where(match, new), where(match, old)) == (place, "eliminated")


def test_an_army_holds_the_settlement_it_stands_in_but_not_what_it_besieges() -> None:
    match = position(
        """
        dice free: event
        army edoras: isengard 3/0
        army moria: gondor 2/0/0
        army helms_deep: isengard 2/0
        garrison helms_deep: rohan 1/0/0
        army erebor: dwarves 2/0/0
        garrison erebor: southrons 1/0
        """
    )
    regions = ("edoras", "moria", "helms_deep", "erebor")
    assert [holder(match, region) for region in regions] == ["shadow", "free", "free", "shadow"]


def test_characters_and_nazgul_in_a_besieged_stronghold_of_their_side_are_inside() -> None:
    match = position(
        """
        dice free: event
        army helms_deep: isengard 2/0
        garrison helms_deep: rohan 1/0/0
        character gimli: helms_deep
        army moria: dwarves 2/0/0, nazgul 2
        garrison moria: sauron 2/0
        character witch_king: moria
        character legolas: moria
        """
    )
    assert garrison(match, "helms_deep") == {"rohan-regular": 1, "gimli": 1}
    assert garrison(match, "moria") == {"sauron-regular": 2, "nazgul": 2, "witch_king": 1}
    assert army(match, "moria") == {"dwarves-regular": 2, "legolas": 1}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("hollin, corruption 12", "ring-bearers-corrupted"),
        ("mordor 5, corruption 11", "ring-destroyed"),
        ("mordor 5, corruption 12", "ring-bearers-corrupted"),
    ],
)
def test_a_match_that_the_ring_has_decided_stays_decided(line: str, reason: str) -> None:
    match = position("dice free: event event", f"fellowship: {line}")
    assert match.decision is None
    assert match.result is not None
    assert match.result.reason == reason
    again = westmarch.load_position(match.position())
    assert (again.result.reason, again.position()) == (reason, match.position())  # type: ignore[union-attr]


def test_comments_and_blank_lines_are_welcome() -> None:
    match = westmarch.load_position(HEADER + "# the eve of battle\n\nphase: fellowship   # nothing has happened\n")
    assert "done" in options(match)


def test_a_position_in_the_middle_of_a_battle_comes_back() -> None:
    match = shadow_with(
        "army army",
        "nation sauron: at-war\narmy osgiliath: gondor 2/0/0\narmy south_ithilien: sauron 4/1, nazgul 1",
        combat_dice=[6, 1, 1, 1, 1, 6, 1],
    )
    play(match, "die:army", "attack", "all", "lose:sauron-regular")
    again = westmarch.load_position(match.position())
    assert again.position() == match.position()
    assert again.view("free") == match.view("free")
    assert again.view("free")["battle"]["round"] == 1
    play(again, "continue")
    assert army(again, "south_ithilien") == {"sauron-regular": 3, "sauron-elite": 1, "nazgul": 1}


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("turn: soon", "turn"),
        ("turn: 0", "turn"),
        ("acting: gondor", "acting"),
        ("map: full", "map"),
        ("army mount_doom: sauron 1/0", "mount_doom"),
        ("army edoras: rohan", "edoras"),
        ("army edoras: hobbits 3/0/0", "hobbits"),
        ("army edoras: rohan x/1", "edoras"),
        ("army edoras: isengard 1/0/3", "edoras"),
        ("army edoras: rohan 99/0/0", "edoras"),
        ("army edoras: rohan 0/0/1", "edoras"),
        ("army edoras: rohan 1/0/0, sauron 1/0", "edoras"),
        ("army edoras: rohan 10/1/0", "edoras"),
        ("garrison edoras: rohan 1/0/0", "edoras"),
        ("garrison helms_deep: rohan 1/0/0", "helms_deep"),
        (
            "garrison helms_deep: rohan 1/0/0\narmy helms_deep: isengard 1/0\ncontrol helms_deep: shadow",
            "helms_deep",
        ),
        ("casualties sauron: 1/0/0", "sauron"),
        ("character frodo: edoras", "frodo"),
        ("character gimli: nowhere", "nowhere"),
        ("control hollin: shadow", "hollin"),
        ("control edoras: sauron", "edoras"),
        ("control edoras: shadow", "edoras"),
        ("control edoras: free\narmy edoras: sauron 1/0", "edoras"),
        ("nation hobbits: 1 active", "hobbits"),
        ("nation rohan: 7 active", "rohan"),
        ("nation rohan: at-war passive", "rohan"),
        ("fellowship: rivendell, tired", "fellowship"),
        ("fellowship: mordor 7", "fellowship"),
        ("fellowship: rivendell, corruption 13", "fellowship"),
        ("guide: gimli", "gandalf_the_grey"),
        ("tiles drawn: std_9", "std_9"),
        ("dice free: army", "dice free"),
        ("dice shadow: eye", "dice shadow"),
        ("dice free: event event event event event event event", "6 dice"),
        ("dice shadow: army army army army army army army army army army army", "10 dice"),
        ("hunt box: 3", "hunt box"),
        ("hunt box: free 7, shadow 0", "6 dice"),
        ("hunt box: free 1, free 2", "hunt box"),
        ("character strider: edoras\ncharacter aragorn: edoras", "aragorn"),
        ("character gandalf_the_grey: edoras\ncharacter gandalf_the_white: fangorn", "gandalf_the_white"),
        ("character aragorn: fellowship", "aragorn"),
        ("character gimli: set-aside", "gimli"),
        ("character gimli: garrison edoras", "edoras"),
        ("character gimli: garrison helms_deep", "helms_deep"),
        ("character saruman: edoras", "saruman"),
        ("character witch_king: fellowship", "witch_king"),
        ("character gollum: edoras", "gollum"),
        ("character gollum: fellowship", "Gollum"),
        ("nation elves: 3 passive", "elves"),
        ("nation sauron: 1 passive", "sauron"),
        ("nation gondor: at-war at-war", "gondor"),
        ("nation gondor: 2", "gondor"),
        ("nation gondor: active", "gondor"),
        ("fellowship: rivendell, progress 2, progress 3", "fellowship"),
        ("tiles waiting: std_3_1", "std_3_1"),
        ("special tiles: std_3_1", "std_3_1"),
        ("special tiles: elven_rope\ntiles drawn: elven_rope", "elven_rope"),
        ("tiles waiting: elven_rope\nfellowship: mordor 1", "Mordor"),
        ("rings: free 3, shadow 3", "rings"),
        ("hand free: shelobs-lair", "shelobs-lair"),
        ("hand free: elven-cloaks elven-cloaks", "elven-cloaks"),
        (
            "hand free: elven-cloaks elven-rope phial-of-galadriel smeagol-helps-nice-master "
            "mithril-coat-and-sting axe-and-bow horn-of-gondor",
            "6 cards",
        ),
        ("table: elven-cloaks", "elven-cloaks"),
        ("weather: fine", "weather"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_wrong_line_is_named(line: str, word: str) -> None:
    with pytest.raises(westmarch.BadText, match=word) as caught:
        westmarch.load_position(HEADER + "phase: actions\n" + line + "\n")
    assert caught.value.line == 7, str(caught.value)
    assert "wotr.text" not in str(caught.value), "the hint is a sentence"


def test_a_line_given_twice_is_named() -> None:
    with pytest.raises(westmarch.BadText, match="twice") as caught:
        westmarch.load_position(HEADER + "turn: 2\nturn: 3\n")
    assert caught.value.line == 7


def test_an_unknown_phase_is_named_with_the_known_ones() -> None:
    with pytest.raises(westmarch.BadText, match="actions"):
        westmarch.load_position(HEADER + "phase: dinner\n")


def test_too_many_figures_are_blamed_on_a_line_that_has_them() -> None:
    with pytest.raises(westmarch.BadText, match="only 5 elites") as caught:
        westmarch.load_position(HEADER + "army edoras: rohan 1/5/0\narmy folde: rohan 0/1/0\nturn: 2\n")
    assert caught.value.line == 7


# -- the page about it


PAGE = (Path(__file__).parents[2] / "docs" / "positions" / "wotr.md").read_text(encoding="utf-8")


def test_every_line_and_every_outcome_stands_on_the_page() -> None:
    reader = Reader(GAME.new_state(GAME.set_up(None, {})))
    for key in reader.simple:
        assert f"`{key}: " in PAGE, key
    for key in reader.named:
        assert re.search(rf"`{key} \w+: ", PAGE), key
    for name, values in GAME.chances.items():
        assert f"| `{name}` | {values} |" in PAGE, name


def test_single_lines_on_the_page_can_be_read() -> None:
    page = PAGE.partition("### Three and four players")[0]
    lines = re.findall(r"^\| `([a-z _]+: [^`]+)` \|", page, re.MULTILINE)
    assert len(lines) > 30
    for line in lines:
        # What a line needs beside itself.
        more = {
            "face down": "discards shadow: denethors-folly",
            "special tiles": "fellowship: mordor 1",
            "seen free": "hand shadow: denethors-folly",
        }
        key = line.partition(":")[0]
        extra = more.get(key, "")
        if key == "given up":
            extra = "discards shadow: denethors-folly\nface down: denethors-folly"
        if key.startswith("control"):
            extra = "army dale: none"
        if key.startswith("garrison"):
            extra = "army helms_deep: isengard 2/0"
        position(f"{line}\n{extra}")


# What lines about partners need beside themselves.
PARTNERS = {
    "face down gondor": "discards free: athelas",
    "mixed armies": "army edoras: rohan 1/0, gondor 1/0",
    "mixed garrisons": "army helms_deep: isengard 2/0\ngarrison helms_deep: rohan 1/0, gondor 1/0",
    "captured minas_tirith": "army minas_tirith: none\ncontrol minas_tirith: shadow",
    "laid saruman": "table: flocks-of-crebain",
    "seen gondor": "hand rohan: athelas",
}


@pytest.mark.parametrize(("number", "seats"), [("four", FOUR), ("three", THREE)])
def test_lines_for_more_players_can_be_read(number: str, seats: str) -> None:
    _, _, section = PAGE.partition(f"| line for {number} players |")
    lines = re.findall(r"^\| `([a-z _-]+: [^`]+)` \|", section.partition("\n\n")[0], re.MULTILINE)
    assert lines
    for line in lines:
        extra = PARTNERS.get(line.partition(":")[0], "")
        position(f"{extra}\n{line}\ndice free: event", seats=seats)


def test_examples_on_the_page_can_be_pasted() -> None:
    blocks = re.findall(r"^```\n(westmarch position.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 6
    for block in blocks:
        match = westmarch.load_position(block)
        assert westmarch.load_position(match.position()).position() == match.position()


def test_a_position_before_an_automatic_step_goes_on_with_what_is_scripted() -> None:
    head = "westmarch position 2\ngame: wotr\nseats: free shadow\n[state]\n"
    dice = {"action-dice/free": ["character"] * 4, "action-dice/shadow": ["army"] * 6}
    match = westmarch.load_position(head + "phase: roll\nhunt box: shadow 1\n", script=dice)
    assert match.state.dice == [["character"] * 4, ["army"] * 6]
    cards = {
        "draw-card/free": ["phial-of-galadriel", "book-of-mazarbul"],
        "draw-card/shadow": ["orc-patrol", "stormcrow"],
    }
    match = westmarch.load_position(head + "phase: cards\n", script=cards)
    assert match.state.hands == [["phial-of-galadriel", "book-of-mazarbul"], ["orc-patrol", "stormcrow"]]
    lost = ("lorien", "rivendell", "erebor", "helms_deep", "woodland_realm")
    lines = "".join(f"army {region}: none\ncontrol {region}: shadow\n" for region in lost)
    match = westmarch.load_position(head + "phase: victory\n" + lines)
    assert match.result is not None
    assert match.result.reason == "shadow-conquers"
    hunt = {"hunt-dice": [6, 2], "hunt-tile": ["std_eyer_1"]}
    text = head + "phase: actions\ndice free: character event\ndice shadow: event\nhunt box: shadow 2\n"
    match = westmarch.load_position(text + "fellowship: moria, progress 1\n", script=hunt)
    play(match, "die:character", "move-fellowship")
    assert told(match, "wotr.hunt-roll")[0]["dice"] == [6, 2]
    assert match.chance.left() == {}
