import { buffer as collect } from 'node:stream/consumers';
import { StringDecoder } from 'node:string_decoder';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { packsFile, RefusedDocument, refusedContent, wrongType } from '../refused-document.js';
import { damaged } from './container.js';
import { FieldReader } from './word-fields.js';
import { readElements } from './word-part.js';
import { activeControls, isOfficeFile, refuseRelations } from './word-relations.js';

const MAX_ENTRIES = 2_000;
/** Most bytes that all parts together may unpack to. */
const MAX_UNPACKED = 100 * 1024 * 1024;
/** Text packs to a tenth or a thirtieth; beyond this an archive of some size is built to burst. */
const MAX_RATIO = 100;
const RATIO_MATTERS_FROM = 5 * 1024 * 1024;
/** Parts that are read: more bytes than this are no honest list of parts or relations. */
const MAX_LIST_BYTES = 256 * 1024;

const MAIN_PART_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Refuses .docx files that unpack huge, are locked, carry macros, controls or fields that reach out, or are another kind of archive. */
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
    // Every part is unpacked once, without keeping it: the declared sizes must be true.
    const name = partName(entry);
    const isList = name === '[content_types].xml';
    if (isList || name.endsWith('.rels')) {
      if (entry.uncompressedSize > MAX_LIST_BYTES) throw damaged('document');
      const text = (await collect(await archive.openReadStreamPromise(entry))).toString('utf8');
      // Lists in UTF-16 are allowed by the standard and written by no office program; here they would go unread.
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

/** A part's name as programs compare it: without regard to letter case, and to escapes as in addresses. */
function partName({ fileName }: Entry): string {
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
  if (names.some((name) => name.includes('/embeddings/') && !isOfficeFile(name))) throw packsFile();
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
 * The declaration that drawing programs write before a picture in SVG, which goes into a document as it is: it names the
 * standard, and declares nothing of its own.
 */
const PICTURE_DECLARATION =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml\s[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*")?\s*>/;
/** It stands within so many first bytes. */
const PICTURE_DECLARATION_WINDOW = 4096;

/** Unpacks a part without keeping it, and reads its fields on the way when it is XML. */
async function drain(archive: ZipFile, entry: Entry): Promise<void> {
  const part = await archive.openReadStreamPromise(entry);
  let before = Buffer.alloc(0);
  let fields: FieldReader | undefined;
  let isFirst = true;
  const decoder = new StringDecoder('utf8');
  for await (const chunk of part as AsyncIterable<Buffer>) {
    const content = isFirst ? chunk.subarray(pictureDeclarationEnd(chunk)) : chunk;
    // Word itself refuses parts with declarations; other programs may follow them out of the file.
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

/** Where the declaration ends that a part begins with when it is a picture in SVG; 0 when it has none. */
function pictureDeclarationEnd(beginning: Buffer): number {
  const text = beginning.toString('latin1', 0, PICTURE_DECLARATION_WINDOW);
  return PICTURE_DECLARATION.exec(text)?.[0].length ?? 0;
}

const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff]), Buffer.from('<\0'), Buffer.from('\0<')];

/** Whether a part that begins so is XML; in UTF-16 it would go unread here. */
function isXml(beginning: Buffer): boolean {
  if (UTF_16.some((mark) => beginning.subarray(0, 2).equals(mark))) throw damaged('document');
  return /^(?:\xef\xbb\xbf)?\s*(?:<|$)/.test(beginning.toString('latin1', 0, 1024));
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
