"""King & Assassins as the game contract asks for it: five interfaces, and `Rules` that composes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Self

import msgspec

from regalia.core.contract import (
    BoardInfo,
    BoardLayout,
    Chances,
    Drawing,
    Event,
    Move,
    Option,
    Outcome,
    Piece,
    ReachableSpace,
    Seat,
    Subject,
    admits,
)
from regalia.core.errors import BadField, IllegalAction, Refusal
from regalia.core.lesson import Lesson, read_lessons
from regalia.core.rng import Rng
from regalia.core.rules import Knowledge, MatchSetup, Notation, Observation, Presentation, Rules
from regalia.core.styled_text import StyledText
from regalia.core.validation import echo
from regalia.games.king_and_assassins.ai import beginner, belief, openings
from regalia.games.king_and_assassins.ai.evaluation import KingAndAssassinsEvaluator
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.constants import (
    CARD_COUNTS,
    CARDS,
    CITIZENS,
    CRYSTAL,
    DEAL,
    N_KNIGHTS,
    SEATS,
)
from regalia.games.king_and_assassins.engine.rules import BoardTables, KingAndAssassinsState
from regalia.games.king_and_assassins.formats import board_files, notation, position, refusals
from regalia.games.king_and_assassins.observation import events
from regalia.games.king_and_assassins.observation import view as views
from regalia.games.king_and_assassins.observation.view import View
from regalia.games.king_and_assassins.presentation import (
    board_layout,
    details,
    diagram,
    event_notation,
    reach,
)
from regalia.games.king_and_assassins.presentation import drawing as drawings
from regalia.games.king_and_assassins.presentation.intended_actions import intended_actions


@cache
def built_in_lessons() -> Mapping[str, Lesson]:
    """The lessons by id. Raises: BadLesson."""
    return read_lessons(files("regalia.games.king_and_assassins").joinpath("lessons"))


class KingAndAssassinsSetup(MatchSetup[KingAndAssassinsState]):
    """Options, the first position, positions as JSON."""

    def __init__(self, boards_by_id: Mapping[str, Board]) -> None:
        self.boards = boards_by_id

    def options(self) -> Mapping[str, Option]:
        return {
            "board": Option(default="A", values=list(self.boards)),
            "crystal": Option(
                default=None,  # CRYSTAL on boards that have a crystal
                values=list(CARDS),
                relevant_if={"board": [board.id for board in self.boards.values() if board.crystal]},
            ),
            "deal": Option(default=None),
        }

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        for name in options:
            if name not in self.options():
                raise BadField("unknown-option", field=f"options.{name}")
        checked = {"board": options.get("board", "A")}
        if not isinstance(checked["board"], str) or checked["board"] not in self.boards:
            raise BadField("unknown-board", field="options.board", board=echo(checked["board"]))
        if options.get("crystal") is not None:
            if not self.boards[checked["board"]].crystal:
                raise BadField("no-crystal", field="options.crystal", board=checked["board"])
            if options["crystal"] not in CARDS:
                raise BadField("unknown-card", field="options.crystal", card=echo(options["crystal"]))
            checked["crystal"] = options["crystal"]
        if options.get("deal") is not None:
            checked["deal"] = check_deal(options["deal"])
        return checked

    def start(self, options: Mapping[str, Any]) -> KingAndAssassinsState:
        board = self.boards[options["board"]]
        state = KingAndAssassinsState(BoardTables(board))
        counts = list(CARD_COUNTS)
        if board.crystal:  # (KA-3.3)
            counts[CARDS.index(options.get("crystal", CRYSTAL))] -= 1
        state.deck = counts
        if len(board.kings) == 1:
            state.king = board.king_squares[0]
            state.knights = board.knight_squares[:N_KNIGHTS]
        state.rebuild_cells()
        if "deal" in options:
            state.apply_chance([CITIZENS.index(name) for name in options["deal"]])
        return state

    def load(self, position_data: Any) -> KingAndAssassinsState:
        return position.load(position_data, self.boards)

    def position(self, state: KingAndAssassinsState) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(position.write(state))
        return data

    def board_texts(self, state: KingAndAssassinsState) -> dict[str, str]:
        board: Board = state.tables.board
        return {} if board_files.built_in().get(board.id) == board else {board.id: board.text}


class KingAndAssassinsNotation(Notation[KingAndAssassinsState]):
    """Texts of actions and of chance outcomes."""

    def read(self, state: KingAndAssassinsState, text: str) -> Move:
        action = notation.parse(text)
        move = notation.number(state, action)
        if move is not None and admits(state, move):
            return move
        raise IllegalAction(refusals.explain(state, action))

    def parse(self, text: str) -> notation.Action:
        return notation.parse(text)

    def write(self, state: KingAndAssassinsState, move: Move) -> str:
        return notation.write(state, move)

    def write_all(self, state: KingAndAssassinsState, moves: Sequence[int]) -> list[str]:
        return notation.write_all(state, moves)

    def chances(self, state: KingAndAssassinsState) -> Chances:
        if state.phase == DEAL:
            return Chances(kind="deal", outcomes=None, weights=None)
        deck = sorted(zip(CARDS, state.deck, strict=True))
        outcomes = [f"card:{card}" for card, count in deck if count]
        weights = [count for _, count in deck if count]
        return Chances(kind="card", outcomes=outcomes, weights=weights)

    def out_of_turn(self, state: KingAndAssassinsState) -> Refusal:
        return refusals.out_of_turn(state)


class KingAndAssassinsObservation(Observation[KingAndAssassinsState, View]):
    """Events and views."""

    def __init__(self, boards_by_id: Mapping[str, Board]) -> None:
        self.boards = boards_by_id

    def events(self, before: KingAndAssassinsState, move: Move, after: KingAndAssassinsState) -> list[Event]:
        return events.events(before, move, after)

    def observe(self, event: Event, seat: Seat) -> Event | None:
        return events.observe(event, seat)

    def reveals_to(self, event: Event, seat: Seat) -> bool:
        return events.reveals_to(event, seat)

    def view(self, state: KingAndAssassinsState, seat: Seat | None, seen: Sequence[Event]) -> View:
        return views.view(position.write(state), seat, seen, result=self.outcome(state))

    def views(self, state: KingAndAssassinsState, seats: Iterable[Seat]) -> dict[Seat, View]:
        whole, result = position.write(state), self.outcome(state)  # computed once for all seats
        return {seat: views.view(whole, seat, (), result=result) for seat in seats}

    def outcome(self, state: KingAndAssassinsState) -> Outcome | None:
        """How the game ended, if it has."""
        won = state.winner()
        return Outcome(SEATS[won], self.reason(state)) if won >= 0 else None

    def read_view(self, data: Any) -> View:
        return views.read(data)

    def world(self, view: View, rng: Rng) -> KingAndAssassinsState:
        return views.world(view, self.boards, rng)

    def reason(self, state: KingAndAssassinsState) -> str:
        return f"KA-11.{state.reason}"


class KingAndAssassinsPresentation(Presentation[KingAndAssassinsState, View]):
    """Diagrams and layouts of boards, prompts, costs, details of views."""

    def __init__(self, boards_by_id: Mapping[str, Board]) -> None:
        self.boards = boards_by_id

    def diagram(self, view: View) -> StyledText:
        return diagram.view_diagram(view, self.board(view))

    def pieces(self, view: View) -> Mapping[str, Piece]:
        return diagram.pieces(view)

    def drawing(self, view: View) -> Drawing:
        return drawings.drawing(self.board(view))

    def board_infos(self) -> Mapping[str, BoardInfo]:
        return {board.id: diagram.board_info(board) for board in self.boards.values()}

    def board_layouts(self) -> Mapping[str, BoardLayout]:
        return {board.id: board_layout.board_layout(board) for board in self.boards.values()}

    def board_ids(self, options: Mapping[str, Any]) -> Sequence[str]:
        return (options["board"],)

    def prompt(self, view: View) -> str:
        return view.phase if view.phase in ("pick", "start") else "turn"

    def costs(self, state: KingAndAssassinsState, moves: Sequence[int]) -> list[int] | None:
        return state.costs_unchecked(moves)

    def reach(
        self, view: View, world: KingAndAssassinsState, space: str, card: str | None = None
    ) -> list[ReachableSpace]:
        return reach.reach(world, space)

    def details(self, view: View) -> details.KingAndAssassinsDetails:
        return details.details(view)

    def intended_actions(
        self, state: KingAndAssassinsState, legal: Sequence[str], subject: Subject
    ) -> Sequence[str]:
        return [] if subject.space is None else intended_actions(state, legal, subject.space)

    def event_notation(self, event: Event) -> str | None:
        return event_notation.event_notation(event)

    def board(self, view: View) -> Board:
        """The board of a view. Raises: BadField if it is unknown."""
        if view.board not in self.boards:
            raise BadField("unknown-board", field="board", board=view.board)
        return self.boards[view.board]


class KingAndAssassinsKnowledge(Knowledge[KingAndAssassinsState, View]):
    """Evaluation, belief and openings."""

    scheme = "turns"
    # The assassins know everything but the next cards, so the same replies recur and are cached: a wider search
    # for the king's reply is affordable.
    seat_settings: ClassVar[Mapping[str, Mapping[str, int]]] = {SEATS[1]: {"width": 64, "reply_width": 24}}
    # Against beginners: assassins who do not search for attacks exactly overlook most of them.
    level_settings: ClassVar[Mapping[int, Mapping[str, Mapping[str, int | float]]]] = {
        1: {
            SEATS[0]: {"eval_noise": 0.85},
            SEATS[1]: {"use_tactics": False, "eval_noise": 1.5, "width": 8, "depth": 0},
        },
        2: {
            SEATS[0]: {"eval_noise": 0.33},
            SEATS[1]: {"use_tactics": False, "eval_noise": 0.3, "width": 128, "depth": 1, "reply_width": 2},
        },
    }
    level_versions: ClassVar[Mapping[int, int]] = {1: 2, 2: 2}
    bench_games = (({}, 1), ({}, 9), ({}, 60), ({"board": "B"}, 1), ({"board": "B"}, 23))

    def __init__(self, boards_by_id: Mapping[str, Board]) -> None:
        self.boards = boards_by_id

    def evaluator(self, view: View) -> KingAndAssassinsEvaluator:
        board = self.boards[view.board]
        now = views.world(view, self.boards, Rng(0))  # only its public part is used
        return KingAndAssassinsEvaluator(now.tables, belief.posterior_probabilities(view, board), origin=now)

    def belief(self, view: View) -> belief.Belief:
        views.world(view, self.boards, Rng(0))  # raises BadField for an impossible view
        return belief.belief(view, self.boards[view.board])

    def opening(self, view: View, rng: Rng, selectivity: int = 1) -> str | None:
        # `selectivity` has no effect: the pick prior assumes that every level picks from the same distribution.
        return openings.opening(view, self.boards[view.board], rng)

    def beginner(self, view: View, world: KingAndAssassinsState, rng: Rng) -> str:
        return beginner.beginner(view, world, self.boards[view.board], rng)


class KingAndAssassinsRules(Rules[KingAndAssassinsState, View]):
    """King & Assassins, with its two built-in boards and any added ones."""

    id = position.GAME
    rules_version = 1
    seats = (Seat(SEATS[0]), Seat(SEATS[1]))
    draws = False

    def __init__(self, boards_by_id: Mapping[str, Board] | None = None) -> None:
        self.boards = board_files.built_in() if boards_by_id is None else boards_by_id
        self.setup = KingAndAssassinsSetup(self.boards)
        self.notation = KingAndAssassinsNotation()
        self.observation = KingAndAssassinsObservation(self.boards)
        self.presentation = KingAndAssassinsPresentation(self.boards)
        self.knowledge = KingAndAssassinsKnowledge(self.boards)

    def lessons(self) -> Mapping[str, Lesson]:
        return built_in_lessons()

    def with_boards(self, texts: Mapping[str, str]) -> Self:
        added = {board_id: board_files.read(board_id, text) for board_id, text in texts.items()}
        return type(self)({**self.boards, **added}) if added else self


def check_deal(names: Any) -> list[str]:
    """The option `deal` from outside. Raises: BadField."""
    texts = isinstance(names, list | tuple) and all(isinstance(name, str) for name in names)
    if not texts or sorted(names) != sorted(CITIZENS):
        raise BadField("deal", field="options.deal")
    return list(names)


RULES = KingAndAssassinsRules()  # what the registry finds
