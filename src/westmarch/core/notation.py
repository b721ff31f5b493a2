"""Records and positions as text: the PGN and the FEN of these games.

Both are a header, sometimes a state, and moves:

    westmarch record 2
    game: wotr
    seats: free shadow
    seed: 7

    [moves]
    ~ draw-card phial-of-galadriel
    free wotr.declare no
    ~ hunt-dice 2 6! 5
    * seed 40
    end 4

A line of moves is an answer (seat, kind, token) or, after `~`, what fell. Values marked `!` were scripted; all others
must be what the seed gives, so that an edited die does not go unnoticed. `* seed` is the seed of all that comes later;
behind it stands what it deals anew, if anything.
Under `dice: table` the marked values fell at a real table, and those of a roll that isn't complete yet stand there as
answers (`free core.fell 5`). Under `hands: closed` those of hidden cards are what could have been drawn there.
`end` counts the lines of moves.

Texts of version 1 differ in this: their dice are splitmix64's, rolls don't say whose they are, and a question that has
one answer only was never asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from westmarch.core.chance import BY, MOST_DIGITS, Source
from westmarch.core.errors import BadScript, BadSetup, BadText, IllegalAction
from westmarch.core.journal import Answer, Entered, Outcome, Reseed, Skipped, Unseen

if TYPE_CHECKING:
    from westmarch.core.game import Game, Setup
    from westmarch.core.match import Match

VERSION = 2
READABLE = ("1", "2")
RECORD = "record"
POSITION = "position"
SPLITMIX64 = "splitmix64"
TABLE = "table"
CLOSED = "closed"
MOST_DRAWN = 1 << 62  # as far as numbers can be counted


# -- writing


class Lines:
    """The lines of a position, without what is as at the start of a match."""

    def __init__(self) -> None:
        self.written: list[str] = []

    def add(self, key: str, value: object, at_start: object = "") -> None:
        if value != at_start:
            self.written.append(f"{key}: {value}".rstrip())


@dataclass(slots=True, eq=False)
class Line:
    """A line of a position, and where it stands in the text."""

    at: int
    key: str
    value: str

    def unknown(self) -> BadText:
        return BadText("core-text-unknown-state-key", line=self.at, name=self.key)


L = TypeVar("L", bound=Line)


def each_once(lines: Iterable[L], read: Callable[[L], None]) -> dict[str, L]:
    """Reads lines in their order, none of which may say the same thing again; gives them by what they say."""
    seen: dict[str, L] = {}
    for line in lines:
        if line.key in seen:
            raise BadText("core-text-twice", line=line.at, name=line.key)
        seen[line.key] = line
        read(line)
    return seen


def yes_if(so: bool) -> str:
    """What a line says that is there only if something is so."""
    return "yes" if so else ""


def write_record(match: Match[Any]) -> str:
    first = match.checkpoints()[0]
    lines = _header(match, RECORD, first.source, 0 if match.start is None else first.drawn)
    start, journal = match.whole()
    if start is not None:
        lines += ["", "[state]", *match.game.write(match.setup, start)]
    return "\n".join([*lines, *_moves(journal)]) + "\n"


def write_position(match: Match[Any]) -> str:
    node = match.checkpoint
    lines = _header(match, POSITION, node.source, node.drawn)
    lines += ["", "[state]", *match.game.write(match.setup, node.state)]
    if match.since_checkpoint:
        lines += _moves(match.since_checkpoint)
    return "\n".join(lines) + "\n"


def _header(match: Match[Any], what: str, source: Source, drawn: int) -> list[str]:
    lines = [f"westmarch {what} {VERSION}", f"game: {match.game.key}", f"seats: {' '.join(match.seats)}"]
    for option in match.game.options:
        value = match.setup.options[option.name]
        if value != option.default:
            lines.append(f"option {option.name}: {_write_option(value)}")
    lines.append(f"seed: {source.seed}" + (f" {drawn}" if drawn else ""))
    if source.splitmix64:
        lines.append(f"dice: {SPLITMIX64}")
    if match.chance.asks:
        lines.append(f"dice: {TABLE}")
    if match.closed:
        lines.append(f"hands: {CLOSED}")
    if what == RECORD and match.result is not None:
        lines.append(f"result: {' '.join(match.result.winners) or '-'} {match.result.reason}")
    return lines


def _write_option(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(str(item) for item in value)
    return str(value)


def _moves(journal: Sequence[object]) -> list[str]:
    complete = len(journal)
    while complete and isinstance(journal[complete - 1], Entered):
        complete -= 1
    # What was entered is told by what fell, once that is complete.
    told = [entry for entry in journal[:complete] if not isinstance(entry, (Entered, Skipped))]
    entries = [write_entry(entry) for entry in [*told, *journal[complete:]]]
    return ["", "[moves]", *entries, f"end {len(entries)}"]


def write_entry(entry: object) -> str:
    """A line of moves."""
    if isinstance(entry, Answer):
        return f"{entry.seat} {entry.kind} {entry.token}"
    if isinstance(entry, Reseed):
        return f"* seed {entry.seed}"
    assert isinstance(entry, Outcome)
    scripted = len(entry.values) if isinstance(entry, Unseen) else entry.scripted
    values = [value + ("!" if index < scripted else "") for index, value in enumerate(entry.values)]
    return f"~ {entry.name} {' '.join(values)}"


# -- reading


class _Text:
    """A parsed record or position; every part remembers its line."""

    def __init__(self, text: str, what: str) -> None:
        self.header: dict[str, tuple[int, str]] = {}
        self.state: list[tuple[int, str, str]] | None = None
        self.moves: list[tuple[int, str]] | None = None
        if not isinstance(text, str):
            raise BadText("core-text-not-text", line=1)
        rows = text.splitlines()
        self.version = self._check_first_line(rows[0].split() if rows else [], what)
        section = "header"
        ended = False
        for number, raw in enumerate(rows[1:], start=2):
            row = raw.split("#", 1)[0].strip() if section != "moves" else raw.strip()
            if not row or row.startswith("#"):
                continue
            if ended:
                raise BadText("core-text-after-end", line=number)
            if row in ("[state]", "[moves]"):
                section = row[1:-1]
                if section == "state":
                    self.state = []
                else:
                    self.moves = []
            elif section == "header":
                key, value = _key_and_value(row, number)
                if key in self.header:
                    raise BadText("core-text-twice", line=number, name=key)
                self.header[key] = (number, value)
            elif section == "state":
                assert self.state is not None
                key, value = _key_and_value(row, number)
                self.state.append((number, key, value))
            else:
                assert self.moves is not None
                ended = self._add_move(row, number)
        self.last = len(rows)
        if self.moves is not None and not ended:
            raise BadText("core-text-truncated", line=self.last)

    @staticmethod
    def _check_first_line(words: list[str], what: str) -> int:
        if len(words) != 3 or words[0] != "westmarch" or words[1] not in (RECORD, POSITION):
            raise BadText("core-text-not-ours", line=1, what=what)
        if words[1] != what:
            raise BadText("core-text-other-kind", line=1, what=what, found=words[1])
        if words[2] not in READABLE:
            raise BadText("core-text-version", line=1, version=words[2], ours=VERSION)
        return int(words[2])

    def _add_move(self, row: str, number: int) -> bool:
        """Adds a line of moves; True if it was the closing one."""
        assert self.moves is not None
        words = row.split()
        if words[0] != "end":
            self.moves.append((number, row))
            return False
        if len(words) != 2 or words[1] != str(len(self.moves)):
            raise BadText("core-text-count", line=number, said=" ".join(words[1:]), found=len(self.moves))
        return True

    def take(self, key: str) -> tuple[int, str]:
        if key not in self.header:
            raise BadText("core-text-missing", line=1, name=key)
        return self.header[key]


def whole_number(text: str) -> int | None:
    """The number that is written there; None if it isn't one, or is longer than any should be."""
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None


