"""Responses to one event are one choice (rulebook, Card effects: Responses), for everybody who may use them."""

from __future__ import annotations

from tests.lcg.helpers import Story, position

# -- what happens at once is responded to at once

REACH = (
    "step: staging\n"
    "p1 play: gloin exhausted, snowbourn-scout exhausted\n"
    "p1 hand: valiant-sacrifice\n"
    "encounter deck: the-necromancers-reach, forest-gate"
)


def test_gloin_may_earn_what_valiant_sacrifice_costs() -> None:
    """Both respond to the same damage, so the player may take the resource first."""
    table = position(REACH, "gloin")
    assert (table.kind, table.options) == ("respond", ("use:gloin", "pass"))
    assert table.zone("snowbourn-scout") == "discard"
    table.play("use:gloin")
    assert table.options == ("play:valiant-sacrifice", "pass")
    table.play("play:valiant-sacrifice")
    assert table.told("drew")[0]["count"] == 2


def test_all_responses_to_an_event_are_one_choice() -> None:
    lines = (
        REACH.replace("gloin exhausted", "gloin exhausted resources=1") + "\nattached: horn-of-gondor on=gloin by=p1"
    )
    table = position(lines, "gloin")
    assert set(table.options) == {"use:gloin", "use:horn-of-gondor", "play:valiant-sacrifice", "pass"}
    assert table.match.decision is not None
    assert table.match.decision.params == {"trigger": "several", "cards": ["snowbourn-scout", "gloin"]}
    table.play("play:valiant-sacrifice")
    assert set(table.options) == {"use:gloin", "use:horn-of-gondor", "pass"}
    table.play("use:horn-of-gondor", "use:gloin")
    assert table.kind != "respond"
    assert len(table.told("resources")) == 2


def test_the_horn_sounds_for_each_who_was_destroyed() -> None:
    table = position("""
        step: staging
        p1 play: gloin, snowbourn-scout exhausted, snowbourn-scout.2 exhausted
        attached: horn-of-gondor on=gloin by=p1
        encounter deck: the-necromancers-reach, forest-gate
        """).play("use:horn-of-gondor", "use:horn-of-gondor")
    assert table.kind != "respond"
    assert len(table.told("resources")) == 2


def test_a_response_for_a_player_asks_for_whom() -> None:
    """Two allies of different players leave play at once: who draws for Valiant Sacrifice is to be chosen."""
    table = position("""
        step: staging
        p1 play: gloin resources=1, snowbourn-scout exhausted
        p2 play: eowyn, wandering-took exhausted damage=1
        p1 hand: valiant-sacrifice
        encounter deck: the-necromancers-reach, forest-gate, old-forest-road
        """).play("play:valiant-sacrifice")
    assert (table.kind, table.options) == ("player", ("p1", "p2"))
    held = len(table.hand(1))
    table.play("p2")
    assert len(table.hand(1)) == held + 2


def test_played_and_entered_are_one_event() -> None:
    """A response to entering play, and one to being played, in the player's order: here there is only one each."""
    lines = "p1 play: gloin resources=9, beravor resources=9\np1 hand: erebor-hammersmith\np1 discard: horn-of-gondor"
    table = position(lines).play("play:erebor-hammersmith")
    while table.kind == "pay":
        table.play(table.options[1])
    assert table.options == ("use:erebor-hammersmith", "pass")


def test_what_must_happen_comes_before_responses() -> None:
    """Hill Troll's excess damage raises the threat to 50 before anybody could draw for the ally that fell."""
    lines = """
        step: enemies-attack
        threat: 46 20
        p1 play: gloin resources=1, snowbourn-scout
        p1 hand: valiant-sacrifice
        p1 engaged: hill-troll
        """
    table = (
        position(lines, "gloin", "eowyn", scenario="anduin", mode="beginner").until("defend").play("snowbourn-scout")
    )
    table.until_step("combat-actions")
    assert "play:valiant-sacrifice" not in table.offered
    assert table.told("eliminated") == [{"seat": "p1", "reason": "threat"}]


