"""The costs of actions, as shown to players."""

import regalia
from regalia.core.contract import Event

POSITION = {
    "game": "king-and-assassins",
    "board": "A",
    "phase": "king",
    "round": 3,
    "card": "2/7/5",
    "left": {"king": 2, "knights": 7, "assassins": 5},
    "captured_this_round": False,
    "kills_this_turn": 0,
    "wounds": 0,
    "king": "c8",
    "knights": ["b5", "e8", "e5"],
    "citizens": {"monk": "i9", "butcher": "e4", "farmer": "f1"},
    "assassins": {"monk": "hidden", "butcher": "revealed", "farmer": "hidden"},
    "deck": ["1/5/4"],
}


def prices(game: regalia.Game) -> dict[str, int]:
    """The cost of every legal action."""
    found = game.costs()
    assert found is not None
    return dict(zip(game.legal(), found, strict=True))


def told(events: list[Event]) -> int:
    """The cost according to the events."""
    return sum(getattr(event, "cost", 0) for event in events)


def test_climbing_costs_two_points_and_all_else_of_the_kings_side_one() -> None:
    costs = prices(regalia.load(POSITION, seed=1))
    assert costs["b5b6"] == 1  # a step
    assert costs["e8e9"] == 2  # onto a roof
    assert costs["e5xe4"] == 1
    assert costs["c8*"] == 1  # ends the game, and costs a point
    assert costs["end"] == 0


def test_revealing_is_free_and_the_assassins_pay_for_the_rest() -> None:
    left = {"king": 0, "knights": 0, "assassins": 5}
    costs = prices(regalia.load({**POSITION, "phase": "assassins", "left": left}, seed=1))
    assert costs["!i9"] == 0
    assert costs["i9i8"] == 1  # down from the roof
    assert costs["e4xe5"] == 1


def test_what_is_told_before_is_what_is_told_after() -> None:
    game = regalia.load(POSITION, seed=1)
    for action, cost in prices(game).items():
        after = game.copy()
        events = after.push(action)
        assert told(events) in (0, cost), action


def test_a_game_without_points_has_no_prices() -> None:
    assert regalia.new("king-of-the-hill", seed=1).costs() is None
