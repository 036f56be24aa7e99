import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

/**
 * How a script fails: `reset` sends half of it and resets the connection, `stall` sends half and then nothing more,
 * `error` answers 503.
 */
export const FAULTS = ['reset', 'stall', 'error'] as const;
export type Fault = (typeof FAULTS)[number];

const SCRIPT_OF_REMOTE = /^\/remotes\/[^?]+\.m?js(\?|$)/;

/**
 * A reverse proxy between browser and site. It can make scripts of remotes fail, immediately or after a number of them,
 * and forwards everything else.
 */
export class Gateway {
  /** How many more scripts are served, and how many after them fail. */
  private remainingSuccesses = 0;
  private remainingFailures = 0;
  private fault: Fault = 'error';
  private failures = 0;
  private readonly stalled = new Set<ServerResponse>();
  private readonly server: Server;

  private constructor(private readonly site: URL) {
    this.server = createServer((incoming, outgoing) => this.forward(incoming, outgoing));
  }

  /** Listens on a free loopback port and proxies the site at `url`. */
  static async to(url: string): Promise<Gateway> {
    const gateway = new Gateway(new URL(url));
    gateway.server.listen(0, '127.0.0.1');
    await once(gateway.server, 'listening');
    return gateway;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The gateway is not listening.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Whether a script has failed since `failAfter`. */
  get hasFailed(): boolean {
    return this.failures > 0;
  }

  /** Serves a number of scripts; the given number of scripts after them fail. */
  failAfter(successes: number, fault: Fault, failures = Number.POSITIVE_INFINITY): void {
    this.remainingSuccesses = successes;
    this.remainingFailures = failures;
    this.fault = fault;
    this.failures = 0;
  }

  /** Serves all scripts from now on. Closes stalled responses, as a restart of the server would. */
  recover(): void {
    this.remainingFailures = 0;
    for (const response of this.stalled) response.destroy();
    this.stalled.clear();
  }

  async stop(): Promise<void> {
    this.recover();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { hostname, port, host, origin } = this.site;
    // The site must see its own origin.
    const headers = { ...incoming.headers, host, ...(incoming.headers.origin && { origin }) };
    const { url, method } = incoming;
    const upstream = request({ hostname, port, path: url, method, headers }, (response) => {
      if (SCRIPT_OF_REMOTE.test(url ?? '')) this.sendScript(response, outgoing);
      else response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
    });
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  }

  /** Sends a script, or makes it fail. */
  private sendScript(response: IncomingMessage, outgoing: ServerResponse): void {
    const succeeds = this.remainingSuccesses > 0 || this.remainingFailures === 0;
    if (this.remainingSuccesses > 0) this.remainingSuccesses -= 1;
    else if (this.remainingFailures > 0) this.remainingFailures -= 1;
    if (succeeds) {
      response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
      return;
    }
    this.failures += 1;
    const { fault } = this;
    if (fault === 'error') {
      response.resume();
      outgoing.writeHead(503).end();
      return;
    }
    if (fault === 'stall') this.stalled.add(outgoing);
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const script = Buffer.concat(chunks);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      outgoing.write(script.subarray(0, Math.ceil(script.length / 2)), () => {
        if (fault === 'reset') outgoing.socket?.resetAndDestroy();
      });
    });
  }
}
