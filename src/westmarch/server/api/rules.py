"""The rules of a game to read, and their examples to play. Nothing of it is stored: a request says what was played."""

from __future__ import annotations

from typing import Annotated, cast

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from westmarch.core import messages
from westmarch.core.aims import ways_of
from westmarch.core.errors import BadSetup
from westmarch.core.events import Event
from westmarch.games.reference import Board, Chapter, Puzzle, Reference, Texts, reference, texts
from westmarch.server.api.common import ERRORS, Short, Who, Word
from westmarch.server.errors import bad_input, conflict, not_found, plain
from westmarch.server.rehearsal import rehearsed
from westmarch.server.schemas import (
    BoardOut,
    ChapterOut,
    EventOut,
    ExampleOut,
    PuzzleOut,
    PuzzlesOut,
    RulesOut,
    SectionOut,
    ViewOut,
)
from westmarch.server.table_schemas import AimsOut, TryIn, TryOut, WhyNotOut
from westmarch.server.trying import known_token, tried_out, way_out, why_not_out

# Answers with a comma between them, from the beginning of the position on.
Played = Annotated[str, QueryParameter(max_length=8000)]
# Longer than any example; every one of them is played again with each request.
MOST_ANSWERS = 200


def _rules(game: str) -> Reference:
    try:
        found = reference(game)
    except BadSetup:
        raise not_found(game) from None
    if not found.chapters:
        raise not_found(game)
    return found


def _example(each: Board, words: Texts) -> ExampleOut:
    key = f"example-{each.id}"
    return ExampleOut(each.id, words.text(key), words.text(key, "text"), words.text(key, "after"), list(each.play))


def _chapter(chapter: Chapter, rules: Reference, words: Texts) -> ChapterOut:
    return ChapterOut(
        chapter.id,
        chapter.option,
        words.text(f"chapter-{chapter.id}"),
        words.text(f"chapter-{chapter.id}", "text"),
        [
            SectionOut(
                section.id,
                words.text(f"section-{section.id}"),
                words.text(f"section-{section.id}", "text"),
                list(section.see),
                [_example(each, words) for each in rules.examples.values() if each.section == section.id],
                list(section.questions),
                list(section.reasons),
                list(section.cards),
            )
            for section in chapter.sections
        ],
    )


@get("/rules/{game:str}", responses=ERRORS, tags=["rules"])
async def read_rules(game: Short, visitor: Who) -> RulesOut:
    """All rules of a game, by chapter and section, in the language of the visitor."""
    rules = _rules(game)
    words = texts(game, visitor.language)
    return RulesOut(game, [_chapter(chapter, rules, words) for chapter in rules.chapters])


@get("/rules/{game:str}/puzzles", responses=ERRORS, tags=["rules"])
async def list_puzzles(game: Short, visitor: Who) -> PuzzlesOut:
    """The puzzles of a game, with their solutions."""
    rules = _rules(game)
    words = texts(game, visitor.language)
    return PuzzlesOut(
        game,
        [
            PuzzleOut(
                each.id,
                words.text(f"puzzle-{each.id}"),
                words.text(f"puzzle-{each.id}", "text"),
                words.text(f"puzzle-{each.id}", "after"),
                list(each.play),
                each.seat,
                each.section,
            )
            for each in rules.puzzles.values()
        ],
    )


def _board(game: str, name: str) -> Board:
    board = _rules(game).board(name)
    if board is None:
        raise not_found(f"{game}/{name}")
    return board


def answers(played: str, most: int = MOST_ANSWERS) -> list[str]:
    """What was answered, as an address has it."""
    tokens = [token for token in played.split(",") if token]
    if len(tokens) > most:
        raise bad_input("played", messages.inside("server-unfit-long", {"most": str(most)}))
    return tokens


def seen(seat: str | None, told: list[tuple[int, Event]], language: str) -> list[EventOut]:
    """Events as a seat may see them, each with the step that it belongs to."""
    return [
        {"kind": event.kind, "params": plain(dict(event.params), language), "step": step}
        for step, event in told
        if event.visible_to(seat)
    ]


@get("/rules/{game:str}/boards/{name:str}", responses=ERRORS, tags=["rules"])
async def look_at_board(game: Short, name: Short, visitor: Who, played: Played = "") -> BoardOut:
    """A position of the rules after some answers, as the seat sees it that is asked now: one person plays all seats."""
    board = _board(game, name)
    given = answers(played)
    told: list[tuple[int, Event]] = []
    seat: str | None = None
    solved = False
    for step, match in enumerate(board.played(given)):
        told += [(step, event) for event in match.events[len(told) :]]
        if match.decision is not None:
            seat = match.decision.seat
        solved = solved or (isinstance(board, Puzzle) and board.solved(match))
    events = seen(seat, told, visitor.language)
    return BoardOut(list(match.seats), seat, len(given), cast("ViewOut", match.view(seat)), events, solved)


@get("/rules/{game:str}/boards/{name:str}/why-not", responses=ERRORS, tags=["rules"])
async def why_not_on_board(game: Short, name: Short, token: Word, visitor: Who, played: Played = "") -> WhyNotOut:
    """Why something can't be chosen there."""
    match = _board(game, name).after(answers(played))
    return why_not_out(match.why_not(known_token(match, token)), visitor.language)


@get("/rules/{game:str}/boards/{name:str}/aims", responses=ERRORS, tags=["rules"])
async def aims_on_board(game: Short, name: Short, piece: Word, played: Played = "") -> AimsOut:
    """Where a piece can get to there, and which answers bring it there."""
    given = answers(played)
    match = _board(game, name).after(given)
    return AimsOut(len(given), [way_out(way) for way in ways_of(match, piece)])


@post("/rules/{game:str}/boards/{name:str}/try", status_code=200, responses=ERRORS, tags=["rules"])
async def try_on_board(game: Short, name: Short, data: JSONBody[TryIn], visitor: Who, played: Played = "") -> TryOut:
    """Where these answers would lead there. Nothing is answered."""
    match = _board(game, name).after(answers(played))
    if match.decision is None:
        raise conflict("server-match-over")
    seat = match.decision.seat
    return tried_out(seat, match, data, lambda seat, tokens: rehearsed(match, seat, tokens, set()), visitor.language)


ROUTER = Router(
    "/", route_handlers=[read_rules, list_puzzles, look_at_board, why_not_on_board, aims_on_board, try_on_board]
)
