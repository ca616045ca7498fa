"""SVG responses."""

from __future__ import annotations

from fastapi.responses import FileResponse, Response


class Svg(Response):
    media_type = "image/svg+xml"


class SvgFile(FileResponse):
    media_type = "image/svg+xml"
