"""Matches that differ only in a secret choice, for tests of what an audience is sent."""

from regalia.core.rng import Rng
from regalia.games import registry
from regalia.services.matches import commands as c
from tests.support.scripted_match import KING, ScriptedMatch, match_settings


def played(pick: str, plies: int) -> ScriptedMatch:
    """Returns a match with these assassins and moves that do not depend on them."""
    scripted = ScriptedMatch(match_settings(options={"deal": sorted(catalogue_names())}))
    scripted.act(pick)
    rng = Rng(5)
    while len(scripted.match.log) < plies and scripted.match.actor is not None:
        legal = [text for text in scripted.match.game.legal() if "!" not in text and "=" not in text]
        scripted.act(legal[rng.below(len(legal))])
    scripted.execute(KING, c.Say, text="who is it?")
    return scripted


def catalogue_names() -> list[str]:
    """Returns all citizens."""
    return list(registry.new("king-and-assassins", seed=1).position()["citizens"])


def two_picks() -> tuple[str, str]:
    """Returns two matches that differ in a secret choice only."""
    citizens = sorted(catalogue_names())
    return "pick:" + ",".join(citizens[:3]), "pick:" + ",".join(citizens[3:6])
