import type { INestApplicationContext } from '@nestjs/common';
import type { Types } from 'mongoose';
import { DocumentChecker } from '../../../documents/checks/document-checker.js';
import { DocumentStore } from '../../../documents/store/document-store.js';
import { SpoolFolder } from '../../../documents/upload/spool-folder.js';
import type { SpooledFile } from '../../../documents/upload/spooled-file.js';
import type { SubmissionKind } from '../../../submissions/record/submission-kind.js';
import type { SubmittedDocument } from '../../../submissions/record/submission-record.js';
import { type SampleDocument, withDocument } from '../sample-documents.js';

/** Upper limit of records per kind with documents, whatever the size: at most 250 files, plans and cards together. */
const MAX_WITH_DOCUMENT = 150;
/** Number of the newest among them; the others are those pending longest. */
const NEWEST = 20;

/** A stored document: the reference in the record, and the document as received. */
export interface SentDocument {
  document: SubmittedDocument;
  file: SpooledFile;
}

/**
 * The pending records that get a document: the newest, and those pending longest, including the oldest.
 * @param pending newest first
 * @param isOptional leaves every third without, as in the small set of samples
 */
export function chosenForDocuments(pending: readonly number[], isOptional: boolean): Set<number> {
  const chosen =
    pending.length <= MAX_WITH_DOCUMENT
      ? [...pending]
      : [...pending.slice(0, NEWEST), ...pending.slice(NEWEST - MAX_WITH_DOCUMENT)];
  const oldestFirst = chosen.reverse();
  return new Set(oldestFirst.filter((_, at) => !isOptional || at % 3 !== 2));
}

/** Stores documents as uploads are stored: checked, encrypted, and under a lease until a record refers to them. */
export class BulkSampleDocuments {
  private readonly spool: SpoolFolder;
  private readonly checker: DocumentChecker;
  private readonly documents: DocumentStore;

  constructor(app: INestApplicationContext) {
    this.spool = app.get(SpoolFolder, { strict: false });
    this.checker = app.get(DocumentChecker, { strict: false });
    this.documents = app.get(DocumentStore, { strict: false });
  }

  /**
   * Stores the document and inserts the record that refers to it.
   * @returns false when the record already exists; then the document is not kept
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
      const { fileId, leasedUntil } = await this.documents.save(file, recordId);
      await insert({ document: { fileId, name: file.name, size: file.size, ...checked }, file });
      const isReferenced = await this.documents.claim({ fileId, recordId }, file, leasedUntil);
      if (!isReferenced) await this.documents.remove(fileId);
      return isReferenced;
    });
  }
}
