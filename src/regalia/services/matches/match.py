"""The state of a match, folded from its settings and its log: each entry is applied to the state before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from regalia.core.contract import CHANCE, SPECTATOR, Event, Outcome, Seat
from regalia.core.fairness import Fairness, Opening, commit, make_opening, what_of_choice, what_of_seed
from regalia.core.game import Game, Step, Transition
from regalia.core.record import Record, SeatRecord
from regalia.core.rules import Rules
from regalia.games import registry
from regalia.services.errors import BadLog, GameNotInstalled
from regalia.services.matches.clock import Clocks
from regalia.services.matches.entries import (
    Acted,
    Asked,
    Begun,
    Declined,
    Entry,
    EntryPayload,
    Followed,
    Joined,
    MatchEnded,
    Muted,
    Offer,
    Payload,
    Said,
    TakenBack,
)
from regalia.services.matches.match_settings import (
    Computer,
    MatchSettings,
    Milliseconds,
    NoClock,
    Person,
    Player,
)
from regalia.services.matches.ports import Outage, Status, Summary


class Match:
    """State of a match. Only `fold` changes it, except `blocking`, which is no part of the log.

    `services.matches.decide` decides which commands are allowed.

    `game`, if given, is the game of these settings before its first action; else it is made here.
    """

    def __init__(
        self, settings: MatchSettings, outages: Sequence[Outage] = (), *, game: Game | None = None
    ) -> None:
        self.settings = settings
        self.game = game_of(settings) if game is None else game
        self.rules: Rules = self.game.rules
        self.audiences = (*self.rules.seats, SPECTATOR)
        self.clocks = Clocks(settings.clock, self.rules.seats, outages)
        self.log: list[Entry] = []
        self.events_by_entry: list[tuple[Event, ...]] = []  # secrets included
        self.plies: dict[int, int] = {}  # length of the game by entry that changed it
        self.players: dict[str, Player] = {}
        self.begun = False
        self.actor: Seat | None = None  # None before the start and after the end
        self.ended: Outcome | None = None
        self.revision = 0  # the entry that last changed the position
        self.first_ply = 0  # the length of the game at its start: chance may have acted
        self.undo_floor = 0  # plies before it cannot be undone: they revealed something, or chance acted
        self.offers: dict[str, list[Offer]] = {seat: [] for seat in self.rules.seats}
        self.declined: dict[tuple[str, Offer], int] = {}  # by seat and offer: the revision of the refusal
        self.muted: set[str] = set()  # seats that muted the other's chat
        self.blocking: set[str] = (
            set()
        )  # seats whose player has blocked the other's; see `services.people.blocks`
        self.handled_commands: dict[str, int] = {}  # command key to number of its entry
        self.entry_counts: dict[tuple[str, type[EntryPayload]], int] = {}
        self.choice_openings: list[Opening] = []  # of secret choices
        self.commitments: dict[int, str] = {}  # of secret choices, by entry
        self.next_match: str | None = None
        self.ended_at: Milliseconds | None = None
        what = what_of_seed(settings.id, settings.game, settings.seed)
        self.commitment = commit(what, settings.nonce)

    @classmethod
    def replay(
        cls, settings: MatchSettings, entries: Iterable[Entry], outages: Sequence[Outage] = ()
    ) -> Match:
        """Folds a log. Raises: BadLog with the number of the entry that does not fold, GameNotInstalled."""
        number = 0
        try:
            match = cls(settings, outages)
            for entry in entries:
                number = entry.number
                match.fold(entry)
        except GameNotInstalled:
            raise
        except Exception as error:  # a damaged entry may break any assumption of a game
            raise BadLog(match=settings.id, number=number, what=str(error)) from error
        return match

    # Queries.

    @property
    def id(self) -> str:
        """The id of the match."""
        return self.settings.id

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.ended is not None

    @property
    def status(self) -> Status:
        """Whether the match waits for a player, is running, or is over."""
        return "over" if self.ended is not None else "running" if self.begun else "waiting"

    def other(self, seat: str) -> Seat:
        """Returns the opponent's seat."""
        first, second = self.rules.seats
        return second if seat == first else first

    def seats_of(self, account: str) -> list[Seat]:
        """Returns the seats of an account: none, one, or both in a hot-seat match."""
        person = Person(account)
        return [Seat(seat) for seat, player in self.players.items() if player == person]

    def is_computer(self, seat: str) -> bool:
        """Returns whether a computer has the seat."""
        return isinstance(self.players.get(seat), Computer)

    @property
    def is_practice(self) -> bool:
        """Whether a person plays a computer without a rating, and may take back everything."""
        return not self.settings.rated and any(self.is_computer(seat) for seat in self.players)

    @property
    def takeback_floor(self) -> int:
        """The plies that cannot be taken back: all that nobody may learn from, or in practice only the start."""
        return self.first_ply if self.is_practice else self.undo_floor

    @property
    def score(self) -> tuple[int, int]:
        """The score of the series so far, of the founder and the other, in half points."""
        founder, other = self.settings.series.score if self.settings.series else (0, 0)
        if self.ended is None or self.ended.reason in ("aborted", "lesson"):
            return founder, other
        if self.ended.winner is None:
            return founder + 1, other + 1
        won = self.ended.winner == self.settings.founder_seat
        return founder + 2 * won, other + 2 * (not won)

    def plies_after(self, number: int) -> int | None:
        """Returns the length of the game after an entry; None before the start or if undone since."""
        changes = [change for change in self.plies if change <= number <= self.number]
        if not changes:
            return None
        plies = self.plies[changes[-1]]
        later = (length for change, length in self.plies.items() if change > number)
        return None if any(length < plies for length in later) else plies

    def summary(self) -> Summary:
        """Returns the match as lists show it."""
        return Summary(
            id=self.id,
            game=self.settings.game,
            kind=self.settings.kind,
            status=self.status,
            players=dict(self.players),
            actor=self.actor,
            computer=self.actor is not None and self.is_computer(self.actor),
            winner=self.ended.winner if self.ended else None,
            reason=self.ended.reason if self.ended else None,
            rated=self.settings.rated,
            clock=self.settings.clock,
            plies=len(self.game.steps),
            created=self.settings.created,
            updated=self.log[-1].at if self.log else self.settings.created,
            options=self.settings.options,
            lesson=self.settings.start.lesson if self.settings.start else None,
            deadline=self.deadline,
        )

    @property
    def deadline(self) -> Milliseconds | None:
        """When the clock of the seat to act runs out, unless the server is down meanwhile; None if no clock runs."""
        at = self.log[-1].at if self.log else self.settings.created
        left = self.clocks.runs_out_in(at) if self.status == "running" else None
        return None if left is None else at + left

    # Records.

    def openings(self) -> list[Opening]:
        """Returns all commitments with their contents; secret until the end."""
        seed = what_of_seed(self.id, self.settings.game, self.settings.seed)
        return [make_opening(seed, self.settings.nonce), *self.choice_openings]

    def export(self, seat: str) -> Record | SeatRecord:
        """Returns what an audience may download: the whole record after the end. Raises: BadField."""
        return self.record() if self.over else self.game.export(seat)

    def record(self) -> Record:
        """Returns the whole record with opened commitments; secret until the end."""
        whole = self.game.record(keep_seed=True)
        by_rules = self.game.outcome()
        return Record(
            regalia=whole.regalia,
            game=whole.game,
            rules_version=whole.rules_version,
            setup=whole.setup,
            actions=whole.actions,
            result=by_rules,
            ended=None if by_rules else self.ended,
            seed=whole.seed,
            fairness=Fairness(match=self.id, openings=self.openings()),
        )

    # Fold.

    def fold(self, entry: Entry, transition: Transition | None = None) -> None:
        """Applies the next entry; `transition` is its result, if the caller has computed it.

        Raises: BadLog if the number is not the next one or chance differs; what `Game.push` raises.
        """
        if entry.number != self.number + 1:
            raise BadLog("bad-log-number", number=entry.number, expected=self.number + 1)
        events = self._apply(entry, entry.payload, transition)
        self.log.append(entry)
        self.events_by_entry.append(events)
        self.actor = self.game.actor if self.begun and self.ended is None else None
        if self.revision == entry.number:
            self.plies[entry.number] = len(self.game.steps)
        if entry.command is not None:
            self.handled_commands[entry.command] = entry.number
        seat = getattr(entry.payload, "seat", None)
        if seat is not None:
            key = (seat, type(entry.payload))
            self.entry_counts[key] = self.entry_counts.get(key, 0) + 1

    def _apply(self, entry: Entry, payload: Payload, transition: Transition | None) -> tuple[Event, ...]:
        """Applies a payload and returns the events of the game."""
        match payload:
            case Acted():
                return self._act(entry, payload, transition)
            case Begun():
                return self._begin(entry, payload)
            case TakenBack():
                self._take_back(entry, payload)
            case Joined(seat=seat, player=player):
                self.players[seat] = player
            case Asked(seat=seat, offer=offer):
                self.offers[seat].append(offer)
            case Declined(seat=seat, offer=offer):
                self._decline(seat, offer)
            case Muted(seat=seat, on=on):
                (self.muted.add if on else self.muted.discard)(seat)
            case MatchEnded(winner=winner, reason=reason):
                self._end(Outcome(winner, reason), entry.at)
            case Followed(match=match):
                self.next_match = match
                self.offers = {seat: [] for seat in self.rules.seats}
            case Said():
                pass
            case _:
                assert_never(payload)
        return ()

    def _begin(self, entry: Entry, begun: Begun) -> tuple[Event, ...]:
        steps = self.game.steps
        if [step.text for step in steps] != begun.luck:
            raise BadLog("bad-log-luck", number=entry.number)
        self.begun, self.revision = True, entry.number
        self.first_ply = self.undo_floor = len(steps)
        self.clocks.start(self._clock_seat(self.game.actor), entry.at)
        return tuple(event for step in steps for event in step.events)

    def _act(self, entry: Entry, acted: Acted, transition: Transition | None) -> tuple[Event, ...]:
        if transition is None:
            transition = self.game.preview(acted.text, seat=acted.seat)
        if [step.text for step in transition.steps[1:]] != acted.luck:
            raise BadLog("bad-log-luck", number=entry.number)
        if acted.nonce is not None:
            self._commit(entry.number, acted.text, acted.nonce)
        for ply, step in enumerate(transition.steps, start=len(self.game.steps) + 1):
            if self._reveals(step):
                self.undo_floor = ply
        self.game.commit(transition)
        self.revision = entry.number
        self.offers[self.other(acted.seat)] = []  # acting declines the opponent's offers
        self._withdraw("takeback")
        self.clocks.deduct(acted.spent, acted.forgiven)
        actor = self.game.actor
        if actor != acted.seat:
            self.clocks.end_turn()
        self.clocks.start(self._clock_seat(actor), entry.at)
        if actor is None:
            outcome = self.game.outcome()
            assert outcome is not None
            self._end(outcome, entry.at)
        return tuple(transition.events)

    def _reveals(self, step: Step) -> bool:
        """Returns whether a step revealed a secret to an audience, or was a chance step."""
        if step.actor == CHANCE:
            return True
        reveals_to, events = self.rules.observation.reveals_to, step.events
        return any(reveals_to(event, seat) for seat in self.audiences for event in events)

    def _commit(self, number: int, action: str, nonce: str) -> None:
        what = what_of_choice(self.id, len(self.game.steps) + 1, action)
        opening = make_opening(what, nonce)
        self.choice_openings.append(opening)
        self.commitments[number] = opening.commitment

    def _take_back(self, entry: Entry, taken: TakenBack) -> None:
        while len(self.game.steps) > taken.plies:
            self.game.pop()
        self.choice_openings = [
            make_opening(one.what, one.nonce, taken_back=one.taken_back or one.what["ply"] > taken.plies)
            for one in self.choice_openings
        ]
        self.undo_floor = min(self.undo_floor, taken.plies)
        self.revision = entry.number
        self._withdraw("takeback")
        self._withdraw("draw")
        self.clocks.deduct(taken.spent)
        self.clocks.start(self._clock_seat(self.game.actor), entry.at)

    def _decline(self, seat: str, offer: Offer) -> None:
        """Removes an offer, of either seat."""
        asker = seat if offer in self.offers[seat] else self.other(seat)
        if offer in self.offers[asker]:
            self.offers[asker].remove(offer)
        self.declined[asker, offer] = self.revision

    def _withdraw(self, offer: Offer) -> None:
        for open_offers in self.offers.values():
            if offer in open_offers:
                open_offers.remove(offer)

    def _end(self, outcome: Outcome, at: int) -> None:
        self.ended, self.ended_at = outcome, at
        self.clocks.deduct(self.clocks.elapsed(at))
        self.clocks.start(None, at)
        self.offers = {seat: [] for seat in self.rules.seats}

    def _clock_seat(self, seat: str | None) -> str | None:
        """Returns whose clock runs when a seat is to act; a computer has none."""
        return None if seat is None or self.is_computer(seat) else seat


def game_of(settings: MatchSettings) -> Game:
    """Returns the game of a match before its first action.

    Raises: GameNotInstalled, BadField, BadBoard, BadPosition.
    """
    if settings.game not in registry.GAMES:
        raise GameNotInstalled(game=settings.game)
    rules, options, seed = registry.rules(settings.game, settings.texts), settings.options, settings.seed
    if settings.start is not None:
        return Game.load(rules, settings.start.position, options=options, seed=seed)
    return Game.new(rules, options, seed=seed)


def has_clock(settings: MatchSettings) -> bool:
    """Returns whether a clock may end the match."""
    return not isinstance(settings.clock, NoClock)
