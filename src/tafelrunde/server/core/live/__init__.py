"""Live events of tables: publish/subscribe within and between processes, and event streams."""
