"""HTTP: middleware, dependencies of routes, error handlers, WebSockets."""
