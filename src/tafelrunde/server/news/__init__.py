"""News of a table: for listeners in this process, for other processes, for webhooks."""
