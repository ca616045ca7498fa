"""Clocks of the seats at a table, measured in server uptime."""
