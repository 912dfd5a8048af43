"""Every request of the engine protocol, and its answer."""

from __future__ import annotations

import json

import pytest

import regalia
from tests.cli.driver import AT_THE_GATE, GAME, PICK, Driver, at_the_gate

NAMES = [
    "monk",
    "plumwoman",
    "appleman",
    "courtesan",
    "fishwoman",
    "butcher",
    "blacksmith",
    "shepherd",
    "squire",
    "carpenter",
    "witchhunter",
    "farmer",
]
DEAL = "deal:" + ",".join(NAMES)


def test_games_tells_ids_seats_and_options(driver: Driver) -> None:
    game, hill = driver.ask("games")["games"]
    assert (hill["id"], hill["seats"]) == ("king-of-the-hill", ["blue", "red"])
    assert hill["options"]["magic"] == {"default": True, "values": [True, False]}
    assert game["id"] == GAME
    assert game["seats"] == ["king", "assassins"]
    assert game["options"]["board"] == {"default": "A", "values": ["A", "B"]}
    assert game["options"]["deal"] == {"default": None}


def test_new_answers_as_state_and_tells_the_seed(driver: Driver) -> None:
    told = driver.new(options={"board": "B"}, seed=7, chance="auto")
    assert told.pop("seed") == 7
    assert told["position"]["board"] == "B"
    assert told["actor"] == "assassins"
    assert told["result"] is None
    assert driver.ask("state") == told


def test_a_seed_drawn_by_the_system_is_told_and_gives_the_same_game(driver: Driver) -> None:
    told = driver.new()
    assert driver.new(seed=told["seed"]) == told
    assert driver.new()["seed"] != told["seed"]


def test_load_answers_as_state_and_gives_the_position_back(driver: Driver) -> None:
    told = driver.ask("load", position=AT_THE_GATE, seed=3)
    assert told == {"position": AT_THE_GATE, "actor": "king", "result": None, "seed": 3}


def test_a_new_game_replaces_the_old_and_a_failed_one_does_not(playing: Driver) -> None:
    before = playing.ask("state")
    playing.fail("new", game=GAME, options={"board": "Q"})
    playing.fail("load", position={})
    assert playing.ask("state") == before
    playing.new(seed=7)
    assert playing.fail("undo") == ("nothing-to-undo", None)


def test_legal_is_sorted_by_code_point_and_complete(playing: Driver) -> None:
    told = playing.ask("legal")
    assert told["actor"] == "king"
    assert told["actions"] == sorted(told["actions"])
    assert len(told["actions"]) == playing.ask("perft", depth=1)["nodes"]
    for action in told["actions"]:
        playing.ask("apply", action=action)
        playing.ask("undo")


def test_chance_waits_when_it_is_explicit_and_tells_what_it_may_bring(driver: Driver) -> None:
    assert driver.new(seed=7, chance="explicit")["actor"] == "chance"
    assert driver.ask("legal") == {"actor": "chance", "kind": "deal", "actions": None, "weights": None}
    told = driver.ask("apply", action=DEAL)
    assert told["actor"] == "assassins"
    assert told["events"][0]["type"] == "dealt"
    driver.ask("apply", action=PICK)
    told = driver.ask("legal")
    assert (told["actor"], told["kind"]) == ("chance", "card")
    assert told["actions"] == sorted(told["actions"])
    assert dict(zip(told["actions"], told["weights"], strict=True))["card:1/6/5f"] == 5
    assert sum(told["weights"]) == 15
    assert driver.ask("apply", action="card:1/6/5f") == {
        "events": [{"type": "card-turned", "round": 1, "card": "1/6/5f"}],
        "actor": "king",
        "result": None,
    }


def test_automatic_chance_is_told_with_the_action_before_it(driver: Driver) -> None:
    driver.new(seed=7)
    told = driver.ask("apply", action=PICK)
    assert [event["type"] for event in told["events"]] == ["picked", "card-turned"]
    assert told["events"][0]["citizens"] == ["butcher", "farmer", "monk"]
    assert (told["actor"], told["result"]) == ("king", None)


def test_the_end_is_told_and_leaves_nothing_to_do(driver: Driver) -> None:
    driver.ask("load", position=AT_THE_GATE)
    told = driver.ask("apply", action="c8*")
    assert [event["type"] for event in told["events"]] == ["king-entered", "ended"]
    assert (told["actor"], told["result"]) == (None, {"winner": "king", "reason": "KA-11.2"})
    assert driver.ask("legal") == {"actor": None, "actions": []}
    assert driver.ask("perft", depth=3) == {"nodes": 1}
    assert driver.fail("apply", action="end") == ("game-over", None)
    assert driver.fail("choose") == ("game-over", None)
    assert driver.ask("record")["record"]["result"] == {"winner": "king", "reason": "KA-11.2"}
    assert driver.ask("undo") == {"actor": "king", "result": None}
    assert driver.ask("state")["position"] == AT_THE_GATE


def test_undo_takes_back_the_action_with_its_luck_and_the_dice_are_as_they_were(playing: Driver) -> None:
    after = playing.ask("state")
    told = playing.ask("undo")
    assert told == {"actor": "assassins", "result": None}
    playing.ask("apply", action=PICK)
    assert playing.ask("state") == after
    playing.ask("apply", action="end")
    playing.ask("apply", action="end")
    card = playing.ask("state")
    for _ in range(3):
        playing.ask("undo")
    assert playing.fail("undo") == ("nothing-to-undo", None)
    for action in (PICK, "end", "end"):
        playing.ask("apply", action=action)
    assert playing.ask("state") == card


