"""Lords of Middle-earth: what its people, dice and rings are worth. Without the expansion there is nothing of it."""

from __future__ import annotations

from westmarch.bots.wotr import marches, minions
from westmarch.bots.wotr.campaign import Campaign
from westmarch.bots.wotr.dice import best_with
from westmarch.bots.wotr.geography import LORIEN, MORIA, RIVENDELL, region_name
from westmarch.bots.wotr.intents import ANY_DIE, USE_BALROG, Intent, Reasoning
from westmarch.bots.wotr.musters import diplomacy_value, place_value
from westmarch.bots.wotr.reading import Army, Board
from westmarch.games.wotr.facts.board import FREE, HOME_SIDE, INDEX, IS_STRONGHOLD, NATION_OF, SHADOW
from westmarch.games.wotr.facts.components import CHARACTER, MUSTER, WILL_OF_THE_WEST
from westmarch.games.wotr.facts.nations import ELITE, ELVES, FREE_NATIONS, NATIONS, REGULAR, SAURON, STACKING

KEEPERS = {"lord_elrond": RIVENDELL, "lady_galadriel": LORIEN}
MINAS_MORGUL = INDEX["minas_morgul"]
# What a special die is worth that is lost for good if it is kept now.
A_DIE_LOST = 8.0
# What has to be gained by keeping a die with Vilya, and in Mordor, where time runs out.
VILYA_PRICE = 13.0
VILYA_PRICE_IN_MORDOR = 8.0
KEEPER_OF_NARYA = "gandalf_the_grey_keeper_of_narya"
BALROG_ACTIVE = "balrog_active"
BLACK_NUMENOREAN = "mouth_of_sauron_black_numenorean"
CHIEF = "witch_king_chief_of_the_ringwraiths"


def are_here(board: Board) -> bool:
    """Is this a match with the expansion?"""
    return "lord_elrond" in board.edition.character_index


def _set_aside(board: Board, name: str) -> bool:
    """May we still bring somebody who is ours to bring?"""
    return board.set_aside(name) and board.owns(board.who(name).player)


def _early(board: Board) -> float:
    return max(0.0, 10.0 - board.turn) * 0.5


# -- the Free Peoples


def free_intents(board: Board, campaign: Campaign) -> list[Intent]:
    if not are_here(board):
        return []
    return [*_keepers(board), *_narya(board, campaign), *_rest_of_the_balrog(board), *_rousing(board, campaign)]


def _keepers(board: Board) -> list[Intent]:
    """Each brings a die; but of several special dice only one is kept in a turn."""
    if not board.at_war(SAURON) and not board.at_war(ELVES):
        return []
    there = any(board.on_map(name) for name in KEEPERS)
    intents = []
    for name, home in KEEPERS.items():
        if _set_aside(board, name) and board.control[home] == FREE:
            worth = (10.0 if there else 20.0) + _early(board) - (5.0 if home in board.inside else 0.0)
            intents.append(Intent(worth, f"bring:{name}", (MUSTER,), Reasoning("bot-wotr-bring", character=name)))
    return intents


def _narya(board: Board, campaign: Campaign) -> list[Intent]:
    """Gandalf brings a people to war at once; it costs the ring."""
    region = board.where("gandalf_the_grey")
    if region < 0 or board.who("gandalf_the_grey").version != KEEPER_OF_NARYA or not board.owns("gondor"):
        return []
    nation = NATION_OF[region]
    held = HOME_SIDE[region] == FREE and board.control[region] == FREE
    if (
        not held
        or nation not in FREE_NATIONS
        or board.at_war(nation)
        or board.seen.extra["ring_holders"]["narya"] != "free"
    ):
        return []
    worth = 4.0 * board.from_war[nation] + max(0.0, diplomacy_value(board, campaign, nation)) - 4.0
    return [Intent(worth, "narya", ANY_DIE, Reasoning("bot-wotr-narya", nation=NATIONS[nation]))]


def _rest_of_the_balrog(board: Board) -> list[Intent]:
    """Outside Moria that is his end."""
    region = board.where("balrog_of_moria")
    if region < 0 or board.who("balrog_of_moria").version != BALROG_ACTIVE:
        return []
    gandalf = region in (board.where("gandalf_the_grey"), board.where("gandalf_the_white"))
    uses = (WILL_OF_THE_WEST, CHARACTER) if gandalf else (WILL_OF_THE_WEST,)
    return [Intent(14.0 if region != MORIA else 4.0, "balrog:rest", uses, Reasoning("bot-wotr-balrog-rest"))]


def _rousing(board: Board, campaign: Campaign) -> list[Intent]:
    """Companions of the Council who stand among their own people wake them."""
    intents = []
    for character, place in zip(board.edition.characters, board.seen.where):
        if place < 0:
            continue
        name = character.id
        who = board.who(name)
        if who.rouses and place in who.envoy_places and not board.active[who.nation]:
            worth = 6.0 + 0.3 * max(0.0, campaign.hold_need(place))
            intents.append(Intent(worth, f"rouse:{name}", ANY_DIE, Reasoning("bot-wotr-envoy", character=name)))
    return intents


