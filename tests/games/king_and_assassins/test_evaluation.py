"""The judge: values that keep to what a seat knows, keys, guesses, and lines that can be played."""

from random import Random
from typing import Any, cast

import pytest

import regalia
from regalia.core.dice import Dice
from regalia.core.engine import Actions
from regalia.core.game import Game
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins import weights
from regalia.games.king_and_assassins.belief import Belief
from regalia.games.king_and_assassins.board import Board, built_in
from regalia.games.king_and_assassins.evaluation import KingAndAssassinsJudge
from regalia.games.king_and_assassins.rules import KingAndAssassins
from regalia.games.king_and_assassins.ways import apart, aside
from regalia.games.king_and_assassins.ways import home as ways_home
from tests.games.king_and_assassins.random_walks import UNCOMPILED, random_position
from tests.games.king_and_assassins.scene import scene

KING, ASSASSINS = k.KING_SEAT, k.ASSASSINS_SEAT
KEYS = 14025853063249702543  # of ten positions
GAMES = 10 if UNCOMPILED else 60


def engine_of(data: dict[str, Any]) -> KingAndAssassins:
    return cast("KingAndAssassins", regalia.load(data, chance="explicit", seed=1).engine)


def position(**fields: Any) -> KingAndAssassins:
    return cast("KingAndAssassins", scene(**fields).engine)


def judge_of(engine: KingAndAssassins, *suspects: str) -> KingAndAssassinsJudge:
    """A judge who takes all picks for as likely, or only those that hold all the suspects."""
    bits = sum(1 << k.CITIZENS.index(name) for name in suspects)
    return KingAndAssassinsJudge(engine.streets, [float(pick & bits == bits) for pick in k.PICKS])


def crowds(n: int, phase: str | None = None) -> list[KingAndAssassins]:
    """Crowded positions where everything is about to happen."""
    rng = Random(7)
    found: list[KingAndAssassins] = []
    while len(found) < n:
        data = random_position(rng)
        if phase in (None, data["phase"]):
            found.append(engine_of(data))
    return found


def played(engine: KingAndAssassins, *actions: int) -> KingAndAssassins:
    after = engine.twin()
    for action in actions:
        after.play(action, Actions())
    return after


# Values.


def test_values_are_between_0_and_1_and_there_is_one_weight_for_each_feature() -> None:
    assert all(len(row) == k.N_FEATURES == len(weights.NAMES) for row in weights.WEIGHTS)
    assert len(weights.WEIGHTS) == k.N_ROWS == len(weights.ROWS)
    for engine in crowds(GAMES):
        judge = judge_of(engine)
        for seat in (KING, ASSASSINS):
            assert 0 < judge.worth(engine, seat) < 1
            assert len(judge.features(engine, seat)) == k.N_ROWS * k.N_FEATURES


def test_weights_have_the_signs_that_common_sense_gives_them() -> None:
    for row in weights.WEIGHTS:
        assert all(weight * sign >= 0 for weight, sign in zip(row, weights.SIGNS, strict=True) if sign)


def test_the_value_is_the_logistic_function_of_weights_and_features() -> None:
    flat = [weight for row in weights.WEIGHTS for weight in row]
    for engine in crowds(10):
        judge = judge_of(engine)
        if engine.captured:
            continue
        for seat in (KING, ASSASSINS):
            total = sum(w * f for w, f in zip(flat, judge.features(engine, seat), strict=True))
            expected = 1 / (1 + 2.718281828459045**-total)
            assert judge.worth(engine, seat) == pytest.approx(expected, abs=1e-3)


def test_the_kings_value_does_not_depend_on_the_secret() -> None:
    for engine in crowds(GAMES):
        judge, other = judge_of(engine), engine.twin()
        value = judge.worth(engine, KING)
        lines = judge.tactical_lines(engine) if engine.phase == k.KING_TURN else []
        for pick in k.PICKS[::20]:
            if pick & other.known == other.known and pick & ~other.gone:
                other.picked = pick
                assert judge.worth(other, KING) == value
                if engine.phase == k.KING_TURN:
                    assert judge.tactical_lines(other) == lines


