import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP relay that can be cut: Chromium's "offline" mode lets pending requests finish. */
export class Relay {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private down = false;

  private constructor(private readonly port: number) {
    this.server = createServer((caller) => {
      if (this.down) {
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
    if (address === null || typeof address === 'string') throw new Error('the relay is not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Closes all connections and refuses new ones. */
  cut(): void {
    this.down = true;
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  mend(): void {
    this.down = false;
  }

  async stop(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }
}
