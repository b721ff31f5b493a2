"""Writes what the server's OpenAPI document says: types for the browser, and the list of requests in docs/api.md.

python tools/client/api.py    (a test says when it has to be run again)
"""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

from westmarch.server.app import create_app

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "client/src/lib/api-types.ts"
PAGE = ROOT / "docs/api.md"
# Below this line the page is ours no longer.
MARK = "<!-- From here on written by tools/client/api.py. -->\n"
METHODS = ("get", "post", "put", "delete")
WIDTH = 120

Schema = dict[str, Any]


def document() -> Schema:
    return create_app().openapi_schema.to_schema()


# -- types


def type_of(schema: Schema) -> str:
    """A schema as TypeScript says it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "oneOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["oneOf"]))
    if "enum" in schema:
        return " | ".join(f'"{each}"' for each in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def interface(name: str, schema: Schema) -> str:
    required = schema.get("required", ())
    fields = (
        f"{field}{'' if field in required else '?'}: {type_of(of)};" for field, of in schema["properties"].items()
    )
    # Lines break between fields, never inside of one.
    text = " ".join(field.replace(" ", "\N{NO-BREAK SPACE}") for field in fields)
    lines = textwrap.wrap(text, WIDTH - 2, break_long_words=False, break_on_hyphens=False)
    body = "\n".join(f"  {line}" for line in lines).replace("\N{NO-BREAK SPACE}", " ")
    whole = f"export interface {name} {{ {body.strip()} }}\n"
    return whole if len(whole) <= WIDTH else f"export interface {name} {{\n{body}\n}}\n"


def shapes(found: Schema) -> str:
    schemas = found["components"]["schemas"]
    return "".join(interface(name, schemas[name]) for name in sorted(schemas))


def types(found: Schema) -> str:
    head = """\
// What goes to the server and comes from it, written by tools/client/api.py from the OpenAPI document. docs/api.md
// tells what it means.

"""
    return head + shapes(found)


# -- the page


def reply(operation: Schema) -> str:
    """What comes back when all goes well."""
    status, response = min(operation["responses"].items())
    if status == "204":
        return "nothing"
    [(kind, content)] = response["content"].items()
    return f"`{type_of(content['schema'])}`" if "$ref" in content["schema"] else str(kind)


def request(path: str, method: str, operation: Schema) -> str:
    """One line of the table."""
    asked = [each["name"] for each in operation.get("parameters", ()) if each["in"] == "query"]
    query = f"?{'&'.join(f'{name}=' for name in asked)}" if asked else ""
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    takes = f"`{type_of(body)}`" if body else ""
    what = " ".join(operation.get("description", "").split())
    return f"| `{method.upper()} {path}{query}` | {takes} | {reply(operation)} | {what} |\n"


def requests(found: Schema) -> str:
    lines = [
        request(path, method, operations[method])
        for path, operations in sorted(found["paths"].items())
        for method in METHODS
        if method in operations
    ]
    return "| request | takes | gives | what it does |\n| --- | --- | --- | --- |\n" + "".join(lines)


def page(found: Schema) -> str:
    """Our own words, and below them what the document says."""
    words = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    shown = shapes(found).replace("export interface ", "interface ")
    return f"{words}{MARK}\n## All requests\n\n{requests(found)}\n## All shapes\n\n```ts\n{shown}```\n"


def files() -> dict[Path, str]:
    found = document()
    return {TYPES: types(found), PAGE: page(found)}


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")
