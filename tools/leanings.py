"""Finds the leanings of the veteran of War of the Ring by playing.

python tools/leanings.py FOLDER --rounds 12 --matches 6000 --jobs 16 --seed 1
python tools/leanings.py FOLDER --measure 1000 --jobs 16 --seed 1      (how the players do, without noise)
python tools/leanings.py FOLDER --sift 150 --jobs 16 --seed 1         (leave out small shifts if that wins more)
python tools/leanings.py FOLDER --write                                (into src/westmarch/bots/wotr/leanings.toml)
python tools/leanings.py FOLDER --start --side free --noise 0.7 --rounds 12 --matches 1200 --seed 1

An evolution strategy: in every match each leaning is shifted by chance, and those shifts that win are followed a step.
A third of the matches is played by veterans of both sides, a third each by one veteran against the steward. The folder
keeps the state after each round and a log; the same command goes on where it was stopped. The same settings give the
same leanings, however many processes play.

With `--side` only that side learns, or with `--side both` one after the other; and every match is played twice, with
the same dice and opposite shifts. The Free Peoples meet the steward in three matches of four and the veteran of the
other side in one, the Shadow each of them in half. `--start` begins with the leanings of the package. `--set
free.ents=14` gives a leaning a value that somebody has reasons for.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

import westmarch
from westmarch.bots import seat_seed
from westmarch.bots.base import Bot
from westmarch.bots.wotr import cards_free, cards_shadow
from westmarch.bots.wotr.geography import POINTS
from westmarch.bots.wotr.leanings import STEWARD, Leanings, OfBoth, OfFree, OfShadow, Pair, tuned
from westmarch.bots.wotr.steward import Steward
from westmarch.bots.wotr.veteran import Veteran
from westmarch.core.troubles import trouble
from westmarch.games.wotr.facts.board import REGION_IDS, SETTLEMENTS
from westmarch.games.wotr.facts.nations import NATIONS, NATIONS_OF
from westmarch.lab.simulate import choose, derive

FILE = Path(__file__).parents[1] / "src/westmarch/bots/wotr/leanings.toml"
SIDES = ("free", "shadow")
# What is weighed one by one has the name of its table before its own: `places.edoras`.
PLACES = tuple(REGION_IDS[region] for region in SETTLEMENTS if POINTS[region])
TABLES_OF_ONES = ("places", "nations", "cards")
CARDS = (cards_free.VALUES, cards_shadow.VALUES)
NAMES = tuple(
    (
        *(field.name for kind in (OfBoth, own) for field in fields(kind)),
        *(f"places.{place}" for place in PLACES),
        *(f"nations.{NATIONS[nation]}" for nation in NATIONS_OF[side]),
        *(f"cards.{card}" for card in CARDS[side]),
    )
    for side, own in enumerate((OfFree, OfShadow))
)
# A leaning that is shifted by one unit of noise changes by this share of it...
SHARE = 0.3
SHARES = {
    "nearness": 0.06,
    "headstart": 0.5,
    "keep_pressed": 0.5,
    "haste": 0.5,
    "haste_turns": 0.5,
    "rest_turns": 0.4,
    "wakes": 0.4,
    "garrison_from": 0.3,
    "storm_on": 0.2,
    "fight_on": 0.2,
    "stand": 0.2,
}
# ... or, where nought is sensible too, by this much.
AMOUNTS = {
    "pass_below": 1.5, "waste_below": 1.0, "wanted_more": 1.0, "march": 1.5, "attack": 1.5, "need_least": 0.2,
    "step_first": 2.0, "step_watched": 0.6, "step_late": 0.15, "step_again": 0.8, "declare": 2.0, "declare_stays": 1.5,
    "hunt": 0.5, "hunt_many": 0.4, "hunt_near": 0.4, "hunt_seen": 0.5, "hunt_mordor": 0.5, "hunt_mordor_weary": 0.4,
    "mordor_again_harm": 0.1, "mordor_again_ruin": 5.0, "mordor_again_more": 0.3, "mordor_doom": 40.0,
    "ents": 4.0, "ents_hope": 2.0, "ents_promise": 2.0, "ents_more": 0.3, "draw_ents": 2.0,
    "hunt_by_nearness": 0.12, "hunt_by_corruption": 0.08, "hunt_by_turn": 0.05, "hunt_by_dice": 0.2,
}  # fmt: skip
# ... or, for a single card or nation, by this much.
BY_ONE = 2.0
# How far a round follows what won, in units of noise for each percent of matches; how much it trusts the rounds before
# it. What wins no more than chance would is followed less.
RATE, MOMENTUM = 0.4, 0.7
# When sifting: how far the leanings go of what was found, and what is taken off every shift first.
SIFTS = ((1.0, 0.0), (1.0, 0.35), (1.0, 0.7), (1.3, 0.5), (0.75, 0.0), (1.4, 0.0), (1.6, 0.8))
# Who plays the two sides in turn.
TABLES = (("veteran", "veteran"), ("veteran", "steward"), ("steward", "veteran"))
LONGEST = 20000
STEWARDS = 2
CHUNK = 6
# Where one side learns: in so many matches of four the enemy is a veteran, the others are against the steward.
VETERANS_OF_FOUR = (1, 2)


def value_of(side: Leanings, name: str) -> float:
    table, _, what = name.partition(".")
    if what:
        return float(getattr(side, table).get(what, 1.0 if table == "places" else 0.0))
    return float(getattr(side, name))


def amount_of(name: str) -> float | None:
    return BY_ONE if name.startswith(("cards.", "nations.")) else AMOUNTS.get(name)


def leaning(side: int, name: str, shift: float) -> float:
    usual = value_of(STEWARD[side], name)
    amount = amount_of(name)
    if amount is not None:
        return usual + amount * shift
    return usual * math.exp(SHARES.get(name, SHARE) * shift)


def shift_of(side: int, name: str, value: float) -> float:
    """How far a leaning has moved, in units of noise."""
    usual = value_of(STEWARD[side], name)
    amount = amount_of(name)
    if amount is not None:
        return (value - usual) / amount
    return math.log(value / usual) / SHARES.get(name, SHARE) if usual else 0.0


def leanings(side: int, shifts: Mapping[str, float]) -> Leanings:
    return replace(
        STEWARD[side], **parted((name, leaning(side, name, shift)) for name, shift in shifts.items() if shift)
    )


def parted(found: Iterable[tuple[str, float]]) -> dict[str, Any]:
    """Leanings by name, those of a table in a table of their own, as the file has them."""
    out: dict[str, Any] = {}
    for name, value in found:
        table, _, what = name.partition(".")
        if what:
            out.setdefault(table, {})[what] = value
        else:
            out[name] = value
    return out


def noise(seed: int, side: int) -> Any:
    return np.random.default_rng((seed, side)).standard_normal(len(NAMES[side]))


class State:
    """Where the search stands: for each side how far every leaning has moved, in units of noise, and where to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.round = 0
        self.at = [np.zeros(len(names)) for names in NAMES]
        self.way = [np.zeros(len(names)) for names in NAMES]
        self.mean = [np.zeros(len(names)) for names in NAMES]
        if self.file.exists():
            self._read(json.loads(self.file.read_text(encoding="utf-8")))

    def start_with(self, pair: Pair) -> None:
        """Begins with those leanings."""
        for side, names in enumerate(NAMES):
            self.at[side] = np.array([shift_of(side, name, value_of(pair[side], name)) for name in names])
            self.mean[side] = self.at[side].copy()

    def put(self, side: int, name: str, value: float) -> None:
        """Gives a leaning that value, for somebody who knows better."""
        number = NAMES[side].index(name)
        self.at[side][number] = self.mean[side][number] = shift_of(side, name, value)

    @property
    def file(self) -> Path:
        return self.folder / "state.json"

    def _read(self, kept: Mapping[str, Any]) -> None:
        self.round = kept["round"]
        for side, names in enumerate(NAMES):
            for what in ("at", "way", "mean"):
                known = kept[what][side]
                getattr(self, what)[side] = np.array([known.get(name, 0.0) for name in names])

    def save(self) -> None:
        kept: dict[str, Any] = {"round": self.round}
        for what in ("at", "way", "mean"):
            kept[what] = [dict(zip(names, getattr(self, what)[side].tolist())) for side, names in enumerate(NAMES)]
        half = self.file.with_suffix(".half")
        half.write_text(json.dumps(kept, indent=1), encoding="utf-8")
        half.replace(self.file)

    def follow(self, gains: Mapping[int, Any], chance: float) -> None:
        """`gains`: what a unit of each leaning wins, by side; `chance`: how uncertain that is."""
        for side, gain in gains.items():
            way = self.way[side] = MOMENTUM * self.way[side] + (1 - MOMENTUM) * gain
            sure = way**2 / (way**2 + chance**2 * (1 - MOMENTUM) / (1 + MOMENTUM))
            self.at[side] = self.at[side] + 100 * RATE * sure * way
            # The mean of the last rounds is surer than the last one.
            self.mean[side] = 0.7 * self.mean[side] + 0.3 * self.at[side] if self.round > 2 else self.at[side]
        self.round += 1