def test_shadow_cards_are_dealt_to_all_before_anybody_responds() -> None:
    """One window for all players: the second player's Dark Knowledge sees a card although the first has passed."""
    table = position("""
        step: combat
        p1 play: beravor
        p2 play: glorfindel
        p1 engaged: king-spider
        p2 engaged: forest-spider
        attached: dark-knowledge on=beravor by=p1, dark-knowledge.4 on=glorfindel by=p2
        encounter deck: hummerhorns, forest-gate
        """)
    assert (table.seat, table.options) == ("p1", ("use:dark-knowledge", "pass"))
    table.play("pass")
    assert (table.seat, table.options) == ("p2", ("use:dark-knowledge.4", "pass"))
    table.play("use:dark-knowledge.4")
    assert (table.seat, table.options) == ("p1", ("use:dark-knowledge", "pass"))


# -- who may use them


def test_every_player_may_search_the_mountains() -> None:
    lines = "step: resolution\np1 play: gimli committed exhausted\nactive: mountains-of-mirkwood resources=2\n"
    lines += "p1 deck: feint, gandalf\np2 deck: citadel-plate.4, faramir.4"
    table = position(lines, "gimli", "eowyn")
    assert (table.seat, table.options) == ("p1", ("use:mountains-of-mirkwood", "pass"))
    table.play("pass")
    assert (table.seat, table.options) == ("p2", ("use:mountains-of-mirkwood", "pass"))
    table.play("use:mountains-of-mirkwood")
    assert (table.seat, table.options[:2]) == ("p2", ("citadel-plate.4", "faramir.4"))
    table.play("faramir.4")
    assert table.hand(1) == ["faramir"]
    assert (table.seat, table.kind) == ("p1", "respond")
    table.play("use:mountains-of-mirkwood", "gandalf")
    assert table.hand(0) == ["gandalf"]
    assert table.kind != "respond"


def test_any_player_may_rescue_the_prisoner() -> None:
    lines = """
        step: resolution
        quest: through-the-caverns
        p1 play: thalin committed exhausted
        captive: gimli
        p2 play: eowyn
        """
    table = position(lines, "gimli thalin", "eowyn", scenario="dol-guldur")
    assert (table.seat, table.options) == ("p1", ("use:quest", "pass"))
    table.play("pass")
    assert (table.seat, table.options) == ("p2", ("use:quest", "pass"))
    table.play("use:quest")
    assert table.zone("gimli") == "play"


# -- shadow cards among equals


def shadows(lines: str) -> Story:
    lines += "\nencounter deck: hummerhorns, forest-gate, old-forest-road"
    return position("step: combat\np1 play: gimli, gleowine\n" + lines, "gimli")


def test_the_player_says_who_of_equal_engagement_cost_is_dealt_a_card_first() -> None:
    table = shadows("p1 engaged: king-spider, forest-spider damage=1, forest-spider.2")
    assert (table.kind, table.seat) == ("shadow-tie", "p1")
    assert table.options == ("forest-spider", "forest-spider.2")
    table.play("forest-spider.2")
    dealt = [event["enemy"] for event in table.told("shadow-dealt")]
    assert dealt == ["forest-spider.2", "forest-spider", "king-spider"]


def test_enemies_that_are_alike_are_dealt_cards_without_a_question() -> None:
    table = shadows("p1 engaged: forest-spider, forest-spider.2")
    assert table.kind != "shadow-tie"
    assert [event["enemy"] for event in table.told("shadow-dealt")] == ["forest-spider", "forest-spider.2"]


# -- acting in another player's planning turn


def test_others_may_act_between_two_cards_of_a_planning_turn() -> None:
    table = (
        position("""
        p1 play: gloin resources=5
        p1 hand: snowbourn-scout, guard-of-the-citadel
        p2 play: beravor
        p1 deck: gandalf, faramir
        """)
        .play("play:snowbourn-scout")
        .until("window")
    )
    assert (table.seat, table.kind, "use:beravor" in table.options) == ("p2", "window", True)
    table.play("use:beravor", "p1")
    assert set(table.hand()) == {"guard-of-the-citadel", "gandalf", "faramir"}
    table.until("plan")
    assert table.seat == "p1"
    assert "play:guard-of-the-citadel" in table.options
    table.play("play:guard-of-the-citadel")
    assert table.zone("guard-of-the-citadel") == "play"


def test_alone_nobody_else_is_asked_in_planning() -> None:
    table = position("p1 play: gloin resources=5, gleowine\np1 hand: snowbourn-scout, guard-of-the-citadel")
    table.play("play:snowbourn-scout")
    assert table.kind == "plan"
