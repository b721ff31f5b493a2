"""What a player by rules of thumb leans towards: every weight, price and threshold of the rules, by name.

Scores are in a common measure: an ordinary action is worth about ten. Each side has its own leanings. Those here
are the steward's, found by playing many games; other players have others (`tuned`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import resources

from westmarch.games.wotr.facts.board import INDEX
from westmarch.games.wotr.facts.components import CHARACTER, MUSTER_ARMY, WILL_OF_THE_WEST

# Nobody plans a march over more regions than this; what is farther draws nobody.
FAR, LONGEST_ROAD = 99, 9


@dataclass(frozen=True)
class OfBoth:
    """What both sides weigh, each in its own way; the values here are those of the Free Peoples."""

    # -- dice: how loath one is to spend what could do more, what a ring costs, when one rather passes. Intents come in
    # the order of what matters to a side: one further down must be so much better to be preferred.
    spare_will: float = 1.5
    spare_muster_army: float = 0.5
    spare_character: float = 0.3
    ring_price: float = 15.0
    ring_price_mordor: float = 5.0
    headstart: float = 2.0
    pass_below: float = 1.0
    waste_below: float = -3.0

    # -- places to take: what a victory point is worth, and how much more when few are missing; places lost before, and
    # those without points. Then the plan: worth for each die that makes a goal fully worth its while, how many points
    # more than needed are planned for, what the goals beyond weigh, what marches, missing power and walls cost, and the
    # power that walls, fields and fords ask for.
    point: float = 10.0
    point_near: float = 1.0
    regain: float = 9.0
    no_point: float = 3.0
    bargain: float = 3.5
    wanted_more: float = 0.0
    spare_goal: float = 0.7
    cost_march: float = 0.5
    cost_lacking: float = 0.9
    cost_walls: float = 0.5
    gathering: float = 1.2
    crowded: float = 2.2
    needed_walls: float = 1.5
    needed_walled: float = 1.5
    needed_field: float = 1.2
    needed_ford: float = 1.4
    enough: float = 1.6
    nearness: float = 0.77
    rouse_soon: float = 0.6

    # -- places to hold: the share of the threat that should stand there, behind walls and elsewhere, at least and at
    # most; what a point is worth that is ours, how much more with each point that the enemy has, one taken from the
    # enemy, and a place without points.
    need_walls: float = 0.65
    need_open: float = 0.8
    need_least: float = 0.8
    need_most_walls: float = 9.0
    need_most_open: float = 8.0
    keep: float = 9.0
    keep_pressed: float = 0.06
    keep_taken: float = 0.8
    keep_no_point: float = 2.0

    # -- marches: what a stronger pull is worth, a place taken on the way, joining another host; danger from stronger
    # enemies beside, how much stronger they must be, how much power counts; who stays behind.
    march: float = 0.0
    march_pull: float = 3.5
    march_takes: float = 1.3
    march_joins: float = 0.4
    danger: float = 0.9
    danger_from: float = 1.2
    danger_most: float = 6.0
    garrison_from: float = 0.75
    garrison_most: float = 5.0

    # -- attacks: what a hit costs and brings; laying siege, fighting in the field, storming, breaking out.
    attack: float = 0.0
    loss: float = 1.7
    kill: float = 0.8
    siege_worth: float = 0.75
    siege_support: float = 0.6
    siege_doubt: float = 15.0
    siege_chance: float = 0.35
    field_worth: float = 1.4
    field_road: float = 4.0
    field_won: float = 2.0
    field_lost: float = 8.0
    field_leaves_siege: float = 3.0
    field_relief: float = 0.8
    field_bares: float = 0.3
    field_prey: float = 1.0
    field_captains: float = 1.0
    storm_worth: float = 1.7
    storm_sure: float = 0.35
    storm_chance: float = 0.3
    storm_doubt: float = 12.0
    sortie_lost: float = 25.0

    # -- battles: what hangs on them, combat cards, when to go on, to give way, to shut the gates.
    stake: float = 0.7
    stake_point: float = 0.4
    combat_card: float = 1.5
    combat_price: float = 0.16
    storm_on: float = 0.4
    fight_on: float = 0.5
    fight_on_point: float = 0.07
    stand: float = 0.5
    stand_point: float = 0.1
    gates_open: float = 0.2
    extend_near: float = 0.3
    extend_rich: float = 0.6
    extend_hurried: float = 0.5

    # -- musters: what any is worth, elites and lesser figures; what a place lacks; leaders.
    recruit: float = 4.0
    recruit_elite: float = 1.15
    recruit_lesser: float = 1.1
    recruit_lacking: float = 0.8
    recruit_besieged: float = 1.5
    recruit_leader: float = 0.8

    # -- cards: drawing with room for three, two or one; the weariness of the Ring-bearers that asks for cards about
    # people; keeping what may be played later; playing, by kind.
    draw: float = 6.0
    draw_two: float = 5.0
    draw_one: float = 4.0
    draw_full: float = 1.0
    keep_card: float = 0.8
    card_promise: float = 1.0
    deck_weary: float = 4.0
    card_tiles: float = 1.0
    card_guards: float = 1.0
    card_road: float = 1.0
    card_journeys: float = 1.0
    card_councils: float = 1.0
    card_blows: float = 1.0
    card_musters: float = 1.0

    # -- people who bring a die for the rest of the war, and how much more early on.
    arrival: float = 26.0
    arrival_early: float = 0.5


@dataclass(frozen=True)
class OfFree:
    """What only the Free Peoples weigh."""

    # -- the Ring goes on: a step, more in haste, the first of a turn, for each die in the Hunt, with each turn,
    # after each step before.
    step: float = 9.5
    step_haste: float = 12.0
    step_first: float = 0.0
    step_watched: float = 0.0
    step_late: float = 0.0
    step_again: float = 0.0
    # How haste grows: always, to its full with so many points of the enemy's, with sieges, with the turns.
    haste: float = 0.15
    haste_points: float = 10.0
    haste_sieges: float = 0.06
    haste_turns: float = 0.01
    # In Mordor: a step, a second one in the same turn.
    mordor_step: float = 24.0
    mordor_again: float = 10.0
    mordor_again_haste: float = 14.0
    mordor_again_harm: float = 0.35
    mordor_again_ruin: float = 16.0
    # The same by what waiting brings: in the next turn a step must be made anyway, watched by so many dice, so only
    # what it costs more now counts. And once the Shadow wins with the end of the turn.
    mordor_again_more: float = 0.0
    mordor_watch: float = 2.6
    mordor_doom: float = 0.0
    # Cards about the war are drawn every so many turns.
    strategy_every: float = 2.0
    # Hiding again: its share of a step, and what is left of that for the weary.
    hide: float = 0.9
    hide_weary: float = 0.8

    # -- corruption: a point, each point before it, the last ones before the end; being seen; companions as shields.
    corruption: float = 3.0
    corruption_more: float = 0.6
    corruption_last: float = 8.0
    seen: float = 7.0
    shield: float = 0.25
    shield_hunt: float = 0.35
    harm: float = 1.0

    # -- Mordor: what one must expect to bear there, less for each level of a companion, at least; more while the Shadow
    # sleeps; how long the war must last to rest first.
    burden: float = 9.0
    burden_shield: float = 0.8
    burden_least: float = 2.5
    burden_peace: float = 3.0
    rest_pace: float = 1.3
    rest_turns: float = 6.0
    rest_from: float = 4.0

    # -- declaring: always, before watchers, in a haven, waking a nation, staying, at the gates.
    declare: float = -1.0
    declare_watched: float = 1.5
    declare_wakes: float = 5.0
    declare_stays: float = 1.5
    declare_same: float = 2.0
    declare_gates: float = 8.0
    declare_gates_weak: float = 10.0
    healing: float = 1.0
    walked: float = 0.8
    unseen: float = 0.5
    revealed_watched: float = 4.0
    revealed_found_again: float = 0.7

    # -- companions: what it costs to lose one, in Mordor by level and with each point of corruption.
    gandalf: float = 9.0
    gandalf_for_white: float = 5.0
    strider: float = 12.0
    boromir: float = 7.0
    archer: float = 6.0
    hobbit: float = 2.5
    mordor_companion: float = 2.0
    mordor_companion_more: float = 0.3
    hobbit_goes_from: float = 5.0
    gollum_betrays: float = 11.0

    # -- companions on the map: Strider leaving to be King with others left, with few, with a Will of the West at hand;
    # being where he can be crowned; waking nations, speaking for them, leading; the way there.
    king_leaves: float = 15.0
    king_leaves_few: float = 9.0
    king_at_hand: float = 3.0
    king_there: float = 15.0
    wakes: float = 5.0
    speaks: float = 3.0
    leads: float = 0.35
    # Gandalf the White in Fangorn, with a card of the Ents in hand or with the hope of one; having such a card before
    # he comes; the card that follows it there without a die.
    ents: float = 0.0
    ents_hope: float = 0.0
    ents_promise: float = 0.0
    ents_more: float = 0.0
    # Drawing cards about people in the hope of the Ents.
    draw_ents: float = 0.0
    journey: float = 1.5

    # -- politics: a step, what the nation lacks, its chances by force, the step to war, a step of the sleeping.
    step_to_war: float = 5.5
    war_lacking: float = 1.2
    war_lacking_most: float = 7.0
    war_chances: float = 0.6
    war_chances_most: float = 6.0
    war_now: float = 5.0
    war_asleep: float = 1.5


@dataclass(frozen=True)
class OfShadow:
    """What only the Shadow weighs."""

    # -- dice for the Hunt: while the Ring is hidden, with more than seven dice, near Mordor or weary; when it is seen;
    # in Mordor, where it is weary. Then for each region nearer than six, each point, each turn, each die beyond seven.
    hunt: float = 1.0
    hunt_many: float = 1.0
    hunt_near: float = 1.0
    hunt_seen: float = 1.0
    hunt_mordor: float = 2.0
    hunt_mordor_weary: float = 1.0
    hunt_by_nearness: float = 0.0
    hunt_by_corruption: float = 0.0
    hunt_by_turn: float = 0.0
    hunt_by_dice: float = 0.0
    eye_limit: float = 6.0
    eye_limit_mordor: float = 13.0

    # -- what a point of corruption is worth: always, with each one before, in Mordor.
    sting: float = 3.2
    sting_more: float = 0.5
    sting_mordor: float = 3.0

    # -- politics: Isengard, Sauron, the Southrons and their last step; how much more in each of the first turns.
    isengard_step: float = 24.0
    sauron_step: float = 22.0
    southron_step: float = 13.0
    southron_war: float = 17.0
    early_step: float = 1.0

    # -- minions: the Voice of Saruman; Nazgûl over the Ring, leading, flying; a figure of theirs.
    voice: float = 4.0
    nazgul: float = 1.0
    perch: float = 1.8
    perch_idle: float = 0.8
    command: float = 1.0
    flight: float = 1.7
    flight_most: float = 10.0
    recruit_hold: float = 0.5


@dataclass(frozen=True)
class Leanings(OfShadow, OfFree, OfBoth):
    """All of them; what only the enemy weighs is of no use to a side."""

    # -- one by one, by name; what isn't here is as any other: how many times as dear a place is, to hold and to take;
    # how much more a step of a nation towards war is worth, and a card that is played.
    places: Mapping[str, float] = field(default_factory=dict)
    nations: Mapping[str, float] = field(default_factory=dict)
    cards: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def dearness(self) -> tuple[float, ...]:
        """How many times as dear each region is."""
        return tuple(self.places.get(region, 1.0) for region in INDEX)

    @cached_property
    def spared(self) -> Mapping[str, float]:
        """How loath one is to spend a die on what a plainer one could do as well."""
        return {
            WILL_OF_THE_WEST: self.spare_will,
            MUSTER_ARMY: self.spare_muster_army,
            CHARACTER: self.spare_character,
        }

    @cached_property
    def closeness(self) -> tuple[float, ...]:
        """How strongly a goal draws from so many marches away."""
        return tuple(self.nearness**steps if steps <= LONGEST_ROAD else 0.0 for steps in range(FAR + 1))

    @cached_property
    def dear(self) -> Mapping[str, float]:
        """What it costs to lose somebody out of the Fellowship, outside Mordor."""
        return {
            "gandalf_the_grey": self.gandalf,
            "strider": self.strider,
            "boromir": self.boromir,
            "legolas": self.archer,
            "gimli": self.archer,
            "meriadoc": self.hobbit,
            "peregrin": self.hobbit,
        }


# Of the Free Peoples and of the Shadow.
Pair = tuple[Leanings, Leanings]

FREE_STEWARD = Leanings()
SHADOW_STEWARD = replace(
    FREE_STEWARD,
    ring_price=7.0,
    deck_weary=6.0,
    point_near=0.5,
    regain=24.0,
    wanted_more=2.0,
    need_walls=0.35,
    need_open=0.35,
    need_least=0.0,
    need_most_walls=4.0,
    need_most_open=4.0,
    keep=6.0,
    keep_pressed=0.7,
    danger=0.5,
    garrison_most=4.0,
    loss=0.8,
    kill=1.4,
    fight_on=0.42,
    stand=0.65,
    arrival=27.0,
)
STEWARD: Pair = (FREE_STEWARD, SHADOW_STEWARD)


@cache
def tuned() -> Pair:
    """Leanings found by `tools/leanings.py`, kept in leanings.toml."""
    found = tomllib.loads((resources.files("westmarch.bots.wotr") / "leanings.toml").read_text(encoding="utf-8"))
    return replace(FREE_STEWARD, **found["free"]), replace(SHADOW_STEWARD, **found["shadow"])
