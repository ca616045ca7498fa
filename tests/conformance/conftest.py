"""The toy of the kernel tests stands for a game from another package: here, too, it is found on the path."""

from __future__ import annotations

import sys
from pathlib import Path

TOY_FOLDER = str(Path(__file__).parent.parent / "kernel")
if TOY_FOLDER not in sys.path:
    sys.path.append(TOY_FOLDER)
