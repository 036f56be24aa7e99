import { buffer as collect } from 'node:stream/consumers';
import { StringDecoder } from 'node:string_decoder';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { embedsFile, RefusedDocument, refusedContent, wrongType } from '../refused-document.js';
import { damaged } from './container.js';
import { FieldReader } from './word-fields.js';
import { readElements, refuseEncoding } from './word-part.js';
import { activeControls, isOfficeFile, refuseRelations } from './word-relations.js';

const MAX_ENTRIES = 2_000;
/** Maximum unpacked size of all parts together, in bytes. */
const MAX_UNPACKED = 100 * 1024 * 1024;
/** Text compresses to between a tenth and a thirtieth; a higher ratio in a larger archive is a zip bomb. */
const MAX_RATIO = 100;
const RATIO_MATTERS_FROM = 5 * 1024 * 1024;
/** Maximum size of the lists of parts and relations, in bytes; real ones are smaller. */
const MAX_LIST_BYTES = 256 * 1024;

const MAIN_PART_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Refuses .docx files that unpack to too much, are locked, contain macros, controls or external fields, or are
 * another kind of archive.
 */
export async function checkWordDocument(bytes: Buffer): Promise<void> {
  const archive = await yauzl
    .fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
    .catch(() => {
      throw damaged('document');
    });
  try {
    await checkParts(archive, bytes.length);
  } catch (error) {
    throw error instanceof RefusedDocument ? error : damaged('document');
  } finally {
    archive.close();
  }
}

async function checkParts(archive: ZipFile, packedBytes: number): Promise<void> {
  if (archive.entryCount > MAX_ENTRIES) throw unpacksHuge();
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  refuseByNames(entries);
  refuseHuge(entries, packedBytes);

  const contentTypes: string[] = [];
  for (const entry of entries) {
    // Every part is unpacked once without keeping it, since the declared sizes may be wrong.
    const name = partName(entry);
    const isList = name === '[content_types].xml';
    if (isList || name.endsWith('.rels')) {
      if (entry.uncompressedSize > MAX_LIST_BYTES) throw damaged('document');
      const text = (await collect(await archive.openReadStreamPromise(entry))).toString('utf8');
      // The standard allows UTF-16 here, but no office program writes it, and this reader would miss it.
      if (text.includes('\0')) throw damaged('document');
      if (isList) readElements(text, (_name, read) => contentTypes.push(read.get('contenttype') ?? ''));
      else refuseRelations(text);
    } else {
      await drain(archive, entry);
    }
  }
  if (contentTypes.some((type) => /macroEnabled|vbaProject/i.test(type))) throw macros();
  if (!contentTypes.includes(MAIN_PART_TYPE)) throw notWord();
}

/** Info-ZIP's extra field with another name of the part. This reader uses it, office programs ignore it. */
const UNICODE_NAME = 0x7075;

/** A part name as programs compare it: ignoring letter case and percent-encoding. */
function partName({ fileName, extraFields }: Entry): string {
  if (extraFields.some(({ id }) => id === UNICODE_NAME)) throw damaged('document');
  try {
    return decodeURIComponent(fileName).toLowerCase();
  } catch {
    throw damaged('document');
  }
}

function refuseByNames(entries: readonly Entry[]): void {
  const names = entries.map(partName);
  if (entries.some((entry) => entry.isEncrypted())) {
    throw refusedContent(
      'locked',
      'This document is locked with a password. Please save it without a password and try again.',
    );
  }
  if (new Set(names).size !== names.length) throw damaged('document');
  if (names.some((name) => /(^|\/)vba(project|data)[^/]*$/.test(name))) throw macros();
  if (names.some((name) => name.startsWith('word/activex/'))) throw activeControls();
  if (names.some((name) => name.includes('/embeddings/') && !isOfficeFile(name))) throw embedsFile();
  if (!names.includes('[content_types].xml') || !names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    throw notWord();
}

function refuseHuge(entries: readonly Entry[], packedBytes: number): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > MAX_UNPACKED) throw unpacksHuge();
  if (unpacked > RATIO_MATTERS_FROM && unpacked > packedBytes * MAX_RATIO) throw unpacksHuge();
}

