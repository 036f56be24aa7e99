import { setImmediate as nextTurn } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import { damaged } from './container.js';
import { walkPdf } from './pdf-lexer.js';
import { saveDifferently } from './refused-document.js';

/** Programs look for the end mark in so many last bytes. */
const END_WINDOW = 1024;
/** Objects packed in streams are looked into as long as they unpack to no more than this, in bytes. */
const MAX_OBJECT_STREAM = 8 * 1024 * 1024;
const MAX_OBJECT_STREAMS_TOTAL = 32 * 1024 * 1024;

/** Far more names than ten megabytes of honest pages have; walking through more would hold up everybody. */
const MAX_NAMES = 500_000;

const SCRIPTS = ['JavaScript', 'JS', 'Launch', 'RichMedia', 'XFA'];
const ATTACHMENTS = ['EmbeddedFile', 'EmbeddedFiles'];
/** Long enough never to occur by chance, so they are also searched where the walk does not look. */
const SEARCHED_EVERYWHERE = ['/JavaScript', '/Launch', '/RichMedia', '/EmbeddedFile'];
const OTHER_FILTERS = [
  'ASCIIHexDecode',
  'ASCII85Decode',
  'LZWDecode',
  'RunLengthDecode',
  'AHx',
  'A85',
  'LZW',
  'RL',
  'Crypt',
];

const PRINT = 'Please open it, choose Print and then “Save as PDF”, and send the new file.';

/** Refuses PDFs that are cut off, locked, or that do or carry more than pages. */
export async function checkPdf(bytes: Buffer): Promise<void> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) throw damaged('PDF');
  const end = bytes.subarray(Math.max(0, bytes.length - END_WINDOW));
  if (!end.includes('%%EOF') || !bytes.includes('startxref')) throw damaged('PDF');

  const names = new Set<string>();
  let counted = 0;
  const note = (name: string): void => {
    counted += 1;
    if (counted > MAX_NAMES) throw unpacksHuge();
    names.add(name);
  };
  const packed: { filters: ReadonlySet<string>; data: Buffer }[] = [];
  walkPdf(bytes, {
    name: note,
    stream: (dictionary, start, finish) => {
      if (dictionary.has('ObjStm')) packed.push({ filters: dictionary, data: bytes.subarray(start, finish) });
    },
  });
  if (names.has('Encrypt')) {
    throw saveDifferently('locked', `This PDF is locked or protected by a password. ${PRINT}`);
  }
  let total = 0;
  for (const stream of packed) {
    const objects = unpack(stream.filters, stream.data);
    total += objects.length;
    if (total > MAX_OBJECT_STREAMS_TOTAL) throw unpacksHuge();
    walkPdf(objects, { name: note, stream: () => undefined });
    await nextTurn();
  }
  refuseActiveContent(names, bytes);
}

function refuseActiveContent(names: ReadonlySet<string>, bytes: Buffer): void {
  if (ATTACHMENTS.some((name) => names.has(name))) {
    throw saveDifferently('attachments', `This PDF has other files attached to it. ${PRINT}`);
  }
  const hidden = SEARCHED_EVERYWHERE.some((name) => bytes.includes(name));
  if (hidden || SCRIPTS.some((name) => names.has(name))) {
    throw saveDifferently('active-content', `This PDF contains scripts or other active content. ${PRINT}`);
  }
}

function unpack(filters: ReadonlySet<string>, data: Buffer): Buffer {
  if (OTHER_FILTERS.some((filter) => filters.has(filter))) throw damaged('PDF');
  if (!filters.has('FlateDecode') && !filters.has('Fl')) return data;
  try {
    return inflateSync(data, { maxOutputLength: MAX_OBJECT_STREAM });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? unpacksHuge() : damaged('PDF');
  }
}

function unpacksHuge(): Error {
  return saveDifferently('unpacks-huge', `This PDF unpacks to an unusually large size. ${PRINT}`);
}
