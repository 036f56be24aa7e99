import type { Duplex } from 'node:stream';
import { MIMEType } from 'node:util';

const CLOSING = Buffer.from('--');

/**
 * Compares the parts that a multipart body has with those the parser reported. The parser steps over a part whose header
 * it cannot read (a line break or a broken escape in the file name) without a word, so the sender would be thanked for a
 * file that nobody kept.
 */
export class FormParts {
  private readonly delimiter: Buffer | undefined;
  /** Bytes that may be the beginning of a delimiter; the first one has no line of its own before it. */
  private rest: Buffer = Buffer.from('\r\n');
  private ended = false;
  private announced = 0;
  private reported = 0;

  constructor(contentType: string) {
    const boundary = boundaryOf(contentType);
    this.delimiter = boundary === undefined ? undefined : Buffer.from(`\r\n--${boundary}`, 'latin1');
  }

  /** Counts what the parser reports. */
  follow(parser: Duplex): void {
    const count = (): void => {
      this.reported += 1;
    };
    parser.on('file', count);
    parser.on('field', count);
  }

  /** Counts the parts that begin in these bytes of the body; to be given all of them in order. */
  read(chunk: Buffer): void {
    if (this.delimiter === undefined || this.ended) return;
    // Joined only as far as a delimiter reaches: files come in large chunks, which nobody should copy.
    const reach = this.delimiter.length + CLOSING.length;
    this.rest = this.count(this.delimiter, Buffer.concat([this.rest, chunk.subarray(0, reach)]));
    if (this.ended || chunk.length <= reach) return;
    this.rest = this.count(this.delimiter, chunk.subarray(reach - this.rest.length));
  }

  /** What is left at the end may be the beginning of a delimiter; it is always shorter than what a delimiter reaches. */
  private count(delimiter: Buffer, bytes: Buffer): Buffer {
    let at = bytes.indexOf(delimiter);
    let after = 0;
    // What follows a delimiter says whether a part begins or the form ends.
    while (at >= 0 && at + delimiter.length + CLOSING.length <= bytes.length) {
      after = at + delimiter.length;
      this.ended = bytes.subarray(after, after + CLOSING.length).equals(CLOSING);
      if (this.ended) break;
      this.announced += 1;
      at = bytes.indexOf(delimiter, after);
    }
    return bytes.subarray(at >= 0 ? at : Math.max(after, bytes.length - delimiter.length + 1));
  }

  /** Whether a part was in the body that the parser did not report. */
  get isOneMissing(): boolean {
    return this.announced > this.reported;
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
