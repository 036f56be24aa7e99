import type { PermissionName } from '../../common/access/access.decorators.js';
import type { DocumentKind } from '../../documents/document-kind.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { MailOrder } from '../../mail/outbox.js';
import type { RateLimitRule } from '../../rate-limit/rate-limiter.js';
import type { KeptByLaw } from './kept-by-law.js';
import type { OwnSteps } from './own-steps.js';
import type { ReferencePrefix } from './reference.js';
import type { StatusRules } from './status-rules.js';
import type { SubmissionRecord } from './submission-record.js';
import type { SubmissionStore } from './submission-store.js';

/** What distinguishes one kind of submission from the others in the code that all of them share. */
export interface SubmissionKind<R extends SubmissionRecord = SubmissionRecord> {
  /** What the audit log calls such a record: `factory-application`. */
  subject: string;
  /** First word of its actions in the audit log: `application`. */
  actions: string;
  prefix: ReferencePrefix;
  /** What an administrator must hold to see such a record and its file. */
  readPermission: PermissionName;
  /** Its file is for those only who hold one of these; for everyone who may read the record when it is left out. */
  documentPermissions?: readonly PermissionName[];
  /** How often one network address may submit. */
  limit: RateLimitRule;
  rules: StatusRules<R['status']>;
  store: SubmissionStore<R>;
  /** What its file may be; absent when none can be sent along. */
  documentKind?: DocumentKind;
  /** Where the person behind the record is written to, if they said. */
  emailOf(record: R): string | undefined;
  /** What they may do with the record themselves, beside having it erased. */
  ownSteps: OwnSteps<R['status']>;
  /**
   * When a law asks for the record, as it does for members and for payments: then the office decides what can be erased,
   * not the person with the code alone.
   */
  keptByLaw?: KeptByLaw;
  /** What they sent and may see again, by the names the API has for it: no PAN, no papers. */
  sentFields: readonly (keyof R & string)[];
  /** What they are shown of it beside its status: plain values by the names the API has for them. */
  ownFacts?(record: R): Record<string, string | number>;
  /** Brings a mail that is due into words; `undefined` when the record has no address to send it to. */
  composeMail(record: R, effect: MailEffect): MailOrder | undefined;
  /** Seals anew what the record keeps sealed besides its file; repeatable. @returns whether there was something to do */
  rewrap?(record: R): Promise<boolean>;
}
