"""Events of tables: for listeners in this process, for other processes, as streams."""
