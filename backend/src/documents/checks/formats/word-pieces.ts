/** Offsets of the counts of 16-bit and 32-bit values in the header, and the counts of every file since Word 97 ([MS-DOC] 2.5.1). */
const SHORT_VALUES = { at: 0x20, count: 14 };
const LONG_VALUES = { at: 0x3e, count: 22 };
/** Offset of the position and length of the piece table (Clx) in the table stream. */
const CLX_AT = 0x01a2;

/** Types of the entries in the Clx: properties, then the piece table. */
const PROPERTIES = 1;
const PIECES = 2;
const PIECE_BYTES = 8;
/** Flag in the offset of a piece: one byte per character, and the offset is doubled. */
const ONE_BYTE = 0x40000000;
const OFFSET = 0x3fffffff;

/**
 * The text of a Word 97–2003 document as Word assembles it from pieces of the stream, which may be in any order: a word
 * need not be contiguous in the stream. Empty when there is no piece table.
 *
 * @param document the stream `WordDocument`
 * @param table the table stream named by its header
 * @throws Error when the piece table is invalid
 */
export function textOfPieces(document: Buffer, table: Buffer | undefined): string {
  for (const { at, count } of [SHORT_VALUES, LONG_VALUES]) {
    if (document.readUInt16LE(at) !== count) throw new Error('unknown header');
  }
  const length = document.readUInt32LE(CLX_AT + 4);
  if (length === 0) return '';
  const start = document.readUInt32LE(CLX_AT);
  const clx = table?.subarray(start, start + length);
  if (clx?.length !== length) throw new Error('no table stream');
  return joined(document, pieceList(clx));
}

/** The piece table without the properties before it. */
function pieceList(clx: Buffer): Buffer {
  let at = 0;
  while (clx.readUInt8(at) === PROPERTIES) at += 3 + clx.readUInt16LE(at + 1);
  if (clx.readUInt8(at) !== PIECES) throw new Error('no piece table');
  const list = clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1));
  if (list.length < 4 || (list.length - 4) % (PIECE_BYTES + 4) !== 0)
    throw new Error('incomplete piece table');
  return list;
}

/** The table has the character positions, one more than there are pieces, then the pieces. */
function joined(document: Buffer, list: Buffer): string {
  const count = (list.length - 4) / (PIECE_BYTES + 4);
  const parts: string[] = [];
  let characters = 0;
  for (let piece = 0; piece < count; piece += 1) {
    const length = list.readUInt32LE(4 * (piece + 1)) - list.readUInt32LE(4 * piece);
    characters += length;
    // Text that was pasted may share its bytes with the original.
    if (length < 0 || characters > 2 * document.length) throw new Error('too many characters');
    const offset = list.readUInt32LE(4 * (count + 1) + PIECE_BYTES * piece + 2);
    parts.push(pieceOf(document, offset, length));
  }
  return parts.join('');
}

function pieceOf(document: Buffer, offset: number, length: number): string {
  const isOneByte = (offset & ONE_BYTE) !== 0;
  const start = isOneByte ? (offset & OFFSET) >>> 1 : offset & OFFSET;
  const end = start + (isOneByte ? length : 2 * length);
  if (end > document.length) throw new Error('piece outside the document');
  return document.toString(isOneByte ? 'latin1' : 'utf16le', start, end);
}