# -- playing

Task = tuple[int, int, list[list[float]], bool]


def play(task: Task) -> list[tuple[int, int, int, int]]:
    """(number, table, winning side, turns) of some matches."""
    seed, first, at, noisy = task
    found = []
    for number in range(first, first + CHUNK):
        try:
            found.append(play_one(derive(seed, number), number, at, noisy))
        except Exception as error:  # one match that fails must not end a search of an hour: it is told, and not counted
            print("failed", derive(seed, number), trouble(error), flush=True)
    return found


def play_one(seed: int, number: int, at: Sequence[Sequence[float]], noisy: bool) -> tuple[int, int, int, int]:
    table = number % len(TABLES)
    shifts = [np.array(at[side]) + (noise(seed, side) if noisy else 0.0) for side in range(2)]
    pair: Pair = tuple(leanings(side, dict(zip(NAMES[side], shifts[side].tolist()))) for side in range(2))  # type: ignore[assignment]
    winner, turns = play_out(seed, TABLES[table], pair)
    return number, table, winner, turns


def play_out(seed: int, table: Sequence[str], pair: Pair) -> tuple[int, int]:
    """Winning side and turns of a match."""
    match = westmarch.new_match("wotr", 2, seed)
    players: dict[str, Bot] = {}
    for side, seat in enumerate(SIDES):
        own = seat_seed(seed, seat)
        players[seat] = Veteran(own, pair) if table[side] == "veteran" else Steward(own)
    for _ in range(LONGEST):
        decision = match.decision
        if decision is None:
            break
        match.push(choose(players[decision.seat], match, decision))
    winner = -1 if match.result is None else SIDES.index(match.result.winners[0])
    return winner, match.game.turn(match.state) or 0


