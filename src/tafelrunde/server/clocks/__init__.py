"""Chess clocks for the seats of a table, and the uptime they are read off."""
