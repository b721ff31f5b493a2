"""The review of a match: everything adds up, mistakes and luck are found where they are."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

import westmarch
from tests.bots.test_sage import FIELD, value_of
from tests.lab.judges import RingSage, judges, played
from tests.story import play
from tests.wotr.helpers import position
from westmarch.core.errors import WestmarchError
from westmarch.core.words import Words
from westmarch.games import find
from westmarch.lab import review as module
from westmarch.lab.review import Moment, Progress, Review, Sages, review
from westmarch.lab.weighed import header, open_notes


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole matches in seconds: few worlds, and only what matters more is looked at twice."""
    monkeypatch.setattr(module, "WORLDS", (1,))
    monkeypatch.setattr(module, "MEASURED", 2)


def adds_up(found: Review) -> None:
    assert found.start + found.luck + found.choice == pytest.approx(found.end, abs=1e-9)
    for one, other in pairwise(found.moments):
        assert (one.until, one.after) == (other.number, other.before)
    for each in found.moments:
        assert each.before + each.luck + each.choice == pytest.approx(each.after, abs=1e-9)
        assert all(each.number <= choice.number < each.until for choice in each.choices)
    costs = {seat: total.choice for seat, total in found.totals().items()}
    assert sum(found.sign(seat) * cost for seat, cost in costs.items()) == pytest.approx(found.choice, abs=1e-9)
    for choice in found.choices:
        assert choice.cost >= 0
        # What was better is something else than what was played, so that one can see it.
        assert not choice.cost or [said for _, said in choice.better] != [said for _, said in choice.played]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("game", "seed", "options"),
    [
        ("wotr", 2, {"seats": 3}),
        ("b5a", 5, {}),
        ("lcg", 1, {"seats": 2}),
        ("lcg", 3, {"scenario": "dol-guldur"}),
    ],
)
def test_start_luck_and_choices_are_the_result(game: str, seed: int, options: dict[str, object]) -> None:
    match = played(game, seed, **options)
    assert match.result is not None
    found = review(match, sages=judges(game))
    adds_up(found)
    assert found.over
    assert found.end == float(match.seats[0] in match.result.winners)
    assert found.moments[0].number == 0
    assert found.moments[-1].until == match.answers
    assert len(found.choices) > 10
    assert 0 < found.start < 1
    # A record of the same match tells the same.
    told = [event for moment in found.moments for event in moment.events]
    assert told == match.events[len(match.events) - len(told) :]


@pytest.mark.usefixtures("quick")
def test_it_is_the_same_again_and_for_its_record() -> None:
    match = played("b5a", 7, 150)
    once = review(match, 4, judges("b5a")).as_data()
    again = review(westmarch.load_record(match.record()), 4, judges("b5a")).as_data()
    assert json.loads(json.dumps(once)) == json.loads(json.dumps(again))


@pytest.mark.usefixtures("quick")
def test_what_came_later_does_not_change_what_was_expected() -> None:
    short, long = (review(played("b5a", 7, answers), sages=judges("b5a")) for answers in (60, 100))
    expected = {each.number: each.expected for each in long.choices}
    assert len(short.choices) > 3
    assert [each.expected for each in short.choices[:-1]] == [expected[each.number] for each in short.choices[:-1]]


@pytest.mark.usefixtures("quick")
def test_what_is_not_over_ends_with_the_chance_as_it_stands() -> None:
    found = review(played("b5a", 7, 90), sages=judges("b5a"))
    adds_up(found)
    assert not found.over
    assert 0 < found.end < 1


def test_a_match_that_has_not_begun_has_nothing_to_tell() -> None:
    found = review(westmarch.new_match("wotr", seed=1), sages=judges("wotr"))
    assert found.moments == []
    assert found.start == found.end


@pytest.mark.usefixtures("quick")
def test_it_tells_how_far_it_is_and_can_be_stopped() -> None:
    match = played("b5a", 7, 120)
    heard: list[tuple[int, int]] = []
    review(match, sages=judges("b5a"), on_progress=lambda done, of: heard.append((done, of)))
    assert [done for done, _ in heard] == list(range(heard[0][1] + 1))

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(match, sages=judges("b5a"), on_progress=stop)


