import { embedsFile, RefusedDocument, refusedContent, wrongType } from '../refused-document.js';
import { CompoundFile } from './compound-file.js';
import { damaged } from './container.js';
import { refuseInstruction } from './word-fields.js';
import { textOfPieces } from './word-pieces.js';

const WORD_MARK = 0xa5ec;
const WORD_HEADER_BYTES = 32;
const WORD_FLAGS_AT = 0x0a;
const WORD_ENCRYPTED = 0x0100;
const WORD_SECOND_TABLE = 0x0200;
const PPT_TOKEN_AT = 12;
const PPT_TOKEN_ENCRYPTED = 0xf3d1c4df;
const PPT_VBA_INFO = 0x0400;
const PPT_HEADER_BYTES = 8;

/**
 * Refuses Word and PowerPoint 97–2003 files that are locked, contain macros, other files or external fields, or are
 * another type.
 */
export function checkOldOffice(bytes: Buffer, promised: 'doc' | 'ppt' | 'docx'): void {
  try {
    checkStreams(new CompoundFile(bytes), promised);
  } catch (error) {
    throw error instanceof RefusedDocument ? error : damaged('document');
  }
}

function checkStreams(file: CompoundFile, promised: 'doc' | 'ppt' | 'docx'): void {
  const has = (name: string): boolean => file.names.has(name.toLowerCase());
  if (has('EncryptedPackage') || has('EncryptionInfo') || has('EncryptedSummary')) throw locked();
  const found = has('WordDocument') ? 'doc' : has('PowerPoint Document') ? 'ppt' : undefined;
  if (found !== promised) {
    throw wrongType(
      'content',
      found === undefined
        ? `This file is named .${promised} but its content is something else. Please save it as PDF and try again.`
        : `This file is named .${promised} but is a .${found} file. Please save it as PDF and try again.`,
    );
  }
  if (found === 'doc') checkWord(file);
  else checkPowerPoint(file);
  if (has('_VBA_PROJECT') || has('VBA') || has('Macros')) throw macros();
  if (has('\u0001Ole10Native') || has('Ole10Native')) throw embedsFile();
}

function checkWord(file: CompoundFile): void {
  const header = file.read('WordDocument', WORD_HEADER_BYTES);
  if (!header || header.length < WORD_HEADER_BYTES || header.readUInt16LE(0) !== WORD_MARK)
    throw damaged('document');
  const flags = header.readUInt16LE(WORD_FLAGS_AT);
  if (flags & WORD_ENCRYPTED) throw locked();
  const document = file.read('WordDocument') ?? Buffer.alloc(0);
  refuseFieldsAnywhere(document);
  refuseFields(textOfPieces(document, file.read(flags & WORD_SECOND_TABLE ? '1Table' : '0Table')));
}

const FIELD_BEGINS = '\u0013';
/** Characters of a field that are checked: its name and its argument. */
const MAX_CHECKED = 2_000;

/** Checks the whole stream, including parts that the document does not use, with one and with two bytes per character. */
function refuseFieldsAnywhere(stream: Buffer): void {
  refuseFields(stream.toString('latin1'));
  refuseFields(stream.toString('utf16le'));
  refuseFields(stream.subarray(1).toString('utf16le'));
}

function refuseFields(text: string): void {
  for (const field of text.split(FIELD_BEGINS).slice(1)) {
    const instruction = field.slice(0, MAX_CHECKED);
    // RD has only two letters, which also occur by chance in binary data.
    if (!/^\s*RD\b/i.test(instruction)) refuseInstruction(instruction);
  }
}

function checkPowerPoint(file: CompoundFile): void {
  const user = file.read('Current User', PPT_TOKEN_AT + 4);
  const slides = file.read('PowerPoint Document');
  if (!user || user.length < PPT_TOKEN_AT + 4 || !slides) throw damaged('presentation');
  if (user.readUInt32LE(PPT_TOKEN_AT) === PPT_TOKEN_ENCRYPTED) throw locked();
  if (hasPowerPointMacros(slides)) throw macros();
}

/** Records are headers with a type and a length; containers (version 0xF) hold further records. */
function hasPowerPointMacros(stream: Buffer): boolean {
  let at = 0;
  while (at + PPT_HEADER_BYTES <= stream.length) {
    const isContainer = (stream.readUInt16LE(at) & 0x0f) === 0x0f;
    const type = stream.readUInt16LE(at + 2);
    const length = stream.readUInt32LE(at + 4);
    at += PPT_HEADER_BYTES;
    if (type === PPT_VBA_INFO && at + 8 <= stream.length && stream.readUInt32LE(at + 4) !== 0) return true;
    if (!isContainer) at += length;
  }
  return false;
}

function locked(): Error {
  return refusedContent(
    'locked',
    'This document is locked with a password. Please save it without a password and try again.',
  );
}

function macros(): Error {
  return refusedContent(
    'macros',
    'This document contains macros. Please save it without macros, or as PDF, and try again.',
  );
}
