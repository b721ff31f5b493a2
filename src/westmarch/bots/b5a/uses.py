"""What each use of an action die is worth, cards included."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.bots.b5a.company import best_company
from westmarch.bots.b5a.field import Army, Field, Idea
from westmarch.bots.b5a.marches import attacks, best_value, combined, danger, marches
from westmarch.core.decisions import named
from westmarch.games.b5a.facts import board, deck, pieces
from westmarch.games.b5a.facts.pieces import FREE, SHADOW
from westmarch.games.b5a.turn.hands import CARD_TOKENS

# Generals that can be lost and come back.
SET_UP_GENERALS = tuple(who for who in pieces.GENERALS if who != pieces.LORD)


class Weigher:
    """Weighs the uses of dice on one field; what is asked twice is reckoned once."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.hand = field.seen.hand()

    # -- building blocks

    def once(self, name: str, reckon: Callable[[], float]) -> float:
        """For what follows from the ground alone."""
        weighed = self.field.weighed
        if name not in weighed:
            weighed[name] = reckon()
        return weighed[name]

    def led(self) -> list[Army]:
        return [army for army in self.field.own() if self.field.led(army)]

    def goblins(self) -> list[Army]:
        return [army for army in self.field.own() if army.units[pieces.GOBLINS]]

    def moves(self, count: int, steps: int = 1, led: bool = False) -> float:
        """The best so many moves together."""

        def reckon() -> float:
            ideas = marches(self.field, self.led() if led else self.field.own(), steps)
            return sum(max(0.0, idea.value) for idea in ideas[:count])

        return self.once(f"moves {count} {steps} {led}", reckon)

    def attack(self, led: bool = False, bonus: float = 0.0) -> float:
        def reckon() -> float:
            return best_value(attacks(self.field, self.led() if led else self.field.own()))

        value = self.once(f"attack {led}", reckon)
        return value + bonus if value > 0.1 else value

    def flips(self, count: int) -> float:
        """Tokens that could be flipped, nearer to the enemy better."""

        def reckon() -> float:
            values = sorted((self.flip(area) for area in range(board.REGIONS) if self.field.tokens[area]), reverse=True)
            return sum(values[:count])

        return self.once(f"flips {count}", reckon)

    def flip(self, area: int) -> float:
        field = self.field
        army = field.mine(area)
        if army is not None and army.size >= 5 and field.me == FREE:
            return 0.2
        if field.me == FREE:
            return 3.0 + min(3.0, danger(field, area) * 0.4)
        nearest = min((board.STEPS[area][site] for site in field.wanted), default=9)
        return 3.4 - 0.1 * nearest

    def rally(self, count: int, better: float = 1.0) -> float:
        """Damage that could be removed."""
        gains = []
        for army in self.field.own():
            if army.damage:
                expected = min(army.damage, (army.size + min(army.leadership, army.size * 0.67)) / 3 * better)
                near = self.field.near(army.area, self.field.enemy, 1) > 0
                gains.append(expected * (1.7 if near else 1.0))
        return sum(sorted(gains, reverse=True)[:count])

    # -- uses

    def use(self, token: str, symbols: int) -> float:
        """The worth of a use of a die with those symbols."""
        if token.startswith("card:"):
            return self.card(named(token))
        if token.startswith("enter:"):
            return self.entry(named(token))
        worth = USE_WORTH.get(token)
        return 0.3 if worth is None else worth(self, symbols)

    def draw(self) -> float:
        return 3.0 if len(self.hand) <= 3 else 2.2 if len(self.hand) == 4 else 1.2

    def combined(self) -> float:
        return self.once("combined", lambda: best_value(combined(self.field)))

    def walk(self) -> float:
        """All characters who would be better off elsewhere go there with one die."""
        field = self.field
        walkers = [who for who in pieces.COMPANIONS[field.me] if 0 <= field.where[who] < board.REGIONS]
        return sum([max(0.0, best_company(field, who)) for who in walkers])

    def more_goblins(self) -> float:
        """Five of them open a pass; after that they are good troops near the enemy."""
        field = self.field
        value = 2.0
        for index, box in enumerate(board.MUSTER_BOXES):
            if not field.opened[index]:
                value += 0.7 if field.size(box, SHADOW) >= 2 else 0.4
        return value

    def eagle_targets(self) -> int:
        field = self.field
        total = 0
        for territory, areas in enumerate(board.IN_TERRITORY):
            eagles = field.seen.eagles[territory]
            total += min(eagles, sum(1 for area in areas if field.foe(area) is not None))
        return total

    def beorn(self, symbols: int) -> float:
        field = self.field
        if field.beorn < 0:
            return 0.0
        steps = min(
            (board.STEPS[field.beorn][army.area] for army in field.foes() if army.area < board.REGIONS), default=9
        )
        value = 6.0 if steps <= 3 else 3.0
        return value if symbols & pieces.AS_WILL else value - 1.5

    def swarm(self) -> float:
        field = self.field
        armies = [
            army for army in field.own() if army.area < board.REGIONS and field.seen.bats[board.TERRITORY[army.area]]
        ]
        return max(0.0, best_value(marches(field, armies)))

    def entry(self, name: str) -> float:
        field = self.field
        if name == "beorn":
            return 1000.0 if field.points < 6 else 14.0
        if name == "bolg":
            return 9.0 if any(field.held[area] for area in board.IN_TERRITORY[board.VALLEY]) else 7.0
        return {"thorin": 12.0, "lord_of_the_eagles": 8.0, "bilbo": 4.0}[name]

    # -- cards

    def card(self, name: str) -> float:
        """The worth of a card as an action; an event card is also worth something in the next combat."""
        card = deck.CARD[name]
        effect = deck.EFFECT_NAMES[card]
        value = self.effect(effect)
        if card < deck.EVENTS:
            value -= (1.6, 1.6, 1.0, 1.0, 1.2, 0.6, 1.0, 1.4, 1.2, 1.6)[deck.COMBAT[card]]
        return value

    def effect(self, effect: str) -> float:
        worth = EFFECT_WORTH.get(effect, 2.0)
        return worth if isinstance(worth, float) else worth(self)

    def charge(self, kinds: tuple[int, ...]) -> float:
        """An attack of an army with units of these kinds, with more force."""
        armies = [army for army in self.field.own() if any(army.units[kind] for kind in kinds)]
        value = best_value(attacks(self.field, armies))
        return value + 1.5 if value > 0.1 else value

    def most_healed(self) -> float:
        return max((min(army.damage, 2) for army in self.field.own()), default=0) * 1.3

    def sooner(self, who: int, now: float, later: float) -> float:
        """A step of somebody who waits: he comes now, or later."""
        space = self.field.seen.track[who]
        return now if space and space - 1 <= self.field.marker else later

    def unhurt(self) -> float:
        """Victory Vanishes: enemies without damage."""
        return 1.2 + min(3, sum(1 for army in self.field.foes() if not army.damage)) * 1.0

    def repairs(self) -> float:
        """Last Stand: walls that could be mended, nearer to the enemy better."""
        field = self.field
        best = 0.0
        for area, fort in board.FORT_OF.items():
            army = field.mine(area)
            if army is not None:
                count = min(field.seen.walls[fort], army.strength)
                best = max(best, count * (0.9 if field.near(area, SHADOW, 1) else 0.4))
        return best

    def dismay(self) -> float:
        """A Character die of the Shadow, and the leadership of an army beside a led one."""
        field = self.field
        beside = [
            foe.command for army in self.led() if army.area < board.REGIONS for foe in field.beside(army.area, SHADOW)
        ]
        return 2.5 * min(1, field.seen.dice[len(pieces.FACES) + pieces.CHARACTER_FACE]) + max(beside, default=0) * 0.8

    def bats_take(self, things: int) -> float:
        """What the bats could take of so many things."""
        return 1.0 * min(2, sum(self.field.seen.bats), things)

    def has_huge_orcs(self) -> bool:
        army = self.field.mine(self.field.where[pieces.BOLG]) if self.field.where[pieces.BOLG] >= 0 else None
        return army is not None and army.units[pieces.GREAT_ORCS] > 0

    # -- dice

    def die(self, symbols: int) -> float:
        """The best that a die could do, before it is known what the rules offer."""
        return max((self.use(token, symbols) for token in self.options(symbols)), default=0.0)

    def options(self, symbols: int) -> list[str]:
        """What a die may be used for."""
        field = self.field
        options: list[str] = []
        if symbols & pieces.AS_ARMY:
            options += ["strategic", "attack", "combined"]
        if symbols & pieces.AS_CHARACTER:
            options += ["rapid", "attack-led"]
            if field.me == FREE:
                options += ["enter:" + name for name in self.ready()]
                if field.beorn >= 0:
                    options.append("beorn")
        if symbols & pieces.AS_MUSTER:
            options += ["recruit", "rally"]
            if field.me == FREE:
                options.append("eagles")
            else:
                options.append("bats")
                if field.where[pieces.BOLG] == pieces.NOT_YET:
                    if any(field.size(area, SHADOW) for area in board.IN_TERRITORY[board.VALLEY]):
                        options.append("enter:bolg")
        if symbols & pieces.AS_EYE:
            options += ["goblins", "goblin-move", "goblin-attack"]
        if symbols & pieces.AS_EVENT:
            options.append("draw")
        for card in self.hand:
            if symbols & (pieces.AS_EVENT | deck.CARD_TYPE[card]):
                options.append(CARD_TOKENS[card])
        return options

    def ideas(self, token: str) -> list[Idea]:
        """The marches and attacks that a use could be for, best first; none for other uses."""
        field = self.field
        if token in ("strategic", "rapid", "goblin-move"):
            armies = {"strategic": field.own, "rapid": self.led, "goblin-move": self.goblins}[token]()
            return marches(field, armies, 2 if token == "rapid" else 1)
        if token in ("attack", "attack-led", "goblin-attack"):
            return attacks(field, {"attack": field.own, "attack-led": self.led, "goblin-attack": self.goblins}[token]())
        return combined(field) if token == "combined" else []

    def ready(self) -> list[str]:
        seen = self.field.seen
        return [
            pieces.CHARACTER_IDS[who]
            for who in (pieces.BILBO, pieces.THORIN, pieces.LORD, pieces.BEORN)
            if seen.where[who] == pieces.NOT_YET and seen.track[who] <= seen.marker
        ]


