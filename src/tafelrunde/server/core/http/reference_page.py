"""The reference of the API as a page for people (Markdown), made from its description."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

Json = dict[str, Any]

HEAD: Final = """# The API

Made by `make api` from the schemas of the server, as is `web/openapi.json`; [server.md](server.md) has the ideas. A
running server shows its own at `/api/docs` and `/api/openapi.json`.

Every operation may answer with a [Problem](#problem) instead. `?lang=en` or `?lang=de` chooses the language of texts
and problems wherever they are sent; without it problems follow `Accept-Language`.
"""
GROUPS: Final = {
    "me": "Who I am",
    "games": "Games",
    "lobby": "The lobby",
    "tables": "Tables and seats",
    "play": "Playing",
    "records": "Records and replays",
    "live": "News",
    "server": "The server",
}
# What one should know about messages that belong to no operation.
SOCKET: Final = """### WS /api/tables/{table_id}/live

The same messages over a WebSocket: each is a [LiveMessage](#livemessage), and a page answers a ping with a
[PongMessage](#pongmessage). Takes `?since` and `?seat`. Closes with 1008 (foreign origin), 1009 (a frame of more than
4 kB), 1012 (the server restarts), 4403 (may not see this), 4408 (two pings unanswered), 4429 (too many sockets or
frames).
"""
LOBBY_SOCKET: Final = """### WS /api/lobby/live

News of the lobby: each is a [LobbyMessage](#lobbymessage), and a page answers a ping with a
[PongMessage](#pongmessage). The first comes at once, so that a page looks when it listens already. Closes as the socket
of a table does.
"""
WEBHOOK: Final = """## Webhooks

The address that the host of a table gave is sent a [WebhookMessage](#webhookmessage) by `POST`, signed as
[Standard Webhooks](https://www.standardwebhooks.com) says.
"""
SOCKETS: Final = {"live": SOCKET, "lobby": LOBBY_SOCKET}


def reference_page(description: Json) -> str:
    parts = [HEAD]
    for tag, title in GROUPS.items():
        parts += [f"## {title}\n", *_operations(description, tag)]
        parts += [SOCKETS[tag]] if tag in SOCKETS else []
    schemas = description["components"]["schemas"]
    parts += [WEBHOOK, "## Schemas\n", *(_schema(name, schema) for name, schema in schemas.items())]
    return "\n".join(parts)


def _operations(description: Json, tag: str) -> Iterator[str]:
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            if tag in operation["tags"]:
                yield _operation(method, path, operation)


def _operation(method: str, path: str, operation: Json) -> str:
    lines = [f"### {method.upper()} {path}", ""]
    if "description" in operation:
        lines += [_line(operation["description"]), ""]
    asked = [f"`?{each['name']}`" for each in operation.get("parameters", ()) if each["in"] == "query"]
    if "requestBody" in operation:
        asked.insert(0, _type(operation["requestBody"]["content"]["application/json"]["schema"]))
    if asked:
        lines.append(f"- takes {', '.join(asked)}")
    [(status, content)] = [(status, said["content"]) for status, said in operation["responses"].items() if status < "3"]
    [(kind, said)] = content.items()
    lines.append(f"- answers {status} with {_type(said['schema'])}{'' if 'json' in kind else f' ({kind})'}")
    return "\n".join([*lines, ""])


def _schema(name: str, schema: Json) -> str:
    lines = [f"### {name}", ""]
    if "description" in schema:
        lines += [_line(schema["description"]), ""]
    if "oneOf" in schema:
        lines += [_type(schema), ""]
    needed = schema.get("required", ())
    if schema.get("properties"):
        lines += ["| field | kind | |", "|---|---|---|"]
        for field, said in schema["properties"].items():
            shown = _type(said) if field in needed else f"{_type(said)}, may be left out"
            lines.append(f"| `{field}` | {shown} | {_line(said.get('description', ''))} |")
        lines.append("")
    return "\n".join(lines)


def _type(schema: Json) -> str:
    """What a value may be, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " or ".join(dict.fromkeys(_type(each) for each in schema[choice]))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"`{value}`" for value in values)
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"{_type(schema['additionalProperties'])} by name"
    return str(schema.get("type", "anything"))


def _line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
