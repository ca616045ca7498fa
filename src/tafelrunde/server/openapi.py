"""Writes the description of the API into a file: `python -m tafelrunde.server.openapi web/openapi.json`.

The page's types are made from that file. `--check` writes nothing and fails if the file is not up to date.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Optional

from .app import create_app
from .settings import Settings

OUT_OF_DATE: Final = "{path} does not say what the server sends any more; `make api` writes it anew"


def description() -> str:
    """The same text for everybody: it depends on the code and on nothing else."""
    return json.dumps(create_app(Settings()).openapi(), indent=1, ensure_ascii=False) + "\n"


def main(arguments: Optional[Sequence[str]] = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.server.openapi", description=__doc__)
    parser.add_argument("path", type=Path)
    parser.add_argument("--check", action="store_true", help="fail if the file is not up to date")
    asked = parser.parse_args(arguments)
    if not asked.check:
        asked.path.write_text(description(), encoding="utf-8")
    elif not asked.path.is_file() or asked.path.read_text("utf-8") != description():
        print(OUT_OF_DATE.format(path=asked.path), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