# What a use is worth, by itself or with a die of those symbols.
USE_WORTH: dict[str, Callable[[Weigher, int], float]] = {
    "strategic": lambda weigher, _: weigher.moves(2),
    "attack": lambda weigher, _: weigher.attack(),
    "combined": lambda weigher, _: weigher.combined(),
    "rapid": lambda weigher, _: weigher.moves(1, 2, led=True),
    "attack-led": lambda weigher, _: weigher.attack(led=True),
    "walk": lambda weigher, _: weigher.walk(),
    "draw": lambda weigher, _: weigher.draw(),
    "recruit": lambda weigher, _: weigher.flips(2),
    "rally": lambda weigher, _: weigher.rally(2),
    "goblins": lambda weigher, _: weigher.more_goblins(),
    "goblin-move": lambda weigher, _: sum(max(0.0, idea.value) for idea in weigher.ideas("goblin-move")[:2]),
    "goblin-attack": lambda weigher, _: best_value(attacks(weigher.field, weigher.goblins())),
    "beorn": lambda weigher, symbols: weigher.beorn(symbols),
    "eagles": lambda weigher, _: 2.8 * weigher.eagle_targets(),
    "eagles-mountain": lambda weigher, _: 3.0,
    "bats": lambda weigher, _: weigher.swarm(),
    "renew": lambda weigher, _: 7.0,
    "card-orc": lambda weigher, _: 1.9,
    "calm": lambda weigher, symbols: 2.5 if symbols & pieces.AS_WILL else 1.0,
    "skip": lambda weigher, _: 0.0,
}
# What the effect of a card is worth: always the same, or as the field is.
EFFECT_WORTH: dict[str, float | Callable[[Weigher], float]] = {
    "marching_companies": lambda weigher: weigher.moves(3),
    "encirclement": lambda weigher: max(weigher.moves(1), weigher.combined()),
    "call_to_arms": lambda weigher: weigher.moves(2, 2, led=True) * 0.9,
    "on_the_march": lambda weigher: weigher.moves(2, 2) * 0.9,
    "hurrying_multitude": lambda weigher: weigher.moves(2, 2) * 0.9,
    "black_tide": lambda weigher: weigher.moves(6, 1, led=True) * 0.9,
    "move_to_strike": lambda weigher: weigher.attack(led=True, bonus=0.8),
    "sudden_assault": lambda weigher: weigher.attack(bonus=1.5),
    "elven_charge": lambda weigher: weigher.charge(pieces.ELVES),
    "moria_dain_dain": lambda weigher: weigher.charge(pieces.DWARVES),
    "blow_the_horns": lambda weigher: weigher.rally(2, 1.5),
    "troop_leader": lambda weigher: weigher.most_healed(),
    "redoubled_force": lambda weigher: weigher.most_healed() + max(0.0, weigher.attack()) * 0.5,
    "mustering_for_battle": lambda weigher: weigher.flips(3),
    "returning_to_the_assault": lambda weigher: weigher.flips(5) * 0.9 + weigher.moves(1) * 0.5,
    "the_skin_changer": lambda weigher: weigher.sooner(pieces.BEORN, weigher.entry("beorn"), 4.0),
    "the_king_of_all_birds": lambda weigher: weigher.sooner(pieces.LORD, 9.0, 3.0),
    "ill_chance": lambda weigher: 5.0 if weigher.field.marker >= 6 else 4.0,
    "the_swiftest_wolf_riders": 8.0,
    "last_stand": lambda weigher: weigher.repairs(),
    "victory_vanishes": lambda weigher: weigher.unhurt(),
    "he_is_not_lost": lambda weigher: (
        4.0 if any(weigher.field.where[who] == pieces.OUT for who in SET_UP_GENERALS) else 0.0
    ),
    "orcs_of_huge_size": lambda weigher: 2.5 if weigher.has_huge_orcs() and weigher.field.seen.guards < 2 else 0.0,
    "dismay": lambda weigher: weigher.dismay(),
    # Leadership tokens, and recruitment tokens of the Free Peoples.
    "whirling_bats": lambda weigher: weigher.bats_take(sum([army.command for army in weigher.field.foes()])),
    "like_a_sea_of_locusts": lambda weigher: weigher.bats_take(sum(weigher.field.seen.tokens[: 2 * board.AREAS])),
    "gather_and_marshall": 3.2,
    "lucky_number": 3.0,
    "clad_in_hauberks_of_steel": 4.5,
    "elf_lords": 7.0,
    "flying_banners": 6.0,
    "hope_rekindled": 3.0,
    "ring_of_invisibility": 2.5,
    "men_of_the_lake": 5.5,
    "rescue": 4.0,
    "ringing_trumpets": 6.0,
    "shower_of_arrows": 4.0,
    "the_arkenstone_of_thrain": 5.0,
    "great_dread": 3.0,
    "war_band": 6.5,
    "chieftains_and_champions": 3.5,
    "flying_arrows": 5.0,
    "troubled_mind": 3.0,
    "orc_army": 8.0,
    "great_goblin": 5.0,
    "howling_orcs": 2.0,
    "orcs_from_gundabad": 5.5,
    "climbing_goblins": 5.0,
    "the_shadow_of_the_necromancer": 5.0,
}
