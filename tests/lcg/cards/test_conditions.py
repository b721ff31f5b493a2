"""What cards need: without it they aren't offered, and `why_not` says so."""

from __future__ import annotations

import pytest

from tests.lcg.helpers import Story, position

BUSY = "gleowine"  # somebody who could still act, so that the window opens


def _encounter(besides: str = "") -> str:
    """All encounter cards of Mirkwood but these, for an empty deck."""
    pool = position("", "gimli").state.pool
    left = [name for name, owner in zip(pool.names, pool.owners, strict=True) if owner == 1]
    return ", ".join(name for name in left if name not in besides.split())


NEEDS = [
    # action, who is there, what lies there, why not
    ("use:eowyn", "eowyn", "p1 play: eowyn, gleowine", "empty-hand"),
    (
        "use:denethor",
        "denethor",
        f"p1 play: denethor, gleowine\nencounter discard: {_encounter()}",
        "encounter-deck-empty",
    ),
    (
        "use:henamarth-riversong",
        "denethor",
        f"p1 play: denethor, gleowine, henamarth-riversong\nencounter discard: {_encounter()}",
        "encounter-deck-empty",
    ),
    ("use:glorfindel", "glorfindel", "p1 play: glorfindel resources=1, gleowine", "no-target-for"),
    ("use:glorfindel", "glorfindel", "p1 play: glorfindel damage=1, gleowine", "no-resource"),
    (
        "use:beravor",
        "beravor eowyn",
        "p1 play: beravor, eowyn\np1 hand: feint\nactive: enchanted-stream",
        "no-drawing",
    ),
    ("use:gleowine", "eowyn", "p1 play: eowyn, gleowine\np1 hand: feint\nactive: enchanted-stream", "no-drawing"),
    (
        "use:daughter-of-the-nimrodel",
        "beravor",
        "p1 play: beravor, daughter-of-the-nimrodel, gleowine damage=1",
        "no-target-for",
    ),
    ("use:protector-of-lorien", "beravor", "attached: protector-of-lorien on=beravor by=p1", "empty-hand"),
    ("use:self-preservation", "beravor", "attached: self-preservation on=beravor by=p1", "unhurt"),
    (
        "play:ever-vigilant",
        "aragorn",
        "p1 play: aragorn exhausted resources=1, gleowine\np1 hand: ever-vigilant",
        "no-target-for",
    ),
    (
        "play:common-cause",
        "aragorn gloin",
        "p1 play: aragorn, gloin, gleowine\np1 hand: common-cause",
        "no-target-for",
    ),
    (
        "play:sneak-attack",
        "aragorn",
        "p1 play: aragorn resources=1, gleowine\np1 hand: sneak-attack, feint",
        "no-target-for",
    ),
    (
        "play:grim-resolve",
        "aragorn",
        "p1 play: aragorn resources=5, gleowine\np1 hand: grim-resolve",
        "no-target-for",
    ),
    (
        "play:lore-of-imladris",
        "beravor",
        "p1 play: beravor resources=2, gleowine\np1 hand: lore-of-imladris",
        "no-target-for",
    ),
    (
        "play:loriens-wealth",
        "beravor eowyn",
        "p1 play: beravor resources=3, eowyn\np1 hand: loriens-wealth\nactive: enchanted-stream",
        "no-drawing",
    ),
    (
        "play:radagasts-cunning",
        "beravor",
        "step: quest-actions\np1 play: beravor resources=1, gleowine\np1 hand: radagasts-cunning\nstaging: forest-gate",
        "no-target-for",
    ),
    (
        "play:secret-paths",
        "beravor",
        "step: quest-actions\np1 play: beravor resources=1, gleowine\np1 hand: secret-paths\nstaging: king-spider",
        "no-target-for",
    ),
    (
        "play:secret-paths",
        "beravor",
        "p1 play: beravor resources=1, gleowine\np1 hand: secret-paths\nstaging: forest-gate",
        "other-phase",
    ),
    ("play:gandalfs-search", "beravor", "p1 play: beravor, gleowine\np1 hand: gandalfs-search", "needs-x"),
    (
        "play:beorns-hospitality",
        "beravor",
        "p1 play: beravor resources=5, gleowine damage=1\np1 hand: beorns-hospitality",
        "no-target-for",
    ),
    (
        "play:will-of-the-west",
        "eowyn gimli",
        "p1 play: eowyn resources=1, gleowine\np1 hand: will-of-the-west\np1 discard: gimli",
        "no-target-for",
    ),
    (
        "play:a-light-in-the-dark",
        "eowyn",
        "p1 play: eowyn resources=2, gleowine\np1 hand: a-light-in-the-dark\nstaging: king-spider",
        "no-target-for",
    ),
    (
        "play:dwarven-tomb",
        "eowyn",
        "p1 play: eowyn resources=1, gleowine\np1 hand: dwarven-tomb\np1 discard: feint",
        "no-target-for",
    ),
    (
        "play:fortune-or-fate",
        "eowyn",
        "p1 play: eowyn resources=5, gleowine\np1 hand: fortune-or-fate\np1 discard: feint",
        "no-target-for",
    ),
    (
        "play:feint",
        "gimli",
        "step: shadow-actions\np1 play: gimli resources=1, gleowine\np1 hand: feint\nstaging: king-spider",
        "no-target-for",
    ),
    (
        "play:quick-strike",
        "gimli",
        "p1 play: gimli resources=1, gleowine\np1 hand: quick-strike\nstaging: king-spider",
        "no-target-for",
    ),
    (
        "play:thicket-of-spears",
        "gimli legolas thalin",
        "p1 play: gimli resources=1, legolas resources=1, thalin resources=1, gleowine\np1 hand: thicket-of-spears",
        "no-target-for",
    ),
]


