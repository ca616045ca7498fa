"""Ratings of people and bots on one scale, the ledger of finished games, leaderboards."""
