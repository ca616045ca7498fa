"""The foundation of all features: HTTP, storage, tables, bots. Imports no feature."""
