"""Commands and subscriptions of a match over the socket: tabs, errors, chat, and every way to end."""

import pytest

from regalia.games import registry
from tests.support.clients import HOTSEAT, OPEN, Person, Refusal, Seat, meet

KA = "king-and-assassins"
SEATS = ("king", "assassins")
PICK = "pick:butcher,farmer,monk"


def test_a_game_against_the_computer_goes_on_by_itself(address: str) -> None:
    me = Seat(address, "me")
    founded = me.create_match(KA, {"type": "computer", "level": 1}, seat="king")
    me.watch_match(founded["match"])
    for _ in range(2):  # turns
        while me.now["actor"] != "king":
            me.receive()
        legal = me.now["legal"]
        me.act("end" if "end" in legal else legal[0])
    assert "computer" in {identity["kind"] for identity in me.watch(founded["match"])["seats"].values()}
    assert me.do(founded["match"], "resign")["type"] == "done"


def test_a_second_tab_is_told_the_same(address: str) -> None:
    one, other, match = meet(address, KA, seats=SEATS)
    tab = Seat(address, "tab")
    tab.http.cookies = other.http.cookies
    tab.watch_match(match)
    number = other.act(PICK)
    for seat in (one, tab):
        seat.until(number)
    assert tab.now == other.now
    assert tab.now["view"]["assassins"]
    assert not one.now["view"]["assassins"]


def test_one_can_look_back_at_what_one_saw(address: str) -> None:
    one, other, match = meet(address, KA, seats=SEATS)
    begun, before = other.now["changed"], other.now["view"]
    one.until(other.act(PICK))
    later = one.act(one.now["legal"][0])
    path = f"/api/matches/{match}/views/{begun}"
    assert other.request("GET", path) == before
    assert one.request("GET", path)["seat"] == "king"
    now = one.request("GET", f"/api/matches/{match}/views/{later}")
    assert now == one.now["view"]
    assert not now["assassins"]
    position = one.request("GET", f"/api/matches/{match}/positions/{later}")
    assert position == {"view": one.now["view"], "details": one.now["details"]}


