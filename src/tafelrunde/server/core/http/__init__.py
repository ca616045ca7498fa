"""HTTP: middleware, dependencies of routes, errors, sockets, rate limits."""
