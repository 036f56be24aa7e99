import { createServer, IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Longest time for a request's header to arrive, in milliseconds. */
const HEADER_MS = 10_000;
/** Longest time for a whole request to arrive, uploads over a slow mobile network included, in milliseconds. */
const REQUEST_MS = 10 * 60_000;
/** A connection without traffic in either direction is closed after this many ms. */
const IDLE_MS = 120_000;
/** Longer than the usual 60 s of proxies, so that the proxy is the one to close the connection. */
const KEEP_ALIVE_MS = 65_000;
/** How often Node checks for late requests; its default of 30 s would let slow sockets live three times as long. */
const CHECK_MS = 1_000;

/**
 * Unanswered requests per connection. Browsers and proxies wait for each answer before they send the next request.
 */
const MAX_PENDING_REQUESTS = 16;
/**
 * After this many chunks, the average chunk of a body must have at least the following size in bytes; the smallest
 * packets are larger.
 */
const CHUNKS = 1_000;
const MIN_CHUNK_BYTES = 16;

/**
 * Express on an HTTP server with time limits, which does not process thousands of requests or chunks from one packet
 * in a single turn. Slow bodies are handled by `bodyPace`.
 */
export class BoundedExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const server = createServer(
      {
        headersTimeout: HEADER_MS,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: CHECK_MS,
        IncomingMessage: ChunkLimitedRequest,
      },
      limitPipelining(this.getInstance<RequestListener>()),
    );
    server.timeout = IDLE_MS;
    this.httpServer = server;
  }
}

/**
 * Processes the requests of a connection one after the other, and closes the connection of a client that sends many
 * without waiting for answers. Node.js would process them at once; when the connection is lost, it forgets the answers
 * that wait for their turn, which then never end, nor do the files opened for them.
 */
function limitPipelining(handle: RequestListener): RequestListener {
  const pending = new WeakMap<Socket, Array<() => void>>();
  return (request, response) => {
    const { socket } = request;
    const requests = pending.get(socket) ?? [];
    if (requests.length === MAX_PENDING_REQUESTS) return void socket.destroy();
    pending.set(socket, requests);
    requests.push(() => handle(request, response));
    response.once('close', () => {
      requests.shift();
      if (!socket.destroyed) requests[0]?.();
    });
    if (requests.length === 1) handle(request, response);
  };
}

/** Closes the connection when a body comes in tiny chunks: each costs as much as one of many thousand bytes. */
class ChunkLimitedRequest extends IncomingMessage {
  private chunks = 0;
  private received = 0;

  // A property, not a method, because Express replaces the prototype of its requests.
  override push = (chunk: Buffer | null, encoding?: BufferEncoding): boolean => {
    this.chunks += 1;
    this.received += chunk?.length ?? 0;
    if (this.chunks > CHUNKS && this.received < this.chunks * MIN_CHUNK_BYTES) {
      this.socket.destroy();
      return false;
    }
    return super.push(chunk, encoding);
  };
}
