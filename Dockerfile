# Both programs of the shop in one tree: `--target host` and `--target backend`. docs/operations.md tells how to run them.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN sh deploy/image.sh build

FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY deploy/image.sh deploy/image.sh
RUN sh deploy/image.sh packages

FROM node:24-bookworm-slim AS shop
ENV NODE_ENV=production
ENV DATA_DIR=/var/lib/shop
WORKDIR /shop
COPY --from=packages /shop/package.json ./
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY deploy/healthy.mjs deploy/healthy.mjs
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/shop
USER node
EXPOSE 3000

FROM shop AS host
HEALTHCHECK --interval=10s --start-period=30s CMD ["node", "deploy/healthy.mjs", "3000"]
CMD ["node", "--enable-source-maps", "dist/host/main.js"]

FROM shop AS backend
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "deploy/healthy.mjs", "4000"]
CMD ["node", "--enable-source-maps", "dist/backend/main.js"]
