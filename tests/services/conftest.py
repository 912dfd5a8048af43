"""Fixtures: the services of matches."""

from collections.abc import AsyncIterator

import pytest

from tests.support.match_services import MatchServices


@pytest.fixture
async def services() -> AsyncIterator[MatchServices]:
    """The match services, started, with stores in memory."""
    services = MatchServices()
    await services.live_matches.start()
    yield services
    await services.live_matches.stop()
