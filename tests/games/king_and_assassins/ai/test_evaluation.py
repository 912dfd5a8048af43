"""The evaluator: values from what a seat knows, keys, sampled worlds, and legal lines."""

from random import Random
from typing import Any, cast

import pytest

import regalia
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.games.king_and_assassins.ai import weights
from regalia.games.king_and_assassins.ai.belief import Belief
from regalia.games.king_and_assassins.ai.distances import manhattan, route_distances, steps_home
from regalia.games.king_and_assassins.ai.evaluation import KingAndAssassinsEvaluator
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.board import Board
from regalia.games.king_and_assassins.engine.rules import KingAndAssassinsState
from regalia.games.king_and_assassins.formats.board_files import built_in
from tests.games.king_and_assassins.random_walks import UNCOMPILED, random_position
from tests.games.king_and_assassins.scene import scene

KING, ASSASSINS = constants.KING_SEAT, constants.ASSASSINS_SEAT
KEYS = 14025853063249702543  # XOR of the keys of ten positions
GAMES = 10 if UNCOMPILED else 60


def state_of(data: dict[str, Any]) -> KingAndAssassinsState:
    return cast("KingAndAssassinsState", regalia.load(data, chance="explicit", seed=1).state)


def position(**fields: Any) -> KingAndAssassinsState:
    return cast("KingAndAssassinsState", scene(**fields).state)


def evaluator_for(state: KingAndAssassinsState, *suspects: str) -> KingAndAssassinsEvaluator:
    """An evaluator with equal weights for all picks that contain the suspects."""
    bits = sum(1 << constants.CITIZENS.index(name) for name in suspects)
    return KingAndAssassinsEvaluator(state.tables, [float(pick & bits == bits) for pick in constants.PICKS])


def crowds(n: int, phase: str | None = None) -> list[KingAndAssassinsState]:
    """Crowded positions with many kinds of legal actions."""
    rng = Random(7)
    found: list[KingAndAssassinsState] = []
    while len(found) < n:
        data = random_position(rng)
        if phase in (None, data["phase"]):
            found.append(state_of(data))
    return found


def played(state: KingAndAssassinsState, *actions: int) -> KingAndAssassinsState:
    after = state.clone()
    for action in actions:
        after.apply(action)
    return after


# Values.


def test_values_are_between_0_and_1_and_there_is_one_weight_for_each_feature() -> None:
    assert all(len(row) == constants.N_FEATURES == len(weights.NAMES) for row in weights.WEIGHTS)
    assert len(weights.WEIGHTS) == constants.N_ROWS == len(weights.ROWS)
    for state in crowds(GAMES):
        evaluator = evaluator_for(state)
        for seat in (KING, ASSASSINS):
            assert 0 < evaluator.value(state, seat) < 1
            assert len(evaluator.features(state, seat)) == constants.N_ROWS * constants.N_FEATURES


def test_weights_have_the_required_signs() -> None:
    for row in weights.WEIGHTS:
        assert all(weight * sign >= 0 for weight, sign in zip(row, weights.SIGNS, strict=True) if sign)


def test_the_value_is_the_logistic_function_of_weights_and_features() -> None:
    flat = [weight for row in weights.WEIGHTS for weight in row]
    for state in crowds(10):
        evaluator = evaluator_for(state)
        if state.captured:
            continue
        for seat in (KING, ASSASSINS):
            total = sum(w * f for w, f in zip(flat, evaluator.features(state, seat), strict=True))
            expected = 1 / (1 + 2.718281828459045**-total)
            assert evaluator.value(state, seat) == pytest.approx(expected, abs=1e-3)


def test_the_kings_value_does_not_depend_on_the_picks() -> None:
    for state in crowds(GAMES):
        evaluator, other = evaluator_for(state), state.clone()
        value = evaluator.value(state, KING)
        lines = evaluator.tactics(state) if state.phase == constants.KING_TURN else []
        for pick in constants.PICKS[::20]:
            if pick & other.known == other.known and pick & ~other.gone:
                other.picked = pick
                assert evaluator.value(other, KING) == value
                if state.phase == constants.KING_TURN:
                    assert evaluator.tactics(other) == lines


