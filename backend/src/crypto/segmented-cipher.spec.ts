import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decryptSegments, encryptSegments } from './segmented-cipher.js';

const SEGMENT = 64 * 1024;
const SEALED_SEGMENT = SEGMENT + 16;

function encrypt(plain: Buffer, key: Buffer): Promise<Buffer> {
  return buffer(Readable.from([plain]).pipe(encryptSegments(key)));
}

function decrypt(sealed: Buffer, key: Buffer): Promise<Buffer> {
  return buffer(Readable.from([sealed]).compose(decryptSegments(key)));
}

describe('an encrypted file', () => {
  const key = randomBytes(32);

  it.each([0, 1, SEGMENT - 1, SEGMENT, SEGMENT + 1, 3 * SEGMENT, 3 * SEGMENT + 5])(
    'of %d bytes decrypts to the same bytes',
    async (size) => {
      const plain = randomBytes(size);
      const sealed = await encrypt(plain, key);
      expect((await decrypt(sealed, key)).equals(plain)).toBe(true);
    },
  );

  it('decrypts to the same bytes however the plain text is split into chunks', async () => {
    const plain = randomBytes(2 * SEGMENT + 77);
    const pieces = Array.from({ length: Math.ceil(plain.length / 1000) }, (_, n) =>
      plain.subarray(n * 1000, (n + 1) * 1000),
    );
    const sealed = await buffer(Readable.from(pieces).pipe(encryptSegments(key)));
    expect((await decrypt(sealed, key)).equals(plain)).toBe(true);
  });

  it('does not contain the plain text', async () => {
    const sealed = await encrypt(Buffer.alloc(1000, 'secret '), key);
    expect(sealed.includes('secret')).toBe(false);
  });

  const three = Buffer.alloc(2 * SEGMENT + 100, 'x');
  const damages: [string, (sealed: Buffer) => Buffer][] = [
    ['truncated at the end of a segment', (sealed) => sealed.subarray(0, 2 * SEALED_SEGMENT)],
    ['truncated inside a segment', (sealed) => sealed.subarray(0, SEALED_SEGMENT + 50)],
    ['truncated to a few bytes', (sealed) => sealed.subarray(0, 5)],
    ['truncated to nothing', (sealed) => sealed.subarray(0, 0)],
    ['stripped of its first segment', (sealed) => sealed.subarray(SEALED_SEGMENT)],
    [
      'changed by swapping two segments',
      (sealed) =>
        Buffer.concat([
          sealed.subarray(SEALED_SEGMENT, 2 * SEALED_SEGMENT),
          sealed.subarray(0, SEALED_SEGMENT),
          sealed.subarray(2 * SEALED_SEGMENT),
        ]),
    ],
    ['extended by some bytes', (sealed) => Buffer.concat([sealed, Buffer.from('more')])],
    [
      'changed by one bit',
      (sealed) => {
        const changed = Buffer.from(sealed);
        changed.writeUInt8(changed.readUInt8(SEALED_SEGMENT + 9) ^ 1, SEALED_SEGMENT + 9);
        return changed;
      },
    ],
  ];

  it.each(damages)('is rejected when it was %s', async (_how, damage) => {
    const sealed = await encrypt(three, key);
    await expect(decrypt(damage(sealed), key)).rejects.toThrow();
  });

  it('is rejected with another key', async () => {
    await expect(decrypt(await encrypt(three, key), randomBytes(32))).rejects.toThrow();
  });
});
