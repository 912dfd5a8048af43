"""Computer players in processes: they answer, remember their plan, and come back when they die."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from regalia.adapters.thinkers import ThinkersFailed, WorkerThinkers
from regalia.services.ports import Question
from tests.services.players import ASSASSINS, KING, Sitting


@pytest.fixture(scope="module")
def thinkers() -> Iterator[WorkerThinkers]:
    thinkers = WorkerThinkers(1)
    yield thinkers
    thinkers.close()


def question(sitting: Sitting, seat: str = ASSASSINS) -> Question:
    view = sitting.match.game.view(seat)
    return Question(match="match", game=view.game, texts={}, level=1, view=view)


def test_the_computer_chooses_a_legal_action(thinkers: WorkerThinkers) -> None:
    sitting = Sitting()
    action = asyncio.run(thinkers.choose(question(sitting)))
    assert action in sitting.match.game.legal()


def test_a_process_that_dies_is_started_again_and_asked_again(thinkers: WorkerThinkers) -> None:
    sitting = Sitting()
    asyncio.run(thinkers.choose(question(sitting)))
    first = thinkers.workers[0].process
    assert first is not None
    first.kill()
    assert asyncio.run(thinkers.choose(question(sitting))) in sitting.match.game.legal()
    assert thinkers.workers[0].process is not first


def test_who_is_not_to_act_has_no_answer(thinkers: WorkerThinkers) -> None:
    with pytest.raises(ThinkersFailed):
        asyncio.run(thinkers.choose(question(Sitting(), KING)))


def test_after_closing_there_is_no_answer() -> None:
    closed = WorkerThinkers(1)
    closed.close()
    with pytest.raises((ThinkersFailed, RuntimeError)):
        asyncio.run(closed.choose(question(Sitting())))
