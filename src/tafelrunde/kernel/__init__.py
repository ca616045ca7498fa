"""What every game stands on. Imports nothing of ours and nothing outside the standard library."""
