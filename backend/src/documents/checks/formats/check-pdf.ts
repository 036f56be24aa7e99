import { inflateSync } from 'node:zlib';
import { refusedContent } from '../refused-document.js';
import { damaged } from './container.js';
import { holdsName, MalformedPdf, type PdfStream, streamOffsets, walkPdf } from './pdf-lexer.js';

/** Programs look for the end mark in so many last bytes. */
const END_WINDOW = 1024;
/** Objects packed in streams are looked into as long as they unpack to no more than this, in bytes. */
const MAX_OBJECT_STREAM = 8 * 1024 * 1024;
const MAX_OBJECT_STREAMS_TOTAL = 32 * 1024 * 1024;
/** Far more names than ten megabytes of honest pages have. */
const MAX_NAMES = 500_000;

const SCRIPTS = ['JavaScript', 'JS', 'Launch', 'RichMedia', 'XFA'];
/** Actions that open another file, on another machine too, where Windows logs in; or send and fetch a form. */
const REACHES_OUT = ['GoToE', 'GoToR', 'Thread', 'SubmitForm', 'ImportData', 'Movie', 'Sound'];
const ATTACHMENTS = ['EmbeddedFile', 'EmbeddedFiles'];
/** Never there by chance, so they are also searched in strings, comments and streams, where the walk does not look. */
const ACTIVE_ANYWHERE: ReadonlySet<string> = new Set([
  ...['JavaScript', 'Launch', 'RichMedia', 'Rendition', 'XFA'],
  ...ATTACHMENTS,
]);
const FLATE: ReadonlySet<string> = new Set(['FlateDecode', 'Fl']);
/** What else changes how a stream is unpacked, or has it fetched from somewhere else. */
const UNPACKED_OTHERWISE = ['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms'];

const PRINT = 'Please open it, choose Print and then “Save as PDF”, and send the new file.';

/**
 * Refuses PDFs that are cut off, locked, or that do or carry more than pages. What cannot be read with certainty is
 * refused too: programs read a PDF from any place that it names, so what stands between two objects may be a third.
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

/** The names that were met, as many as an honest file has. */
class Names {
  private readonly met = new Set<string>();
  private counted = 0;

  readonly note = (name: string): void => {
    this.counted += 1;
    if (this.counted > MAX_NAMES) throw unpacksHuge();
    this.met.add(name);
  };

  has(name: string): boolean {
    return this.met.has(name);
  }
}

/** Programs that are lenient take any stream for one of objects that says how many there are and where they begin. */
function holdsObjects({ names }: PdfStream): boolean {
  return names.has('ObjStm') || (names.has('First') && names.has('N'));
}

function refuseActiveContent(names: Names, bytes: Buffer): void {
  if (ATTACHMENTS.some((name) => names.has(name))) {
    throw refusedContent('attachments', `This PDF has other files attached to it. ${PRINT}`);
  }
  if ([...SCRIPTS, ...REACHES_OUT].some((name) => names.has(name)) || holdsName(bytes, ACTIVE_ANYWHERE)) {
    throw refusedContent('active-content', `This PDF contains scripts or other active content. ${PRINT}`);
  }
}

/** The objects in a stream that is packed in the one way in which programs pack them, or not at all. */
function unpack({ names, filters }: PdfStream, data: Buffer): Buffer {
  if (filters === undefined || UNPACKED_OTHERWISE.some((name) => names.has(name))) throw uncertain();
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
