import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { fileError } from '../../common/errors/app-error.js';
import {
  acceptedTypes,
  CONTENT_TYPE,
  type DocumentKind,
  type DocumentType,
  TYPE_OF_EXTENSION,
} from '../document-kind.js';
import { extensionOf } from '../upload/file-name.js';
import type { SpooledFile } from '../upload/spooled-file.js';
import { checkJpeg, checkPng } from './check-image.js';
import { checkOldOffice } from './check-old-office.js';
import { checkPdf } from './check-pdf.js';
import { checkWordDocument } from './check-word-document.js';
import { type Container, containerOf, refuseSecondFile } from './container.js';
import { RefusedDocument, saveDifferently, wrongType } from './refused-document.js';

export interface CheckedDocument {
  type: DocumentType;
  /** Media type for the download. */
  contentType: string;
}

/** Most files fit into this, so that the memory need not grow step by step. */
const FIRST_DESK_BYTES = 1024 * 1024;
/** Checks need the whole file in memory, so they take turns … */
const turns = new ConcurrencyLimit(1);
/** … and read it into the same memory, which is given back when the line is empty. */
let desk: Buffer = Buffer.alloc(0);

const CONTAINER_OF: Record<DocumentType, Container> = {
  pdf: 'pdf',
  doc: 'ole',
  ppt: 'ole',
  docx: 'zip',
  jpg: 'jpg',
  png: 'png',
};

/**
 * Judges a received file by its name and by its content.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE (415) when it is no file of an accepted type, VALIDATION_FAILED (400) when it
 * is one that must be saved differently first (locked, with macros, empty, unpacking huge, absurd dimensions). Both name
 * the file's field and say what to do.
 */
export async function checkDocument(file: SpooledFile, kind: DocumentKind): Promise<CheckedDocument> {
  try {
    const type = promisedType(file, kind);
    if (file.size === 0)
      throw saveDifferently('empty', 'This file is empty (0 bytes). Please choose another file.');
    await turns.run(() => readAndJudge(file, type, kind));
    return { type, contentType: CONTENT_TYPE[type] };
  } catch (error) {
    if (!(error instanceof RefusedDocument)) throw error;
    throw fileError(error.code, file.field, error.reason, error.message);
  }
}

async function readAndJudge(file: SpooledFile, type: DocumentType, kind: DocumentKind): Promise<void> {
  if (desk.length < file.size) desk = Buffer.allocUnsafeSlow(Math.max(file.size, FIRST_DESK_BYTES));
  const bytes = desk.subarray(0, file.size);
  try {
    await file.readInto(bytes);
    await judge(bytes, type, kind);
  } finally {
    bytes.fill(0);
    if (turns.waitingCount === 0) desk = Buffer.alloc(0);
  }
}

function promisedType(file: SpooledFile, kind: DocumentKind): DocumentType {
  const extension = extensionOf(file.name);
  const type = kind.extensions.includes(extension) ? TYPE_OF_EXTENSION[extension] : undefined;
  if (!type)
    throw wrongType(
      'type',
      `This type of file is not accepted. Please choose a ${acceptedTypes(kind)} file.`,
    );
  return type;
}

async function judge(bytes: Buffer, type: DocumentType, kind: DocumentKind): Promise<void> {
  const container = containerOf(bytes);
  if (container !== CONTAINER_OF[type] && !(type === 'docx' && container === 'ole')) {
    throw mismatch(type, container, kind);
  }
  refuseSecondFile(bytes, container);
  switch (type) {
    case 'pdf':
      return checkPdf(bytes);
    case 'doc':
    case 'ppt':
      return checkOldOffice(bytes, type);
    case 'docx':
      return container === 'ole' ? checkOldOffice(bytes, type) : checkWordDocument(bytes);
    case 'jpg':
      return checkJpeg(bytes);
    case 'png':
      return checkPng(bytes);
  }
}

function mismatch(type: DocumentType, container: Container, kind: DocumentKind): Error {
  if (type === 'doc' && container === 'zip') {
    return wrongType(
      'newer-format',
      'This file is named .doc but is in a newer format. If it is a Word document, rename it to .docx and try again.',
    );
  }
  if (type === 'ppt' && container === 'zip') {
    return wrongType(
      'newer-format',
      'This presentation is in a newer format that is not accepted. Please save it as PDF and try again.',
    );
  }
  return wrongType(
    'content',
    `This file is named .${type} but its content is something else. Please choose a real ${acceptedTypes(kind)} file.`,
  );
}
