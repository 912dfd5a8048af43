"""Creation of matches: validated settings with a fresh seed, and rematches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple, assert_never

import msgspec
from msgspec import Meta

from regalia.core.contract import Seat
from regalia.core.errors import BadField
from regalia.core.fairness import fresh_nonce
from regalia.core.game import MAX_SEED, Game
from regalia.core.lesson import Lesson
from regalia.core.validation import echo
from regalia.games import registry
from regalia.players import level as known_level
from regalia.services.errors import NoSuchLesson, NoSuchMoment, NotAllowedNow
from regalia.services.matches.commands import Id
from regalia.services.matches.lesson_progress import lesson_game
from regalia.services.matches.match import Match
from regalia.services.matches.match_settings import (
    Computer,
    Correspondence,
    Fischer,
    MatchKind,
    MatchSettings,
    Milliseconds,
    NoClock,
    Person,
    Player,
    Series,
    StartPosition,
    TimeControl,
)

ID_BYTES, TOKEN_BYTES = 9, 18  # 72 bits for an id, 144 for an invitation
MAX_MINUTES, MAX_SECONDS, MAX_DAYS = 180, 180, 14
MAX_BOARDS, MAX_BOARD_LENGTH = 1, 20_000

RANDOM: Literal["random"] = "random"
ShortText = Annotated[str, Meta(max_length=300)]  # of a name; other checks are stricter
BoardText = Annotated[str, Meta(max_length=65536)]


class ComputerOpponent(msgspec.Struct, frozen=True, tag="computer", forbid_unknown_fields=True):
    """The computer takes the other seat."""

    level: int


class InvitedOpponent(msgspec.Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """The holder of the link takes the other seat."""


class AnyOpponent(msgspec.Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """The match is in the lobby until somebody joins."""


class HotseatOpponent(msgspec.Struct, frozen=True, tag="hotseat", forbid_unknown_fields=True):
    """Two people at one screen: the founder has both seats."""


class MomentStart(msgspec.Struct, frozen=True, tag="moment", forbid_unknown_fields=True):
    """The position of a finished match after its entry `number`; later chance comes from a new seed."""

    match: Id
    number: int


class LessonStart(msgspec.Struct, frozen=True, tag="lesson", forbid_unknown_fields=True):
    """A lesson of the game: against the computer, in the lesson's seat."""

    lesson: Id


Opponent = ComputerOpponent | InvitedOpponent | AnyOpponent | HotseatOpponent


class NewMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match to create. `boards`: texts of users' boards, by the ids that options name.

    With a `start` the match begins from that position, without options and boards of its own, and is not rated.
    """

    game: ShortText
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    boards: dict[Id, BoardText] = msgspec.field(default_factory=dict)
    opponent: Opponent
    seat: ShortText = RANDOM
    clock: TimeControl = NoClock()
    rated: bool = False
    start: LessonStart | MomentStart | None = None

    @property
    def kind(self) -> MatchKind:
        """The kind of match, which the opponent determines."""
        match self.opponent:
            case ComputerOpponent():
                return "computer"
            case InvitedOpponent():
                return "invite"
            case AnyOpponent():
                return "open"
            case HotseatOpponent():
                return "hotseat"
            case _:
                assert_never(self.opponent)

    @property
    def level(self) -> int | None:
        """The level of the computer; None against people."""
        return self.opponent.level if isinstance(self.opponent, ComputerOpponent) else None


class MatchStart(NamedTuple):
    """What a match is created from: its settings, its game before the first action, and its first players.

    The game is made with the settings, so that boards are parsed and options checked once.
    """

    settings: MatchSettings
    game: Game
    players: dict[Seat, Player]


def new_match(wanted: NewMatch, founder: str, now: Milliseconds, source: Match | None = None) -> MatchStart:
    """Returns the start of a requested match; `source` is the match whose position it starts from.

    Raises: BadField that names the field, BadBoard, and what `game_of_moment` raises.
    """
    check_texts(wanted.boards)
    seed = new_seed()
    start: StartPosition | None = None
    if wanted.start is not None:
        check_start(wanted)
        if isinstance(wanted.start, LessonStart):
            lesson, game, start = game_of_lesson(wanted, wanted.start)
            wanted, seed = msgspec.structs.replace(wanted, seat=lesson.seat), lesson.seed
        else:
            assert source is not None
            game, start = game_of_moment(wanted, source, seed)
    else:
        game = Game.new(registry.rules(wanted.game, wanted.boards), wanted.options, seed=seed)
    check_clock(wanted.clock, wanted.kind)
    if wanted.kind == "computer":
        known_level(game.rules, wanted.level)  # raises BadField
    if wanted.rated and (wanted.kind == "hotseat" or wanted.boards):
        raise BadField("rated", field="rated")
    settings = MatchSettings(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.id,
        rules_version=game.rules.rules_version,
        options=game.setup.options or {},
        texts=game.setup.texts,
        seed=seed,
        nonce=fresh_nonce(),
        kind=wanted.kind,
        founder=founder,
        founder_seat=choose_seat(wanted.seat, game.seats),
        clock=wanted.clock,
        rated=wanted.rated,
        level=wanted.level,
        invite=secrets.token_urlsafe(TOKEN_BYTES) if wanted.kind == "invite" else None,
        start=start,
        created=now,
    )
    return MatchStart(settings, game, initial_players(settings, game.seats))


def check_start(wanted: NewMatch) -> None:
    """Checks what a match from a position may not have: options, boards and a rating. Raises: BadField."""
    if wanted.options or wanted.boards:
        raise BadField("start-options", field="options" if wanted.options else "boards")
    if wanted.rated:
        raise BadField("rated", field="rated")


def game_of_lesson(wanted: NewMatch, start: LessonStart) -> tuple[Lesson, Game, StartPosition]:
    """Returns a lesson, its game, and its first position. Raises: BadField, NoSuchLesson."""
    rules = registry.rules(wanted.game)
    lesson = rules.lessons().get(start.lesson)
    if lesson is None:
        raise NoSuchLesson(lesson=echo(start.lesson))
    if wanted.kind != "computer" or wanted.seat not in (lesson.seat, RANDOM) or wanted.clock != NoClock():
        raise BadField("lesson-match", field="start")
    game = lesson_game(rules, lesson)
    assert game.setup.position is not None
    return lesson, game, StartPosition(position=game.setup.position, lesson=lesson.id)


def game_of_moment(wanted: NewMatch, source: Match, seed: int) -> tuple[Game, StartPosition]:
    """Returns the game that continues a finished match after an entry, and its first position.

    Raises: BadField, NotAllowedNow if the match is not over, NoSuchMoment.
    """
    moment, rules = wanted.start, source.rules
    assert isinstance(moment, MomentStart)
    if wanted.game != rules.id:
        raise BadField("start-game", field="game", game=rules.id)
    if not source.over:
        raise NotAllowedNow("moment-of-running-match")
    plies = source.plies_after(moment.number)
    if plies is None:
        raise NoSuchMoment(number=moment.number)
    state = source.game.state_at(plies)
    if rules.setup.can_load(state):
        position = rules.setup.position_without_order(state)
        game = Game.load(rules, position, options=source.settings.options, seed=seed)
        if game.actor is not None:
            return game, StartPosition(position=position, match=source.id, number=moment.number)
    raise NoSuchMoment("moment-not-playable", number=moment.number)


def rematch(match: Match, now: Milliseconds) -> MatchStart:
    """Returns the start of a rematch: seats swapped, a new seed, the rules' first position, and the score so far."""
    settings, series = match.settings, match.settings.series
    seed = new_seed()
    following = msgspec.structs.replace(
        settings,
        id=secrets.token_urlsafe(ID_BYTES),
        seed=seed,
        nonce=fresh_nonce(),
        founder_seat=match.other(settings.founder_seat),
        invite=None,
        start=None,
        series=Series(series.id if series else settings.id, settings.id, match.score),
        created=now,
    )
    players = {match.other(seat): player for seat, player in match.players.items()}
    return MatchStart(following, Game.new(match.rules, settings.options, seed=seed), players)


def initial_players(settings: MatchSettings, seats: tuple[Seat, Seat]) -> dict[Seat, Player]:
    """Returns the players that are seated when a match is created."""
    founder = Person(settings.founder)
    players: dict[Seat, Player] = {Seat(settings.founder_seat): founder}
    other = next(seat for seat in seats if seat != settings.founder_seat)
    if settings.kind == "hotseat":
        players[other] = founder
    if settings.kind == "computer":
        assert settings.level is not None
        players[other] = Computer(settings.level)
    return players


def new_seed() -> int:
    """Returns a random seed."""
    return secrets.randbelow(MAX_SEED + 1)


def choose_seat(wanted: str, seats: tuple[Seat, Seat]) -> str:
    """Returns the requested seat, or a random one. Raises: BadField."""
    if wanted == RANDOM:
        return secrets.choice(seats)
    if wanted not in seats:
        raise BadField("seat", field="seat", values=", ".join((*seats, RANDOM)))
    return wanted


def check_texts(texts: Mapping[str, str]) -> None:
    """Raises: BadField if there are too many boards or one is too long."""
    if len(texts) > MAX_BOARDS or any(len(text) > MAX_BOARD_LENGTH for text in texts.values()):
        raise BadField("boards", field="boards", most=MAX_BOARDS, longest=MAX_BOARD_LENGTH)


def check_clock(clock: TimeControl, kind: MatchKind) -> None:
    """Checks a time control. Raises: BadField if it is out of range, or in a hot-seat match."""
    match clock:
        case NoClock():
            return
        case Fischer(minutes, seconds):
            fits = 0 <= minutes <= MAX_MINUTES and 0 <= seconds <= MAX_SECONDS and minutes + seconds > 0
        case Correspondence(days):
            fits = 1 <= days <= MAX_DAYS
    if not fits or kind == "hotseat":
        raise BadField("time-control", field="clock", minutes=MAX_MINUTES, seconds=MAX_SECONDS, days=MAX_DAYS)
