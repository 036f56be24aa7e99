import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Longest time for a request's header to arrive, in milliseconds. */
const HEADER_MS = 10_000;
/** Longest time for a whole request to arrive, uploads over a slow mobile network included, in milliseconds. */
const REQUEST_MS = 10 * 60_000;
/** A connection on which nothing moves in either direction is closed after this many milliseconds. */
const IDLE_MS = 120_000;
/** Kept longer than the 60 s that proxies usually keep theirs, so that the proxy is the one to close. */
const KEEP_ALIVE_MS = 65_000;
/** How often Node looks for late requests; its default of 30 s would let slow sockets live three times as long. */
const CHECK_MS = 1_000;

/** Express on an HTTP server that does not wait for ever. Slow bodies are the business of `bodyPace`. */
export class BoundedExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const server = createServer(
      {
        headersTimeout: HEADER_MS,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: CHECK_MS,
      },
      this.getInstance(),
    );
    server.timeout = IDLE_MS;
    this.httpServer = server;
  }
}
