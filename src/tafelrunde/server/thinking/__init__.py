"""Bots think in worker processes: the pool of workers, their jobs, and who schedules a bot's turn."""
