"""Many matches in step, in one process and in several."""

from __future__ import annotations

from dataclasses import fields

import numpy as np
import pytest

from tafelrunde import IllegalChoice, UsageError
from tafelrunde.envs.batch import Batch, TimeStep, WorkerProcess


def answers(step: TimeStep, dice: np.random.Generator) -> np.ndarray:
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in step.masks])


def test_the_number_of_jobs_makes_no_difference():
    dice = np.random.default_rng(2)
    with (
        Batch("deus", matches=5, players=3, seed=4) as here,
        Batch("deus", matches=5, players=3, seed=4, jobs=2) as shared,
    ):
        for _ in range(30):
            for field in fields(TimeStep):
                assert (getattr(here.time_step, field.name) == getattr(shared.time_step, field.name)).all(), field.name
            actions = answers(here.time_step, dice)
            here.step(actions)
            shared.step(actions)


def test_every_match_of_a_batch_is_another():
    with Batch("deus", matches=6, seed=1) as batch:
        assert len({row.tobytes() for row in batch.time_step.observations}) == 6
    with Batch("deus", matches=6, seed=2) as other:
        assert not (batch.time_step.observations == other.time_step.observations).all(1).any()


def test_a_match_that_ends_gives_way_to_the_next_and_tells_its_rewards():
    dice = np.random.default_rng(3)
    batch = Batch("deus", matches=2, players=2, seed=1)
    step = batch.time_step
    ends = 0
    while ends < 3:
        step = batch.step(answers(step, dice))
        assert step.masks.any(1).all()
        for k in range(2):
            if step.ended[k]:
                ends += 1
                better = step.scores[k].argmax()
                assert step.scores[k].min() > 0
                assert step.rewards[k, better] == 1
                assert step.rewards[k, 1 - better] == -1
            else:
                assert not step.rewards[k].any()
                assert not step.scores[k].any()


def test_bots_sit_at_the_other_seats():
    dice = np.random.default_rng(5)
    with Batch("deus", matches=3, players=3, seed=1, opponents=["random", "greedy"], seat=2, copy=False) as batch:
        step, ends = batch.time_step, 0
        while not ends:
            assert (step.seats == 2).all()
            assert batch.step(answers(step, dice)) is step, "without a copy the memory is the same"
            ends += step.ended.sum()
        ended = int(step.ended.argmax())
        assert step.won[ended].any()
        assert step.scores[ended].min() > 0


@pytest.mark.parametrize("observation", ["features", "vector", "uint8"])
def test_rows_of_any_form_are_shared(observation: str):
    with Batch("deus", matches=2, jobs=2, observation=observation) as batch:
        kept = batch.time_step
        before = kept.observations.copy()
        batch.step(answers(kept, np.random.default_rng(1)))
        assert (kept.observations == before).all(), "a step that was given stays as it is"
        assert before.any()


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_illegal_answer_is_refused(jobs: int):
    with (
        Batch("deus", matches=2, jobs=jobs) as batch,
        pytest.raises(IllegalChoice, match="which is not the pending question"),
    ):
        batch.step([0, 0])


def test_a_process_that_dies_is_noticed():
    with Batch("deus", matches=2, jobs=2) as batch:
        worker = batch.workers[1]
        assert isinstance(worker, WorkerProcess)
        worker.process.kill()
        worker.process.join()
        with pytest.raises(UsageError, match="a process of the batch has ended"):
            batch.step(answers(batch.time_step, np.random.default_rng(1)))


def test_closing_ends_the_processes():
    with Batch("deus", matches=2, jobs=2) as batch:
        processes = [worker.process for worker in batch.workers if isinstance(worker, WorkerProcess)]
        assert [process.is_alive() for process in processes] == [True, True]
    assert [process.exitcode for process in processes] == [0, 0]


def test_bad_use_is_named():
    with pytest.raises(UsageError, match="3 matches need 1 to 3 jobs, not 4"):
        Batch("deus", matches=3, jobs=4)
    with pytest.raises(UsageError, match="2 matches need as many actions, not an array of shape"):
        Batch("deus", matches=2).step([1, 2, 3])
    with pytest.raises(UsageError, match="there is no reward"):
        Batch("deus", matches=1, reward="fame")
    with pytest.raises(UsageError, match="not one row of numbers"):
        Batch("deus", matches=1, observation="text")
