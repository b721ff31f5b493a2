"""Rulings and corners that only show when cards meet: what stays, what goes back, who is asked."""

from __future__ import annotations

import westmarch
from tests.cli.looking import look
from tests.lcg.helpers import Story, position
from westmarch.games.lcg.state import DECK, NONE
from westmarch.games.lcg.table.zones import place, take

# -- shadow cards


def test_wolf_rider_goes_back_on_the_deck_although_its_enemy_was_slain() -> None:
    """It goes back when the combat phase ends; shadow cards of a slain enemy are discarded before."""
    lines = """
        step: enemies-attack
        p1 engaged: wargs damage=2
        shadow: wolf-rider on=wargs
        encounter deck: eastern-crows, evil-storm
        p1 play: gimli, thalin, legolas, gleowine
        """
    table = position(lines, scenario="anduin")
    table.until("defend").play("gimli").until("defend").play("thalin").until("attack").play("wargs")
    table.until_offered("legolas").play("legolas").until_step("combat-actions")
    assert table.zone("wargs") == "discard"
    assert table.zone("wolf-rider") == "shadow"
    assert table.match.view("p1")["kept_shadows"] == ["wolf-rider"]
    assert "back on the deck after combat: Wolf Rider" in look(table.match, width=200)
    again = westmarch.load_position(table.match.position())
    assert again.position() == table.match.position()
    table.until_step("refresh")
    assert table.encounter_deck()[0] == "wolf-rider"
    assert table.match.view("p1")["kept_shadows"] == []


def test_wolf_rider_whose_effect_was_cancelled_is_discarded_with_its_enemy() -> None:
    lines = """
        step: enemies-attack
        p1 engaged: wargs damage=2
        shadow: wolf-rider on=wargs
        p1 play: legolas, eowyn resources=1, thalin
        p1 hand: hasty-stroke
        """
    table = position(lines, scenario="anduin")
    table.until("defend").play("thalin").until("respond").play("play:hasty-stroke")
    table.until("attack").play("wargs").until_offered("legolas").play("legolas").until_step("combat-end")
    assert table.zone("wolf-rider") == "discard"


def test_dark_knowledge_sees_only_what_was_just_dealt() -> None:
    """The Beastmaster's second card comes when it attacks; the first was dealt before."""
    table = (
        position("""
        step: enemies-attack
        p1 play: beravor, glorfindel
        p1 engaged: dol-guldur-beastmaster
        shadow: hummerhorns on=dol-guldur-beastmaster
        attached: dark-knowledge on=beravor by=p1
        encounter deck: king-spider
        """)
        .until("respond")
        .play("use:dark-knowledge")
    )
    seen = table.match.view("p1")["players"][0]["enemies"][0]["shadows"]
    assert seen == [None, "king-spider"]


# -- revealing


def test_driven_by_shadow_surges_only_when_it_finds_the_staging_area_empty() -> None:
    """It surged once; the next time it comes there are cards in the staging area."""
    table = position("step: staging\nencounter deck: driven-by-shadow, forest-gate, old-forest-road", "gimli")
    assert len(table.told("revealed")) == 2
    card = table.card("driven-by-shadow")
    take(table.state, card)
    place(table.state, card, DECK)
    table.state.active = NONE
    table.until("commit").play("done").until_step("resolution-actions")
    assert [event["card"] for event in table.told("revealed")].count("driven-by-shadow") == 2
    assert len(table.told("surge")) == 1


def test_an_objective_that_replaces_a_cancelled_guard_is_no_guard() -> None:
    """Guarded: when the next card is an objective it goes its own way, and the card after it is used."""
    lines = """
        step: staging
        p1 play: eleanor, eowyn
        encounter deck: shadow-key, the-necromancers-reach, gandalfs-map, king-spider, cavern-guardian
        """
    table = position(lines, scenario="dol-guldur")
    table.play("use:eleanor")
    assert (table.host("king-spider"), table.host("cavern-guardian")) == ("gandalfs-map", "shadow-key")


def test_an_empty_encounter_deck_is_made_anew_as_the_quest_phase_begins() -> None:
    """So that Denethor has something to look at before characters are committed."""
    pool = position("", "denethor").state.pool
    names = [pool.names[card] for card in pool.decks[1]]
    table = position(f"step: planning-end\np1 play: denethor\nencounter discard: {', '.join(names)}", "denethor")
    assert table.state.step > 7
    assert "use:denethor" in table.options
    assert table.told("deck-reset") == [{}]


# -- passing until something changes


def quiet(lines: str, *heroes: str, mode: str = "beginner") -> Story:
    return position(lines + "\np1 hand: gandalfs-search", *heroes, scenario="anduin", mode=mode)


def test_committing_is_a_change() -> None:
    lines = "step: quest-actions\nquest: ambush-on-the-shore\nstaging: wargs\np1 play: beravor resources=1, glorfindel"
    table = quiet(lines, "beravor glorfindel")
    table.play("pass-until-change", "glorfindel", "done")
    assert (table.kind, table.state.step) == ("window", 11)


