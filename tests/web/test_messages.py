"""The documents generated from the message types are complete."""

import json
from typing import Any, get_args

import msgspec
import pytest

from regalia.games import registry
from regalia.web import openapi, wire_types
from regalia.web.endpoints import ENDPOINTS
from regalia.web.errors import BadMessage, TooLong
from regalia.web.messages.socket import FromClient, FromServer
from regalia.web.socket import decode_message
from tools.dev import typescript, typescript_endpoints
from tools.dev.paths import ROOT

DOCUMENT: dict[str, Any] = json.loads(openapi.document())


def test_every_message_and_every_event_is_among_the_types() -> None:
    text = typescript.typescript()
    for kind in (*get_args(FromClient), *get_args(FromServer), *wire_types.events()):
        assert f'"{kind.__struct_config__.tag}"' in text
    assert len(wire_types.views()) == len(registry.GAMES)


def test_openapi_has_every_endpoint_and_all_that_it_refers_to() -> None:
    described = {(method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods}
    assert described == {(each.method, each.path) for each in ENDPOINTS}
    refs = {text.split('"')[0] for text in json.dumps(DOCUMENT).split('"#/components/schemas/')[1:]}
    assert refs <= set(DOCUMENT["components"]["schemas"])
    assert all(
        operation["summary"] for methods in DOCUMENT["paths"].values() for operation in methods.values()
    )


def test_every_endpoint_has_a_function_with_the_name_of_its_operation() -> None:
    ids = [each.operation_id for each in ENDPOINTS]
    assert ids == [DOCUMENT["paths"][each.path][each.method.lower()]["operationId"] for each in ENDPOINTS]
    assert len(set(ids)) == len(ids)
    text = typescript_endpoints.endpoints()
    for each in ENDPOINTS:
        assert f"export const {typescript_endpoints.camel_case(each.operation_id)} = (" in text


def test_types_with_the_same_name_are_refused() -> None:
    one, other = (type("Twin", (msgspec.Struct,), {"__module__": "x"}) for _ in range(2))
    with pytest.raises(ValueError, match="two types are called Twin"):
        wire_types.names([one, other])


def test_parameters_of_paths_and_queries_are_described_with_their_types() -> None:
    view = DOCUMENT["paths"]["/api/matches/{match}/views/{number}"]["get"]["parameters"]
    assert [(each["name"], each["in"], each["required"], each["schema"]["type"]) for each in view] == [
        ("match", "path", True, "string"),
        ("number", "path", True, "integer"),
        ("seat", "query", False, "string"),
    ]
    log = DOCUMENT["paths"]["/api/matches/{match}/log"]["get"]["parameters"]
    assert [(each["name"], each["required"]) for each in log[1:]] == [
        ("before", True),
        ("limit", False),
        ("seat", False),
    ]


def test_the_guide_names_every_endpoint() -> None:
    guide = (ROOT / "docs" / "bots" / "http.md").read_text("utf-8")
    assert [each.path for each in ENDPOINTS if f"`{each.method} {each.path}`" not in guide] == []


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('{"type": "watch", "match": 5}', "match"),
        (
            '{"type": "do", "match": "m", "command": {"type": "act", "id": "1", "at": "x", "action": ""}}',
            "command.at",
        ),
        ('{"type": "watch"}', "match"),
        ('{"type": "watch", "match": "m", "sinse": 5}', "sinse"),
        ('{"type": "never"}', "type"),
    ],
)
def test_a_message_that_cannot_be_read_names_the_field(text: str, field: str) -> None:
    with pytest.raises(BadMessage) as refused:
        decode_message(text, 64 * 1024)
    assert refused.value.field == field
    assert refused.value.words()


@pytest.mark.parametrize("text", ["", "{", b"\xff\xfe", "[" * 100_000, '"\\ud83d"'])
def test_what_is_no_message_at_all_is_refused(text: str | bytes) -> None:
    with pytest.raises((BadMessage, TooLong)):
        decode_message(text, 64 * 1024)


def test_what_is_usual_is_left_out() -> None:
    assert msgspec.json.encode(get_args(FromServer)[3](error=None)) == b'{"type":"refused","error":null}'
