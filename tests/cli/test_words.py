from __future__ import annotations

from westmarch.cli.render import Renderer
from westmarch.core.decisions import Decision, Reason
from westmarch.core.events import Event
from westmarch.core.game import Result
from westmarch.core.words import Words, visible

WORDS = Renderer("wotr").words


def test_ids_become_names_in_sentences() -> None:
    event = Event("wotr.captured", {"side": "shadow", "region": "minas_tirith"})
    assert WORDS.event(event) == "The Shadow takes Minas Tirith."


def test_armies_are_counted_in_words() -> None:
    force = {"gondor-regular": 3, "gondor-leader": 1, "nazgul": 2, "strider": 1}
    event = Event("wotr.moved", {"side": "free", "origin": "osgiliath", "region": "pelargir", "force": force})
    assert WORDS.event(event) == (
        "The Free Peoples move from Osgiliath to Pelargir: 3 Gondor regulars, 1 Gondor leader, 2 Nazgûl, Strider."
    )


def test_lists_of_characters_and_of_dice() -> None:
    group = ["gimli", "legolas", "boromir"]
    assert WORDS.event(Event("wotr.separated", {"characters": group})) == (
        "Gimli, Legolas and Boromir leave the Fellowship."
    )
    assert WORDS.event(Event("wotr.separated", {"characters": ["gimli"]})) == "Gimli leaves the Fellowship."
    rolled = Event("wotr.rolled", {"side": 1, "dice": ["army", "muster_army"], "eyes": 1})
    assert WORDS.event(rolled) == "The Shadow rolls Army and Muster/Army, and 1 Eye for the Hunt Box."


def test_a_word_that_only_selects_is_left_alone() -> None:
    """`die` is a cause of politics, and also the beginning of a message about Hunt tiles."""
    event = Event("wotr.at-war", {"nation": "rohan", "cause": "die"})
    assert WORDS.event(event) == "Rohan: AT WAR, by a Muster result."
    assert WORDS.params(event.params)["cause"] == "die"


def test_labels_of_tokens() -> None:
    assert WORDS.label("die:muster_army") == "Muster/Army die"
    assert WORDS.label("card:shadows-gather") == "Shadows Gather"
    assert WORDS.label("count:3") == "3"
    assert WORDS.label("minas_tirith") == "Minas Tirith"
    assert WORDS.label("gondor-elite") == "Gondor elite"
    assert WORDS.label("lose:gondor-elite") == "lose 1 Gondor elite"
    assert WORDS.label("bring:witch_king") == "bring into play: The Witch-king"
    assert WORDS.label("via:dol_guldur+moria") == "through Dol Guldur and Moria"
    assert WORDS.label("via:none") == "round about, through no such region"
    assert WORDS.label("no-such-token") == "no-such-token"
    assert WORDS.label("odd:thing") == "thing"


def test_a_prompt_can_have_its_own_label_for_a_token() -> None:
    action = Decision("free", "wotr.action", ("pass",))
    assert WORDS.label("pass") == "pass"
    assert WORDS.label("pass", action) == "pass, and keep the dice"
    fight = Decision("shadow", "wotr.combat-card", ("none",), {"region": "moria", "round": 1, "against": None})
    assert WORDS.label("none", fight) == "no card"
    assert WORDS.label("card:hill-trolls", fight) == "We Come to Kill, on Hill-trolls"
    assert WORDS.label("card:hill-trolls") == "Hill-trolls"
    retreat = Decision("free", "wotr.retreat", ("fight", "moria"), {"region": "hollin"})
    assert WORDS.label("moria", retreat) == "retreat to Moria"
    assert WORDS.label("moria") == "Moria"


def test_prompts_and_their_help_name_things_and_the_rule() -> None:
    decision = Decision("free", "wotr.use-die", ("waste",), {"die": "event"})
    assert WORDS.prompt(decision) == "What do you use the Event die for?"
    about = WORDS.help(decision)
    assert about is not None
    assert "draw an event card" in about
    assert "chapter IV" in about
    against = Decision("free", "wotr.combat-card", ("none",), {"region": "moria", "round": 2, "against": 1})
    assert "a card of the Strategy deck" in WORDS.prompt(against)


def test_a_reason_comes_with_its_rule() -> None:
    reason = Reason("wotr-why-not-adjacent", "wotr-rule-army-movement", origin="moria", region="edoras")
    assert WORDS.reason(reason) == (
        "Edoras is not adjacent to Moria, or the border can't be crossed. (chapter VI, Army movement)"
    )


def test_what_is_not_asked_says_what_is() -> None:
    decision = Decision("free", "wotr.move.from", ("moria",))
    reason = Reason("core-not-asked", kind="wotr.move.from", seat="free")
    assert WORDS.reason(reason, decision) == "That is not what is asked now. Which army moves?"


def test_results() -> None:
    assert WORDS.result(Result(("free",), "ring-destroyed")).startswith("The Ring is destroyed")
    assert WORDS.result_short("ring-destroyed") == "the Ring is destroyed"
    assert Words("toy").result(Result(("one", "two"), "reached")) == "one and two won (reached)."
    assert Words("toy").result_short("reached") == "reached"


def test_a_game_without_texts_still_says_something() -> None:
    words = Words("toy")
    assert words.event(Event("toy.rolled", {"rolled": 7})) == "toy.rolled rolled 7"
    assert words.prompt(Decision("one", "toy.go", ("go",))) == "toy.go"
    assert words.label("go") == "go"
    assert words.seat("one") == "one"


def test_seeing_a_card_spares_the_line_that_others_get() -> None:
    drew = Event("wotr.drew", {"card": "elven-cloaks"}, ("free",))
    hidden = Event("wotr.drew-hidden", {"side": 0, "deck": "character"})
    theirs = Event("wotr.drew", {"card": "shelobs-lair"}, ("shadow",))
    also_hidden = Event("wotr.drew-hidden", {"side": 1, "deck": "character"})
    events = [drew, hidden, theirs, also_hidden]
    assert list(visible(events, ("free",))) == [drew, also_hidden]
    assert list(visible(events, (None,))) == [hidden, also_hidden]
    assert list(visible(events, ("free", "shadow"))) == [drew, theirs]


def test_seeing_which_cards_spares_the_line_before() -> None:
    drew = Event("lcg.drew", {"seat": "p1", "count": 2})
    cards = Event("lcg.drew-cards", {"seat": "p1", "cards": ["gandalf", "faramir"]}, ("p1",))
    other = Event("b5a.drew", {"side": "shadow", "what": "story"})
    card = Event("b5a.drew-card", {"card": "sp_story_01"}, ("shadow",))
    events = [drew, cards, other, card, other]
    assert list(visible(events, ("p1",))) == [cards, other, other]
    assert list(visible(events, ("shadow",))) == [drew, card, other]
    assert list(visible(events, (None,))) == [drew, other, other]


def test_a_score_can_count_other_things_than_seats() -> None:
    words = Renderer("lcg").words
    assert words.scored("p2") == "Player 2"
    assert words.scored("group") == "all together"
    assert Words("toy").scored("one") == "one"
