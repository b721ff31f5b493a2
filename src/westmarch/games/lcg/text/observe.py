"""What a seat may know as numbers, for those who learn what the group's chance to win is.

A fixed row for every scenario and number of players: the group and its quest, the encounter cards, the heroes, then the
players, the own seat first and the others in the order of the table; a seat that nobody holds is 0. Most numbers lie
between 0 and 1. Wins are rare with weak decks, so the row tells how far it still is: progress left in all stages,
what must still die, threat from 35 and from 44 on. `OBSERVED` names each number; the order never changes and what is
new comes at the end, for weights that were learned go by it.
"""

from __future__ import annotations

from functools import cache

from westmarch.games.lcg.facts.box import BY_ID, THREAT_LIMIT
from westmarch.games.lcg.facts.card import ALLY, ATTACHMENT, LEADERSHIP, LORE, OBJECTIVE, SPIRIT, TACTICS
from westmarch.games.lcg.facts.heroes import HEROES
from westmarch.games.lcg.facts.quests import EVERYBODY_IN_THE_WAY, IN_THE_WAY, QUESTS
from westmarch.games.lcg.facts.scenarios import SCENARIOS
from westmarch.games.lcg.pool import MAX_PLAYERS
from westmarch.games.lcg.round.overview import STEP_BY_NAME, STEPS
from westmarch.games.lcg.seen import Character, Enemy, Place, Player, Seen, Thing, Worn
from westmarch.games.lcg.state import PHASES


def _needed(scenario: str, after: int = 0) -> int:
    """The progress of all stages after that one. Mirkwood's third stage is one of two; the longer one is taken."""
    stages: dict[int, int] = {}
    for each in QUESTS:
        if each.scenario == scenario and each.stage > after:
            stages[each.stage] = max(each.points, stages.get(each.stage, 0))
    return sum(stages.values())


_AFTER: dict[str, int] = {each.id: _needed(each.scenario, each.stage) for each in QUESTS}
_IN_ALL: dict[str, int] = {scenario: _needed(scenario) for scenario in SCENARIOS}
_TO_BE_FOUND = "dont-leave-the-path"  # here the enemy in the way must come first

# So many rounds are as good as endless.
_LONG = 20

_SCENARIOS = tuple(SCENARIOS)
_QUESTS = tuple(each.id for each in QUESTS)
_HEROES = {hero.id: place for place, hero in enumerate(HEROES)}
_SPHERES = (LEADERSHIP, TACTICS, SPIRIT, LORE)

# Attachments that change what a player can do, each counted on his own.
_NOTED = (
    "steward-of-gondor",
    "unexpected-courage",
    "celebrians-stone",
    "the-favor-of-the-lady",
    "protector-of-lorien",
    "citadel-plate",
    "dwarven-axe",
    "blade-of-gondolin",
    "horn-of-gondor",
    "self-preservation",
    "caught-in-a-web",
    "gandalfs-map",
    "dungeon-torch",
    "shadow-key",
)
_NOTED_PLACE = {card: place for place, card in enumerate(_NOTED)}
# Cards that turn a round, counted in all hands as far as this seat knows them.
_HELD = (
    "gandalf",
    "sneak-attack",
    "a-test-of-will",
    "feint",
    "hasty-stroke",
    "the-galadhrims-greeting",
    "forest-snare",
    "steward-of-gondor",
    "unexpected-courage",
    "celebrians-stone",
    "faramir",
    "northern-tracker",
    "beorn",
    "a-light-in-the-dark",
    "secret-paths",
    "radagasts-cunning",
    "lore-of-imladris",
    "stand-and-fight",
    "quick-strike",
    "thicket-of-spears",
)
_HELD_PLACE = {card: place for place, card in enumerate(_HELD)}
# Encounter cards that decide matches: how many have not been seen yet.
_FEARED = ("hill-troll", "ungoliants-spawn", "hummerhorns", "chieftan-ufthak", "dungeon-jailor")

