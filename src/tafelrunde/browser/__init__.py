"""A table without a server: the same operations, called by a web worker in which this package runs under Pyodide.

`routes.py` finds the operation for a request of the page, `tables.py` has tables in memory, `worker.py` is what the
JavaScript of the worker calls. Imports neither FastAPI nor SQLAlchemy.
"""
