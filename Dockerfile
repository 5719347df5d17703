# Built with all packages, run with the production ones, as a user who may write into its data alone.
# `docker compose up` in this folder is the whole of it; docs/going-live.md says what it needs first.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/listwright
COPY package.json package-lock.json .npmrc ./
COPY scripts/installed.mjs scripts/
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --create-home --home-dir /var/lib/listwright listwright
WORKDIR /srv/listwright
COPY --from=build /srv/listwright ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/listwright
# One store of freed memory for all threads, instead of one for each: a quarter less is held.
ENV MALLOC_ARENA_MAX=1
USER listwright
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, and no shell or npm before it: SIGTERM reaches it, and it finishes the listings in writing.
CMD ["node_modules/.bin/node", "--max-semi-space-size=2", "scripts/start.ts"]
