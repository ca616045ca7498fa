"""Trains the network of policy_net.py in torch.

The loss is the cross-entropy to the search shares over legal answers, plus the squared error of the margins. Versions
that play are averages of the weights over time.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel.game import UsageError
from tafelrunde.learn.torch_support import torch_and_device

from .episodes import Window
from .policy_net import ARRAYS

AVERAGE: Final = 0.99  # share of the running average that each step keeps
MARGIN_COUNTS: Final = 0.5  # weight of the margin loss beside that of the answers
DECAY: Final = 1e-2  # AdamW


class Loss(NamedTuple):
    """`answers` is the Kullback-Leibler divergence from the shares in nats (`lot` for uniform answers), `margins` the
    mean squared error in units of POINTS (`spread` for a constant prediction)."""

    answers: float
    lot: float
    margins: float
    spread: float


class PolicyTrainer:
    def __init__(self, size: int, actions: int, hidden: tuple[int, int], seed: int) -> None:
        self.torch, self.device = torch_and_device(seed)
        torch = self.torch
        first, second = hidden
        shapes = {
            "W1": (size, first), "b1": (first,), "W2": (first, second), "b2": (second,),
            "P": (second, actions), "p": (actions,), "V": (second, 1), "v": (1,), "L": (size, 1),
        }  # fmt: skip
        spreads = {"W1": 0.09, "W2": (2 / first) ** 0.5, "P": 0.01, "V": 0.01}
        self.parameters: dict[str, Any] = {
            name: (torch.randn(*shapes[name], device=self.device) * spreads.get(name, 0.0)).requires_grad_()
            for name in ARRAYS
        }
        self.average: dict[str, Any] = {name: value.detach().clone() for name, value in self.parameters.items()}
        self.steps = 0
        self._optimizer: Any = torch.optim.AdamW(self.parameters.values(), weight_decay=DECAY)

    def heads(self, rows: Any, parameters: dict[str, Any]) -> tuple[Any, Any]:
        t = self.torch
        first = t.relu(rows @ parameters["W1"] + parameters["b1"])
        second = t.relu(first @ parameters["W2"] + parameters["b2"])
        margins = (second @ parameters["V"] + rows @ parameters["L"] + parameters["v"])[:, 0]
        return second @ parameters["P"] + parameters["p"], margins

    def losses(self, given: dict[str, Any], parameters: dict[str, Any]) -> tuple[Any, Any]:
        """The losses of the answers and of the margins."""
        t = self.torch
        answers, margins = self.heads(given["rows"].float(), parameters)
        legal = given["legal"]
        chosen = answers.gather(1, legal.clamp(min=0)).masked_fill(legal < 0, float("-inf"))
        found = t.log_softmax(chosen, 1).masked_fill(legal < 0, 0.0)
        return -(given["shares"] * found).sum(1).mean(), ((margins - given["returns"]) ** 2).mean()

    def train(self, window: Window, steps: int, rate: float, batch: int, seconds: float) -> Loss:
        """Take up to `steps` steps in the time given. Returns the loss of the playing network on the newest questions,
        before training on them."""
        t = self.torch
        arrays = window.arrays()
        given = {name: t.from_numpy(column).to(self.device) for name, column in arrays.items()}
        loss = self._loss(given, arrays)
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        end = time.monotonic() + seconds
        for step in range(steps):
            if step % 10 == 0 and time.monotonic() > end:
                break
            here = t.randint(window.size, (batch,), device=self.device)
            answers, margins = self.losses({name: column[here] for name, column in given.items()}, self.parameters)
            self._optimizer.zero_grad(set_to_none=True)
            (answers + MARGIN_COUNTS * margins).backward()
            self._optimizer.step()
            self._average_on()
        return loss

    def _loss(self, given: dict[str, Any], arrays: dict[str, NDArray[Any]], newest: int = 2000) -> Loss:
        with self.torch.no_grad():
            some = {name: column[-newest:] for name, column in given.items()}
            answers, margins = (float(one) for one in self.losses(some, self.average))
        shares, legal = arrays["shares"][-newest:], arrays["legal"][-newest:]
        entropy = float(-(shares * np.log(np.maximum(shares, 1e-9))).sum(1).mean())
        lot = float(np.log((legal >= 0).sum(1)).mean())
        spread = float(arrays["returns"][-newest:].var())
        return Loss(round(answers - entropy, 4), round(lot - entropy, 4), round(margins, 4), round(spread, 4))

    def _average_on(self) -> None:
        self.steps += 1
        stays = min(AVERAGE, (1 + self.steps) / (10 + self.steps))
        with self.torch.no_grad():
            for name, value in self.parameters.items():
                self.average[name].mul_(stays).add_(value, alpha=1 - stays)

    def resume(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Continue from a saved version."""
        for name, value in self.parameters.items():
            if arrays[name].shape != tuple(value.shape):
                raise UsageError("the saved network has other layers; use the same --hidden, or leave out --resume")
            value.data.copy_(self.torch.from_numpy(arrays[name]))
            self.average[name].copy_(value.data)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The averaged network in the form of a weights file."""
        return {name: value.cpu().numpy() for name, value in self.average.items()}