def test_ending_the_turn_does_not_change_the_value() -> None:
    for state in crowds(GAMES):
        evaluator, seat = evaluator_for(state), state.actor()
        begun = state.clone()
        if state.phase == constants.KING_TURN:
            begun.captured = True
        else:
            begun.assassin_ap = 0
        if begun.king_ap + begun.knight_ap + begun.assassin_ap and sum(begun.deck):
            after = played(begun, constants.END)
            if after.phase != constants.ASSASSINS_TURN or after.assassin_ap == full(after):
                assert evaluator.value(after, seat) == pytest.approx(evaluator.value(begun, seat), abs=1e-9)


def full(state: KingAndAssassinsState) -> int:
    return constants.CARD_POINTS[4 * state.card + 2]


def test_compiled_and_uncompiled_values_are_identical() -> None:
    rows = [
        [((3 * j + 5 * row) % 7 - 3) / 4 for j in range(constants.N_FEATURES)]
        for row in range(constants.N_ROWS)
    ]
    belief = [1.0 + (3 * j) % 11 for j in range(constants.N_PICKS)]
    total, keys = 0.0, 0
    for state in crowds(10):
        evaluator = KingAndAssassinsEvaluator(state.tables, belief, rows)
        total += evaluator.value(state, KING) + 10 * evaluator.value(state, ASSASSINS)
        keys ^= evaluator.transposition_key(state)
    assert (total, keys) == (61.1473716101077, KEYS)


def test_a_step_home_is_good_for_the_king() -> None:
    near = position(king="e8", left="0/1/5", phase="king")
    far = position(king="e7", left="0/1/5", phase="king")
    assert evaluator_for(near).value(near, KING) > evaluator_for(far).value(far, KING)


def test_a_suspect_beside_the_king_lowers_his_value_and_an_innocent_does_not() -> None:
    crowd = "monk?c6 farmer@a1 squire?a2 butcher?a3"
    state = position(king="c5", crowd=crowd, left="0/1/5", deck="2/7/5 2/7/5 2/5/4")
    feared = evaluator_for(state, "monk").value(state, KING)
    trusted = evaluator_for(state, "squire", "butcher", "farmer").value(state, KING)
    assert feared < trusted / 2


def test_a_wound_a_lost_knight_and_a_lost_assassin_count() -> None:
    def value(seat: int = KING, **fields: Any) -> float:
        state = position(**({"king": "j1", "knights": "a7 d9", "crowd": "monk@a1", "left": "0/1/5"} | fields))
        return evaluator_for(state).value(state, seat)

    assert value(wounds=1) < value()
    assert value(ASSASSINS, wounds=1) > value(ASSASSINS)
    assert value(knights="a7") < value()
    assert value(gone="farmer:eliminated") > value()


def test_assassins_prefer_the_kings_route_to_a_corner() -> None:
    def value(at: str) -> float:
        state = position(king="g1", crowd=f"monk?{at} farmer?j9 squire?j10", left="1/6/5")
        return evaluator_for(state).value(state, ASSASSINS)

    assert value("c5") > value("i8")


@pytest.mark.parametrize("board", built_in().values(), ids=lambda board: board.id)
def test_route_distances_are_those_to_the_nearest_square_of_any_shortest_route(board: Board) -> None:
    home = steps_home(board, roofs=False)
    table = route_distances(tuple(home))
    for king in (square for square in range(constants.AREA) if home[square] < constants.FAR):
        route = {king}
        for square in sorted(
            (s for s in range(constants.AREA) if home[s] < home[king]), key=lambda s: -home[s]
        ):
            if any(
                square + step in route and home[square + step] == home[square] + 1 for step in constants.STEP
            ):
                route.add(square)
        for square in constants.SPACE_NAMES:
            nearest = min(manhattan(square, at) for at in route)
            assert table[constants.AREA * king + square] == min(nearest, 9)


