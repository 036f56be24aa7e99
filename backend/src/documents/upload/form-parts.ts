import type { Duplex } from 'node:stream';
import { MIMEType } from 'node:util';

/** Follows the last delimiter of a body. */
const CLOSING = Buffer.from('--');

/**
 * Compares the number of parts announced by the delimiters of a multipart body with the number reported by the
 * parser. The parser silently drops parts with unreadable headers (a line break or a broken escape in the file name),
 * and the sender would be told that a file was received although it was not stored.
 */
export class FormParts {
  private readonly delimiter: Buffer | undefined;
  /**
   * The last bytes, which may be the start of a delimiter. The first delimiter of a body has no line break before it.
   */
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

  /** Counts the parts that start in this chunk. Call it with every chunk, in order. */
  scan(chunk: Buffer): void {
    if (this.delimiter === undefined || this.isClosed) return;
    // Only the start of the chunk is joined to the tail, so that the large chunks of files are not copied.
    const reach = this.delimiter.length + CLOSING.length;
    this.tail = this.countDelimiters(this.delimiter, Buffer.concat([this.tail, chunk.subarray(0, reach)]));
    if (this.isClosed || chunk.length <= reach) return;
    this.tail = this.countDelimiters(this.delimiter, chunk.subarray(reach - this.tail.length));
  }

  /**
   * @returns the last bytes, which may be the start of a delimiter: always fewer than a delimiter and `CLOSING` have
   */
  private countDelimiters(delimiter: Buffer, bytes: Buffer): Buffer {
    let at = bytes.indexOf(delimiter);
    let after = 0;
    // The two bytes after a delimiter tell whether another part starts or the body ends.
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
    // The parser itself refuses such a header.
    return undefined;
  }
}