def test_the_end_of_the_turn_is_worth_what_the_moment_before_it_was() -> None:
    for engine in crowds(GAMES):
        judge, seat = judge_of(engine), engine.to_move()
        begun = engine.twin()
        if engine.phase == k.KING_TURN:
            begun.captured = True
        else:
            begun.assassin_ap = 0
        if begun.king_ap + begun.knight_ap + begun.assassin_ap and sum(begun.deck):
            after = played(begun, k.END)
            if after.phase != k.ASSASSINS_TURN or after.assassin_ap == full(after):
                assert judge.worth(after, seat) == pytest.approx(judge.worth(begun, seat), abs=1e-9)


def full(engine: KingAndAssassins) -> int:
    return k.CARD_POINTS[4 * engine.card + 2]


def test_compiled_or_not_the_numbers_are_the_same_to_the_last_bit() -> None:
    rows = [[((3 * j + 5 * row) % 7 - 3) / 4 for j in range(k.N_FEATURES)] for row in range(k.N_ROWS)]
    belief = [1.0 + (3 * j) % 11 for j in range(k.N_PICKS)]
    total, keys = 0.0, 0
    for engine in crowds(10):
        judge = KingAndAssassinsJudge(engine.streets, belief, rows)
        total += judge.worth(engine, KING) + 10 * judge.worth(engine, ASSASSINS)
        keys ^= judge.key_of(engine)
    assert (total, keys) == (61.1473716101077, KEYS)


def test_a_step_home_is_good_for_the_king() -> None:
    near = position(king="e8", left="0/1/5", phase="king")
    far = position(king="e7", left="0/1/5", phase="king")
    assert judge_of(near).worth(near, KING) > judge_of(far).worth(far, KING)


def test_a_suspect_beside_the_king_frightens_him_and_an_innocent_does_not() -> None:
    crowd = "monk?c6 farmer@a1 squire?a2 butcher?a3"
    engine = position(king="c5", crowd=crowd, left="0/1/5", deck="2/7/5 2/7/5 2/5/4")
    feared = judge_of(engine, "monk").worth(engine, KING)
    trusted = judge_of(engine, "squire", "butcher", "farmer").worth(engine, KING)
    assert feared < trusted / 2


def test_a_wound_a_lost_knight_and_a_lost_assassin_count() -> None:
    def value(seat: int = KING, **fields: Any) -> float:
        engine = position(
            **({"king": "j1", "knights": "a7 d9", "crowd": "monk@a1", "left": "0/1/5"} | fields)
        )
        return judge_of(engine).worth(engine, seat)

    assert value(wounds=1) < value()
    assert value(ASSASSINS, wounds=1) > value(ASSASSINS)
    assert value(knights="a7") < value()
    assert value(gone="farmer:eliminated") > value()


def test_assassins_would_rather_wait_by_the_kings_way_than_in_a_corner() -> None:
    def value(at: str) -> float:
        engine = position(king="g1", crowd=f"monk?{at} farmer?j9 squire?j10", left="1/6/5")
        return judge_of(engine).worth(engine, ASSASSINS)

    assert value("c5") > value("i8")


@pytest.mark.parametrize("board", built_in().values(), ids=lambda board: board.id)
def test_the_kings_way_is_as_near_as_the_nearest_square_of_any_shortest_way(board: Board) -> None:
    home = ways_home(board, roofs=False)
    table = aside(tuple(home))
    for king in (square for square in range(k.AREA) if home[square] < k.FAR):
        way = {king}
        for square in sorted((s for s in range(k.AREA) if home[s] < home[king]), key=lambda s: -home[s]):
            if any(square + step in way and home[square + step] == home[square] + 1 for step in k.STEP):
                way.add(square)
        for square in k.SPACE_NAMES:
            nearest = min(apart(square, at) for at in way)
            assert table[k.AREA * king + square] == min(nearest, 9)


