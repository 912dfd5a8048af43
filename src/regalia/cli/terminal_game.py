"""A game at the terminal: prompts people, runs the computer's turns, and saves."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from regalia.cli import files, move_list, typed_actions, visibility
from regalia.cli.screen import Screen
from regalia.core.contract import SPECTATOR, Preset, Seat
from regalia.core.errors import BadNotation, RegaliaError
from regalia.core.game import Game
from regalia.core.i18n import tr
from regalia.core.rng import Rng
from regalia.core.saved_game import Play
from regalia.players import SearchPlayer, level

MAX_HINTS = 5  # times that a prompt is explained to a seat
MAX_LISTED_ACTIONS = 10  # legal actions are listed with the prompt up to this number
MAX_MATCHES_SHOWN = 6  # matches that are named for an ambiguous line


class PlayerQuit(Exception):
    """The player has quit the game."""


class TerminalGame:
    """A game, its players and its file.

    The game is saved to `path` after each turn; without a path only on the `save` command or on leaving.
    `seed` is for the computer's search and independent of the game's random numbers.
    """

    def __init__(
        self, game: Game, play: Play, screen: Screen, *, path: Path | None, seed: int | None
    ) -> None:
        self.game = game
        self.play = play
        self.screen = screen
        self.path = path
        self.rng = Rng(secrets.randbits(64) if seed is None else seed)  # for the computer's search
        self.computers: dict[Seat, SearchPlayer] = {}
        self.viewer: Seat | None = None  # the seat that sees the screen
        self.saved_actions = self.actions() if path else []  # the actions in the saved file
        self.warned_at = -1  # ply at which the player was warned about unused points
        self.public_prompt_at = -1  # ply of the last prompt that both people may see
        self.active_presets: dict[Seat, str] = {}  # by seat: id of the preset that is being played
        self.hint_counts: Counter[tuple[Seat, str]] = Counter()
        self.commands = {
            "?": self.help, "help": self.help, "moves": self.moves, "undo": self.undo, "save": self.save,
            "board": self.board, "log": self.log, "quit": self.quit, "exit": self.quit, "q": self.quit,
        }  # fmt: skip

    # Turns.

    def run(self) -> None:
        """Play to the end. Raises: PlayerQuit; EOFError at the end of input."""
        while seat := self.game.actor:
            if seat in self.play.people:
                self.play_person(seat)
            else:
                self.play_computer(seat)
            if self.path and self.game.actor != seat:
                self.save_to(self.path)
        self.screen.clear()
        self.screen.print_styled(
            self.game.rules.presentation.diagram(self.game.rules.observation.view(self.game.state, None, ()))
        )
        self.show_result()

    def play_person(self, seat: Seat) -> None:
        """Prompt a person until the other seat is to act."""
        while self.game.actor == seat:
            if action := self.next_preset_action(seat):
                self.apply_preset_action(action)
                continue
            self.update_viewer(seat)
            line = self.screen.ask(tr("prompt", seat=seat))
            word, _, rest = line.partition(" ")
            try:
                if word.lower() in self.commands:
                    self.commands[word.lower()](rest.strip())
                elif line:
                    self.handle_input(line)
                elif self.viewer != seat:
                    self.hand_over(seat)
            except RegaliaError as error:
                self.show_error(error)
            except OSError as error:
                self.screen.print(
                    tr("file-error", file=str(error.filename), what=str(error.strerror)), "danger"
                )

    def update_viewer(self, seat: Seat) -> None:
        """Make the screen show what the seat to act may see, and hide it from the other person."""
        if self.viewer == seat:
            return
        if len(self.play.people) == 1:
            self.viewer = seat
            self.draw(visibility.events_since(self.game, seat, seat))
        elif not visibility.public_actions(self.game):
            self.hand_over(seat)
        elif self.public_prompt_at != len(self.game.steps):
            self.public_prompt_at = len(self.game.steps)
            self.viewer = SPECTATOR
            self.screen.hide()
            self.draw(visibility.events_since(self.game, seat, SPECTATOR))

    def hand_over(self, seat: Seat) -> None:
        """Hand the screen to one of two people and show its view."""
        self.screen.hand_over(tr("hand-over", seat=seat))
        self.viewer = seat
        self.draw(visibility.events_since(self.game, seat, seat))

    def handle_input(self, line: str) -> None:
        """Handle a typed line: a preset by its number, or an action. Raises: RegaliaError."""
        presets = self.presets()
        if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(presets):
            preset = presets[int(line) - 1]
            assert self.game.actor is not None
            self.active_presets[self.game.actor] = preset.id
            return
        action = typed_actions.match_action(line, self.game)
        matches = (
            typed_actions.abbreviated(line, self.visible_legal()) if action not in self.game.legal() else []
        )
        if len(matches) > 1:
            more = ["…"] if len(matches) > MAX_MATCHES_SHOWN else []
            names = ", ".join(matches[:MAX_MATCHES_SHOWN] + more)
            self.screen.print(tr("which-one", actions=names), "strong")
        elif self.viewer == self.game.actor or action in self.visible_legal():
            self.act(action)
        else:  # a refusal would reveal what only one of them may know
            self.screen.print(tr("hint-open", seat=self.game.actor), "danger")

    def apply_preset_action(self, action: str) -> None:
        """Apply the next action of a preset."""
        seat = self.game.actor
        assert seat is not None
        events = self.game.push(action, seat=seat)
        if not self.screen.interactive:
            self.print_lines(
                visibility.describe(visibility.observed_events(self.game, events, self.viewer or SPECTATOR))
            )
        elif self.game.actor == seat == self.viewer:
            self.draw(visibility.events_since(self.game, seat, seat))

    def next_preset_action(self, seat: Seat) -> str | None:
        """The next action of the chosen preset, as long as it is still available."""
        if seat not in self.active_presets:
            return None
        legal = self.game.legal()
        for preset in self.game.rules.knowledge.presets(self.game.view(seat), legal):
            if preset.id == self.active_presets[seat]:
                return preset.actions[0]
        del self.active_presets[seat]
        return None

    def act(self, action: str) -> None:
        """Apply an action; warn once before points are left unused. Raises: RegaliaError."""
        seat = self.game.actor
        assert seat is not None
        if self.screen.interactive and action in self.game.legal() and self.warned_at != len(self.game.steps):
            unused = visibility.unused_points(self.game, action)
            if unused:
                self.warned_at = len(self.game.steps)
                self.screen.print(tr("end-warning", unused=unused, action=action), "strong")
                return
        viewer = self.viewer or seat
        done = visibility.describe(
            visibility.observed_events(self.game, self.game.push(action, seat=seat), viewer)
        )
        if self.game.actor == seat:
            self.update(done)
        elif not self.screen.interactive:
            self.print_lines(done[:1])  # the other events are printed for the next viewer

    def play_computer(self, seat: Seat) -> None:
        """Choose and apply one action of the computer, and show it to the person."""
        [viewer] = self.play.people
        self.viewer = viewer
        if self.screen.interactive:
            self.draw(visibility.events_since(self.game, viewer, viewer), hint=False)
        with self.screen.spinner(tr("thinking", seat=seat)):
            chosen = self.computer_player(seat).choose(self.game.view(seat))
        events = self.game.push(chosen.action, seat=seat)
        if not self.screen.interactive:
            self.print_lines(visibility.describe(visibility.observed_events(self.game, events, viewer)))
        elif self.game.actor == viewer:
            self.draw(visibility.events_since(self.game, viewer, viewer))
        if not self.screen.interactive and self.game.actor == viewer:
            self.draw([])

    def computer_player(self, seat: Seat) -> SearchPlayer:
        """The search player of a seat: it holds the planned turn; replaced if the level changed."""
        strength = level(self.game.rules, self.play.level)
        settings = strength.by_seat(self.game.seats)
        player = self.computers.get(seat)
        if player is None or (player.settings, player.budget) != (settings, strength.budget):
            player = SearchPlayer(
                "computer",
                self.game.rules,
                settings,
                budget=strength.budget,
                seed=self.rng.below(1 << 30),
            )
            self.computers[seat] = player
        return player

    # Output.

    def draw(self, lines: list[str], *, hint: bool = True) -> None:
        """Draw the board as the viewer may see it, then print lines and a hint."""
        viewer = self.viewer
        assert viewer is not None
        diagram = self.game.rules.presentation.diagram(self.game.view(viewer))
        self.screen.clear()
        self.screen.print_styled(diagram)
        self.screen.print()
        if self.screen.interactive:
            room = self.screen.console.height - len(diagram) - 4  # the prompt and a line or two below it
            lines = visibility.fit_lines(lines, self.screen.console.width, room)
        self.print_lines(lines)
        if hint and self.game.actor and self.game.actor in self.play.people:
            self.hint(self.game.actor)

    def hint(self, seat: Seat) -> None:
        """Print the presets, and explain the prompt to a seat that has seen it less than MAX_HINTS times."""
        prompt = self.game.rules.presentation.prompt(self.game.view(seat))
        self.hint_counts[seat, prompt] += 1
        if self.viewer != seat:
            self.screen.print(tr("hint-open", seat=seat), "faint")
        presets = self.preset_lines()
        self.print_lines(presets)
        legal = self.visible_legal()
        if self.hint_counts[seat, prompt] <= MAX_HINTS:
            example, space = move_list.example(legal)
            text = tr(f"hint-{self.game.id}-{prompt}", example=example, space=space, offered=len(presets))
            self.screen.print(text, "faint")
        if len(legal) <= MAX_LISTED_ACTIONS:
            self.screen.print(tr("hint-choices", actions=", ".join(legal).replace(":", " ")), "faint")

    def preset_lines(self) -> list[str]:
        """Lines with the numbered presets; with their notes if there is room."""
        presets = self.presets()
        room = self.screen.console.height - 20 if self.screen.interactive else len(presets)
        if len(presets) <= room:
            return [f"  {k:>2}  {preset_line(preset)}" for k, preset in enumerate(presets, start=1)]
        return move_list.columns([f"{k:>2}  {preset.name}" for k, preset in enumerate(presets, start=1)])

    def presets(self) -> Sequence[Preset]:
        """The presets of the seat to act; none if the viewer may not know them."""
        seat = self.game.actor
        if seat is None or (self.viewer != seat and not visibility.public_actions(self.game)):
            return ()
        return self.game.rules.knowledge.presets(self.game.view(seat), self.game.legal())

    def visible_legal(self) -> list[str]:
        """The legal actions that the viewer may know."""
        return self.game.legal() if self.viewer == self.game.actor else visibility.public_actions(self.game)

    def update(self, lines: list[str]) -> None:
        """Show the effect of an action: on a terminal redraw the board, otherwise print lines."""
        if self.screen.interactive:
            self.draw(lines)
        else:
            self.print_lines(lines)

    def print_lines(self, texts: list[str]) -> None:
        """Print lines."""
        for text in texts:
            self.screen.print(text)

    def show_error(self, error: RegaliaError) -> None:
        """Print an error with its rule."""
        self.screen.print(f"{error.rule}: {error}" if error.rule else str(error), "danger")
        if isinstance(error, BadNotation):
            self.screen.print(tr("ask-help"))

    def show_result(self) -> None:
        """Print the last events, the winner and the rule."""
        outcome = self.game.outcome()
        assert outcome is not None
        *before, last = visibility.describe(self.game.steps[-1].events)
        self.screen.print()
        self.print_lines(before)
        self.screen.print(f"{last} ({outcome.reason})", "title")

    # Commands.

    def help(self, _: str) -> None:
        """Print the notation and the commands."""
        self.print_lines([tr(f"help-{self.game.id}"), "", tr("help-commands")])

    def moves(self, rest: str) -> None:
        """Print the legal moves, all or those from one space."""
        space, legal = rest.lower(), self.visible_legal()
        if not space:
            self.print_lines(
                [f"  {k:>2}  {preset_line(preset)}" for k, preset in enumerate(self.presets(), start=1)]
            )
        self.print_lines(
            move_list.list_moves_from(self.game, space, legal)
            if space
            else move_list.list_moves(self.game, legal)
        )

    def undo(self, _: str) -> None:
        """Undo the last action of this turn, unless it revealed a secret."""
        assert self.viewer is not None
        if why := visibility.why_not_undo(self.game, self.viewer):
            self.screen.print(why, "danger")
        else:
            self.update([tr("undone", action=self.game.pop())])

    def save(self, rest: str) -> None:
        """Save the game, optionally to another file. Raises: OSError, BadField."""
        path = Path(rest).expanduser() if rest else self.path or files.unfinished_path()
        self.save_to(path)
        self.path = path
        self.screen.print(tr("saved", file=str(path)))

    def board(self, _: str) -> None:
        """Redraw the board."""
        self.draw([])

    def log(self, _: str) -> None:
        """Print all events that the viewer has seen."""
        assert self.viewer is not None
        self.print_lines(visibility.describe(self.game.seen(self.viewer)))

    def quit(self, _: str) -> None:
        """Quit; offer to save the game first. Raises: PlayerQuit, OSError, BadField."""
        if not self.is_saved() and self.screen.confirm(tr("ask-save"), default=True):
            path = self.path or files.unfinished_path()
            named = self.screen.ask(tr("ask-file", file=str(path)))
            self.save(named or str(path))
        raise PlayerQuit

    # Saving.

    def is_saved(self) -> bool:
        """Whether nothing would be lost: all is saved, or no person has acted."""
        touched = any(step.actor in self.play.people for step in self.game.steps)
        return not touched or self.saved_actions == self.actions()

    def actions(self) -> list[str]:
        """The actions so far."""
        return [step.text for step in self.game.steps]

    def save_to(self, path: Path) -> None:
        """Save the game. Raises: OSError, BadField."""
        files.save_game(path, self.game, self.play)
        self.saved_actions = self.actions()


def preset_line(preset: Preset) -> str:
    """One line about a preset."""
    return tr("hint-offer", name=preset.name, note=preset.note)