_GROUP = (
    *(f"scenario: {each}" for each in _SCENARIOS),
    "easy",
    "beginner",
    "players in the game",
    "round",
    "way through the round",
    *(f"phase: {each}" for each in PHASES),
    *(f"stage: {each}" for each in _QUESTS),
    "stage: progress left",
    "quest: progress left in all",
    "quest: done",
    "in the way: enemies",
    "in the way: hit points left",
    "in the way: engaged",
    "in the way: not found yet",
    "prisoner",
    "objectives claimed",
    "objectives free",
    "objectives guarded",
    "victory points",
    "staging: threat",
    "committed willpower",
    "committed willpower over threat",
    "ready willpower over threat",
    "all willpower over threat",
    "staging: enemies",
    "staging: attack",
    "staging: toughness",
    "staging: enemies that come",
    "staging: attack that comes",
    "staging: locations",
    "staging: threat of locations",
    "staging: quest points left",
    "active location",
    "active location: quest points left",
    "encounter deck",
    "encounter discard pile",
    "attack over toughness of engaged enemies",
    "ready attack over toughness of engaged enemies",
    "highest threat",
    "shackled decks",
)
_PLAYER = (
    "in the game",
    "first player",
    "threat",
    "threat over 35",
    "threat over 44",
    "heroes",
    "heroes ready",
    "heroes: hit points left",
    "heroes: damage",
    "heroes: weakest",
    "resources",
    "resources: leadership",
    "resources: tactics",
    "resources: spirit",
    "resources: lore",
    "hand",
    "hand: allies",
    "hand: attachments",
    "hand: cost",
    "deck",
    "allies",
    "allies ready",
    "allies: hit points left",
    "willpower",
    "willpower ready",
    "attack",
    "attack ready",
    "defense",
    "best ready defender",
    "enemies",
    "enemies: attack",
    "enemies: attack still to come",
    "enemies: strongest",
    "enemies: toughness",
    "enemies: held",
    *(f"carried: {each}" for each in _NOTED),
)
OBSERVED: tuple[str, ...] = (
    *_GROUP,
    *(f"not seen yet: {card}" for card in _FEARED),
    *(f"in hand: {card}" for card in _HELD),
    *(f"hero: {card}" for card in _HEROES),
    *(f"{who}: {name}" for who in ("me", "second", "third", "fourth")[:MAX_PLAYERS] for name in _PLAYER),
    "pace: rounds needed",
    "pace: rounds left",
    "pace: rounds left over rounds needed",
)
_NOBODY = [0.0] * len(_PLAYER)


def observe(seen: Seen, seat: str) -> list[float]:
    """The row for that seat, of what it has seen."""
    staged = [each for each in seen.staging if isinstance(each, Enemy)]
    place = [player.seat for player in seen.players].index(seat)
    order = seen.players[place:] + seen.players[:place]
    rows = [_player(player, seen.first) for player in order]
    row = _group(seen, staged, rows)
    row += _feared(seen, staged)
    row += _in_hands(seen)
    row += _heroes(seen)
    for each in rows:
        row += each.numbers
    for _ in range(MAX_PLAYERS - len(rows)):
        row += _NOBODY
    row += _pace(seen, rows)
    return row


class _Row:
    """The numbers of a player, and what the group adds up."""

    def __init__(self, numbers: list[float], sums: tuple[int, int, int, int, int]) -> None:
        self.numbers = numbers
        self.willpower, self.willpower_ready, self.attack, self.attack_ready, self.toughness = sums


def _over(value: int, limit: int) -> float:
    """By how much one thing is more than another: 0.5 when they are even."""
    return min(1.0, max(0.0, 0.5 + (value - limit) / 40))


