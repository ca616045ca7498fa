"""Who may do what, and how often: accounts, rate limits, the audit log."""