def test_ka_11_1_a_capture_that_ends_the_game_is_worth_what_the_king_could_expect_of_it() -> None:
    engine = position(
        king="j1", knights="e5", crowd="monk?e6 farmer@e4", gone="squire:eliminated butcher:eliminated"
    )
    judge = judge_of(engine)
    capture = k.KNIGHT_STRIKE  # knight 0 to the north
    over = played(engine, capture)
    assert over.phase == k.ENDED
    other = engine.twin()
    other.picked ^= (1 << k.CITIZENS.index("monk")) | (1 << k.CITIZENS.index("farmer"))
    on = played(other, capture)
    assert on.phase == k.KING_TURN
    assert judge.final_worth(over, KING) == pytest.approx(judge.worth(on, KING))
    assert judge.final_worth(over, ASSASSINS) == 0
    sure = judge_of(engine, "monk", "squire", "butcher")
    assert sure.final_worth(over, KING) == pytest.approx(1.0)


# Keys.


def test_the_order_of_moves_does_not_change_a_key_but_the_points_do() -> None:
    engine = position(phase="assassins", king="j1", crowd="monk@e5 farmer@c5")
    monk, farmer = (k.CITIZEN_STEP + 4 * k.CITIZENS.index(name) for name in ("monk", "farmer"))
    judge = judge_of(engine)
    one, two = played(engine, monk, farmer), played(engine, farmer, monk)
    assert judge.key_of(one) == judge.key_of(two) != judge.key_of(engine)
    there_and_back = played(engine, monk, monk + 2)
    assert judge.key_of(there_and_back) != judge.key_of(engine)


def test_an_imprint_tells_knights_cards_and_the_assassins_of_their_own_turn_apart() -> None:
    engine = position(phase="assassins", knights="i2 i1")
    judge = judge_of(engine)
    exchanged, other_pick, other_deck = engine.twin(), engine.twin(), engine.twin()
    exchanged.knights = [*engine.knights[1::-1], *engine.knights[2:]]
    other_pick.picked = next(pick for pick in k.PICKS if pick != engine.picked)
    other_deck.deck = [engine.deck[0] ^ 1, *engine.deck[1:]]
    for other in (exchanged, other_pick, other_deck):
        assert judge.key_of(other) == judge.key_of(engine)
        assert judge.imprint_of(other) != judge.imprint_of(engine)


def test_an_imprint_of_the_kings_turn_does_not_depend_on_the_secret() -> None:
    engine = position(phase="king")
    judge, other = judge_of(engine), engine.twin()
    other.picked = next(pick for pick in k.PICKS if pick != engine.picked)
    assert judge.imprint_of(other) == judge.imprint_of(engine) == judge.imprint_of(engine.twin())


def test_different_positions_have_different_keys() -> None:
    keys = set()
    for engine in crowds(GAMES):
        judge = judge_of(engine)
        keys |= {judge.key_of(played(engine, action)) for action in engine.legal_actions()}
        keys.add(judge.key_of(engine))
    assert len(keys) > 15 * GAMES


# Guesses.


def test_guesses_follow_the_belief_and_what_is_known() -> None:
    engine = position(king="j1", crowd="monk!e5 farmer@c5 butcher@c6 witchhunter@a1", gone="squire:captured")
    wanted = [pick for pick in k.PICKS if pick & 1 << k.CITIZENS.index("butcher")]
    judge = KingAndAssassinsJudge(engine.streets, [float(pick in wanted) for pick in k.PICKS])
    dice = Dice(3)
    for _ in range(50):
        judge.guess_anew(engine, KING, dice)
        assert engine.picked in wanted
        assert engine.picked & engine.known == engine.known
    truth = engine.picked
    judge.guess_anew(engine, ASSASSINS, dice)
    assert engine.picked == truth


def test_what_was_held_for_impossible_is_possible_once_it_must_be() -> None:
    engine = position(king="j1", crowd="monk!e5 farmer@c5")
    judge = KingAndAssassinsJudge(
        engine.streets, [float(not pick & 1 << k.CITIZENS.index("monk")) for pick in k.PICKS]
    )
    judge.guess_anew(engine, KING, Dice(1))
    assert engine.picked & engine.known


