"""Text diagrams: contents, hidden information, alignment."""

import msgspec
import pytest

import regalia
from regalia.core.contract import Seat
from regalia.core.game import Game
from regalia.core.i18n import languages, tr
from regalia.core.rng import Rng
from regalia.core.styled_text import Span, plain_text
from regalia.games.king_and_assassins.engine.constants import CITIZENS
from regalia.games.king_and_assassins.observation import view as views
from regalia.games.king_and_assassins.presentation import diagram

START = """\
Side A  Round 1 of 15: it is the king’s turn
card 2/5/4  king 2/2  knights 5/5  assassins 4/4  wounds 0/2

     a   b   c   d   e   f   g   h   i   j    Ap apple seller f5
 10 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒ ·   ·  ▒▒▒▒▒▒▒▒▒▒▒▒  Bl blacksmith   c5
  9 ▒▒▒▒▒▒▒▒▒▒▒▒▒KN▒▒▒▒▒ ·   ·  ▒Sq▒▒▒▒▒▒▒▒▒  Bu butcher      b3  assassin
  8 ▒▒▒▒ Sh  ↑↑  ·   ·   ·   ·   ·   ·  ▒▒▒▒  Ca carpenter    f3
  7 ▒KN▒ ·   ·   ·   Fa* ·   Wi  ·   ·   ·    Co courtesan    j5
  6 ▒▒▒▒ ←←  ·   ·   ·  ▒▒▒▒▒▒▒▒ ·   ·   ·    Fa farmer       e7  assassin
  5  ·   ·   Bl  ·   ·  ▒Ap▒▒▒▒▒ Pl  ·   Co   Fi fishmonger   f1
  4 ▒▒▒▒▒▒▒▒ ·   ·   ·  ▒▒▒▒▒▒▒▒ ·   ·   ·    Mo monk         d2  assassin
  3 ▒▒▒▒▒Bu* ·   ·   ·  ▒Ca▒▒▒▒▒ ·   KN  ·    Pl plum seller  h5
  2 ▒▒▒▒▒▒▒▒ ·   Mo* ·   ·   ·   KN  KN  KN   Sh shepherd     b8
  1 ▒▒▒▒▒▒▒▒ ·   ·   ·   Fi  ·   ·   KN [K]   Sq squire       h9
     a   b   c   d   e   f   g   h   i   j    Wi witch hunter g7"""


def begun(board: str = "A") -> Game:
    game = regalia.new("king-and-assassins", board=board, seed=7)
    game.push("pick:butcher,farmer,monk")
    return game


def seen(game: Game, seat: str) -> views.View:
    view = game.view(seat)
    assert isinstance(view, views.View)
    return view


def drawn(game: Game, seat: str) -> str:
    return plain_text(game.rules.presentation.diagram(seen(game, seat)))


def test_a_game_prints_as_its_board_with_everything_shown() -> None:
    assert str(begun()) == START


def test_the_assassins_player_sees_the_three_marked_and_nobody_else_does() -> None:
    game = begun()
    assert drawn(game, "assassins") == START
    for seat in ("king", "spectator"):
        assert drawn(game, seat) == START.replace("  assassin\n", "\n").replace("*", " ").replace(
            "▒▒▒▒▒Bu  ", "▒▒▒▒▒Bu▒ "
        )


def test_revealed_assassins_are_marked_for_all() -> None:
    game = begun()
    game.push("end")
    game.push("!e7")
    assert " Fa! " in drawn(game, "king")
    assert f"Fa farmer       e7  {tr('diagram-revealed', citizen='farmer')}" in drawn(game, "king")
    assert Span("Fa", "street odd assassin") in game.rules.presentation.diagram(seen(game, "king"))[7]


def test_the_fates_of_those_who_are_gone_are_told_to_whom_they_concern() -> None:
    position = begun().position()
    position["assassins"] = {"butcher": "captured", "farmer": "eliminated", "monk": "hidden"}
    for name in ("butcher", "farmer", "squire"):
        del position["citizens"][name]
    game = regalia.load(position)
    assert "Bu butcher      captured, assassin" in drawn(game, "assassins")
    assert "Bu butcher      captured\n" in drawn(game, "king")
    for seat in ("king", "assassins"):
        assert "Sq squire       captured\n" in drawn(game, seat) + "\n"
        assert "Fa farmer       eliminated\n" in drawn(game, seat)


