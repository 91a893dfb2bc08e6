# All images of the stack, one target each: api, host, gateway, pooler, and remote with REMOTE=<folder>. What a stage
# copies decides when it is built anew: an edit in one remote leaves the others as they are.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.30-alpine
ARG CADDY_IMAGE=caddy:2
ARG POSTGRES_IMAGE=postgres:18

FROM ${NODE_IMAGE} AS manifests
WORKDIR /all
COPY . .
RUN mkdir /manifests && cp --parents package.json pnpm-*.yaml */package.json /manifests

FROM ${NODE_IMAGE} AS pnpm
RUN npm install --global --no-audit --no-fund pnpm@12.21.0
ENV CI=1
WORKDIR /app
COPY --from=manifests /manifests ./

FROM pnpm AS workspace
RUN --mount=type=cache,id=pnpm-store,target=/pnpm/store,sharing=locked \
  pnpm install --frozen-lockfile --ignore-scripts --store-dir /pnpm/store
COPY shared shared

FROM workspace AS host-build
COPY host host
RUN cd host && node --import tsx ../shared/build/cli.ts build

FROM workspace AS api-build
COPY embedded-postgres embedded-postgres
COPY api api
RUN cd api && node --import tsx ../shared/build/cli.ts build

FROM workspace AS remote-build
ARG REMOTE
COPY ${REMOTE} ${REMOTE}
RUN cd ${REMOTE} && node --import tsx ../shared/build/cli.ts build && mv dist /published

FROM pnpm AS host-packages
RUN --mount=type=cache,id=pnpm-store,target=/pnpm/store,sharing=locked \
  pnpm install --frozen-lockfile --ignore-scripts --store-dir /pnpm/store --prod --filter @manzil/host

FROM pnpm AS api-packages
RUN --mount=type=cache,id=pnpm-store,target=/pnpm/store,sharing=locked \
  pnpm install --frozen-lockfile --ignore-scripts --store-dir /pnpm/store --prod --filter @manzil/api

# No package manager where nothing is installed.
FROM ${NODE_IMAGE} AS runtime
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn* \
  && groupadd --gid 10001 manzil \
  && useradd --uid 10001 --gid manzil --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin manzil \
  && install --directory --owner=manzil --group=manzil --mode=0700 /data /data/edge /data/files
COPY --chmod=0755 deploy/ready /usr/local/bin/ready
ENV NODE_ENV=production
USER 10001:10001

FROM runtime AS host
WORKDIR /app/host
COPY --from=host-packages /app/node_modules /app/node_modules
COPY --from=host-packages /app/host/node_modules node_modules
COPY host/package.json ./
COPY host/locales locales
COPY host/public public
COPY --from=host-build /app/host/dist dist
ENV DATA_DIR=/data PORTAL_PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --retries=3 --start-period=30s CMD ["ready", "3000"]
CMD ["node", "dist/edge.mjs"]

FROM runtime AS api
WORKDIR /app/api
COPY --from=api-packages /app/node_modules /app/node_modules
COPY --from=api-packages /app/api/node_modules node_modules
COPY api/package.json ./
COPY api/migrations migrations
COPY api/content content
COPY --from=api-build /app/api/dist dist
ENV DATA_DIR=/data API_HOST=0.0.0.0 API_PORT=4000
EXPOSE 4000 9464
HEALTHCHECK --interval=5s --timeout=5s --retries=3 --start-period=30s CMD ["ready", "4000"]
CMD ["node", "dist/server.mjs"]

FROM ${NGINX_IMAGE} AS remote
COPY deploy/remote/default.conf /etc/nginx/conf.d/default.conf
COPY --from=remote-build /published /srv/remote
HEALTHCHECK --interval=5s --timeout=5s --retries=3 CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/portal.json"]

# Caddy's program in the house of the others: their account, their health check. `cp` leaves the file's capability
# behind, with which it would not start where all are dropped.
FROM ${CADDY_IMAGE} AS caddy
RUN cp /usr/bin/caddy /caddy

FROM runtime AS gateway
COPY --from=caddy /caddy /usr/local/bin/caddy
COPY --chmod=0644 deploy/gateway /etc/caddy
WORKDIR /etc/caddy
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/data
HEALTHCHECK --interval=5s --timeout=5s --retries=3 --start-period=30s CMD ["ready", "8081"]
CMD ["caddy", "run", "--config", "/etc/caddy/http.Caddyfile"]

# In the house of the server that it stands before, whose account reads the passwords. Prepared statements pass from
# PgBouncer 1.21 on.
FROM ${POSTGRES_IMAGE} AS pooler
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY --chmod=0755 deploy/pooler /etc/pooler
USER 999:999
EXPOSE 6432
HEALTHCHECK --interval=5s --timeout=5s --retries=3 CMD ["pg_isready", "--quiet", "--host=127.0.0.1", "--port=6432", "--dbname=manzil", "--username=manzil_portal"]
ENTRYPOINT ["/etc/pooler/start"]
CMD []
