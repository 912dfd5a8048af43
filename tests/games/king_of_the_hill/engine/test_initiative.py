"""KH-6: a turn begins with new hands and a bid for the initiative."""

import pytest

from regalia.core.game import Game
from tests.games.king_of_the_hill.oracle import pack
from tests.games.king_of_the_hill.scene import after, allows, at, changes, known, refused, scene, told

PACK = pack(jokers=False)
ORDER = "shuffle:" + ",".join(PACK)  # clubs, diamonds, hearts, spades, each from 2 to ace
FIRST_EIGHT, NEXT_EIGHT = PACK[:8], PACK[8:16]


def new_turn(pile: list[str], *, first: str = "blue") -> Game:
    """The position before a turn: all cards are about to be shuffled."""
    cards = " ".join(pile[:-2])
    game = scene(
        "introduction", blue="infantry@a1 infantry@b1", red="infantry@a7 infantry@b7", hand=pile[-2],
        other=pile[-1], pile=cards, first=first, turn=3, options={"jokers": False},
    )  # fmt: skip
    return after(game, f"{pile[-2]} burn", f"{pile[-1]} burn")


def bidding(*cards: str, first: str = "blue") -> Game:
    """Deals the hands of a turn from these cards; both sides keep them."""
    return after(new_turn(list(cards), first=first), "shuffle:" + ",".join(cards), "keep", "keep")


def test_kh_6_1_all_cards_are_shuffled_and_the_first_player_takes_the_top_eight() -> None:
    game = new_turn(PACK, first="red")
    assert at(game) == ("chance", "shuffle")
    assert game.position()["shuffling"] == sorted(PACK)
    assert game.position()["turn"] == 4
    assert refused(game, "shuffle:2C") == "KH-6.1"
    dealt = after(game, ORDER)
    assert dealt.position()["hands"] == {"red": sorted(FIRST_EIGHT), "blue": sorted(NEXT_EIGHT)}
    assert dealt.position()["pile"] == PACK[16:]
    assert dealt.position()["discard"] == []
    assert [(e["type"], e.get("seat")) for e in told(game, ORDER)] == [
        ("pile-shuffled", None), ("hand-dealt", "red"), ("hand-dealt", "blue"),
    ]  # fmt: skip


def test_kh_6_1_a_position_with_fewer_cards_goes_on_with_them() -> None:
    game = new_turn(PACK[:11])
    assert len(game.position()["shuffling"]) == 11
    dealt = after(game, "shuffle:" + ",".join(PACK[:11]))
    assert dealt.position()["hands"] == {"blue": sorted(FIRST_EIGHT), "red": sorted(PACK[8:11])}
    assert dealt.position()["pile"] == []


def test_kh_6_2_each_may_once_discard_the_hand_and_draw_eight() -> None:
    game = after(new_turn(PACK, first="red"), ORDER)
    assert at(game) == ("red", "redraw")
    assert game.legal() == ["keep", "redraw"]
    assert refused(game, "bid:2C") == "KH-6.2"
    assert changes(game, "keep") == {"actor": "blue"}
    once = after(game, "redraw")
    assert once.position()["hands"]["red"] == sorted(PACK[16:24])
    assert once.position()["discard"] == sorted(FIRST_EIGHT)
    assert at(once) == ("blue", "redraw"), "only once"
    both = after(once, "redraw")
    assert both.position()["hands"]["blue"] == sorted(PACK[24:32])
    assert at(both) == ("red", "bid")


def test_kh_6_2_with_too_few_cards_the_discards_of_the_redraw_are_shuffled() -> None:
    game = after(new_turn(PACK[:18]), "shuffle:" + ",".join(PACK[:18]), "redraw")
    assert at(game) == ("chance", "shuffle")
    assert game.position()["shuffling"] == sorted(FIRST_EIGHT)
    assert game.position()["hands"]["blue"] == sorted(PACK[16:18])
    assert refused(game, "keep") == "KH-2.3"
    order = "shuffle:" + ",".join(FIRST_EIGHT)
    assert len(after(game, order).position()["hands"]["blue"]) == 8


def test_kh_6_3_the_first_player_is_asked_first_and_nobody_sees_the_bid() -> None:
    game = after(new_turn(PACK, first="red"), ORDER, "keep", "keep")
    assert at(game) == ("red", "bid")
    assert game.legal() == sorted(f"bid:{card}" for card in FIRST_EIGHT)
    assert refused(game, "bid:TC") == "KH-7.1", "it is in the other hand"
    assert refused(game, "first:red") == "KH-6.3"
    low, high = after(game, "bid:2C"), after(game, "bid:9C")
    assert at(low) == ("blue", "bid")
    for seat in ("blue", "spectator"):
        assert known(low, seat) == known(high, seat)
        assert known(low, seat).hand_sizes.red == 7
        assert known(low, seat).bidders == ["red"]
    assert known(low, "red").bids == {"red": "2C"}


