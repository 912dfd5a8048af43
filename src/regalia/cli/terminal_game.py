"""A game at one terminal, from the first move to the last: people and the computer in turn."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from regalia.cli import files, turn
from regalia.cli.screen import Screen
from regalia.core.contract import SPECTATOR, Preset, Seat
from regalia.core.errors import BadNotation, RegaliaError
from regalia.core.game import Game
from regalia.core.i18n import tr
from regalia.core.rng import Rng
from regalia.core.saved_game import Play
from regalia.players import SearchPlayer, level

MAX_HINTS = 5  # who was asked so often needs no more hints
MAX_LISTED_ACTIONS = 10  # actions that are all named
MAX_MATCHES_SHOWN = 6  # actions that are named where a line may mean any of them


class PlayerQuit(Exception):
    """The player has left the table."""


class TerminalGame:
    """One game, those who play it, and where it is kept.

    `path` is the file that the game is saved to whenever the turn passes on; without one it is saved only
    when somebody says so or leaves.
    """

    def __init__(
        self, game: Game, play: Play, screen: Screen, *, path: Path | None, seed: int | None
    ) -> None:
        self.game = game
        self.play = play
        self.screen = screen
        self.path = path
        self.rng = Rng(secrets.randbits(64) if seed is None else seed)  # the computer's, not the game's
        self.computers: dict[Seat, SearchPlayer] = {}
        self.viewer: Seat | None = None  # who sees the screen
        self.saved_actions = self.actions() if path else []  # what is safe on disk
        self.warned_at = -1
        self.asked_at = -1  # where the last question was that was asked in the open
        self.plans: dict[Seat, str] = {}  # what a seat has chosen by name and not done to its end
        self.hint_counts: Counter[tuple[Seat, str]] = Counter()
        self.commands = {
            "?": self.help, "help": self.help, "moves": self.moves, "undo": self.undo, "save": self.save,
            "board": self.board, "log": self.log, "quit": self.quit, "exit": self.quit, "q": self.quit,
        }  # fmt: skip

    # The game.

    def run(self) -> None:
        """Play to the end. Raises: Left; EOFError at the end of input."""
        while seat := self.game.actor:
            if seat in self.play.people:
                self.play_person(seat)
            else:
                self.play_computer(seat)
            if self.path and self.game.actor != seat:
                self.save_to(self.path)
        self.screen.clear()
        self.screen.print_styled(self.game.spec.picture(self.game.spec.view(self.game.state, None, ())))
        self.show_result()

    def play_person(self, seat: Seat) -> None:
        """A person's turn, until it is somebody else's."""
        while self.game.actor == seat:
            if action := self.planned_action(seat):
                self.follow_plan(action)
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
        """See to it that the screen shows what it should to whom it should, and to nobody else."""
        if self.viewer == seat:
            return
        if len(self.play.people) == 1:
            self.viewer = seat
            self.draw(turn.events_since(self.game, seat, seat))
        elif not turn.public_actions(self.game):
            self.hand_over(seat)
        elif self.asked_at != len(self.game.steps):
            self.asked_at = len(self.game.steps)
            self.viewer = SPECTATOR
            self.screen.hide()
            self.draw(turn.events_since(self.game, seat, SPECTATOR))

    def hand_over(self, seat: Seat) -> None:
        """Let one of two people see what the other may not."""
        self.screen.hand_over(tr("hand-over", seat=seat))
        self.viewer = seat
        self.draw(turn.events_since(self.game, seat, seat))

    def handle_input(self, line: str) -> None:
        """Do what a line says: an offer by its number, or an action. Raises: RegaliaError."""
        offers = self.offers()
        if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(offers):
            offer = offers[int(line) - 1]
            assert self.game.actor is not None
            self.plans[self.game.actor] = offer.id
            return
        action = turn.match_action(line, self.game)
        many = turn.abbreviated(line, self.visible_legal()) if action not in self.game.legal() else []
        if len(many) > 1:
            told = ", ".join(many[:MAX_MATCHES_SHOWN]) + (", …" if len(many) > MAX_MATCHES_SHOWN else "")
            self.screen.print(tr("which-one", actions=told), "strong")
        elif self.viewer == self.game.actor or action in self.visible_legal():
            self.act(action)
        else:  # a refusal, too, would tell what only one of them may know
            self.screen.print(tr("hint-open", seat=self.game.actor), "danger")

    def follow_plan(self, action: str) -> None:
        """Do the next thing of a plan."""
        seat = self.game.actor
        assert seat is not None
        events = self.game.push(action, seat=seat)
        if not self.screen.interactive:
            self.print_lines(turn.describe(turn.observed_events(self.game, events, self.viewer or SPECTATOR)))
        elif self.game.actor == seat == self.viewer:
            self.draw(turn.events_since(self.game, seat, seat))

    def planned_action(self, seat: Seat) -> str | None:
        """The next action of what a person has chosen by name, as long as the same is offered."""
        if seat not in self.plans:
            return None
        legal = self.game.legal()
        for offer in self.game.spec.presets(self.game.view(seat), legal):
            if offer.id == self.plans[seat]:
                return offer.actions[0]
        del self.plans[seat]
        return None

    def act(self, action: str) -> None:
        """Do what the player says, unless it should be said twice. Raises: RegaliaError."""
        seat = self.game.actor
        assert seat is not None
        if self.screen.interactive and action in self.game.legal() and self.warned_at != len(self.game.steps):
            unused = turn.unused_points(self.game, action)
            if unused:
                self.warned_at = len(self.game.steps)
                self.screen.print(tr("end-warning", unused=unused, action=action), "strong")
                return
        eyes = self.viewer or seat
        done = turn.describe(turn.observed_events(self.game, self.game.push(action, seat=seat), eyes))
        if self.game.actor == seat:
            self.update(done)
        elif not self.screen.interactive:
            self.print_lines(done[:1])  # the rest is told to whom it concerns

    def play_computer(self, seat: Seat) -> None:
        """One action of the computer, told to the person opposite."""
        [facing] = self.play.people
        self.viewer = facing
        if self.screen.interactive:
            self.draw(turn.events_since(self.game, facing, facing), hint=False)
        with self.screen.spinner(tr("thinking", seat=seat)):
            chosen = self.computer_player(seat).choose(self.game.view(seat))
        events = self.game.push(chosen.action, seat=seat)
        if not self.screen.interactive:
            self.print_lines(turn.describe(turn.observed_events(self.game, events, facing)))
        elif self.game.actor == facing:
            self.draw(turn.events_since(self.game, facing, facing))
        if not self.screen.interactive and self.game.actor == facing:
            self.draw([])

    def computer_player(self, seat: Seat) -> SearchPlayer:
        """The computer at a seat, which has its turn in mind; another one where the level was changed."""
        strength = level(self.game.id, self.play.level)
        settings = strength.by_seat(self.game.seats)
        there = self.computers.get(seat)
        if there is None or (there.settings, there.budget) != (settings, strength.budget):
            there = SearchPlayer(
                "computer",
                self.game.spec,
                settings,
                budget=strength.budget,
                seed=self.rng.below(1 << 30),
            )
            self.computers[seat] = there
        return there

    # What is on the screen.

    def draw(self, news: list[str], *, hint: bool = True) -> None:
        """The board as the one who faces the screen may see it, and the news."""
        viewer = self.viewer
        assert viewer is not None
        picture = self.game.spec.picture(self.game.view(viewer))
        self.screen.clear()
        self.screen.print_styled(picture)
        self.screen.print()
        if self.screen.interactive:
            room = self.screen.console.height - len(picture) - 4  # the prompt, and a word or two below it
            news = turn.fit_lines(news, self.screen.console.width, room)
        self.print_lines(news)
        if hint and self.game.actor and self.game.actor in self.play.people:
            self.hint(self.game.actor)

    def hint(self, seat: Seat) -> None:
        """What may be said now, to those who are new to the question; and what is offered."""
        asked_at = self.game.spec.prompt(self.game.view(seat))
        self.hint_counts[seat, asked_at] += 1
        if self.viewer != seat:
            self.screen.print(tr("hint-open", seat=seat), "faint")
        offered = self.offered()
        self.print_lines(offered)
        legal = self.visible_legal()
        if self.hint_counts[seat, asked_at] <= MAX_HINTS:
            example, space = turn.example(legal)
            words = tr(f"hint-{self.game.id}-{asked_at}", example=example, space=space, offered=len(offered))
            self.screen.print(words, "faint")
        if len(legal) <= MAX_LISTED_ACTIONS:
            self.screen.print(tr("hint-choices", actions=", ".join(legal).replace(":", " ")), "faint")

    def offered(self) -> list[str]:
        """What is offered, by number: with a word about each where there is room."""
        offers = self.offers()
        room = self.screen.console.height - 20 if self.screen.interactive else len(offers)
        if len(offers) <= room:
            return [f"  {k:>2}  {told(offer)}" for k, offer in enumerate(offers, start=1)]
        return turn.columns([f"{k:>2}  {offer.name}" for k, offer in enumerate(offers, start=1)])

    def offers(self) -> Sequence[Preset]:
        """What the seat to act is offered, unless somebody else sees the screen."""
        seat = self.game.actor
        if seat is None or (self.viewer != seat and not turn.public_actions(self.game)):
            return ()
        return self.game.spec.presets(self.game.view(seat), self.game.legal())

    def visible_legal(self) -> list[str]:
        """The legal actions, as far as whoever sees the screen may know of them."""
        return self.game.legal() if self.viewer == self.game.actor else turn.public_actions(self.game)

    def update(self, news: list[str]) -> None:
        """Show what an action has done: on a terminal with the board drawn anew, else in words."""
        if self.screen.interactive:
            self.draw(news)
        else:
            self.print_lines(news)

    def print_lines(self, texts: list[str]) -> None:
        """Some lines, one below the other."""
        for text in texts:
            self.screen.print(text)

    def show_error(self, error: RegaliaError) -> None:
        """Say why not, with the rule."""
        self.screen.print(f"{error.rule}: {error}" if error.rule else str(error), "danger")
        if isinstance(error, BadNotation):
            self.screen.print(tr("ask-help"))

    def show_result(self) -> None:
        """The last thing that happened, who has won, and by which rule."""
        outcome = self.game.outcome()
        assert outcome is not None
        *before, last = turn.describe(self.game.steps[-1].events)
        self.screen.print()
        self.print_lines(before)
        self.screen.print(f"{last} ({outcome.reason})", "title")

    # What a player can ask for.

    def help(self, _: str) -> None:
        """What can be said."""
        self.print_lines([tr(f"help-{self.game.id}"), "", tr("help-commands")])

    def moves(self, rest: str) -> None:
        """The legal moves, of all or from one space."""
        space, legal = rest.lower(), self.visible_legal()
        if not space:
            self.print_lines([f"  {k:>2}  {told(offer)}" for k, offer in enumerate(self.offers(), start=1)])
        self.print_lines(
            turn.list_moves_from(self.game, space, legal) if space else turn.list_moves(self.game, legal)
        )

    def undo(self, _: str) -> None:
        """Take back the last action of this turn, unless it has told a secret."""
        assert self.viewer is not None
        if why := turn.why_not_undo(self.game, self.viewer):
            self.screen.print(why, "danger")
        else:
            self.update([tr("undone", action=self.game.pop())])

    def save(self, rest: str) -> None:
        """Save the game, here or there. Raises: OSError, BadField."""
        path = Path(rest).expanduser() if rest else self.path or files.unfinished_path()
        self.save_to(path)
        self.path = path
        self.screen.print(tr("saved", file=str(path)))

    def board(self, _: str) -> None:
        """Draw the board anew."""
        self.draw([])

    def log(self, _: str) -> None:
        """All that has been seen so far."""
        assert self.viewer is not None
        self.print_lines(turn.describe(self.game.seen(self.viewer)))

    def quit(self, _: str) -> None:
        """Leave, and save the game first if that is wanted. Raises: Left, OSError, BadField."""
        if not self.is_saved() and self.screen.confirm(tr("ask-save"), default=True):
            path = self.path or files.unfinished_path()
            named = self.screen.ask(tr("ask-file", file=str(path)))
            self.save(named or str(path))
        raise PlayerQuit

    # Keeping.

    def is_saved(self) -> bool:
        """Whether nothing would be lost: all is saved, or no person has done anything."""
        touched = any(step.actor in self.play.people for step in self.game.steps)
        return not touched or self.saved_actions == self.actions()

    def actions(self) -> list[str]:
        """The game so far."""
        return [step.text for step in self.game.steps]

    def save_to(self, path: Path) -> None:
        """Save the game. Raises: OSError, BadField."""
        files.save_game(path, self.game, self.play)
        self.saved_actions = self.actions()


def told(offer: Preset) -> str:
    """An offer, with a word about it."""
    return tr("hint-offer", name=offer.name, note=offer.note)
