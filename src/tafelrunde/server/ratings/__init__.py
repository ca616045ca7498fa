"""Ratings of people and bots, the ledger of finished games, leaderboards."""
