"""Loads torch, an optional dependency."""

from __future__ import annotations

from typing import Any

from ..kernel.game import UsageError


def torch_and_device(seed: int) -> tuple[Any, str]:
    """The module and its device: a GPU, or one core, since the others play."""
    try:
        import torch
    except ImportError:
        raise UsageError("learning needs torch; install the extra: pip install 'tafelrunde[learn]'") from None
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cpu":
        torch.set_num_threads(1)
    torch.manual_seed(seed)
    return torch, device
