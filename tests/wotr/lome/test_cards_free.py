"""The Free Peoples' event cards of Lords of Middle-earth, when played for their event."""

from __future__ import annotations

import pytest

from tests.story import asked, load, options, play, reason, told
from tests.wotr.helpers import army, discards_of, garrison, hand_of, rings_of
from tests.wotr.lome.helpers import act, position
from westmarch.core.errors import BadText
from westmarch.games.wotr.facts.board import FREE, SHADOW
from westmarch.games.wotr.lome import GAME

EVENT = "dice free: event\ndice shadow: army"
GONE = "character smeagol: eliminated"
HERE = "character smeagol: fellowship"


# -- the decks


def test_the_decks_grow_and_one_card_is_swapped() -> None:
    """Card 17 of the Shadow Character deck is swapped, not added. Deck sizes become 28 / 26 / 28 / 26."""
    edition = GAME.edition(2, ("lome",))
    decks = [edition.deck(side, deck) for side in (FREE, SHADOW) for deck in (0, 1)]
    assert [len(deck) for deck in decks] == [28, 26, 28, 26]
    assert decks[2][16] == "a-balrog-is-come"
    assert "balrog-of-moria" not in edition.cards
    base = GAME.edition(2)
    assert base.deck(SHADOW, 0)[16] == "balrog-of-moria"


def test_the_lone_card_is_in_no_deck_and_no_hand() -> None:
    """ "We Shall Get It" is in no deck, no hand, and never paid for with a die."""
    state = position().state
    assert all("we-shall-get-it" not in deck for deck in state.decks)
    assert "we-shall-get-it" in state.edition.cards


# -- You Know the Way There


def test_you_know_the_way_there_adds_two_tiles() -> None:
    """The third and fourth tile enter the pool at once."""
    match = act(position("hand free: you-know-the-way-there", EVENT), "card:you-know-the-way-there")
    tiles = [tile for tile in match.state.pool if tile.startswith("smeagol")]
    assert tiles == ["smeagol_1", "smeagol_2", "smeagol_3", "smeagol_4"]
    assert match.state.tiles_waiting == []
    assert load(match.position()).state.pool == match.state.pool


def test_you_know_the_way_there_can_be_played_without_smeagol() -> None:
    match = act(position(GONE, "hand free: you-know-the-way-there", EVENT), "card:you-know-the-way-there")
    assert "smeagol_4" in match.state.pool


# -- Safe Paths in the Dark


@pytest.mark.parametrize(("lines", "card"), [(GONE, "we-shall-get-it"), (HERE, "we-wont-go-back")])
def test_safe_paths_heal_and_discard(lines: str, card: str) -> None:
    match = position(
        lines, f"table: {card}\nfellowship: hollin, corruption 3\nhand free: safe-paths-in-the-dark", EVENT
    )
    act(match, "card:safe-paths-in-the-dark")
    assert match.state.corruption == 2
    assert match.state.table == []
    assert discards_of(match, "shadow") == [card]


def test_safe_paths_can_be_played_for_half_of_it() -> None:
    """For the healing alone, and for the discard alone when corruption is 0."""
    match = position("fellowship: hollin, corruption 1\nhand free: safe-paths-in-the-dark", EVENT)
    assert act(match, "card:safe-paths-in-the-dark").state.corruption == 0
    match = position(GONE, "table: we-shall-get-it\nhand free: safe-paths-in-the-dark", EVENT)
    assert act(match, "card:safe-paths-in-the-dark").state.table == []


# -- Wind from the West

WIND = "hand free: wind-from-the-west"


def test_wind_from_the_west_takes_a_card_off_the_table() -> None:
    """Discard one Shadow card of choice; "We Shall Get It" is a legal target. The hand option exists only without."""
    match = position(
        GONE, WIND, "table: we-shall-get-it flocks-of-crebain wizards-staff\nhand shadow: orc-patrol", EVENT
    )
    act(match, "card:wind-from-the-west")
    assert asked(match) == ("free", "wotr.card.wind-table")
    assert options(match) == ("card:we-shall-get-it", "card:flocks-of-crebain")
    assert reason(match, "card:wizards-staff") == "wotr-why-no-shadow-card-there"
    play(match, "card:flocks-of-crebain")
    assert match.state.table == ["we-shall-get-it", "wizards-staff"]
    assert hand_of(match, "shadow") == ["orc-patrol"]


