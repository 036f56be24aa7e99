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
 * A reverse proxy between browser and site. Scripts of remotes can be made to fail, immediately or after some more;
 * everything else is passed on.
 */
export class Gateway {
  /** How many more scripts are served, and how many after them fail. */
  private whole = 0;
  private lost = 0;
  private fault: Fault = 'error';
  private cuts = 0;
  private readonly stalled = new Set<ServerResponse>();
  private readonly server: Server;

  private constructor(private readonly site: URL) {
    this.server = createServer((asked, answer) => this.pass(asked, answer));
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

  /** Whether a script has failed since `cutAfter`. */
  get hasCut(): boolean {
    return this.cuts > 0;
  }

  /** Serves `whole` more scripts; the next `lost` ones fail. */
  cutAfter(whole: number, fault: Fault, lost = Number.POSITIVE_INFINITY): void {
    this.whole = whole;
    this.lost = lost;
    this.fault = fault;
    this.cuts = 0;
  }

  /** Serves scripts again. Stalled responses are closed, as by a restart of the server. */
  mend(): void {
    this.lost = 0;
    for (const answer of this.stalled) answer.destroy();
    this.stalled.clear();
  }

  async stop(): Promise<void> {
    this.mend();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port, host, origin } = this.site;
    // The site must see its own origin.
    const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin }) };
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, (came) => {
      if (SCRIPT_OF_REMOTE.test(asked.url ?? '')) this.deliver(came, answer);
      else came.pipe(answer.writeHead(came.statusCode ?? 502, came.headers));
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  /** Sends a script, complete or failing. */
  private deliver(came: IncomingMessage, answer: ServerResponse): void {
    const isWhole = this.whole > 0 || this.lost === 0;
    if (this.whole > 0) this.whole -= 1;
    else if (this.lost > 0) this.lost -= 1;
    if (isWhole) {
      came.pipe(answer.writeHead(came.statusCode ?? 502, came.headers));
      return;
    }
    this.cuts += 1;
    const { fault } = this;
    if (fault === 'error') {
      came.resume();
      answer.writeHead(503).end();
      return;
    }
    if (fault === 'stall') this.stalled.add(answer);
    const parts: Buffer[] = [];
    came.on('data', (part: Buffer) => parts.push(part));
    came.on('end', () => {
      const script = Buffer.concat(parts);
      answer.writeHead(came.statusCode ?? 502, came.headers);
      answer.write(script.subarray(0, Math.ceil(script.length / 2)), () => {
        if (fault === 'reset') answer.socket?.resetAndDestroy();
      });
    });
  }
}
