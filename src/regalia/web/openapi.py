"""The OpenAPI document of the HTTP endpoints, generated from their table and message types."""

from __future__ import annotations

from functools import cache
from inspect import cleandoc
from typing import Any

import msgspec

import regalia
from regalia.web import wire_types
from regalia.web.endpoints import ENDPOINTS, Endpoint
from regalia.web.messages.base import Failure

REF = "#/components/schemas/{name}"


@cache
def document() -> bytes:
    """Returns the document as JSON."""
    described = [kind for each in ENDPOINTS for kind in (each.body, *each.responses) if kind is not None]
    open_kinds = wire_types.open_types()
    below = [kind for group in open_kinds.values() for kind in group]
    refs, schemas = msgspec.json.schema_components(
        [Failure, *described, *below, *open_kinds], ref_template=REF
    )
    by_kind = dict(zip([Failure, *described, *below, *open_kinds], refs, strict=True))
    for base, group in open_kinds.items():
        schemas[by_kind[base]["$ref"].rpartition("/")[2]] = {"anyOf": [by_kind[kind] for kind in group]}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_kind)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Regalia",
                "version": regalia.__version__,
                "description": "Games are played over the socket at /api/socket: see docs/bots/socket.md.",
            },
            "paths": paths,
            "components": {"schemas": schemas},
        }
    )


def operation(endpoint: Endpoint, refs: dict[Any, Any]) -> dict[str, Any]:
    """Returns the operation of an endpoint."""
    description = cleandoc(endpoint.handler.__doc__ or "")
    answers = [refs[kind] for kind in endpoint.responses]
    answered = answers[0] if len(answers) == 1 else {"anyOf": answers}
    failure = {"description": "Refused; `error.code` says why.", **content(refs[Failure])}
    described: dict[str, Any] = {
        "operationId": endpoint.operation_id,
        "summary": description.splitlines()[0],
        "description": description,
        "parameters": [
            *path_parameters(endpoint),
            *query_parameters(endpoint),
        ],
        "responses": {
            "200": {"description": "Success.", **content(answered)},
            "default": failure,
        },
    }
    if endpoint.body is not None:
        described["requestBody"] = {"required": True, **content(refs[endpoint.body])}
    return described


def path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """Returns the parameters of an endpoint's path."""
    return [
        {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(kind)}
        for name, kind in endpoint.path_parameters.items()
    ]


def query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """Returns the parameters of an endpoint's query; one that is left out has no default."""
    fields = msgspec.structs.fields(endpoint.query) if endpoint.query else ()
    return [
        {
            "name": field.name,
            "in": "query",
            "required": field.required,
            "schema": msgspec.json.schema(str if field.type == str | None else int),
        }
        for field in fields
    ]


def content(schema: Any) -> dict[str, Any]:
    """Returns a JSON content of a schema."""
    return {"content": {"application/json": {"schema": schema}}}
