"""Sample messages of the server: one of each type, with the same content in every run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import regalia
from regalia.adapters.task_runner import WorkerHealth
from regalia.core.contract import SPECTATOR, Seat, Subject
from regalia.services.errors import BadName
from regalia.services.learning import lessons
from regalia.services.matches import commands as c
from regalia.services.matches import inquiries, messages, projections
from regalia.services.matches.inquiries import SeatPosition, ask
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import Computer, Correspondence, Fischer, Player, Series
from regalia.services.matches.player_identity import player_identity
from regalia.services.people.names import GuestName
from regalia.services.people.public_identity import PublicIdentity
from regalia.services.ratings import leaderboards, profiles
from regalia.web import errors
from regalia.web.messages import base, matches, people, server, socket
from tests.support.sample_people_messages import people_messages
from tests.support.scripted_match import ASSASSINS, BLUE, KING, PICK, ScriptedMatch, match_settings

ANN_SHOWN = PublicIdentity(kind="person", name="Ann")
BOB_SHOWN = PublicIdentity(kind="guest", guest=GuestName("badger", 12))
KNOWN = {"ann": ANN_SHOWN, "bob": BOB_SHOWN}


WORKERS = WorkerHealth(count=1, alive=1, busy=0, waiting=0, replaced=0)


def identify(player: Player) -> PublicIdentity:
    """Returns how a player is shown to others."""
    return player_identity(player, KNOWN)


def running() -> ScriptedMatch:
    """A match of King & Assassins with a clock and a series, in which everything has happened but the end."""
    series = Series(id="first", earlier="before", score=(1, 3))
    scripted = ScriptedMatch(
        match_settings(clock=Fischer(15, 20), rated=True, series=series, created=1000), after=500
    )
    scripted.act(PICK, after=2000)
    scripted.act_any(after=700)
    scripted.execute(ASSASSINS, c.Say, text="hello")
    scripted.execute(ASSASSINS, c.Mute, on=True)
    scripted.execute(KING, c.Ask, offer="takeback")
    scripted.execute(ASSASSINS, c.Decline, offer="takeback")
    scripted.act_any(after=300)
    scripted.execute(KING, c.Ask, offer="takeback")
    scripted.execute(ASSASSINS, c.Accept, offer="takeback")
    scripted.act_any(after=400)
    scripted.execute(KING, c.Ask, offer="takeback")
    return scripted


def preview_of_an_attack() -> messages.ActionPreview:
    """The preview of an attack of blue's cavalry, in which both sides have cards."""
    game = regalia.load(
        {
            "game": "king-of-the-hill",
            "scenario": "introduction",
            "turn": 2,
            "phase": "action",
            "actor": "blue",
            "first": "blue",
            "units": [
                {"side": "blue", "type": "cavalry", "at": "j5", "general": True},
                {"side": "red", "type": "infantry", "at": "i4", "general": True},
            ],
            "hands": {"blue": ["JH", "9H"], "red": ["KD", "2C"]},
            "pile": ["QS", "3D", "9C", "KH", "4S"],
        }
    )
    return inquiries.preview(SeatPosition(game.rules, game.view("blue")), "JH j5xi4")


def over() -> ScriptedMatch:
    """A match that has ended by resignation."""
    scripted = ScriptedMatch(match_settings(created=1000))
    scripted.act(PICK)
    scripted.execute(KING, c.Resign)
    return scripted


def updates(match: Match, audience: Seat) -> list[messages.Update]:
    """Returns all updates of a match for an audience."""
    return projections.updates(match, [audience], since=0, now=5000, identify=identify)[audience]


def of_a_match() -> Iterator[tuple[str, Any]]:
    """What the audiences of a match are sent."""
    match = running().match
    yield "snapshot for the king", projections.snapshot(match, KING, now=5000, identify=identify)
    yield "snapshot for spectators", projections.snapshot(match, SPECTATOR, now=5000, identify=identify)
    yield (
        "snapshot of a finished match",
        projections.snapshot(over().match, SPECTATOR, now=5000, identify=identify),
    )
    computer = ScriptedMatch(match_settings(kind="computer", level=5), other=Computer(5)).match
    yield (
        "snapshot of a match against the computer",
        projections.snapshot(computer, KING, now=0, identify=identify),
    )
    for number, message in enumerate(updates(match, KING), 1):
        yield f"update {number} for the king", message
    yield "update for the assassins", updates(match, ASSASSINS)[3]
    yield "update for spectators", updates(match, SPECTATOR)[5]
    yield "earlier position", projections.position_after(match, KING, 4)
    yield "page of the log", projections.log_page(match, ASSASSINS, before=5, identify=identify)
    yield (
        "presence",
        messages.Presence(
            match="match", seats={"king": True, "assassins": False}, claims={"assassins": 61_000}
        ),
    )
    yield "presence of both", messages.Presence(match="match", seats={"king": True, "assassins": True})
    yield "computer status", messages.ComputerStatus(match="match")
    yield "computer status in a queue", messages.ComputerStatus(match="match", position=3, trouble=True)
    hill = ScriptedMatch(match_settings("king-of-the-hill", options={"scenario": "introduction"})).match
    yield "choices", messages.Choices(legal=["a", "b"], presets=projections.choices(hill, BLUE).presets[:1])
    yield "reach", ask(match, KING, lambda position: inquiries.reach(position, "i3"), at=match.revision)
    yield "preview", preview_of_an_attack()
    guard = Subject(space="i3")
    yield (
        "explanation",
        ask(match, KING, lambda position: inquiries.explain(position, guard, "en"), at=match.revision),
    )
    yield "listed match", projections.listed_match(match.summary(), "ann", identify)
    yield "listed match of others", projections.listed_match(over().match.summary(), None, identify)


