"""Clocks of the seats at a table, and the uptime they are read off."""
