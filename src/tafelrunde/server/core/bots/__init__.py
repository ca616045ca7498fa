"""Bot computations: worker processes, jobs, and scheduling in this process or through PostgreSQL."""
