"""Chronicles: exported with the record, imported again, or refused."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from regalia.core.contract import Outcome
from regalia.core.errors import BadRecord
from regalia.core.game import Game, Step
from regalia.core.i18n import languages, tr
from regalia.core.record import Record, read_record
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.services.archive.chronicle import record_with_chronicle
from regalia.services.archive.record_import import import_record
from regalia.services.matches import commands as c
from regalia.services.matches.decide import join
from regalia.services.matches.entries import Asked, TakenBack
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Archived, Computer, Correspondence, Fischer, MatchSettings
from regalia.services.matches.player_identity import player_identity
from regalia.services.matches.ports import Outage
from regalia.services.matches.takeback import takeback_target
from regalia.services.people.names import GuestName
from regalia.services.people.public_identity import PublicIdentity
from regalia.services.ratings.ratings import finished_match
from tests.support.scripted_match import ANN, ASSASSINS, KING, PICK, ScriptedMatch, match_settings

LANGUAGES = languages()
FOUNDED, DAY = 1_700_000_000_000, 86_400_000
NOW = FOUNDED + 30 * DAY
GAMES = ("king-and-assassins", "king-of-the-hill")
FOX = GuestName("fox", 318)
KNOWN = {"ann": PublicIdentity(kind="person", name="Ann"), "bob": PublicIdentity(kind="guest", guest=FOX)}


def agreed(**changes: Any) -> MatchSettings:
    """Returns settings with a realistic time."""
    return match_settings(created=FOUNDED, **changes)


def resigned(scripted: ScriptedMatch) -> Match:
    """Returns a match that its king has resigned, some time later."""
    scripted.now += 4000
    scripted.execute(KING, c.Resign)
    return scripted.match


def written(match: Match) -> str:
    """Returns the record of a match as it is written to a file."""
    identities = {seat: player_identity(player, KNOWN) for seat, player in match.players.items()}
    return record_with_chronicle(match, identities).line()


def read(line: str) -> Record:
    """Returns the record of a line."""
    record = read_record(line)
    assert isinstance(record, Record)
    return record


def again(match: Match) -> Match:
    """Exports and imports a match, and checks that its second export is the same bytes."""
    taken = import_record(read(written(match)), NOW)
    assert written(taken) == written(match)
    return taken


def timed() -> ScriptedMatch:
    """Returns a match of Ann and a guest with clocks, after four actions."""
    scripted = ScriptedMatch(agreed(clock=Fischer(5, 3)), after=60_000)
    scripted.act(PICK, after=9000)
    for pause in (1500, 2500, 0):
        scripted.act_any(after=pause)
    return scripted


# Export and import.


def test_names_and_times_come_back() -> None:
    match = resigned(timed())
    taken = again(match)
    assert taken.players == {"king": Archived("Ann"), "assassins": Archived(guest=FOX)}
    assert [entry.at for entry in taken.log] == [entry.at for entry in match.log]
    assert taken.clocks.remaining == match.clocks.remaining
    assert taken.settings.created == FOUNDED
    assert (taken.summary().updated, taken.summary().clock) == (match.summary().updated, Fischer(5, 3))


def test_a_computer_stays_its_level_and_pays_no_time() -> None:
    scripted = ScriptedMatch(agreed(kind="computer", level=3), other=Computer(3))
    scripted.act(PICK, after=700)
    scripted.act_any(after=800)
    taken = again(resigned(scripted))
    assert taken.players == {"king": Archived("Ann"), "assassins": Computer(3)}
    assert (taken.settings.kind, taken.settings.level) == ("computer", 3)


def test_two_at_one_screen_stay_the_same_person() -> None:
    taken = again(resigned(ScriptedMatch(agreed(kind="hotseat"), other=ANN)))
    assert set(taken.players.values()) == {Archived("Ann")}
    assert taken.settings.kind == "hotseat"


def test_what_was_forgiven_and_what_nobody_paid_while_the_server_was_down_come_back() -> None:
    scripted = timed()
    scripted.match.clocks.outages = (Outage(scripted.now + 1000, scripted.now + 5 * DAY),)
    scripted.lag = 300
    scripted.act_any(after=5 * DAY + 2000)
    match = resigned(scripted)
    assert '"spent":2700,"forgiven":300' in written(match)
    assert again(match).clocks.remaining == match.clocks.remaining


def test_an_action_that_was_taken_back_comes_back_with_its_commitment() -> None:
    scripted = ScriptedMatch(agreed(options={"board": "B"}))
    scripted.act(PICK, after=1000)
    scripted.now += 500
    scripted.execute(ASSASSINS, c.Ask, offer="takeback")
    scripted.execute(KING, c.Accept, offer="takeback")
    scripted.act("pick:butcher,farmer,squire", after=2000)
    match = resigned(scripted)
    assert f'{{"after":1000,"undone":"{PICK}"}},{{"after":500,"back":1}},{{"after":2000}}' in written(match)
    taken = again(match)
    assert [one.taken_back for one in taken.openings()] == [False, True, False]


def test_a_match_that_nobody_came_to_comes_back() -> None:
    match = Match(agreed())
    for entry in join(match, KING, ANN, FOUNDED).entries:
        match.fold(entry)
    scripted = ScriptedMatch.__new__(ScriptedMatch)
    scripted.match, scripted.now, scripted.lag, scripted.ids, scripted.absent = match, FOUNDED + 5, 0, 0, {}
    scripted.execute(KING, c.Abort)
    taken = again(match)
    assert taken.players == {"king": Archived("Ann")}
    assert not taken.begun


def test_time_stands_still_where_the_clock_of_the_server_was_set_back() -> None:
    scripted = timed()
    scripted.now -= 100_000
    scripted.act_any()
    assert again(resigned(scripted)).log[-1].at == FOUNDED + 73_000


def test_somebody_who_has_left_stays_somebody_who_has_left() -> None:
    match = resigned(ScriptedMatch(agreed(), other=ANN.__class__("gone")))
    taken = again(match)
    assert taken.players["assassins"] == Archived()
    assert player_identity(taken.players["assassins"], {}) == PublicIdentity(kind="deleted")


def test_nothing_secret_is_in_a_chronicle() -> None:
    scripted = ScriptedMatch(agreed(kind="invite", invite="token-of-the-invitation"))
    scripted.act(PICK)
    scripted.execute(KING, c.Say, text="good luck")
    line = written(resigned(scripted))
    for secret in ("token-of-the-invitation", "good luck", '"ann"', '"bob"', ":c1"):
        assert secret not in line


def test_a_record_without_a_chronicle_gets_none() -> None:
    record = read(written(resigned(timed())))
    taken = import_record(msgspec.structs.replace(record, chronicle=None), NOW)
    assert set(taken.players.values()) == {Archived()}
    assert {entry.at for entry in taken.log} == {NOW}
    assert read(written(taken)).chronicle is None


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in (1, 2)])
def test_whole_games_with_ways_back_come_back(game: str, seed: int) -> None:
    scripted, rng = ScriptedMatch(agreed(game=game, seed=seed, clock=Correspondence(3))), Rng(seed)
    match = scripted.match
    while match.actor is not None and match.number < 400:
        actions = match.game.legal()
        scripted.act(actions[rng.below(len(actions))], after=rng.below(60_000))
        for seat in match.rules.seats:
            if rng.below(10) == 0 and takeback_target(match, seat) is not None:
                scripted.execute(seat, c.Ask, offer="takeback")
                scripted.execute(match.other(seat), c.Accept, offer="takeback")
    if not match.over:
        scripted.execute(match.rules.seats[0], c.Resign)
    taken = again(match)
    assert taken.clocks.remaining == match.clocks.remaining
    kept = [entry.at for entry in match.log if not isinstance(entry.payload, Asked)]
    assert [entry.at for entry in taken.log] == kept
    assert any(isinstance(entry.payload, TakenBack) for entry in taken.log)


# One replay.


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of the steps that games computed, in order."""
    texts: list[str] = []
    step = Game._step

    def counted(game: Game, *arguments: Any) -> tuple[Step, State]:
        done = step(game, *arguments)
        texts.append(done[0].text)
        return done

    monkeypatch.setattr(Game, "_step", counted)
    return texts


