"""The revision of the last migration, so that a current database is recognized without loading Alembic."""

NEWEST = "0020"