def _group(seen: Seen, staged: list[Enemy], rows: list[_Row]) -> list[float]:
    alive = [player for player in seen.players if player.in_game]
    highest = max([player.threat for player in alive], default=0)
    places = [each for each in seen.staging if isinstance(each, Place)]
    coming = [foe for foe in staged if foe.engagement <= highest]
    willpower = sum([each.willpower for each in rows])
    ready = sum([each.willpower_ready for each in rows])
    toughness = sum([each.toughness for each in rows])
    active = seen.active
    return [
        *[float(each == seen.scenario) for each in _SCENARIOS],
        float(seen.difficulty == "easy"),
        float(seen.mode == "beginner"),
        len(alive) / MAX_PLAYERS,
        min(2.0, seen.round / 12),
        STEP_BY_NAME[seen.step] / len(STEPS),
        *[float(each == seen.phase) for each in PHASES],
        *_quest(seen),
        *_in_the_way(seen, staged),
        float(seen.captive is not None),
        *_objectives(seen),
        sum([BY_ID[card].victory for card in seen.victory]) / 10,
        seen.staging_threat / 20,
        seen.willpower / 20,
        _over(seen.willpower, seen.staging_threat),
        _over(ready, seen.staging_threat),
        _over(willpower, seen.staging_threat),
        len(staged) / 6,
        sum([foe.attack for foe in staged]) / 20,
        sum([foe.defense + foe.hit_points - foe.damage for foe in staged]) / 40,
        len(coming) / 6,
        sum([foe.attack for foe in coming]) / 20,
        len(places) / 6,
        sum([each.threat for each in places]) / 12,
        sum([each.left for each in places]) / 24,
        float(active is not None),
        active.left / 8 if active is not None else 0.0,
        seen.encounter.count / 40,
        len(seen.encounter.discard) / 40,
        _over(sum([each.attack for each in rows]), toughness),
        _over(sum([each.attack_ready for each in rows]), toughness),
        highest / THREAT_LIMIT,
        len(seen.shackled) / MAX_PLAYERS,
    ]


def _quest(seen: Seen) -> list[float]:
    """The stage, and how much progress is still needed: in this stage, in all, and as a share."""
    left = max(0, seen.quest.points - seen.progress)
    in_all = _left_in_all(seen)
    stages = [float(each == seen.quest.id) for each in _QUESTS]
    return [*stages, left / 16, in_all / 31, 1 - in_all / _IN_ALL[seen.scenario]]


def _left_in_all(seen: Seen) -> int:
    return max(0, seen.quest.points - seen.progress) + _AFTER[seen.quest.id]


def _pace(seen: Seen, rows: list[_Row]) -> list[float]:
    """How many rounds the quest takes if everybody quests as things stand, and how many there are before threat ends
    it: 0.5 over when they are as many."""
    ahead = sum([each.willpower for each in rows]) - seen.staging_threat
    needed = min(_LONG, _left_in_all(seen) / max(1, ahead))
    highest = max([player.threat for player in seen.players if player.in_game], default=THREAT_LIMIT)
    left = min(_LONG, (THREAT_LIMIT - highest) / (1 + max(0, -ahead)))
    return [needed / _LONG, left / _LONG, 0.5 + (left - needed) / (2 * _LONG)]


def _in_the_way(seen: Seen, staged: list[Enemy]) -> list[float]:
    """Enemies that must die before the stage can be completed: how many, their life, how many are engaged."""
    quest = seen.quest.id
    card = IN_THE_WAY.get(quest)
    if card is None and quest != EVERYBODY_IN_THE_WAY:
        return [0.0, 0.0, 0.0, 0.0]
    engaged = [foe for player in seen.players for foe in player.enemies if card is None or foe.card == card]
    waiting = [foe for foe in staged if card is None or foe.card == card]
    life = sum([foe.hit_points - foe.damage for foe in (*engaged, *waiting)])
    missing = quest == _TO_BE_FOUND and not engaged and not waiting
    return [(len(engaged) + len(waiting)) / 4, life / 15, len(engaged) / 4, float(missing)]


def _objectives(seen: Seen) -> list[float]:
    """How many the players hold, how many could be claimed, how many are guarded."""
    if seen.scenario != "dol-guldur":
        return [0.0, 0.0, 0.0]
    things = [each for each in seen.staging if isinstance(each, Thing) and BY_ID[each.card].type == OBJECTIVE]
    guarded = len([each for each in things if each.guarded is not None])
    worn = [each.card for player in seen.players for card in player.characters for each in card.attachments]
    held = len([card for card in worn if BY_ID[card].type == OBJECTIVE])
    return [held / 3, (len(things) - guarded) / 3, guarded / 3]


def _feared(seen: Seen, staged: list[Enemy]) -> list[float]:
    """Which share of the copies of each may still come."""
    engaged = [foe.card for player in seen.players for foe in player.enemies]
    out = [*seen.encounter.discard, *seen.victory, *engaged, *[foe.card for foe in staged]]
    copies = _copies(seen.scenario, seen.difficulty == "easy")
    return [max(0, many - out.count(card)) / many if many else 0.0 for card, many in zip(_FEARED, copies)]


