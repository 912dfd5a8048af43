"""The suite can fail: games with one fault each, and the check that catches it."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
import pytest

import regalia
from regalia.core import contract
from regalia.core.contract import Chances, Event, Move, Seat
from regalia.core.errors import BadNotation, IllegalAction, Refusal
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.formats.position import fates
from regalia.games.king_and_assassins.manifest import (
    KingAndAssassinsKnowledge,
    KingAndAssassinsNotation,
    KingAndAssassinsObservation,
    KingAndAssassinsPresentation,
    KingAndAssassinsRules,
    KingAndAssassinsSetup,
)
from regalia.games.king_and_assassins.observation import events as ka
from regalia.games.king_and_assassins.observation.view import View as KaView
from regalia.games.king_and_assassins.presentation.details import KingAndAssassinsDetails
from regalia.testing import check
from tests.games.king_and_assassins import rare_positions as positions

pytestmark = pytest.mark.compiled_only  # tests the suite, not the game


class ViewRevealsAnAssassin(KingAndAssassinsObservation):
    def view(self, state: KingAndAssassinsState, seat: Seat | None, seen: Sequence[Event]) -> KaView:
        told = super().view(state, seat, seen)
        return msgspec.structs.replace(told, assassins=dict(list(fates(state).items())[:1]))


class CaptureIsRevealed(KingAndAssassinsObservation):
    def observe(self, event: Event, seat: Seat) -> Event | None:
        return event if isinstance(event, ka.Captured) else super().observe(event, seat)


class PickIsRevealed(KingAndAssassinsObservation):
    def observe(self, event: Event, seat: Seat) -> Event | None:
        return event if isinstance(event, ka.Picked) else super().observe(event, seat)


class ObservedTwiceIsLess(KingAndAssassinsObservation):
    def observe(self, event: Event, seat: Seat) -> Event | None:
        return (
            None if isinstance(event, ka.Picked) and event.citizens is None else super().observe(event, seat)
        )


class SpectatorSeesMore(KingAndAssassinsObservation):
    def observe(self, event: Event, seat: Seat) -> Event | None:
        return event if seat == contract.SPECTATOR else super().observe(event, seat)


class NothingIsRevealed(KingAndAssassinsObservation):
    def reveals_to(self, event: Event, seat: Seat) -> bool:
        return False


class EliminationRevealsNothing(KingAndAssassinsObservation):
    def reveals_to(self, event: Event, seat: Seat) -> bool:
        return super().reveals_to(event, seat) and not isinstance(event, ka.Eliminated)


class TwoActionsAreWrittenAlike(KingAndAssassinsNotation):
    def write(self, state: KingAndAssassinsState, move: Move) -> str:
        text = super().write(state, move)
        return "end" if text.startswith("!") else text


class ReadsAnotherAction(KingAndAssassinsNotation):
    def read(self, state: KingAndAssassinsState, text: str) -> Move:
        return super().read(state, "end" if text.startswith("!") else text)


class ReadsLoosely(KingAndAssassinsNotation):
    def read(self, state: KingAndAssassinsState, text: str) -> Move:
        return super().read(state, text.strip())


class RefusesWithoutRule(KingAndAssassinsNotation):
    def read(self, state: KingAndAssassinsState, text: str) -> Move:
        try:
            return super().read(state, text)
        except IllegalAction as error:
            raise IllegalAction(msgspec.structs.replace(error.refusal, rule="")) from None


class RefusesWithoutWords(KingAndAssassinsNotation):
    def read(self, state: KingAndAssassinsState, text: str) -> Move:
        try:
            return super().read(state, text)
        except BadNotation:
            raise BadNotation("no-such-words", action=text) from None


class RefusalRevealsASecret(KingAndAssassinsNotation):
    def read(self, state: KingAndAssassinsState, text: str) -> Move:
        try:
            return super().read(state, text)
        except IllegalAction as error:
            arguments = {**error.refusal.arguments, "hint": state.picked}
            raise IllegalAction(msgspec.structs.replace(error.refusal, arguments=arguments)) from None


class OutOfTurnRevealsASecret(KingAndAssassinsNotation):
    def out_of_turn(self, state: KingAndAssassinsState) -> Refusal:
        return Refusal("KA-5.1", "not-now", {"phase": str(state.picked)})


class OutOfTurnWithoutRule(KingAndAssassinsNotation):
    def out_of_turn(self, state: KingAndAssassinsState) -> Refusal:
        return msgspec.structs.replace(super().out_of_turn(state), rule="")


class WorldChangesAPublicFact(KingAndAssassinsObservation):
    def world(self, seen: KaView, rng: Rng) -> KingAndAssassinsState:
        state = super().world(seen, rng)
        state.wounds = 0
        return state


class WorldDependsOnMoreThanTheView(KingAndAssassinsObservation):
    def world(self, seen: KaView, rng: Rng) -> KingAndAssassinsState:
        return super().world(seen, Rng(secrets.randbits(60)))


class PositionForgetsWounds(KingAndAssassinsSetup):
    def position(self, state: KingAndAssassinsState) -> dict[str, Any]:
        return {**super().position(state), "wounds": 0}


class LoadForgetsACapture(KingAndAssassinsSetup):
    def load(self, position_data: Any) -> KingAndAssassinsState:
        state = super().load(position_data)
        state.captured = False
        return state


class LoadAcceptsAnything(KingAndAssassinsSetup):
    def load(self, position_data: Any) -> KingAndAssassinsState:
        return super().load({**position_data, "round": int(position_data["round"])})


class UnknownFieldsAreAccepted(KingAndAssassinsSetup):
    def load(self, position_data: Any) -> KingAndAssassinsState:
        known = set(super().position(super().start({"board": "A"})))
        return super().load({name: value for name, value in position_data.items() if name in known})


class ViewDoesNotReadBack(KingAndAssassinsObservation):
    def read_view(self, data: Any) -> KaView:
        return msgspec.structs.replace(super().read_view(data), seen=())


class ChancesOutOfOrder(KingAndAssassinsNotation):
    def chances(self, state: KingAndAssassinsState) -> Chances:
        found = super().chances(state)
        return found if found.outcomes is None else Chances(found.kind, found.outcomes[::-1], found.weights)


class ChancesWithWrongWeights(KingAndAssassinsNotation):
    def chances(self, state: KingAndAssassinsState) -> Chances:
        found = super().chances(state)
        if found.outcomes is None or found.weights is None:
            return found
        return Chances(found.kind, found.outcomes, [weight**3 for weight in found.weights])


class Rumour(Event, frozen=True, kw_only=True):
    """Something that has no words."""


class EventWithoutWords(KingAndAssassinsObservation):
    def events(self, before: KingAndAssassinsState, move: Move, after: KingAndAssassinsState) -> list[Event]:
        return [*super().events(before, move, after), Rumour()]


class RandomEvents(KingAndAssassinsObservation):
    def events(self, before: KingAndAssassinsState, move: Move, after: KingAndAssassinsState) -> list[Event]:
        told = super().events(before, move, after)
        return [*told, ka.TurnEnded(seat="king", unused=secrets.randbelow(1000))]


class EndWithoutReason(KingAndAssassinsObservation):
    def reason(self, state: KingAndAssassinsState) -> str:
        return ""


class OptionsAcceptAnything(KingAndAssassinsSetup):
    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return super().check_options({"board": options.get("board", "A")})


class DetailsDependOnMoreThanTheView(KingAndAssassinsPresentation):
    def details(self, seen: KaView) -> KingAndAssassinsDetails:
        return msgspec.structs.replace(super().details(seen), unused=secrets.randbelow(1000))


class NotationOfAnotherAction(KingAndAssassinsPresentation):
    def event_notation(self, event: Event) -> str | None:
        return "end" if isinstance(event, ka.Picked) else super().event_notation(event)


class ReachWithoutCosts(KingAndAssassinsPresentation):
    def reach(
        self, seen: KaView, world: KingAndAssassinsState, space: str, card: str | None = None
    ) -> list[contract.ReachableSpace]:
        found = super().reach(seen, world, space, card)
        return [msgspec.structs.replace(target, cost=0) for target in found]


class ExplanationChangesTheWorld(KingAndAssassinsPresentation):
    def intended_actions(
        self, state: KingAndAssassinsState, legal: Sequence[str], subject: contract.Subject
    ) -> Sequence[str]:
        state.king_ap = state.knight_ap = state.assassin_ap = 0
        return super().intended_actions(state, legal, subject)


class ReachBeyondTheRules(KingAndAssassinsPresentation):
    def reach(
        self, seen: KaView, world: KingAndAssassinsState, space: str, card: str | None = None
    ) -> list[contract.ReachableSpace]:
        return [contract.ReachableSpace(space="a1", cost=1, actions=(f"{space}a1",))]


class PreviewOfASecret(KingAndAssassinsPresentation):
    def preview(self, seen: KaView, world: KingAndAssassinsState, action: str) -> contract.Preview:
        return SecretPreview(picked=world.picked)


class SecretPreview(contract.Preview, frozen=True, kw_only=True):
    picked: int


class PresetsWithoutNotice(KingAndAssassinsKnowledge):
    def presets(self, seen: KaView, legal: Collection[str]) -> Sequence[contract.Preset]:
        return [contract.Preset(id="any", name="", note="", actions=(min(legal),))]


FaultyPart = (
    type[KingAndAssassinsSetup]
    | type[KingAndAssassinsNotation]
    | type[KingAndAssassinsObservation]
    | type[KingAndAssassinsPresentation]
    | type[KingAndAssassinsKnowledge]
)
FAULTY_PARTS: list[tuple[FaultyPart, str]] = [
    (ViewRevealsAnAssassin, "redeal"),
    (CaptureIsRevealed, "told"),
    (PickIsRevealed, "told"),
    (ObservedTwiceIsLess, "shown"),
    (SpectatorSeesMore, "shown"),
    (NothingIsRevealed, "teaches"),
    (EliminationRevealsNothing, "teaches"),
    (TwoActionsAreWrittenAlike, "legal-list"),
    (ReadsAnotherAction, "notation"),
    (ReadsLoosely, "refused"),
    (RefusesWithoutRule, "refused"),
    (RefusesWithoutWords, "words"),
    (RefusalRevealsASecret, "choices"),
    (OutOfTurnRevealsASecret, "choices"),
    (OutOfTurnWithoutRule, "out-of-turn"),
    (WorldChangesAPublicFact, "world-from"),
    (WorldDependsOnMoreThanTheView, "world-from"),
    (PositionForgetsWounds, "position"),
    (LoadForgetsACapture, "position"),
    (LoadAcceptsAnything, "bad-data"),
    (UnknownFieldsAreAccepted, "bad-data"),
    (ViewDoesNotReadBack, "views"),
    (ChancesOutOfOrder, "chances"),
    (ChancesWithWrongWeights, "draws"),
    (EventWithoutWords, "words"),
    (RandomEvents, "determinism"),
    (EndWithoutReason, "over"),
    (OptionsAcceptAnything, "options"),
    (DetailsDependOnMoreThanTheView, "details"),
    (NotationOfAnotherAction, "event-notation"),
    (PresetsWithoutNotice, "presets"),
    (ReachWithoutCosts, "reach"),
    (ReachBeyondTheRules, "reach"),
    (PreviewOfASecret, "preview"),
    (ExplanationChangesTheWorld, "explanations"),
]


def failing(rules: KingAndAssassinsRules, *names: str, **arguments: Any) -> set[str]:
    """Those of some checks that a game does not pass."""
    given: dict[str, Any] = {"games": 40, "seed": 1, **arguments}
    report = check(rules, positions=positions.ALL, thoroughness=30, only=names, enough=1, **given)
    assert all(failure.what and failure.seed >= given["seed"] for failure in report.failures)
    return {failure.check for failure in report.failures}


def rules_with(faulty: FaultyPart) -> KingAndAssassinsRules:
    """The game with one of its interfaces replaced."""
    rules = KingAndAssassinsRules()
    if issubclass(faulty, KingAndAssassinsSetup):
        rules.setup = faulty(rules.boards)
    elif issubclass(faulty, KingAndAssassinsNotation):
        rules.notation = faulty()
    elif issubclass(faulty, KingAndAssassinsPresentation):
        rules.presentation = faulty(rules.boards)
    elif issubclass(faulty, KingAndAssassinsKnowledge):
        rules.knowledge = faulty(rules.boards)
    else:
        rules.observation = faulty(rules.boards)
    return rules


@pytest.mark.parametrize(("faulty", "name"), FAULTY_PARTS)
def test_a_fault_of_a_game_is_caught_by_its_check(faulty: FaultyPart, name: str) -> None:
    assert failing(rules_with(faulty), name) == {name}


@pytest.mark.parametrize("name", sorted({name for _, name in FAULTY_PARTS}))
def test_without_a_fault_the_same_checks_find_nothing(name: str) -> None:
    assert failing(KingAndAssassinsRules(), name, games=4) == set()


# Faults of regalia.core instead of a game.


def test_random_numbers_that_are_not_restored_by_undo_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    pop = Game.pop

    def pop_without_rng(game: Game) -> str:
        rng_state = game._rng.state
        text = pop(game)
        game._rng.state = rng_state
        return text

    monkeypatch.setattr(Game, "pop", pop_without_rng)
    assert failing(KingAndAssassinsRules(), "undo") == {"undo"}


def test_a_copy_that_shares_its_steps_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = Game.copy

    def shallow(game: Game) -> Game:
        other = copy(game)
        other.steps = game.steps
        return other

    monkeypatch.setattr(Game, "copy", shallow)
    assert "copy" in failing(KingAndAssassinsRules(), "copy")


def test_a_change_of_an_earlier_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    pop = Game.pop

    def pop_and_spoil(game: Game) -> str:
        step = game.steps[-1]
        text = pop(game)
        if step.before.actor() >= 0:  # what a copy would have to go back to
            step.before.apply(step.before.legal_actions()[0])
        return text

    monkeypatch.setattr(Game, "pop", pop_and_spoil)
    assert failing(KingAndAssassinsRules(), "copy") == {"copy"}


def test_a_legal_action_that_is_not_listed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = Game.legal
    monkeypatch.setattr(Game, "legal", lambda game: legal(game)[:-1] or legal(game))
    assert failing(KingAndAssassinsRules(), "legal-list") == {"legal-list"}


def test_a_seed_in_the_record_of_a_running_game_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Game.record
    monkeypatch.setattr(Game, "record", lambda game, *, keep_seed=True: record(game, keep_seed=True))
    assert failing(KingAndAssassinsRules(), "record") == {"record"}


def test_the_export_of_a_whole_record_of_an_unfinished_game_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Game, "export", lambda game, seat: game.record())
    assert failing(KingAndAssassinsRules(), "export") == {"export"}


def test_a_miscounted_perft_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    perft = Game.perft
    monkeypatch.setattr(Game, "perft", lambda game, depth: perft(game, depth) + (depth == 2))
    assert failing(KingAndAssassinsRules(), "perft") == {"perft"}


def test_play_after_the_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    push = Game.push

    def push_on(game: Game, text: str, *, seat: str | None = None) -> list[Event]:
        return [] if game.actor is None else push(game, text, seat=seat)

    monkeypatch.setattr(Game, "push", push_on)
    assert failing(KingAndAssassinsRules(), "over") == {"over"}


def test_a_game_that_does_not_end_in_time_is_caught() -> None:
    assert failing(KingAndAssassinsRules(), "termination", limit=10) == {"termination"}


def test_a_game_that_cannot_be_started_is_reported_not_raised() -> None:
    report = check(KingAndAssassinsRules(), [{"board": "no such board"}], games=1)
    [failure] = report.failures
    assert failure.check == "walk"
    assert "no such board" in failure.what


class EndRaises(KingAndAssassinsObservation):
    def reason(self, state: KingAndAssassinsState) -> str:
        raise RuntimeError("no reason")


def test_a_game_that_raises_whatever_it_is_asked_is_reported_not_raised() -> None:
    report = check(rules_with(EndRaises), [], positions=[positions.GATE], games=3)
    assert "over" in {failure.check for failure in report.failures}
    assert all("no reason" in failure.what + failure.record for failure in report.failures)


def test_a_failure_is_shown_again_by_its_seed() -> None:
    first = check(rules_with(RefusesWithoutRule), games=9, seed=5, only=["refused"]).failures[-1]
    assert first in check(rules_with(RefusesWithoutRule), games=1, seed=first.seed, thoroughness=1).failures
    assert str(first.seed) in str(first)
    game = regalia.replay(first.record)
    assert len(game.steps) == first.step


def test_a_check_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="no such check: nonsense"):
        check(KingAndAssassinsRules(), only=["nonsense"])


def test_nothing_looked_at_is_not_a_pass() -> None:
    assert not check(KingAndAssassinsRules(), games=0).ok
