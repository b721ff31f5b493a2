"""A battle under way (rulebook chapter VI): who fights, how strong, and what cards have changed in this round."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.decisions import Reason
from westmarch.games.wotr.facts.board import FREE, IS_DEFENSIVE, NOBODY, REGION_OF, REGIONS, SHADOW
from westmarch.games.wotr.facts.characters import GANDALF_THE_WHITE, NO_CHARACTER
from westmarch.games.wotr.facts.components import MOST_COMBAT_DICE
from westmarch.games.wotr.facts.nations import ELITE_KINDS, NAZGUL
from westmarch.games.wotr.state import War
from westmarch.games.wotr.team import actor, commander
from westmarch.games.wotr.war import armies
from westmarch.games.wotr.war.armies import Force

FIELD, SIEGE, SORTIE = "field", "siege", "sortie"
STRONGHOLD = "stronghold"


class Round:
    """What cards and dice have done in this combat round, by side."""

    __slots__ = (
        "breaks_off", "cancelled", "cancelled_hits", "cards", "confused", "dice", "dice_cap", "dice_cut",
        "early_hits", "extra_hits", "given_up", "leaderless", "no_reroll", "reroll_bonus", "reroll_hits",
        "rerolled", "roll_bonus", "roll_hits", "silent", "spent_hits",
    )  # fmt: skip

    def __init__(self) -> None:
        self.cards: list[str | None] = [None, None]
        self.cancelled = [False, False]
        # Fewer dice in the combat roll (never under one), and at most so many.
        self.dice_cut = [0, 0]
        self.dice_cap = [MOST_COMBAT_DICE, MOST_COMBAT_DICE]
        self.roll_bonus = [0, 0]
        self.reroll_bonus = [0, 0]
        self.no_reroll = [False, False]
        # A side whose whole Leadership does not count in this round.
        self.leaderless = [False, False]
        # Characters whose Leadership does not count in this round.
        self.silent: set[int] = set()
        # Nazgûl Leadership given up.
        self.given_up = 0
        self.dice: list[list[int]] = [[], []]
        self.rerolled: list[list[int]] = [[], []]
        # Dice that may not be re-rolled.
        self.confused = [0, 0]
        self.roll_hits = [0, 0]
        self.reroll_hits = [0, 0]
        self.extra_hits = [0, 0]
        # Hits of both rolls that cards cancelled, or that were used for something else. The dice scored them all the
        # same: cards that ask what the re-roll scored still find them.
        self.cancelled_hits = [0, 0]
        self.spent_hits = [0, 0]
        # Hits of additional attacks: their losses are already off the board.
        self.early_hits = [0, 0]
        # A side that must break off after this round, if it can: the attacker ceases, the defender retreats.
        self.breaks_off = NOBODY

    def misses(self, side: int) -> int:
        """Dice of the combat roll that failed and could still be turned or rolled again."""
        return len(self.dice[side]) - self.roll_hits[side] - self.confused[side]

    def dice_hits(self, side: int) -> int:
        """What that side's combat roll and leader re-roll have scored."""
        return self.roll_hits[side] + self.reroll_hits[side]

    def hits_to_cancel(self, side: int) -> int:
        """Hits of those rolls that no card has cancelled yet."""
        return self.dice_hits(side) - self.cancelled_hits[side]

    def hits(self, side: int) -> int:
        """The hits of that side in this round that cost the enemy something."""
        return self.dice_hits(side) + self.extra_hits[side] - self.cancelled_hits[side] - self.spent_hits[side]

    def sources(self, side: int) -> dict[str, int]:
        """Where those hits come from, and what was taken off them."""
        parts = {
            "roll": self.roll_hits[side],
            "reroll": self.reroll_hits[side],
            "added": self.extra_hits[side],
            "taken-off": -self.cancelled_hits[side],
            "spent": -self.spent_hits[side],
        }
        return {source: count for source, count in parts.items() if count}


