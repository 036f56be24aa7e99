/** What the lexer meets, in file order. */
export interface PdfVisitor {
  /** A name without its slash, with `#xx` escapes resolved. */
  name(name: string): void;
  /** A stream's bytes and the names that stand in its dictionary. */
  stream(dictionary: ReadonlySet<string>, start: number, end: number): void;
}

const WHITE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)));
const END_OF_STREAM = Buffer.from('endstream');

/**
 * Walks through the objects of a PDF without building them: strings, comments and stream contents are stepped over, so
 * that a word in a title or in compressed data is not taken for an instruction.
 */
export function walkPdf(bytes: Buffer, visitor: PdfVisitor): void {
  let dictionary = new Set<string>();
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (WHITE.has(byte)) at += 1;
    else if (byte === 0x25) at = afterLine(bytes, at);
    else if (byte === 0x28) at = afterString(bytes, at);
    else if (byte === 0x3c) at = bytes[at + 1] === 0x3c ? at + 2 : afterHexString(bytes, at);
    else if (byte === 0x2f) {
      const end = afterWord(bytes, at + 1);
      const name = resolveEscapes(bytes.toString('latin1', at + 1, end));
      dictionary.add(name);
      visitor.name(name);
      at = end;
    } else if (DELIMITERS.has(byte)) at += 1;
    else {
      const end = afterWord(bytes, at);
      if (isWord(bytes, at, end, 'obj')) dictionary = new Set();
      if (isWord(bytes, at, end, 'stream')) {
        const found = bytes.indexOf(END_OF_STREAM, end);
        const streamEnd = found < 0 ? bytes.length : found;
        visitor.stream(dictionary, afterLineEnd(bytes, end), streamEnd);
        at = found < 0 ? bytes.length : found + END_OF_STREAM.length;
        dictionary = new Set();
      } else at = end;
    }
  }
}

function isWord(bytes: Buffer, start: number, end: number, word: string): boolean {
  return end - start === word.length && bytes.toString('latin1', start, end) === word;
}

function afterWord(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && !WHITE.has(bytes[at] as number) && !DELIMITERS.has(bytes[at] as number))
    at += 1;
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

function resolveEscapes(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
