"""KA-11: the four ends of a game."""

import pytest

import regalia
from regalia.core.game import Game
from regalia.core.i18n import Name, tr
from tests.games.king_and_assassins.oracle import CITIZEN_IDS
from tests.games.king_and_assassins.scene import after, changes, scene, told

KING_WINS = regalia.Outcome("king", "KA-11.1")
TWO_GONE = "squire:captured carpenter:eliminated"


def is_over(game: Game) -> bool:
    """Whether there is no actor, action or chance event."""
    for text in ("end", "j1j2", "c8*", "!d5"):
        with pytest.raises(regalia.GameOver):
            game.push(text)
        with pytest.raises(regalia.GameOver):
            game.explain(text)
    return game.actor is None and game.legal() == [] and game.chances() is None


def test_ka_11_1_the_king_wins_when_the_last_assassin_is_eliminated() -> None:
    game = scene(knights="d5", crowd="monk!d6", gone=TWO_GONE)
    over = after(game, "d5xd6")
    assert over.outcome() == KING_WINS
    assert is_over(over)
    assert changes(game, "d5xd6")["phase"] == "over"


def test_ka_11_1_the_king_wins_when_the_last_assassin_is_captured_hidden() -> None:
    game = scene(knights="d5", crowd="monk?d6 butcher@d4", gone=TWO_GONE)
    over = after(game, "d5=d6")
    assert over.outcome() == KING_WINS
    assert is_over(over)
    fates = {"monk": "captured", "squire": "captured", "carpenter": "eliminated"}
    assert told(game, "d5=d6") == [
        {"type": "captured", "citizen": "monk", "space": "d6", "by": "d5", "assassin": True},
        {"type": "ended", "winner": "king", "reason": "KA-11.1", "assassins": fates},
    ]
    assert over.seen("king")[-1].words() == tr(
        "event-ended",
        winner=tr("winner-king"),
        reason=tr("reason-KA-11-1"),
        assassins=[Name("citizen", name) for name in fates],
    )


def test_ka_11_1_a_citizen_who_is_no_assassin_does_not_count() -> None:
    game = scene(knights="d5", crowd="monk?d6 butcher@d4", gone=TWO_GONE)
    assert after(game, "d5=d4").outcome() is None
    assert after(scene(knights="d5", crowd="monk!d6"), "d5xd6").outcome() is None


def test_ka_11_1_while_one_is_left_the_game_goes_on_hidden_or_revealed() -> None:
    for last in ("monk!d6", "monk?d6"):
        game = scene(knights="d5", crowd=f"{last} farmer?d4", gone="squire:eliminated")
        assert after(game, "d5=d4").outcome() is None


def test_ka_11_2_the_king_wins_when_he_enters_the_castle() -> None:
    game = scene(king="c8")
    over = after(game, "c8*")
    assert over.outcome() == regalia.Outcome("king", "KA-11.2")
    assert is_over(over)
    assert told(game, "c8*")[-1]["reason"] == "KA-11.2"
    assert after(scene(king="c7"), "c7c8").outcome() is None


def test_ka_11_2_the_king_wins_wounded_as_well_and_in_the_last_round() -> None:
    game = scene(king="b6", wounds=1, deck="", round=15)
    assert after(game, "b6*").outcome() == regalia.Outcome("king", "KA-11.2")


def test_ka_11_3_the_assassins_win_when_the_king_takes_his_second_wound() -> None:
    game = scene(phase="assassins", king="e5", crowd="monk!d5", wounds=1)
    over = after(game, "d5xe5")
    assert over.outcome() == regalia.Outcome("assassins", "KA-11.3")
    assert is_over(over)
    assert [event["type"] for event in told(game, "d5xe5")] == ["king-wounded", "ended"]
    words = after(game, "d5xe5").seen("king")[-2].words()
    assert words == tr("event-king-wounded", wounds=2, citizen="monk", by="d5", space="e5")


def test_ka_11_3_the_first_wound_ends_nothing() -> None:
    game = scene(phase="assassins", king="e5", crowd="monk!d5")
    assert after(game, "d5xe5").outcome() is None


def test_ka_11_4_the_assassins_win_when_the_last_cards_round_is_over() -> None:
    game = scene(phase="assassins", king="c8", deck="", round=15, left="0/0/3")
    over = after(game, "end")
    assert over.outcome() == regalia.Outcome("assassins", "KA-11.4")
    assert is_over(over)
    assert changes(game, "end") == {"phase": "over"}, "the rest is as it stood"
    assert [event["type"] for event in told(game, "end")] == ["turn-ended", "ended"]


def test_ka_11_4_the_kings_last_turn_does_not_end_it_nor_a_round_before_the_last() -> None:
    last = scene(king="c8", deck="", round=15)
    assert after(last, "end").outcome() is None
    assert after(last, "end").actor == "assassins"
    not_yet = scene(phase="assassins", king="c8", deck="1/5/4", round=14)
    assert after(not_yet, "end").outcome() is None
    assert after(not_yet, "end").actor == "chance"


@pytest.mark.parametrize(("board", "rounds"), [("A", 15), ("B", 14)])
def test_ka_11_4_a_game_of_nothing_but_ends_lasts_as_long_as_the_deck(board: str, rounds: int) -> None:
    game = regalia.new("king-and-assassins", board=board, seed=2, deal=CITIZEN_IDS)
    game.push("pick:butcher,farmer,monk")
    if board == "B":
        game.push("start:a1")
    for number in range(1, rounds + 1):
        assert game.position()["round"] == number
        assert game.outcome() is None
        game.push("end")
        game.push("end")
    assert game.outcome() == regalia.Outcome("assassins", "KA-11.4")
    assert game.position()["deck"] == []
    assert game.position()["round"] == rounds
