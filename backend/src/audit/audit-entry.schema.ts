import { Schema, type Types } from 'mongoose';
import type { AuditActor } from './audit-actor.js';

/** The record something was done to, e.g. `{ kind: 'factory-application', id, reference: 'FA-7K3M9Q' }`. */
export interface AuditSubject {
  kind: string;
  id: string;
  /** Gone once the record is erased. */
  reference?: string;
}

/** One entry of the audit log. None is removed; what may tell of a person goes when the record is erased. */
export interface AuditEntry {
  _id: Types.ObjectId;
  /** Makes writing repeatable: two entries never share one. */
  key?: string;
  /** Dotted words: `admin.login`, `application.status_changed`. */
  action: string;
  /** null: nobody signed in (a failed login, the command line, the server itself). */
  actor: AuditActor | null;
  subject?: AuditSubject;
  at: Date;
  /** The caller's network address, or what stands for one (`command line`). */
  from?: string;
  /** What changed, as it was; without secrets. */
  before?: Record<string, unknown>;
  /** What changed, as it is now; without secrets. */
  after?: Record<string, unknown>;
  /** Whatever else explains the entry; without secrets. */
  detail?: Record<string, unknown>;
}

export const AUDIT_ENTRY = 'AuditEntry';

const text = { type: String, required: true };
const actorSchema = new Schema<AuditActor>({ adminId: text, email: text }, { _id: false, strict: 'throw' });
// `id` is a field here, not mongoose's virtual one.
const subjectSchema = new Schema<AuditSubject>(
  { kind: text, id: text, reference: String },
  { _id: false, id: false, strict: 'throw' },
);

export const auditEntrySchema = new Schema<AuditEntry>(
  {
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

auditEntrySchema.index({ at: -1, _id: -1 }, { name: 'audit_entries_newest' });
auditEntrySchema.index(
  { 'subject.kind': 1, 'subject.id': 1, at: -1, _id: -1 },
  { name: 'audit_entries_of_subject' },
);
auditEntrySchema.index(
  { key: 1 },
  { name: 'audit_entries_key', unique: true, partialFilterExpression: { key: { $type: 'string' } } },
);
