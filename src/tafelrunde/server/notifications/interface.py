"""Interface for other features: notify somebody of an invitation."""

from __future__ import annotations

from .pending import notify_invited

__all__ = ["notify_invited"]
