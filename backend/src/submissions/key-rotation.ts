import { Injectable } from '@nestjs/common';
import { MissingKeyError } from '../crypto/key-ring.js';
import { DocumentStore } from '../documents/store/document-store.js';
import type { SubmissionKind } from './record/submission-kind.js';
import { SubmissionKinds } from './record/submission-kinds.js';
import type { SubmissionRecord } from './record/submission-record.js';

/** Records looked at in one go. */
const BATCH = 200;

export interface RewrapResult {
  /** Records looked at. */
  records: number;
  /** Files and secrets that were sealed anew. */
  rewrapped: number;
  /** References of records whose key is not configured any more; they stay as they are. */
  unreadable: string[];
  /** Files that other keys are still needed for. */
  left: number;
}

/**
 * Seals everything that records keep sealed with the current data key, so that older ones can go. Each step is one
 * conditional write of one document, which finds what is done already: it can be broken off at any moment and run again,
 * beside running servers too.
 */
@Injectable()
export class KeyRotation {
  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly documents: DocumentStore,
  ) {}

  /** @param onProgress called after each batch with the number of records looked at so far */
  async run(onProgress: (kind: string, records: number) => void): Promise<RewrapResult> {
    const result: RewrapResult = { records: 0, rewrapped: 0, unreadable: [], left: 0 };
    for (const kind of this.kinds.all()) {
      let batch = await kind.store.findAfter(undefined, BATCH);
      for (let seen = 0; batch.length > 0; batch = await kind.store.findAfter(batch.at(-1)?._id, BATCH)) {
        for (const record of batch) await this.rewrap(kind, record, result);
        seen += batch.length;
        onProgress(kind.subject, seen);
      }
    }
    result.left = await this.documents.countUnderOtherKeys();
    return result;
  }

  private async rewrap(kind: SubmissionKind, record: SubmissionRecord, result: RewrapResult): Promise<void> {
    result.records += 1;
    const { _id: recordId, document, reference } = record;
    try {
      if (document && (await this.documents.rewrap({ fileId: document.fileId, recordId })))
        result.rewrapped += 1;
      if (await kind.rewrap(record)) result.rewrapped += 1;
    } catch (thrown) {
      if (!(thrown instanceof MissingKeyError)) throw thrown;
      result.unreadable.push(reference);
    }
  }
}