def test_kh_6_3_the_higher_rank_chooses_and_both_bids_are_discarded() -> None:
    game = after(new_turn(PACK, first="red"), ORDER, "keep", "keep", "bid:9C")
    chosen = after(game, "bid:TC")
    assert at(chosen) == ("blue", "first")
    assert chosen.position()["discard"] == ["9C", "TC"]
    assert told(game, "bid:TC")[1:] == [
        {"type": "bids-shown", "blue": "TC", "red": "9C"}, {"type": "initiative-won", "seat": "blue"},
    ]  # fmt: skip
    assert chosen.legal() == ["first:blue", "first:red"]
    assert refused(chosen, "TC burn") == "KH-6.3"
    for seat in ("blue", "red"):
        assert at(after(chosen, f"first:{seat}")) == (seat, "action")
        assert after(chosen, f"first:{seat}").position()["first"] == seat
    assert at(after(game, "bid:4D")) == ("red", "first")


def tie(*drawn: str) -> Game:
    """Both sides bid a nine; the pile has these cards."""
    blue = ["9C", "2C", "3C", "4C", "5C", "6C", "7C", "8C"]
    red = ["9D", "2D", "3D", "4D", "5D", "6D", "7D", "8D"]
    return after(bidding(*blue, *red, *drawn), "bid:9C")


def test_kh_6_3_on_a_tie_each_draws_the_first_player_first() -> None:
    assert at(after(tie("KS", "QS", "AS"), "bid:9D")) == ("blue", "first")
    lost = after(tie("QS", "KS", "AS"), "bid:9D")
    assert at(lost) == ("red", "first")
    assert lost.position()["discard"] == ["9C", "9D", "KS", "QS"]
    assert lost.position()["pile"] == ["AS"]
    drawn = [(e["seat"], e["card"]) for e in told(tie("QS", "KS"), "bid:9D") if e["type"] == "tie-drawn"]
    assert drawn == [("blue", "QS"), ("red", "KS")]


def test_kh_6_3_a_tie_is_drawn_for_until_the_ranks_differ() -> None:
    game = after(tie("QS", "QH", "2S", "2H", "4S", "3S", "AS"), "bid:9D")
    assert at(game) == ("blue", "first")
    assert game.position()["pile"] == ["AS"]
    assert game.position()["discard"] == ["2H", "2S", "3S", "4S", "9C", "9D", "QH", "QS"]


def test_kh_6_3_the_cards_of_a_tie_are_not_shuffled_before_it_is_settled() -> None:
    # Blue changes its hand, and one card is left in the pile; both bid a ten.
    cards = PACK[:25]
    game = after(new_turn(cards), "shuffle:" + ",".join(cards), "redraw", "keep", "bid:TD", "bid:TC")
    assert at(game) == ("chance", "shuffle")
    assert game.position()["shuffling"] == sorted(FIRST_EIGHT)
    assert (game.position()["drawn"], game.position()["bids"]) == (["TC", "TD"], {"blue": "KD"})
    settled = after(game, "shuffle:9C,8C,7C,6C,5C,4C,3C,2C")
    assert at(settled) == ("blue", "first")
    assert settled.position()["discard"] == ["9C", "KD", "TC", "TD"]


def test_kh_6_3_a_tie_with_nothing_to_draw_leaves_the_first_player() -> None:
    game = tie()
    assert [event["type"] for event in told(game, "bid:9D")][-1] == "first-stays"
    assert at(after(game, "bid:9D")) == ("blue", "action")
    assert after(game, "bid:9D").position()["discard"] == ["9C", "9D"]


def test_kh_6_3_when_only_one_can_draw_it_wins_the_tie() -> None:
    assert at(after(tie("2S"), "bid:9D")) == ("blue", "first")


def test_kh_6_3_no_card_no_bid_and_the_bid_is_lost() -> None:
    game = bidding(*PACK[:8], first="red")
    assert at(game) == ("red", "bid")
    assert known(game, "red").hand_sizes.blue == 0
    assert at(after(game, "bid:2C")) == ("red", "first")
    assert told(game, "bid:2C")[1] == {"type": "bids-shown", "blue": None, "red": "2C"}


@pytest.mark.parametrize(("bid", "winner"), [("AD", None), ("KD", "blue")])
def test_kh_6_3_a_joker_bids_as_an_ace(bid: str, winner: str | None) -> None:
    cards = ["**", *PACK[:7], bid, *(card for card in PACK[14:21]), "2S", "3S"]
    game = scene(
        "introduction", blue="infantry@a1 infantry@b1", red="infantry@a7 infantry@b7", hand="2S", other="3S",
        pile=" ".join(cards[:-2]),
    )  # fmt: skip
    game = after(game, "2S burn", "3S burn", "shuffle:" + ",".join(cards), "keep", "keep")
    assert allows(game, "bid:**")
    now = after(game, "bid:**", f"bid:{bid}")
    drawn = [e for e in told(after(game, "bid:**"), f"bid:{bid}") if e["type"] == "tie-drawn"]
    assert bool(drawn) == (winner is None)
    assert at(now) == (winner or "red", "first")
