"""Which answer of the captain goes with which question."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.bots.b5a import moving, orders, replies
from westmarch.bots.b5a.asking import Answer, Ask, by_value, either, of_areas, only
from westmarch.bots.b5a.combat import Fight, refuge, sacrifice
from westmarch.bots.b5a.field import worth
from westmarch.games.b5a.facts.board import AREA
from westmarch.games.b5a.facts.pieces import SHADOW

# Answers to several questions each.
LAY = of_areas(orders.lay_token, "bot-b5a-lay")
RALLY = of_areas(orders.rally, "bot-b5a-rally", 0.5)
HARM = of_areas(replies.harm, "bot-b5a-harm")

HANDLERS: dict[str, Callable[[Ask], list[Answer]]] = {
    "activate": orders.activate,
    "command-to": of_areas(orders.command_to, "bot-b5a-command"),
    "fate": orders.fate,
    "how-many-bats": orders.how_many_bats,
    "bats-to": orders.bats_to,
    "lucky": orders.lucky,
    "discard": orders.discard,
    "action": orders.action,
    "use": orders.use,
    "move-from": moving.move_from,
    "move-to": moving.move_to,
    "move-on": moving.move_on,
    "split-units": moving.split_units,
    "split-to": moving.split_to,
    "split-damage": lambda ask: only(ask.options[-1], "bot-b5a-split-damage"),
    "attack-from": moving.attack_from,
    "strike": moving.strike,
    "combined": moving.combined_at,
    "army": moving.army,
    "flip": orders.flip,
    "bolg-flip": orders.flip,
    "flip-dwarves": orders.flip,
    "lay-token": LAY,
    "draw-token": LAY,
    "trumpets": LAY,
    "reinforce": of_areas(orders.reinforce, "bot-b5a-reinforce", -20.0),
    "rally": RALLY,
    "heal-army": RALLY,
    "manoeuvre": replies.manoeuvre,
    "determined": replies.manoeuvre,
    "use-manoeuvre": replies.use_manoeuvre,
    "no-quarter": replies.no_quarter,
    "press": lambda ask: Fight(ask.field).press(),
    "stand": lambda ask: Fight(ask.field).stand(ask.options),
    "retreat-to": lambda ask: by_value(ask, lambda token: refuge(ask.field, AREA[token]), "bot-b5a-refuge"),
    # Where the driven army is easiest to reach again.
    "drive-to": of_areas(
        lambda field, area: field.near(area, field.me, 1) - field.size(area, field.enemy), "bot-b5a-drive"
    ),
    "casualties": replies.casualties,
    "excess": replies.casualties,
    "fell-race": lambda ask: only(sacrifice(ask.options, ask.field, ask.area())),
    "captain": replies.captain_of_war,
    "bodyguard": replies.bodyguard,
    "escape": lambda ask: either(ask.number("damage") >= 2, "use", "no"),
    "armour": replies.armour,
    "advance": replies.advance,
    "advance-army": of_areas(lambda field, area: field.size(area, field.me), "bot-b5a-advance", 1),
    "enter-at": replies.enter_at,
    "walk": replies.walk,
    "walk-to": replies.walk_to,
    "ring-to": of_areas(replies.ring_to, "bot-b5a-join", 0.5),
    "beorn": replies.beorn,
    "archery": replies.shoot,
    "blast": replies.shoot,
    "eagles": replies.eagles,
    "eagles-to": replies.eagles_to,
    "eagle-target": replies.shoot,
    "swarm": replies.swarm,
    "dismay": HARM,
    "lose-command": HARM,
    "vanish": of_areas(lambda field, area: field.near(area, SHADOW, 2) - field.walls[area] + 5.0, "bot-b5a-harm", 0.0),
    "lose-token": of_areas(lambda field, area: field.near(area, SHADOW, 2) + worth(area), "bot-b5a-harm"),
    "trouble": replies.trouble,
    "place-at": of_areas(replies.place_at, "bot-b5a-reinforce"),
    "which-pool": replies.which_pool,
    "flip-or-lay": replies.flip_or_lay,
    "huge-size": replies.huge_size,
    "substitute": replies.substitute,
}
# More than what the captain chooses from: the same answers with different things meant by them.
PLANS: dict[str, Callable[[Ask], list[Answer]]] = {
    "action": orders.action_plans,
    "use": orders.use_plans,
}
