"""Relations between people (follow, block), abuse reports, and measures taken by server owners."""