def shortened(text: str) -> str:
    """What somebody wrote, as an error quotes it."""
    return text if len(text) <= 60 else f"{text[:60]}…"


def _key_and_value(row: str, number: int) -> tuple[str, str]:
    key, colon, value = row.partition(":")
    if not colon or not key.strip():
        raise BadText("core-text-no-colon", line=number, row=row)
    return key.strip(), value.strip()


def load(
    text: str,
    what: str,
    find_game: Callable[[str], Game[Any]],
    script: Mapping[str, Sequence[object]] | None = None,
    strict: bool = False,
) -> Match[Any]:
    """The match that a record or position describes. Raises BadText; a half-loaded match never comes out.

    `script` is for what falls after the text, `strict` as in `new_match`; BadScript if they don't fit.
    """
    parsed = _Text(text, what)
    game, setup, source, drawn = _read_header(parsed, find_game)
    start = None
    if parsed.state is not None:
        start = game.read(setup, [(number, key, game.modern(value)) for number, key, value in parsed.state])
    elif what == POSITION:
        raise BadText("core-text-missing", line=parsed.last, name="[state]")
    if what == RECORD and parsed.moves is None:
        raise BadText("core-text-truncated", line=parsed.last)
    if parsed.moves is None:
        # A position may stop at its state; what falls from there on is not written anywhere.
        return _kind(parsed)(game, setup, source, script, start, drawn, strict)
    match = _replay(game, setup, source, drawn, start, parsed)
    _check_result(parsed, match)
    for name, outcomes in (script or {}).items():
        match.chance.script(name, outcomes)
    match.chance.strict = strict
    return match


