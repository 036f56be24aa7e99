import type { Types } from 'mongoose';
import type { PermissionName } from '../../common/access/access.decorators.js';
import type { UploadRules } from '../../documents/upload-rules.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { OutgoingMail } from '../../mail/outbox/outbox.js';
import type { MailTemplate } from '../../mail/templates/mail-template.js';
import type { RateLimitRule } from '../../rate-limit/rate-limiter.js';
import { isOnLegalHold, type LegalHold } from './legal-hold.js';
import type { StatusRules } from './status-rules.js';
import type { SubmissionStore } from './store/submission-store.js';
import type { HistoryEntry, SubmissionRecord, SubmittedDocument } from './submission-record.js';
import type { ReferencePrefix } from './values/reference.js';
import type { SubmissionLocale } from './values/submission-locale.js';

/** What a request contains besides the form. */
export interface SubmissionContext {
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | undefined;
  /** The sender's language. */
  locale: SubmissionLocale;
  /** The caller's IP address. */
  clientIp: string;
  /** Unique per call, so that a call can tell its own writes from those of another call with the same key. */
  callId: string;
}

/** The fields of a record that do not come from the form. */
export interface SubmissionIdentity {
  _id: Types.ObjectId;
  reference: string;
  createdAt: Date;
  /** Keyed hash of the submission. */
  bodyHash: string;
  document?: SubmittedDocument;
}

/** A change that the person behind a record can make without an administrator. */
export interface SelfServiceAction<S extends string = string> {
  /** The resulting status. The rules of the kind still decide whether the transition is allowed. */
  status: S;
  /** The message when it is done. */
  message: string;
}

/** Why a record has to be kept: the law requires it, or a payment is in progress. */
export const KEEP_REASONS = ['law', 'payment'] as const;
export type KeepReason = (typeof KEEP_REASONS)[number];

/**
 * The differences between the kinds of submission, for the code that they share. Each feature provides its own;
 * `SubmissionKinds` finds them.
 */
export abstract class SubmissionKind<
  R extends SubmissionRecord = SubmissionRecord,
  F extends object = object,
> {
  /** Its audit subject: `factory-application`. */
  abstract readonly subject: string;
  /** Prefix of its audit actions: `application`. */
  abstract readonly auditPrefix: string;
  /** The first two letters of its references; unique among the kinds. */
  abstract readonly referencePrefix: ReferencePrefix;
  /** The permission to see such a record and its file. */
  abstract readonly readPermission: PermissionName;
  /** Path of the console's list, below `/admin`: `applications`. */
  abstract readonly consolePath: string;
  /** Permissions for its file, any of which is enough; absent: everyone who may read the record. */
  readonly documentPermissions?: readonly PermissionName[];
  /**
   * How many of its files an account may open before each further one requires a recent proof; absent: any number.
   */
  readonly openingsWithoutProof?: RateLimitRule;
  /** Submissions allowed per network. */
  abstract readonly limit: RateLimitRule;
  abstract readonly rules: StatusRules<R['status']>;
  abstract readonly store: SubmissionStore<R>;
  /** The rules for its file; absent when it cannot have one. */
  readonly uploadRules?: UploadRules;
  /** The changes that the person behind the record can make, besides erasing it, by API name. */
  abstract readonly selfServiceActions: Readonly<Record<string, SelfServiceAction<R['status']>>>;
  /**
   * When the record is under legal hold, as for members and payments: then only the office can decide to erase it,
   * not the person with the code.
   */
  readonly legalHold?: LegalHold;
  /** The submitted fields that the person may see again, by API name: no PAN, no identity proof. */
  abstract readonly sentFields: readonly string[];

  /**
   * Refuses a form by prices or by rules of the site configuration, which may change at any time: they apply to new
   * submissions, not to the repeat of an accepted one. @throws AppError VALIDATION_FAILED
   */
  async assertAcceptable(_form: F): Promise<void> {}

  /**
   * The record of a new submission with its pending effects. Called again with another reference after a collision.
   */
  abstract compose(form: F, identity: SubmissionIdentity, context: SubmissionContext): R;

  /** Composes a due mail; `undefined` when the record has no address. */
  abstract composeMail(record: R, effect: MailEffect): OutgoingMail | undefined;

  /**
   * The params of a mail that was delayed or given up, as far as they have changed since it was composed, with undefined
   * ones to be removed; `undefined` when what it says no longer holds.
   */
  changedMailParams(
    _record: R,
    _mail: { key: string; template: MailTemplate },
  ): Record<string, unknown> | undefined {
    return {};
  }

  /** The e-mail address of the person behind the record, if given. */
  abstract emailOf(record: R): string | undefined;

  /** The name and place by which a record is searched for. */
  abstract labelOf(record: R): { name: string; place?: string };

  /** Further values for the person behind the record besides its status: plain values by API name. */
  publicFields(_record: R): Record<string, string | number> {
    return {};
  }

  /** Why the person behind the record cannot have it erased now; undefined when they can. */
  keptFor(record: R, _now: Date): KeepReason | undefined {
    return isOnLegalHold(record, this.legalHold) ? 'law' : undefined;
  }

  /** What has to be refunded once the record is erased, in rupees. */
  refundAfterErasure(_record: R): number {
    return 0;
  }

  /** Fields derived from the history, written together with its next entry; undefined ones are removed. */
  fieldsAfter(_record: R, _entry: HistoryEntry<R['status']>): Record<string, unknown> {
    return {};
  }

  /** Further details for the audit entry of a status change, from the record before and after it. */
  changeDetail(_before: R, _after: R): Record<string, unknown> | undefined {
    return undefined;
  }

  /** The search key for the record's outcome; none by default. */
  outcomeKey(_record: R): string | undefined {
    return undefined;
  }

  /**
   * Deletes what the feature's own collections contain about a record, before the record is deleted and once more
   * afterwards. Idempotent.
   */
  async removeBelongings(_id: Types.ObjectId): Promise<void> {}

  /** Reseals what the record keeps sealed besides its file; idempotent. @returns whether there was something to do */
  async rewrap(_record: R): Promise<boolean> {
    return false;
  }

  /** Removes hashes under older keys, once nothing is sealed with those any more. Idempotent. */
  async removeFormerHashes(): Promise<void> {}
}
