"""The command: writes `_fields.py` beside declarations."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from .code import generate
from .declaration import BadField


def main(arguments: Sequence[str]) -> int:
    """Write `_NAME.py` beside each `NAME.py`; with --check only report which are out of date."""
    check = "--check" in arguments
    stale = 0
    for path in (Path(argument) for argument in arguments if argument != "--check"):
        try:
            text = generate(path.read_text("utf-8"))
        except BadField as wrong:
            print(f"{path}: {wrong}", file=sys.stderr)
            return 2
        target = path.with_name(f"_{path.name}")
        if not target.is_file() or target.read_text("utf-8") != text:
            stale += 1
            print(f"{target} is out of date: run make fields" if check else f"{target} written")
            if not check:
                target.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
