# The site in one image: `docker build -t genie .` and `docker run -p 3000:3000 -v genie:/data genie`.
# Another base, with a `bun` of this version on the PATH and a user named bun: --build-arg BUN_IMAGE=…
ARG BUN_IMAGE=docker.io/oven/bun:1.4.5-slim

FROM ${BUN_IMAGE} AS packages
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
COPY db/patches db/patches
RUN bun install --frozen-lockfile --production

FROM packages AS build
# Pages are made ready for this address; one made for another is rendered at its first request instead.
ARG SITE_URL=
ENV NODE_ENV=production
COPY . .
RUN bun src/build/build.ts

FROM ${BUN_IMAGE}
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# The bundle holds all packages but the embedded database, which finds its WebAssembly beside itself.
COPY --from=packages /app/node_modules/@electric-sql node_modules/@electric-sql
COPY --from=build /app/db/migrations db/migrations
COPY --from=build /app/static static
COPY --from=build /app/.build .build
RUN mkdir -p /data && chown bun:bun /data
USER bun
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["bun", "-e", "process.exit((await fetch(`http://127.0.0.1:${process.env.PORT}/livez`)).ok ? 0 : 1)"]
CMD ["bun", ".build/server.js"]
