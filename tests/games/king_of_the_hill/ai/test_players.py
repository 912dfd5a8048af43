"""Computer players in King of the Hill."""

from collections import Counter

import regalia
from regalia.games.king_of_the_hill.ai.presets import ARMIES
from regalia.players import player


def test_the_best_level_is_more_selective_about_its_army() -> None:
    game = regalia.new("king-of-the-hill", seed=1, scenario="introduction")
    armies = {
        text: Counter(
            player(text, game.rules, seed=seed).choose(game.view("blue")).action for seed in range(120)
        )
        for text in ("level-7", "level-8")
    }
    weak = ARMIES["hammer"]
    assert armies["level-8"][weak] < armies["level-7"][weak] / 2
