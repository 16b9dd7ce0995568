# The server in a container: the page is built with Node.js, the wheel with a compiler; both are installed without either.
FROM node:24-slim AS page
WORKDIR /src
COPY . .
RUN cd ui && npm ci --no-audit --no-fund && npx vite build

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
COPY --from=page /src/src/antiqua/server/page src/antiqua/server/page
RUN pip wheel --no-cache-dir --wheel-dir /wheels --constraint requirements.lock '.[cluster]'

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels 'antiqua[cluster]' && rm -rf /wheels \
    && useradd --system --home-dir /data antiqua \
    && install --directory --owner antiqua --mode 700 /data
USER antiqua
ENV ANTIQUA_SERVE_DATA=/data ANTIQUA_SERVE_HOST=0.0.0.0 ANTIQUA_SERVE_LOG_FORMAT=json
VOLUME /data
EXPOSE 8700
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8700/health', timeout=4)"]
ENTRYPOINT ["antiqua"]
CMD ["serve"]
