"""Settings of a search: the algorithm, its width and depth, and what it uses of a game's knowledge."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=1, le=1024)]
Amount = Annotated[float, msgspec.Meta(ge=0, le=1000)]
Selectivity = Annotated[int, msgspec.Meta(ge=1, le=8)]
TurnCount = Annotated[int, msgspec.Meta(ge=0, le=64)]
ReplyCount = Annotated[int, msgspec.Meta(ge=1, le=32)]
ActionCount = Annotated[int, msgspec.Meta(ge=0, le=10000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of both algorithms; each reads its own.

    `turns` finds candidate turns by beam search and evaluates them by simulating some more turns.
    `tree` is a tree search over single actions, with rollouts from its leaves.
    """

    scheme: Literal["turns", "tree"] = "turns"
    eval_noise: Amount = 0.0  # the largest error added to a value, on the scale from 0 to 1
    use_tactics: bool = True  # whether the evaluator's tactical lines are searched
    use_belief: bool = True  # whether worlds are sampled by belief, instead of uniformly
    selectivity: Selectivity = 1  # setup: how strongly the best choices are preferred to other good ones
    budget_divisor: Count = 1  # a search for a single action gets the budget of a turn divided by this
    exploration: Amount = 0.4  # the exploration constant of UCB1

    # Turns.
    width: Count = 24  # width of the beam for candidates
    candidate_count: Count = 16
    max_similar: Count = 3  # candidates with the same diversity key
    reply_width: Count = 2  # width of the beam for the turns after a candidate
    depth: TurnCount = 2  # turns simulated after a candidate
    reply_count: ReplyCount = 1  # replies stored for a position
    reply_margin: Amount = 0.0  # how much worse than the best a reply may be and still be chosen
    prior_visits: Amount = 2.0  # the number of visits as which a candidate's prior counts

    # Tree.
    vanilla: bool = False  # uniform rollouts to the end and no evaluator: the baseline
    widening: Amount = 2.0  # a node has at most this number times the square root of its visits as children
    cutoff: ActionCount = 8  # actions of a rollout before the position is evaluated
