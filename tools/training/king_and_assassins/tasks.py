"""The fits of King & Assassins beside that of its evaluation."""

from tools.training.king_and_assassins.belief_samples import belief_samples, logit_problem
from tools.training.task import Task

TASKS = {
    "belief": Task(
        "king-and-assassins",
        "regalia.games.king_and_assassins.ai.likelihood_weights",
        belief_samples,
        logit_problem,
    ),
}
