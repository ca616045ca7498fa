"""Tables within one transaction: opening, seats, positions, timeouts, bot turns."""
