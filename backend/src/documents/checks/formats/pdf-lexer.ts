/** A stream as found in the file. */
export interface PdfStream {
  /** Names in the objects since the last `endobj`: those of its dictionary, and possibly more. */
  names: ReadonlySet<string>;
  /** Its filters in order; undefined when they are ambiguous. */
  filters: readonly string[] | undefined;
  /** Offset after the word `stream`. */
  offset: number;
  /** Where its bytes begin and end. */
  start: number;
  end: number;
}

/** Called with what the lexer finds, in file order. */
export interface PdfVisitor {
  /** A name without its slash, with `#xx` escapes resolved. */
  name(name: string): void;
  stream(stream: PdfStream): void;
}

/** The file does not follow the standard, so that another program may read it differently. */
export class MalformedPdf extends Error {}

const REGULAR = 0;
const WHITE = 1;
const DELIMITER = 2;
const CLASS = new Uint8Array(256);
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) CLASS[byte] = WHITE;
for (const character of '()<>[]{}/%') CLASS[character.charCodeAt(0)] = DELIMITER;

const END_OF_STREAM = Buffer.from('endstream');
/** Maximum length of a name, including escapes; the relevant names are far shorter. */
const MAX_NAME_LENGTH = 128;

/**
 * Walks through the objects of a PDF without building them. Strings, comments and stream contents are skipped, so
 * that a word in a title or in compressed data is not taken for an instruction. One pass over the bytes.
 * @throws MalformedPdf for objects or streams in impossible places
 */
export function walkPdf(bytes: Buffer, visitor: PdfVisitor): void {
  let names = new Set<string>();
  let filters = new Filters();
  let depth = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    const kind = CLASS[byte];
    if (kind === WHITE) at += 1;
    else if (byte === 0x25) at = afterLine(bytes, at);
    else if (byte === 0x2f) {
      const end = afterWord(bytes, at + 1);
      const name = readName(bytes, at + 1, end);
      names.add(name);
      filters.name(name);
      visitor.name(name);
      at = end;
    } else if (kind === DELIMITER) {
      filters.sign(byte);
      if (byte === 0x28) at = afterString(bytes, at);
      else if (byte === 0x3c && bytes[at + 1] !== 0x3c) at = afterHexString(bytes, at);
      else {
        const isDouble = (byte === 0x3c || byte === 0x3e) && bytes[at + 1] === byte;
        if (isDouble) depth += byte === 0x3c ? 1 : -1;
        at += isDouble ? 2 : 1;
      }
    } else {
      const end = afterWord(bytes, at);
      filters.sign(byte);
      if (isWord(bytes, at, end, 'stream')) {
        if (depth !== 0) throw new MalformedPdf();
        const found = bytes.indexOf(END_OF_STREAM, end);
        const stop = found < 0 ? bytes.length : found;
        const start = afterLineEnd(bytes, end);
        visitor.stream({ names, filters: filters.certain(), offset: end, start, end: stop });
        at = found < 0 ? bytes.length : found + END_OF_STREAM.length;
        names = new Set();
        filters = new Filters();
      } else {
        if (isWord(bytes, at, end, 'obj') || isWord(bytes, at, end, 'endobj')) {
          // Within a dictionary, another program would skip the word and continue the dictionary.
          if (depth !== 0) throw new MalformedPdf();
          names = new Set();
          filters = new Filters();
        }
        at = end;
      }
    }
  }
}

/**
 * Collects the value of `/Filter`: a name or a list of names; anything else is a reference to elsewhere in the file.
 */
class Filters {
  private readonly found: string[] = [];
  private state: 'elsewhere' | 'expected' | 'in list' | 'uncertain' = 'elsewhere';

  name(name: string): void {
    if (this.state === 'expected' || this.state === 'in list') {
      this.found.push(name);
      if (this.state === 'expected') this.state = 'elsewhere';
    } else if (name === 'Filter' && this.state === 'elsewhere') this.state = 'expected';
  }

  /** The first byte of anything other than a name. */
  sign(byte: number): void {
    if (this.state === 'expected') this.state = byte === 0x5b ? 'in list' : 'uncertain';
    else if (this.state === 'in list') this.state = byte === 0x5d ? 'elsewhere' : 'uncertain';
  }

  certain(): readonly string[] | undefined {
    return this.state === 'elsewhere' ? this.found : undefined;
  }
}

/** Comments between a dictionary and its `stream`; real programs write none. */
const MAX_COMMENTS = 16;

/**
 * Offsets at which a program that starts reading anywhere could find a stream, even within a string or another
 * stream: each end of a dictionary followed by `stream`. One pass over the bytes.
 */
export function* streamOffsets(bytes: Buffer): Generator<number> {
  let afterComment = 0;
  for (let at = bytes.indexOf('>>'); at >= 0; at = bytes.indexOf('>>', at + 1)) {
    let next = afterWhite(bytes, at + 2);
    for (let comments = 0; bytes[next] === 0x25; comments += 1) {
      if (comments === MAX_COMMENTS) throw new MalformedPdf();
      // Many dictionaries may end in one comment: the comment and the white space after it are read once.
      if (afterComment <= next) afterComment = afterWhite(bytes, afterLine(bytes, next));
      next = afterComment;
    }
    const end = next + 'stream'.length;
    if (isWord(bytes, next, end, 'stream') && CLASS[bytes[end] ?? 0] !== REGULAR) yield end;
  }
}

/**
 * Whether one of these names occurs anywhere, including strings and streams. They are too long to occur by chance.
 */
export function holdsName(bytes: Buffer, wanted: ReadonlySet<string>): boolean {
  for (let at = bytes.indexOf(0x2f); at >= 0; at = bytes.indexOf(0x2f, at + 1)) {
    const end = afterWord(bytes, at + 1, at + 1 + MAX_NAME_LENGTH);
    if (end - at > 3 && wanted.has(readName(bytes, at + 1, end))) return true;
  }
  return false;
}

function afterWhite(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && CLASS[bytes[at] as number] === WHITE) at += 1;
  return at;
}

function isWord(bytes: Buffer, start: number, end: number, word: string): boolean {
  if (end - start !== word.length) return false;
  for (let i = 0; i < word.length; i += 1) if (bytes[start + i] !== word.charCodeAt(i)) return false;
  return true;
}

function afterWord(bytes: Buffer, start: number, limit = bytes.length): number {
  const last = Math.min(limit, bytes.length);
  let at = start;
  while (at < last && CLASS[bytes[at] as number] === REGULAR) at += 1;
  return at;
}

function afterLine(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
  return at;
}

function afterLineEnd(bytes: Buffer, start: number): number {
  if (bytes[start] === 0x0d && bytes[start + 1] === 0x0a) return start + 2;
  return bytes[start] === 0x0a || bytes[start] === 0x0d ? start + 1 : start;
}

function afterString(bytes: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x5c) at += 1;
    else if (byte === 0x28) depth += 1;
    else if (byte === 0x29) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return bytes.length;
}

function afterHexString(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(0x3e, start);
  return end < 0 ? bytes.length : end + 1;
}

/** A name that is too long to be relevant is truncated instead of resolved. */
function readName(bytes: Buffer, start: number, end: number): string {
  const name = bytes.toString('latin1', start, Math.min(end, start + MAX_NAME_LENGTH));
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