def _read_header(parsed: _Text, find_game: Callable[[str], Game[Any]]) -> tuple[Game[Any], Setup, Source, int]:
    number, key = parsed.take("game")
    try:
        game = find_game(key)
    except BadSetup as error:
        raise BadText(error.key, line=number, **error.params) from None
    options: dict[str, Any] = {}
    for name, (number, value) in parsed.header.items():
        if name.startswith("option "):
            option = next((each for each in game.options if each.name == name[7:].strip()), None)
            if option is None:
                raise BadText("core-no-such-option", line=number, option=name[7:], game=game.key)
            options[option.name] = _read_option(value, option.default)
        elif name not in ("game", "seats", "seed", "dice", "hands", "result"):
            raise BadText("core-text-unknown-key", line=number, name=name)
    number, value = parsed.take("seats")
    seats = value.split()
    try:
        setup = game.set_up(len(seats), options)
    except BadSetup as error:
        raise BadText(error.key, line=number, **error.params) from None
    if tuple(seats) != setup.seats:
        raise BadText("core-text-seats", line=number, expected=" ".join(setup.seats))
    number, value = parsed.header.get("seed", (1, "0"))
    numbers = [whole_number(word) for word in value.split()]
    if len(numbers) == 1:
        numbers.append(0)
    seed, drawn = numbers if len(numbers) == 2 else (None, None)
    if seed is None or drawn is None or not 0 <= drawn <= MOST_DRAWN:
        raise BadText("core-text-seed", line=number, value=shortened(value), most=MOST_DIGITS)
    old_dice = parsed.version == 1
    if "dice" in parsed.header:
        number, value = parsed.header["dice"]
        if value not in (SPLITMIX64, TABLE):
            raise BadText("core-text-dice", line=number, value=value)
        old_dice = value == SPLITMIX64
    if "hands" in parsed.header:
        number, value = parsed.header["hands"]
        if value != CLOSED or parsed.header.get("dice", (1, ""))[1] != TABLE or not game.closed_hands:
            raise BadText("core-text-hands", line=number, value=value)
    return game, setup, Source(seed, old_dice), drawn


def _kind(parsed: _Text) -> type[Match[Any]]:
    """What kind of match it is: one whose dice fall here, or at a real table, perhaps with closed hands."""
    from westmarch.core.closed import ClosedMatch
    from westmarch.core.match import Match
    from westmarch.core.table import TableMatch

    if "hands" in parsed.header:
        return ClosedMatch
    return TableMatch if parsed.header.get("dice", (1, ""))[1] == TABLE else Match


def _read_option(value: str, default: Any) -> Any:
    if isinstance(default, bool):
        return {"yes": True, "no": False}.get(value, value)
    if isinstance(default, int):
        number = whole_number(value)
        return value if number is None else number
    if isinstance(default, (list, tuple)):
        return [item.strip() for item in value.split(",") if item.strip()]
    return value


def _replay(game: Game[Any], setup: Setup, source: Source, drawn: int, start: Any, parsed: _Text) -> Match[Any]:
    """Plays the moves: each answer with what fell because of it, and then any new seed with what it dealt."""
    assert parsed.moves is not None
    begin = _kind(parsed)
    moves = [(number, game.modern(row)) for number, row in parsed.moves]
    index = 0
    match: Match[Any] | None = None
    while True:
        until = _behind_outcomes(moves, index)
        outcomes = [_read_outcome(row, number) for number, row in moves[index:until]]
        line = moves[index][0] if index < len(moves) else (moves[-1][0] if moves else 1)
        if match is None:
            try:
                match = begin(game, setup, source, _scripts(outcomes), start, drawn)
            except BadScript as error:
                raise BadText(error.key, line=line, **error.params) from None
            before, known = None, 0
        else:
            before, known = match.checkpoint, len(match.since_checkpoint)
            _push(match, moves[index - 1], _scripts(outcomes), line)
        if parsed.version == 1:
            match.answer_what_was_not_asked(_asked(moves[until][1]) if until < len(moves) else None)
        fallen = [entry for entry in match.journal_since(before)[known:] if isinstance(entry, Outcome)]
        _compare(fallen, outcomes, line, parsed.version)
        while until < len(moves) and moves[until][1].startswith("*"):
            until = _reseed(match, moves, until, parsed.version)
        if until == len(moves):
            return match
        index = until + 1


