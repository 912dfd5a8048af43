"""Data from outside: what is wrong is said of the field where it is."""

import json
from typing import Annotated, Any

import msgspec
import pytest

from regalia.core.validation import convert, decode_json, echo


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    king: int
    names: list[str] = []


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    left: Inner
    people: dict[str, int] = {}
    crowd: list[Inner] = []


class Wrong(Exception):
    def __init__(self, what: str, field: str) -> None:
        super().__init__(what)
        self.field = field


GOOD: dict[str, Any] = {"left": {"king": 1}}


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ([], ""),
        ({}, "left"),
        ({"left": {}}, "left.king"),
        ({"left": {"king": "1"}}, "left.king"),
        ({"left": {"king": True}}, "left.king"),
        ({"left": {"king": 1, "queen": 2}}, "left.queen"),
        ({"left": {"king": 1, "names": [1]}}, "left.names"),
        ({**GOOD, "people": {"monk": "a"}}, "people"),
        ({**GOOD, "people": {1: 1}}, "people"),
        ({**GOOD, "crowd": [{"king": 1}, {"king": None}]}, "crowd.king"),
        ({**GOOD, "jester": 1}, "jester"),
        ({**GOOD, "a`b - at c": 1}, "a`b - at c"),
        ({1: 2}, ""),
    ],
)
def test_the_field_is_named_with_dots(data: object, field: str) -> None:
    with pytest.raises(Wrong) as caught:
        convert(data, Outer, Wrong)
    assert caught.value.field == field
    assert str(caught.value)


class Walk(msgspec.Struct, tag="walk", tag_field="type", forbid_unknown_fields=True):
    to: str
    steps: Annotated[int, msgspec.Meta(ge=1)] = 1


class Wait(msgspec.Struct, tag="wait", tag_field="type"):
    pass


class Order(msgspec.Struct):
    what: Walk | Wait
    to: list[Inner] | None = None
    pair: tuple[int, str] = (0, "")


@pytest.mark.parametrize(
    ("data", "what", "field"),
    [
        ({"what": {"to": "a1"}}, "Object missing required field `type`", "what.type"),
        ({"what": {"type": "fly"}}, "Invalid value 'fly'", "what.type"),
        ({"what": {"type": "walk"}}, "Object missing required field `to`", "what.to"),
        ({"what": {"type": "walk", "to": 1}}, "Expected `str`, got `int`", "what.to"),
        ({"what": {"type": "walk", "to": "a1", "steps": 0}}, "Expected `int` >= 1", "what.steps"),
        ({"what": {"type": "walk", "to": "a1", "by": 1}}, "Object contains unknown field `by`", "what.by"),
        ({"what": {"type": "wait"}, "to": [{}]}, "Object missing required field `king`", "to.king"),
        ({"what": {"type": "wait"}, "pair": [1, 2]}, "Expected `str`, got `int`", "pair"),
        ({"what": {"type": "wait"}, "pair": [1]}, "Expected `array` of length 2, got 1", "pair"),
        ({"what": 3}, "Expected `object`, got `int`", "what"),
    ],
)
def test_the_member_of_a_union_is_found_by_its_tag_or_shape(data: Any, what: str, field: str) -> None:
    with pytest.raises(Wrong) as caught:
        convert(data, Order, Wrong)
    with pytest.raises(Wrong) as caught_in_json:
        decode_json(json.dumps(data), Order, Wrong)
    for each in (caught, caught_in_json):
        assert (str(each.value), each.value.field) == (what, field)


def test_what_is_right_is_read() -> None:
    assert convert(GOOD, Outer, Wrong) == Outer(left=Inner(king=1))
    assert decode_json('{"left": {"king": 1}}', Outer, Wrong) == Outer(left=Inner(king=1))


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "NaN", '{"left": {"king": 1}} x', b"\xff\xfe", "\ud800"]
)
def test_what_is_no_json_is_told_as_such(text: str | bytes) -> None:
    with pytest.raises(Wrong) as caught:
        decode_json(text, Outer, Wrong)
    assert caught.value.field == ""


def test_json_that_is_too_deep_is_told_as_such() -> None:
    deep: Any = 1
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(Wrong):
        decode_json("[" * 100_000 + "]" * 100_000, Outer, Wrong)
    with pytest.raises(Wrong):
        convert({"left": deep}, Outer, Wrong)


@pytest.mark.parametrize(
    ("value", "said"),
    [("B", "B"), (3, "3"), (True, "true"), (None, "null"), ([1], "list"), ("x" * 300, "x" * 200)],
)
def test_an_error_repeats_what_came_or_its_type(value: object, said: str) -> None:
    assert echo(value) == said
