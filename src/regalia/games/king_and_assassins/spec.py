"""King & Assassins as the rest of the house knows it: the contract's plain Python half."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self, cast

import msgspec

from regalia.core import contract
from regalia.core.contract import Chances, Chart, Event, Move, Option, Outcome, Plan, Seat, Spec, admits
from regalia.core.dice import Dice
from regalia.core.engine import Engine
from regalia.core.errors import BadField, IllegalAction, Refusal
from regalia.core.picture import Picture
from regalia.core.reading import echo
from regalia.games.king_and_assassins import (
    belief,
    diagram,
    events,
    explain,
    notation,
    openings,
    plan,
    position,
)
from regalia.games.king_and_assassins import board as boards
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins import view as views
from regalia.games.king_and_assassins.board import Board
from regalia.games.king_and_assassins.evaluation import KingAndAssassinsJudge
from regalia.games.king_and_assassins.rules import KingAndAssassins, Streets
from regalia.games.king_and_assassins.view import View


class KingAndAssassinsSpec(Spec):
    """King & Assassins, with its two sides and any boards added to them."""

    id = position.GAME
    rules_version = 1
    seats = (Seat(k.SEATS[0]), Seat(k.SEATS[1]))
    draws = False

    def __init__(self, boards_by_id: Mapping[str, Board] | None = None) -> None:
        self.boards = boards.built_in() if boards_by_id is None else boards_by_id

    # Beginning.

    def options(self) -> Mapping[str, Option]:
        return {
            "board": Option(default="A", values=list(self.boards)),
            "crystal": Option(default=None, values=list(k.CARDS)),  # where there is one, `k.CRYSTAL`
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
            if options["crystal"] not in k.CARDS:
                raise BadField("unknown-card", field="options.crystal", card=echo(options["crystal"]))
            checked["crystal"] = options["crystal"]
        if options.get("deal") is not None:
            checked["deal"] = check_deal(options["deal"])
        return checked

    def start(self, options: Mapping[str, Any]) -> Engine:
        board = self.boards[options["board"]]
        engine = KingAndAssassins(Streets(board))
        counts = list(k.CARD_COUNTS)
        if board.crystal:  # (KA-3.3)
            counts[k.CARDS.index(options.get("crystal", k.CRYSTAL))] -= 1
        engine.deck = counts
        if len(board.kings) == 1:
            engine.king = board.king_squares[0]
            engine.knights = board.knight_squares[: k.N_KNIGHTS]
        engine.arrange()
        if "deal" in options:
            engine.happen([k.CITIZENS.index(name) for name in options["deal"]])
        return engine

    def load(self, position_data: Any) -> Engine:
        return position.load(position_data, self.boards)

    def position(self, engine: Engine) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(position.write(ours(engine)))
        return data

    def texts(self, engine: Engine) -> dict[str, str]:
        board: Board = ours(engine).streets.board
        return {} if boards.built_in().get(board.id) == board else {board.id: board.text}

    def with_texts(self, texts: Mapping[str, str]) -> Self:
        added = {board_id: boards.read(board_id, text) for board_id, text in texts.items()}
        return type(self)({**self.boards, **added})

    # Notation.

    def read(self, engine: Engine, text: str) -> Move:
        action = notation.parse(text)
        move = notation.number(ours(engine), action)
        if move is not None and admits(engine, move):
            return move
        raise IllegalAction(explain.explain(ours(engine), action))

    def write(self, engine: Engine, move: Move) -> str:
        return notation.write(ours(engine), move)

    def write_all(self, engine: Engine, moves: Sequence[int]) -> list[str]:
        return notation.write_all(ours(engine), moves)

    def chances(self, engine: Engine) -> Chances:
        if ours(engine).phase == k.DEAL:
            return Chances(kind="deal", outcomes=None, weights=None)
        deck = sorted(zip(k.CARDS, ours(engine).deck, strict=True))
        outcomes = [f"card:{card}" for card, count in deck if count]
        weights = [count for _, count in deck if count]
        return Chances(kind="card", outcomes=outcomes, weights=weights)

    def out_of_turn(self, engine: Engine) -> Refusal:
        return explain.out_of_turn(ours(engine))

    # What is told, and to whom.

    def events(self, before: Engine, move: Move, after: Engine) -> list[Event]:
        return events.events(ours(before), move, ours(after))

    def shown(self, event: Event, seat: Seat) -> Event | None:
        return events.shown(event, seat)

    def teaches(self, event: Event, seat: Seat) -> bool:
        return events.teaches(event, seat)

    def view(self, engine: Engine, seat: Seat | None, seen: Sequence[Event]) -> View:
        return views.view(position.write(ours(engine)), seat, seen, result=self.outcome(engine))

    def views(self, engine: Engine, seats: Iterable[Seat]) -> dict[Seat, contract.View]:
        whole, result = position.write(ours(engine)), self.outcome(engine)  # most of it is for everybody
        return {seat: views.view(whole, seat, (), result=result) for seat in seats}

    def outcome(self, engine: Engine) -> Outcome | None:
        """How the game ended, if it has."""
        won = engine.won_by()
        return Outcome(k.SEATS[won], self.reason(engine)) if won >= 0 else None

    def read_view(self, data: Any) -> View:
        return views.read(data)

    def world(self, seen: contract.View, dice: Dice) -> Engine:
        assert isinstance(seen, View)
        return views.world(seen, self.boards, dice)

    def reason(self, engine: Engine) -> str:
        return f"KA-11.{ours(engine).reason}"

    def picture(self, seen: contract.View) -> Picture:
        assert isinstance(seen, View)
        if seen.board not in self.boards:
            raise BadField("unknown-board", field="board", board=seen.board)
        return diagram.picture(seen, self.boards[seen.board])

    def pieces(self, seen: contract.View) -> Mapping[str, str]:
        assert isinstance(seen, View)
        return diagram.pieces(seen)

    def charts(self) -> Mapping[str, Chart]:
        return {board.id: diagram.chart(board) for board in self.boards.values()}

    def plans(self) -> Mapping[str, Plan]:
        return {board.id: plan.plan(board) for board in self.boards.values()}

    def judge(self, seen: contract.View) -> KingAndAssassinsJudge:
        assert isinstance(seen, View)
        board = self.boards[seen.board]
        now = ours(self.world(seen, Dice(0)))  # only what everybody can see of it is looked at
        return KingAndAssassinsJudge(now.streets, belief.weights(seen, board), origin=now)

    def belief(self, seen: contract.View) -> belief.Belief:
        assert isinstance(seen, View)
        self.world(seen, Dice(0))  # whoever asks about a view that cannot be is told so
        return belief.belief(seen, self.boards[seen.board])

    def opening(self, seen: contract.View, dice: Dice, choosy: int = 1) -> str | None:
        assert isinstance(seen, View)
        # However choosy: the belief counts on picks that are drawn as they always were.
        return openings.opening(seen, self.boards[seen.board], dice)

    def asked(self, seen: contract.View) -> str:
        assert isinstance(seen, View)
        return seen.phase if seen.phase in ("pick", "start") else "turn"

    def prices(self, engine: Engine, moves: Sequence[int]) -> list[int] | None:
        return ours(engine).prices(moves)


def ours(engine: Engine) -> KingAndAssassins:
    """An engine of this game."""
    return cast("KingAndAssassins", engine)


def check_deal(names: Any) -> list[str]:
    """The option `deal` from outside. Raises: BadField."""
    texts = isinstance(names, list | tuple) and all(isinstance(name, str) for name in names)
    if not texts or sorted(names) != sorted(k.CITIZENS):
        raise BadField("deal", field="options.deal")
    return list(names)
