import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { fileError } from '../../common/errors/app-error.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig } from '../../config/app-config.js';
import { extensionOf } from '../upload/file-name.js';
import type { SpooledFile } from '../upload/spooled-file.js';
import {
  acceptedTypes,
  CONTENT_TYPE,
  type DocumentType,
  TYPE_OF_EXTENSION,
  type UploadRules,
} from '../upload-rules.js';
import { DocumentCheckPool } from './document-check-pool.js';
import { RefusedDocument, refusedContent, wrongType } from './refused-document.js';
import { VirusScanner } from './virus-scanner.js';

export interface CheckedDocument {
  type: DocumentType;
  /** Media type for the download. */
  contentType: string;
}

/** Checks uploaded files by name and, in separate threads, by content. */
@Injectable()
export class DocumentChecker implements OnApplicationShutdown {
  private readonly pool: DocumentCheckPool;

  constructor(
    { checkWorker }: AppConfig,
    logger: AppLogger,
    private readonly scanner: VirusScanner,
  ) {
    this.pool = new DocumentCheckPool(checkWorker, logger);
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.stop();
  }

  /**
   * @throws AppError UNSUPPORTED_MEDIA_TYPE (415) for a file type that is not accepted; VALIDATION_FAILED (400) for a
   * file that must be saved differently (locked, with macros, empty, unpacking to too much, absurd dimensions). Both
   * name the file's field and say what to do. UNAVAILABLE (503) when too many files are queued, or when the virus
   * scanner does not answer.
   */
  async check(file: SpooledFile, rules: UploadRules): Promise<CheckedDocument> {
    try {
      const type = promisedType(file, rules);
      if (file.size === 0)
        throw refusedContent('empty', 'This file is empty (0 bytes). Please choose another file.');
      const { size } = file;
      await this.pool.check({ size, type, rules, readInto: (target) => readInto(file, target) });
      await this.scanner.scan(file);
      return { type, contentType: CONTENT_TYPE[type] };
    } catch (error) {
      if (!(error instanceof RefusedDocument)) throw error;
      throw fileError(error.code, file.field, error.reason, error.message);
    }
  }
}

async function readInto(file: SpooledFile, target: Buffer): Promise<void> {
  let filled = 0;
  for await (const chunk of file.openPlain() as AsyncIterable<Buffer>) filled += chunk.copy(target, filled);
}

function promisedType(file: SpooledFile, rules: UploadRules): DocumentType {
  const extension = extensionOf(file.name);
  const type = rules.extensions.includes(extension) ? TYPE_OF_EXTENSION[extension] : undefined;
  if (!type)
    throw wrongType(
      'type',
      `This type of file is not accepted. Please choose a ${acceptedTypes(rules)} file.`,
    );
  return type;
}
