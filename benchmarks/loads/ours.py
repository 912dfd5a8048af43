"""The loads on Regalia's games: `ours.py LOAD GAMES` runs one and prints its figures."""

import json
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from regalia.core import state as contract
from regalia.core.constants import OVER
from regalia.core.rng import Rng
from regalia.core.simulation import random_games
from regalia.core.state import ActionBuffer, State
from regalia.games.registry import new

SEED = 7
COMPILED = not str(contract.__file__).endswith(".py")
THREADS = 2
SAMPLE = 40  # games, for a mean number of choices that is right to a few per cent
Figures = dict[str, float]


def first_king_turn() -> State:
    """Side A with all rules on, as the king's first turn begins."""
    game = new("king-and-assassins", board="A", seed=SEED)
    game.push("pick:butcher,farmer,monk")
    return game.state


def deployed(scenario: str, army: str) -> State:
    """A battle of King of the Hill between two such armies, drawn up in line on open ground."""
    game = new("king-of-the-hill", scenario=scenario, seed=SEED)
    while (phase := game.position()["phase"]) != "redraw":
        view = game.view(str(game.actor))
        wanted = {"army": army, "terrain": "open", "deploy": "line"}[phase]
        [offer] = [offer for offer in game.spec.presets(view, game.legal()) if offer.id == wanted]
        game.push(offer.actions[0])
    return game.state


def playouts(games: int) -> Figures:
    """Random games, played by the compiled loop."""
    return played(first_king_turn(), games)


def introduction(games: int) -> Figures:
    """Random games of the introduction to King of the Hill."""
    return played(deployed("introduction", "balanced"), games)


def pitched_battle(games: int) -> Figures:
    """Random pitched battles, with magic and fantasy units."""
    return played(deployed("pitched-battle", "dragon"), games)


def played(state: State, games: int) -> Figures:
    """The figures of random games from here; `listed`: how many legal actions they made, if compiled."""
    listed = mean_choice(state) if COMPILED else 0
    start = time.process_time()
    _, actions = random_games(state, games, SEED)
    cpu = time.process_time() - start
    return {"games": games, "actions": actions, "cpu": cpu, "listed": actions * listed}


def mean_choice(state: State) -> float:
    """Legal actions in a position of a random game from here, on average."""
    rng, out, actions, listed = Rng(SEED), ActionBuffer(), 0, 0
    for _ in range(SAMPLE):
        work = state.clone()
        while work.actor() != OVER:
            if n := work.fill_legal_actions(out):
                work.apply(out[rng.below(n)], out)
                actions, listed = actions + 1, listed + n
            else:
                work.apply_chance(work.sample_chance(rng))
    return listed / actions


def from_python(games: int) -> Figures:
    """Random games, driven from Python through one buffer: `fill_legal_actions` and `apply` for each action."""
    root = first_king_turn()
    rng, out, actions = Rng(SEED), ActionBuffer(), 0
    start = time.process_time()
    for _ in range(games):
        state = root.clone()
        while state.actor() != OVER:
            if n := state.fill_legal_actions(out):
                state.apply(out[rng.below(n)], out)
                actions += 1
            else:
                state.apply_chance(state.sample_chance(rng))
    return {"games": games, "actions": actions, "cpu": time.process_time() - start}


def from_python_with_lists(games: int) -> Figures:
    """Random games, driven from Python with a list of the legal actions before each action."""
    root = first_king_turn()
    rng, out, actions = Rng(SEED), ActionBuffer(), 0
    start = time.process_time()
    for _ in range(games):
        state = root.clone()
        while state.actor() != OVER:
            if legal := state.legal_actions():
                state.apply(legal[rng.below(len(legal))], out)
                actions += 1
            else:
                state.apply_chance(state.sample_chance(rng))
    return {"games": games, "actions": actions, "cpu": time.process_time() - start}


def one_thread(games: int) -> Figures:
    """Random games in one thread, by the clock on the wall too."""
    state = first_king_turn()
    return timed(lambda: random_games(state, games, SEED), games)


def threads(games: int) -> Figures:
    """As many games in each of two threads at once."""
    state = first_king_turn()
    with ThreadPoolExecutor(THREADS) as pool:
        return timed(
            lambda: list(pool.map(lambda seed: random_games(state, games, seed), range(THREADS))),
            THREADS * games,
        )


def timed(work: Callable[[], object], games: int) -> Figures:
    """The figures of work that plays this many games."""
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    return {"games": games, "cpu": time.process_time() - cpu, "wall": time.perf_counter() - wall}


def size(_games: int) -> Figures:
    """The bytes of a copy, in each game."""
    king, battle = first_king_turn(), deployed("pitched-battle", "dragon")
    return {"copy": sys.getsizeof(king.clone()), "battle": sys.getsizeof(battle.clone())}


LOADS: dict[str, Callable[[int], Figures]] = {
    load.__name__: load
    for load in (
        playouts,
        introduction,
        pitched_battle,
        from_python,
        from_python_with_lists,
        one_thread,
        threads,
        size,
    )
}


def main(name: str, games: int) -> None:
    """Run one load; its figures are the one line of output."""
    print(json.dumps(LOADS[name](games) | {"compiled": COMPILED}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
