"""Who may see chances and try out lines, for the page logic of other features. Reaches no database."""

from __future__ import annotations

from .permission import have_not_agreed, may_see_chances, may_try_out

__all__ = ["have_not_agreed", "may_see_chances", "may_try_out"]
