"""How a search goes about it: which scheme, how wide, how deep, and how much it notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=1, le=1024)]
Amount = Annotated[float, msgspec.Meta(ge=0, le=1000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The knobs of both schemes; each reads those it knows.

    `turns` finds whole turns by a beam and tries the best of them in games that go on for some turns.
    `tree` grows a tree of single actions and plays on from its leaves.
    """

    scheme: Literal["turns", "tree"] = "turns"
    fog: Amount = 0.0  # how far a position may be misjudged, out of 1
    notices: bool = True  # the tactics that the game works out
    believes: bool = True  # what is likely of the secrets; else all that is possible is as likely

    choosy: Annotated[int, msgspec.Meta(ge=1, le=8)] = (
        1  # before play begins: how much what has done best is preferred to what is good as well
    )
    share: Count = 1  # of a turn's budget: one action gets an n-th, where each is thought about anew

    # Turns.
    width: Count = 24  # positions that go on, after each action of a turn
    keep: Count = 16  # whole turns that are tried
    alike: Count = 3  # of them that may come to much the same
    reply: Count = 2  # width of the beam by which the turns that follow are found
    depth: Annotated[int, msgspec.Meta(ge=0, le=64)] = (
        2  # turns that are played on after the one that is tried
    )
    ways: Annotated[int, msgspec.Meta(ge=1, le=32)] = (
        1  # of such turns that are kept, each of which comes to something else
    )
    waver: Amount = 0.0  # how much worse than the best of them one may look and still be taken
    trust: Amount = 2.0  # games that the first opinion of a turn counts for

    # Tree.
    plain: bool = False  # uniform games to the end, no judge: the measure of all others
    widen: Amount = 2.0  # so many actions, times the square root of the visits, are told apart at one place
    cutoff: Annotated[int, msgspec.Meta(ge=0, le=10000)] = (
        8  # actions that a game goes on from a leaf before it is judged
    )

    # Both.
    curiosity: Amount = 0.4  # how much what was rarely tried is preferred