def of_the_socket() -> Iterator[tuple[str, Any]]:
    """The other messages of the socket."""
    yield "accepted", socket.Accepted(id="c1", match="match", number=7)
    problem = errors.problem(BadName("name-taken", field="name"), "en")
    yield "refused", socket.Refused(error=problem, id="c1", match="match")
    yield (
        "refused without a command",
        socket.Refused(error=base.Problem(code="x", message="y", rule="KA-1.1", wait=3)),
    )
    yield "open challenges", socket.OpenChallenges(challenges=[], next=20)
    listed = projections.listed_match(over().match.summary(), "bob", identify)
    yield "my match changed", socket.MyMatchChanged(match="match", listed=listed)
    yield "ping", socket.Ping(nonce=5)
    yield "bye", socket.Bye(reason="restarting")


def of_http() -> Iterator[tuple[str, Any]]:
    """Responses of HTTP endpoints."""
    yield "failure", base.Failure(error=base.Problem(code="x", message="y", field="text", line=2, column=1))
    yield "health", server.Health(status="ok", version="1", connections=1, matches=2, workers=WORKERS)
    name = server.BoardName(id="A", name="A", note="")
    info = server.GameInfo(
        id="game", rules_version=1, seats=["a", "b"], options={}, levels=[1], boards=[name]
    )
    yield "games", server.Games(games=[info], languages=["en"])
    yield "text of a board", server.BoardSource(text="...")
    yield "game-texts", server.GameTexts(messages="game-brandubh = Brandubh", rules=["B-1"])
    yield "me", people.Me(identity=ANN_SHOWN)
    yield "nobody", people.Me()
    yield "registered", people.Registered(identity=BOB_SHOWN, recovery="7Q2M")
    used = people.SessionInfo(id="s", current=True, browser="Firefox", created=1, used=2)
    yield "sessions", people.SessionList(sessions=[used])
    yield "done", people.Done()
    yield from people_messages()
    yield "created match", matches.CreatedMatch(match="match", seat="king", invite="token")
    yield "joined match", matches.JoinedMatch(match="match", seat="king")
    yield "page of matches", matches.MatchListPage(matches=[], next=20)
    piece = messages.PicturedPiece(x=0, y=1, side="king", color="#e0b040", marked=True)
    picture = messages.Picture(rows=["ab", "a "], colors={"a": "#eadcbe", "b": "#c0694a"}, pieces=[piece])
    thumbnail = matches.MatchThumbnail(
        match="match",
        picture=picture,
        present=["king"],
        ratings={"king": profiles.DisplayedRating(1512, 80, False, 12)},
    )
    yield "thumbnails", matches.ThumbnailList(thumbnails=[thumbnail])
    yield (
        "invitation",
        messages.Invitation(
            match="match",
            game="game",
            options={},
            host=ANN_SHOWN,
            seat="red",
            clock=Correspondence(3),
            rated=True,
        ),
    )
    rating = profiles.DisplayedRating(1500, 80, True, 12)
    results = profiles.SeatResults(
        game="game",
        seat="red",
        won=1,
        drawn=2,
        lost=3,
        rating=rating,
        line=[profiles.RatingPoint(1, 1500, 80)],
    )
    yield "profile", profiles.Profile(identity=ANN_SHOWN, since=1, records=[results])
    played = profiles.PlayedMatch(
        match="m",
        game="g",
        seat="red",
        opponent=BOB_SHOWN,
        outcome="won",
        reason="time",
        at=1,
        before=None,
        after=2,
    )
    yield "history", profiles.HistoryPage([played], 3)
    row = leaderboards.LeaderboardRow(
        place=None, identity=PublicIdentity(kind="computer", level=5), rating=rating
    )
    yield (
        "leaderboard",
        leaderboards.LeaderboardPage(
            game="g", seat="red", rows=[row], next=None, games=1, opponents=2, actions=3
        ),
    )


def of_lessons() -> Iterator[tuple[str, Any]]:
    """Samples of the messages of lessons."""
    begun = lessons.ListedLesson(id="first", seat="king", title="lesson-first", minutes=2, steps=3, match="m")
    done = lessons.ListedLesson(
        id="next", seat="king", title="lesson-next", minutes=3, steps=4, finished=True
    )
    games = [lessons.GameLessons(game="g", lessons=[begun, done])]
    yield "lessons", lessons.LessonList(games=games, played=True)


def samples() -> dict[str, Any]:
    """All samples by name."""
    return dict([*of_a_match(), *of_the_socket(), *of_http(), *of_lessons()])
