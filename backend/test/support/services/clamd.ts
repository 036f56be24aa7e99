import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/**
 * The standard test file that every scanner detects (eicar.org), in two pieces so that scanners do not detect this
 * file.
 */
export const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

/**
 * A server that implements clamd's INSTREAM as in clamd(8): `zINSTREAM\0`, length-prefixed chunks, an empty one at
 * the end.
 */
export class Clamd {
  private readonly server: Server;
  /** Size of each scanned file in bytes. */
  readonly scanned: number[] = [];

  private constructor(private readonly largest: number) {
    this.server = createServer((socket) => {
      socket.on('error', () => undefined);
      void this.serve(socket);
    });
  }

  /**
   * @param at path of a unix socket, or 0 for a free port
   * @param largest clamd's StreamMaxLength, in bytes
   */
  static async listen(at: string | 0, largest = 100 * 1024 * 1024): Promise<Clamd> {
    const clamd = new Clamd(largest);
    if (at === 0) clamd.server.listen(0, '127.0.0.1');
    else clamd.server.listen(at);
    await once(clamd.server, 'listening');
    return clamd;
  }

  get url(): string {
    const address = this.server.address();
    return typeof address === 'string' ? `unix://${encodeURI(address)}` : `tcp://127.0.0.1:${address?.port}`;
  }

  async close(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve(socket: Socket): Promise<void> {
    let bytes = Buffer.alloc(0);
    const chunks = socket[Symbol.asyncIterator]();
    const read = async (length: number): Promise<Buffer> => {
      while (bytes.length < length) {
        const { value, done } = await chunks.next();
        if (done) throw new Error('the client disconnected');
        bytes = Buffer.concat([bytes, value as Buffer]);
      }
      const piece = bytes.subarray(0, length);
      bytes = bytes.subarray(length);
      return piece;
    };
    const answerAndClose = (answer: string): void => void socket.end(`${answer}\0`, () => socket.destroy());
    const command = (await read(10)).toString();
    if (command !== 'zINSTREAM\0') return answerAndClose('UNKNOWN COMMAND');
    const file: Buffer[] = [];
    let size = 0;
    for (;;) {
      const length = (await read(4)).readUInt32BE();
      if (length === 0) break;
      size += length;
      if (size > this.largest) return answerAndClose('INSTREAM size limit exceeded. ERROR');
      file.push(Buffer.from(await read(length)));
    }
    this.scanned.push(size);
    const found = Buffer.concat(file).includes(TEST_VIRUS);
    answerAndClose(found ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK');
  }
}