# What it is worth that a people fights soon, for each step that it is away from war, and what the company loses.
WARRIORS = {"boromir": (4.0, 7.0), "legolas": (1.2, 6.0), "gimli": (2.2, 6.0)}
TO_ROUSE = 4.0
# What the Shadow does with its tokens: one for the first who stays at home, both for more.
PRICE_OF_TOKENS = (0.0, 11.0, 18.0, 18.0)


def at_home(board: Board, campaign: Campaign) -> list[str]:
    """With the Council: who had better be among his own people than in the Fellowship, if anybody.

    They speak for them with any die from the first turn on. It is worth the more, the more eager a steward is for war.
    """
    gains = []
    for name, (step, loss) in WARRIORS.items():
        nation = board.who(name).nation
        awake = 0.0 if board.active[nation] else TO_ROUSE
        gain = campaign.temper.ambition * (step * board.from_war[nation] + awake) - loss
        gains.append((gain, name))
    gains.sort(reverse=True)
    best, number = 0.0, 0
    for count in range(1, len(gains) + 1):
        worth = sum(gain for gain, _ in gains[:count]) - PRICE_OF_TOKENS[count]
        if worth > best:
            best, number = worth, count
    return [name for _, name in gains[:number]]


# -- the Shadow


def shadow_intents(board: Board, campaign: Campaign) -> list[Intent]:
    if not are_here(board):
        return []
    return [
        *_minions(board),
        *_call(board, campaign),
        *_fray(board, campaign),
        *_balrog(board, campaign),
        *_sorcery(board, campaign),
    ]


def black_captain(board: Board) -> bool:
    return board.on_map("witch_king") and board.who("witch_king").version != CHIEF


def _in_free_stronghold(board: Board) -> bool:
    region = board.ring
    return region >= 0 and IS_STRONGHOLD[region] and HOME_SIDE[region] == FREE and board.control[region] == FREE


def _minions(board: Board) -> list[Intent]:
    """Whoever brings an action die comes first; a special die is worth less."""
    early = _early(board)
    worths: dict[str, tuple[float, str]] = {}
    if _set_aside(board, "balrog_of_moria"):
        worths["balrog_of_moria"] = (13.0 + early, "balrog_of_moria")
    if _set_aside(board, "gothmog") and board.at_war(SAURON) and not black_captain(board):
        if board.control[MINAS_MORGUL] == SHADOW:
            worths["gothmog"] = (13.0 + early, "gothmog")
    if _set_aside(board, "mouth_of_sauron") and (board.in_mordor or board.points[FREE]):
        worths[BLACK_NUMENOREAN] = (26.0 + early, "mouth_of_sauron")
    if _set_aside(board, "witch_king") and not board.in_mordor and not _in_free_stronghold(board):
        worths[CHIEF] = (25.0 + early, "witch_king")
    return [
        Intent(worth, f"bring:{card}", (MUSTER,), Reasoning("bot-wotr-bring", character=name))
        for card, (worth, name) in worths.items()
    ]


def _call(board: Board, campaign: Campaign) -> list[Intent]:
    """The Chief of the Ringwraiths haunts the Ring-bearers; the Black Captain leads armies, but wakes everybody."""
    king = board.who("witch_king")
    if not board.on_map("witch_king") or king.version != CHIEF or board.seen.extra["witch_king_exchanged"]:
        return []
    if not board.owns(king.player) or not board.at_war(SAURON):
        return []
    if not any(board.at_war(nation) for nation in FREE_NATIONS):
        return []
    region = board.where("witch_king")
    worth = 4.0 if board.in_mordor else -4.0 if region == board.ring else 0.0
    army = board.open[SHADOW].get(region)
    if army is not None:
        _, goal = campaign.take(region, army.power)
        if goal is not None and goal.distance[region] <= 2:
            # One more to lead them, and a card for each battle.
            worth += 1.2 * min(army.fit_units, 8)
    worth -= 2.5 * sum(not board.active[nation] for nation in FREE_NATIONS)
    return [Intent(worth, "call:black_captain", (MUSTER,), Reasoning("bot-wotr-call", region=region))]


def _fray(board: Board, campaign: Campaign) -> list[Intent]:
    """Flung into the Fray: one more for Gothmog's army, wherever it is."""
    region = board.where("gothmog")
    army = board.open[SHADOW].get(region)
    if army is None or not board.owns(board.who("gothmog").player):
        return []
    intents = []
    reason = Reasoning("bot-wotr-recruit", region=region)
    regular, elite = SAURON * 3 + REGULAR, SAURON * 3 + ELITE
    worth = 4.0 + 1.1 * place_value(board, campaign, regular, region)
    if board.reinforcements(regular) and army.units < STACKING:
        intents.append(Intent(worth, "fray:regular", (MUSTER,), reason))
    if board.reinforcements(elite) and army.figures.get(regular, 0):
        intents.append(Intent(worth, "fray:elite", (MUSTER,), reason))
    return intents


