import type { Duplex } from 'node:stream';
import { MIMEType } from 'node:util';

/** Follows the last delimiter of a body. */
const CLOSING = Buffer.from('--');

/**
 * Counts the parts that a multipart body announces by its delimiters, and those that the parser reports. The parser drops a
 * part whose header it cannot read (a line break or a broken escape in the file name) without an error: the sender would be
 * told that a file was received which was not stored.
 */
export class FormParts {
  private readonly delimiter: Buffer | undefined;
  /** The last bytes, which may be the beginning of a delimiter. The first delimiter of a body has no line break before it. */
  private tail: Buffer = Buffer.from('\r\n');
  private isClosed = false;
  private announced = 0;
  private parsed = 0;

  constructor(contentType: string) {
    const boundary = boundaryOf(contentType);
    this.delimiter = boundary === undefined ? undefined : Buffer.from(`\r\n--${boundary}`, 'latin1');
  }

  /** Counts the parts that the parser reports. */
  countParsed(parser: Duplex): void {
    const count = (): void => {
      this.parsed += 1;
    };
    parser.on('file', count);
    parser.on('field', count);
  }

  /** Counts the parts that begin in this chunk of the body. Call it with every chunk, in order. */
  scan(chunk: Buffer): void {
    if (this.delimiter === undefined || this.isClosed) return;
    // Only the beginning of the chunk is joined to the tail, so that the large chunks of files are not copied.
    const reach = this.delimiter.length + CLOSING.length;
    this.tail = this.countDelimiters(this.delimiter, Buffer.concat([this.tail, chunk.subarray(0, reach)]));
    if (this.isClosed || chunk.length <= reach) return;
    this.tail = this.countDelimiters(this.delimiter, chunk.subarray(reach - this.tail.length));
  }

  /** @returns the last bytes, which may be the beginning of a delimiter: always fewer than a delimiter and `CLOSING` have */
  private countDelimiters(delimiter: Buffer, bytes: Buffer): Buffer {
    let at = bytes.indexOf(delimiter);
    let after = 0;
    // The two bytes after a delimiter tell whether another part begins or the body is closed.
    while (at >= 0 && at + delimiter.length + CLOSING.length <= bytes.length) {
      after = at + delimiter.length;
      this.isClosed = bytes.subarray(after, after + CLOSING.length).equals(CLOSING);
      if (this.isClosed) break;
      this.announced += 1;
      at = bytes.indexOf(delimiter, after);
    }
    return bytes.subarray(at >= 0 ? at : Math.max(after, bytes.length - delimiter.length + 1));
  }

  /** Whether the parser dropped a part that the body announced. */
  get hasDropped(): boolean {
    return this.announced > this.parsed;
  }
}

function boundaryOf(contentType: string): string | undefined {
  try {
    return new MIMEType(contentType).params.get('boundary') || undefined;
  } catch {
    // The parser refuses such a header itself.
    return undefined;
  }
}
