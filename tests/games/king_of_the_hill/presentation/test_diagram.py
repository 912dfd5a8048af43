"""The text diagram: what it shows to each seat, and that its columns are aligned."""

from __future__ import annotations

from random import Random

import pytest

from regalia.core.constants import OVER
from regalia.core.contract import SPECTATOR, Outcome, Seat
from regalia.core.i18n import tr
from regalia.core.rng import Rng
from regalia.core.styled_text import Span, plain_text
from regalia.games.king_of_the_hill.engine import constants
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.formats import board_files, notation
from regalia.games.king_of_the_hill.formats.position_schema import REASONS
from regalia.games.king_of_the_hill.observation.view import View, view
from regalia.games.king_of_the_hill.presentation import diagram
from tests.games.king_of_the_hill import battles

BLUE, RED = Seat("blue"), Seat("red")

ATTACKED = """\
The standard hill  Round 3 of 7
Red: defend the unit.

    a   b   c   d   e   f   g   h   i   j   k    red
 7  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·    2 cards
 6 ^^^^^^^^ ·   ·   ·   ·   ·   ·   ·   ·   ·    lost fl2
 5 ^ho!^^^^ ·  ░░░░░░░░░░░░░░░░░░░░ ·  ∴∴∴∴∴∴∴∴
 4  ·   ·   ·  ░░░░▒▒▒▒*ca▒▒▒▒▒░░░░ ·  ∴∴∴∴∴AR∴  draw pile 40  discard 2
 3  ·   ·   ·  ░░░░░░░░░IN░░░░░*AR░≈≈≈≈≈≈≈≈≈≈≈≈  BLUE  first player
 2  ·   ¤r  ·   ·   ·   ·   ·   ·  ≈≈≈≈≈≈≈≈≈≈≈≈  3 cards
 1  ·   ·   ca¤ ·   ·   ·   ·   ·  ≈≈≈≈≈≈≈≈≈≈≈≈
    a   b   c   d   e   f   g   h   i   j   k    + majority"""

HANDS = """

blue hand   ♣ 3C TC  **
drawn       ♣ 2C  ♥ 2H 9H
Attack of strength queen: the infantry on f3 against f4, the cavalry."""


def bits(*cards: str) -> int:
    """A set of cards."""
    return sum(1 << notation.card_number(card) for card in cards)


def fight() -> KingOfTheHillState:
    """A position with every kind of sign in the diagram."""
    state = battles.battle("pitched-battle")
    state.phase, state.turn, state.seat, state.last = constants.DEFEND, 3, constants.RED, constants.BLUE
    standing = {0: ("f3", 0), 1: ("h3", 2), 2: ("k4", 2), 9: ("f4", 1), 10: ("a5", 9), 11: ("c1", 1)}
    lost = {12: ("", 12), 13: ("", 12)}
    at, types = [constants.UNUSED] * constants.N_UNITS, [0] * constants.N_UNITS
    for unit, (space, kind) in (standing | lost).items():
        at[unit], types[unit] = constants.SQUARES.get(space, constants.DESTROYED), kind
    state.at, state.types, state.general = at, types, [1, 9]
    state.stun = [2 if unit == 10 else 0 for unit in range(constants.N_UNITS)]
    state.arrange()
    elements = ["place:lake-deep@i1", "place:forest-small@a5", "place:rocks@j4", "place:objectives@b2,c1"]
    moves = [notation.number(state, notation.parse(text)) for text in elements]
    state.elements = [move for move in moves if isinstance(move, int)] + [0] * (constants.MAX_ELEMENTS - 4)
    state.n_elements = 4
    state.goals = [constants.NOWHERE, constants.NOWHERE, constants.SQUARES["b2"], constants.SQUARES["c1"]]
    state.hand = [bits("3C", "TC") | 1 << constants.JOKER, bits("4D", "5S")]
    state.drawn, state.discard = bits("9H", "2C", "2H"), bits("QD", "6C")
    state.set_pile(list(range(40)))
    state.attacker, state.target, state.strength, state.fight = 0, 9, 10, constants.CLOSE
    return state


def seen(state: KingOfTheHillState, seat: Seat | None) -> View:
    over = state.phase == constants.ENDED
    winner = constants.SEATS[state.won] if state.won >= 0 else None
    return view(state, seat, (), result=Outcome(winner, REASONS[state.reason]) if over else None)


def drawn(state: KingOfTheHillState, seat: Seat | None) -> str:
    """The diagram on the map without its scenario, which the view adds."""
    return plain_text(diagram.view_diagram(seen(state, seat), board_files.built_in()[state.tables.field.id]))


def test_a_fight_is_drawn_with_ground_units_cards_and_what_is_asked() -> None:
    assert drawn(fight(), BLUE) == ATTACKED + HANDS