@pytest.mark.parametrize(("token", "heroes", "lines", "reason"), NEEDS, ids=[f"{need[0]} {need[3]}" for need in NEEDS])
def test_what_an_action_needs(token: str, heroes: str, lines: str, reason: str) -> None:
    assert position(lines, heroes).reason(token) == reason


def spent(token: str, heroes: str, lines: str) -> Story:
    table = position(lines, heroes)
    table.play(token)
    return table


@pytest.mark.parametrize(
    ("token", "lines"),
    [
        ("use:henamarth-riversong", "p1 play: beravor, henamarth-riversong, gleowine"),
        ("use:gleowine", "p1 play: beravor, henamarth-riversong, gleowine"),
        ("use:self-preservation", "p1 play: beravor damage=3, gleowine\nattached: self-preservation on=beravor by=p1"),
    ],
)
def test_what_exhausts_is_used_once(token: str, lines: str) -> None:
    assert spent(token, "beravor", lines).reason(token) == "exhausted"


def test_dark_knowledge_exhausts() -> None:
    lines = "step: combat\nattached: dark-knowledge on=beravor by=p1\np1 engaged: dol-guldur-beastmaster"
    table = position(lines, "beravor gimli")
    table.play("use:dark-knowledge").until("defend")
    # The Beastmaster was dealt another card meanwhile, but the attachment is exhausted.
    assert len(table.state.shadows) == 2
    assert not table.ready("dark-knowledge")
    assert table.kind == "defend"
    assert len([event for event in table.match.events if event.kind == "lcg.responds"]) == 1


def quiet(token: str, table: Story, step: str) -> None:
    """Nothing of the sort is offered up to that step."""
    table.until_step(step)
    assert token not in table.offered


def test_theodred_responds_only_when_he_commits() -> None:
    quiet("use:theodred", position("step: commit").play("gloin", "done"), "staging-actions")


def test_northern_tracker_responds_only_when_he_commits_and_finds_locations() -> None:
    lines = "step: commit\np1 play: eowyn, northern-tracker\nstaging: {}"
    quiet(
        "use:northern-tracker", position(lines.format("forest-gate"), "eowyn").play("eowyn", "done"), "staging-actions"
    )
    table = position(lines.format("king-spider"), "eowyn").play("northern-tracker", "done")
    quiet("use:northern-tracker", table, "staging-actions")


def test_gloin_responds_only_to_his_own_damage() -> None:
    table = position("step: enemies-attack\np1 engaged: king-spider").until("defend").play("aragorn")
    quiet("use:gloin", table, "players-attack")
    assert table.damage("aragorn") == 1


def test_legolas_and_his_blade_respond_only_to_their_own_attacks() -> None:
    lines = "step: players-attack\np1 engaged: dol-guldur-orcs damage=1\nattached: blade-of-gondolin on=legolas by=p1"
    table = position(lines, "legolas gimli").until("attack").play("dol-guldur-orcs", "gimli", "done")
    quiet("use:legolas", table, "combat-actions")
    assert "use:blade-of-gondolin" not in table.offered
    assert table.zone("dol-guldur-orcs") == "discard"


RICH = "p1 play: aragorn resources=9, beravor resources=9, {}\np1 hand: {}\n"


