"""What every feature of the server builds on: HTTP, storage, tables, bots. It knows no feature."""
