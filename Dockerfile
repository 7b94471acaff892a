# The provider: docker build -t reelrupee .
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm run build -- --provider

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data MEDIA_DIR=/media
COPY --from=build /src/dist/provider /app
WORKDIR /app
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD \
  ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Nothing is written outside /data and TMPDIR (/tmp): run it with a read-only file system. A restore writes up to 8 GB to
# TMPDIR, which is no place in memory then.
CMD ["node", "dist/server.js"]
