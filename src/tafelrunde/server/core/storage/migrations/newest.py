"""The name of the last step, so that an up-to-date database is recognised without loading the tools."""

NEWEST = "0019"