const DECLARATION = '<!DOCTYPE';
/**
 * The declaration that drawing programs write at the start of an SVG picture, which is embedded unchanged: it names
 * the standard and declares nothing itself.
 */
const PICTURE_DECLARATION =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml\s[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*")?\s*>/;
/** Declarations are within this number of bytes from the start. */
const BEGINNING_BYTES = 4096;

/** Unpacks a part without keeping it, and checks its fields on the way if it is XML. */
async function drain(archive: ZipFile, entry: Entry): Promise<void> {
  const part: AsyncIterable<Buffer> = await archive.openReadStreamPromise(entry);
  let before = Buffer.alloc(0);
  let fields: FieldReader | undefined;
  let isFirst = true;
  const decoder = new StringDecoder('utf8');
  for await (const chunk of withWholeBeginning(part)) {
    const content = isFirst ? chunk.subarray(pictureDeclarationEnd(chunk)) : chunk;
    // Word refuses parts with declarations; other programs may load external files by them.
    if (Buffer.concat([before, content.subarray(0, DECLARATION.length)]).includes(DECLARATION))
      throw damaged('document');
    if (content.includes(DECLARATION)) throw damaged('document');
    before = Buffer.from(content.subarray(-DECLARATION.length));
    if (isFirst && isXml(chunk)) fields = new FieldReader();
    isFirst = false;
    fields?.write(decoder.write(chunk));
  }
  fields?.end();
}

/** The same bytes with a first chunk long enough to recognise the type; an archive can be made to start with one of one byte. */
async function* withWholeBeginning(part: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let beginning: Buffer[] | undefined = [];
  let missing = BEGINNING_BYTES;
  for await (const chunk of part) {
    missing -= chunk.length;
    beginning?.push(chunk);
    if (missing > 0) continue;
    yield beginning ? Buffer.concat(beginning) : chunk;
    beginning = undefined;
  }
  if (beginning) yield Buffer.concat(beginning);
}

/** End of the declaration at the start of an SVG picture; 0 when there is none. */
function pictureDeclarationEnd(beginning: Buffer): number {
  const text = beginning.toString('latin1', 0, BEGINNING_BYTES);
  return PICTURE_DECLARATION.exec(text)?.[0].length ?? 0;
}

/** Start of XML in UTF-16, UTF-32 and EBCDIC. */
const OTHER_ENCODINGS = ['fffe', 'feff', '3c00', '003c', '0000feff', '0000003c000000', '4c6fa794'].map(
  (hex) => Buffer.from(hex, 'hex'),
);

const XML_DECLARATION = /^(?:\xef\xbb\xbf)?\s*<\?xml\s[\s\S]*?(\?>|$)/;

/** Whether a part that starts like this is XML. @throws RefusedDocument when its encoding cannot be read here */
function isXml(beginning: Buffer): boolean {
  if (OTHER_ENCODINGS.some((mark) => beginning.subarray(0, mark.length).equals(mark)))
    throw damaged('document');
  const text = beginning.toString('latin1', 0, BEGINNING_BYTES);
  const [declaration = '', end] = XML_DECLARATION.exec(text) ?? [];
  if (end === '') throw damaged('document');
  for (const [, encoding = ''] of declaration.matchAll(/\sencoding\s*=\s*["']([^"']*)/g))
    refuseEncoding(encoding);
  return /^(?:\xef\xbb\xbf)?\s*(?:<|$)/.test(text);
}

function macros(): Error {
  return refusedContent(
    'macros',
    'This document contains macros. Please save it as .docx without macros, or as PDF, and try again.',
  );
}

function notWord(): Error {
  return wrongType(
    'content',
    'This file is named .docx but is not a Word document. Please save it as .docx or PDF and try again.',
  );
}

function unpacksHuge(): Error {
  return refusedContent(
    'unpacks-huge',
    'This document unpacks to an unusually large size. Please save it as PDF and try again.',
  );
}
