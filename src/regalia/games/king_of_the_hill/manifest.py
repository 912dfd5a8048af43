"""King of the Hill as the game contract asks for it: five interfaces, and `Rules` that composes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import permutations
from math import factorial
from typing import Any, ClassVar, Self

import msgspec

from regalia.core.constants import NOBODY
from regalia.core.contract import (
    BoardInfo,
    BoardLayout,
    Chances,
    Drawing,
    Event,
    Move,
    Option,
    Outcome,
    Piece,
    Preset,
    ReachableSpace,
    Seat,
    Subject,
    admits,
)
from regalia.core.errors import BadField, IllegalAction, Refusal
from regalia.core.lesson import Lesson, read_lessons
from regalia.core.rng import Rng
from regalia.core.rules import Knowledge, MatchSetup, Notation, Observation, Presentation, Rules
from regalia.core.styled_text import StyledText
from regalia.core.validation import echo
from regalia.games.king_of_the_hill.ai import beginner, belief, openings, presets
from regalia.games.king_of_the_hill.ai.evaluation import KingOfTheHillEvaluator
from regalia.games.king_of_the_hill.engine import board, scenarios
from regalia.games.king_of_the_hill.engine.board import Field
from regalia.games.king_of_the_hill.engine.constants import DRAW_FIRST, DRAW_SCENARIO, LOSE, SCENARIOS, SEATS
from regalia.games.king_of_the_hill.engine.rules import KingOfTheHillState
from regalia.games.king_of_the_hill.engine.state import BoardTables
from regalia.games.king_of_the_hill.formats import board_files, normalization, notation, position, refusals
from regalia.games.king_of_the_hill.formats.position_schema import GAME, REASONS
from regalia.games.king_of_the_hill.observation import events
from regalia.games.king_of_the_hill.observation import view as views
from regalia.games.king_of_the_hill.observation.view import View
from regalia.games.king_of_the_hill.presentation import (
    board_layout,
    consequences,
    details,
    diagram,
    event_notation,
    objectives,
    reach,
    unit_reach,
)
from regalia.games.king_of_the_hill.presentation import drawing as drawings
from regalia.games.king_of_the_hill.presentation import preview as previews
from regalia.games.king_of_the_hill.presentation.intended_actions import intended_actions

MAX_LISTED_OUTCOMES = 220
OPENING_PHASES = ("army", "terrain", "deploy")
# Phases in which the choices are public, because they do not depend on hidden cards or units.
OPEN_PHASES = ("terrain", "first", "defend", "flee", "retreat", "pursue")


@cache
def built_in_lessons() -> Mapping[str, Lesson]:
    """The lessons by id. Raises: BadLesson."""
    return read_lessons(files("regalia.games.king_of_the_hill").joinpath("lessons"))


class KingOfTheHillSetup(MatchSetup[KingOfTheHillState]):
    """Options, the first position, positions as JSON."""

    def __init__(self, maps_by_id: Mapping[str, Field]) -> None:
        self.maps = maps_by_id

    def options(self) -> Mapping[str, Option]:
        switch = [True, False]
        rows = scenarios.ROWS
        rich = {"scenario": [row.name for row in rows if row.rich]}
        placing = {"scenario": [row.name for row in rows if row.places_terrain]}
        any_map = {"scenario": [row.name for row in scenarios.SCENARIOS if row.map == board.STANDARD]}
        return {
            "scenario": Option(default=SCENARIOS[0], values=[row.name for row in rows]),
            "magic": Option(default=True, values=switch, relevant_if=rich),
            "fantasy": Option(default=True, values=switch, relevant_if=rich),
            "jokers": Option(default=True, values=switch),
            "terrain": Option(default=True, values=switch, relevant_if=placing),
            "map": Option(default=board.STANDARD, values=list(self.maps), relevant_if=any_map),
        }

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        known = self.options()
        checked: dict[str, Any] = {}
        for name in options:
            if name not in known:
                raise BadField("unknown-option", field=f"options.{name}")
        for name, option in known.items():
            value = checked[name] = options.get(name, option.default)
            if type(value) is not type(option.default) or value not in (option.values or ()):
                raise BadField(f"option-{name}", field=f"options.{name}", value=echo(value))
        # Records of games without these options must keep their bytes, so values without effect are left out.
        if checked["terrain"] or not scenarios.ROWS[scenarios.NUMBERS[checked["scenario"]]].places_terrain:
            del checked["terrain"]
        if checked["map"] == board.STANDARD:
            del checked["map"]
        elif checked["scenario"] == scenarios.RANDOM:
            raise BadField("map-random", field="options.map")
        elif scenarios.NUMBERS[checked["scenario"]] in board.MAPS:
            raise BadField("map-scenario", field="options.map", scenario=checked["scenario"])
        return checked

    def start(self, options: Mapping[str, Any]) -> KingOfTheHillState:
        scenario = scenarios.NUMBERS[options["scenario"]]
        field = board_files.for_match(
            position.map_for(scenario, options.get("map"), self.maps),
            scenario=scenario,
            magic=options["magic"],
            fantasy=options["fantasy"],
            jokers=options["jokers"],
            terrain=options.get("terrain", True),
        )
        return KingOfTheHillState(BoardTables(field))

    def load(self, position_data: Any) -> KingOfTheHillState:
        return position.load(position_data, self.maps)

    def position(self, state: KingOfTheHillState) -> dict[str, Any]:
        return position.data(position.write(state)) | {"phase": position.public_phase(state)}

    def position_without_order(self, state: KingOfTheHillState) -> dict[str, Any]:
        return {name: value for name, value in self.position(state).items() if name != "pile"}

    def can_load(self, state: KingOfTheHillState) -> bool:
        return position.can_load(state)

    def board_texts(self, state: KingOfTheHillState) -> dict[str, str]:
        field: Field = state.tables.field
        original = board_files.built_in().get(field.id)
        return {} if original is not None and original.text == field.text else {field.id: field.text}


class KingOfTheHillNotation(Notation[KingOfTheHillState]):
    """Texts of actions and of chance outcomes."""

    def read(self, state: KingOfTheHillState, text: str) -> Move:
        action = notation.parse(text)
        move = notation.number(state, action)
        if move is not None and admits(state, move):
            return move
        raise IllegalAction(refusals.explain(state, action))

    def parse(self, text: str) -> notation.Action:
        return notation.parse(text)

    def write(self, state: KingOfTheHillState, move: Move) -> str:
        return notation.write(state, move)

    def write_all(self, state: KingOfTheHillState, moves: Sequence[int]) -> list[str]:
        return [notation.write_action(move) for move in moves]

    def chances(self, state: KingOfTheHillState) -> Chances:
        game = state
        if game.phase == DRAW_SCENARIO:
            outcomes = [f"scenario:{name}" for name in sorted(scenarios.DRAWABLE)]
            return Chances(kind="scenario", outcomes=outcomes, weights=[1] * len(outcomes))
        if game.phase == DRAW_FIRST:
            return Chances(kind="first", outcomes=[f"first:{seat}" for seat in sorted(SEATS)], weights=[1, 1])
        if game.phase == LOSE:
            cards = sorted(Counter(notation.names(game.hand[1 - game.last])).items())
            return Chances(
                kind="lose", outcomes=[f"lose:{card}" for card, _ in cards], weights=[n for _, n in cards]
            )
        cards_to_shuffle = notation.names(game.shuffling)
        jokers = cards_to_shuffle.count(notation.JOKER)
        if factorial(len(cards_to_shuffle)) // factorial(jokers) > MAX_LISTED_OUTCOMES:
            return Chances(kind="shuffle", outcomes=None, weights=None)
        orders = sorted({f"shuffle:{','.join(order)}" for order in permutations(cards_to_shuffle)})
        return Chances(kind="shuffle", outcomes=orders, weights=[1] * len(orders))

    def out_of_turn(self, state: KingOfTheHillState) -> Refusal:
        return refusals.out_of_turn(state)

    def normalize(self, text: str) -> str:
        return normalization.normalize(text)


class KingOfTheHillObservation(Observation[KingOfTheHillState, View]):
    """Events and views."""

    def __init__(self, maps_by_id: Mapping[str, Field]) -> None:
        self.maps = maps_by_id

    def events(self, before: KingOfTheHillState, move: Move, after: KingOfTheHillState) -> list[Event]:
        return events.events(before, move, after)

    def observe(self, event: Event, seat: Seat) -> Event | None:
        return events.observe(event, seat)

    def reveals_to(self, event: Event, seat: Seat) -> bool:
        return events.reveals_to(event, seat)

    def view(self, state: KingOfTheHillState, seat: Seat | None, seen: Sequence[Event]) -> View:
        over = state.winner() != NOBODY
        result = Outcome(position.winner(state), self.reason(state)) if over else None
        return views.view(state, seat, seen, result=result)

    def read_view(self, data: Any) -> View:
        return views.read(data)

    def world(self, view: View, rng: Rng) -> KingOfTheHillState:
        return views.world(view, self.maps, rng)

    def reason(self, state: KingOfTheHillState) -> str:
        return REASONS[state.reason]

    def is_open(self, view: View, action: str) -> bool:
        return view.phase in OPEN_PHASES and not action.startswith("hand:")


class KingOfTheHillPresentation(Presentation[KingOfTheHillState, View]):
    """Diagrams and layouts of maps, prompts, details of views."""

    def __init__(self, maps_by_id: Mapping[str, Field]) -> None:
        self.maps = maps_by_id

    def diagram(self, view: View) -> StyledText:
        return diagram.view_diagram(view, map_of(view, self.maps))

    def pieces(self, view: View) -> Mapping[str, Piece]:
        return diagram.pieces(view)

    def drawing(self, view: View) -> Drawing:
        return drawings.drawing(view, map_of(view, self.maps))

    def board_infos(self) -> Mapping[str, BoardInfo]:
        return {
            field.id: diagram.board_info(field) for field in {**board_files.built_in(), **self.maps}.values()
        }

    def board_layouts(self) -> Mapping[str, BoardLayout]:
        return {
            field.id: board_layout.board_layout(field)
            for field in {**board_files.built_in(), **self.maps}.values()
        }

    def board_ids(self, options: Mapping[str, Any]) -> Sequence[str]:
        scenario = options["scenario"]
        field = position.map_for(scenarios.NUMBERS[scenario], options.get("map"), self.maps)
        return tuple(dict.fromkeys(details.maps(scenario, field).values()))

    def prompt(self, view: View) -> str:
        return view.phase

    def reach(
        self, view: View, world: KingOfTheHillState, space: str, card: str | None = None
    ) -> list[ReachableSpace]:
        return reach.reach(world, space, card)

    def details(self, view: View) -> details.KingOfTheHillDetails:
        found = details.details(view, map_of(view, self.maps))
        if view.actor != view.seat or not objectives.may_end(view):
            return found
        decided = consequences.consequences(views.world(view, self.maps, Rng(0)), found.if_round_ended)
        return msgspec.structs.replace(found, consequences=decided)

    def preview(self, view: View, world: KingOfTheHillState, action: str) -> previews.KingOfTheHillPreview:
        move = notation.number(world, notation.parse(action))
        assert isinstance(move, int), "a seat acts, not chance"
        return previews.preview(view, map_of(view, self.maps), world, move)

    def intended_actions(
        self, state: KingOfTheHillState, legal: Sequence[str], subject: Subject
    ) -> Sequence[str]:
        return intended_actions(state, legal, subject)

    def reach_by_card(self, state: KingOfTheHillState, subject: Subject) -> Mapping[str, Sequence[str]]:
        return {} if subject.space is None else unit_reach.reach(state, subject.space)

    def event_notation(self, event: Event) -> str | None:
        return event_notation.event_notation(event)


class KingOfTheHillKnowledge(Knowledge[KingOfTheHillState, View]):
    """Evaluation, belief, openings and presets."""

    # Against beginners: few iterations, which do not look beyond the own action.
    level_settings: ClassVar[Mapping[int, Mapping[str, Mapping[str, int | float]]]] = {
        1: {SEATS[0]: {"cutoff": 0, "budget_divisor": 2}, SEATS[1]: {"cutoff": 0, "budget_divisor": 3}}
    }
    level_versions: ClassVar[Mapping[int, int]] = {1: 2}
    bench_games = (
        ({}, 18),
        ({}, 30),
        ({"scenario": "pitched-battle"}, 29),
        ({"scenario": "king-of-the-woods"}, 27),
        ({"scenario": "ambush"}, 35),
        ({"scenario": "night-attack"}, 25),
    )

    def __init__(self, maps_by_id: Mapping[str, Field]) -> None:
        self.maps = maps_by_id

    def evaluator(self, view: View) -> KingOfTheHillEvaluator:
        return KingOfTheHillEvaluator(views.map_in_play(view, map_of(view, self.maps)))

    def opening(self, view: View, rng: Rng, selectivity: int = 1) -> str | None:
        if view.phase not in OPENING_PHASES:
            return None
        world = views.world(view, self.maps, rng)
        legal = {notation.write(world, action) for action in world.legal_actions()}
        return openings.opening(view, map_of(view, self.maps), legal, openings.Chooser(rng, selectivity))

    def beginner(self, view: View, world: KingOfTheHillState, rng: Rng) -> str:
        if view.phase in OPENING_PHASES and (opening := self.opening(view, rng)) is not None:
            return opening
        return beginner.beginner(view, world, map_of(view, self.maps), rng)

    def belief(self, view: View) -> belief.Belief:
        views.world(view, self.maps, Rng(0))  # raises BadField for an impossible view
        return belief.belief(view)

    def has_presets(self, view: View) -> bool:
        return view.phase in OPENING_PHASES

    def presets(self, view: View, legal: Collection[str]) -> list[Preset]:
        found = presets.presets(view, map_of(view, self.maps), legal)
        return [Preset(id=one.id, name=one.name(), note=one.note(), actions=one.actions) for one in found]


class KingOfTheHillRules(Rules[KingOfTheHillState, View]):
    """King of the Hill with its five scenarios, on the standard map and the maps that players add."""

    id = GAME
    rules_version = 1
    seats = (Seat(SEATS[0]), Seat(SEATS[1]))
    draws = True

    def __init__(self, maps_by_id: Mapping[str, Field] | None = None) -> None:
        standard = {board.STANDARD: board_files.built_in()[board.STANDARD]}
        self.maps: Mapping[str, Field] = standard if maps_by_id is None else maps_by_id
        self.setup = KingOfTheHillSetup(self.maps)
        self.notation = KingOfTheHillNotation()
        self.observation = KingOfTheHillObservation(self.maps)
        self.presentation = KingOfTheHillPresentation(self.maps)
        self.knowledge = KingOfTheHillKnowledge(self.maps)

    def lessons(self) -> Mapping[str, Lesson]:
        return built_in_lessons()

    def with_boards(self, texts: Mapping[str, str]) -> Self:
        added = {map_id: board_files.read(map_id, text) for map_id, text in texts.items()}
        return type(self)({**self.maps, **added}) if added else self


def map_of(view: View, maps_by_id: Mapping[str, Field]) -> Field:
    """The map of a view. Raises: BadField if it is unknown."""
    scenario = scenarios.NUMBERS[view.scenario]
    named = view.map if isinstance(view.map, str) else None
    if named is not None and named not in maps_by_id:
        raise BadField("unknown-map", field="map", map=echo(named))
    return position.map_for(scenario, named, maps_by_id)


RULES = KingOfTheHillRules()  # what the registry finds
