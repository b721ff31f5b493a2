"""How the ranger thinks, told as stories: one table, one question, one answer."""

from __future__ import annotations

import westmarch
from tests.lcg.helpers import Story, position


def answer(table: Story) -> str:
    """What the ranger says to the pending question."""
    assert table.match.decision is not None
    return westmarch.bot("lcg", "ranger").choose(table.match.view(table.seat), table.match.decision)


# -- threat, and who comes with it

TROLL = (
    "step: travel-actions\nstaging: hill-troll\np1 hand: the-galadhrims-greeting\np1 play: eowyn resources=3, gimli\n"
)


def test_he_lowers_his_threat_before_the_troll_comes() -> None:
    table = position(TROLL + "threat: 30", "eowyn gimli", scenario="anduin")
    assert answer(table) == "play:the-galadhrims-greeting"


def test_he_keeps_the_card_while_the_troll_does_not_see_him() -> None:
    table = position(TROLL + "threat: 24", "eowyn gimli", scenario="anduin")
    assert answer(table) == "pass"


def test_he_does_not_hide_from_what_then_comes_to_his_friend() -> None:
    table = position(TROLL + "threat: 30 30", "eowyn gimli", "aragorn", scenario="anduin")
    assert answer(table) == "pass"


def gandalf(lines: str) -> str:
    table = position(
        "p1 play: gimli resources=5, thalin\np1 hand: gandalf\n" + lines, "gimli thalin", scenario="anduin"
    )
    return answer(table.play("play:gandalf", "evenly" if "evenly" in table.options else "use:gandalf").until("mode"))


def test_gandalf_burns_an_enemy_that_dies_of_it() -> None:
    assert gandalf("p1 engaged: wargs\nthreat: 20") == "damage"


def test_gandalf_hides_us_from_the_troll() -> None:
    assert gandalf("staging: hill-troll\nthreat: 30") == "threat"


def test_gandalf_brings_cards_when_nothing_presses() -> None:
    assert gandalf("staging: gladden-fields\nthreat: 20") == "draw"


def test_gandalf_brings_no_cards_where_nobody_may_draw() -> None:
    """Enchanted Stream is active."""
    lines = "p1 play: gimli resources=5, thalin\np1 hand: gandalf\nactive: enchanted-stream\nstaging: ungoliants-spawn"
    table = position(lines + "\nthreat: 20", "gimli thalin")
    table.play("play:gandalf", "evenly" if "evenly" in table.options else "use:gandalf").until("mode")
    assert table.options == ("damage", "threat")
    assert answer(table) == "threat"


SNEAKING = "p1 play: aragorn resources=3, theodred resources=3\np1 hand: gandalf{}\nthreat: 20\n"


def test_nobody_pays_for_gandalf_who_can_have_him_for_one() -> None:
    """With Sneak Attack he comes for one resource, and goes back into the hand."""
    assert answer(position(SNEAKING.format(""), "aragorn theodred")) == "play:gandalf"
    assert answer(position(SNEAKING.format(", sneak-attack"), "aragorn theodred")) == "pass"


def test_a_sneak_attack_without_a_fight_is_for_the_quest() -> None:
    lines = "step: quest-actions\n" + SNEAKING.format(", sneak-attack")
    assert answer(position(lines, "aragorn theodred")) == "play:sneak-attack"


# -- two hands

LADEN = "attached: dwarven-axe on=gimli by=p1, blade-of-gondolin on=gimli by=p1\n"


def test_a_third_weapon_goes_to_somebody_with_a_hand_free() -> None:
    """Gimli would make most of a plate, but he would have to drop an axe."""
    lines = "p1 play: gimli resources=5, legolas\np1 hand: citadel-plate\n"
    table = position(lines).play("play:citadel-plate").until("attach-to")
    assert answer(table) == "gimli"
    table = position(lines + LADEN, "gimli legolas").play("play:citadel-plate").until("attach-to")
    assert answer(table) == "legolas"