def _reseed(match: Match[Any], moves: Sequence[tuple[int, str]], index: int, version: int) -> int:
    """A new seed and what it deals anew; gives the line behind. The seed says what that is, so it may be left out."""
    line, row = moves[index]
    seed = _read_reseed(line, row)
    until = _behind_outcomes(moves, index + 1)
    outcomes = [_read_outcome(row, number) for number, row in moves[index + 1 : until]]
    known = len(match.since_checkpoint)
    try:
        for name, values in _scripts(outcomes).items():
            match.chance.script(name, values)
        match.reseed(seed)
    except BadScript as error:
        raise BadText(error.key, line=line, **error.params) from None
    if outcomes:
        fallen = [entry for entry in match.since_checkpoint[known:] if isinstance(entry, Outcome)]
        _compare(fallen, outcomes, line, version)
    return until


def _behind_outcomes(moves: Sequence[tuple[int, str]], index: int) -> int:
    """The first line from there on that is not an outcome."""
    while index < len(moves) and moves[index][1].startswith("~"):
        index += 1
    return index


def _asked(row: str) -> tuple[str, str] | None:
    words = row.split()
    return (words[0], words[1]) if len(words) == 3 else None


def _read_reseed(number: int, row: str) -> int:
    words = row[1:].split()
    seed = whole_number(words[1]) if len(words) == 2 and words[0] == "seed" else None
    if seed is None:
        raise BadText("core-text-reseed", line=number, row=shortened(row))
    return seed


def _read_outcome(row: str, number: int) -> tuple[int, str, list[str]]:
    words = row[1:].split()
    if len(words) < 2:
        raise BadText("core-text-outcome", line=number, row=row)
    return number, words[0], words[1:]


def _scripts(outcomes: Sequence[tuple[int, str, list[str]]]) -> dict[str, list[str]]:
    scripts: dict[str, list[str]] = {}
    for _, name, values in outcomes:
        scripts.setdefault(name, []).extend(value[:-1] for value in values if value.endswith("!"))
    return scripts


def _push(match: Match[Any], move: tuple[int, str], scripts: Mapping[str, Sequence[str]], line: int) -> None:
    number, row = move
    words = row.split()
    if len(words) != 3:
        raise BadText("core-text-answer", line=number, row=row)
    decision = match.decision
    if decision is None:
        raise BadText("core-text-after-result", line=number, row=row)
    if (decision.seat, decision.kind) != (words[0], words[1]):
        raise BadText("core-text-other-decision", line=number, row=row, seat=decision.seat, kind=decision.kind)
    for name, values in scripts.items():
        match.chance.script(name, values)
    try:
        match.push(words[2])
    except IllegalAction as error:
        raise BadText(error.key, line=number, **error.params) from None
    except BadScript as error:
        raise BadText(error.key, line=line, **error.params) from None


def _compare(fallen: Sequence[Outcome], written: Sequence[tuple[int, str, list[str]]], line: int, version: int) -> None:
    """What fell must be what is written, to the last die."""
    for entry, (number, name, values) in zip(fallen, written, strict=False):
        plain = [value.rstrip("!") for value in values]
        called = entry.name.partition(BY)[0] if version == 1 else entry.name
        # What nobody saw may be told as it turned out later, or as the program had it in mind.
        same = list(entry.values) == plain or isinstance(entry, Unseen)
        if called != name or not same:
            found = f"{entry.name} {' '.join(entry.values)}"
            raise BadText("core-text-fell-otherwise", line=number, written=f"{name} {' '.join(plain)}", found=found)
    if len(fallen) > len(written):
        raise BadText("core-text-outcome-missing", line=line, name=fallen[len(written)].name)
    if len(fallen) < len(written):
        raise BadText("core-text-outcome-extra", line=written[len(fallen)][0], name=written[len(fallen)][1])


def _check_result(parsed: _Text, match: Match[Any]) -> None:
    if "result" not in parsed.header:
        return
    number, value = parsed.header["result"]
    result = match.result
    found = "-" if result is None else f"{' '.join(result.winners) or '-'} {result.reason}"
    if value != found:
        raise BadText("core-text-result", line=number, written=value, found=found)
