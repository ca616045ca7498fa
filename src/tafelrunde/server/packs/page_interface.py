"""Forms and reports of packs, for the page logic of other features. Reaches no database."""

from __future__ import annotations

from .parsing import Filled, PackReport, draft_report, filled_in, forms_of

__all__ = ["Filled", "PackReport", "draft_report", "filled_in", "forms_of"]
