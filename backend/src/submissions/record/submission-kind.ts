import type { Types } from 'mongoose';
import type { PermissionName } from '../../common/access/access.decorators.js';
import type { UploadRules } from '../../documents/upload-rules.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { OutgoingMail } from '../../mail/outbox/outbox.js';
import type { RateLimitRule } from '../../rate-limit/rate-limiter.js';
import type { LegalHold } from './legal-hold.js';
import type { StatusRules } from './status-rules.js';
import type { SubmissionStore } from './store/submission-store.js';
import type { HistoryEntry, SubmissionRecord, SubmittedDocument } from './submission-record.js';
import type { ReferencePrefix } from './values/reference.js';
import type { SubmissionLocale } from './values/submission-locale.js';

/** What a request says beside the form itself. */
export interface SubmissionContext {
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | undefined;
  /** The language that the sender wants to be answered in. */
  locale: SubmissionLocale;
  /** The caller's IP address. */
  clientIp: string;
  /** Unique for each call, so that a call knows what it wrote from what another one with the same key wrote. */
  callId: string;
}

/** What a record cannot know from the form. */
export interface SubmissionIdentity {
  _id: Types.ObjectId;
  reference: string;
  createdAt: Date;
  /** Of what was submitted, keyed. */
  bodyHash: string;
  document?: SubmittedDocument;
}

/** Something that the person behind a record may do with it without an administrator. */
export interface SelfServiceAction<S extends string = string> {
  /** Where it brings the record. The rules of the kind still decide whether it may go there. */
  status: S;
  /** What is answered when it is done. */
  message: string;
}

/**
 * What distinguishes one kind of submission from the others in the code that all of them share. Each feature provides
 * its own; `SubmissionKinds` finds them.
 */
export abstract class SubmissionKind<
  R extends SubmissionRecord = SubmissionRecord,
  F extends object = object,
> {
  /** What the audit log calls such a record: `factory-application`. */
  abstract readonly subject: string;
  /** First word of its actions in the audit log: `application`. */
  abstract readonly auditPrefix: string;
  /** First two letters of its references; no two kinds have the same. */
  abstract readonly referencePrefix: ReferencePrefix;
  /** What an administrator must hold to see such a record and its file. */
  abstract readonly readPermission: PermissionName;
  /** Where the console shows such records, below `/admin`: `applications`. */
  abstract readonly consolePath: string;
  /** Its file is for those only who hold one of these; for everyone who may read the record when it is left out. */
  readonly documentPermissions?: readonly PermissionName[];
  /**
   * How many of its files one account may open before each further one takes a proof of who is there; any number when it is
   * left out.
   */
  readonly openingsWithoutProof?: RateLimitRule;
  /** How often one network may submit. */
  abstract readonly limit: RateLimitRule;
  abstract readonly rules: StatusRules<R['status']>;
  abstract readonly store: SubmissionStore<R>;
  /** What its file may be; absent when none can be sent along. */
  readonly uploadRules?: UploadRules;
  /** What the person behind the record may do with it, beside having it erased, by the name the API has for it. */
  abstract readonly selfServiceActions: Readonly<Record<string, SelfServiceAction<R['status']>>>;
  /**
   * When a law asks for the record, as it does for members and for payments: then the office decides what can be erased,
   * not the person with the code alone.
   */
  readonly legalHold?: LegalHold;
  /** What the person sent and may see again, by the names the API has for it: no PAN, no identity proof. */
  abstract readonly sentFields: readonly string[];

  /** The record of a new submission, pending effects included. Called again with another reference after a collision. */
  abstract compose(form: F, identity: SubmissionIdentity, context: SubmissionContext): R;

  /** Composes a mail that is due; `undefined` when the record has no address to send it to. */
  abstract composeMail(record: R, effect: MailEffect): OutgoingMail | undefined;

  /** Where the person behind the record is written to, if they said. */
  abstract emailOf(record: R): string | undefined;

  /** Whose record it is and where they are, as somebody would look for it. */
  abstract labelOf(record: R): { name: string; place?: string };

  /** What the person is shown of it beside its status: plain values by the names the API has for them. */
  publicFields(_record: R): Record<string, string | number> {
    return {};
  }

  /** Fields that follow from the history, written together with its next entry; those that are undefined go. */
  fieldsAfter(_record: R, _entry: HistoryEntry<R['status']>): Record<string, unknown> {
    return {};
  }

  /** The key, among its search keys, of what has become of it, by which lists look it up; none unless a kind has one. */
  outcomeKey(_record: R): string | undefined {
    return undefined;
  }

  /**
   * Removes what is kept because of a record in collections of the feature's own, before the record goes, and once more when
   * it is gone. Idempotent.
   */
  async removeBelongings(_id: Types.ObjectId): Promise<void> {}

  /** Seals anew what the record keeps sealed besides its file; idempotent. @returns whether there was something to do */
  async rewrap(_record: R): Promise<boolean> {
    return false;
  }
}