@pytest.mark.parametrize("has_chronicle", [True, False])
def test_an_import_replays_a_record_once(has_chronicle: bool, computed: list[str]) -> None:
    record = read(written(resigned(timed())))
    if not has_chronicle:
        record = msgspec.structs.replace(record, chronicle=None)
    computed.clear()
    taken = import_record(record, NOW)
    assert computed == record.actions
    assert taken.record().actions == record.actions


def test_an_import_computes_actions_that_were_undone_beside_those_of_the_record(computed: list[str]) -> None:
    scripted = timed()
    undone = next(text for text in scripted.match.game.legal() if text != "end")
    scripted.act(undone)
    assert scripted.match.actor is not None
    scripted.execute(scripted.match.actor, c.Undo)
    record = read(written(resigned(scripted)))
    computed.clear()
    import_record(record, NOW)
    assert computed == [*record.actions, undone]


def test_a_record_that_stops_at_a_chance_event_of_its_seed_is_refused() -> None:
    record = read(written(resigned(timed())))
    setup = msgspec.structs.replace(record.setup, chance="explicit")
    first = msgspec.structs.replace(record, setup=setup, actions=[], fairness=None, chronicle=None)
    with pytest.raises(BadRecord) as refused:
        import_record(first, NOW)
    assert refused.value.reason == "record-differs"


