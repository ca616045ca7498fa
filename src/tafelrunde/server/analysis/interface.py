"""Interface for other features: permission to see chances and to try out lines."""

from __future__ import annotations

from .permission import have_not_agreed, may_see_chances, may_try_out

__all__ = ["have_not_agreed", "may_see_chances", "may_try_out"]
