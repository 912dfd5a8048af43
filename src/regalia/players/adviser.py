"""Advice for whoever is to act in a game, asked for at any moment of a turn."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.game import Game
from regalia.players.choice import Choice
from regalia.players.search_player import SearchPlayer


class Adviser:
    """In the middle of a turn, the advice is what a player had in mind when the turn began, if that was done.

    So with a number of iterations it depends on the game and the player alone, never on what was asked
    before, and yet a turn is thought out only once while its questions come one after the other.
    """

    def __init__(self, game: Game, make: Callable[[], SearchPlayer]) -> None:
        self.game, self.make = game, make
        self.player = make()
        self.expected: list[str] = []  # the history after which the player goes on with its turn

    def advise(self) -> Choice:
        """The action for the seat to act. Raises: GameOver, BadField."""
        history = [step.text for step in self.game.steps]
        if not self.expected or history != self.expected:
            self.player = self.make()
            if self.player.budget and self.player.budget.iterations:  # time is not to be spent twice
                self.catch_up()
        seat = self.game.actor or self.game.seats[0]
        choice = self.player.choose(self.game.view(seat))
        self.expected = [*history, choice.action] if self.player.plan else []
        return choice

    def catch_up(self) -> None:
        """Let a new player think about the turn from its beginning, and follow it as far as it was done."""
        seat, past, done = self.game.actor, self.game.copy(), []
        while seat and past.steps and past.steps[-1].actor == seat:
            done.append(past.pop())
        while seat and done:
            if self.player.choose(past.view(seat)).action != done[-1]:
                self.player.forget()
                return
            past.push(done.pop())
            if done and not self.player.plan:
                return
