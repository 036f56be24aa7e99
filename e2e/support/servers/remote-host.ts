import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

/**
 * How the host behaves: `healthy` serves all files; `absent` answers every request with 404, `failing` with 503;
 * `hanging` accepts requests and never answers; `truncated` sends only the first half of each script.
 */
export type Behaviour = 'healthy' | 'absent' | 'failing' | 'hanging' | 'truncated';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A web server on another origin that serves one built remote, or fails in a given way. */
export class RemoteHost {
  behaviour: Behaviour = 'healthy';
  /** Number of requests for a remote entry. */
  entryRequests = 0;
  /** Number of all requests. */
  requests = 0;
  private readonly server: Server;

  private constructor(private readonly folder: string) {
    this.server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
      this.requests += 1;
      if (path.endsWith('remoteEntry.js')) this.entryRequests += 1;
      void this.answer(path, response);
    });
  }

  /** Serves `folder` (a `dist`) on a free loopback port. */
  static async start(folder: string): Promise<RemoteHost> {
    const host = new RemoteHost(folder);
    host.server.listen(0, '127.0.0.1');
    await once(host.server, 'listening');
    return host;
  }

  /** URL of the entry, for `remotes.json`. */
  get entry(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The remote host is not listening.');
    return `http://127.0.0.1:${address.port}/remoteEntry.js`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(path: string, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    if (this.behaviour === 'hanging') return;
    if (this.behaviour === 'absent') return void response.writeHead(404).end();
    if (this.behaviour === 'failing') return void response.writeHead(503).end();
    const body = await readFile(join(this.folder, path)).catch(() => undefined);
    if (!body) return void response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    const isTruncated = this.behaviour === 'truncated' && path.endsWith('.js');
    response.end(isTruncated ? body.subarray(0, Math.floor(body.length / 2)) : body);
  }
}
