"""The HTTP API: routes, dependencies, request checks, error handlers."""
