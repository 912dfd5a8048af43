"""Whole games over real sockets, by scripts that only use what the server sends."""

import random

import pytest

from tests.support.clients import Seat, meet

KA, KH = "king-and-assassins", "king-of-the-hill"


def legal(seat: Seat) -> list[str]:
    """Returns the legal actions of a seat; long lists are requested."""
    if seat.now.get("many"):
        choices = seat.request("GET", f"/api/matches/{seat.match}/choices")
        offered = [offer["actions"][0] for offer in choices["offers"]]
        return offered or choices["legal"]
    return list(seat.now["legal"])


def choose(seat: Seat, rng: random.Random) -> str:
    """Returns any action, preferring one that does not end the turn."""
    actions = legal(seat)
    return rng.choice([one for one in actions if one not in ("end", "decline")] or actions)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (KA, ("king", "assassins"), {"board": "A"}),
        (KH, ("blue", "red"), {"scenario": "introduction"}),
    ],
)
def test_two_scripts_play_a_whole_game_one_of_them_cut_off_and_back_in_the_middle(
    address: str, game: str, seats: tuple[str, str], options: dict[str, str]
) -> None:
    one, other, match = meet(address, game, seats=seats, options=options)
    by_seat, rng = dict(zip(seats, (one, other), strict=True)), random.Random(5)
    played = 0
    while not one.now.get("result"):
        actor = by_seat[one.now["actor"]]
        waiting = other if actor is one else one
        cut = played % 12 == 5
        if cut:
            waiting.disconnect()
        number = actor.act(choose(actor, rng))
        if cut:
            waiting.resume()
        waiting.until(number)
        assert (one.number, one.now["changed"]) == (other.number, other.now["changed"])
        played += 1
    assert played > 20
    assert one.now["result"] == other.now["result"]
    assert one.now["finale"] == other.now["finale"], "what was secret is told to both"
    record = one.request("GET", f"/api/matches/{match}/record")
    assert record["seed"] == one.now["finale"]["seed"]
    assert record["result"] == one.now["result"]
