import { Schema, type Types } from 'mongoose';
import type { AuditActor } from './audit-actor.js';

/** The record something was done to, e.g. `{ kind: 'factory-application', id, reference: 'FA-7K3M9Q' }`. */
export interface AuditSubject {
  kind: string;
  id: string;
  /** Deleted when the record is erased. */
  reference?: string;
}

/**
 * An entry of the audit log. Entries are never deleted; personal parts are removed when the record is erased. Each
 * holds the hash of the previous one (`audit-chain.ts`); entries older than the chain have neither position nor hash.
 */
export interface AuditEntry {
  _id: Types.ObjectId;
  /** Its position in the chain, from 1, without gaps. */
  position?: number;
  /** Hash of the previous entry; empty in the first. SHA-256 in base64url, like all hashes here. */
  previousHash?: string;
  hash?: string;
  /**
   * Represents the personal part in the hash: `digest` is made from that and `salt`, and both the part and the salt
   * are deleted on erasure.
   */
  personal?: { digest: string; salt?: string };
  /** Makes writing idempotent: no two entries have the same key. */
  key?: string;
  /** Dotted words: `admin.login`, `application.status_changed`. */
  action: string;
  /** null: nobody was signed in (a failed login, the command line, the server itself). */
  actor: AuditActor | null;
  subject?: AuditSubject;
  at: Date;
  /** The caller's IP address, or a name outside of requests (`command line`). */
  from?: string;
  /** The changed values before, without secrets. */
  before?: Record<string, unknown>;
  /** The changed values after, without secrets. */
  after?: Record<string, unknown>;
  /** Other details, without secrets. */
  detail?: Record<string, unknown>;
}

export const AUDIT_ENTRY = 'AuditEntry';
/** Unique index of the keys. */
export const ENTRY_KEY_INDEX = 'audit_entries_key';
/** Unique index of the positions. */
export const CHAIN_INDEX = 'audit_entries_chain';
/** Filter for entries with a position in the chain. */
export const IN_CHAIN = { position: { $gt: 0 } };

const text = { type: String, required: true };
export const actorSchema = new Schema<AuditActor>(
  { adminId: text, email: text },
  { _id: false, strict: 'throw' },
);
// `id` is a field here, not mongoose's virtual one.
const subjectSchema = new Schema<AuditSubject>(
  { kind: text, id: text, reference: String },
  { _id: false, id: false, strict: 'throw' },
);

const personalSchema = new Schema<NonNullable<AuditEntry['personal']>>(
  { digest: text, salt: String },
  { _id: false, strict: 'throw' },
);

export const auditEntrySchema = new Schema<AuditEntry>(
  {
    position: Number,
    previousHash: String,
    hash: String,
    personal: { type: personalSchema },
    key: String,
    action: text,
    actor: { type: actorSchema, default: null },
    subject: { type: subjectSchema },
    at: { type: Date, required: true },
    from: String,
    before: Object,
    after: Object,
    detail: Object,
  },
  { collection: 'audit_entries', versionKey: false, strict: 'throw' },
);

/** Indexes for reading the log newest first, by filter. */
export const READ_INDEXES = {
  actionOnRecord: 'audit_entries_of_subject_and_action',
  record: 'audit_entries_of_subject',
  reference: 'audit_entries_of_reference',
  person: 'audit_entries_of_person',
  action: 'audit_entries_of_action',
  kind: 'audit_entries_of_kind',
  all: 'audit_entries_newest',
} as const;

const newestFirst = { at: -1, _id: -1 } as const;
auditEntrySchema.index(
  { 'subject.kind': 1, 'subject.id': 1, action: 1, ...newestFirst },
  { name: READ_INDEXES.actionOnRecord },
);
auditEntrySchema.index({ 'subject.kind': 1, 'subject.id': 1, ...newestFirst }, { name: READ_INDEXES.record });
auditEntrySchema.index({ 'subject.reference': 1, ...newestFirst }, { name: READ_INDEXES.reference });
auditEntrySchema.index({ 'actor.adminId': 1, ...newestFirst }, { name: READ_INDEXES.person });
auditEntrySchema.index({ action: 1, ...newestFirst }, { name: READ_INDEXES.action });
auditEntrySchema.index({ 'subject.kind': 1, ...newestFirst }, { name: READ_INDEXES.kind });
auditEntrySchema.index(newestFirst, { name: READ_INDEXES.all });
auditEntrySchema.index(
  { key: 1 },
  { name: ENTRY_KEY_INDEX, unique: true, partialFilterExpression: { key: { $type: 'string' } } },
);
// Unique, so that two processes that append after the same entry notice.
auditEntrySchema.index(
  { position: 1 },
  { name: CHAIN_INDEX, unique: true, partialFilterExpression: IN_CHAIN },
);

// Only `updateMany` is allowed, for erasing personal parts; saved entries are never saved again.
auditEntrySchema.pre(
  [
    'deleteMany',
    'deleteOne',
    'findOneAndDelete',
    'findOneAndReplace',
    'findOneAndUpdate',
    'replaceOne',
    'updateOne',
  ],
  { document: true, query: true },
  refuse,
);
auditEntrySchema.pre('save', function () {
  if (!this.isNew) refuse();
});

function refuse(): never {
  throw new Error('Entries of the audit log are added, and neither changed nor removed.');
}
