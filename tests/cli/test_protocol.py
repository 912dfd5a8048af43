"""Every request of the engine protocol, and its answer."""

from __future__ import annotations

import json

import pytest

import regalia
from tests.support.engine_driver import AT_THE_GATE, GAME, PICK, Driver, at_the_gate

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


def test_games_lists_ids_seats_and_options(driver: Driver) -> None:
    game, hill = driver.ask("games")["games"]
    assert (hill["id"], hill["seats"]) == ("king-of-the-hill", ["blue", "red"])
    assert hill["options"]["magic"] == {"default": True, "values": [True, False]}
    assert game["id"] == GAME
    assert game["seats"] == ["king", "assassins"]
    assert game["options"]["board"] == {"default": "A", "values": ["A", "B"]}
    assert game["options"]["deal"] == {"default": None}


def test_new_returns_the_state_and_the_seed(driver: Driver) -> None:
    answer = driver.new(options={"board": "B"}, seed=7, chance="auto")
    assert answer.pop("seed") == 7
    assert answer["position"]["board"] == "B"
    assert answer["actor"] == "assassins"
    assert answer["result"] is None
    assert driver.ask("state") == answer


def test_a_drawn_seed_is_returned_and_reproduces_the_game(driver: Driver) -> None:
    answer = driver.new()
    assert driver.new(seed=answer["seed"]) == answer
    assert driver.new()["seed"] != answer["seed"]


def test_load_returns_the_state_with_the_same_position(driver: Driver) -> None:
    answer = driver.ask("load", position=AT_THE_GATE, seed=3)
    assert answer == {"position": AT_THE_GATE, "actor": "king", "result": None, "seed": 3}


def test_a_new_game_replaces_the_old_and_a_failed_one_does_not(playing: Driver) -> None:
    before = playing.ask("state")
    playing.fail("new", game=GAME, options={"board": "Q"})
    playing.fail("load", position={})
    assert playing.ask("state") == before
    playing.new(seed=7)
    assert playing.fail("undo") == ("nothing-to-undo", None)


def test_legal_is_sorted_by_code_point_and_complete(playing: Driver) -> None:
    answer = playing.ask("legal")
    assert answer["actor"] == "king"
    assert answer["actions"] == sorted(answer["actions"])
    assert len(answer["actions"]) == playing.ask("perft", depth=1)["nodes"]
    for action in answer["actions"]:
        playing.ask("apply", action=action)
        playing.ask("undo")


def test_explicit_chance_waits_and_lists_its_outcomes(driver: Driver) -> None:
    assert driver.new(seed=7, chance="explicit")["actor"] == "chance"
    assert driver.ask("legal") == {"actor": "chance", "kind": "deal", "actions": None, "weights": None}
    answer = driver.ask("apply", action=DEAL)
    assert answer["actor"] == "assassins"
    assert answer["events"][0]["type"] == "dealt"
    driver.ask("apply", action=PICK)
    answer = driver.ask("legal")
    assert (answer["actor"], answer["kind"]) == ("chance", "card")
    assert answer["actions"] == sorted(answer["actions"])
    assert dict(zip(answer["actions"], answer["weights"], strict=True))["card:1/6/5f"] == 5
    assert sum(answer["weights"]) == 15
    assert driver.ask("apply", action="card:1/6/5f") == {
        "events": [{"type": "card-turned", "round": 1, "card": "1/6/5f"}],
        "actor": "king",
        "result": None,
    }


def test_automatic_chance_is_reported_with_the_action_before_it(driver: Driver) -> None:
    driver.new(seed=7)
    answer = driver.ask("apply", action=PICK)
    assert [event["type"] for event in answer["events"]] == ["picked", "card-turned"]
    assert answer["events"][0]["citizens"] == ["butcher", "farmer", "monk"]
    assert (answer["actor"], answer["result"]) == ("king", None)