def test_wind_from_the_west_looks_into_a_hand() -> None:
    match = position(WIND, "hand shadow: orc-patrol grond-hammer-of-the-underworld", EVENT)
    act(match, "card:wind-from-the-west")
    assert options(match) == ("none", "look:shadow")
    play(match, "look:shadow")
    assert asked(match) == ("free", "wotr.card.wind-discard")
    assert options(match) == ("card:orc-patrol", "card:grond-hammer-of-the-underworld")
    assert reason(match, "card:isildurs-bane") == "wotr-why-not-in-that-hand"
    seen = [event for event in match.events if event.kind == "wotr.hand-seen"]
    assert [event.to for event in seen] == [("free",)]
    play(match, "card:orc-patrol")
    assert hand_of(match, "shadow") == ["grond-hammer-of-the-underworld"]
    assert discards_of(match, "shadow") == ["orc-patrol"]


def test_the_hand_need_not_be_looked_at() -> None:
    match = position(WIND, "hand shadow: orc-patrol", EVENT)
    act(match, "card:wind-from-the-west", "none")
    assert hand_of(match, "shadow") == ["orc-patrol"]
    assert told(match, "wotr.hand-seen") == []
    act(position(WIND, EVENT), "card:wind-from-the-west")  # an empty hand: nothing to look at


def test_who_has_looked_knows_the_cards_that_are_left() -> None:
    """What is known is in the view, and is not dealt anew in imagined matches."""
    match = position(WIND, "hand shadow: orc-patrol cruel-weather", EVENT)
    act(match, "card:wind-from-the-west", "look:shadow")
    assert match.view("free")["cards"]["shadow"]["seen"] == ["orc-patrol", "cruel-weather"]
    for seed in range(5):
        assert hand_of(match.imagine("free", seed), "shadow") == ["orc-patrol", "cruel-weather"]
    play(match, "card:orc-patrol")
    assert match.view("free")["cards"]["shadow"]["seen"] == ["cruel-weather"]
    assert "seen" not in match.view(None)["cards"]["shadow"]
    again = load(match.position())
    assert again.view("free")["cards"]["shadow"]["seen"] == ["cruel-weather"]
    assert match.clone().view("free")["cards"]["shadow"]["seen"] == ["cruel-weather"]


def test_a_card_discarded_unseen_blurs_what_is_known() -> None:
    hand = "orc-patrol cruel-weather morgul-wound nazgul-search shelobs-lair grond-hammer-of-the-underworld"
    lines = f"seen free: orc-patrol cruel-weather\nhand shadow: {hand}\nphase: cards\nturn: 2"
    assert "seen free: orc-patrol cruel-weather" in load(position(lines).position()).position()
    match = position(lines, draw_card=["athelas", "the-last-battle", "isildurs-bane", "return-to-valinor"])
    assert match.view("free")["cards"]["shadow"]["seen"] == ["orc-patrol", "cruel-weather"]
    play(match, "card:morgul-wound")
    assert "seen" not in match.view("free")["cards"]["shadow"], "which of the Character cards went nobody knows"


def test_a_position_says_only_what_can_be_known() -> None:
    with pytest.raises(BadText, match="is not in a hand of the enemy"):
        position("seen free: orc-patrol")


# -- Three Rings for the Elven-Kings

RINGS = "hand free: three-rings-for-the-elven-kings"


def test_rings_come_back_first_from_out_of_play() -> None:
    """Must empty the out-of-play rings before taking from the Shadow; 5+."""
    lines = "rings: vilya nobody, nenya shadow, narya nobody"
    match = act(position(RINGS, lines, EVENT, card_dice=[5, 6, 4]), "card:three-rings-for-the-elven-kings")
    play(match, "ring:vilya")
    assert rings_of(match) == "vilya free, nenya shadow, narya free"
    match = act(position(RINGS, lines, EVENT, card_dice=[5, 6, 6]), "card:three-rings-for-the-elven-kings")
    assert asked(match) == ("free", "wotr.ring.regain")
    assert options(match) == ("ring:vilya", "ring:narya")
    play(match, "ring:narya")
    assert rings_of(match) == "vilya free, nenya free, narya free"