def test_nobody_pays_for_a_weapon_that_no_hand_is_free_for() -> None:
    lines = "p1 play: gimli resources=5\np1 hand: citadel-plate\n"
    assert answer(position(lines)) == "play:citadel-plate"
    assert answer(position(lines + LADEN, "gimli")) == "pass"


# -- enemies


def hunted(friends: str) -> str:
    lines = f"step: encounter\np1 play: {friends}\nstaging: hill-troll\nthreat: 20"
    return answer(position(lines, "gimli thalin legolas", scenario="anduin"))


def test_he_waits_for_the_troll_until_he_can_bring_it_down() -> None:
    assert hunted("gimli, thalin, legolas") == "none"
    strong = "gimli, thalin, legolas, gandalf, beorn, veteran-axehand, veteran-axehand.2, horseback-archer"
    assert hunted(strong) == "hill-troll"


def test_a_wounded_troll_is_finished_before_anything_else() -> None:
    lines = "step: players-attack\np1 engaged: hill-troll damage=6 attacked, wargs attacked\np1 play: legolas, aragorn"
    assert answer(position(lines, scenario="anduin")) == "hill-troll"


# -- who stays awake


def test_nobody_tires_himself_out_before_the_next_round() -> None:
    """In the last window of a round everybody is ready already for the next one."""
    table = position("step: refresh-actions\np1 play: beravor, denethor")
    assert {"use:beravor", "use:denethor"} <= set(table.options)
    assert answer(table) == "pass"


def test_beravor_quests_where_she_is_needed_and_draws_where_she_is_not() -> None:
    lines = "round: 1\np1 play: beravor, glorfindel\nthreat: 22\nstaging: {}"
    assert answer(position(lines.format("old-forest-road"), "beravor glorfindel")) == "use:beravor"
    assert answer(position(lines.format("the-brown-lands"), "beravor glorfindel", scenario="anduin")) == "pass"


def test_denethor_keeps_himself_for_the_enemy_that_comes() -> None:
    lines = """
        step: commit-actions
        p1 play: denethor, glorfindel committed exhausted
        threat: 30
        staging: forest-spider
        """
    assert answer(position(lines)) == "pass"


def test_faramir_saves_his_breath_when_the_quest_is_won() -> None:
    lines = (
        "step: staging-actions\n"
        "quest: to-the-river 8\n"
        "p1 play: eowyn committed exhausted, aragorn committed exhausted, faramir\n"
        "staging: {}"
    )
    heroes = "eowyn aragorn"
    assert answer(position(lines.format("hill-troll"), heroes, scenario="anduin")) == "pass"
    assert answer(position(lines.format("hill-troll, marsh-adder, gladden-fields"), heroes, scenario="anduin")) == (
        "use:faramir"
    )


# -- Dol Guldur


def claims(lines: str) -> str:
    return answer(position("p1 play: gimli, thalin\n" + lines, "gimli thalin", scenario="dol-guldur"))


def test_he_takes_the_map_first_and_one_is_enough() -> None:
    assert claims("staging: gandalfs-map, shadow-key") == "use:gandalfs-map"
    assert claims("staging: shadow-key\nattached: gandalfs-map on=gimli by=p1") == "pass"


def test_he_claims_none_if_the_price_brings_a_big_enemy() -> None:
    """Chieftan Ufthak comes at 35."""
    for threat, claimed in ((32, "use:gandalfs-map"), (33, "pass")):
        assert claims(f"staging: gandalfs-map, chieftan-ufthak\nthreat: {threat}") == claimed


def test_he_leaves_the_gate_alone_while_he_has_enemies() -> None:
    """Who travels there meets orc guards."""
    for engaged, travels in (("", True), ("\np1 engaged: dol-guldur-orcs, king-spider", False)):
        lines = f"step: travel\nstaging: tower-gate{engaged}\np1 play: gimli, thalin"
        table = position(lines, "gimli thalin", scenario="dol-guldur").until("travel")
        assert (answer(table) != "none") == travels, engaged


def test_the_last_objective_is_claimed_before_the_jailor_takes_it() -> None:
    assert claims("staging: shadow-key, dungeon-jailor") == "use:shadow-key"
    assert claims("staging: shadow-key") == "pass"


