"""Finished matches for tests of ratings, profiles and their stores."""

from typing import Any

from regalia.services.matches.match_settings import Computer, NoClock, Person
from regalia.services.matches.ports import Summary
from regalia.services.ratings.ratings import FinishedMatch
from tests.support.people import DAY, PeopleServices

GAME = "king-and-assassins"


def finished(match: str = "m1", /, **changes: Any) -> FinishedMatch:
    """Returns a match that anna won as the king."""
    return FinishedMatch(
        **{
            "match": match,
            "game": GAME,
            "holders": {"king": "anna", "assassins": "berta"},
            "winner": "king",
            "reason": "KA-11.1",
            "at": 5 * DAY,
            "actions": 100,
            **changes,
        }
    )


def over(match: str, **changes: Any) -> Summary:
    """Returns the summary of a match that berta has won against the computer."""
    return Summary(
        **{
            "id": match,
            "game": GAME,
            "kind": "computer",
            "status": "over",
            "players": {"king": Computer(3), "assassins": Person("berta")},
            "actor": None,
            "computer": False,
            "winner": "assassins",
            "reason": "resigned",
            "rated": True,
            "clock": NoClock(),
            "plies": 9,
            "created": 0,
            "updated": 5 * DAY,
            **changes,
        }
    )


async def played(people: PeopleServices, one: str, other: str, results: str) -> None:
    """Records matches of one as the king against another: `+` won, `=` drawn, `-` lost."""
    for number, result in enumerate(results):
        people.clock.ms += 3_600_000
        await people.ratings.record_result(
            finished(
                f"{one}-{other}-{number}",
                holders={"king": one, "assassins": other},
                winner={"+": "king", "=": None, "-": "assassins"}[result],
                at=people.clock.ms,
            )
        )
