"""`regalia replay`: prints a recorded game action by action, with the board."""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from regalia.arena import arena_file
from regalia.cli import files, visibility
from regalia.cli.screen import Screen
from regalia.core.errors import BadField, BadRecord
from regalia.core.game import Game, Step
from regalia.core.i18n import tr
from regalia.core.record import Record, SeatRecord, read_record
from regalia.core.rng import Rng
from regalia.core.saved_game import is_save, read_save
from regalia.core.styled_text import StyledText
from regalia.games import registry
from regalia.services.archive.chronicle_validation import read_chronicle
from regalia.services.matches.verification import try_replay


def replay(
    file: Annotated[Path, typer.Argument(help=tr("replay-file"), metavar="FILE")],
    game: Annotated[int, typer.Option(help=tr("replay-game"), metavar="N", min=1)] = 1,
    to: Annotated[int | None, typer.Option(help=tr("replay-to"), metavar="N", min=0)] = None,
    step: Annotated[bool, typer.Option("--step", help=tr("replay-step"))] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help=tr("play-no-color"))] = False,
) -> None:
    """Show a recorded game."""
    screen = Screen(color=not no_color)
    texts = (
        arena_file.records(file)
        if arena_file.is_arena_file(file)
        else files.json_objects(files.read_text(file))
    )
    if not texts:
        raise BadField("file-empty", field=str(file))
    if game > len(texts):
        raise BadField("no-such-game", field="--game", count=len(texts))
    if len(texts) > 1:
        screen.print(tr("replay-which", game=game, count=len(texts)), "faint")
    record = read(texts[game - 1])
    if isinstance(record, SeatRecord):
        show_seat(screen, record)
    else:
        show(screen, record, to=to, stepwise=step)


def read(text: str) -> Record | SeatRecord:
    """Parse a record or the record of a saved game. Raises: BadRecord."""
    return read_save(text).record if is_save(text) else read_record(text)


def show(screen: Screen, record: Record, *, to: int | None, stepwise: bool) -> None:
    """Print a record from its start. Raises: BadRecord, after everything that replays was printed."""
    replayed = try_replay(record)
    error = replayed if isinstance(replayed, BadRecord) else None
    if error is not None and error.ply is None:
        raise error
    game = start_of(record)
    screen.print(tr("replay-title", game=record.game, count=len(record.actions)), "title")
    if record.chronicle is not None and isinstance(replayed, Game):
        screen.print(match_summary(record, replayed), "faint")
    last = len(record.actions)
    if error is not None and error.ply is not None and error.reason != "record-result":
        last = error.ply - 1
    last = last if to is None else min(to, last)
    try:
        for ply, action in enumerate(record.actions[:last], start=1):
            game.push(action)
            screen.print(format_step(ply, game.steps[-1]))
            if stepwise and ply < last:
                pause(screen, game)
    except EOFError:
        return
    screen.print()
    screen.print_styled(full_board(game))
    show_result(screen, record, game)
    if error is not None and (to is None or to > last):
        raise error


def match_summary(record: Record, game: Game) -> str:
    """The players and the start time of a server's match. Raises: BadRecord if the chronicle is invalid."""
    chronicle = read_chronicle(record, game, time.time_ns() // 1_000_000)
    players = [tr("replay-player", seat=seat, who=player) for seat, player in chronicle.players.items()]
    began = datetime.fromtimestamp((chronicle.founded + (chronicle.begun or 0)) / 1000).astimezone()
    return "  ".join((*players, f"{began:%Y-%m-%d %H:%M}"))


def start_of(record: Record) -> Game:
    """The game of a record before its first action, with explicit chance outcomes."""
    setup = msgspec.structs.replace(record.setup, chance="explicit")
    return registry.replay(msgspec.structs.replace(record, setup=setup, actions=[], result=None, seed=None))


def format_step(ply: int, step: Step) -> str:
    """One line for a step: ply, actor, notation and description."""
    description = " ".join(visibility.describe(step.events))
    return f"{ply:>4}  {step.actor:<10} {step.text:<12} {description}"


def pause(screen: Screen, game: Game) -> None:
    """Print the board; on a terminal wait for Enter. Raises: EOFError."""
    screen.print_styled(full_board(game))
    if screen.interactive:
        screen.ask(tr("replay-next"))
    screen.clear()


def full_board(game: Game) -> StyledText:
    """The drawn board with all secrets."""
    return game.rules.presentation.diagram(game.rules.observation.view(game.state, None, ()))


def show_result(screen: Screen, record: Record, game: Game) -> None:
    """Print how the game ended, by the rules or otherwise, or that it is unfinished."""
    outcome = game.outcome()
    screen.print()
    if outcome is None and record.ended is not None and len(game.steps) == len(record.actions):
        ended = record.ended
        screen.print(tr("replay-ended", how=ended.reason, seat=ended.winner or "none"), "title")
    elif outcome is None:
        screen.print(tr("replay-runs", ply=len(game.steps), count=len(record.actions)))
    else:
        screen.print(
            tr("result", winner=outcome.winner, reason=outcome.reason, rule=tr(outcome.reason)), "title"
        )


def show_seat(screen: Screen, record: SeatRecord) -> None:
    """Print the events that one seat has seen, and its last view. Raises: BadRecord, BadField."""
    rules = registry.rules_of(record)
    view = rules.observation.read_view(record.view)
    Game.from_view(rules, view, Rng(0))  # raises for an impossible view
    screen.print(tr("replay-seat", game=record.game, seat=view.seat), "title")
    for text in visibility.describe(view.seen):
        screen.print(f"  {text}")
    screen.print()
    screen.print_styled(rules.presentation.diagram(view))
