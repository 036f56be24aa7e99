import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** For `parse` of a call: returns the body as a Buffer. */
export function readBytes(response: unknown, done: (error: Error | null, body: Buffer) => void): void {
  buffer(response as Readable).then(
    (bytes) => done(null, bytes),
    (error: Error) => done(error, Buffer.alloc(0)),
  );
}