@cache
def _copies(scenario: str, easy: bool) -> tuple[int, ...]:
    deck = [card.id for card in SCENARIOS[scenario].encounter_deck(easy)]
    return tuple(deck.count(card) for card in _FEARED)


def _in_hands(seen: Seen) -> list[float]:
    row = [0.0] * len(_HELD)
    for player in seen.players:
        for card in player.hand_known:
            place = _HELD_PLACE.get(card)
            if place is not None:
                row[place] += 0.5
    return row


def _heroes(seen: Seen) -> list[float]:
    """The hit points that each hero has left; 0 for one that is dead or not in the match."""
    row = [0.0] * len(_HEROES)
    for player in seen.players:
        for each in player.characters:
            if each.hero:
                row[_HEROES[each.card]] = (each.hit_points - each.damage) / 5
    return row


def _player(player: Player, first: str) -> _Row:
    characters = player.characters
    ready = [each for each in characters if not each.exhausted]
    heroes = [each for each in characters if each.hero]
    allies = [each for each in characters if not each.hero]
    enemies = player.enemies
    life = [each.hit_points - each.damage for each in heroes]
    willpower = sum([each.willpower for each in characters])
    willpower_ready = sum([each.willpower for each in ready])
    attack = sum([each.attack for each in characters])
    attack_ready = sum([each.attack for each in ready])
    toughness = sum([foe.defense + foe.hit_points - foe.damage for foe in enemies])
    to_come = [foe.attack for foe in enemies if not foe.attacked and not _held(foe, player.seat)]
    hand = [BY_ID[card] for card in player.hand_known]
    threat = player.threat
    numbers = [
        float(player.in_game),
        float(player.seat == first),
        threat / THREAT_LIMIT,
        max(0, threat - 35) / 15,
        max(0, threat - 44) / 6,
        len(heroes) / 3,
        len([each for each in heroes if not each.exhausted]) / 3,
        sum(life) / 15,
        sum([each.damage for each in heroes]) / 15,
        min(life, default=0) / 5,
        sum([each.resources for each in heroes]) / 10,
        *_purse(heroes),
        player.hand_count / 10,
        len([card for card in hand if card.type == ALLY]) / 5,
        len([card for card in hand if card.type == ATTACHMENT]) / 5,
        sum([card.cost for card in hand if card.cost > 0]) / 20,
        player.pile.count / 50,
        len(allies) / 8,
        len([each for each in allies if not each.exhausted]) / 8,
        sum([each.hit_points - each.damage for each in allies]) / 16,
        willpower / 15,
        willpower_ready / 15,
        attack / 20,
        attack_ready / 20,
        sum([each.defense for each in characters]) / 12,
        max([each.defense + each.hit_points - each.damage for each in ready], default=0) / 10,
        len(enemies) / 4,
        sum([foe.attack for foe in enemies]) / 15,
        sum(to_come) / 15,
        max(to_come, default=0) / 8,
        toughness / 30,
        len([foe for foe in enemies if _held(foe, player.seat)]) / 4,
        *_carried(characters),
    ]
    return _Row(numbers, (willpower, willpower_ready, attack, attack_ready, toughness))


def _held(foe: Enemy, seat: str) -> bool:
    """An enemy that can't attack that player: by a snare, or a card like Feint."""
    return seat in foe.barred or (bool(foe.attachments) and _has(foe.attachments, "forest-snare"))


def _has(worn: tuple[Worn, ...], card: str) -> bool:
    return any(each.card == card for each in worn)


def _purse(heroes: list[Character]) -> list[float]:
    """Resources that can pay for each sphere."""
    return [sum([hero.resources for hero in heroes if hero.icons & sphere]) / 8 for sphere in _SPHERES]


def _carried(characters: list[Character]) -> list[float]:
    row = [0.0] * len(_NOTED)
    for each in characters:
        for worn in each.attachments:
            place = _NOTED_PLACE.get(worn.card)
            if place is not None:
                row[place] += 0.5
    return row
