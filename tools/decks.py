"""Looks for a deck that a computer player does well with: changes it, plays both on the same matches, keeps the better.

python tools/decks.py anduin --from wayfarers --steps 300 --seed 1

Prints every deck that it goes over to, as a word for `--deck`. What it counts on the way flatters the deck, because the
luckiest of many is kept: measure what it finds on other seeds (`westmarch simulate lcg --deck … --seed …`).
"""

from __future__ import annotations

import argparse
import random

from westmarch.games.lcg.decks.building import MAX_HEROES, MIN_CARDS, deck_code, parse_deck, problems
from westmarch.games.lcg.facts.box import CARDS, LAST_HERO, LAST_PLAYER_CARD
from westmarch.games.lcg.facts.card import NEUTRAL
from westmarch.games.lcg.facts.decks import Deck
from westmarch.games.lcg.pool import MAX_COPIES
from westmarch.lab.simulate import Plan, play

# A change is first tried on few matches; one that looks better there is tried on many more.
FEW, MANY = 40, 160


def spheres(heroes: tuple[int, ...]) -> set[int]:
    return {NEUTRAL, *(CARDS[hero].sphere for hero in heroes)}


def fitting(deck: Deck) -> list[int]:
    """The cards of which it has not as many as it may: those that its heroes can pay for, if there are any left."""
    able = spheres(deck.heroes)
    numbers = [each for each in range(LAST_HERO + 1, LAST_PLAYER_CARD + 1) if deck.cards.get(each, 0) < MAX_COPIES]
    return [each for each in numbers if CARDS[each].sphere in able] or numbers


def filled(heroes: tuple[int, ...], cards: dict[int, int], rng: random.Random) -> Deck:
    """What these heroes can pay for, with cards at random until the deck is large enough."""
    able = spheres(heroes)
    deck = Deck("", heroes, {each: count for each, count in cards.items() if count and CARDS[each].sphere in able})
    while deck.size() < MIN_CARDS:
        card = rng.choice(fitting(deck))
        deck.cards[card] = deck.cards.get(card, 0) + 1
    return deck


def changed(deck: Deck, rng: random.Random) -> Deck:
    """Another hero now and then, else one to three copies of a card for others."""
    heroes, cards = deck.heroes, dict(deck.cards)
    if rng.random() < 0.15:
        others = [hero for hero in range(1, LAST_HERO + 1) if hero not in heroes]
        heroes = (*rng.sample(heroes, MAX_HEROES - 1), rng.choice(others))
    for _ in range(rng.choice((1, 1, 2))):
        card = rng.choice(sorted(cards))
        cards[card] = max(0, cards[card] - rng.randint(1, MAX_COPIES))
    return filled(tuple(sorted(heroes)), cards, rng)


def wins(scenario: str, bot: str, deck: Deck, seed: int, first: int, last: int) -> int:
    plan = Plan("lcg", [bot], seed=seed, options={"scenario": scenario, "decks": [deck_code(deck)]})
    return sum(bool(play(plan, number).winners) for number in range(first, last))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario")
    parser.add_argument("--bot", default="ranger")
    parser.add_argument("--from", dest="deck", default="wayfarers", help="a deck's name, or a word for one")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    begun = parse_deck(arguments.deck)
    best = filled(begun.heroes, {card: min(count, MAX_COPIES) for card, count in begun.cards.items()}, rng)
    print(f"begin {deck_code(best)}", flush=True)
    for step in range(arguments.steps):
        other = changed(best, rng)
        assert not problems(other), deck_code(other)
        # New matches for each step, the same for both decks: else the deck would be fitted to the seeds.
        of = [wins(arguments.scenario, arguments.bot, deck, arguments.seed + step, 0, FEW) for deck in (best, other)]
        if of[1] <= of[0]:
            continue
        for index, deck in enumerate((best, other)):
            of[index] += wins(arguments.scenario, arguments.bot, deck, arguments.seed + step, FEW, FEW + MANY)
        if of[1] > of[0]:
            best = other
            print(f"{step} {of[0]} -> {of[1]} of {FEW + MANY} {deck_code(best)}", flush=True)


if __name__ == "__main__":
    main()