def test_after_the_end_nothing_is_legal(driver: Driver) -> None:
    driver.ask("load", position=AT_THE_GATE)
    answer = driver.ask("apply", action="c8*")
    assert [event["type"] for event in answer["events"]] == ["king-entered", "ended"]
    assert (answer["actor"], answer["result"]) == (None, {"winner": "king", "reason": "KA-11.2"})
    assert driver.ask("legal") == {"actor": None, "actions": []}
    assert driver.ask("perft", depth=3) == {"nodes": 1}
    assert driver.fail("apply", action="end") == ("game-over", None)
    assert driver.fail("choose") == ("game-over", None)
    assert driver.ask("record")["record"]["result"] == {"winner": "king", "reason": "KA-11.2"}
    assert driver.ask("undo") == {"actor": "king", "result": None}
    assert driver.ask("state")["position"] == AT_THE_GATE


def test_undo_takes_back_an_action_with_its_chance_and_restores_the_rng(playing: Driver) -> None:
    after = playing.ask("state")
    answer = playing.ask("undo")
    assert answer == {"actor": "assassins", "result": None}
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
    answer = seat == "assassins"
    assert set(view["assassins"]) == ({"butcher", "farmer", "monk"} if answer else set())
    [picked] = [event for event in view["seen"] if event["type"] == "picked"]
    assert ("citizens" in picked) == answer


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
    answer = playing.ask("choose", level=1)
    assert answer["action"] in playing.ask("legal")["actions"]
    assert 0 <= answer["stats"]["value"] <= 1
    assert set(answer["stats"]) == {"iterations", "line", "time_ms", "value", "visits"}
    again = playing.ask("choose", level=1, seed=answer["seed"])
    assert again["action"] == answer["action"]
    assert again["stats"]["visits"] == answer["stats"]["visits"]


def test_choose_respects_its_budget(playing: Driver) -> None:
    assert playing.ask("choose", iterations=80, seed=1)["stats"]["iterations"] == 80
    assert playing.ask("choose", level=8, time_ms=1, seed=1)["stats"]["time_ms"] < 500


def test_a_turn_is_searched_once_and_its_plan_followed(playing: Driver) -> None:
    first = playing.ask("choose", level=2, seed=1)
    for action in first["stats"]["line"]:
        answer = playing.ask("choose", level=2, seed=1)
        assert answer["action"] == action
        playing.ask("apply", action=action)
    assert answer["stats"]["iterations"] == 0
    assert playing.ask("state")["actor"] == "assassins"


def test_choose_does_not_change_the_game_or_its_rng(playing: Driver) -> None:
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
    answer = []
    for names in (("monk", "farmer", "squire"), ("squire", "monk", "farmer")):
        hidden = {"butcher": "revealed", names[0]: "hidden", names[1]: "hidden"}
        driver.ask("load", position=at_the_gate(assassins=hidden, king="c7"), chance="explicit")
        choice = driver.ask("choose", iterations=400, seed=5)
        del choice["stats"]["time_ms"]
        answer.append((choice, driver.ask("legal"), driver.ask("view", seat="king")))
    assert answer[0] == answer[1]


def test_refusals_do_not_depend_on_what_the_actor_cannot_know(driver: Driver) -> None:
    spaces = [f"{column}{row}" for column in "bcdef" for row in (5, 7, 8, 9)]
    texts = [start + joint + to for start in spaces for joint in ("", "x", "=") for to in spaces]
    answer = []
    for names in (("monk", "farmer"), ("squire", "monk")):
        hidden = {"butcher": "revealed", names[0]: "hidden", names[1]: "hidden"}
        driver.ask("load", position=at_the_gate(assassins=hidden))
        legal = set(driver.ask("legal")["actions"])
        refused = [text for text in [*texts, "!b8", "!e8", "c8*"] if text not in legal]
        answer.append(
            [driver.line(json.dumps({"cmd": "apply", "action": text}).encode()) for text in refused]
        )
    assert answer[0] == answer[1]


def test_record_replays_to_the_same_state(playing: Driver) -> None:
    record = playing.ask("record")["record"]
    assert "seed" not in record
    assert regalia.replay(record).position() == playing.ask("state")["position"]


def test_quit_ends_the_session(driver: Driver) -> None:
    assert driver.ask("quit") == {}
    assert driver.session.ended
