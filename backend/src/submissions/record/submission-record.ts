import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { AuditActor } from '../../audit/audit-actor.js';
import type { DocumentType } from '../../documents/upload-rules.js';
import { PENDING_EFFECTS, type PendingEffect } from '../../effects/pending-effect.js';
import type { OutcomeKeyChange } from './store/outcome-key.js';
import { LOCALES, type SubmissionLocale } from './values/submission-locale.js';

/** One state the record was brought to. Without `by` it was the person behind it; the first entry is its arrival. */
export interface HistoryEntry<S extends string = string> {
  status: S;
  at: Date;
  by?: AuditActor;
  /** What the reviewer wrote; the applicant may read it. */
  reason?: string;
  /** It took the entry before it back before anybody was told of that one. */
  undo?: true;
}

/** An account of the office as a record keeps it: its address is shown also when the account is gone. */
export type NamedAccount = AuditActor;

/** For how long a note can be taken back, in minutes. */
export const NOTE_MINUTES = 10;

/** What somebody of the office wrote about a record, for the office alone. */
export interface OfficeNote {
  _id: Types.ObjectId;
  by: NamedAccount;
  at: Date;
  text: string;
  /** Colleagues that the text named, who were told by mail. */
  mentions: NamedAccount[];
}

/** The field that says who looks after a record, as queries and indexes name it. */
export const ASSIGNEE_FIELD = 'assignee.adminId';

/** What the person agreed to when sending the form. */
export interface Consent {
  /** Version of the privacy notice that was shown; absent when the client did not say. */
  version?: string;
  /** Version of the terms, where the form asks to agree to them. */
  termsVersion?: string;
  at: Date;
  locale: SubmissionLocale;
}

/** The file that came with a submission. */
export interface SubmittedDocument {
  /** In the document store. */
  fileId: Types.ObjectId;
  /** As the sender called it. */
  name: string;
  /** In bytes. */
  size: number;
  type: DocumentType;
  /** Media type the checks found. */
  contentType: string;
}

/** What the four kinds of public submission have in common. */
export interface SubmissionRecord<S extends string = string> {
  _id: Types.ObjectId;
  reference: string;
  idempotencyKey?: string;
  /** Keyed hash of what was submitted, to know a repeat by. */
  bodyHash: string;
  locale: SubmissionLocale;
  consent?: Consent;
  document?: SubmittedDocument;
  suspect: boolean;
  status: S;
  /** Counts status changes; a change is written only over the revision that was read. */
  revision: number;
  history: HistoryEntry<S>[];
  /** Oldest first; absent until there is one. */
  notes?: OfficeNote[];
  /** Who of the office looks after it; absent while nobody does. */
  assignee?: NamedAccount;
  /** Who put it into those hands, or into nobody's, and when; absent while it never changed hands. */
  assignment?: { by: NamedAccount; at: Date };
  pendingEffects: PendingEffect[];
  /** It is being erased: nobody sees it any more, and of its effects only entries of the audit log are carried out. */
  erasing?: true;
  searchKeys: string[];
  searchText: string;
  nameKey: string;
  createdAt: Date;
}

/** What a repeated call needs of the record its key already made. */
export type StoredSubmission = Pick<
  SubmissionRecord,
  '_id' | 'reference' | 'bodyHash' | 'document' | 'createdAt' | 'erasing'
>;

/** One status change, as it is written. */
export interface StatusChange {
  entry: HistoryEntry;
  effects: PendingEffect[];
  /** What becomes of the suspect mark. */
  suspect: boolean;
  /** Keys of effects that must all still be pending, for the change to be an undo. */
  whilePending: readonly string[];
  /** What else of the record follows from its new history; what is undefined goes. */
  fields?: Record<string, unknown>;
  /** The key of what has become of the record, before and after it. */
  outcomeKey?: OutcomeKeyChange;
}

const text = { type: String, required: true };
/** The mongoose definition of a `NamedAccount`. */
export const NAMED_ACCOUNT = { _id: false, adminId: text, email: text };

const assignmentSchema = new Schema<NonNullable<SubmissionRecord['assignment']>>(
  { by: { type: NAMED_ACCOUNT, required: true }, at: { type: Date, required: true } },
  { _id: false, strict: 'throw' },
);

const noteSchema = new Schema<OfficeNote>({
  by: { type: NAMED_ACCOUNT },
  at: { type: Date, required: true },
  text,
  mentions: [NAMED_ACCOUNT],
});

/** The mongoose definition of the common fields; a feature spreads it into its own schema. */
export function submissionDefinition(statuses: readonly string[]): SchemaDefinition {
  return {
    reference: text,
    idempotencyKey: String,
    bodyHash: text,
    locale: { type: String, enum: LOCALES, required: true },
    consent: {
      type: {
        _id: false,
        version: String,
        termsVersion: String,
        at: { type: Date, required: true },
        locale: text,
      },
    },
    document: {
      // A schema of its own: in a plain definition the field `type` would be taken for the type of `document`.
      type: new Schema(
        {
          fileId: { type: Schema.Types.ObjectId, required: true },
          name: text,
          size: { type: Number, required: true },
          type: text,
          contentType: text,
        },
        { _id: false },
      ),
    },
    suspect: { type: Boolean, required: true },
    status: { type: String, enum: statuses, required: true },
    revision: { type: Number, required: true },
    history: [
      {
        _id: false,
        status: text,
        at: { type: Date, required: true },
        by: { type: NAMED_ACCOUNT },
        reason: String,
        undo: Boolean,
      },
    ],
    notes: { type: [noteSchema], default: undefined },
    assignee: { type: NAMED_ACCOUNT },
    assignment: { type: assignmentSchema },
    pendingEffects: PENDING_EFFECTS,
    erasing: Boolean,
    searchKeys: [String],
    searchText: { type: String, default: '' },
    nameKey: { type: String, default: '' },
    createdAt: { type: Date, required: true },
  };
}
