"""Rate limits, the counts they share between processes, and the audit log of refusals."""