class Stopped(Exception):
    pass


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("game", "answers"), [("wotr", 60), ("b5a", 120), ("lcg", 60)])
def test_what_was_stopped_goes_on(game: str, answers: int, tmp_path: Path) -> None:
    match = played(game, 7, answers)
    whole = review(match, 4, judges(game))
    wanted = header(match, 4, "somebody")
    file = tmp_path / "match.review"
    weighed = len(whole.choices)
    heard: list[int] = []

    def until(most: int) -> Progress:
        def hear(done: int, of: int) -> None:
            heard.append(done)
            if done == most:
                raise Stopped

        return hear

    for most in (weighed // 3, 2 * weighed // 3):
        with pytest.raises(Stopped), open_notes(file, wanted) as notes:
            review(match, 4, judges(game), until(most), notes)
    with open_notes(file, wanted) as notes:
        assert not notes.anew
        assert len(notes.found) == 2 * weighed // 3
        found = review(match, 4, judges(game), until(-1), notes)
        notes.drop()
    assert not file.exists()
    # Nothing was weighed twice, but for where it was stopped each time.
    assert sorted(set(heard)) == list(range(weighed + 1))
    assert len(heard) == weighed + 3
    assert json.loads(json.dumps(found.as_data())) == json.loads(json.dumps(whole.as_data()))
    words = find(game).words
    for one, other in zip(found.choices, whole.choices):
        for line, same in ((one.played, other.played), (one.better, other.better)):
            said = [Words(game, words).label(token, decision) for decision, token in line]
            assert said == [Words(game, words).label(token, decision) for decision, token in same]


def test_a_file_of_another_review_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "match.review"
    match, longer = played("b5a", 7, 20), played("b5a", 7, 21)
    first = header(match, 4, "somebody")
    others = [header(match, 5, "somebody"), header(match, 4, "somebody else"), header(longer, 4, "somebody")]
    for wanted, anew in [(first, False), *((other, True) for other in others)]:
        with open_notes(file, wanted) as notes:
            assert (notes.anew, notes.found) == (anew, {})
            notes.add(3, {})
        with open_notes(file, wanted) as notes:
            assert (notes.anew, list(notes.found)) == (False, [3])


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "match.review"
    wanted = header(played("b5a", 7, 20), 4, "somebody")
    with open_notes(file, wanted) as notes:
        notes.add(3, {})
    with file.open("a", encoding="utf-8") as cut:
        cut.write('{"number": 2, "expe')
    with open_notes(file, wanted) as notes:
        assert list(notes.found) == [3]
        notes.add(2, {})
    with open_notes(file, wanted) as notes:
        assert list(notes.found) == [3, 2]


@pytest.mark.parametrize("text", ["what is this", "dear diary\n", '{"westmarch": "tournament"}\n'])
def test_another_kind_of_file_is_never_overwritten(text: str, tmp_path: Path) -> None:
    file = tmp_path / "match.review"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(WestmarchError, match="no file of a review"):
        open_notes(file, header(played("b5a", 7, 20), 4, "somebody"))
    assert file.read_text(encoding="utf-8") == text


def test_a_game_without_a_judge_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ships", lambda game: False)
    assert not module.can_judge("wotr")
    with pytest.raises(WestmarchError, match="can't be reviewed"):
        review(played("wotr", 1, 3))


def test_a_long_match_gets_less_of_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice as many questions are weighed with half of the tries each."""
    tried: list[int] = []
    carry_out = RingSage._carry_out
    monkeypatch.setattr(RingSage, "_carry_out", lambda *given: tried.append(1) or carry_out(*given))  # type: ignore[func-returns-value]
    match = played("wotr", 3, 60)
    review(match, sages=judges("wotr"))
    much = len(tried)
    monkeypatch.setattr(module, "MANY", 3)
    tried.clear()
    review(match, sages=judges("wotr"))
    assert 0 < len(tried) < 0.7 * much


# -- mistakes


def army_dice(weight: float) -> Sages:
    """Judges by the Shadow's unused Army dice: the Free Peoples like them, if the weight is more than 0."""
    value = value_of(shadow__army_at_dice=weight)
    return lambda seed: RingSage(seed, value)


def test_what_was_worse_is_found_with_what_was_better_and_why() -> None:
    match = play(position(FIELD), "die:muster")
    found = review(match, sages=army_dice(40.0))
    (mistake,) = found.mistakes()
    assert (mistake.number, mistake.seat, mistake.decision.kind) == (0, "shadow", "wotr.action")
    assert [token for _, token in mistake.played] == ["die:muster"]
    assert mistake.better[0][1] == "die:army"
    assert mistake.better[1][0].kind == "wotr.use-die"
    assert mistake.cost == pytest.approx(mistake.best - mistake.expected)
    assert mistake.why is not None
    assert str(mistake.why).endswith((".", "!"))
    data = mistake.as_data()
    assert data["better"][0] == {"kind": "wotr.action", "params": data["better"][0]["params"], "token": "die:army"}
    assert data["why"]["key"].startswith("bot-")


def test_what_was_best_costs_nothing() -> None:
    match = play(position(FIELD), "die:army")
    found = review(match, sages=army_dice(40.0))
    assert found.choices[0].cost == 0
    assert found.choices[0].better == []
    assert found.mistakes() == []


def test_what_could_still_be_done_was_not_lost() -> None:
    """The Army die is used one action later: to wait cost nothing. Never to use it costs."""
    late = position(FIELD)
    while late.decision is not None and late.answers < 12:
        decision = late.decision
        if decision.kind == "wotr.action" and decision.seat == "shadow":
            late.push("die:muster" if "die:muster" in decision.options else "die:army")
        else:
            late.push(decision.options[-1])
    first, *others = review(late, sages=army_dice(40.0)).choices
    assert any((each.seat, each.decision.kind) == ("shadow", "wotr.action") for each in others)
    alone = review(play(position(FIELD), "die:muster"), sages=army_dice(40.0)).choices[0]
    assert alone.cost > 0.1
    assert first.cost < alone.cost / 2


# -- luck


def storm(shadow: int, free: int) -> Moment:
    """The Shadow attacks and all dice of a side fall so; judged by who stands on the map."""
    match = position(FIELD)
    for name, face in (("shadow", shadow), ("free", free)):
        match.chance.script(f"combat-dice/{name}", [face] * 20)
        match.chance.script(f"combat-reroll/{name}", [face] * 20)
    play(match, "die:army", "attack")
    node = match.checkpoint
    while match.decision is not None and match.checkpoint is node:
        match.push(next((token for token in ("cease", "none") if token in match.decision.options), "all"))
    value = value_of(free__strength=30.0, shadow__strength=-30.0)
    return review(match, sages=lambda seed: RingSage(seed, value)).moments[0]


def test_dice_that_fall_well_are_luck() -> None:
    good, bad = storm(shadow=1, free=6), storm(shadow=6, free=1)
    assert good.fortune > 0 > bad.fortune
    assert good.expected == bad.expected != good.before
    assert (good.choice, bad.choice) == (0, 0)


def test_moments_of_luck_are_told_from_a_seat() -> None:
    found = Review(westmarch.new_match("wotr", 3, 1))
    for number, after in enumerate((0.6, 0.45, 0.5, 0.49)):
        moment = Moment(number, 1, "free")
        moment.before = moment.expected = 0.5
        moment.after = after
        found.moments.append(moment)
    assert [each.number for each in found.lucky("free")] == [0]
    assert [each.number for each in found.unlucky("free")] == [1]
    assert [each.number for each in found.lucky("saruman")] == [1]
    assert [each.number for each in found.unlucky("witch-king")] == [0]