# What will be believed.


def foreseen(*actions: str) -> tuple[Game, list[float], KingAndAssassinsJudge]:
    """A turn of the assassins: the game after it, whom its judge foresaw to be suspected, and the judge."""
    crowd = "monk@c5 farmer@c9 butcher?f3 courtesan?a9 squire?a10"
    game = scene(king="j5", knights="j6", crowd=crowd, deck="1/5/4")
    game.push("end")
    judge = cast("KingAndAssassinsJudge", game.spec.judge(game.view("assassins")))
    for action in actions:
        game.push(action)
    game.push("card:1/5/4")
    return game, judge.reflected(game.engine), judge


def test_the_assassins_foresee_whom_the_king_will_suspect() -> None:
    game, suspected, _ = foreseen("f3g3", "g3h3", "h3i3", "end")
    told = cast("Belief", regalia.belief(game.view("king"))).suspects
    assert max(told, key=told.__getitem__) == "butcher"
    assert suspected == pytest.approx([told[name] for name in k.CITIZENS], abs=0.01)


def test_what_was_foreseen_is_not_believed_afterwards() -> None:
    game, suspected, judge = foreseen("f3g3", "g3h3", "h3i3", "end")
    engine = cast("KingAndAssassins", game.engine)
    before = judge.suspects.chances(engine.known, engine.gone)
    assert before[k.CITIZENS.index("butcher")] < suspected[k.CITIZENS.index("butcher")]
    assert judge.reflected(engine) == suspected
    assert judge.suspects.chances(engine.known, engine.gone) == before
    assert judge.worth(engine, ASSASSINS) == judge.twin().worth(engine, ASSASSINS)


def test_the_assassins_own_turn_teaches_nobody_anything() -> None:
    engine = position(phase="assassins", king="j5", crowd="monk?c5 farmer@c9")
    judge = KingAndAssassinsJudge(engine.streets, origin=engine)
    assert judge.reflected(engine) == judge.suspects.chances(engine.known, engine.gone)


def test_a_twin_thinks_the_same_and_has_its_own_work_space() -> None:
    engines = crowds(4)
    judge = judge_of(engines[0], "monk")
    twin = judge.twin()
    assert twin.measures is not judge.measures
    for engine in engines:
        if engine.streets.board.id == judge.streets.board.id:
            assert twin.worth(engine, KING) == judge.worth(engine, KING)


# What is worth a thought.


def test_sifted_actions_are_legal_and_the_end_is_always_among_them() -> None:
    for engine in crowds(GAMES):
        legal = engine.legal_actions()
        kept = judge_of(engine).sifted(engine)
        assert set(kept) <= set(legal)
        assert len(set(kept)) == len(kept)
        assert k.END in kept


def test_nobody_reveals_himself_for_nothing() -> None:
    engine = position(phase="assassins", king="j1", crowd="monk?a9")
    assert k.REVEAL + k.CITIZENS.index("monk") not in judge_of(engine).sifted(engine)
    engine = position(phase="assassins", king="j1", crowd="monk?h1")
    assert k.REVEAL + k.CITIZENS.index("monk") in judge_of(engine).sifted(engine)


def test_every_line_is_legal_at_every_step() -> None:
    found = 0
    for engine in crowds(2 * GAMES):
        for line in judge_of(engine).tactical_lines(engine):
            assert line
            assert played_as_far(engine, line) == len(line)
            found += 1
    assert found > GAMES


def played_as_far(engine: KingAndAssassins, line: list[int]) -> int:
    """How many actions of a line are legal, or come after an end that only the truth brings."""
    work, seat = engine.twin(), engine.to_move()
    for n, action in enumerate(line):
        if work.phase == k.ENDED:
            return len(line)
        if work.to_move() != seat or action not in work.legal_actions():
            return n
        work.play(action, Actions())
    return len(line)
