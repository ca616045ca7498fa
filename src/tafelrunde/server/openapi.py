"""Generates the description of the API: `python -m tafelrunde.server.openapi web/openapi.json docs/develop/api.md`.

A `.json` file gets the OpenAPI schema, from which the page's types are generated; a `.md` file the reference page.
`--check` writes nothing and fails if a file is out of date.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Optional

from .app import create_app
from .core.http.reference_page import reference_page
from .core.settings import Settings

OUT_OF_DATE: Final = "{path} is out of date; `make api` generates it"


def main(arguments: Optional[Sequence[str]] = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.server.openapi", description=__doc__)
    parser.add_argument("paths", type=Path, nargs="+", metavar="FILE", help="a .json or a .md")
    parser.add_argument("--check", action="store_true", help="fail if a file is not up to date")
    parsed = parser.parse_args(arguments)
    texts = {path: text_of(path.suffix) for path in parsed.paths}
    if not parsed.check:
        for path, text in texts.items():
            path.write_text(text, encoding="utf-8")
        return 0
    old = [path for path, text in texts.items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in old:
        print(OUT_OF_DATE.format(path=path), file=sys.stderr)
    return 1 if old else 0


def text_of(kind: str) -> str:
    """Depends only on the code, not on the environment."""
    described = create_app(Settings()).openapi()
    if kind == ".md":
        return reference_page(described)
    return json.dumps(described, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
