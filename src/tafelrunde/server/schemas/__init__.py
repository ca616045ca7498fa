"""What the API sends: a named schema for every answer, error and event. `openapi.json` and the page's types follow from
them. Everything on the wire is named in snake_case."""
