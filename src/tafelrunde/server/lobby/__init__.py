"""The lobby: lists of tables, opening a table, seats, invitations, votes, rematches."""