def test_a_gate_keeps_its_arrow_whoever_stands_on_it() -> None:
    position = begun().position() | {"king": "c8", "phase": "assassins"}
    position["left"] = {"king": 0, "knights": 0, "assassins": 4}
    position["citizens"]["farmer"] = "b6"
    position["assassins"]["farmer"] = "revealed"
    game = regalia.load(position)
    rows = drawn(game, "king").splitlines()
    assert rows[6].startswith("  8 ▒▒▒▒ Sh [K]↑")
    assert rows[8].startswith("  6 ▒▒▒▒←Fa! ·  ")


def test_fetters_and_wounds_stand_in_the_second_line() -> None:
    position = begun().position() | {"card": "1/6/5f", "deck": ["1/5/4"], "wounds": 1}
    position["left"] = {"king": 1, "knights": 2, "assassins": 5}
    second = drawn(regalia.load(position), "king").splitlines()[1]
    assert second == "card 1/6/5  fetters  king 1/1  knights 2/6  assassins 5/5  wounds 1/2"
    used = drawn(regalia.load(position | {"captured_this_round": True}), "king").splitlines()[1]
    assert "fetters used" in used


def test_the_king_is_drawn_on_each_of_his_starts_until_he_has_chosen() -> None:
    game = begun("B")
    assert drawn(game, "king").count("K?") == 2
    assert "[K]" not in drawn(game, "king")
    game.push("start:a1")
    assert "  1 [K]  KN " in drawn(game, "king")
    assert "K?" not in drawn(game, "king")


@pytest.mark.parametrize("seed", range(3))
def test_every_line_fits_a_terminal_and_every_row_is_in_line(seed: int) -> None:
    game, rng = regalia.new("king-and-assassins", seed=seed), Rng(seed)
    while game.actor:
        legal = game.legal()
        game.push(legal[rng.below(len(legal))])
        for seat in ("king", "assassins"):
            lines = game.rules.presentation.diagram(seen(game, seat))
            assert max(len(plain_text([line])) for line in lines) < 80
            for line in lines[4:14]:
                assert sum(len(span.text) for span in line[: line.index(diagram.GAP)]) == 44


def test_pieces_are_named_where_they_stand() -> None:
    names = diagram.pieces(seen(begun(), "king"))
    assert names["j1"].name == "the king"
    assert names["i2"].name == "a knight"
    assert names["e7"].name == "the farmer"
    assert len(names) == 20


def test_a_chart_has_the_starts_the_gates_and_the_rounds() -> None:
    charts = begun().rules.presentation.board_infos()
    assert charts["A"].facts == {"kings": "j1", "gates": "c8 north, b6 west", "rounds": 15}
    assert charts["B"].facts == {"kings": "a1, j1", "gates": "f9 north", "rounds": 14}
    assert (
        plain_text(charts["A"].diagram)
        .splitlines()[10]
        .startswith("  1 ▒▒▒▒▒▒▒▒ ·   ·   ·   o   ·   ·   KN [K]")
    )
    assert charts["B"].note


def test_a_view_that_came_as_data_is_drawn_like_the_view_itself() -> None:
    game = begun()
    data = msgspec.to_builtins(game.view(Seat("king")))
    assert game.rules.presentation.diagram(
        game.rules.observation.read_view(data)
    ) == game.rules.presentation.diagram(game.view("king"))


@pytest.mark.parametrize("language", languages())
def test_the_board_of_king_and_assassins_fits_into_eighty_columns(language: str) -> None:
    board, letters, wide = 46, 3, 80
    labels = [len(tr(f"citizen-label-{name}", language)) for name in CITIZENS]
    fates = ("captured", "captured-assassin", "eliminated")
    widths = [len(tr(f"diagram-{fate}", language, citizen=name)) for fate in fates for name in CITIZENS]
    assert board + letters + max(labels) + 1 + max(widths) <= wide
    points = [tr(f"diagram-{who}", language, left=5, most=5) for who in ("king", "knights", "assassins")]
    card, fetters = tr("diagram-card", language, card="1/6/5"), tr("diagram-fetters", language, used=True)
    assert len("  ".join([card, fetters, *points, tr("diagram-wounds", language, wounds=1)])) <= wide
