"""Tables of arena results: a match of two players, and a ladder of many."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from regalia.arena.ladder import Rung
from regalia.arena.match import FORFEITS
from regalia.arena.pairing import Contest
from regalia.arena.rating import Interval
from regalia.arena.report import Conduct, Loss, Report, Tally
from regalia.cli.screen import Screen, replace_control_characters
from regalia.core.i18n import has_message, tr

LONGEST_NAME = 40  # characters of a player's name before it wraps
PIPE_WIDTH = 160  # of tables without a terminal
MOST_VERDICTS = 5  # forfeits that are printed in full


def show_match(report: Report, screen: Screen, *, records: Path | None) -> None:
    """Print a match: scores by seat, Elo, ends of games, times and forfeits."""
    first, second = report.players
    screen.print(tr("arena-title", first=first, second=second, game=report.game), "title")
    counts = (tr("arena-played"), tr("arena-won"), tr("arena-drawn"), tr("arena-lost"))
    table = create_table(tr("arena-seat"), *counts, tr("arena-score"), tr("arena-interval"))
    for seat, tally in report.seats.items():
        table.add_row(Text(seat), *score_cells(tally))
    table.add_row(Text(tr("arena-total")), *score_cells(report.total), style="bold")
    print_table(table, screen)
    screen.print(
        tr(
            "arena-elo",
            elo=format_elo(report.elo.value),
            low=format_elo(report.elo.low),
            high=format_elo(report.elo.high),
        )
    )
    seat = next(iter(report.seats))
    low, high = format_elo(report.seat_elo.low), format_elo(report.seat_elo.high)
    screen.print(tr("arena-seat-elo", seat=seat, elo=format_elo(report.seat_elo.value), low=low, high=high))
    show_verdict(report, screen)
    ends = ", ".join(f"{describe_end(reason)} {count:,}" for reason, count in report.ends.items())
    screen.print(tr("arena-ends", ends=ends or "-", plies=round(report.plies)))
    show_conduct(report.conduct, screen)
    show_losses(report.verdicts, screen)
    show_foot(screen, seed=report.seed, left_out=report.left_out, records=records)


def show_ladder(ladder: Sequence[Rung], contest: Contest, screen: Screen, *, records: Path | None) -> None:
    """Print a ladder, the weakest player first."""
    screen.print(tr("arena-ladder-title", game=contest.game), "title")
    first, *others = ladder_titles(ladder)
    table = create_table(first, *others)
    for rung in ladder:
        table.add_row(*map(Text, rung_cells(rung, len(others))))
    print_table(table, screen)
    screen.print(tr("arena-ladder-legend"), "faint")
    show_losses([loss for rung in ladder if rung.report for loss in rung.report.verdicts], screen)
    left_out = sum(rung.report.left_out for rung in ladder if rung.report)
    show_foot(screen, seed=contest.seed, left_out=left_out, records=records)


def markdown(ladder: Sequence[Rung]) -> str:
    """A ladder as a Markdown table."""
    titles = ladder_titles(ladder)
    rows = [titles, ["---", *["---:"] * (len(titles) - 1)]]
    rows += [[cell.replace("|", "\\|") for cell in rung_cells(rung, len(titles) - 1)] for rung in ladder]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


# Parts of the tables.


def create_table(first: str, *others: str) -> Table:
    """A table with one column of names and further columns of numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(Text(first), overflow="fold", max_width=LONGEST_NAME)
    for title in others:
        table.add_column(Text(title), justify="right", no_wrap=True)
    return table


def print_table(table: Table, screen: Screen) -> None:
    """Print a table; without a terminal it is not wrapped."""
    if not screen.console.is_terminal:
        screen.console.width = max(PIPE_WIDTH, screen.console.width)
    screen.console.print(table)


def score_cells(tally: Tally) -> tuple[str, ...]:
    """The cells of a tally."""
    low, high = format_percent(tally.score.low), format_percent(tally.score.high)
    counts = (tally.games, tally.wins, tally.draws, tally.losses)
    return (*(f"{count:,}" for count in counts), format_percent(tally.score.value), f"{low} – {high}")


