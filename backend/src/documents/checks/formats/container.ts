import { refusedContent, wrongType } from '../refused-document.js';

/** The container format according to the first bytes. `ole` is old Office, `zip` the newer one. */
export type Container = 'pdf' | 'ole' | 'zip' | 'jpg' | 'png' | 'unknown';

const SIGNATURES: readonly [Container, Buffer][] = [
  ['pdf', Buffer.from('%PDF-')],
  ['ole', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['zip', Buffer.from('PK\x03\x04', 'latin1')],
  ['jpg', Buffer.from('ffd8ff', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
];

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
/** Readers look for a PDF's header in this many first bytes. */
const PDF_HEADER_WINDOW = 1024;

export function containerOf(bytes: Buffer): Container {
  for (const [container, signature] of SIGNATURES) {
    if (bytes.subarray(0, signature.length).equals(signature)) return container;
  }
  return 'unknown';
}

/** Refuses a file that other programs would also read as a second type. */
export function refuseSecondFile(bytes: Buffer, container: Container): void {
  if (container !== 'zip' && endsAsZip(bytes)) throw secondFile();
  if (container !== 'pdf' && bytes.subarray(0, PDF_HEADER_WINDOW).includes('%PDF-')) throw secondFile();
}

/** The error for a file that cannot be read to its end. */
export function damaged(what: string): Error {
  return refusedContent(
    'damaged',
    `This ${what} is damaged or incomplete. Please open it, save it again and try once more.`,
  );
}

function secondFile(): Error {
  return wrongType(
    'second-file',
    'A second file is hidden inside this one. Please open it, save it again as PDF and try once more.',
  );
}

/** Archives are read from their end: a valid end record makes any file an archive too. */
function endsAsZip(bytes: Buffer): boolean {
  const firstPossible = Math.max(0, bytes.length - ZIP_END_BYTES - 0xffff);
  for (let at = bytes.indexOf(ZIP_END, firstPossible); at >= 0; at = bytes.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_BYTES > bytes.length) return false;
    const directoryBytes = bytes.readUInt32LE(at + 12);
    const directoryAt = bytes.readUInt32LE(at + 16);
    if (directoryBytes > 0 && directoryAt + directoryBytes <= at) return true;
  }
  return false;
}
