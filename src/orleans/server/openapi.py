"""The OpenAPI document, generated from the endpoints and their types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from orleans import __version__
from orleans.server import api, messages, views
from orleans.server.requests import Endpoint

REFS = "#/components/schemas/{name}"
PATH_PARAMETERS = {
    "id": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 4},
    "passkey": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "block": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "person": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "session": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
}
MESSAGES = (
    messages.StateMessage,
    messages.TableMessage,
    messages.ChatMessage,
    messages.SignsMessage,
    messages.TurnMessage,
    messages.ErrorMessage,
    messages.Since,
)
# The handlers return pre-encoded versions of these types.
QUICK: dict[type, type] = {views.QuickState: views.State, views.QuickPreviewed: views.Previewed}


def real(kind: Any) -> Any:
    return QUICK.get(kind, kind)


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def make_document(endpoints: list[Endpoint]) -> dict[str, Any]:
    types: list[Any] = [api.Refused, *MESSAGES]
    for endpoint in endpoints:
        types += [
            kind for kind in (endpoint.request_type, real(endpoint.answer_type)) if is_struct(kind)
        ]
    unique = list(dict.fromkeys(types))
    schemas, components = msgspec.json.schema_components(unique, ref_template=REFS)
    named = dict(zip(unique, schemas, strict=True))
    replace_quick(components)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(
            endpoint, named, components
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "orleans",
            "version": __version__,
            "description": "Tables for the board game Orléans. docs/server.md is the guide; "
            "a table's WebSocket is /api/tables/{id}/live, a person's /api/live.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "orleans_key"},
            },
        },
        "security": [{}, {"key": []}, {"cookie": []}],
    }


def replace_quick(components: dict[str, Any]) -> None:
    for quick, slow in QUICK.items():
        components.pop(quick.__name__, None)
        for schema in components.values():
            for value in schema.get("properties", {}).values():
                if value.get("$ref", "").endswith(f"/{quick.__name__}"):
                    value["$ref"] = REFS.format(name=slow.__name__)


def operation(
    endpoint: Endpoint, named: dict[Any, Any], components: dict[str, Any]
) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": PATH_PARAMETERS[name]}
            for name in re.findall(r"{(\w+)", endpoint.path)
        ],
        "responses": {
            str(endpoint.status): answer_of(endpoint, named),
            "4XX": {
                "description": "Refused, with the reason",
                "content": {"application/json": {"schema": named[api.Refused]}},
            },
        },
    }
    if endpoint.request_type and endpoint.method == "GET":
        found["parameters"] += query_of(components[endpoint.request_type.__name__])
    elif endpoint.request_type:
        content = {"application/json": {"schema": named[endpoint.request_type]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def answer_of(endpoint: Endpoint, named: dict[Any, Any]) -> dict[str, Any]:
    if endpoint.answer_type is str:
        content = {"text/plain": {"schema": {"type": "string"}}}
    elif not is_struct(endpoint.answer_type):
        content = {"application/json": {"schema": {"type": "object"}}}
    else:
        content = {"application/json": {"schema": named[real(endpoint.answer_type)]}}
    return {"description": "Done", "content": content}


def query_of(schema: dict[str, Any]) -> list[dict[str, Any]]:
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": value}
        for name, value in schema["properties"].items()
    ]
