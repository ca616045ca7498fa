"""The foundation of all features: HTTP, storage, tables, bots. It imports no feature."""
