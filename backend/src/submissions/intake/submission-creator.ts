import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { AppError, busy } from '../../common/errors/app-error.js';
import { clientNetwork } from '../../common/http/client/client-ip.js';
import { duplicateKeyIndex } from '../../database/errors/database-errors.js';
import { DocumentChecker } from '../../documents/checks/document-checker.js';
import { DocumentStore } from '../../documents/store/document-store.js';
import type { SpooledFile } from '../../documents/upload/spooled-file.js';
import { auditEffect } from '../../effects/effects.js';
import type { PendingEffect } from '../../effects/pending-effect.js';
import { RateLimiter, type RateLimitRule } from '../../rate-limit/rate-limiter.js';
import { SubmissionEffects } from '../effects/submission-effects.js';
import { auditSubject } from '../record/record-origin.js';
import type { SubmissionContext, SubmissionIdentity, SubmissionKind } from '../record/submission-kind.js';
import type { StoredSubmission, SubmissionRecord, SubmittedDocument } from '../record/submission-record.js';
import { generateReference } from '../record/values/reference.js';
import { BodyHashes } from './body-hashes.js';
import { canonicalForm } from './canonical-form.js';
import type { SubmissionForm } from './dto/submission-form.js';
import { assertIdempotencyKey } from './idempotency.js';
import { type Untimed, withinTimeLimit } from './time-limit.js';

/** Attempts at a free reference; with 30 random bits even a second one is rare. */
const REFERENCES = 8;

/**
 * Refused files of a network. They do not count towards the limit of the form, and the limit on refused bodies misses
 * callers who hang up before the answer.
 */
const REFUSED_FILES: RateLimitRule = { name: 'file.refused', limit: 60, windowMs: 600_000 };

/** Errors of a new submission that a repeat of an accepted one does not get. */
const REFUSALS_OF_NEW: ReadonlySet<string> = new Set(['RATE_LIMITED', 'VALIDATION_FAILED']);

/** A submitted form. */
export interface Submission<F extends SubmissionForm = SubmissionForm> {
  form: F;
  file?: SpooledFile | undefined;
  context: SubmissionContext;
}

/** The answer to an accepted submission; the same for a repeat. */
export interface SubmissionReceipt {
  _id: string;
  reference: string;
  createdAt: Date;
}

/**
 * Stores a submission once, however often it is sent with the same key: concurrently, after a crash, from several
 * processes. The unique index on the key decides; everything before it can be repeated.
 */
