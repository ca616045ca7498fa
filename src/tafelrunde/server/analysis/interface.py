"""Agreement to show chances, for other features."""

from __future__ import annotations

from .chance_agreement import agree

__all__ = ["agree"]