def test_the_jailor_is_a_reason_to_quest_harder() -> None:
    """A failed quest would send an objective back into the deck."""
    parties = []
    for other in ("dungeon-jailor", "endless-caverns"):  # one threat each
        lines = f"step: commit\nthreat: 20\nstaging: shadow-key, tower-gate, {other}"
        table = position(lines, "glorfindel beravor denethor", scenario="dol-guldur")
        ranger = westmarch.bot("lcg", "ranger")
        while table.kind == "commit":
            assert table.match.decision is not None
            table.play(ranger.choose(table.match.view("p1"), table.match.decision))
        parties.append({hero for hero in ("glorfindel", "beravor", "denethor") if table.committed(hero)})
    assert parties == [{"glorfindel", "beravor", "denethor"}, {"glorfindel", "beravor"}]


def test_an_objective_goes_to_a_hero_with_a_hand_free() -> None:
    lines = "quest: the-necromancers-tower 8\np1 play: gimli, thalin damage=3\nstaging: shadow-key\n" + LADEN
    table = position(lines, "gimli thalin", scenario="dol-guldur")
    assert answer(table.play("use:shadow-key")) == "thalin"


def test_an_objective_is_not_given_up_for_an_axe() -> None:
    lines = "quest: the-necromancers-tower 8\np1 play: gimli, gleowine\nstaging: shadow-key\n" + LADEN
    table = position(lines, "gimli", scenario="dol-guldur").play("use:shadow-key").until("restricted")
    assert answer(table) == "blade-of-gondolin"


def rescues(progress: int) -> str:
    lines = (
        f"step: resolution\nquest: through-the-caverns {progress}\np1 play: thalin committed exhausted\ncaptive: gimli"
    )
    return answer(position(lines, "gimli thalin", scenario="dol-guldur").until("respond"))


def test_the_prisoner_waits_until_the_way_out_is_nearly_open() -> None:
    """With the rescue comes the Nazgûl."""
    assert rescues(2) == "pass"
    assert rescues(10) == "use:quest"


# -- in a grave fight


def test_a_sneak_attack_brings_who_can_stand_the_blow() -> None:
    lines = """
        step: shadow-actions
        p1 play: aragorn damage=4 exhausted resources=1, theodred damage=3 exhausted
        p1 hand: sneak-attack, faramir, guard-of-the-citadel
        p1 engaged: hill-troll
        threat: 40
        """
    table = position(lines, scenario="anduin")
    assert answer(table) == "play:sneak-attack"
    assert answer(table.play("play:sneak-attack").until("from-hand")) == "card:faramir"


# -- whole games


def test_he_wins_the_journey_along_the_anduin_now_and_then() -> None:
    """With the deck made for it, about one game in five."""
    wins = 0
    for seed in range(12):
        match = westmarch.new_match("lcg", 1, seed, {"scenario": "anduin", "decks": ["wayfarers"]})
        bot = westmarch.bot("lcg", "ranger")
        while match.decision is not None:
            match.push(bot.choose(match.view("p1"), match.decision))
        assert match.result is not None
        wins += bool(match.result.winners)
    assert wins >= 1


# -- who goes first


def test_the_one_with_the_lowest_threat_goes_first() -> None:
    """All rangers vote alike, whoever sits where."""
    for decks in (["leadership", "spirit"], ["spirit", "leadership"], ["tactics", "lore"], ["lore", "tactics"]):
        match = westmarch.new_match("lcg", seats=2, seed=1, options={"decks": decks})
        threat = {each["seat"]: each["threat"] for each in match.view("p1")["players"]}
        assert threat["p1"] != threat["p2"]
        for _ in match.seats:
            assert match.decision is not None
            assert match.decision.kind == "lcg.vote-first"
            ranger = westmarch.bot("lcg", "ranger")
            token = ranger.choose(match.view(match.decision.seat), match.decision)
            assert token == min(threat, key=lambda seat: threat[seat]), (decks, threat)
            assert str(ranger.why).startswith("Player"), ranger.why
            match.push(token)
