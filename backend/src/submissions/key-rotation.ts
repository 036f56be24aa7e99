import { Injectable } from '@nestjs/common';
import { RewrapTally } from '../crypto/rewrap-tally.js';
import { DocumentStore } from '../documents/store/document-store.js';
import type { SubmissionKind } from './record/submission-kind.js';
import { SubmissionKinds } from './record/submission-kinds.js';
import type { SubmissionRecord } from './record/submission-record.js';

/** Records per batch. */
const BATCH = 200;

export class RecordRewrapTally extends RewrapTally {
  /** Number of records processed. */
  records = 0;
  /** Number of files that still need other keys. */
  left = 0;
}

/**
 * Reseals everything that records keep sealed with the current data key, so that older ones can be dropped. Each step
 * is one conditional write of one document that recognises what is already done: it can be interrupted at any time
 * and run again, even while servers are running.
 */
@Injectable()
export class KeyRotation {
  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly documents: DocumentStore,
  ) {}

  /** @param onProgress called after each batch with the number of records processed so far */
  async run(onProgress: (kind: string, records: number) => void): Promise<RecordRewrapTally> {
    const result = new RecordRewrapTally();
    for (const kind of this.kinds.all()) {
      let batch = await kind.store.findAfter(undefined, BATCH);
      for (let seen = 0; batch.length > 0; batch = await kind.store.findAfter(batch.at(-1)?._id, BATCH)) {
        for (const record of batch) await this.rewrap(kind, record, result);
        seen += batch.length;
        onProgress(kind.subject, seen);
      }
    }
    // Whoever has a key quickly finds a PAN from its hash. Records under a lost key are found by such hashes only.
    if (result.unreadable.size === 0) for (const kind of this.kinds.all()) await kind.removeFormerHashes();
    result.left = await this.documents.countUnderOtherKeys();
    return result;
  }

  private async rewrap(
    kind: SubmissionKind,
    record: SubmissionRecord,
    result: RecordRewrapTally,
  ): Promise<void> {
    result.records += 1;
    const { _id: recordId, document, reference } = record;
    // Each on its own: a file that cannot be opened does not keep the PAN beside it under the older key.
    if (document)
      await result.attempt(reference, () => this.documents.rewrap({ fileId: document.fileId, recordId }));
    await result.attempt(reference, () => kind.rewrap(record));
  }
}
