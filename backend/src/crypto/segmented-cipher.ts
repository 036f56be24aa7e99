import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { DamagedSecretError } from './key-ring.js';

/**
 * Encrypted files are a sequence of segments, each sealed with AES-256-GCM, so that both directions stream with 64
 * KiB in memory. The nonce consists of the segment's number and whether it is the last (the STREAM construction), so
 * missing, moved or truncated segments are detected. A nonce may repeat only under another key: every file has its
 * own.
 */
const SEGMENT_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const COUNTER_AT = 7;
const LAST_FLAG_AT = 11;

/** Bytes of the file's own key. */
export const DATA_KEY_BYTES = 32;

/** A stream that encrypts one file; `dataKey` must be random and used for this file only. */
export function encryptSegments(dataKey: Buffer): Transform {
  return new SegmentTransform(SEGMENT_BYTES, (segment, nonce) => {
    const cipher = createCipheriv('aes-256-gcm', dataKey, nonce);
    return [cipher.update(segment), cipher.final(), cipher.getAuthTag()];
  });
}

/**
 * The reverse of `encryptSegments`. Fails with a DamagedSecretError when a byte was changed, moved or is missing;
 * everything delivered before that is authentic.
 */
export function decryptSegments(dataKey: Buffer): Transform {
  return new SegmentTransform(SEGMENT_BYTES + TAG_BYTES, (segment, nonce) => {
    try {
      return decrypt(dataKey, segment, nonce);
    } catch (thrown) {
      throw new DamagedSecretError(thrown);
    }
  });
}

function decrypt(dataKey: Buffer, segment: Buffer, nonce: Buffer): Buffer[] {
  const tagAt = segment.length - TAG_BYTES;
  if (tagAt < 0) throw new Error('The encrypted file is cut short.');
  const decipher = createDecipheriv('aes-256-gcm', dataKey, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(segment.subarray(tagAt));
  return [decipher.update(segment.subarray(0, tagAt)), decipher.final()];
}

class SegmentTransform extends Transform {
  private readonly buffer: Buffer;
  private filled = 0;
  private counter = 0;

  constructor(
    segmentBytes: number,
    private readonly convert: (segment: Buffer, nonce: Buffer) => Buffer[],
  ) {
    super();
    this.buffer = Buffer.allocUnsafe(segmentBytes);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      let from = 0;
      while (from < chunk.length) {
        // A full segment is known not to be the last only when more data follows.
        if (this.filled === this.buffer.length) this.finishSegment(false);
        const copied = chunk.copy(this.buffer, this.filled, from);
        this.filled += copied;
        from += copied;
      }
      done();
    } catch (error) {
      done(asError(error));
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      this.finishSegment(true);
      done();
    } catch (error) {
      done(asError(error));
    }
  }

  private finishSegment(last: boolean): void {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(this.counter, COUNTER_AT);
    nonce.writeUInt8(last ? 1 : 0, LAST_FLAG_AT);
    this.counter += 1;
    const converted = this.convert(this.buffer.subarray(0, this.filled), nonce);
    this.filled = 0;
    for (const piece of converted) if (piece.length > 0) this.push(piece);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
