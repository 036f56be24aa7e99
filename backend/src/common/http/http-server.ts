import { createServer, IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
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

/** Requests of one connection that are not answered yet. Browsers and proxies await each before they send the next. */
const MAX_PENDING_REQUESTS = 16;
/** After so many pieces a body must have come in such of this size on average, in bytes; the smallest packets are larger. */
const PIECES = 1_000;
const MIN_PIECE_BYTES = 16;

/**
 * Express on an HTTP server that does not wait for ever, and that does not take thousands of requests or pieces of a body
 * out of one packet, all in one turn. Slow bodies are the business of `bodyPace`.
 */
export class BoundedExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const server = createServer(
      {
        headersTimeout: HEADER_MS,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: CHECK_MS,
        IncomingMessage: PiecewiseRequest,
      },
      limitPipelining(this.getInstance<RequestListener>()),
    );
    server.timeout = IDLE_MS;
    this.httpServer = server;
  }
}

/** Hangs up on whoever sends requests without waiting for the answers to many before. */
function limitPipelining(handle: RequestListener): RequestListener {
  const pendingRequests = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const before = pendingRequests.get(socket) ?? 0;
    if (before === MAX_PENDING_REQUESTS) return void socket.destroy();
    pendingRequests.set(socket, before + 1);
    response.once('close', () => pendingRequests.set(socket, (pendingRequests.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}

/** Hangs up on whoever cuts a body into crumbs: each costs as much as a piece of many thousand bytes. */
class PiecewiseRequest extends IncomingMessage {
  private pieces = 0;
  private received = 0;

  // A property, not a method: Express gives its requests another prototype.
  override push = (piece: Buffer | null, encoding?: BufferEncoding): boolean => {
    this.pieces += 1;
    this.received += piece?.length ?? 0;
    if (this.pieces > PIECES && this.received < this.pieces * MIN_PIECE_BYTES) {
      this.socket.destroy();
      return false;
    }
    return super.push(piece, encoding);
  };
}
