"""A table within one transaction: its seats, clocks, bots and position."""