def ladder_titles(ladder: Sequence[Rung]) -> list[str]:
    """The column titles of a ladder."""
    seats = next(rung.report.seats for rung in ladder if rung.report)
    before = [tr("arena-who"), tr("arena-played"), tr("arena-score"), tr("arena-interval")]
    after = [tr("arena-gap"), tr("arena-above"), tr("arena-time")]
    return [*before, *(tr("arena-as", seat=seat) for seat in seats), *after]


def rung_cells(rung: Rung, others: int) -> list[str]:
    """A row of the ladder: the name and `others` more cells, mostly empty for the weakest player."""
    name = replace_control_characters(rung.player)
    if rung.report is None or rung.gap is None:
        return [name, *[""] * (others - 2), "0", ""]
    own, total = rung.report.conduct[0], rung.report.total
    return [
        name,
        f"{total.games:,}",
        *score_cells(total)[-2:],
        *(format_percent(tally.score.value) for tally in rung.report.seats.values()),
        f"{format_interval(rung.gap)}{' *' if rung.better else ''}",
        format_interval(rung.elo),
        format_seconds(own.median_seconds),
    ]


def show_conduct(both: Sequence[Conduct], screen: Screen) -> None:
    """Print each player's time per turn and forfeits."""
    times = (tr("arena-median"), tr("arena-longest"))
    table = create_table(tr("arena-who"), tr("arena-turns"), *times, tr("arena-forfeits"))
    for one in both:
        lost = ", ".join(f"{describe_end(FORFEITS + kind)} {count}" for kind, count in one.forfeits.items())
        cells = (
            f"{one.turns:,}",
            format_seconds(one.median_seconds),
            format_seconds(one.longest_seconds),
            lost or "0",
        )
        table.add_row(Text(replace_control_characters(one.player)), *cells)
    print_table(table, screen)


def show_losses(losses: Sequence[Loss], screen: Screen) -> None:
    """Print the reasons of the first forfeits, and the number of others."""
    for loss in losses[:MOST_VERDICTS]:
        screen.print(f"  {loss.player}: {loss.words}", "danger")
    if len(losses) > MOST_VERDICTS:
        screen.print(tr("arena-more-verdicts", count=len(losses) - MOST_VERDICTS), "faint")


def show_verdict(report: Report, screen: Screen) -> None:
    """Print the state of the sequential test, if there is one."""
    if (verdict := report.sprt) is None:
        return
    llr, low, high = (f"{value:.2f}" for value in (verdict.llr, verdict.low, verdict.high))
    decision = verdict.decision or "none"
    screen.print(tr(f"arena-sprt-{decision}", llr=llr, low=low, high=high, pairs=verdict.pairs), "title")


def show_foot(screen: Screen, *, seed: int, left_out: int, records: Path | None) -> None:
    """Print the number of games left out, the seed and the file of records."""
    if left_out:
        screen.print(tr("arena-left-out", count=left_out), "faint")
    screen.print(tr("arena-seed-was", seed=str(seed)), "faint")
    if records is not None:
        screen.print(tr("arena-kept", file=str(records)), "faint")


def describe_end(reason: str) -> str:
    """Describe how a game ended: the id of a rule, or the translated kind of forfeit."""
    kind = reason.removeprefix(FORFEITS)
    return tr(f"lost-{kind}") if has_message(f"lost-{kind}") else reason


def format_percent(score: float) -> str:
    """A score from 0 to 1 as a percentage."""
    return f"{100 * score:.1f} %"


def format_elo(value: float) -> str:
    """An Elo difference with its sign."""
    return f"{value:+.0f}".replace("-", "−")


def format_interval(interval: Interval) -> str:
    """An Elo difference with its margin of error."""
    return f"{format_elo(interval.value)} ± {(interval.high - interval.low) / 2:.0f}"


def format_seconds(value: float) -> str:
    """A time in seconds, with three digits below one second."""
    return f"{value:.3f} s" if value < 1 else f"{value:.1f} s"