def test_undo_takes_back_explicit_chance_alone(driver: Driver) -> None:
    driver.new(chance="explicit")
    driver.ask("apply", action=DEAL)
    assert driver.ask("undo") == {"actor": "chance", "result": None}
    assert driver.fail("undo") == ("nothing-to-undo", None)


@pytest.mark.parametrize("seat", ["king", "assassins", "spectator"])
def test_view_is_what_the_seat_may_know(playing: Driver, seat: str) -> None:
    view = playing.ask("view", seat=seat)["view"]
    assert view["seat"] == seat
    told = seat == "assassins"
    assert set(view["assassins"]) == ({"butcher", "farmer", "monk"} if told else set())
    [picked] = [event for event in view["seen"] if event["type"] == "picked"]
    assert ("citizens" in picked) == told


def test_perft_counts_sequences_and_stops_at_chance_in_both_modes(driver: Driver) -> None:
    for chance in ("auto", "explicit"):
        driver.ask("load", position=AT_THE_GATE, chance=chance)
        nodes = [driver.ask("perft", depth=depth)["nodes"] for depth in range(4)]
        assert nodes[:2] == [1, len(driver.ask("legal")["actions"])]
        assert nodes == sorted(nodes)
    driver.new(chance="explicit")
    assert driver.ask("perft", depth=8) == {"nodes": 1}


@pytest.mark.compiled_only  # fifty million take a while
def test_a_perft_beyond_fifty_million_gives_up(playing: Driver) -> None:
    assert playing.fail("perft", depth=8) == ("too-large", None)


def test_choose_gives_a_legal_action_its_stats_and_the_seed(playing: Driver) -> None:
    told = playing.ask("choose", level=1)
    assert told["action"] in playing.ask("legal")["actions"]
    assert 0 <= told["stats"]["value"] <= 1
    assert set(told["stats"]) == {"iterations", "line", "time_ms", "value", "visits"}
    again = playing.ask("choose", level=1, seed=told["seed"])
    assert again["action"] == told["action"]
    assert again["stats"]["visits"] == told["stats"]["visits"]


def test_choose_keeps_to_the_budget_given(playing: Driver) -> None:
    assert playing.ask("choose", iterations=80, seed=1)["stats"]["iterations"] == 80
    assert playing.ask("choose", level=8, time_ms=1, seed=1)["stats"]["time_ms"] < 500


def test_a_turn_is_thought_out_once_and_its_actions_follow(playing: Driver) -> None:
    first = playing.ask("choose", level=2, seed=1)
    for action in first["stats"]["line"]:
        told = playing.ask("choose", level=2, seed=1)
        assert told["action"] == action
        playing.ask("apply", action=action)
    assert told["stats"]["iterations"] == 0
    assert playing.ask("state")["actor"] == "assassins"


def test_choose_leaves_the_game_and_its_dice_alone(playing: Driver) -> None:
    before = playing.ask("state"), playing.ask("record")
    playing.ask("choose", iterations=80, seed=1)
    assert (playing.ask("state"), playing.ask("record")) == before
    other = Driver()
    other.new(seed=7)
    for action in (PICK, "end", "end"):
        other.ask("apply", action=action)
    for action in ("end", "end"):
        playing.ask("apply", action=action)
    assert playing.ask("state") == other.ask("state")


def test_choose_does_not_depend_on_what_the_actor_cannot_know(driver: Driver) -> None:
    told = []
    for names in (("monk", "farmer", "squire"), ("squire", "monk", "farmer")):
        hidden = {"butcher": "revealed", names[0]: "hidden", names[1]: "hidden"}
        driver.ask("load", position=at_the_gate(assassins=hidden, king="c7"), chance="explicit")
        choice = driver.ask("choose", iterations=400, seed=5)
        del choice["stats"]["time_ms"]
        told.append((choice, driver.ask("legal"), driver.ask("view", seat="king")))
    assert told[0] == told[1]


def test_refusals_do_not_depend_on_what_the_actor_cannot_know(driver: Driver) -> None:
    spaces = [f"{column}{row}" for column in "bcdef" for row in (5, 7, 8, 9)]
    texts = [start + joint + to for start in spaces for joint in ("", "x", "=") for to in spaces]
    told = []
    for names in (("monk", "farmer"), ("squire", "monk")):
        hidden = {"butcher": "revealed", names[0]: "hidden", names[1]: "hidden"}
        driver.ask("load", position=at_the_gate(assassins=hidden))
        legal = set(driver.ask("legal")["actions"])
        refused = [text for text in [*texts, "!b8", "!e8", "c8*"] if text not in legal]
        told.append([driver.line(json.dumps({"cmd": "apply", "action": text}).encode()) for text in refused])
    assert told[0] == told[1]


def test_record_replays_to_the_same_state(playing: Driver) -> None:
    record = playing.ask("record")["record"]
    assert "seed" not in record
    assert regalia.replay(record).position() == playing.ask("state")["position"]


def test_quit_ends_the_session(driver: Driver) -> None:
    assert driver.ask("quit") == {}
    assert driver.session.ended
