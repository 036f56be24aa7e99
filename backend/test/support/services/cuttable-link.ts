import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server, such as the database, that a test can cut and restore. */
export interface CuttableLink {
  /** The URI with the link in place of the server. */
  uri: string;
  /**
   * Blocks all traffic without closing connections, as if the server process were suspended. After `restore` only new
   * connections work.
   */
  stall(): void;
  /** Closes all existing and new connections. The port stays in use, so that nobody else can get it. */
  cut(): void;
  /** Lets new connections through again. */
  restore(): void;
  close(): Promise<void>;
}

export async function openCuttableLink(uri: string): Promise<CuttableLink> {
  const target = new URL(uri);
  const open = new Set<Socket>();
  let stalled = false;
  let severed = false;
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (severed) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      if (!stalled) one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const linked = new URL(uri);
  linked.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    uri: linked.href,
    stall() {
      stalled = true;
      for (const socket of open) socket.pause().unpipe();
    },
    cut() {
      severed = true;
      drop();
    },
    restore() {
      stalled = false;
      severed = false;
    },
    async close() {
      severed = true;
      server.close();
      drop();
      await once(server, 'close');
    },
  };
}
