import type { INestApplicationContext } from '@nestjs/common';
import type { Types } from 'mongoose';
import { DocumentChecker } from '../../documents/checks/document-checker.js';
import { DocumentStore } from '../../documents/store/document-store.js';
import { SpoolFolder } from '../../documents/upload/spool-folder.js';
import type { SpooledFile } from '../../documents/upload/spooled-file.js';
import type { SubmissionKind } from '../../submissions/record/submission-kind.js';
import type { SubmittedDocument } from '../../submissions/record/submission-record.js';
import { type SampleDocument, withDocument } from './sample-documents.js';

/** Most records of a kind that documents are made for, whatever the size: 250 files at most with plans and cards. */
const MAX_WITH_DOCUMENT = 150;
/** So many of them are the newest; the others are those that have waited longest. */
const NEWEST = 20;

/** A document that was stored, as the record names it and as it was received. */
export interface SentDocument {
  document: SubmittedDocument;
  file: SpooledFile;
}

/**
 * Which of the records that wait get a document: the newest, and those that have waited longest, the oldest among them.
 *
 * @param pending the newest first
 * @param isOptional every third goes without, as with the usual samples
 */
export function chosenForDocuments(pending: readonly number[], isOptional: boolean): Set<number> {
  const chosen =
    pending.length <= MAX_WITH_DOCUMENT
      ? [...pending]
      : [...pending.slice(0, NEWEST), ...pending.slice(NEWEST - MAX_WITH_DOCUMENT)];
  const oldestFirst = chosen.reverse();
  return new Set(oldestFirst.filter((_, at) => !isOptional || at % 3 !== 2));
}

/** Stores documents as those of uploads are stored: checked, encrypted, under a lease until a record names them. */
export class ManyDocuments {
  private readonly spool: SpoolFolder;
  private readonly checker: DocumentChecker;
  private readonly documents: DocumentStore;

  constructor(app: INestApplicationContext) {
    this.spool = app.get(SpoolFolder, { strict: false });
    this.checker = app.get(DocumentChecker, { strict: false });
    this.documents = app.get(DocumentStore, { strict: false });
  }

  /**
   * Stores the document and has the record inserted that names it.
   * @returns false when the record was there already, with whatever it came with; then nothing is kept of this document
   */
  async addWith(
    { uploadRules }: SubmissionKind,
    document: SampleDocument | undefined,
    recordId: Types.ObjectId,
    insert: (sent: SentDocument) => Promise<void>,
  ): Promise<boolean> {
    if (!document || !uploadRules) throw new Error('this kind has no documents');
    return withDocument(this.spool, document, async (file) => {
      const checked = await this.checker.check(file, uploadRules);
      const fileId = await this.documents.save(file, recordId);
      await insert({ document: { fileId, name: file.name, size: file.size, ...checked }, file });
      const isNamed = await this.documents.claim({ fileId, recordId }, file);
      if (!isNamed) await this.documents.remove(fileId);
      return isNamed;
    });
  }
}