def test_no_more_rings_come_back_than_were_used() -> None:
    """Number regained is at most the number of used rings."""
    lines = "rings: vilya free, nenya free, narya shadow"
    match = act(position(RINGS, lines, EVENT, card_dice=[5, 5, 5]), "card:three-rings-for-the-elven-kings")
    assert rings_of(match) == "vilya free, nenya free, narya free"
    lines = "rings: vilya free, nenya nobody, narya shadow"
    match = act(position(RINGS, lines, EVENT, card_dice=[1, 2, 4]), "card:three-rings-for-the-elven-kings")
    assert rings_of(match) == "vilya free, nenya nobody, narya shadow"


# -- Every Little is a Gain

LITTLE = "hand free: every-little-is-a-gain"


def test_every_little_is_a_gain() -> None:
    """Event recruiting works for nations not at war; then a Strategy card."""
    match = position("map: empty", LITTLE, EVENT, draw_card=["the-last-battle"])
    act(match, "card:every-little-is-a-gain")
    for region in ("pelargir", "lossarnach", "lamedon"):
        assert army(match, region) == {"gondor-regular": 1}
    assert hand_of(match, "free") == ["the-last-battle"]


def test_a_fief_that_is_lost_is_skipped() -> None:
    """A region that is not free for the Free Peoples is skipped; the card draw always happens."""
    match = position("map: empty\narmy pelargir: southrons 1/0\ncontrol pelargir: shadow", LITTLE, EVENT)
    act(match, "card:every-little-is-a-gain")
    assert army(match, "pelargir") == {"southrons-regular": 1}
    assert army(match, "lamedon") == {"gondor-regular": 1}
    assert len(hand_of(match, "free")) == 1


def test_the_last_regulars_go_where_the_player_says() -> None:
    lines = "map: empty\narmy minas_tirith: gondor 8/0/0\ncasualties gondor: 6/0/0"
    match = position(lines, LITTLE, EVENT)
    act(match, "card:every-little-is-a-gain")
    assert asked(match) == ("free", "wotr.recruit.region")
    play(match, "lamedon")
    assert army(match, "lamedon") == {"gondor-regular": 1}
    assert army(match, "pelargir") == {}


# -- Rangers of the North

RANGERS = "hand free: rangers-of-the-north"


def test_rangers_of_the_north_strike_and_gather() -> None:
    """Not a battle: no political reaction. Three dice, 5+; a unit and a leader in the same free region of the North."""
    lines = "map: empty\narmy weather_hills: sauron 3/0"
    match = position(lines, RANGERS, EVENT, card_dice=[5, 6, 4])
    act(match, "card:rangers-of-the-north")
    assert army(match, "weather_hills") == {"sauron-regular": 1}
    assert asked(match) == ("free", "wotr.card.rangers-where")
    assert reason(match, "weather_hills") == "wotr-why-not-beside-rangers", "never the attacked region itself"
    assert reason(match, "edoras") == "wotr-why-not-beside-rangers"
    play(match, "bree", "north-elite")
    assert army(match, "bree") == {"north-elite": 1, "north-leader": 1}
    assert told(match, "wotr.advanced") == []


def test_rangers_find_besiegers() -> None:
    """A besieging Shadow army is a legal target. If every unit dies, Nazgul and minions stay in the region."""
    lines = "map: empty\narmy erebor: sauron 1/0, nazgul 1\ngarrison erebor: dwarves 1/0/0\ncharacter gothmog: erebor"
    match = position(lines, RANGERS, EVENT, card_dice=[6, 1, 1])
    act(match, "card:rangers-of-the-north", "north-regular")
    assert army(match, "erebor") == {"dwarves-regular": 1, "nazgul": 1, "gothmog": 1}, "the siege is over"
    assert garrison(match, "erebor") == {}
    assert army(match, "dale") == {"north-regular": 1, "north-leader": 1}


def test_rangers_need_a_target() -> None:
    match = position("map: empty\narmy gorgoroth: sauron 3/0", RANGERS, EVENT)
    assert reason(match, "card:rangers-of-the-north") == "wotr-why-nobody-near-the-north"


def test_rangers_gather_nowhere_if_nothing_is_free() -> None:
    """If no free North region is adjacent, nothing is recruited."""
    lines = "map: empty\narmy weather_hills: sauron 3/0\narmy bree: sauron 1/0\narmy north_downs: sauron 1/0\n"
    match = position(lines, "control bree: shadow", RANGERS, EVENT, card_dice=[1, 1, 1])
    act(match, "card:rangers-of-the-north", "weather_hills")
    assert told(match, "wotr.recruited") == []
