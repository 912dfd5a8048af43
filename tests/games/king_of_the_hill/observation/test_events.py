"""Events: they determine the public part of the position, and reveal nothing else."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import NamedTuple, get_args

import msgspec
import pytest

from regalia.core.constants import OVER
from regalia.core.contract import SPECTATOR, Event, Move, Seat
from regalia.core.rng import Rng
from regalia.games.king_of_the_hill.engine import constants, units
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import notation
from regalia.games.king_of_the_hill.observation import event_types
from regalia.games.king_of_the_hill.observation.events import KhEvent, cards_in, events, observe, reveals_to
from tests.games.king_of_the_hill import battles

BLUE, RED = Seat("blue"), Seat("red")
SEEDS = (7, 9)
RARE = (  # what two random games of each scenario may do without
    event_types.FirstStays(seat="blue"),
    event_types.LeftField(seat="blue", card="5C", unit="archers", start="c7", general=True),
    event_types.LeftField(seat="blue", card="5D", unit="horde", start="c7", vigour=True),
    event_types.ObjectiveRazed(seat="red", card="*D", unit="flyers", space="c2"),
    event_types.TieDrawn(seat="red", card="**"),
    event_types.UnitReturned(seat="red", card="AH", unit="land-monster", space="a7"),
)


class Step(NamedTuple):
    before: KingOfTheHillState
    move: Move
    after: KingOfTheHillState
    told: list[Event]


@cache
def steps(scenario: str, seed: int = SEEDS[0]) -> list[Step]:
    """A random game."""
    state, rng, chance_rng = battles.battle(scenario), Random(seed), Rng(seed)
    made = []
    while state.actor() != OVER:
        made.append(done(state, battles.step(state, rng, chance_rng)))
    return made


def done(state: KingOfTheHillState, move: Move) -> Step:
    """Applies a move and returns its events."""
    before = state.clone()
    battles.do(state, move)
    return Step(before, move, state.clone(), events(before, move, state))


def play(state: KingOfTheHillState, *texts: str) -> list[Event]:
    """Applies some moves and returns the events of the last."""
    for text in texts:
        move = notation.number(state, notation.parse(text))
        assert move is not None
        told = done(state, move).told
    return told


class Follower:
    """A spectator's reconstruction of the public position from events: units, discard, open cards, sizes."""

    def __init__(self) -> None:
        self.units: dict[str, tuple[str, str]] = {}
        self.generals: dict[str, str] = {}
        self.hands = Counter[str]()
        self.pile = 0
        self.discard: Counter[str] = Counter()
        self.table: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        match event:
            case event_types.Deployed() | event_types.UnitReturned():
                self.units[event.space] = (event.seat, event.unit)
                if isinstance(event, event_types.Deployed) and event.general:
                    self.generals[event.seat] = event.space
            case (
                event_types.Moved()
                | event_types.Hastened()
                | event_types.Fled()
                | event_types.Retreated()
                | event_types.Pursued()
            ):
                self.go(event.seat, event.start, event.to)
            case event_types.GeneralTeleported():
                assert self.generals[event.seat] == event.start
                self.generals[event.seat] = event.to
            case event_types.Destroyed():
                self.take_away(event.seat, event.unit, event.space, event.general)
            case event_types.LeftField():
                self.take_away(event.seat, event.unit, event.start, event.general)
        self.hear_cards(event)

    def go(self, seat: str, start: str, to: str) -> None:
        assert to not in self.units
        self.units[to] = self.units.pop(start)
        if self.generals.get(seat) == start:
            self.generals[seat] = to

    def take_away(self, seat: str, unit: str, space: str, general: bool) -> None:
        assert self.units.pop(space) == (seat, unit)
        assert general == (self.generals.get(seat) == space)
        if general:
            del self.generals[seat]

    def hear_cards(self, event: Event) -> None:
        match event:
            case event_types.PileShuffled():
                self.pile, self.discard = event.count, Counter()
            case event_types.HandDealt():
                self.pile -= event.count
                self.hands[event.seat] += event.count
            case event_types.HandDiscarded():
                assert self.hands[event.seat] == len(event.cards)
                self.hands[event.seat] = 0
                self.discard.update(event.cards)
            case event_types.BidMade():
                self.hands[event.seat] -= 1
            case event_types.BidsShown():
                self.table.update(card for card in (event.blue, event.red) if card)
            case event_types.TieDrawn():
                self.pile -= 1
                self.table[event.card] += 1
            case event_types.DefenceDrawn():
                self.pile -= len(event.cards)
                self.table.update(event.cards)
            case event_types.Yielded() | event_types.InitiativeWon() | event_types.FirstStays():
                self.clear_table()
            case event_types.Defended():
                self.clear_table()
                if event.hand:
                    self.spend(event.seat, event.card)
            case _ if isinstance(event, event_types.CardPlayed | event_types.CardLost):
                if isinstance(event, event_types.Attacked) and event.counter:
                    self.clear_table()
                self.spend(event.seat, event.card)

    def spend(self, seat: str, card: str) -> None:
        self.hands[seat] -= 1
        self.discard["**" if card.startswith("*") else card] += 1

    def clear_table(self) -> None:
        self.discard.update(self.table)
        self.table.clear()

    def agrees(self, state: KingOfTheHillState) -> bool:
        """Checks that the reconstruction agrees with the position."""
        at, general = state.at, state.general
        board = {constants.SPACES[at[unit]]: unit for unit in range(constants.N_UNITS) if at[unit] >= 0}
        assert self.units == {
            space: (constants.SEATS[unit // constants.N_SLOTS], units.NAMES[state.types[unit]])
            for space, unit in board.items()
        }
        assert self.generals == {
            constants.SEATS[side]: constants.SPACES[at[general[side]]]
            for side in range(2)
            if general[side] != constants.NO_UNIT
        }
        assert [self.hands[seat] for seat in constants.SEATS] == [hand.bit_count() for hand in state.hand]
        if state.phase != constants.SHUFFLE:  # else the cards are in nobody's hands
            assert self.pile == len(state.pile_cards())
            assert +self.discard == Counter(cards_in(state.discard))
        if state.phase == constants.DEFEND:
            assert +self.table == Counter(cards_in(state.drawn))
        return True


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", constants.SCENARIOS)
def test_all_that_is_public_can_be_followed_from_what_the_spectator_is_shown(
    scenario: str, seed: int
) -> None:
    follower = Follower()
    for step in steps(scenario, seed):
        for event in step.told:
            follower.hear(observe(event, SPECTATOR))
        assert follower.agrees(step.after), step


@pytest.mark.parametrize("scenario", constants.SCENARIOS)
def test_a_number_of_defence_cards_is_what_its_reasons_add_up_to(scenario: str) -> None:
    drawn = [
        (step, event)
        for step in steps(scenario)
        for event in step.told
        if isinstance(event, event_types.DefenceDrawn)
    ]
    assert drawn
    for step, event in drawn:
        assert event.due == max(0, sum(event.reasons.values()))
        assert set(event.reasons) <= set(event_types.REASONS)
        assert 0 not in event.reasons.values()
        if step.before.phase != constants.SHUFFLE and step.after.phase == constants.DEFEND:
            assert len(event.cards) == event.due


@pytest.mark.parametrize("scenario", constants.SCENARIOS)
def test_a_game_ends_as_the_objectives_told_at_the_end_of_its_turns_say(scenario: str) -> None:
    told = [event for step in steps(scenario) for event in step.told]
    turns = [event for event in told if isinstance(event, event_types.TurnOver)]
    [end] = [event for event in told if isinstance(event, event_types.BattleEnded)]
    assert told[-1] == end
    assert [turn.turn for turn in turns] == list(range(1, len(turns) + 1))
    if end.reason == "KH-14.1":
        decided = [(len(turn.blue) >= 2, len(turn.red) >= 2) for turn in turns]
        assert all(blue == red for blue, red in decided[:-1])
        blue, red = decided[-1]
        assert end.winner == (None if blue == red else "blue" if blue else "red")
        assert end.winner or len(turns) == constants.LAST_TURN
    else:
        met = {"KH-15.4": turns[-1].blue, "KH-15.5": turns[-1].red}[end.reason]
        assert end.winner is None if len(met) == 1 else end.winner


def every_event() -> list[Event]:
    """The events of two games of each scenario, and of the random scenario."""
    scenarios = (*constants.SCENARIOS, "random")
    games = [steps(scenario, seed) for scenario in scenarios for seed in SEEDS]
    return [event for game in games for step in game for event in step.told]


def test_every_event_has_words_survives_json_and_shows_the_same_twice() -> None:
    kinds = set()
    for event in (*every_event(), *RARE):
        kinds.add(type(event))
        words = event.words()
        assert words[0].isupper() or words[0].isdigit(), words
        assert words.endswith("."), words
        assert not any(sign in words for sign in "{}$"), words
        assert msgspec.json.decode(msgspec.json.encode(event), type=KhEvent) == event
        for seat in (BLUE, RED, SPECTATOR):
            once = observe(event, seat)
            assert observe(once, seat) == once
            assert type(once) is type(event)
            assert once == event or not reveals_to(event, seat)
    assert kinds == set(get_args(KhEvent))


def test_armies_hands_and_bids_are_for_their_owner_alone() -> None:
    secrets = (event_types.ArmyChosen, event_types.HandDealt, event_types.BidMade)
    for event in every_event():
        if not isinstance(event, secrets):
            assert all(observe(event, seat) == event for seat in (BLUE, RED, SPECTATOR))
            continue
        other = RED if event.seat == BLUE else BLUE
        assert observe(event, Seat(event.seat)) == event
        for seat in (other, SPECTATOR):
            data = msgspec.to_builtins(observe(event, seat))
            assert set(data) <= {"type", "seat", "count"}


def test_what_comes_from_the_pile_or_from_the_other_hand_teaches() -> None:
    drawn = event_types.DefenceDrawn(
        seat="red", unit="horde", space="a1", due=1, reasons={"type": 1}, cards=("2C",)
    )
    moved = event_types.Moved(seat="red", card="2C", unit="horde", start="a1", to="a2")
    dealt = event_types.HandDealt(seat="red", count=1, cards=("2C",))
    assert [reveals_to(drawn, seat) for seat in (BLUE, RED)] == [True, True]
    assert not reveals_to(msgspec.structs.replace(drawn, cards=()), BLUE)
    assert [reveals_to(moved, seat) for seat in (BLUE, RED)] == [True, False]
    assert [reveals_to(dealt, seat) for seat in (BLUE, RED, SPECTATOR)] == [False, True, False]
    assert reveals_to(event_types.BidsShown(blue="2C", red=None), BLUE)
    assert not reveals_to(event_types.HandKept(seat="red"), BLUE)
    assert not reveals_to(event_types.Fled(seat="red", unit="horde", start="a1", to="a2"), BLUE)


# Cascades, each from a position that is rare in play.


def bits(*cards: str) -> int:
    """A set of cards."""
    return sum(1 << notation.card_number(card) for card in cards)


def table(phase: int, **hands: list[str]) -> KingOfTheHillState:
    """A position with two adjacent units and these hands."""
    state = battles.battle("introduction")
    state.phase, state.turn, state.seat, state.last = phase, 1, constants.BLUE, constants.RED
    places = {0: "e3", 9: "e4"}
    state.at = [
        constants.SQUARES[places[unit]] if unit in places else constants.UNUSED
        for unit in range(constants.N_UNITS)
    ]
    state.general = [0, 9]
    state.arrange()
    state.hand = [bits(*hands["blue"]), bits(*hands["red"])]
    return state


def lay(state: KingOfTheHillState, *cards: str) -> None:
    state.set_pile([notation.card_number(card) for card in cards])


def test_a_tie_is_told_card_by_card_across_a_shuffle_until_somebody_has_the_initiative() -> None:
    state = table(constants.BID, blue=["9C", "2C"], red=["9D", "2D"])
    lay(state, "5C", "5D", "7C")
    state.discard = bits("8D", "8H")
    assert play(state, "bid:9C") == [event_types.BidMade(seat="blue", card="9C")]
    assert play(state, "bid:9D") == [
        event_types.BidMade(seat="red", card="9D"),
        event_types.BidsShown(blue="9C", red="9D"),
        event_types.TieDrawn(seat="blue", card="5C"),
        event_types.TieDrawn(seat="red", card="5D"),
        event_types.TieDrawn(seat="blue", card="7C"),
    ]
    assert play(state, "shuffle:8H,8D") == [
        event_types.PileShuffled(count=2),
        event_types.TieDrawn(seat="red", card="8H"),
        event_types.InitiativeWon(seat="red"),
    ]
    assert len(state.pile_cards()) == 1


def test_a_tie_with_nothing_to_draw_leaves_the_first_player_and_may_end_the_turn() -> None:
    state = table(constants.BID, blue=["9C"], red=["9D"])
    told = play(state, "bid:9C", "bid:9D")
    assert told == [
        event_types.BidMade(seat="red", card="9D"),
        event_types.BidsShown(blue="9C", red="9D"),
        event_types.FirstStays(seat="blue"),
        event_types.TurnOver(turn=1, blue=("hill-three",), red=("hill-three",)),
        event_types.TurnBegun(turn=2, first="blue"),
    ]
    assert play(state, "shuffle:9D,9C") == [
        event_types.PileShuffled(count=2),
        event_types.HandDealt(seat="blue", count=2, cards=("9C", "9D")),
    ]
    told = play(state, "keep", "keep")
    assert told == [event_types.HandKept(seat="red")]
    assert play(state, "bid:9C")[1:] == [
        event_types.BidsShown(blue="9C", red=None),
        event_types.InitiativeWon(seat="blue"),
    ]


def test_cards_drawn_in_defence_are_told_before_and_after_a_shuffle() -> None:
    state = table(constants.ACTION, blue=["9D", "2C"], red=["KD"])
    lay(state, "3S")
    state.discard = bits("4C", "4D", "4H", "4S")
    told = play(state, "9D e3xe4")
    attack = event_types.Attacked(
        seat="blue", card="9D", unit="infantry", start="e3", target="infantry", to="e4"
    )
    reasons = {"type": 2, "leader": 1, "enemy-leader": -1}
    drawn = event_types.DefenceDrawn(
        seat="red", unit="infantry", space="e4", due=2, reasons=reasons, cards=("3S",)
    )
    assert told == [attack, drawn]
    told = play(state, "shuffle:4H,9D,4C,4D,4S")
    assert told == [event_types.PileShuffled(count=5), msgspec.structs.replace(drawn, cards=("4H",))]


def test_a_counter_attack_is_the_defence_and_makes_the_attacker_draw() -> None:
    state = table(constants.ACTION, blue=["9D", "2C"], red=["KD"])
    lay(state, "3S", "4S", "AD", "AC")
    told = play(state, "9D e3xe4", "hand:KD")
    assert told[0] == event_types.Attacked(
        seat="red", card="KD", unit="infantry", start="e4", target="infantry", to="e3", counter=True
    )
    assert isinstance(told[1], event_types.DefenceDrawn)
    assert told[1].cards == ("AC", "AD")
    assert play(state, "draw:AC") == [event_types.Defended(seat="blue", card="AC")]
    assert play(state, "stay") == [event_types.Stayed(seat="blue", unit="infantry", space="e3")]


def test_the_end_of_a_general_is_told_and_so_is_pursuit() -> None:
    state = table(constants.ACTION, blue=["9D", "2C"], red=["2D"])
    lay(state, "3S", "4S")
    told = play(state, "9D e3xe4", "yield")
    lost = event_types.Destroyed(seat="red", unit="infantry", space="e4", general=True)
    assert told == [event_types.Yielded(seat="red"), lost]
    assert lost.words() == "Red loses the infantry on e4, and the general is dead."
    assert play(state, "pursue") == [event_types.Pursued(seat="blue", unit="infantry", start="e3", to="e4")]


def test_a_redraw_that_needs_a_shuffle_is_dealt_in_two_parts() -> None:
    state = table(constants.REDRAW, blue=["9C", "TC"], red=["9D"])
    lay(state, "5C")
    assert play(state, "redraw") == [
        event_types.HandDiscarded(seat="blue", cards=("9C", "TC")),
        event_types.HandDealt(seat="blue", count=1, cards=("5C",)),
    ]
    assert play(state, "shuffle:TC,9C") == [
        event_types.PileShuffled(count=2),
        event_types.HandDealt(seat="blue", count=2, cards=("9C", "TC")),
    ]


def test_jokers_have_words_whatever_they_are_named() -> None:
    assert event_types.CardBurned(seat="blue", card="**").words() == "Blue burns a joker."
    assert event_types.CardBurned(seat="red", card="JH").words() == "Red burns the jack of hearts."
    moved = event_types.Moved(seat="red", card="*S", unit="archers", start="a1", to="b2")
    assert moved.words() == "Red plays a joker as spades to move the archers from a1 to b2."
