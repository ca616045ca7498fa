# The server and its workers in one image. The web app is built first, so that the image needs no Node.
#
#   docker build --tag tafelrunde .
#   docker run --detach --name tafelrunde --publish 8000:8000 --volume tafelrunde:/data tafelrunde
#
# That is a whole server on SQLite, with its tables in the volume. docs/play/hosting.md says more.
FROM node:22-slim AS web
WORKDIR /src
COPY web web
RUN mkdir -p src/tafelrunde/server && cd web && npm install --no-save --no-audit --no-fund && npm run build

FROM python:3.13-slim
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE hatch_build.py ./
COPY src src
COPY --from=web /src/src/tafelrunde/server/static src/tafelrunde/server/static
RUN pip install --no-cache-dir --constraint constraints.txt '.[metrics,postgres]' \
 && useradd --create-home tafelrunde \
 && install --directory --owner tafelrunde --mode 0700 /data
USER tafelrunde
WORKDIR /home/tafelrunde
ENV TAFELRUNDE_DB=/data/tables.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --start-period=20s \
  CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://localhost:8000/api/health')"]
ENTRYPOINT ["tafelrunde"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
