# The server and its workers. The web app is built first, so that the image needs no Node.
FROM node:22-slim AS web
WORKDIR /src
COPY web web
RUN mkdir -p src/tafelrunde/server && cd web && npm ci --no-audit --no-fund && npm run build

FROM python:3.13-slim
WORKDIR /src
COPY pyproject.toml README.md LICENSE hatch_build.py ./
COPY src src
COPY --from=web /src/src/tafelrunde/server/static src/tafelrunde/server/static
RUN pip install --no-cache-dir '.[postgres]' && useradd --create-home tafelrunde
USER tafelrunde
WORKDIR /home/tafelrunde
ENTRYPOINT ["tafelrunde"]