def test_there_is_nothing_to_see_of_what_was_taken_back_or_never_was(address: str) -> None:
    one, other, match = meet(address, KA, seats=SEATS)
    one.until(other.act(PICK))
    step = next(text for text in one.now["legal"] if text != "end")
    number = one.act(step)
    one.do(match, "undo", at=one.now["changed"])
    for missing in (number, 0, 10_000):
        answer = one.http.get(f"/api/matches/{match}/views/{missing}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "service/no-such-moment")
    odd = one.http.get(f"/api/matches/{match}/views/x")
    assert (odd.status_code, odd.json()["error"]["field"]) == (400, "number")


def test_who_acts_is_told_what_each_action_costs(address: str) -> None:
    one, other, _ = meet(address, KA, seats=SEATS)
    assert other.now["costs"] == [0] * len(other.now["legal"])
    one.until(other.act(PICK))
    costs = dict(zip(one.now["legal"], one.now["costs"], strict=True))
    assert costs["end"] == 0
    assert set(costs.values()) <= {0, 1, 2}
    assert "costs" not in other.now


def test_a_command_for_an_old_position_is_refused_as_stale(address: str) -> None:
    one, other, match = meet(address, KA, seats=SEATS)
    at = other.now["changed"]
    one.until(other.act(PICK))
    old = one.do(match, "act", at=at, action="end")
    assert (old["type"], old["error"]["code"]) == ("refused", "service/stale-turn")
    assert one.do(match, "act", at=one.now["changed"], action="end")["type"] == "done"


def test_the_same_command_twice_is_done_once(address: str) -> None:
    one, other, match = meet(address, KA, seats=SEATS)
    at = other.now["changed"]
    first = other.do(match, "act", at=at, action=PICK, id="the-pick")
    other.disconnect()
    other.resume()
    again = other.do(match, "act", at=at, action=PICK, id="the-pick")
    assert again == first
    one.until(first["number"])
    assert {message["type"] for message in one.drain()} == {"presence"}


def test_the_other_seats_move_is_refused_and_named(address: str) -> None:
    one, _, match = meet(address, KA, seats=SEATS)
    refused = one.do(match, "act", at=one.now["changed"], action=PICK)
    assert refused["error"]["code"] == "service/not-your-turn"
    assert refused["error"]["message"]
    refused = one.do(match, "act", at=one.now["changed"], action=PICK, seat="assassins")
    assert refused["error"]["code"] == "service/not-your-seat"


def test_an_illegal_action_names_its_rule(address: str) -> None:
    _, other, match = meet(address, KA, seats=SEATS)
    refused = other.do(match, "act", at=other.now["changed"], action="end")
    assert refused["error"]["rule"].startswith("KA-")


def test_two_at_one_screen_see_each_seat_by_its_own_eyes(address: str) -> None:
    both = Person(address)
    match = both.create_match(KA, HOTSEAT)["match"]
    told = {seat: both.watch(match, seat=seat) for seat in SEATS}
    assert [told[seat]["audience"] for seat in SEATS] == list(SEATS)
    at = told["assassins"]["now"]["changed"]
    both.command(match, "act", at=at, action=PICK, seat="assassins")
    heard = both.drain()
    views = {each["audience"]: each["now"]["view"] for each in heard if each["type"] == "update"}
    assert views["king"]["assassins"] == {}
    assert sorted(views["assassins"]["assassins"]) == ["butcher", "farmer", "monk"]


def test_spectators_see_what_a_spectator_may(address: str) -> None:
    one, other, match = meet(address, KA, seats=SEATS)
    looker = Seat(address, "looker")
    looker.watch_match(match)
    number = other.act(PICK)
    looker.until(number)
    assert looker.now["view"]["seat"] == "spectator"
    assert looker.now["view"]["assassins"] == {}
    assert "legal" not in looker.now
    refused = looker.do(match, "resign")
    assert refused["error"]["code"] == "service/not-your-seat"
    one.until(number)


def test_who_is_there_is_told(address: str) -> None:
    one, other, _ = meet(address, KA, seats=SEATS)
    other.disconnect()
    assert one.receive_until("presence")["seats"] == {"king": True, "assassins": False}
    other.resume()
    assert one.receive_until("presence")["seats"] == {"king": True, "assassins": True}


def test_chat_is_one_clean_line_and_can_be_muted(address: str) -> None:
    one, other, match = meet(address, KA, seats=SEATS)
    assert one.do(match, "say", text="<b>hello</b>\n\u202ethere")["type"] == "done"
    told = other.receive_until("update")
    assert told["what"] == {"type": "said", "seat": "king", "text": "<b>hello</b> there"}
    assert other.do(match, "mute", on=True)["type"] == "done"
    one.do(match, "say", text="still there?")
    silence = other.receive_until("update")
    assert "what" not in silence, "the number is told, and nothing else"
    assert not [line for line in one.log if line.get("what", {}).get("type") == "muted"]


def test_a_rematch_swaps_the_sides_and_keeps_the_score(address: str) -> None:
    one, other, match = meet(address, KA, seats=SEATS)
    number = one.do(match, "resign")["number"]
    other.until(number)
    assert other.now["result"] == {"winner": "assassins", "reason": "resigned"}
    one.do(match, "ask", at=one.now["changed"], offer="rematch")
    done = other.do(match, "accept", at=other.now["changed"], offer="rematch")
    assert done["type"] == "done", done
    one.until(done["number"])
    following = one.log[-1]["what"]["match"]
    one.watch_match(following)
    assert one.now["view"]["seat"] == "assassins"
    assert one.watch(following)["series"]["score"] == [0, 2]


def test_a_clock_that_runs_out_ends_the_match(address: str) -> None:
    clock = {"type": "fischer", "minutes": 0, "seconds": 1}
    one, other, match = meet(address, KA, seats=SEATS, clock=clock)
    assert one.now["clock"]["running"] == "assassins"
    while "result" not in one.now:
        one.receive()
    assert one.now["result"] == {"winner": "king", "reason": "time"}
    late = other.do(match, "act", at=other.now["changed"], action=PICK)
    assert late["error"]["code"] == "service/match-over"


def test_who_has_opened_a_table_is_told_in_the_lobby_that_it_is_their_own(address: str) -> None:
    host, looker = Person(address), Person(address)
    for one in (host, looker):
        one.send(type="lobby", on=True)
        one.receive_until("lobby")
    match = host.create_match(KA, OPEN, seat="king")["match"]
    challenges = [one.receive_until("lobby")["challenges"] for one in (host, looker)]
    seats = [each.get("seat") for told in challenges for each in told if each["match"] == match]
    assert seats == ["king", None]


def test_who_looks_at_their_games_is_told_when_it_is_their_turn_and_nobody_else_is(address: str) -> None:
    one, other, match = meet(address, KA, seats=SEATS)
    looker, stranger = Person(address), Person(address)
    looker.http.cookies = one.http.cookies
    for each in (looker, stranger):
        each.send(type="mine", on=True)
        each.send(type="lobby", on=True)  # which is answered, so that what was asked before is done
        each.receive_until("lobby")
    one.until(other.act(PICK))
    (line,) = one.request("GET", "/api/my/matches")["matches"]
    assert line["actor"] == line["seat"] == SEATS[0]
    assert looker.receive_until("mine") == {"type": "mine", "match": match, "listed": line}
    one.act(
        next(text for text in one.now["legal"] if text != "end")
    )  # within the turn: lists stay as they are
    looker.send(type="mine", on=False)
    one.act("end")
    for each in (looker, stranger):
        each.send(type="lobby", on=True)
        each.receive_until("lobby")
    assert sum('"mine"' in text for text in looker.traffic) == 1
    assert not any('"mine"' in text for text in stranger.traffic)


def test_an_open_challenge_is_in_the_lobby_until_somebody_joins(address: str) -> None:
    looker, host, guest = Person(address), Person(address), Person(address)
    looker.send(type="lobby", on=True)
    looker.receive_until("lobby")
    match = host.create_match(KA, OPEN, seat="king")["match"]
    assert match in [each["match"] for each in looker.receive_until("lobby")["challenges"]]
    assert guest.request("POST", f"/api/matches/{match}/join", {})["seat"] == "assassins"
    assert match not in [each["match"] for each in looker.receive_until("lobby")["challenges"]]
    assert match in [each["match"] for each in looker.request("GET", "/api/live")["matches"]]
    assert match not in [each["match"] for each in guest.request("GET", "/api/live")["matches"]]
    assert guest.request("GET", "/api/my/matches")["matches"][0]["seat"] == "assassins"
    with pytest.raises(Refusal) as refused:
        looker.request("POST", f"/api/matches/{match}/join", {})
    assert refused.value.code == "service/seat-taken"


def test_an_invitation_says_what_to_and_nobody_else_gets_in(address: str) -> None:
    host, guest, stranger = Person(address), Person(address), Person(address)
    founded = host.create_match(KA, {"type": "invite"}, seat="king", options={"board": "B"})
    invited = guest.request("GET", f"/api/invites/{founded['invite']}")
    assert (invited["seat"], invited["options"]["board"]) == ("assassins", "B")
    with pytest.raises(Refusal) as refused:
        stranger.request("POST", f"/api/matches/{founded['match']}/join", {"invite": "guessed"})
    assert refused.value.code == "service/no-such-invite"


def test_a_board_of_ones_own_is_played_and_a_broken_one_says_where(address: str) -> None:
    me = Seat(address)
    text = me.request("GET", "/api/boards/king-and-assassins/A")
    assert len(text["spaces"]) == 100
    with pytest.raises(Refusal) as refused:
        me.request("POST", "/api/boards/check", {"game": KA, "text": "name: Nowhere\n"})
    assert refused.value.error["line"] >= 1
    assert refused.value.error["rule"] == "KA-1.4"
    mine = registry.rules(KA).presentation.board_infos()["A"].text.replace("name: ", "name: My own ")
    assert me.request("POST", "/api/boards/check", {"game": KA, "text": mine})["name"].startswith("My own")
    match = me.create_match(KA, HOTSEAT, options={"board": "mine"}, boards={"mine": mine})["match"]
    assert me.watch(match, seat="king")["texts"] == {"mine": mine}
