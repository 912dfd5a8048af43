"""A driver of the engine, without a game and with one."""

import pytest

from tests.cli.driver import PICK, Driver


@pytest.fixture
def driver() -> Driver:
    return Driver()


@pytest.fixture
def playing(driver: Driver) -> Driver:
    """A game in the king's first turn."""
    driver.new(seed=7)
    driver.ask("apply", action=PICK)
    return driver
