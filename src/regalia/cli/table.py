"""A game at one terminal, from the first move to the last: people and the computer in turn."""

from __future__ import annotations

import secrets
from pathlib import Path

from regalia.cli import saves, turn
from regalia.cli.saves import Play
from regalia.cli.screen import Screen
from regalia.core.contract import Seat
from regalia.core.dice import Dice
from regalia.core.errors import BadNotation, RegaliaError
from regalia.core.game import Game
from regalia.core.words import tr
from regalia.players import LEVELS, choose

NEW = 5  # who has acted so often needs no more hints


class Left(Exception):
    """The player has left the table."""


class Table:
    """One game, those who play it, and where it is kept.

    `path` is the file that the game is saved to whenever the turn passes on; without one it is saved only
    when somebody says so or leaves.
    """

    def __init__(
        self, game: Game, play: Play, screen: Screen, *, path: Path | None, luck: int | None
    ) -> None:
        self.game = game
        self.play = play
        self.screen = screen
        self.path = path
        self.luck = Dice(secrets.randbits(64) if luck is None else luck)  # the computer's, not the game's
        self.facing: Seat | None = None  # who sees the screen
        self.kept = self.actions() if path else []  # what is safe on disk
        self.warned = -1
        self.commands = {
            "?": self.help, "help": self.help, "moves": self.moves, "undo": self.undo, "save": self.save,
            "board": self.board, "log": self.log, "quit": self.quit, "exit": self.quit, "q": self.quit,
        }  # fmt: skip

    # The game.

    def run(self) -> None:
        """Play to the end. Raises: Left; EOFError at the end of input."""
        while seat := self.game.actor:
            if seat in self.play.people:
                self.person(seat)
            else:
                self.computer(seat)
            if self.path and self.game.actor != seat:
                self.keep(self.path)
        self.screen.clear()
        self.screen.show(self.game.spec.picture(self.game.spec.view(self.game.engine, None, ())))
        self.result()

    def person(self, seat: Seat) -> None:
        """A person's turn, until it is somebody else's."""
        if self.facing != seat:
            if len(self.play.people) > 1:
                self.screen.curtain(tr("hand-over", seat=seat))
            self.facing = seat
            self.draw(turn.meanwhile(self.game, seat))
        while self.game.actor == seat:
            line = self.screen.ask(f"{seat}>")
            word, _, rest = line.partition(" ")
            try:
                if word.lower() in self.commands:
                    self.commands[word.lower()](rest.strip())
                elif line:
                    self.act(turn.meant(line, self.game.legal()))
            except RegaliaError as error:
                self.refuse(error)
            except OSError as error:
                self.screen.say(
                    tr("file-error", file=str(error.filename), what=str(error.strerror)), "danger"
                )

    def act(self, action: str) -> None:
        """Do what the player says, unless it should be said twice. Raises: RegaliaError."""
        seat = self.game.actor
        assert seat is not None
        if self.screen.interactive and action in self.game.legal() and self.warned != len(self.game.steps):
            unused = turn.wasted(self.game, action)
            if unused:
                self.warned = len(self.game.steps)
                self.screen.say(tr("end-warning", unused=unused, action=action), "strong")
                return
        done = turn.words(turn.shown(self.game, self.game.push(action, seat=seat), seat))
        if self.game.actor == seat:
            self.update(done)
        elif not self.screen.interactive:
            self.lines(done[:1])  # the rest is told to whom it concerns

    def computer(self, seat: Seat) -> None:
        """One action of the computer, told to the person opposite."""
        [facing] = self.play.people
        self.facing = facing
        if self.screen.interactive:
            self.draw(turn.meanwhile(self.game, facing), hint=False)
        with self.screen.waiting(tr("thinking", seat=seat)):
            view = self.game.view(seat)
            budget = LEVELS[self.play.level]
            chosen = choose(self.game.spec, view, budget=budget, seed=self.luck.roll(1 << 30))
        events = self.game.push(chosen.action, seat=seat)
        if not self.screen.interactive:
            self.lines(turn.words(turn.shown(self.game, events, facing)))
        elif self.game.actor == facing:
            self.draw(turn.meanwhile(self.game, facing))
        if not self.screen.interactive and self.game.actor == facing:
            self.draw([])

    # What is on the screen.

    def draw(self, news: list[str], *, hint: bool = True) -> None:
        """The board as the one who faces the screen may see it, and the news."""
        facing = self.facing
        assert facing is not None
        picture = self.game.spec.picture(self.game.view(facing))
        self.screen.clear()
        self.screen.show(picture)
        self.screen.say()
        if self.screen.interactive:
            room = self.screen.console.height - len(picture) - 4  # the prompt, and a word or two below it
            news = turn.fit(news, self.screen.console.width, room)
        self.lines(news)
        if hint and self.game.actor == facing:
            self.hint(facing)

    def hint(self, seat: Seat) -> None:
        """What may be said now; in an ordinary turn only to those who are new."""
        legal = self.game.legal()
        kind = turn.kind(legal)
        if kind != "turn" or sum(step.actor == seat for step in self.game.steps) < NEW:
            example, space = turn.example(legal)
            self.screen.say(tr(f"hint-{self.game.id}-{kind}", example=example, space=space), "faint")

    def update(self, news: list[str]) -> None:
        """Show what an action has done: on a terminal with the board drawn anew, else in words."""
        if self.screen.interactive:
            self.draw(news)
        else:
            self.lines(news)

    def lines(self, texts: list[str]) -> None:
        """Some lines, one below the other."""
        for text in texts:
            self.screen.say(text)

    def refuse(self, error: RegaliaError) -> None:
        """Say why not, with the rule."""
        self.screen.say(f"{error.rule}: {error}" if error.rule else str(error), "danger")
        if isinstance(error, BadNotation):
            self.screen.say(tr("ask-help"))

    def result(self) -> None:
        """The last thing that happened, who has won, and by which rule."""
        outcome = self.game.outcome()
        assert outcome is not None
        *before, last = turn.words(self.game.steps[-1].events)
        self.screen.say()
        self.lines(before)
        self.screen.say(f"{last} ({outcome.reason})", "title")

    # What a player can ask for.

    def help(self, _: str) -> None:
        """What can be said."""
        self.lines([tr(f"help-{self.game.id}"), "", tr("help-commands")])

    def moves(self, rest: str) -> None:
        """The legal moves, of all or from one space."""
        space = rest.lower()
        self.lines(turn.moves_of(self.game, space) if space else turn.moves(self.game))

    def undo(self, _: str) -> None:
        """Take back the last action of this turn, unless it has told a secret."""
        assert self.facing is not None
        if why := turn.why_not_undo(self.game, self.facing):
            self.screen.say(why, "danger")
        else:
            self.update([tr("undone", action=self.game.pop())])

    def save(self, rest: str) -> None:
        """Save the game, here or there. Raises: OSError, BadField."""
        path = Path(rest).expanduser() if rest else self.path or saves.unfinished()
        self.keep(path)
        self.path = path
        self.screen.say(tr("saved", file=str(path)))

    def board(self, _: str) -> None:
        """Draw the board anew."""
        self.draw([])

    def log(self, _: str) -> None:
        """All that has been seen so far."""
        assert self.facing is not None
        self.lines(turn.words(self.game.seen(self.facing)))

    def quit(self, _: str) -> None:
        """Leave, and save the game first if that is wanted. Raises: Left, OSError, BadField."""
        if not self.is_kept() and self.screen.agrees(tr("ask-save"), default=True):
            path = self.path or saves.unfinished()
            named = self.screen.ask(tr("ask-file", file=str(path)))
            self.save(named or str(path))
        raise Left

    # Keeping.

    def is_kept(self) -> bool:
        """Whether nothing would be lost: all is saved, or no person has done anything."""
        touched = any(step.actor in self.play.people for step in self.game.steps)
        return not touched or self.kept == self.actions()

    def actions(self) -> list[str]:
        """The game so far."""
        return [step.text for step in self.game.steps]

    def keep(self, path: Path) -> None:
        """Save the game. Raises: OSError, BadField."""
        saves.keep(path, self.game, self.play)
        self.kept = self.actions()