def test_ka_11_1_a_capture_that_ends_the_game_is_worth_what_the_king_could_expect_of_it() -> None:
    state = position(
        king="j1", knights="e5", crowd="monk?e6 farmer@e4", gone="squire:eliminated butcher:eliminated"
    )
    evaluator = evaluator_for(state)
    capture = constants.KNIGHT_STRIKE  # knight 0 to the north
    over = played(state, capture)
    assert over.phase == constants.ENDED
    other = state.clone()
    other.picked ^= (1 << constants.CITIZENS.index("monk")) | (1 << constants.CITIZENS.index("farmer"))
    on = played(other, capture)
    assert on.phase == constants.KING_TURN
    assert evaluator.terminal_value(over, KING) == pytest.approx(evaluator.value(on, KING))
    assert evaluator.terminal_value(over, ASSASSINS) == 0
    sure = evaluator_for(state, "monk", "squire", "butcher")
    assert sure.terminal_value(over, KING) == pytest.approx(1.0)


# Keys.


def test_the_order_of_moves_does_not_change_a_key_but_the_points_do() -> None:
    state = position(phase="assassins", king="j1", crowd="monk@e5 farmer@c5")
    monk, farmer = (
        constants.CITIZEN_STEP + 4 * constants.CITIZENS.index(name) for name in ("monk", "farmer")
    )
    evaluator = evaluator_for(state)
    one, two = played(state, monk, farmer), played(state, farmer, monk)
    assert (
        evaluator.transposition_key(one)
        == evaluator.transposition_key(two)
        != evaluator.transposition_key(state)
    )
    there_and_back = played(state, monk, monk + 2)
    assert evaluator.transposition_key(there_and_back) != evaluator.transposition_key(state)


def test_an_infoset_key_depends_on_knights_cards_and_in_their_turn_the_assassins() -> None:
    state = position(phase="assassins", knights="i2 i1")
    evaluator = evaluator_for(state)
    exchanged, other_pick, other_deck = state.clone(), state.clone(), state.clone()
    exchanged.knights = [*state.knights[1::-1], *state.knights[2:]]
    other_pick.picked = next(pick for pick in constants.PICKS if pick != state.picked)
    other_deck.deck = [state.deck[0] ^ 1, *state.deck[1:]]
    for other in (exchanged, other_pick, other_deck):
        assert evaluator.transposition_key(other) == evaluator.transposition_key(state)
        assert evaluator.infoset_key(other) != evaluator.infoset_key(state)


def test_an_infoset_key_of_the_kings_turn_does_not_depend_on_the_picks() -> None:
    state = position(phase="king")
    evaluator, other = evaluator_for(state), state.clone()
    other.picked = next(pick for pick in constants.PICKS if pick != state.picked)
    assert (
        evaluator.infoset_key(other) == evaluator.infoset_key(state) == evaluator.infoset_key(state.clone())
    )


def test_different_positions_have_different_keys() -> None:
    keys = set()
    for state in crowds(GAMES):
        evaluator = evaluator_for(state)
        keys |= {evaluator.transposition_key(played(state, action)) for action in state.legal_actions()}
        keys.add(evaluator.transposition_key(state))
    assert len(keys) > 15 * GAMES


# Sampled worlds.


def test_sampled_worlds_follow_the_belief_and_known_assassins() -> None:
    state = position(king="j1", crowd="monk!e5 farmer@c5 butcher@c6 witchhunter@a1", gone="squire:captured")
    wanted = [pick for pick in constants.PICKS if pick & 1 << constants.CITIZENS.index("butcher")]
    evaluator = KingAndAssassinsEvaluator(state.tables, [float(pick in wanted) for pick in constants.PICKS])
    rng = Rng(3)
    for _ in range(50):
        evaluator.sample_world(state, KING, rng)
        assert state.picked in wanted
        assert state.picked & state.known == state.known
    truth = state.picked
    evaluator.sample_world(state, ASSASSINS, rng)
    assert state.picked == truth


