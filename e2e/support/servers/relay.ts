import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP relay that can be disconnected. Chromium’s offline mode does not do that: it lets pending requests finish. */
export class Relay {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isDisconnected = false;

  private constructor(private readonly port: number) {
    this.server = createServer((caller) => {
      if (this.isDisconnected) {
        caller.resetAndDestroy();
        return;
      }
      const site = connect(this.port, '127.0.0.1');
      for (const [end, other] of [
        [caller, site],
        [site, caller],
      ] as const) {
        this.sockets.add(end);
        end.on('error', () => other.destroy());
        end.on('close', () => {
          this.sockets.delete(end);
          other.destroy();
        });
        end.pipe(other);
      }
    });
  }

  /** Listens on a free loopback port and relays to the site at `url`. */
  static async to(url: string): Promise<Relay> {
    const relay = new Relay(Number(new URL(url).port));
    relay.server.listen(0, '127.0.0.1');
    await once(relay.server, 'listening');
    return relay;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The relay is not listening.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Resets all connections and refuses new ones. */
  disconnect(): void {
    this.isDisconnected = true;
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** Accepts connections again. */
  reconnect(): void {
    this.isDisconnected = false;
  }

  async stop(): Promise<void> {
    this.disconnect();
    this.server.close();
    await once(this.server, 'close');
  }
}