def test_a_hand_is_shown_to_its_owner_and_to_nobody_else() -> None:
    state = fight()
    assert "blue hand" not in drawn(state, RED)
    assert "red hand    ♦ 4D  ♠ 5S" in drawn(state, RED)
    assert " hand " not in drawn(state, SPECTATOR)
    assert drawn(state, None).count(" hand ") == 2


def test_colours_say_what_the_letters_say() -> None:
    rows = diagram.view_diagram(seen(fight(), BLUE), fight().tables.field)
    assert Span("ca", "summit red general") in rows[7]
    assert Span("IN", "hill blue") in rows[8]
    assert Span("♥ 2H 9H", "red-card") in rows[-2]


def test_a_bid_is_seen_by_its_owner_before_the_others_see_more_than_that_it_is_there() -> None:
    state = fight()
    state.phase, state.seat, state.drawn, state.attacker = constants.BID, constants.RED, 0, constants.NO_UNIT
    state.bid = [notation.card_number("7H"), constants.NO_CARD]
    assert "blue bids the seven of hearts" in drawn(state, BLUE)
    for seat in (RED, SPECTATOR):
        assert f"3 cards  {tr('diagram-bid')}" in drawn(state, seat)
        assert "seven" not in drawn(state, seat)


def test_while_armies_are_deployed_zones_are_seen_and_only_the_own_reserve() -> None:
    state = battles.battle("night-attack")
    army = "army:infantry+,infantry,infantry,cavalry,cavalry,archers,archers"
    for _ in range(2):
        battles.do(state, battles.legal(state)[army])
    state.apply_chance([constants.BLUE])
    battles.do(state, battles.legal(state)["deploy:cavalry@c2"])
    lines = drawn(state, BLUE).splitlines()
    assert lines[0] == f"The camp by the lake  {tr('diagram-turn', turn=0, turns=7)}"
    assert lines[4].startswith(" 7  r   r   r ")
    assert lines[9].startswith(" 2  b   b   CA¤ b  ≈≈≈≈≈≈≈≈≈≈≈≈ b   ¤r  b   b")
    assert lines[10].endswith(tr("diagram-reserve", units="*IN IN2 CA AR2"))
    assert "IN2" not in drawn(state, RED).split("BLUE")[1]


def test_what_is_razed_or_has_left_is_seen() -> None:
    state = battles.battle("night-attack")
    state.phase, state.turn, state.razed = constants.ACTION, 2, 1
    assert " 2  ·   ·   xx  ·  ≈≈≈≈≈≈≈≈≈≈≈≈ ·   ¤r " in drawn(state, BLUE)
    assert "+ razed" in drawn(state, BLUE)
    state = battles.battle("ambush")
    state.phase, state.turn = constants.ACTION, 2
    state.at = [constants.LEFT] * 3 + [constants.UNUSED] * 15
    assert tr("diagram-out", units="IN3") in drawn(state, RED)
    assert "+ three out" in drawn(state, RED)


@pytest.mark.parametrize("scenario", constants.SCENARIOS)
def test_every_line_fits_a_terminal_and_every_row_is_in_line(scenario: str) -> None:
    state, rng, chance_rng = battles.battle(scenario), Random(2), Rng(2)
    while state.actor() != OVER:
        battles.do(state, battles.step(state, rng, chance_rng))
        for seat in (BLUE, RED, SPECTATOR, None):
            lines = diagram.view_diagram(seen(state, seat), state.tables.field)
            assert max(len(plain_text([line])) for line in lines) < 80
            assert len(lines) < 20
            for line in lines[3:12]:
                assert sum(len(span.text) for span in line[: line.index(diagram.GAP)]) == 47
            assert all(span.text and "{" not in span.text for span in lines[0] + lines[1])
    assert drawn(state, BLUE).splitlines()[1].startswith(("Blue has won", "Red has won", "A draw"))


def test_pieces_are_named_where_they_stand() -> None:
    names = diagram.pieces(seen(fight(), BLUE))
    assert names["f3"].name == "blue infantry"
    assert names["f4"].name == "red cavalry *"
    assert set(names) == {"f3", "h3", "k4", "f4", "a5", "c1"}


def test_a_chart_has_the_ground_the_zones_and_what_is_played_there() -> None:
    charts = {name: diagram.board_info(field) for name, field in board_files.built_in().items()}
    assert charts["standard"].facts == {"scenarios": "introduction, pitched-battle", "hill": 15, "forests": 0}
    assert charts["ambush"].facts["scenarios"] == "ambush"
    assert "¤r  objective to raze" in plain_text(charts["night-attack"].diagram)
    assert "where red deploys" not in plain_text(charts["ambush"].diagram)
    for one in charts.values():
        assert max(len(plain_text([line])) for line in one.diagram) < 80
