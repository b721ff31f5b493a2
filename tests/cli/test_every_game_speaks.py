"""In every game: all that is said and drawn in random matches is words, complete, and fits the screen."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import cycle
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from tests.cli.looking import draw_everything, ids, random_match, raw, reasons, speech
from tests.labels import has_label
from westmarch.cli.render import Renderer
from westmarch.games import find

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("lcg", 1, {"scenario": "mirkwood", "decks": ["leadership"]}),
    ("lcg", 2, {"scenario": "anduin", "decks": ["tactics", "lore"]}),
    ("lcg", 4, {"scenario": "dol-guldur"}),
    ("b5a", 2, {}),
    ("wotr", 2, {}),
    ("wotr", 3, {}),
    ("wotr", 4, {}),
    ("wotr", 2, {"lome": True, "council": True}),
]
NAMES = [f"{game}-{seats}-{options.get('scenario', '-'.join(options))}" for game, seats, options in MATCHES]
# Questions and events of one kind are much alike: so many of each are looked at.
ENOUGH = 10
ENOUGH_EVENTS = 100
# "1 dice", "a Army die", "He is not lost!.", two blanks, a blank before a stop, an id instead of a name, "and leaves".
FAULTS = re.compile(
    r"\b1 (?:more |of )?(?:dice|hits|points|steps|regulars|elites|leaders|cards|rounds|successes|regions|tiles)\b"
    r"|\b[Aa] [AEIOaeio]|\b[Aa]n [^AEIOUaeiou]|[!?.,:;][.,:;]|  | [.,:;!?]|[a-z]_[a-z]|\d_|(?<!\w)[a-z]+-id\b"
    r"| and \w+ (?:leaves|moves|goes|flies|falls)\b|[a-z,] The (?:Witch|Mouth|North)"
)


@pytest.fixture
def problems(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever Fluent complains about: parameters that a message wants and doesn't get."""
    found: list[str] = []
    original = FluentBundle.format_pattern

    def strict(self: Any, pattern: Any, args: Any = None) -> Any:
        rendered, errors = original(self, pattern, args)
        found.extend(f"{rendered}: {error}" for error in errors)
        return rendered, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)
    return found


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES, ids=NAMES)
def test_nothing_raw_is_said_in_random_matches(
    game: str, seats: int, options: dict[str, Any], problems: list[str]
) -> None:
    renderer = Renderer(game)
    words = renderer.words
    forbidden = ids(game)
    assert len(forbidden) > 40
    said: Counter[str] = Counter()
    told: Counter[str] = Counter()
    vocabulary = sorted(find(game).vocabulary)
    generator = random.Random(seats)

    def wrong(sentence: str) -> list[str]:
        # The Card Game has titles that end with dots, and short forms.
        return raw(sentence, forbidden) + ([] if game == "lcg" else FAULTS.findall(sentence))

    for seed in range(2):
        for match in random_match(game, seed, seats, **options):
            decision = match.decision
            if decision is None:
                for event in match.events:
                    assert words.knows(event.kind), event
                    told[event.kind] += 1
                    if told[event.kind] > ENOUGH_EVENTS:
                        continue
                    sentence = words.event(event)
                    assert wrong(sentence) == [], sentence
                    assert raw(renderer.remark(event), forbidden) == [], event
                assert match.result is not None
                assert words.knows(f"{game}-result-{match.result.reason}")
                assert words.result_short(match.result.reason) != match.result.reason
                for key in match.result.score:
                    assert words.scored(key) != key
            elif said[decision.kind] < ENOUGH:
                said[decision.kind] += 1
                assert words.knows(decision.kind)
                for token in decision.options:
                    assert has_label(words, token), token
                for sentence in (*speech(match, renderer), *reasons(match, words, generator.sample(vocabulary, 5))):
                    assert wrong(sentence) == [], f"{decision.kind}: {sentence}"
    assert problems == []


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES, ids=NAMES)
def test_every_topic_is_drawn_in_any_position(
    game: str, seats: int, options: dict[str, Any], problems: list[str]
) -> None:
    """The seats take turns, one in each position, and a spectator looks at all of them."""
    renderer = Renderer(game)
    forbidden = ids(game)
    drawn = 0
    positions = [0, *sorted(random.Random(7).sample(range(1, 400), 5))]
    looking = cycle(find(game).seat_names(seats))
    for number, match in enumerate(random_match(game, 5, seats, **options)):
        if number in positions or match.decision is None:
            viewers = (next(looking), None)
            for width in (80, 100):
                for picture in draw_everything(match, renderer, width, viewers):
                    drawn += 1
                    assert raw(picture, forbidden) == [], picture
                    # Whole screens never run off to the right, where a terminal would break lines in the wrong places.
                    assert max(map(len, picture.splitlines()), default=0) <= width, picture
        if number > positions[-1]:
            break
    assert drawn > 40
    assert problems == []


@pytest.mark.parametrize("game", ["lcg", "b5a", "wotr"])
def test_every_token_of_the_vocabulary_has_a_label(game: str) -> None:
    words = Renderer(game).words
    assert [token for token in sorted(find(game).vocabulary) if not has_label(words, token)] == []


@pytest.mark.parametrize("game", ["lcg", "b5a", "wotr"])
def test_reasons_are_words(game: str, problems: list[str]) -> None:
    """`why` about anything of the vocabulary, at questions of a random match."""
    renderer = Renderer(game)
    forbidden = ids(game)
    generator = random.Random(3)
    vocabulary = sorted(find(game).vocabulary)
    heard = 0
    for number, match in enumerate(random_match(game, 3)):
        if match.decision is None or number > 150:
            break
        for sentence in reasons(match, renderer.words, generator.sample(vocabulary, 12)):
            heard += 1
            assert raw(sentence, forbidden) == [], sentence
            assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
    assert heard > 50
    assert problems == []


@pytest.mark.parametrize("game", ["lcg", "b5a"])
def test_what_is_counted_has_a_name(game: str) -> None:
    renderer = Renderer(game)
    *_, match = random_match(game, 1)
    figures = match.game.statistics(match)
    assert figures
    for name, value in figures.items():
        assert value >= 0
        assert renderer.words.name("statistic", name) != name


@pytest.mark.parametrize("game", ["lcg", "b5a"])
def test_topics_are_explained(game: str) -> None:
    renderer = Renderer(game)
    assert len(renderer.topics()) >= 8
    assert all(renderer.words.knows(key) for key in renderer.topics().values())
