"""What people, bots and clocks do at a table: each is one transaction on a table session."""