class Battle:
    """A battle being fought. It lives inside one action; the state only points to it so that views can show it."""

    __slots__ = (
        "attacker", "card_ban", "commanders", "dice_cut", "extended", "forces", "free_rounds", "kind", "match",
        "may_cease", "muted", "over", "region", "round", "round_number", "silenced", "white_rider", "withdrawn",
    )  # fmt: skip

    def __init__(self, match: War, attackers: Force, defenders: Force, kind: str) -> None:
        self.match = match
        self.attacker = attackers.side
        self.forces: list[Force] = [attackers, defenders] if attackers.side == FREE else [defenders, attackers]
        # Who commands each side: settled now, whoever falls.
        state = match.state
        self.commanders = [actor(state, FREE), actor(state, SHADOW)]
        self.commanders[defenders.side] = commander(state, defenders.side, defenders.place)
        self.region = REGION_OF[defenders.place]
        self.kind = kind
        self.round_number = 0
        self.round = Round()
        # Rounds of a siege battle that need no elite to be reduced.
        self.free_rounds = 1
        # Has somebody's lore prolonged a siege battle? Once an action, so once a battle.
        self.extended = False
        self.may_cease = True
        # Dice a side rolls fewer in every round, by card.
        self.dice_cut = [0, 0]
        # Why a side may not play combat cards in this round, by card.
        self.card_ban: Callable[[Battle, int], Reason | None] | None = None
        # The White Rider has taken the Nazgûl's Leadership away for the whole battle.
        self.silenced = False
        self.white_rider = False
        # A companion without abilities this round.
        self.muted = NO_CHARACTER
        self.over = False
        self.withdrawn = False

    @property
    def defender(self) -> int:
        return 1 - self.attacker

    def walls(self, side: int) -> str:
        """Why a side needs sixes: it assaults a stronghold, or in the first round a city or fortification."""
        if side == self.attacker:
            if self.kind == SIEGE:
                return STRONGHOLD
            if self.kind == FIELD and self.round_number == 1 and IS_DEFENSIVE[self.region]:
                return REGIONS[self.region].what
        return ""

    def needs(self, side: int) -> int:
        """What a side's dice must show to hit."""
        return 6 if self.walls(side) else 5

    def has_character(self, side: int, character: int) -> bool:
        return character in self.forces[side].characters

    def minions(self) -> list[int]:
        return [each for each in self.forces[SHADOW].characters if self.match.state.edition.characters[each].minion]

    def companions(self) -> list[int]:
        return [each for each in self.forces[FREE].characters if self.match.state.edition.characters[each].companion]

    def nazgul_figures(self) -> int:
        """Nazgûl in the battle, the Witch-king included."""
        shadow = self.forces[SHADOW]
        return shadow.figures[NAZGUL] + sum([self.match.state.characters[each].nazgul for each in shadow.characters])

    def nazgul_leadership(self) -> int:
        """One for each Nazgûl and what the Witch-king has, less what was given up."""
        if self.silenced or self.round.leaderless[SHADOW]:
            return 0
        shadow = self.forces[SHADOW]
        points = shadow.figures[NAZGUL]
        for character in shadow.characters:
            if self.match.state.characters[character].nazgul:
                points += self.leadership_of(character)
        return max(0, points - self.round.given_up)

    def leadership_of(self, character: int) -> int:
        """A character's Leadership now; 0 once forfeited or cancelled."""
        if character in self.round.silent or character == self.muted:
            return 0
        if character == GANDALF_THE_WHITE and self.white_rider:
            return 0
        if self.match.state.characters[character].nazgul and self.silenced:
            return 0
        return self.match.state.characters[character].leadership

    def leading_units(self, side: int) -> list[int]:
        """The kinds of units in a side's army that count as leaders too."""
        force = self.forces[side]
        kinds = armies.leading_kinds(self.match.state, side, force.place)
        return [kind for kind in sorted(kinds) if force.figures[kind]]

    def leadership(self, side: int) -> int:
        """How many dice a side may roll again, before the limit of five."""
        if self.round.leaderless[side]:
            return 0
        force = self.forces[side]
        units = sum([force.figures[kind] for kind in self.leading_units(side)])
        if side == FREE:
            return units + force.leaders + sum([self.leadership_of(each) for each in force.characters])
        points = units + self.nazgul_leadership()
        points += sum(
            [self.leadership_of(each) for each in force.characters if not self.match.state.characters[each].nazgul]
        )
        return points

    def strength(self, side: int) -> int:
        """Combat strength: units, and what characters add to it, one for each Captain of the West."""
        force = self.forces[side]
        return force.units + sum([self.strength_of(each) for each in force.characters])

    def strength_of(self, character: int) -> int:
        """What a character adds to his army's strength: some only in their homeland."""
        if character == self.muted:
            return 0
        return armies.strength_of(self.match.state, character, self.region)

    def dice_count(self, side: int) -> int:
        """Dice of the combat roll: five at most, fewer by cards, but never fewer than one."""
        base = min(self.strength(side), MOST_COMBAT_DICE)
        cut = base - self.dice_cut[side] - self.round.dice_cut[side]
        return max(1, min(cut, self.round.dice_cap[side]))

    def elites(self, side: int) -> int:
        return sum([self.forces[side].figures[kind] for kind in ELITE_KINDS[side]])
