"""Tests in brief, as `make test` runs them, and at length, as `make soak` does: the same checks, of more."""

from __future__ import annotations

import os
from typing import Final

SOAK: Final = int(os.environ.get("TAFELRUNDE_SOAK", "0"))  # how many processes are killed; nothing is at length without
