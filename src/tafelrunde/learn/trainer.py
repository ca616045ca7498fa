"""Trains the network of bots/value_net.py in torch: targets, loss, and the table of choices.

Targets are the points still to come: first by the final scores, later by TD(lambda), which weights the averaged
network's prediction for the next position of the same seat by 1 - lambda at each step.
"""

from __future__ import annotations

import io
import time
from collections.abc import Mapping
from typing import Any, Final, Optional

import numpy as np
from numpy.typing import NDArray

from ..bots.value_net import HEADS, OWN, WIN
from ..kernel.encode import Encoder
from ..kernel.game import UsageError
from .store import Store
from .torch_support import torch_and_device

AVERAGING: Final = 0.997  # share of the running average that each step keeps
WIN_WEIGHT: Final = 0.1  # weight of the win head's loss beside those of the points
WEIGHT_DECAY: Final = 0.3  # AdamW
ANCHOR_BOUNDS: Final = (0.3, 1.5)  # weights of the handmade evaluation
MIN_SAMPLES: Final = 50  # positions; fewer say nothing
PRIOR_GAMES: Final = 10.0  # games with a choice that count as much as the prior
PREDICTION_BATCH: Final = 65_536  # rows at a time


class Trainer:
    def __init__(self, encoder: Encoder, hidden: tuple[int, int], seed: int) -> None:
        self.torch, self.device = torch_and_device(seed)
        layout = encoder.layout
        self._phase = slice(layout.at["phase"], layout.at["phase"] + layout.size_of("phase"))
        self._handmade = layout.at["handmade"]
        phases = layout.size_of("phase")
        self.parameters: dict[str, Any] = self._fresh(layout.size, *hidden)
        self.anchor: NDArray[np.float32] = np.zeros(phases, np.float32)
        self.offset: NDArray[np.float32] = np.zeros(phases, np.float32)
        self.choices: NDArray[np.float32] = np.zeros(len(encoder.choices), np.float32)
        self.base = 0.0
        self.steps = 0
        self.average: dict[str, Any] = {name: value.detach().clone() for name, value in self.parameters.items()}
        self._optimizer: Any = self._new_optimizer()

    def _fresh(self, size: int, first: int, second: int) -> dict[str, Any]:
        def some(*shape: int, spread: float) -> Any:
            return (self.torch.randn(*shape, device=self.device) * spread).requires_grad_()

        return {
            "W1": some(size, first, spread=0.09),
            "b1": some(first, spread=0.0),
            "W2": some(first, second, spread=(2 / first) ** 0.5),
            "b2": some(second, spread=0.0),
            "W3": some(second, HEADS, spread=0.05),
            "b3": some(HEADS, spread=0.0),
            "L": some(size, HEADS, spread=0.0),
        }

    def _new_optimizer(self) -> Any:
        matrices = [value for name, value in self.parameters.items() if not name.startswith("b")]
        biases = [value for name, value in self.parameters.items() if name.startswith("b")]
        return self.torch.optim.AdamW(
            [{"params": matrices, "weight_decay": WEIGHT_DECAY}, {"params": biases, "weight_decay": 0.0}], lr=1e-3
        )

    # -------------------------------------------------------------------------------------------- the network

    def heads(self, rows: Any, parameters: Mapping[str, Any]) -> Any:
        t = self.torch
        first = t.relu(rows @ parameters["W1"] + parameters["b1"])
        second = t.relu(first @ parameters["W2"] + parameters["b2"])
        heads = second @ parameters["W3"] + parameters["b3"] + rows @ parameters["L"]
        phase = rows[:, self._phase]
        anchor, offset = (t.from_numpy(numbers).to(self.device) for numbers in (self.anchor, self.offset))
        known = (phase @ anchor) * rows[:, self._handmade] + phase @ offset
        return t.cat([heads[:, :1] + known[:, None], heads[:, 1:]], 1)

    def predicted(self, rows: NDArray[np.float16]) -> NDArray[np.float32]:
        """The heads of the averaged network."""
        t, found = self.torch, []
        with t.no_grad():
            for start in range(0, len(rows), PREDICTION_BATCH):
                some = t.from_numpy(rows[start : start + PREDICTION_BATCH]).to(self.device).float()
                found.append(self.heads(some, self.average).cpu().numpy())
        heads: NDArray[np.float32] = np.concatenate(found)
        return heads

    # -------------------------------------------------------------------------------------------- targets

    def set_anchor(self, store: Store) -> None:
        """Fit the handmade evaluation to the points to come, by phase; the network learns the residual."""
        rows = store.rows[: store.size]
        promised = rows[:, self._handmade].astype(np.float32)
        to_come = store.final[: store.size, 0] - store.points[: store.size, 0]
        phases = rows[:, self._phase].argmax(1)
        for phase in range(len(self.anchor)):
            of = phases == phase
            if of.sum() > MIN_SAMPLES and promised[of].std() > 0:
                slope = np.cov(promised[of], to_come[of])[0, 1] / promised[of].var()
                self.anchor[phase] = np.clip(slope, *ANCHOR_BOUNDS)
                self.offset[phase] = to_come[of].mean() - self.anchor[phase] * promised[of].mean()

    def set_choices(self, store: Store) -> None:
        """Estimate by how many points each strategic choice improves a game: a ridge regression among games with
        equally many players."""
        endings = list(store.endings)
        if not endings:
            return
        value = np.array([outcome for _, _, outcome in endings])
        players = np.array([number for _, number, _ in endings])
        self.base = float(value.mean())
        for number in np.unique(players):
            value[players == number] -= value[players == number].mean()
        indicator = np.zeros((len(endings), len(self.choices)))
        for row, (choices, _, _) in enumerate(endings):
            indicator[row, list(choices)] = 1.0
        if len(self.choices):
            trust = indicator.T @ indicator + PRIOR_GAMES * np.eye(len(self.choices))
            self.choices = np.linalg.solve(trust, indicator.T @ value).astype(np.float32)

    def targets(self, store: Store, trace: float) -> NDArray[np.float32]:
        """The points to come of the seat and its best rival, by TD(trace); a trace of 1 uses final scores alone."""
        size = store.size
        points, goal = store.points[:size], store.final[:size].copy()
        if trace < 1:
            expected = points + self.predicted(store.rows[:size])[:, :WIN]
            from_end = _steps_to_end(store.last_of_tracks())
            order = np.argsort(from_end, kind="stable")
            cuts = np.searchsorted(from_end[order], np.arange(1, from_end.max() + 2))
            for steps in range(1, from_end.max() + 1):
                here = order[cuts[steps - 1] : cuts[steps]]
                goal[here] = (1 - trace) * expected[here + 1] + trace * goal[here + 1]
        return goal - points

    def train(self, store: Store, trace: float, steps: int, rate: float, batch: int, seconds: float) -> float:
        """Take up to `steps` steps in the time given; returns the mean loss."""
        t = self.torch
        goal = self.targets(store, trace)
        known = store.training_rows()
        weight = self._weights(store, goal)
        on_device = self.device != "cpu"
        rows = t.from_numpy(store.rows[: store.size])
        columns = [t.from_numpy(column) for column in (goal, store.win[: store.size], weight)]
        learn_win = t.from_numpy((~store.alone[: store.size]).astype(np.float32))
        if on_device:
            rows, learn_win, *columns = (column.to(self.device) for column in (rows, learn_win, *columns))
        target, win, weights = columns
        among = t.from_numpy(known).to(self.device)
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        end, losses = time.monotonic() + seconds, []
        for step in range(steps):
            if step % 10 == 0 and time.monotonic() > end:
                break
            here = among[t.randint(len(among), (batch,), device=self.device)]
            heads = self.heads(rows[here].float(), self.parameters)
            points = 2 * (weights[here, None] * (heads[:, :WIN] - target[here]) ** 2).mean()
            wins = t.nn.functional.binary_cross_entropy_with_logits(heads[:, WIN], win[here], learn_win[here])
            loss = points + WIN_WEIGHT * wins
            self._optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self._optimizer.step()
            self._average_on()
            if step % 10 == 0:
                losses.append(float(loss.detach()))
        return sum(losses) / max(1, len(losses))

    def _average_on(self) -> None:
        self.steps += 1
        stays = min(AVERAGING, (1 + self.steps) / (10 + self.steps))
        with self.torch.no_grad():
            for name, value in self.parameters.items():
                self.average[name].mul_(stays).add_(value, alpha=1 - stays)

    def _weights(self, store: Store, goal: NDArray[np.float32]) -> NDArray[np.float32]:
        """Early positions are uncertain; without weights the network would learn their noise first."""
        phases = store.rows[: store.size, self._phase].argmax(1)
        weight = np.ones(store.size, np.float32)
        for phase in range(len(self.anchor)):
            of = phases == phase
            if of.sum() > MIN_SAMPLES:
                weight[of] = 1 / (goal[of].std() + 0.1)
        scaled: NDArray[np.float32] = weight / weight.mean()
        return scaled

    # -------------------------------------------------------------------------------------------- files

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The averaged network in the form of a weights file."""
        return {**{name: value.cpu().numpy() for name, value in self.average.items()}, **self._tables()}

    def _tables(self) -> dict[str, NDArray[Any]]:
        tables = {"anchor": self.anchor, "offset": self.offset, "choices": self.choices}
        return {**tables, "base": np.array(self.base, np.float32)}

    def checkpoint(self) -> bytes:
        """Everything needed to resume, except the positions."""
        into = io.BytesIO()
        now = {f"now_{name}": value.detach().cpu().numpy() for name, value in self.parameters.items()}
        everything: dict[str, Any] = {**self.arrays(), **now, "steps": np.array(self.steps)}
        np.savez(into, **everything)
        return into.getvalue()

    def resume(self, checkpoint: bytes) -> None:
        with np.load(io.BytesIO(checkpoint), allow_pickle=False) as saved:
            for name, value in self.parameters.items():
                if saved[name].shape != tuple(value.shape):
                    raise UsageError("the checkpoint is of another network or game version; leave out --resume")
                value.data.copy_(self.torch.from_numpy(saved[f"now_{name}"]))
                self.average[name].copy_(self.torch.from_numpy(saved[name]))
            self.anchor, self.offset, self.choices = saved["anchor"], saved["offset"], saved["choices"]
            self.base, self.steps = float(saved["base"]), int(saved["steps"])

    # -------------------------------------------------------------------------------------------- diagnostics

    def fit(self, store: Store, most: int = 20_000) -> Optional[dict[str, float]]:
        """Diagnostics on holdout games: the explained variance of the points to come, and the correlation with the
        final points within a phase, beside that of the handmade evaluation."""
        held = store.holdout_rows(most)
        if len(held) < 4 * MIN_SAMPLES:
            return None
        rows, points = store.rows[held], store.points[held, 0]
        final = store.final[held, 0]
        promised = points + rows[:, self._handmade].astype(np.float32)
        expected = points + self.predicted(rows)[:, OWN]
        to_come = final - points
        missed = ((final - expected) ** 2).sum() / max(1e-9, ((to_come - to_come.mean()) ** 2).sum())
        phases = rows[:, self._phase].argmax(1)
        return {
            "positions": float(len(held)),
            "explained": float(1 - missed),
            "correlation": _within(expected, final, phases),
            "correlation_handmade": _within(promised, final, phases),
        }


def _steps_to_end(last: NDArray[np.bool_]) -> NDArray[np.int64]:
    """For each position, how many of the same track follow."""
    ends = np.flatnonzero(last)
    following = ends[np.searchsorted(ends, np.arange(len(last)))]
    steps: NDArray[np.int64] = following - np.arange(len(last))
    return steps


def _within(one: NDArray[Any], other: NDArray[Any], phases: NDArray[Any]) -> float:
    """The mean correlation within phases, weighted by positions."""
    total = weight = 0.0
    for phase in np.unique(phases):
        of = phases == phase
        if of.sum() > MIN_SAMPLES and one[of].std() > 0 and other[of].std() > 0:
            total += float(of.sum() * np.corrcoef(one[of], other[of])[0, 1])
            weight += float(of.sum())
    return total / weight if weight else 0.0