@Injectable()
export class SubmissionCreator {
  /**
   * Running calls of this process by kind and key, so that concurrent repeats neither write files nor count towards
   * limits.
   */
  private readonly inFlight = new Map<string, Promise<unknown>>();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly documents: DocumentStore,
    private readonly effects: SubmissionEffects,
    private readonly hashes: BodyHashes,
    private readonly checker: DocumentChecker,
  ) {}

  /**
   * @throws AppError VALIDATION_FAILED for a malformed key or file, IDEMPOTENCY_MISMATCH when the key belongs to
   * other content, CONFLICT while the key's record is being erased, RATE_LIMITED when a new submission exceeds the
   * limit, UNAVAILABLE when it takes too long; a repeat is then treated as if it came to another process.
   * Repeats are never limited.
   */
  async createOnce<R extends SubmissionRecord, F extends SubmissionForm>(
    kind: SubmissionKind<R, F>,
    submission: Submission<F>,
  ): Promise<SubmissionReceipt> {
    const key = submission.context.idempotencyKey;
    if (key === undefined) return this.create(kind, submission, (work) => work());
    assertIdempotencyKey(key);
    const callKey = `${kind.referencePrefix} ${key}`;
    while (this.inFlight.has(callKey)) await this.inFlight.get(callKey)?.catch(() => undefined);
    const own = withinTimeLimit((untimed) =>
      submission.file
        ? this.createUnlessStored(kind, submission, key, untimed)
        : this.createOrRepeat(kind, submission, key, untimed),
    );
    this.inFlight.set(callKey, own);
    try {
      return await own;
    } finally {
      this.inFlight.delete(callKey);
    }
  }

  /** Checks for a repeat first, which costs less than storing a file for nothing. */
  private async createUnlessStored<R extends SubmissionRecord, F extends SubmissionForm>(
    kind: SubmissionKind<R, F>,
    submission: Submission<F>,
    key: string,
    untimed: Untimed,
  ): Promise<SubmissionReceipt> {
    const stored = await kind.store.findByIdempotencyKey(key);
    return stored === null ? this.create(kind, submission, untimed) : this.repeat(stored, submission);
  }

  /**
   * Checks for a repeat only if there may be one: most forms are sent once, and the index refuses a second record.
   */
  private async createOrRepeat<R extends SubmissionRecord, F extends SubmissionForm>(
    kind: SubmissionKind<R, F>,
    submission: Submission<F>,
    key: string,
    untimed: Untimed,
  ): Promise<SubmissionReceipt> {
    try {
      return await this.create(kind, submission, untimed);
    } catch (thrown) {
      if (!(thrown instanceof AppError) || !REFUSALS_OF_NEW.has(thrown.code)) throw thrown;
      const stored = await kind.store.findByIdempotencyKey(key);
      if (stored === null) throw thrown;
      return this.repeat(stored, submission);
    }
  }

  private async create<R extends SubmissionRecord, F extends SubmissionForm>(
    kind: SubmissionKind<R, F>,
    submission: Submission<F>,
    untimed: Untimed,
  ): Promise<SubmissionReceipt> {
    await kind.assertAcceptable(submission.form);
    const network = clientNetwork(submission.context.clientIp);
    const _id = new Types.ObjectId();
    const { stored, record } = await this.limiter.consumeFor(kind.limit, network, async () => {
      const stored = await this.store(kind, submission, _id, untimed);
      return { stored, record: await this.insert(kind, submission, { _id, document: stored?.document }) };
    });
    if (record === undefined) {
      // Another process was faster with the same key. Its record is the answer, and this file is not needed.
      if (stored) await this.documents.remove(stored.document.fileId);
      await this.limiter.refund(kind.limit, network);
      return this.existingReceipt(kind, submission);
    }
    await this.claim(record, submission, stored?.leasedUntil);
    this.effects.dispatchNow(kind, record._id, record);
    return receiptOf(record);
  }

  /** Checks the file and stores it, under a lease until a record refers to it. */
  private async store<R extends SubmissionRecord, F extends SubmissionForm>(
    { uploadRules }: SubmissionKind<R, F>,
    { file, context }: Submission<F>,
    recordId: Types.ObjectId,
    untimed: Untimed,
  ): Promise<{ document: SubmittedDocument; leasedUntil: Date } | undefined> {
    if (!file || !uploadRules) return undefined;
    const checked = await this.limiter.consumeOnRefusal(REFUSED_FILES, clientNetwork(context.clientIp), () =>
      untimed(() => this.checker.check(file, uploadRules)),
    );
    const { fileId, leasedUntil } = await this.documents.save(file, recordId);
    return { document: { fileId, name: file.name, size: file.size, ...checked }, leasedUntil };
  }

  /** The inserted record, or `undefined` when the key already exists. */
  private async insert<R extends SubmissionRecord, F extends SubmissionForm>(
    kind: SubmissionKind<R, F>,
    submission: Submission<F>,
    { _id, document }: Pick<SubmissionIdentity, '_id' | 'document'>,
  ): Promise<R | undefined> {
    const { form, context } = submission;
    const bodyHash = this.hashes.of(bodyOf(submission));
    const identity = { _id, createdAt: new Date(), bodyHash, document };
    for (let tried = 0; tried < REFERENCES; tried++) {
      const reference = generateReference(kind.referencePrefix);
      const record = kind.compose(form, { ...identity, reference }, context);
      record.pendingEffects.push(arrivalEntry(kind, record));
      try {
        await kind.store.insert(record);
        return record;
      } catch (error) {
        const index = duplicateKeyIndex(error);
        if (index === 'idempotency_key') return undefined;
        if (index !== 'reference') throw error;
      }
    }
    throw busy(1);
  }

  private async existingReceipt<R extends SubmissionRecord, F extends SubmissionForm>(
    kind: SubmissionKind<R, F>,
    submission: Submission<F>,
  ): Promise<SubmissionReceipt> {
    const winner = await kind.store.findByIdempotencyKey(submission.context.idempotencyKey ?? '');
    if (winner !== null) return this.repeat(winner, submission);
    // Only a concurrent erasure can have deleted it.
    throw beingErased();
  }

  private async repeat(stored: StoredSubmission, submission: Submission): Promise<SubmissionReceipt> {
    if (stored.erasing) throw beingErased();
    if (!this.hashes.matches(bodyOf(submission), stored.bodyHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
    // The first call may have been interrupted between record and claim; this one has the same bytes.
    await this.claim(stored, submission);
    return receiptOf(stored);
  }

  private async claim(
    { _id: recordId, document }: Pick<SubmissionRecord, '_id' | 'document'>,
    { file }: Submission,
    leasedUntil?: Date,
  ): Promise<void> {
    if (!document || !file) return;
    const { fileId } = document;
    if (!(await this.documents.claim({ fileId, recordId }, file, leasedUntil))) throw beingErased();
  }
}

/** The audit entry of the submission; notifications are derived from it. */
function arrivalEntry<R extends SubmissionRecord>(kind: SubmissionKind<R>, record: R): PendingEffect {
  return auditEffect(`${record._id.toHexString()}:received:audit`, record.createdAt, {
    ...auditSubject(kind, record, { actor: null }),
    action: `${kind.auditPrefix}.received`,
    ...(record.suspect && { after: { suspect: true } }),
  });
}

/** The submission as one text, for recognising repeats. */
function bodyOf({ form, file }: Submission): string {
  return canonicalForm(form, file && { [file.field]: file });
}

function beingErased(): AppError {
  return new AppError('CONFLICT', 'This submission is being erased. Please try again in a moment.');
}

function receiptOf(record: Pick<SubmissionRecord, '_id' | 'reference' | 'createdAt'>): SubmissionReceipt {
  return { _id: record._id.toHexString(), reference: record.reference, createdAt: record.createdAt };
}
