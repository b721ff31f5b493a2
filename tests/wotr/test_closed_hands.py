"""At a real table where hands stay closed: cards become known when they are played."""

from __future__ import annotations

import westmarch
from tests.story import about, asked, closed, options, play, reason, told
from tests.wotr.helpers import FIELD, position
from westmarch.games.wotr.base import BASE
from westmarch.games.wotr.facts.board import FREE

ACTS = "dice free: event event\ndice shadow: army army"


def character_cards(side: int) -> set[str]:
    return {f"card:{card.id}" for card in BASE.cards.values() if card.side == side and card.deck == 0}


def offered_cards(tokens: tuple[str, ...]) -> set[str]:
    return {token for token in tokens if token.startswith("card:")}


def test_an_event_card_is_named_when_it_is_played() -> None:
    match = closed(position(ACTS, "hand free: bilbos-song\ndiscards free: axe-and-bow"))
    play(match, "die:event")
    cards = offered_cards(options(match))
    assert "card:mithril-coat-and-sting" in cards
    assert cards < character_cards(FREE), "its back is seen"
    assert "card:axe-and-bow" not in cards, "that one lies among the discards"
    play(match, "use-die=card:mithril-coat-and-sting")
    assert told(match, "played") == [{"side": "free", "card": "mithril-coat-and-sting"}]
    assert match.view("free")["cards"]["free"]["count"] == 0


def test_the_owner_sees_backs_too() -> None:
    match = closed(position(ACTS, "hand free: bilbos-song through-a-day-and-a-night"))
    cards = match.view("free")["cards"]["free"]
    assert cards["backs"] == {"character": 1, "strategy": 1}
    assert "bilbos-song" not in str({**match.view("free"), "decision": None})


def test_a_reason_does_not_tell_what_the_program_has_in_mind() -> None:
    """Whoever holds it needs Strider and his like; that the program has another card in mind is nobody's business."""
    reasons = set()
    for hand in ("there-is-another-way", "bilbos-song"):
        match = closed(position(ACTS, f"hand free: {hand}\ndiscards free: axe-and-bow"))
        play(match, "die:event")
        assert reason(match, "card:axe-and-bow") == "wotr-why-not-in-hand"
        reasons.add(reason(match, "card:there-is-another-way"))
    assert len(reasons) == 1
    assert reasons != {"wotr-why-not-in-hand"}


def test_nothing_can_be_done_only_if_no_hand_could_do_it() -> None:
    match = closed(position("map: empty\nacting: shadow\ndice shadow: army\nhand shadow: half-orcs-and-goblin-men"))
    assert asked(match) == ("shadow", "wotr.use-die")
    assert offered_cards(options(match))
    assert about(match)["nothing"] is False


def test_a_combat_card_is_any_that_fits() -> None:
    match = closed(position(FIELD, "hand shadow: corsairs-of-umbar\nhand free: the-spirit-of-mordor"))
    play(match, "attack", "all")
    assert asked(match) == ("shadow", "wotr.combat-card")
    assert "card:corsairs-of-umbar" in options(match)
    assert "card:half-orcs-and-goblin-men" not in options(match), "We Come to Kill needs an elite unit"
    assert reason(match, "card:half-orcs-and-goblin-men") != "wotr-why-not-in-hand", "that can't be said"
    play(match, "combat-card=card:corsairs-of-umbar")
    assert match.view("shadow")["battle"]["sides"]["shadow"]["card"]["card"] == "corsairs-of-umbar"
    assert match.view("free")["battle"]["sides"]["shadow"]["card"] == {"back": "strategy"}
    play(match, "combat-card=none")
    assert told(match, "combat-card-shown")[0]["card"] == "corsairs-of-umbar"
    match.pop()
    match.pop()
    assert "card:corsairs-of-umbar" in options(match)


def test_over_the_limit_a_back_is_named_and_the_card_stays_unknown() -> None:
    held = "elven-cloaks elven-rope phial-of-galadriel smeagol-helps-nice-master mithril-coat-and-sting axe-and-bow"
    match = closed(position(ACTS, f"hand free: {held}"))
    play(match, "die:event", "draw:strategy")
    assert asked(match) == ("free", "wotr.hand-limit")
    assert options(match) == ("back:character", "back:strategy")
    play(match, "back:character")
    assert told(match, "discarded-hidden") == [{"side": "free", "deck": "character"}]
    assert match.view("free")["cards"]["free"]["backs"] == {"character": 5, "strategy": 1}
    play(match, "use-die=waste", "action=die:event")
    assert {f"card:{card}" for card in ("elven-cloaks", "axe-and-bow", "horn-of-gondor")} <= set(options(match))
    assert westmarch.load_record(match.record()).view("free") == match.view("free")


def test_a_record_tells_the_cards_as_if_they_had_been_known() -> None:
    match = westmarch.new_match("wotr", seed=1, table=True, closed=True)
    while match.answers < 300 and not told(match, "played"):
        cards = offered_cards(options(match)) if asked(match).kind == "wotr.use-die" else set()
        token = "event" if "event" in options(match) else options(match)[0]
        match.push(min(cards) if cards else token)
    played = told(match, "played")[0]["card"]
    record = match.record()
    drawn = [line.split()[2] for line in record.splitlines() if line.startswith("~ draw-card")]
    assert f"{played}!" in drawn
    again = westmarch.load_record(record)
    assert again.record() == record