def _balrog(board: Board, campaign: Campaign) -> list[Intent]:
    """His own symbol wakes him, or leads the army that he is with."""
    if not board.on_map("balrog_of_moria") or not board.owns(board.who("balrog_of_moria").player):
        return []
    if board.who("balrog_of_moria").version != BALROG_ACTIVE:
        return [Intent(6.0, "balrog:wake", (USE_BALROG,), Reasoning("bot-wotr-balrog-wake"))]
    deeds = deeds_of(board, campaign, "balrog_of_moria", "balrog:move-army", "balrog:attack", (USE_BALROG,))
    return [*deeds, *balrog_alone(board, campaign, (USE_BALROG,))]


def balrog_alone(board: Board, campaign: Campaign, uses: tuple[str, ...]) -> list[Intent]:
    """He goes to an army that he would do more for than where he is."""
    name = "balrog_of_moria"
    here = minions.seat_worth(board, campaign, name, board.where(name))
    region, there = minions.best_seat(board, campaign, name)
    if region < 0 or there - here <= 0.2:
        return []
    answers = {f"wotr.journey.to/{name}": [region_name(region)]}
    worth = min(9.0, 6.0 * (there - here))
    return [Intent(worth, "balrog:move", uses, Reasoning("bot-wotr-balrog-goes", region=region), answers)]


def _sorcery(board: Board, campaign: Campaign) -> list[Intent]:
    """Great Sorcery: once a turn a Muster die leads the Black Númenórean's army."""
    if board.who("mouth_of_sauron").version != BLACK_NUMENOREAN or board.seen.extra["sorcery_used"]:
        return []
    if not board.owns(board.who("mouth_of_sauron").player):
        return []
    return deeds_of(board, campaign, "mouth_of_sauron", "sorcery:move", "sorcery:attack", (MUSTER,))


def host_of(board: Board, name: str) -> Army | None:
    """The army that somebody is with, if we lead it."""
    army = board.hosts.get(board.where(name))
    return army if army is not None and board.who(name) in army.characters else None


def deeds_of(
    board: Board, campaign: Campaign, name: str, move: str, attack: str, uses: tuple[str, ...]
) -> list[Intent]:
    """The best march and the best attack of the army that somebody leads."""
    army = host_of(board, name)
    if army is None:
        return []
    origin = region_name(army.region)
    intents = []
    for march in marches.marches(board, campaign):
        if march.army is army:
            target = region_name(march.target)
            answers = {"wotr.move.from": [origin, "done"], f"wotr.move.to/{origin}": [target]}
            intents.append(Intent(march.score, move, uses, march.reason, answers, {origin: march.part}))
            break
    return intents + [
        Intent(intent.score, attack, uses, intent.reason, intent.answers, intent.parts, intent.target)
        for intent in marches.attack_intents(board, campaign)
        if intent.answers["wotr.attack.from"] == [origin]
    ]


# -- dice and rings


def special_die(board: Board, intents: list[Intent], options: tuple[str, ...]) -> tuple[str, Reasoning]:
    """Of several special dice the one with most to do, unless keeping it would cost it for good."""
    edition = board.edition
    watcher = "gandalf_the_white" if board.me == FREE else "witch_king"

    def worth(token: str) -> float:
        face = edition.face_of_token[token]
        lost = A_DIE_LOST if edition.faces[face].removes and board.on_map(watcher) else 0.0
        return best_with(board, intents, face) - lost

    chosen = max(options, key=worth)
    return chosen, Reasoning("bot-wotr-special-die", face=edition.face_of_token[chosen])


def vilya(board: Board, intents: list[Intent], face: str) -> tuple[str, Reasoning]:
    """Is what the die could do once more worth a ring?"""
    price = VILYA_PRICE_IN_MORDOR if board.in_mordor else VILYA_PRICE
    if best_with(board, intents, face) >= price:
        return "yes", Reasoning("bot-wotr-vilya", face=face)
    return "no", Reasoning("bot-wotr-refuse-cost")


def turn_by_lore(board: Board, intents: list[Intent], kind: str, options: tuple[str, ...]) -> tuple[str, Reasoning]:
    """The Lore of the Elven Rings: a die with little to do shows another face."""
    edition = board.edition
    faces = [edition.face_of_token[token] for token in options if token in edition.face_of_token]
    usable = [face for face in faces if edition.faces[face].uses]
    if kind == "wotr.card.lore-face":
        face = max(usable, key=lambda each: best_with(board, intents, each))
    else:
        face = min(usable, key=lambda each: best_with(board, intents, each)) if usable else ""
        if not face or best_with(board, intents, face) > 8.0:
            return "none", Reasoning("bot-wotr-refuse-cost")
    return edition.faces[face].token, Reasoning("bot-wotr-ring-turns", face=face)


def without_die(board: Board, intents: list[Intent], options: tuple[str, ...]) -> tuple[str, Intent] | None:
    """The Shadow's action tokens are as good as a die: each once, for something that is worth one."""
    for token in ("token:diplomacy", "token:move-minions"):
        fitting = [intent for intent in intents if f"token:{intent.token}" == token]
        if token in options and fitting:
            plan = max(fitting, key=lambda intent: intent.score)
            if plan.score >= 8.0:
                return token, plan
    return None
