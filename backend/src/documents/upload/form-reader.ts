import type { Duplex, Readable } from 'node:stream';
import type { Request, Response } from 'express';
import multer from 'multer';
import { AppError, fieldError, fileError } from '../../common/errors/app-error.js';
import type { DocumentKind } from '../document-kind.js';
import { cleanFileName } from './file-name.js';
import { FormParts } from './form-parts.js';
import type { DiscardableFile, SpoolFolder } from './spool-folder.js';
import { tooLarge, uploadError } from './upload-errors.js';

/** Longest text field in bytes; the exact limits are the form's own. */
const MAX_TEXT_BYTES = 32 * 1024;
const MAX_TEXT_FIELDS = 30;
/** A form up to so many times the file limit is read to its end, so that a browser gets the answer instead of a reset. */
const POLITE_FACTOR = 8;

export interface ReceivedForm {
  fields: Record<string, string>;
  file: DiscardableFile | undefined;
}

/** Reads multipart forms with text fields and at most one file, which goes to the spool folder as it arrives. */
export class FormReader {
  private readonly options: multer.Options;

  constructor(
    spool: SpoolFolder,
    private readonly field: string,
    private readonly kind: DocumentKind,
  ) {
    this.options = {
      storage: spoolStorage(spool),
      defParamCharset: 'utf8',
      limits: {
        fileSize: kind.maxBytes,
        files: 1,
        fields: MAX_TEXT_FIELDS,
        parts: MAX_TEXT_FIELDS + 1,
        fieldSize: MAX_TEXT_BYTES,
        fieldNameSize: 60,
        headerPairs: 20,
        // `a[b]` would build objects and arrays out of field names.
        fieldNestingDepth: 0,
      },
    };
  }

  /** @throws AppError 400, 413, 415 or 507; then nothing is left in the spool folder. */
  async read(request: Request, response: Response): Promise<ReceivedForm> {
    const parts = new FormParts(request.headers['content-type'] ?? '');
    try {
      await this.readParts(request, response, parts);
    } catch (error) {
      throw uploadError(error, this.field, this.kind);
    }
    const file = (request.file as { spooled?: DiscardableFile } | undefined)?.spooled;
    try {
      if (parts.isOneMissing) throw unreadablePart();
      return { fields: plainFields(request.body, this.field), file };
    } catch (error) {
      await file?.discard();
      throw error;
    }
  }

  private readParts(request: Request, response: Response, parts: FormParts): Promise<void> {
    const mostBytes = this.kind.maxBytes * POLITE_FACTOR;
    const refuse = (): AppError => {
      // Nobody reads the rest, so the connection cannot be used for another request.
      response.setHeader('Connection', 'close');
      response.once('finish', () => request.destroy());
      return tooLarge(this.field, this.kind);
    };
    return new Promise<void>((resolve, reject) => {
      if (Number(request.headers['content-length'] ?? 0) > mostBytes) return reject(refuse());
      let received = 0;
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        parts.read(chunk);
        if (received > mostBytes) reject(refuse());
      });
      const parse = multer(this.optionsCounting(parts)).single(this.field);
      parse(request, response, (error: unknown) => (error ? reject(error) : resolve()));
    });
  }

  /** The types of multer do not know `streamHandler` yet. */
  private optionsCounting(
    parts: FormParts,
  ): multer.Options & { streamHandler(request: Request, parser: Duplex): void } {
    const streamHandler = (request: Request, parser: Duplex): void => {
      parts.follow(parser);
      feedParser(request, parser);
    };
    return { ...this.options, streamHandler };
  }
}

/**
 * Feeds the request to the parser, and fails on a file that has content but no name: multer would leave it out without
 * a word. A nameless part without content is what browsers send when no file was chosen.
 */
function feedParser(request: Request, parser: Duplex): void {
  parser.on('file', (field: string, content: Readable, { filename }: { filename?: string }) => {
    if (filename) return;
    content.once('data', () => parser.destroy(withoutName(field)));
  });
  request.pipe(parser);
}

function spoolStorage(spool: SpoolFolder): multer.StorageEngine {
  return {
    _handleFile(_request, file, done) {
      receive(spool, file.stream, file.fieldname, file.originalname).then(
        (spooled) => done(null, { spooled } as Partial<Express.Multer.File>),
        (error: unknown) => done(error),
      );
    },
    _removeFile(_request, file, done) {
      (file as unknown as { spooled: DiscardableFile }).spooled.discard().then(() => done(null), done);
    },
  };
}

async function receive(
  spool: SpoolFolder,
  stream: Readable,
  field: string,
  sentName: string,
): Promise<DiscardableFile> {
  return spool.receive(stream, field, cleanFileName(sentName, field));
}

/** multer's collected fields as an ordinary object in which every value is one text. */
function plainFields(body: unknown, fileField: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (!/^[A-Za-z]\w*$/.test(name) || name in Object.prototype) {
      throw new AppError('VALIDATION_FAILED', 'The form has a field whose name is not expected.');
    }
    // What came in a character set that nobody knows has no value.
    if (value === undefined) throw fieldError(name, 'This text is in an unknown character set.');
    if (typeof value !== 'string') throw fieldError(name, 'This field was sent more than once.');
    // A part without a file name arrives as text. It is empty when no file was chosen.
    if (name !== fileField) fields[name] = value;
    else if (value !== '') throw withoutName(fileField);
  }
  return fields;
}

function unreadablePart(): AppError {
  return new AppError(
    'VALIDATION_FAILED',
    'A part of the form could not be read. If you chose a file, please give it a simple name and send the form again.',
  );
}

function withoutName(field: string): AppError {
  return fileError('VALIDATION_FAILED', field, 'name', 'The file has no name. Please give it one.');
}
