"""King of the Hill as the rest of the house knows it: the contract's plain Python half."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import permutations
from math import factorial
from typing import Any, Self, cast

from regalia.core import const, contract
from regalia.core.contract import (
    Chances,
    Chart,
    Event,
    Move,
    Offer,
    Option,
    Outcome,
    Plan,
    Seat,
    Spec,
    admits,
)
from regalia.core.dice import Dice
from regalia.core.engine import Engine
from regalia.core.errors import BadField, IllegalAction, Refusal
from regalia.core.picture import Picture
from regalia.core.reading import echo
from regalia.games.king_of_the_hill import (
    belief,
    diagram,
    events,
    explain,
    notation,
    offers,
    openings,
    plan,
    position,
    spelling,
)
from regalia.games.king_of_the_hill import board as maps
from regalia.games.king_of_the_hill import const as k
from regalia.games.king_of_the_hill import view as views
from regalia.games.king_of_the_hill.board import Field
from regalia.games.king_of_the_hill.evaluation import KingOfTheHillJudge
from regalia.games.king_of_the_hill.parts import GAME, REASONS
from regalia.games.king_of_the_hill.rules import KingOfTheHill
from regalia.games.king_of_the_hill.state import Ground

MOST_OUTCOMES = 220
OPENING_PHASES = ("army", "terrain", "deploy")
# What can be answered without a look at one's own cards and units.
OPEN_PHASES = ("terrain", "first", "defend", "flee", "retreat", "pursue")


class KingOfTheHillSpec(Spec):
    """King of the Hill, with its five scenarios and any maps added to the standard one."""

    id = GAME
    rules_version = 1
    seats = (Seat(k.SEATS[0]), Seat(k.SEATS[1]))
    draws = True

    def __init__(self, maps_by_id: Mapping[str, Field] | None = None) -> None:
        standard = {maps.STANDARD: maps.built_in()[maps.STANDARD]}
        self.maps: Mapping[str, Field] = standard if maps_by_id is None else maps_by_id

    # Beginning.

    def options(self) -> Mapping[str, Option]:
        switch = [True, False]
        return {
            "scenario": Option(default=k.SCENARIOS[0], values=list(k.SCENARIOS)),
            "magic": Option(default=True, values=switch),
            "fantasy": Option(default=True, values=switch),
            "jokers": Option(default=True, values=switch),
            "map": Option(default=maps.STANDARD, values=list(self.maps)),
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
        if checked["map"] == maps.STANDARD:
            del checked["map"]
        elif k.SCENARIOS.index(checked["scenario"]) in maps.MAPS:
            raise BadField("map-scenario", field="options.map", scenario=checked["scenario"])
        return checked

    def start(self, options: Mapping[str, Any]) -> Engine:
        scenario = k.SCENARIOS.index(options["scenario"])
        field = maps.for_scenario(
            position.map_for(scenario, options.get("map"), self.maps),
            scenario=scenario,
            magic=options["magic"],
            fantasy=options["fantasy"],
            jokers=options["jokers"],
        )
        return KingOfTheHill(Ground(field))

    def load(self, position_data: Any) -> Engine:
        return position.load(position_data, self.maps)

    def position(self, engine: Engine) -> dict[str, Any]:
        return position.data(position.write(ours(engine))) | {"phase": position.served(ours(engine))}

    def can_load(self, engine: Engine) -> bool:
        return position.can_load(ours(engine))

    def texts(self, engine: Engine) -> dict[str, str]:
        field: Field = ours(engine).ground.field
        original = maps.built_in().get(field.id)
        return {} if original is not None and original.text == field.text else {field.id: field.text}

    def with_texts(self, texts: Mapping[str, str]) -> Self:
        added = {map_id: maps.read(map_id, text) for map_id, text in texts.items()}
        return type(self)({**self.maps, **added})

    # Notation.

    def read(self, engine: Engine, text: str) -> Move:
        action = notation.parse(text)
        move = notation.number(ours(engine), action)
        if move is not None and admits(engine, move):
            return move
        raise IllegalAction(explain.explain(ours(engine), action))

    def write(self, engine: Engine, move: Move) -> str:
        return notation.write(ours(engine), move)

    def write_all(self, engine: Engine, moves: Sequence[int]) -> list[str]:
        return [notation.write_action(move) for move in moves]

    def chances(self, engine: Engine) -> Chances:
        game = ours(engine)
        if game.phase == k.DRAW_FIRST:
            return Chances(
                kind="first", outcomes=[f"first:{seat}" for seat in sorted(k.SEATS)], weights=[1, 1]
            )
        if game.phase == k.LOSE:
            cards = sorted(Counter(notation.names(game.hand[1 - game.last])).items())
            return Chances(
                kind="lose", outcomes=[f"lose:{card}" for card, _ in cards], weights=[n for _, n in cards]
            )
        cards_to_shuffle = notation.names(game.shuffling)
        jokers = cards_to_shuffle.count(notation.JOKER)
        if factorial(len(cards_to_shuffle)) // factorial(jokers) > MOST_OUTCOMES:
            return Chances(kind="shuffle", outcomes=None, weights=None)
        orders = sorted({f"shuffle:{','.join(order)}" for order in permutations(cards_to_shuffle)})
        return Chances(kind="shuffle", outcomes=orders, weights=[1] * len(orders))

    def out_of_turn(self, engine: Engine) -> Refusal:
        return explain.out_of_turn(ours(engine))

    # What is told, and to whom.

    def events(self, before: Engine, move: Move, after: Engine) -> list[Event]:
        return events.events(ours(before), move, ours(after))

    def shown(self, event: Event, seat: Seat) -> Event | None:
        return events.shown(event, seat)

    def teaches(self, event: Event, seat: Seat) -> bool:
        return events.teaches(event, seat)

    def view(self, engine: Engine, seat: Seat | None, seen: Sequence[Event]) -> views.View:
        over = engine.won_by() != const.NOBODY
        result = Outcome(position.winner(ours(engine)), self.reason(engine)) if over else None
        return views.view(ours(engine), seat, seen, result=result)

    def read_view(self, data: Any) -> views.View:
        return views.read(data)

    def world(self, seen: contract.View, dice: Dice) -> Engine:
        assert isinstance(seen, views.View)
        return views.world(seen, self.maps, dice)

    def reason(self, engine: Engine) -> str:
        return REASONS[ours(engine).reason]

    def picture(self, seen: contract.View) -> Picture:
        assert isinstance(seen, views.View)
        return diagram.picture(seen, self.field(seen))

    def pieces(self, seen: contract.View) -> Mapping[str, str]:
        assert isinstance(seen, views.View)
        return diagram.pieces(seen)

    def charts(self) -> Mapping[str, Chart]:
        return {field.id: diagram.chart(field) for field in {**maps.built_in(), **self.maps}.values()}

    def plans(self) -> Mapping[str, Plan]:
        return {field.id: plan.plan(field) for field in {**maps.built_in(), **self.maps}.values()}

    def judge(self, seen: contract.View) -> KingOfTheHillJudge:
        assert isinstance(seen, views.View)
        return KingOfTheHillJudge(views.in_play(seen, self.field(seen)))

    def opening(self, seen: contract.View, dice: Dice, choosy: int = 1) -> str | None:
        assert isinstance(seen, views.View)
        if seen.phase not in OPENING_PHASES:
            return None
        world = self.world(seen, dice)
        legal = {self.write(world, action) for action in world.legal_actions()}
        return openings.opening(seen, self.field(seen), legal, openings.Chooser(dice, choosy))

    def belief(self, seen: contract.View) -> belief.Belief:
        assert isinstance(seen, views.View)
        self.world(seen, Dice(0))  # whoever asks about a view that cannot be is told so
        return belief.belief(seen)

    def asked(self, seen: contract.View) -> str:
        assert isinstance(seen, views.View)
        return seen.phase

    def offers(self, seen: contract.View, legal: Collection[str]) -> list[Offer]:
        assert isinstance(seen, views.View)
        found = offers.offers(seen, self.field(seen), legal)
        return [Offer(id=one.id, name=one.name(), note=one.note(), actions=one.actions) for one in found]

    def is_open(self, seen: contract.View, action: str) -> bool:
        assert isinstance(seen, views.View)
        return seen.phase in OPEN_PHASES and not action.startswith("hand:")

    def tidied(self, text: str) -> str:
        return spelling.tidied(text)

    def field(self, seen: views.View) -> Field:
        """The map of a view. Raises: BadField where it is not known."""
        scenario = k.SCENARIOS.index(seen.scenario)
        named = seen.map if isinstance(seen.map, str) else None
        if named is not None and named not in self.maps:
            raise BadField("unknown-map", field="map", map=echo(named))
        return position.map_for(scenario, named, self.maps)


def ours(engine: Engine) -> KingOfTheHill:
    """An engine of this game."""
    return cast("KingOfTheHill", engine)
