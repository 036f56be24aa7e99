import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to a server that a test can cut and mend: to the database, as if it had been stopped. */
export interface CuttableLink {
  /** The address with the link in place of the server. */
  uri: string;
  /** Lets nothing through any more without hanging up, as a stopped process does, until `mend`. */
  stall(): void;
  /** Drops what is connected and refuses what comes. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function linkTo(uri: string): Promise<CuttableLink> {
  const target = new URL(uri);
  const open = new Set<Socket>();
  let stalled = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
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
  await listen(server, 0);
  const port = (server.address() as AddressInfo).port;
  const linked = new URL(uri);
  linked.host = `127.0.0.1:${port}`;
  return {
    uri: linked.href,
    stall() {
      stalled = true;
      for (const socket of open) socket.pause().unpipe();
    },
    async cut() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of open) socket.destroy();
      await closed;
    },
    async mend() {
      stalled = false;
      await listen(server, port);
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
