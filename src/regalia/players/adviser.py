"""Recommends an action for the seat to act, at any point of a turn."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.game import Game
from regalia.players.choice import Choice
from regalia.players.search_player import SearchPlayer


class Adviser:
    """Recommends actions of a plan made at the start of the turn, as long as the plan was followed.

    With a budget in iterations the advice depends on the game and the player only, not on earlier requests;
    requests in sequence during one turn share one search.
    """

    def __init__(self, game: Game, make: Callable[[], SearchPlayer]) -> None:
        self.game, self.make = game, make
        self.player = make()
        self.expected: list[str] = []  # the history for which the plan holds

    def advise(self) -> Choice:
        """The action for the seat to act. Raises: GameOver, BadField."""
        history = [step.text for step in self.game.steps]
        if not self.expected or history != self.expected:
            self.player = self.make()
            if self.player.budget and self.player.budget.iterations:  # a time budget must not be spent twice
                self.catch_up()
        seat = self.game.actor or self.game.seats[0]
        choice = self.player.choose(self.game.view(seat))
        self.expected = [*history, choice.action] if self.player.plan else []
        return choice

    def catch_up(self) -> None:
        """Replays the turn from its start with a new player, which then has the plan of the whole turn."""
        seat, past, done = self.game.actor, self.game.copy(), []
        while seat and past.steps and past.steps[-1].actor == seat:
            done.append(past.pop())
        while seat and done:
            if self.player.choose(past.view(seat)).action != done[-1]:
                self.player.clear_plan()
                return
            past.push(done.pop())
            if done and not self.player.plan:
                return