@pytest.mark.parametrize(
    ("card", "other", "lines"),
    [
        ("son-of-arnor", "", ""),
        ("son-of-arnor", "guard-of-the-citadel", "staging: king-spider"),
        ("snowbourn-scout", "", "staging: king-spider"),
        ("snowbourn-scout", "guard-of-the-citadel", "staging: forest-gate"),
        ("longbeard-orc-slayer", "", "staging: king-spider"),
        ("longbeard-orc-slayer", "guard-of-the-citadel", "staging: dol-guldur-orcs"),
        ("miner-of-the-iron-hills", "", "attached: dwarven-axe on=aragorn by=p1"),
        ("miner-of-the-iron-hills", "erebor-hammersmith", "attached: dark-knowledge on=aragorn by=p1"),
        ("gandalf", "guard-of-the-citadel", ""),
        ("erebor-hammersmith", "", "p1 discard: feint"),
        ("erebor-hammersmith", "miner-of-the-iron-hills", "p1 discard: citadel-plate"),
    ],
)
def test_who_enters_play_responds_to_that_and_with_something_to_do(card: str, other: str, lines: str) -> None:
    """With `other` the card is in play already and another one enters."""
    if other:
        table = position(RICH.format(card, other) + lines, "aragorn beravor").play(f"play:{other}")
    else:
        table = position(RICH.format(BUSY, card) + lines, "aragorn beravor").play(f"play:{card}")
    quiet(f"use:{card}", table, "planning-end")


def test_gondorian_spearman_responds_only_when_he_defends() -> None:
    lines = "step: enemies-attack\np1 play: gimli, gondorian-spearman\np1 engaged: king-spider"
    quiet("use:gondorian-spearman", position(lines).until("defend").play("gimli"), "players-attack")


WOLF = (
    "step: enemies-attack\np1 play: gimli resources=2, thalin, gondorian-spearman{}\n"
    "p1 engaged: wargs\nshadow: wolf-rider on=wargs"
)


def test_gondorian_spearman_cannot_hit_an_attacker_that_is_not_in_play() -> None:
    table = position(WOLF.format(""), "gimli thalin", scenario="anduin")
    table.until("defend").play("gimli").until("defend").play("gondorian-spearman")
    quiet("use:gondorian-spearman", table, "players-attack")


def test_swift_strike_cannot_hit_an_attacker_that_is_not_in_play() -> None:
    table = position(WOLF.format("\np1 hand: swift-strike"), "gimli thalin", scenario="anduin")
    table.until("defend").play("gimli", "pass")
    table.offered.clear()
    table.until("defend").play("thalin")
    quiet("play:swift-strike", table, "players-attack")


def test_old_forest_road_needs_somebody_exhausted() -> None:
    quiet(
        "use:old-forest-road",
        position("step: travel\nstaging: old-forest-road", "gimli").play("old-forest-road"),
        "encounter",
    )


def test_forest_gate_is_for_the_first_player_alone() -> None:
    table = position("step: travel\nstaging: forest-gate", "gimli", "eowyn").play("forest-gate")
    assert (table.kind, table.seat) == ("respond", "p1")
    table.play("pass")
    assert table.kind != "respond"


def test_the_prisoner_is_rescued_once() -> None:
    lines = "step: resolution\nquest: through-the-caverns\np1 play: thalin committed exhausted\n"
    quiet("use:quest", position(lines, "thalin gimli", scenario="dol-guldur"), "travel")


@pytest.mark.parametrize(
    ("enemy", "scenario"),
    [
        ("hill-troll", "anduin"),
        ("marsh-adder", "anduin"),
        ("chieftan-ufthak", "mirkwood"),
        ("dungeon-jailor", "dol-guldur"),
    ],
)
def test_victory_points_of(enemy: str, scenario: str) -> None:
    left = {"hill-troll": 8, "marsh-adder": 6, "chieftan-ufthak": 5, "dungeon-jailor": 4}[enemy]
    lines = f"step: players-attack\np1 play: gimli, beorn\np1 engaged: {enemy} damage={left}"
    table = position(lines, "gimli", scenario=scenario)
    table.until("attack").play(enemy, "all").until_step("combat-actions")
    assert table.zone(enemy) == "victory"


def test_legolas_is_ranged() -> None:
    table = position("step: players-attack\np2 engaged: dol-guldur-orcs", "legolas", "eowyn").until("attack")
    assert "dol-guldur-orcs" in table.options
    assert table.seat == "p1"


@pytest.mark.parametrize("objective", ["gandalfs-map", "dungeon-torch", "shadow-key"])
def test_an_objective_is_guarded_when_revealed(objective: str) -> None:
    others = [each for each in ("gandalfs-map", "dungeon-torch", "shadow-key") if each != objective]
    lines = f"step: staging\nto-reveal: 1\nstaging: {', '.join(others)}\nencounter deck: {objective}, tower-gate"
    table = position(lines, "gimli thalin", scenario="dol-guldur")
    assert table.host("tower-gate") == objective