# Only names.


def test_who_is_taken_in_counts_for_no_rating_and_has_no_seat() -> None:
    taken = again(resigned(ScriptedMatch(agreed(kind="computer", level=3, rated=True), other=Computer(3))))
    assert not finished_match(taken.summary()).counts
    assert not taken.settings.rated
    assert taken.seats_of("ann") == taken.seats_of("archive") == taken.seats_of("Ann") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_from_a_record_is_not_taken_for_an_account(language: str) -> None:
    person, guest = (player_identity(Archived(*who), {}) for who in (("Ann", None), (None, FOX)))
    assert {person.kind, guest.kind} == {"archived"}
    assert re.fullmatch(r"Ann \(\w+\)", person.words(language))
    assert re.fullmatch(r"\w+ 318 \(\w+\)", guest.words(language))


# Refusals.


BAD: list[tuple[str, dict[str, Any]]] = [
    # Unreadable.
    ("unreadable", {"kind": "solitaire"}),
    ("unreadable", {"founded": "yesterday"}),
    ("unreadable", {"founded": 1.5}),
    ("unreadable", {"begun": True}),
    ("unreadable", {"deeds": 7}),
    ("unreadable", {"deeds.1": 7}),
    ("unreadable", {"deeds.1.after": "1500"}),
    ("unreadable", {"deeds.1.after": None}),
    ("unreadable", {"clock": {"type": "sand"}}),
    ("unreadable", {"players": ["Ann"]}),
    ("unreadable", {"players.king": "Ann"}),
    ("unreadable", {"players.king.kind": "king"}),
    ("unreadable", {"players.king.account": "ann"}),
    ("unreadable", {"chat": []}),
    # Players.
    ("players", {"founder": "chance"}),
    ("players", {"founder": "nobody"}),
    ("players", {"players": {}}),
    ("players", {"players.third": {"kind": "deleted"}}),
    ("players", {"players.king": {"kind": "archived", "name": "Ann"}}),
    ("players", {"players.king": {"kind": "computer", "level": 3}}),
    ("players", {"players.king.level": 3}),
    ("players", {"players.king": {"kind": "deleted", "name": "Ann"}}),
    ("players", {"players.king.name": "Ａｎｎ"}),  # noqa: RUF001  (wide letters, which no name keeps)
    ("players", {"players.assassins.guest": {"beast": "kraken", "number": 318}}),
    ("players", {"players.assassins.guest": {"beast": "fox", "number": 7}}),
    ("players", {"players.assassins": {"kind": "guest"}}),
    ("players", {"players.assassins": {"kind": "computer", "level": 3}}),
    ("players", {"kind": "computer"}),
    ("players", {"kind": "hotseat"}),
    ("players", {"begun": None}),
    ("player", {"players.king.name": None}),
    ("player", {"players.king.name": "A\nn"}),
    ("player", {"players.king.name": "An\u202en"}),
    ("player", {"players.king.name": "A" * 21}),
    ("player", {"players.king.name": "A" * 1_000_000}),
    ("player", {"players.king.name": ""}),
    ("player", {"players.king.name": "<b>Ann</b>"}),
    ("player", {"players.king.name": "admin"}),
    ("player", {"kind": "computer", "players.assassins": {"kind": "computer", "level": 99}}),
    ("clock", {"clock": {"type": "fischer", "minutes": -5, "seconds": 3}}),
    ("clock", {"clock": {"type": "correspondence", "days": 4000}}),
    # Times.
    ("times", {"founded": -1}),
    ("times", {"founded": NOW + 2 * DAY}),
    ("times", {"founded": 10**40}),
    ("times", {"begun": -60_000}),
    ("times", {"ended": -1}),
    ("times", {"ended": 10**40}),
    ("times", {"deeds.1.after": -1500}),
    ("times", {"deeds.1.after": 10**40}),
    ("times", {"deeds.1.forgiven": -1}),
    ("times", {"deeds.1.spent": -1}),
    ("times", {"deeds.1.spent": 1501}),
    ("times", {"deeds.1.forgiven": 1501}),
    # Actions.
    ("deeds", {"deeds": []}),
    ("deeds", {"deeds.1.undone": "i2h2"}),
    ("deeds", {"deeds.1.back": 1}),
    ("deeds", {"deeds.4": {"after": 5}}),
    ("differs", {"deeds.4": {"after": 5, "undone": "nonsense"}}),
    ("differs", {"deeds.4": {"after": 5, "undone": "pick:monk"}}),
    ("differs", {"deeds.4": {"after": 5, "undone": "end"}}),
    ("differs", {"deeds.4": {"after": 5, "back": 0}}),
    ("differs", {"deeds.4": {"after": 5, "back": -1}}),
    ("differs", {"deeds.4": {"after": 5, "back": 10**30}}),
    ("differs", {"deeds.4": {"after": 5, "back": 5, "undone": "end"}}),
    ("differs", {"ended": None}),
]