def test_picks_of_weight_0_are_sampled_if_no_others_are_possible() -> None:
    state = position(king="j1", crowd="monk!e5 farmer@c5")
    evaluator = KingAndAssassinsEvaluator(
        state.tables, [float(not pick & 1 << constants.CITIZENS.index("monk")) for pick in constants.PICKS]
    )
    evaluator.sample_world(state, KING, Rng(1))
    assert state.picked & state.known


# Predicted belief.


def predicted(*actions: str) -> tuple[Game, list[float], KingAndAssassinsEvaluator]:
    """The game after a turn of the assassins, the belief that the evaluator predicted, and the evaluator."""
    crowd = "monk@c5 farmer@c9 butcher?f3 courtesan?a9 squire?a10"
    game = scene(king="j5", knights="j6", crowd=crowd, deck="1/5/4")
    game.push("end")
    evaluator = cast("KingAndAssassinsEvaluator", game.rules.knowledge.evaluator(game.view("assassins")))
    for action in actions:
        game.push(action)
    game.push("card:1/5/4")
    return game, evaluator.belief_after(game.state), evaluator


def test_the_assassins_predict_the_kings_belief() -> None:
    game, suspected, _ = predicted("f3g3", "g3h3", "h3i3", "end")
    told = cast("Belief", regalia.belief(game.view("king"))).suspects
    assert max(told, key=told.__getitem__) == "butcher"
    assert suspected == pytest.approx([told[name] for name in constants.CITIZENS], abs=0.01)


def test_a_prediction_does_not_change_the_belief() -> None:
    game, suspected, evaluator = predicted("f3g3", "g3h3", "h3i3", "end")
    state = cast("KingAndAssassinsState", game.state)
    before = evaluator.posterior.marginals(state.known, state.gone)
    assert before[constants.CITIZENS.index("butcher")] < suspected[constants.CITIZENS.index("butcher")]
    assert evaluator.belief_after(state) == suspected
    assert evaluator.posterior.marginals(state.known, state.gone) == before
    assert evaluator.value(state, ASSASSINS) == evaluator.clone().value(state, ASSASSINS)


def test_the_belief_does_not_change_within_the_assassins_turn() -> None:
    state = position(phase="assassins", king="j5", crowd="monk?c5 farmer@c9")
    evaluator = KingAndAssassinsEvaluator(state.tables, origin=state)
    assert evaluator.belief_after(state) == evaluator.posterior.marginals(state.known, state.gone)


def test_a_clone_gives_the_same_values_and_has_its_own_work_space() -> None:
    states = crowds(4)
    evaluator = evaluator_for(states[0], "monk")
    copy = evaluator.clone()
    assert copy.extractor is not evaluator.extractor
    for state in states:
        if state.tables.board.id == evaluator.tables.board.id:
            assert copy.value(state, KING) == evaluator.value(state, KING)


# Move ordering and tactics.


def test_ordered_moves_are_legal_and_include_the_end() -> None:
    for state in crowds(GAMES):
        legal = state.legal_actions()
        kept = evaluator_for(state).order_moves(state)
        assert set(kept) <= set(legal)
        assert len(set(kept)) == len(kept)
        assert constants.END in kept


def test_reveals_without_a_strike_are_dropped() -> None:
    state = position(phase="assassins", king="j1", crowd="monk?a9")
    assert constants.REVEAL + constants.CITIZENS.index("monk") not in evaluator_for(state).order_moves(state)
    state = position(phase="assassins", king="j1", crowd="monk?h1")
    assert constants.REVEAL + constants.CITIZENS.index("monk") in evaluator_for(state).order_moves(state)


def test_every_line_is_legal_at_every_step() -> None:
    found = 0
    for state in crowds(2 * GAMES):
        for line in evaluator_for(state).tactics(state):
            assert line
            assert played_as_far(state, line) == len(line)
            found += 1
    assert found > GAMES


def played_as_far(state: KingAndAssassinsState, line: list[int]) -> int:
    """How many actions of a line are legal; an early end by hidden information counts as all."""
    work, seat = state.clone(), state.actor()
    for n, action in enumerate(line):
        if work.phase == constants.ENDED:
            return len(line)
        if work.actor() != seat or action not in work.legal_actions():
            return n
        work.apply(action)
    return len(line)
