"""How the captain fights: cards, press or cease, stand or leave, losses."""

from __future__ import annotations

from westmarch.bots.b5a.asking import Answer, either, ranked
from westmarch.bots.b5a.field import Army, Field, is_site, worth
from westmarch.core.decisions import named
from westmarch.games.b5a.facts import board, deck, pieces
from westmarch.games.b5a.facts.pieces import FREE, SHADOW
from westmarch.games.b5a.seen import SeenBattle
from westmarch.games.b5a.state import BEORN_ATTACKS

# What one would rather keep.
KEEP: dict[str, int] = {
    "great_orcs": 5,
    "dwarf_veterans": 5,
    "wood_elf_spearmen": 3,
    "lake_men": 3,
    "wood_elf_archers": 3,
    "wargs": 2,
    "goblins": 1,
    "orcs": 1,
    "dwarf_regulars": 1,
}


class Fight:
    """The combat that is going on, from the captain's side."""

    def __init__(self, field: Field) -> None:
        battle = field.seen.battle
        assert battle is not None
        self.field = field
        self.battle: SeenBattle = battle
        self.attacking = battle.by == field.me
        self.target: int = battle.target
        self.mine: Army | None = field.mine(battle.army if self.attacking else battle.target)
        self.enemy: Army | None = field.foe(battle.target if self.attacking else battle.army)

    def odds(self) -> float:
        """The captain's odds; 1 is even."""
        field = self.field
        attacker = self.mine if self.attacking else self.enemy
        if attacker is None:
            return 1.0
        if self.attacking:
            helpers = [field.mine(area) for area in self.battle.armies if area != attacker.area]
            extra = sum(field.staying(army) for army in helpers if army is not None)
            return field.odds(attacker, self.target, extra)
        return 1.0 / max(0.05, field.odds(attacker, self.target))

    # -- step 1

    def card(self, options: tuple[str, ...]) -> list[Answer]:
        """The manoeuvre or event that promises most."""
        return ranked([Answer(token, self.promise(token), "bot-b5a-manoeuvre") for token in options])

    def promise(self, token: str) -> float:
        return self.event(named(token)) if token.startswith("card:") else self.manoeuvre(named(token))

    def hindered(self, origin: int) -> bool:
        """Whether walls, or at first a ford or slope, stand before who attacks from there."""
        if self.field.walls[self.target] > 0:
            return True
        return origin not in self.battle.fought and board.BORDER[origin * board.AREAS + self.target] in (
            board.FORD,
            board.SLOPE_UP,
        )

    def success(self, kind: int) -> float:
        """How likely a black die hits."""
        army = self.mine
        if army is None:
            return 0.0
        count = min(5, army.units[kind])
        miss = 5 / 6 if self.attacking and self.hindered(army.area) else 2 / 3
        return float(1.0 - miss ** (count + min(count, army.leadership)))

    def manoeuvre(self, name: str) -> float:
        army, enemy = self.mine, self.enemy
        field = self.field
        if name == "regroup":
            value = 0.12 * self.battle.spent[field.me].bit_count()
            if not self.attacking and self.wants_to_leave():
                value += 2.0
            return value
        if name == "strokes":
            return 0.9
        if name == "vampires":
            return 0.75 if army is not None else 0.0
        kind = pieces.UNIT[name]
        gain = {
            pieces.DWARF_REGULARS: 0.5 if army is not None and army.damage >= 2 else 0.15,
            pieces.DWARF_VETERANS: 1.2,
            pieces.LAKE_MEN: 1.0,
            pieces.ARCHERS: 1.0,
            pieces.SPEARMEN: 0.95,
            pieces.GREAT_ORCS: 1.8,
            pieces.ORCS: 0.55,
            pieces.GOBLINS: 0.35,
            pieces.WARGS: 1.2 if enemy is not None and enemy.damage >= 2 else 0.4,
        }[kind]
        return gain * self.success(kind)

    def event(self, name: str) -> float:
        """A combat effect, against what holding the card is worth."""
        army, enemy = self.mine, self.enemy
        if army is None:
            return 0.0
        effect = deck.COMBAT[deck.CARD[name]]
        mine = min(5, army.strength)
        theirs = min(5, enemy.strength) if enemy is not None else 4
        lead = enemy.leadership if enemy is not None else 4
        spare = army.size > army.damage + 1
        sixes = not self.attacking and self.hindered(self.battle.army)
        value = {
            deck.CAPTAIN_OF_WAR: 1.2 if army.command and army.damage >= 2 else 0.0,
            # Where the enemy needs a six anyway it changes nothing.
            deck.FIERCE_DEFENCE: 0.0 if sixes else theirs / 6 + min(lead, theirs) / 6,
            deck.NO_QUARTER: (mine / 6 + min(army.leadership, mine) / 6 - 0.8) if spare else -1.0,
            deck.DETERMINED_ATTACK: 0.4,
            deck.STAND_AND_FIGHT: (min(5, army.size * 2) - mine) / 3,
            deck.DENSE_FOG: 1.5 if not self.attacking and self.odds() < 0.6 else -1.0,
            deck.OVERMASTERED: min(lead, theirs * 0.67) / 3,
            deck.BATTLE_FURY: mine / 6,
            deck.COMMANDING_VOICE: min(2.0, max(0.0, mine * 0.67 - army.leadership)) / 3,
            deck.GREAT_CONFUSION: min(2, theirs - 1) / 3 * 1.3,
        }[effect]
        stakes = 1.2 if is_site(self.target) else 0.9
        return value * stakes - (0.25 if self.field.seen.hands[self.field.me] >= 5 else 0.45)

    # -- step 4

    def use(self, name: str) -> bool:
        if name == "goblins":
            army = self.mine
            return army is not None and army.damage < army.size and self.odds() > 0.8
        if name == "dwarf_regulars":
            army = self.mine
            return army is not None and army.damage >= 3 and army.size > 1
        return True

    # -- step 5

    def press(self) -> list[Answer]:
        if self.battle.beorn == BEORN_ATTACKS:
            return either(self.field.seen.wrath > 2, "press", "cease", "bot-b5a-beorn-press")
        odds = self.odds()
        army = self.mine
        bar = 0.85
        if self.field.me == SHADOW:
            bar = 0.5 if is_site(self.target) and not self.field.held[self.target] else 0.75
            if self.field.marker >= 8:
                bar -= 0.1
            if army is not None and self.field.where[pieces.BOLG] == army.area and not self.field.seen.guards:
                bar = 1.4
        if army is None:
            bar = 1.0
        params = {"area": board.AREA_IDS[self.target]}
        return ranked([Answer("press", odds, "bot-b5a-press", params), Answer("cease", bar, "bot-b5a-cease", params)])

    def wants_to_leave(self) -> bool:
        """A fight that can't be won is left, unless it is for a place that must be held."""
        field = self.field
        odds = self.odds()
        army = self.mine
        if army is None:
            return field.seen.wrath <= 3
        if field.me == SHADOW and field.where[pieces.BOLG] == self.target and not field.seen.guards:
            return odds < 1.2
        if field.me == FREE and is_site(self.target):
            walls = field.walls[self.target] > 0
            last = field.points + worth(self.target) >= 6
            if walls or last:
                return False
            return odds < 0.35 and army.size >= 2
        return odds < 0.55

    def stand(self, options: tuple[str, ...]) -> list[Answer]:
        leave = options[-1]
        params = {"area": board.AREA_IDS[self.target]}
        stay, go = Answer("stand", 0.0, "bot-b5a-stand", params), Answer(leave, 0.0, "bot-b5a-leave", params)
        good = self.wants_to_leave() and (leave == "retreat" or self.can_rout())
        (go if good else stay).liking = 1.0
        return ranked([stay, go])

    def can_rout(self) -> bool:
        """A rout costs units; it is for armies that have more to lose than to give."""
        army = self.mine
        if army is None:
            return False
        lost = max(0, (army.damage - 1 + 1) // 2)
        return army.size - lost >= 2 and self.odds() < 0.4


def refuge(field: Field, area: int) -> float:
    """How well off a retreating army is there: walls, friends, distance."""
    total = field.walls[area] + field.size(area, field.me) * 0.5 - field.near(area, field.enemy, 1) * 0.3
    if field.size(area, field.me) >= 4:
        total -= 3.0
    return total + (1.5 if is_site(area) else 0.0)


def sacrifice(options: tuple[str, ...], field: Field, area: int) -> str:
    """Fell Race: what to give up."""
    army = field.mine(area)
    if army is None:
        return "damage"
    left = 2 * army.size - army.damage
    if "tokens" in options and (army.command <= 1 or left <= 3):
        return "tokens"
    return "damage" if left > 3 else options[-1]