def test_declaring_a_defender_is_a_change() -> None:
    lines = "step: enemies-attack\np1 engaged: wargs\np1 play: beravor resources=1, glorfindel"
    table = quiet(lines, "beravor glorfindel")
    table.play("pass-until-change")
    assert table.kind == "defend"
    table.play("glorfindel")
    assert table.kind == "window"
    assert table.told("damaged") == []


def test_declaring_attackers_is_a_change() -> None:
    lines = "step: combat\np1 engaged: wargs attacked\np1 play: beravor resources=1, glorfindel"
    table = quiet(lines, "beravor glorfindel")
    table.play("pass-until-change")
    assert table.kind == "attack"
    table.play("wargs", "glorfindel", "done")
    assert table.kind == "window"
    assert table.told("damaged") == []


# -- Dol Guldur


def test_the_prisoner_keeps_the_resources_of_the_easy_game() -> None:
    """They can't be spent before the rescue, but nobody takes them."""
    match = westmarch.new_match("lcg", 1, 1, {"scenario": "dol-guldur", "difficulty": "easy", "decks": ["tactics"]})
    match.chance.script("prisoner", ["gimli"])
    table = Story(match).until("plan")
    assert table.zone("gimli") == "captive"
    assert table.resources("gimli") == 1
    assert table.resources("thalin") == 2


def test_who_is_rescued_has_what_he_had() -> None:
    lines = """
        step: resolution
        quest: through-the-caverns
        p1 play: thalin committed exhausted
        captive: gimli resources=3
        """
    table = position(lines, "gimli thalin", scenario="dol-guldur").until("respond").play("use:quest")
    assert table.zone("gimli") == "play"
    assert table.resources("gimli") >= 3
    assert table.damage("gimli") == 1


def test_the_first_player_orders_effects_at_the_end_of_a_round_when_it_matters() -> None:
    """If the key kills its bearer first, the torch is nobody's and costs no threat."""
    lines = (
        "step: refresh-end\n"
        "p1 play: gimli damage=4, thalin\n"
        "attached: dungeon-torch on=gimli by=p1, shadow-key on=gimli by=p1\n"
        "threat: 20"
    )
    table = position(lines, scenario="dol-guldur")
    assert table.options == ("dungeon-torch", "shadow-key")
    table.play("shadow-key")
    assert table.zone("gimli") == "discard"
    assert table.threat() == 20
    table = position(lines, "gimli thalin", scenario="dol-guldur").play("dungeon-torch")
    assert table.threat() == 22
    table = position(lines.replace("damage=4", "damage=3"), "gimli thalin", scenario="dol-guldur")
    assert table.told("damaged") == [{"card": "gimli", "amount": 1}]


# -- what could do nothing isn't offered


def test_nobody_draws_from_an_empty_deck() -> None:
    """Valiant Sacrifice isn't offered for who can't draw; Gandalf doesn't offer cards that aren't there."""
    kept = ("valiant-sacrifice", "snowbourn-scout", "gandalf")
    names = position("", "gloin").deck()
    lines = "step: staging\np1 play: gloin resources=9, snowbourn-scout exhausted\n"
    lines += "p1 hand: valiant-sacrifice, gandalf\nencounter deck: the-necromancers-reach, forest-gate\n"
    assert "play:valiant-sacrifice" in position(lines, "gloin").options
    table = position(f"{lines}p1 discard: {', '.join(name for name in names if name not in kept)}", "gloin").until(
        "plan"
    )
    assert table.zone("snowbourn-scout") == "discard"
    assert "play:valiant-sacrifice" not in table.offered
    table.play("play:gandalf").until_offered("use:gandalf").play("use:gandalf")
    assert "draw" not in table.options


# -- who goes out in the middle of it


def test_an_enemy_that_struck_down_the_last_hero_has_attacked_all_the_same() -> None:
    """What it does after attacking it does, although the player is out by its blow."""
    lines = """
        step: enemies-attack
        quest: to-the-river 5
        p1 play: eleanor damage=2
        p2 play: gimli, thalin
        p1 engaged: misty-mountain-goblins
        """
    table = position(lines, scenario="anduin").until_step("players-attack")
    assert table.told("eliminated") == [{"seat": "p1", "reason": "heroes"}]
    assert table.zone("misty-mountain-goblins") == "staging"
    assert table.quest == ("to-the-river", 4)


def test_a_jailor_that_comes_back_from_a_player_who_goes_out_was_not_there_when_the_quest_failed() -> None:
    """A forced effect must have been active when it was triggered (FAQ)."""
    lines = """
        step: resolution
        threat: 49 20
        captive: thalin
        p1 play: eleanor
        p2 play: gimli
        p1 engaged: dungeon-jailor
        staging: king-spider, gandalfs-map
        aside: nazgul-of-dol-guldur
        """
    table = position(lines, "eleanor", "gimli thalin", scenario="dol-guldur")
    assert table.told("eliminated") == [{"seat": "p1", "reason": "threat"}]
    assert table.zone("dungeon-jailor") == "staging"
    assert table.zone("gandalfs-map") == "staging"
