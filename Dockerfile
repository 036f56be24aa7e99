# The product as one image: the API process serves the site and all remotes on port 3000.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY e2e/package.json e2e/
COPY frontend-admin/package.json frontend-admin/
COPY frontend-presentation/package.json frontend-presentation/
COPY frontend-public/package.json frontend-public/
COPY frontend-shared/package.json frontend-shared/
COPY frontend-shell/package.json frontend-shell/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# Only what the API imports at run time; the front ends are bundled.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=backend

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/backend/data backend/data
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend-shell/dist frontend-shell/dist
COPY --from=build /app/frontend-public/dist frontend-public/dist
COPY --from=build /app/frontend-admin/dist frontend-admin/dist
COPY --from=build /app/frontend-presentation/dist frontend-presentation/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/live').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Before a new version is started, once: node backend/dist/cli/migrate.js (docker-compose.yml does so). The API waits for it.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "backend/dist/main.js"]
