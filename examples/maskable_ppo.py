"""Trains MaskablePPO (sb3-contrib) on one seat of a game; `PpoBot` plays the model in arenas and at tables.

    pip install 'tafelrunde[envs,baselines]'
    python examples/maskable_ppo.py deus --minutes 2 --opponents random --out ppo-deus
    cd examples && tafelrunde arena deus --bots maskable_ppo:PpoBot:model=../ppo-deus.zip,random,easy --games 60

It trains for a given time. At intervals the policy plays test games against `random`, which make up the curve. It
writes `ppo-deus.json` (settings and curve) and `ppo-deus.svg` beside the model.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import cache
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import tafelrunde.envs.gymnasium as seats
from tafelrunde import LAST, Match, games
from tafelrunde.bots import Bot, bot
from tafelrunde.envs.policy import PolicyBot
from tafelrunde.kernel.rng import seeded
from tafelrunde.learn.matches import Score
from tafelrunde.learn.report import curve, write_report, write_safely

TEST_SEEDS = 8_000_000  # far from those of training


class PpoBot(PolicyBot):
    """Plays by a saved model, which saw the features; always what it thinks best."""

    def __init__(self, model: str = "ppo-deus.zip") -> None:
        super().__init__(_policy(_loaded(model)), "features")


@cache
def _loaded(path: str) -> Any:
    torch.set_num_threads(1)
    return MaskablePPO.load(path, device="cpu")


def _policy(model: Any) -> Any:
    return lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0])


def tested(game: str, learner: Bot, opponent: str, number: int) -> Score:
    """Plays `number` two-player games; each deal is played from both seats."""
    score = Score()
    for n in range(number):
        players = [learner, bot(opponent)] if n % 2 == 0 else [bot(opponent), learner]
        match = Match(games[game], 2, TEST_SEEDS + n // 2, keep=LAST)
        dice = [seeded(2 * n + seat) for seat in range(2)]
        while match.decision is not None:
            seat = match.decision.seat
            match.choose(players[seat].choose(match, dice[seat]))
        score.add(n % 2, match.result.scores, match.result.winners)
    return score


class Watch(BaseCallback):
    """Tests the policy at intervals and ends training when its time is over; test time does not count."""

    def __init__(self, game: str, minutes: float, every: float, number: int) -> None:
        super().__init__()
        self.game, self.end, self.every, self.number = game, 60 * minutes, every, number
        self.trained, self.next_test = 0.0, 0.0
        self.rows: list[dict[str, Any]] = []
        self.since = time.monotonic()

    def _on_step(self) -> bool:
        return self.trained + time.monotonic() - self.since < self.end

    def _on_rollout_start(self) -> None:
        """Called after each update of the policy."""
        self.trained += time.monotonic() - self.since
        if self.trained >= self.next_test:
            self.test()
            self.next_test = self.trained + self.every
        self.since = time.monotonic()

    def test(self) -> None:
        strength = tested(self.game, PolicyBot(_policy(self.model), "features"), "random", self.number).figures()
        row = {"minutes": round(self.trained / 60, 2), "steps": self.num_timesteps, "strength": strength}
        self.rows.append(row)
        print(f"[{self.trained:6.1f} s] {self.num_timesteps} steps: {strength}", flush=True)


def main() -> None:
    ask = argparse.ArgumentParser(description="Train MaskablePPO on one seat of a game.")
    ask.add_argument("game", nargs="?", default="deus")
    ask.add_argument("--minutes", type=float, default=2.0, help="training time without the tests")
    ask.add_argument("--opponents", default="random", help="the spec of the bots at the other seats")
    ask.add_argument("--players", type=int, default=2)
    ask.add_argument("--dense", action="store_true", help="reward each answer, not only the end")
    ask.add_argument("--reward", default="margin")
    ask.add_argument("--envs", type=int, default=8)
    ask.add_argument("--steps", type=int, default=256, help="steps of each environment between two updates")
    ask.add_argument("--every", type=float, default=20.0, help="seconds between two tests")
    ask.add_argument("--tests", type=int, default=30, help="games per test")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", type=Path, default=None)
    given = ask.parse_args()
    out = given.out or Path(f"ppo-{given.game}")
    torch.set_num_threads(1)
    settings = {"players": given.players, "opponents": given.opponents, "reward": given.reward, "dense": given.dense}
    envs = make_vec_env(seats.id_of(given.game), given.envs, seed=given.seed, env_kwargs=settings)
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=given.steps, batch_size=512, n_epochs=4, learning_rate=7e-4, gamma=1.0,
        ent_coef=0.01, policy_kwargs={"net_arch": [128, 128]}, seed=given.seed, device="cpu",
    )  # fmt: skip
    watch = Watch(given.game, given.minutes, given.every, given.tests)
    model.learn(1 << 40, watch)
    watch.trained = watch.end
    watch.test()
    out.parent.mkdir(parents=True, exist_ok=True)
    model.save(out.with_suffix(".zip"))
    said = {name: str(value) for name, value in vars(given).items()}
    write_report(out.with_suffix(".json"), {"settings": said, "versions": watch.rows})
    title = f"{given.game}: MaskablePPO, ahead of random, 2 players"
    write_safely(out.with_suffix(".svg"), curve(title, watch.rows).encode())
    print(json.dumps(watch.rows[-1]))


if __name__ == "__main__":
    main()
