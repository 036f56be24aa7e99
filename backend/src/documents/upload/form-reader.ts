import type { Duplex, Readable } from 'node:stream';
import type { Request, Response } from 'express';
import multer from 'multer';
import { AppError, fieldError, fileError } from '../../common/errors/app-error.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import type { UploadRules } from '../upload-rules.js';
import { cleanFileName } from './file-name.js';
import { FormParts } from './form-parts.js';
import type { DiscardableFile, SpoolFolder } from './spool-folder.js';
import { tooLarge, uploadError } from './upload-errors.js';
import type { UploadSemaphore } from './upload-semaphore.js';

/** Longest text field in bytes; the form's own limits are exact. */
const MAX_TEXT_BYTES = 32 * 1024;
const MAX_TEXT_FIELDS = 30;
/**
 * Longest `Content-Type`: its boundary has at most 70 characters (RFC 2046), and is compared with every chunk of the
 * body.
 */
const MAX_TYPE_LENGTH = 200;
/**
 * Bytes of an upload buffered between two processing steps before back-pressure applies. Many uploads run at once.
 */
const BUFFER_BYTES = 16 * 1024;
/**
 * A form of up to this many times the file limit is read to its end, so that a browser gets the answer instead of a
 * reset.
 */
const DRAIN_FACTOR = 8;

/** The types of multer lack these options. */
interface ParserOptions extends multer.Options {
  streamHandler(request: Request, parser: Duplex): void;
  /** For the parser and the file stream, in bytes. */
  highWaterMark: number;
  fileHwm: number;
}

export interface ReceivedForm {
  fields: Record<string, string>;
  file: DiscardableFile | undefined;
  /** Releases the permit of the upload, if there was a file; call it once the temporary file is gone. */
  release(): void;
}

/**
 * Parses multipart forms with text fields and at most one file, which is written to the spool folder as it arrives.
 */
export class FormReader {
  private readonly options: multer.Options;

  constructor(
    private readonly spool: SpoolFolder,
    private readonly semaphore: UploadSemaphore,
    private readonly rules: UploadRules,
  ) {
    this.options = {
      defParamCharset: 'utf8',
      limits: {
        fileSize: rules.maxBytes,
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

  /** @throws AppError 400, 413, 415, 503 or 507; then nothing is left in the spool folder */
  async read(request: Request, response: Response): Promise<ReceivedForm> {
    const contentType = request.headers['content-type'] ?? '';
    if (contentType.length > MAX_TYPE_LENGTH) throw boundaryTooLong();
    const parts = new FormParts(contentType);
    const permit = new UploadPermit(this.semaphore, request);
    try {
      await this.readParts(request, response, parts, permit);
    } catch (error) {
      permit.release();
      throw uploadError(error, this.rules.field, this.rules);
    }
    const file = (request.file as { spooled?: DiscardableFile } | undefined)?.spooled;
    try {
      if (parts.hasDropped) throw unreadablePart();
      return { fields: plainFields(request.body, this.rules.field), file, release: () => permit.release() };
    } catch (error) {
      await file?.discard();
      permit.release();
      throw error;
    }
  }

  private readParts(
    request: Request,
    response: Response,
    parts: FormParts,
    permit: UploadPermit,
  ): Promise<void> {
    const mostBytes = this.rules.maxBytes * DRAIN_FACTOR;
    return new Promise<void>((resolve, reject) => {
      const refuse = (): void => {
        request.off('data', count);
        reject(tooLarge(this.rules.field, this.rules));
        if (response.headersSent) return void request.destroy();
        // The rest is not read, so the connection cannot be reused.
        response.setHeader('Connection', 'close');
        response.once('finish', () => request.destroy());
      };
      let received = 0;
      const count = (chunk: Buffer): void => {
        received += chunk.length;
        parts.scan(chunk);
        if (received > mostBytes) refuse();
      };
      if (Number(request.headers['content-length'] ?? 0) > mostBytes) return refuse();
      request.on('data', count);
      // Without a permit the caller is answered at once; what still arrives is discarded.
      const enter = (): Promise<void> => {
        const entering = permit.acquire();
        entering.catch(reject);
        return entering;
      };
      const options = { ...this.optionsCounting(parts), storage: spoolStorage(this.spool, enter) };
      multer(options).single(this.rules.field)(request, response, (error: unknown) =>
        error ? reject(error) : resolve(),
      );
    });
  }

  private optionsCounting(parts: FormParts): ParserOptions {
    const streamHandler = (request: Request, parser: Duplex): void => {
      parts.countParsed(parser);
      feedParser(request, parser);
    };
    return { ...this.options, streamHandler, highWaterMark: BUFFER_BYTES, fileHwm: BUFFER_BYTES };
  }
}

/**
 * Feeds the request to the parser, and fails on a file with content but no name, which multer would silently ignore.
 * Browsers send a nameless part without content when no file was chosen.
 */
function feedParser(request: Request, parser: Duplex): void {
  parser.on('file', (field: string, content: Readable, { filename }: { filename?: string }) => {
    if (filename) return;
    content.once('data', () => parser.destroy(withoutName(field)));
  });
  request.pipe(parser);
}

/** @param enter waits until the file may be received; it is not read until then */
function spoolStorage(spool: SpoolFolder, enter: () => Promise<void>): multer.StorageEngine {
  return {
    _handleFile(_request, file, done) {
      const received = enter().then(() => receive(spool, file.stream, file.fieldname, file.originalname));
      received.then(
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

/** The permit of an upload, acquired when its file starts: a form without a file needs none. */
class UploadPermit {
  private readonly closed = new AbortController();
  private releasePermit: (() => void) | undefined;

  constructor(
    private readonly semaphore: UploadSemaphore,
    private readonly request: Request,
  ) {}

  /** @throws AppError 503 when none becomes free in time */
  async acquire(): Promise<void> {
    const onClose = (): void => this.closed.abort();
    this.request.socket.once('close', onClose);
    try {
      this.releasePermit = await this.semaphore.acquire(clientIpOf(this.request), this.closed.signal);
    } finally {
      this.request.socket.off('close', onClose);
    }
    // The form was refused for another reason in the meantime.
    if (this.closed.signal.aborted) this.release();
  }

  /** Idempotent. */
  release(): void {
    this.closed.abort();
    this.releasePermit?.();
    this.releasePermit = undefined;
  }
}

/** multer's fields as a plain object with one string per field. */
function plainFields(body: unknown, fileField: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (!/^[A-Za-z]\w*$/.test(name) || name in Object.prototype) {
      throw new AppError('VALIDATION_FAILED', 'The form has a field whose name is not expected.');
    }
    // Text in an unknown character set has no value.
    if (value === undefined) throw fieldError(name, 'This text is in an unknown character set.');
    if (typeof value !== 'string') throw fieldError(name, 'This field was sent more than once.');
    // A part without a file name is parsed as text. It is empty when no file was chosen.
    if (name !== fileField) fields[name] = value;
    else if (value !== '') throw withoutName(fileField);
  }
  return fields;
}

function boundaryTooLong(): AppError {
  return new AppError('VALIDATION_FAILED', 'The boundary of a form has at most 70 characters.');
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
