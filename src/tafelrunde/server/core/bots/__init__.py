"""Bots think in worker processes: the pool, their jobs, and who schedules a turn."""