def changed(chronicle: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Returns a chronicle with other values by dotted names; None removes the chronicle."""
    new: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(chronicle))
    for path, value in changes.items():
        *way, last = path.split(".")
        place: Any = new
        for name in way:
            place = place[int(name)] if isinstance(place, list) else place[name]
        if isinstance(place, list):
            place[int(last) : int(last) + 1] = [value]
        elif value is None:
            place.pop(last)
        else:
            place[last] = value
    return new


@pytest.mark.parametrize(("reason", "changes"), BAD, ids=lambda value: str(value)[:60])
def test_a_chronicle_that_cannot_be_is_refused_in_every_language(
    reason: str, changes: dict[str, Any]
) -> None:
    record = read(written(resigned(timed())))
    assert record.chronicle is not None
    bad = msgspec.structs.replace(record, chronicle=changed(record.chronicle, changes))
    with pytest.raises(BadRecord) as refused:
        import_record(bad, NOW)
    assert refused.value.reason == f"record-{reason}"
    words = {refused.value.words(language) for language in LANGUAGES}
    assert len(words) == len(LANGUAGES)
    assert all(len(one) < 500 for one in words)


def test_a_chronicle_without_commitments_is_refused() -> None:
    record = read(written(resigned(timed())))
    with pytest.raises(BadRecord, match=re.escape(tr("error-record-differs"))):
        import_record(msgspec.structs.replace(record, fairness=None), NOW)


def test_what_the_rules_have_ended_does_not_end_once_more() -> None:
    scripted, rng = ScriptedMatch(agreed(seed=1)), Rng(1)
    while scripted.match.actor is not None:
        actions = scripted.match.game.legal()
        scripted.act(actions[rng.below(len(actions))])
    record = read(written(scripted.match))
    bad = msgspec.structs.replace(record, chronicle=None, ended=Outcome(None, "agreed"))
    with pytest.raises(BadRecord, match=r'"(agreed|resigned)'):
        import_record(bad, NOW)


def test_who_won_must_have_sat_there() -> None:
    record = read(written(resigned(timed())))
    assert record.ended is not None
    bad = msgspec.structs.replace(record, ended=msgspec.structs.replace(record.ended, winner="somebody"))
    with pytest.raises(BadRecord, match=r'"(agreed|resigned)'):
        import_record(bad, NOW)


def test_days_for_a_turn_come_back() -> None:
    scripted = ScriptedMatch(agreed(clock=Correspondence(3)), after=DAY)
    scripted.act(PICK, after=2 * DAY)
    assert again(resigned(scripted)).settings.clock == Correspondence(3)
