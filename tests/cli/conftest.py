"""Fixtures: a client of the engine protocol, without and with a game."""

import pytest

from tests.support.engine_driver import PICK, Driver


@pytest.fixture
def driver() -> Driver:
    return Driver()


@pytest.fixture
def playing(driver: Driver) -> Driver:
    """A game in the king's first turn."""
    driver.new(seed=7)
    driver.ask("apply", action=PICK)
    return driver
