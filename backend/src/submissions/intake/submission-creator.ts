import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { AppError, busy, fieldError } from '../../common/errors/app-error.js';
import { clientNetwork } from '../../common/http/client-address.js';
import { takenIndex } from '../../database/database-errors.js';
import { DocumentChecks } from '../../documents/checks/document-checks.js';
import { DocumentStore } from '../../documents/store/document-store.js';
import type { SpooledFile } from '../../documents/upload/spooled-file.js';
import { RateLimiter } from '../../rate-limit/rate-limiter.js';
import { SubmissionEffects } from '../effects/submission-effects.js';
import { drawReference } from '../record/reference.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import type { SubmissionRecord, SubmittedDocument } from '../record/submission-record.js';
import type { StoredSubmission } from '../record/submission-store.js';
import { BodyHashes } from './body-hashes.js';
import { isIdempotencyKey } from './idempotency.js';

/** References drawn before giving up; with 30 random bits even the second is rare. */
const DRAWS = 8;

/** What a record cannot know from the form. */
export interface SubmissionIdentity {
  _id: Types.ObjectId;
  reference: string;
  createdAt: Date;
  /** Of what was submitted, keyed. */
  bodyHash: string;
  document?: SubmittedDocument;
}

export interface SubmissionAttempt<R extends SubmissionRecord> {
  /** The `Idempotency-Key` header, if the client sent one. */
  idempotencyKey: string | undefined;
  /** Everything submitted, as `canonicalForm` makes it. */
  body: string;
  file: SpooledFile | undefined;
  /** Network address of the client. */
  from: string;
  /** The complete record, pending effects included. Called again with another reference after a collision. */
  compose(identity: SubmissionIdentity): R;
}

/** What the sender of an accepted submission is told; the same again for a repeat. */
export interface SubmissionReceipt {
  _id: string;
  reference: string;
  createdAt: Date;
}

/**
 * Stores a submission once, however often it is sent with the same key: parallel, after a crash, from several
 * processes. The unique index on the key decides; everything before it can be repeated.
 */
@Injectable()
export class SubmissionCreator {
  /** Calls under way in this process by kind and key, so that parallel repeats neither write files nor use up limits. */
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(
    private readonly limiter: RateLimiter,
    private readonly documents: DocumentStore,
    private readonly effects: SubmissionEffects,
    private readonly hashes: BodyHashes,
    private readonly checks: DocumentChecks,
  ) {}

  /**
   * @throws AppError VALIDATION_FAILED for a malformed key or file, IDEMPOTENCY_MISMATCH when the key belongs to other
   * content, CONFLICT while the key's record is being erased, RATE_LIMITED when a new submission is one too many.
   * Repeats are never limited.
   */
  async createOnce<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    attempt: SubmissionAttempt<R>,
  ): Promise<SubmissionReceipt> {
    const key = attempt.idempotencyKey;
    if (key === undefined) return this.create(kind, attempt);
    if (!isIdempotencyKey(key)) {
      throw fieldError('Idempotency-Key', 'Idempotency-Key must be 8 to 128 letters, digits or . _ : ~ -');
    }
    const turn = `${kind.prefix} ${key}`;
    while (this.underWay.has(turn)) await this.underWay.get(turn)?.catch(() => undefined);
    const own = this.createUnlessThere(kind, attempt, key);
    this.underWay.set(turn, own);
    try {
      return await own;
    } finally {
      this.underWay.delete(turn);
    }
  }

  private async createUnlessThere<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    attempt: SubmissionAttempt<R>,
    key: string,
  ): Promise<SubmissionReceipt> {
    const stored = await kind.store.findByIdempotencyKey(key);
    return stored === null ? this.create(kind, attempt) : this.repeat(stored, attempt);
  }

  private async create<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    attempt: SubmissionAttempt<R>,
  ): Promise<SubmissionReceipt> {
    const network = clientNetwork(attempt.from);
    await this.limiter.consume(kind.limit, network);
    const _id = new Types.ObjectId();
    const document = await this.store(kind, attempt, _id);
    const record = await this.insert(kind, attempt, { _id, document });
    if (record === undefined) {
      // Another process was faster with the same key. Its record is the answer; this file belongs to nobody.
      if (document) await this.documents.remove(document.fileId);
      await this.limiter.refund(kind.limit, network);
      return this.winnersReceipt(kind, attempt);
    }
    await this.claim(record, attempt);
    this.effects.dispatchNow(kind, record._id);
    return receiptOf(record);
  }

  /** Checks the file and writes it, under a lease until a record names it. */
  private async store<R extends SubmissionRecord>(
    { documentKind }: SubmissionKind<R>,
    { file }: SubmissionAttempt<R>,
    recordId: Types.ObjectId,
  ): Promise<SubmittedDocument | undefined> {
    if (!file || !documentKind) return undefined;
    const checked = await this.checks.check(file, documentKind);
    const fileId = await this.documents.save(file, recordId);
    return { fileId, name: file.name, size: file.size, ...checked };
  }

  /** The inserted record, or `undefined` when the key was already taken. */
  private async insert<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    attempt: SubmissionAttempt<R>,
    { _id, document }: Pick<SubmissionIdentity, '_id' | 'document'>,
  ): Promise<R | undefined> {
    const bodyHash = this.hashes.of(attempt.body);
    const identity = { _id, createdAt: new Date(), bodyHash, document };
    for (let draw = 0; draw < DRAWS; draw++) {
      const record = attempt.compose({ ...identity, reference: drawReference(kind.prefix) });
      try {
        await kind.store.insert(record);
        return record;
      } catch (error) {
        const index = takenIndex(error);
        if (index === 'idempotency_key') return undefined;
        if (index !== 'reference') throw error;
      }
    }
    throw busy(1);
  }

  private async winnersReceipt<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    attempt: SubmissionAttempt<R>,
  ): Promise<SubmissionReceipt> {
    const winner = await kind.store.findByIdempotencyKey(attempt.idempotencyKey ?? '');
    if (winner !== null) return this.repeat(winner, attempt);
    // Only an erasure in this very moment can have removed it.
    throw beingErased();
  }

  private async repeat<R extends SubmissionRecord>(
    stored: StoredSubmission,
    attempt: SubmissionAttempt<R>,
  ): Promise<SubmissionReceipt> {
    if (stored.erasing) throw beingErased();
    if (!this.hashes.matches(attempt.body, stored.bodyHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
    // The first call may have died between record and claim; this one carries the same bytes.
    await this.claim(stored, attempt);
    return receiptOf(stored);
  }

  private async claim<R extends SubmissionRecord>(
    { _id: recordId, document }: Pick<SubmissionRecord, '_id' | 'document'>,
    { file }: SubmissionAttempt<R>,
  ): Promise<void> {
    if (!document || !file) return;
    const { fileId } = document;
    if (!(await this.documents.claim({ fileId, recordId }, file))) throw beingErased();
  }
}

function beingErased(): AppError {
  return new AppError('CONFLICT', 'This submission is being erased. Please try again in a moment.');
}

function receiptOf(record: Pick<SubmissionRecord, '_id' | 'reference' | 'createdAt'>): SubmissionReceipt {
  return { _id: record._id.toHexString(), reference: record.reference, createdAt: record.createdAt };
}