# Seed, number of the first pair, the side that learns, both sides' shifts, the size of the noise.
PairTask = tuple[int, int, int, list[list[float]], float]


def play_pairs(task: PairTask) -> list[tuple[int, bool, bool]]:
    """(number, won with the noise, won with its opposite) of some pairs of matches."""
    seed, first, side, at, size = task
    names = NAMES[side]
    found = []
    for number in range(first, first + CHUNK):
        own = derive(seed, number)
        table = ["veteran", "veteran"]
        if not meets_veteran(number, side):
            table[1 - side] = "steward"
        shift = size * noise(own, side)
        won = []
        for each in (np.array(at[side]) + shift, np.array(at[side]) - shift):
            pair = [leanings(other, dict(zip(NAMES[other], at[other]))) for other in range(2)]
            pair[side] = leanings(side, dict(zip(names, each.tolist())))
            won.append(play_out(own, table, (pair[0], pair[1]))[0] == side)
        found.append((number, won[0], won[1]))
    return found


def meets_veteran(number: int, side: int) -> bool:
    return number % 4 < VETERANS_OF_FOUR[side]


def one_sided_round(pool: Any, state: State, seed: int, number: int, side: int, size: float) -> dict[str, Any]:
    """A round in which one side learns, of pairs of matches with the same dice and opposite shifts."""
    round_seed = derive(seed, state.round)
    start = time.time()
    at = [each.tolist() for each in state.at]
    tasks = [(round_seed, first, side, at, size) for first in range(0, number // 2, CHUNK)]
    played = sorted(each for pairs in pool.imap_unordered(play_pairs, tasks) for each in pairs)
    sums = np.zeros(len(NAMES[side]))
    differences = 0
    for each, plus, minus in played:
        sums += noise(derive(round_seed, each), side) * (float(plus) - float(minus))
        differences += plus != minus
    chance = math.sqrt(differences) / len(played) / (2 * size)
    state.follow({side: sums / len(played) / (2 * size)}, chance)
    won: dict[str, list[float]] = {"veteran": [], "steward": []}
    for each, plus, minus in played:
        won["veteran" if meets_veteran(each, side) else "steward"].append((plus + minus) / 2)
    return {
        "round": state.round,
        "side": SIDES[side],
        **{f"against {name}": round(float(np.mean(rates)), 3) for name, rates in won.items()},
        "differed": round(differences / len(played), 3),
        "seconds": round(time.time() - start),
    }


def matches(pool: Any, seed: int, number: int, at: Sequence[Any], noisy: bool) -> Iterator[tuple[int, int, int, int]]:
    tasks = [(seed, first, [each.tolist() for each in at], noisy) for first in range(0, number, CHUNK)]
    for played in pool.imap_unordered(play, tasks):
        yield from played


# -- sifting

# Side, number among the sifts, number of the match, both sides' shifts.
Trial = tuple[int, int, int, list[list[float]], int]


def sifted(at: Any, sift: tuple[float, float]) -> Any:
    """So much of every shift, once so much is taken off."""
    far, off = sift
    return far * np.sign(at) * np.maximum(0.0, np.abs(at) - off)


def try_one(trial: Trial) -> tuple[int, int, bool]:
    """A veteran with those leanings against the steward, or against a veteran with all that was found."""
    side, sift, number, at, seed = trial
    table = 1 + side if number % 3 < STEWARDS else 0
    # The table is the remainder of a match's number.
    played = play_one(derive(seed, number * 2 + side), table, at, False)
    return side, sift, played[2] == side


def sift(pool: Any, state: State, seed: int, number: int) -> list[tuple[float, float]]:
    """For each side the way to sift that wins most: all are tried, and the best three four times as often."""
    won: dict[tuple[int, int], list[bool]] = {(side, each): [] for side in range(2) for each in range(len(SIFTS))}
    left = list(won)
    begin = 0
    for end in (number, 5 * number):
        trials = []
        for match in range(begin, end):
            for side, each in left:
                at = [shifts.tolist() for shifts in state.mean]
                at[side] = sifted(state.mean[side], SIFTS[each]).tolist()
                trials.append((side, each, match, at, seed))
        for side, each, ahead in pool.imap_unordered(try_one, trials, chunksize=4):
            won[side, each].append(ahead)
        begin = end
        best = [sorted((key for key in left if key[0] == side), key=lambda key: -np.mean(won[key])) for side in (0, 1)]
        left = [key for keys in best for key in keys[:3]]
    for (side, each), found in won.items():
        rate = {"won": round(float(np.mean(found)), 3), "of": len(found)}
        say(state.folder, {"sift": SIFTS[each], "side": SIDES[side], **rate})
    return [SIFTS[keys[0][1]] for keys in best]


def won_by_table(played: Sequence[tuple[int, int, int, int]]) -> dict[str, float]:
    """How often the Free Peoples win, and how long it takes."""
    found = {}
    for table, (free, shadow) in enumerate(TABLES):
        here = [each for each in played if each[1] == table]
        found[f"{free}-{shadow}"] = round(sum(each[2] == 0 for each in here) / len(here), 3)
        found[f"{free}-{shadow} turns"] = float(np.median([each[3] for each in here]))
    return found


def one_round(pool: Any, state: State, seed: int, number: int) -> dict[str, Any]:
    round_seed = derive(seed, state.round)
    start = time.time()
    played = list(matches(pool, round_seed, number, state.at, True))
    gains = {}
    chance = 0.5 / math.sqrt(2 * number / len(TABLES))
    for side in range(2):
        sums, counted = np.zeros(len(NAMES[side])), 0
        usual = {
            table: np.mean([each[2] == side for each in played if each[1] == table]) for table in range(len(TABLES))
        }
        for each, table, winner, _ in sorted(played):
            if TABLES[table][side] == "veteran":
                sums += noise(derive(round_seed, each), side) * ((winner == side) - usual[table])
                counted += 1
        gains[side] = sums / counted
    state.follow(gains, chance)
    return {"round": state.round, **won_by_table(played), "seconds": round(time.time() - start)}


def say(folder: Path, what: Mapping[str, Any]) -> None:
    line = json.dumps(what)
    print(line, flush=True)
    with (folder / "log.jsonl").open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def written(state: State) -> str:
    how = f"after {state.round} rounds" if state.round else "from those before, with what was set"
    lines = [f"# Written by tools/leanings.py {how}; what is not here is as the steward has it.\n"]
    for side, name in enumerate(SIDES):
        shifts = zip(NAMES[side], state.mean[side].tolist())
        found = parted((each, round(leaning(side, each, shift), 9)) for each, shift in shifts if shift)
        tables = {each: found.pop(each) for each in TABLES_OF_ONES if each in found}
        for header, values in ((name, found), *((f"{name}.{each}", values) for each, values in tables.items())):
            lines.append(f"\n[{header}]\n")
            lines += [f"{each} = {value:.4g}\n" for each, value in values.items()]
    return "".join(lines).replace("= -0\n", "= 0\n")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--rounds", type=int, default=0)
    arguments.add_argument("--matches", type=int, default=6000)
    arguments.add_argument("--measure", type=int, default=0)
    arguments.add_argument("--sift", type=int, default=0)
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--seconds", type=float, default=1e9, help="no round begins that might end later than this")
    arguments.add_argument("--side", choices=(*SIDES, "both"), help="only that side learns, or both by turns")
    arguments.add_argument("--noise", type=float, default=1.0, help="size of the noise where only one side learns")
    arguments.add_argument("--start", action="store_true", help="begin with the leanings of the package")
    arguments.add_argument("--set", action="append", default=[], help="free.NAME=VALUE, as often as you like")
    arguments.add_argument("--write", action="store_true")
    given = arguments.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    state = State(given.folder)
    if given.start and not state.file.exists():
        state.start_with(tuned())
    for each in given.set:
        name, _, value = each.partition("=")
        side_name, _, name = name.partition(".")
        state.put(SIDES.index(side_name), name, float(value))
        state.save()
    begun = time.time()
    longest = 0.0
    with Pool(given.jobs) as pool:
        while state.round < given.rounds and time.time() - begun + 1.05 * longest < given.seconds:
            start = time.time()
            if given.side:
                side = state.round % 2 if given.side == "both" else SIDES.index(given.side)
                say(given.folder, one_sided_round(pool, state, given.seed, given.matches, side, given.noise))
            else:
                say(given.folder, one_round(pool, state, given.seed, given.matches))
            state.save()
            longest = max(longest, time.time() - start)
        if given.sift:
            chosen = sift(pool, state, derive(given.seed, 20_000), given.sift)
            state.mean = [sifted(shifts, each) for shifts, each in zip(state.mean, chosen)]
            state.save()
        if given.measure:
            played = list(matches(pool, derive(given.seed, 10_000), given.measure, state.mean, False))
            say(given.folder, {"measured": given.measure, "after": state.round, **won_by_table(played)})
    if given.write:
        FILE.write_text(written(state), encoding="utf-8")


if __name__ == "__main__":
    main()
