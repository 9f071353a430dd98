# The image of the product; docs/operations.md tells how to run it, compose.yaml shows all that belongs to it.
# `npm run check:image` carries these lines out without Docker: they use no absolute paths in RUN.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /srv/sobremesa
COPY . .
# A release brings its build; a checkout is built here.
RUN if [ -d src ]; then npm ci --no-audit --no-fund && npm run build; fi
RUN mkdir data && chmod -R a+rX,go-w dist sample scripts package.json LICENSE

FROM node:24.21.0-trixie-slim AS packages
WORKDIR /srv/sobremesa
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

# Node, the C library and certificates; no shell, no npm. This tag moves with their security updates: pin it by
# digest where every change must be your own.
FROM gcr.io/distroless/nodejs24-debian13:nonroot
WORKDIR /srv/sobremesa
COPY --from=packages /srv/sobremesa/node_modules ./node_modules
COPY --from=build /srv/sobremesa/package.json /srv/sobremesa/LICENSE ./
COPY --from=build /srv/sobremesa/sample ./sample
COPY --from=build /srv/sobremesa/scripts ./scripts
COPY --from=build /srv/sobremesa/dist ./dist
COPY --from=build --chown=65532:65532 /srv/sobremesa/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# A quarter less memory (docs/decisions/0031).
ENV NODE_OPTIONS=--max-semi-space-size=4 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
USER 65532:65532
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/nodejs/bin/node", "scripts/check-health.ts"]
# The same as `npm start`, without npm: the server is the first process, and gets SIGTERM itself.
ENTRYPOINT ["/nodejs/bin/node"]
CMD ["--import", "./scripts/check-node.js", "scripts/start.ts"]
