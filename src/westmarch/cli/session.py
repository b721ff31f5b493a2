"""A match being played at a keyboard: who is asked, what is shown, and what a person can say besides an answer."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import westmarch
from westmarch.bots import remote, rule_bot, seat_seed
from westmarch.bots.base import Bot, Memory
from westmarch.bots.remarks import from_data
from westmarch.cli import fallen, saves
from westmarch.cli.answers import choose, counts, matching
from westmarch.cli.keyboard import Keyboard
from westmarch.cli.options import list_options
from westmarch.cli.render import NOW, OVERVIEW, Renderer
from westmarch.cli.rules import tell as tell_rules
from westmarch.cli.screen import Screen, complain, os_error
from westmarch.cli.wishes import StopsKept
from westmarch.core import stops
from westmarch.core.decisions import Decision
from westmarch.core.errors import IllegalAction, NothingToUndo, UnknownToken, WestmarchError
from westmarch.core.events import Event
from westmarch.core.everyday import is_no, is_yes
from westmarch.core.journal import Answer
from westmarch.core.match import Match
from westmarch.core.messages import text
from westmarch.core.table import FELL
from westmarch.core.troubles import trouble
from westmarch.core.words import visible
from westmarch.games.reference import reference
from westmarch.lab.simulate import choose as choose_as

LOG_LINES = 20
# Parts of a view that change from question to question without anything to see.
UNSEEN = ("asked", "decision", "step")


class Leave(Exception):
    """The person gets up."""


class Memories:
    """What the bots kept in mind after each of their answers."""

    def __init__(self) -> None:
        self._noted: list[tuple[int, str, Memory]] = []
        self.latest: dict[str, Memory] = {}

    def note(self, answers: int, seat: str, memory: Memory) -> None:
        self._noted.append((answers, seat, memory))
        self.latest[seat] = memory

    def take_back(self, answers: int, seats: Iterable[str]) -> dict[str, Memory]:
        """The memories as they were after so many answers; nothing for a bot that had not answered yet."""
        while self._noted and self._noted[-1][0] > answers:
            self._noted.pop()
        self.latest = {seat: memory for _, seat, memory in self._noted}
        return {seat: self.latest.get(seat, {}) for seat in seats}


@dataclass(eq=False)
class Session:
    """One evening with one match."""

    match: Match[Any]
    players: dict[str, str]
    bots: Mapping[str, Bot]
    renderer: Renderer
    out: Screen
    keyboard: Keyboard
    file: str | None = None
    # How many events have been told.
    told: int = 0
    memories: Memories = field(default_factory=Memories)
    asked: str | None = None
    # What the overview showed when it was last drawn: as long as nothing changes it is not drawn again.
    table: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.words = self.renderer.words
        self.people = tuple(seat for seat in self.match.seats if self.players[seat] == saves.PERSON)
        # How many answers were there when the game was last saved or begun.
        self.saved = self.match.answers
        self.kept = StopsKept(self.match.game, self.people)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "show": self.show,
            "why": self.why,
            "rules": self.rules,
            "hint": self.hint,
            "log": self.log,
            "undo": self.undo,
            "stops": self.change_stops,
            "save": self.save,
            "quit": self.quit,
        }

    def remind(self, memories: Mapping[str, Memory]) -> None:
        """Bots of a saved match go on where they were."""
        for seat, memory in memories.items():
            if seat in self.bots:
                try:
                    self.bots[seat].memory = memory
                except (AttributeError, LookupError, TypeError, ValueError):
                    self.bots[seat].memory = {}  # not as a bot writes it: it makes a new plan
                else:
                    self.memories.note(self.match.answers, seat, memory)

    def run(self) -> int:
        """Plays until the end or until somebody leaves; the exit code."""
        self._welcome()
        while True:
            try:
                self._turn()
            except Leave:
                return 0
            except KeyboardInterrupt:
                # Ctrl-C asks like `quit`; again means it.
                self.out.say("")
                try:
                    self.quit("")
                except Leave:
                    return 0
            except BrokenPipeError:
                raise
            except Exception as error:
                return self._broken(error)

    def _broken(self, error: Exception) -> int:
        """A computer player or the rules themselves failed. The game is kept, for whoever looks into it."""
        file = f"{self.match.game.key}-{self.match.seed}-broken.record"
        saves.save(file, self.match, self.players, self.memories.latest, traceback.format_exception(error))
        complain(text("cli-play-broken", {"error": trouble(error), "file": file}))
        return 1

    def _welcome(self) -> None:
        seats = ", ".join(
            text(
                f"cli-play-{'person' if who == saves.PERSON else 'bot'}",
                {"seat": self.words.seat(seat), "bot": self.words.player(who)},
            )
            for seat, who in self.players.items()
        )
        params = {"game": self.words.title(), "seats": seats, "seed": str(self.match.seed)}
        self.out.say(text("cli-play-welcome", params), "bold")
        self.told = len(self.match.events) if self.match.answers else 0
        if self.told:
            self._tell(self._seen(self.match.events)[-LOG_LINES // 2 :])

    # -- the course of play

    def _turn(self) -> None:
        """Bots answer until a person is asked; then that person says something."""
        decision = self.match.decision
        while decision is not None:
            if decision.seat in self.bots:
                self._let_answer(self.bots[decision.seat], decision)
            else:
                answer = self._goes_without_saying(decision)
                if answer is None:
                    break
                self.match.push(answer)
            self._tell_new()
            decision = self.match.decision
        self._tell_new()
        if decision is None:
            self._over()
        else:
            self._ask(decision)

    def _goes_without_saying(self, decision: Decision) -> str | None:
        """The answer of a person who needn't be asked: there is one only, or the person wants no stop here. Others at
        this keyboard must not learn from it what the person holds."""
        wishes = self.kept.of(decision.seat)
        answer = decision.only_answer or stops.answer(decision, wishes)
        return answer if len(self.people) == 1 or stops.tells_nothing(decision, wishes) else None

    def _let_answer(self, bot: Bot, decision: Decision) -> None:
        """A bot answers. What it then keeps in mind is noted, for those who take back or save."""
        if decision.seat not in self.memories.latest:
            # It has just sat down, perhaps in the middle of an action.
            remote.catch_up(bot, remote.before(self.match))
        self.match.push(choose_as(bot, self.match, decision))
        self.memories.note(self.match.answers, decision.seat, bot.memory)

    def _ask(self, decision: Decision) -> None:
        view = self.match.view(decision.seat)
        self.words.see(view)
        if decision.kind == FELL:
            labels = fallen.labels(self.words, decision)
        else:
            labels = {token: self.words.label(token, decision) for token in decision.options}
        table = {key: value for key, value in view.items() if key not in UNSEEN}
        if table != self.table and not any(isinstance(entry, Answer) for entry in self.match.since_checkpoint):
            self.table = table
            self._draw(self.renderer.render(view, OVERVIEW))
        else:
            self._draw(self.renderer.render(view, NOW))
        notes = {token: self.renderer.note(view, token, decision) for token in labels}
        self._put(decision, labels, notes)
        while True:
            line = self._listen()
            if not line:
                self._put(decision, labels, notes)
                continue
            if decision.kind == FELL and self._enter_roll(line, decision, labels):
                return
            found = choose(line, tuple(labels), labels)
            if len(found) == 1 and not self._is_command(line, found[0]):
                if self._accepted(found[0]):
                    return
                continue
            if self._obey(line):
                if self.match.decision is not decision:
                    return
            elif not found:
                self.out.say(text("cli-play-not-understood", {"typed": line}))
            else:
                some = [labels[token] for token in found[:8]]
                self.out.say(text("cli-play-unclear", {"typed": line, "options": self._either(some)}))

    def _accepted(self, token: str) -> bool:
        """Gives an answer. At a real table a card may be offered that can't be the one that was drawn."""
        try:
            self.match.push(token)
        except IllegalAction as error:
            label = self.words.label(token, self.match.decision)
            self.out.say(self.words.text(error.key, {**self.words.params(error.params), "token": label}))
            return False
        return True

    def _enter_roll(self, line: str, decision: Decision, labels: Mapping[str, str]) -> bool:
        """Several dice of a real table in one line."""
        values = fallen.whole_roll(line, decision, labels)
        for value in values:
            self.match.push(value)
        return bool(values)

    def _put(self, decision: Decision, labels: Mapping[str, str], notes: Mapping[str, str]) -> None:
        prompt = self.words.prompt(decision)
        if len(self.people) > 1 or decision.seat != self.people[0]:
            prompt = f"{self.words.seat(decision.seat)}: {prompt}"
        self.out.say(prompt, "bold")
        list_options(self.out, tuple(labels), labels, notes, numbered=not counts(labels))

    def _either(self, items: list[str]) -> str:
        return self.words.join(items, "core-list-or")

    def _listen(self) -> str:
        line = self.keyboard.ask("> ")
        if line is None:
            if self.keyboard.is_terminal:
                self.quit("")
            raise Leave
        return line

    def _is_command(self, line: str, token: str) -> bool:
        """A command's word is that command, unless it is exactly an option's token."""
        return line.partition(" ")[0].lower() in self.commands and line != token

    def _obey(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            return False
        try:
            command(rest.strip())
        except (WestmarchError, OSError) as error:
            self.out.say(os_error(error) if isinstance(error, OSError) else str(error))
        return True

    def _over(self) -> None:
        result = self.match.result
        assert result is not None
        if self.asked != "over":
            self.asked = "over"
            self._draw(self.renderer.render(self.match.view(self.people[0] if self.people else None), OVERVIEW))
            self.out.say(self.words.result(result), "bold")
            if result.score:
                scores = ", ".join(f"{self.words.scored(key)} {score}" for key, score in result.score.items())
                self.out.say(text("cli-play-score", {"scores": scores}))
            self.out.say(text("cli-play-over"))
        line = self.keyboard.ask("> ")
        if line is None:
            raise Leave
        if not self._obey(line):
            self.out.say(text("cli-play-over"))

    # -- telling

    def _draw(self, what: Any) -> None:
        if what is not None:
            self.out.draw(what)

    def _seen(self, events: list[Event]) -> list[Event]:
        """What anybody at this keyboard may see."""
        return list(visible(events, self.people or (None,)))

    def _tell_new(self) -> None:
        events = self.match.events
        if len(events) > self.told:
            self.words.see(self.match.view(self.people[0] if self.people else None))
        self._tell(self._seen(events[self.told :]))
        self.told = len(events)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            # With several people at the keyboard "you" is not clear.
            whose = self.words.join([self.words.seat(seat) for seat in event.to]) + ": " if event.to else ""
            self.out.say(f"  · {whose if len(self.people) > 1 else ''}{self.words.event(event)}")
            remark = self.renderer.remark(event)
            if remark:
                self.out.say(remark, "dim", indent=4)

    # -- what a person can say

    def help(self, rest: str) -> None:
        """What can be typed, and what this question is about."""
        decision = self.match.decision
        if decision is not None:
            about = self.words.help(decision)
            if about is not None:
                self.out.say(about)
        self.out.say(text("cli-play-help"))
        topics = self.renderer.topics()
        if topics:
            self.out.say(text("cli-play-topics"))
            for topic, key in topics.items():
                self.out.say(f"  show {topic:<16} {self.words.text(key)}")

    def show(self, rest: str) -> None:
        decision = self.match.decision
        seat = decision.seat if decision is not None else self.people[0] if self.people else None
        view = self.match.view(seat)
        # The first topic of a game is its whole table, or its map.
        whole = next(iter(self.renderer.topics()), OVERVIEW)
        drawn = self.renderer.render(view, rest.lower() or whole)
        if drawn is None:
            self.out.say(text("cli-no-topic", {"topics": self.renderer.topic_names(view)}))
        else:
            self.out.draw(drawn)

    def why(self, rest: str) -> None:
        """Why something of the vocabulary can't be chosen now."""
        if not rest:
            self.out.say(text("cli-play-why-what"))
            return
        decision = self.match.decision
        token = rest
        if token not in self.match.game.vocabulary:
            everything = {token: self.words.label(token) for token in sorted(self.match.game.vocabulary)}
            found = matching(rest, everything)
            if not found:
                raise UnknownToken("cli-play-unknown", typed=rest)
            if len(found) > 1:
                found = self._asked_about(found, decision)
            if len(found) > 1:
                some = [f"{everything[each]} ({each})" for each in found[:8]]
                self.out.say(text("cli-play-unclear", {"typed": rest, "options": self._either(some)}))
                return
            token = found[0]
        reason = self.match.why_not(token)
        label = self.words.label(token)
        if reason is None:
            self.out.say(text("cli-play-can", {"label": label}))
        else:
            self.out.say(f"{label}: {self.words.reason(reason, decision)}")

    def rules(self, rest: str) -> None:
        """What the rules say: about this question, or about some words."""
        decision = self.match.decision
        game = self.match.game.key
        here = "" if decision is None else reference(game).about_question(decision.kind)
        tell_rules(self.out, game, rest, here, language=self.words.language)

    def _asked_about(self, found: list[str], decision: Decision | None) -> list[str]:
        """Of several words that fit, those of the kind that is asked for now."""
        if decision is None:
            return found
        families = {token.partition(":")[0] if ":" in token else "" for token in decision.options}
        alike = [token for token in found if (token.partition(":")[0] if ":" in token else "") in families]
        return alike or found

    def hint(self, rest: str) -> None:
        """What the computer would do in the person's place, and why."""
        decision = self.match.decision
        if decision is None:
            return
        if decision.kind == FELL:
            self.out.say(text("cli-play-hint-fell"))
            return
        if self.match.closed:
            self.out.say(text("cli-play-hint-closed"))
            return
        game = self.match.game.key
        bot = westmarch.bot(game, rule_bot(game), seat_seed(self.match.seed, decision.seat))
        remote.catch_up(bot, remote.before(self.match))
        token = choose_as(bot, self.match, decision)
        label = self.words.label(token, decision)
        language = self.words.language
        self.out.say(text("cli-play-hint", {"label": label, "why": bot.why.text(language)}))
        question = remote.question(self.match, rule_bot(game), bot.seed, None, advice=True)
        for choice in remote.choices(question):
            why = from_data(game, choice["why"]).text(language)
            params = {"label": self.words.label(choice["token"], decision), "chance": round(100 * choice["chance"])}
            self.out.say(text("cli-play-hint-choice", {**params, "why": why}))

    def log(self, rest: str) -> None:
        lines = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
        self._tell(self._seen(self.match.events)[-lines:] if lines else [])

    def undo(self, rest: str) -> None:
        """Back to the last decision of a person at this keyboard, past whatever the computer answered since."""
        earlier = self.match.clone()
        try:
            earlier.pop()
            while not self._asks_somebody(earlier.decision):
                earlier.pop()
        except NothingToUndo:
            self.out.say(text("cli-play-nothing-to-undo"))
            return
        self.match = earlier
        for seat, memory in self.memories.take_back(earlier.answers, self.bots).items():
            self.bots[seat].memory = memory
        self.asked = None
        self.table = {}
        self.told = len(earlier.events)
        self.out.say(text("cli-play-undone"))

    def _asks_somebody(self, decision: Decision | None) -> bool:
        return decision is not None and decision.seat in self.people and self._goes_without_saying(decision) is None

    def change_stops(self, rest: str) -> None:
        """Shows or changes in which windows the person who is asked wants to be asked."""
        decision = self.match.decision
        seat = decision.seat if decision is not None else (self.people or self.match.seats)[0]
        if rest:
            self.kept.change(seat, rest, self.words)
        for line in self.kept.lines(seat, self.words):
            self.out.say(line)

    def save(self, rest: str) -> None:
        file = rest or self.file or f"{self.match.game.key}-{self.match.seed}.record"
        saves.save(file, self.match, self.players, self.memories.latest)
        self.file = file
        self.saved = self.match.answers
        self.out.say(text("cli-play-saved", {"file": file}))

    def quit(self, rest: str) -> None:
        """Leaves, and offers to save what would be lost."""
        if self.match.result is None and self.match.answers != self.saved:
            answer = self.keyboard.ask(text("cli-play-save-first"))
            wish = "" if answer is None else answer.strip()
            if is_yes(wish):
                self.save("")
            elif wish and not is_no(wish):
                self.save(wish)
        raise Leave
