import { inflateSync } from 'node:zlib';
import { refusedContent } from '../refused-document.js';
import { damaged } from './container.js';
import { holdsName, MalformedPdf, type PdfStream, streamOffsets, walkPdf } from './pdf-lexer.js';

/** Readers look for the end marker in this many last bytes. */
const END_WINDOW = 1024;
/** Object streams are inspected up to this unpacked size, in bytes. */
const MAX_OBJECT_STREAM = 8 * 1024 * 1024;
const MAX_OBJECT_STREAMS_TOTAL = 32 * 1024 * 1024;
/** Far more names than ten megabytes of real pages have. */
const MAX_NAMES = 500_000;

const SCRIPTS = ['JavaScript', 'JS', 'Launch', 'RichMedia', 'XFA'];
/**
 * Actions that open another file, possibly on another machine that Windows then logs in to, or that send or fetch a
 * form.
 */
const EXTERNAL_ACTIONS = ['GoToE', 'GoToR', 'Thread', 'SubmitForm', 'ImportData', 'Movie', 'Sound'];
const ATTACHMENTS = ['EmbeddedFile', 'EmbeddedFiles'];
/**
 * Names that never occur by chance, so they are also searched for in strings, comments and streams, which the walk
 * skips.
 */
const ACTIVE_ANYWHERE: ReadonlySet<string> = new Set([
  ...['JavaScript', 'Launch', 'RichMedia', 'Rendition', 'XFA'],
  ...ATTACHMENTS,
]);
const FLATE: ReadonlySet<string> = new Set(['FlateDecode', 'Fl']);
/** Keys that change how a stream is unpacked, or that load it from another location. */
const CUSTOM_UNPACKING = ['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms'];

const PRINT = 'Please open it, choose Print and then “Save as PDF”, and send the new file.';

/**
 * Refuses PDFs that are truncated, locked, or contain more than pages. What cannot be read unambiguously is refused
 * too: readers may start at any offset that a PDF names, so an object may hide between two others.
 */
export function checkPdf(bytes: Buffer): void {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) throw damaged('PDF');
  const end = bytes.subarray(Math.max(0, bytes.length - END_WINDOW));
  if (!end.includes('%%EOF') || !bytes.includes('startxref')) throw damaged('PDF');
  try {
    checkObjects(bytes);
  } catch (error) {
    throw error instanceof MalformedPdf ? damaged('PDF') : error;
  }
}

function checkObjects(bytes: Buffer): void {
  const names = new Names();
  const offsets = new Set<number>();
  const packed: PdfStream[] = [];
  walkPdf(bytes, {
    name: names.note,
    stream: (stream) => {
      offsets.add(stream.offset);
      if (holdsObjects(stream)) packed.push(stream);
    },
  });
  if (names.has('Encrypt')) {
    throw refusedContent('locked', `This PDF is locked or protected by a password. ${PRINT}`);
  }
  for (const offset of streamOffsets(bytes)) if (!offsets.has(offset)) throw uncertain();
  refuseActiveContent(names, bytes);

  let total = 0;
  for (const stream of packed) {
    const objects = unpack(stream, bytes.subarray(stream.start, stream.end));
    total += objects.length;
    if (total > MAX_OBJECT_STREAMS_TOTAL) throw unpacksHuge();
    walkPdf(objects, { name: names.note, stream: () => undefined });
    refuseActiveContent(names, objects);
  }
}

/** Collects the names found, up to the number in a real file. */
class Names {
  private readonly seen = new Set<string>();
  private counted = 0;

  readonly note = (name: string): void => {
    this.counted += 1;
    if (this.counted > MAX_NAMES) throw unpacksHuge();
    this.seen.add(name);
  };

  has(name: string): boolean {
    return this.seen.has(name);
  }
}

/** Lenient readers treat any stream that gives the number and offset of objects as an object stream. */
function holdsObjects({ names }: PdfStream): boolean {
  return names.has('ObjStm') || (names.has('First') && names.has('N'));
}

function refuseActiveContent(names: Names, bytes: Buffer): void {
  if (ATTACHMENTS.some((name) => names.has(name))) {
    throw refusedContent('attachments', `This PDF has other files attached to it. ${PRINT}`);
  }
  if (
    [...SCRIPTS, ...EXTERNAL_ACTIONS].some((name) => names.has(name)) ||
    holdsName(bytes, ACTIVE_ANYWHERE)
  ) {
    throw refusedContent('active-content', `This PDF contains scripts or other active content. ${PRINT}`);
  }
}

/** The objects in a stream that is compressed in the usual way, or not at all. */
function unpack({ names, filters }: PdfStream, data: Buffer): Buffer {
  if (filters === undefined || CUSTOM_UNPACKING.some((name) => names.has(name))) throw uncertain();
  if (filters.length === 0) return data;
  if (filters.length > 1 || !FLATE.has(filters[0] as string)) throw uncertain();
  try {
    return inflateSync(data, { maxOutputLength: MAX_OBJECT_STREAM });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? unpacksHuge() : damaged('PDF');
  }
}

function uncertain(): Error {
  return refusedContent('active-content', `Parts of this PDF are hidden from a check. ${PRINT}`);
}

function unpacksHuge(): Error {
  return refusedContent('unpacks-huge', `This PDF unpacks to an unusually large size. ${PRINT}`);
}
