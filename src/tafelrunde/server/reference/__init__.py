"""The games of the server: options, components, rules, guides."""
