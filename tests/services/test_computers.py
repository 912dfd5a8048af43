"""Computer turns: a plan is followed while the view is the one it was made in, and asked for again otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest

from regalia.games import registry
from regalia.players import PlannedAction, SearchPlayer, player
from regalia.search import run_to_end
from regalia.services.matches import creation, live_match
from regalia.services.matches.commands import Act
from regalia.services.matches.creation import ComputerOpponent, NewMatch
from regalia.services.matches.entries import Acted
from regalia.services.matches.match import Match
from regalia.services.matches.ports import MoveRequest
from tests.support.fakes import FakeWorkers
from tests.support.match_services import GAME, MatchServices, until

AGAINST_COMPUTER = NewMatch(game=GAME, opponent=ComputerOpponent(1), seat="king")
Plan = Sequence[PlannedAction]
Change = Callable[[Plan], Plan]


class PlanningWorkers(FakeWorkers):
    """Plans turns as a worker process does; `change` is what is returned of each plan."""

    def __init__(self, change: Change = lambda turn: turn) -> None:
        super().__init__()
        self.change = change
        self.turns: list[Plan] = []

    def turn_for(self, request: MoveRequest) -> Plan:
        rules = registry.rules(request.game, request.texts)
        made = player(f"level-{request.level}", rules, seed=request.seed)
        assert isinstance(made, SearchPlayer)
        self.turns.append(run_to_end(made.turn_steps(request.view)))
        return self.change(self.turns[-1])


class AskedForEveryAction(PlanningWorkers):
    """Answers with one action at a time, as a player does that keeps its plan between requests."""

    def __init__(self) -> None:
        super().__init__()
        self.player: SearchPlayer | None = None

    def turn_for(self, request: MoveRequest) -> Plan:
        if self.player is None:
            made = player(f"level-{request.level}", registry.rules(request.game), seed=request.seed)
            assert isinstance(made, SearchPlayer)
            self.player = made
        self.turns.append([PlannedAction(self.player.choose(request.view).action, "")])
        return self.turns[-1]


async def computer_turn(workers: PlanningWorkers) -> tuple[Match, list[str]]:
    """Plays a match until the computer's second turn is over. Returns: the match, and the actions of that turn."""
    services = MatchServices(workers=workers)
    await services.live_matches.start()
    settings = await services.lobby.create("ann", AGAINST_COMPUTER)
    match = await services.live_matches.get(settings.id)
    await until(lambda: match.actor == "king")
    workers.turns.clear()
    ending = Act(id="1", revision=match.revision, action="end")
    await services.live_matches.execute(match.id, "ann", ending)
    await until(lambda: match.actor == "king")
    await services.live_matches.stop()
    acted = [entry.payload for entry in match.log if isinstance(entry.payload, Acted)]
    last_of_king = max(number for number, one in enumerate(acted) if one.seat == "king")
    return match, [one.text for one in acted[last_of_king + 1 :]]


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives all matches and all computer players of a test the same seeds."""
    monkeypatch.setattr(creation, "new_seed", lambda: 77)
    monkeypatch.setattr(live_match, "PLAYER_SEEDS", 1)


@pytest.mark.anyio
async def test_a_whole_turn_is_played_from_one_request_action_by_action() -> None:
    workers = PlanningWorkers()
    match, actions = await computer_turn(workers)
    (turn,) = workers.turns
    assert [planned.action for planned in turn] == actions
    assert len(actions) > 1
    numbers = [entry.number for entry in match.log if isinstance(entry.payload, Acted)]
    assert len(numbers) == len(set(numbers))  # an entry, and so an update, for each action


@pytest.mark.anyio
async def test_a_turn_by_plan_is_the_turn_that_is_played_by_asking_for_every_action() -> None:
    whole, single = PlanningWorkers(), AskedForEveryAction()
    _, by_plan = await computer_turn(whole)
    _, by_asking = await computer_turn(single)
    assert by_plan == by_asking
    assert len(whole.turns) == 1
    assert len(single.turns) == len(by_asking)


@pytest.mark.anyio
async def test_a_view_that_is_not_the_planned_one_makes_the_server_ask_again() -> None:
    def unfit(turn: Plan) -> Plan:
        first, *rest = turn
        return [first, *(msgspec.structs.replace(planned, digest="of another view") for planned in rest)]

    workers = PlanningWorkers(unfit)
    _, actions = await computer_turn(workers)
    assert len(workers.turns) == len(actions) > 1
    assert [turn[0].action for turn in workers.turns] == actions


@pytest.mark.anyio
async def test_a_planned_action_that_is_illegal_counts_as_a_failure_and_is_not_repeated() -> None:
    broken = [True]

    def once_illegal(turn: Plan) -> Plan:
        if broken.pop() if broken else False:
            return [PlannedAction("a1a2", turn[0].digest), *turn]
        return turn

    workers = PlanningWorkers(once_illegal)
    match, actions = await computer_turn(workers)
    assert "a1a2" not in actions
    assert match.ended is None
