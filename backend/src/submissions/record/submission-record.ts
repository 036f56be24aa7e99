import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { AuditActor } from '../../audit/audit-actor.js';
import type { DocumentType } from '../../documents/upload-rules.js';
import { PENDING_EFFECTS, type PendingEffect } from '../../effects/pending-effect.js';
import type { OutcomeKeyChange } from './store/outcome-key.js';
import { LOCALES, type SubmissionLocale } from './values/submission-locale.js';

/**
 * A state that the record was set to. Without `by` it was the person behind it; the first entry is the submission.
 */
export interface HistoryEntry<S extends string = string> {
  status: S;
  at: Date;
  by?: AuditActor;
  /** What the reviewer wrote; the applicant may read it. */
  reason?: string;
  /** It undid the entry before, before anybody was notified of that one. */
  undo?: true;
}

/** An account as stored in a record: its address is shown even when the account is gone. */
export type NamedAccount = AuditActor;

/** Minutes within which a note can be removed. */
export const NOTE_MINUTES = 10;

/** A note of the office on a record, for internal use. */
export interface OfficeNote {
  _id: Types.ObjectId;
  by: NamedAccount;
  at: Date;
  text: string;
  /** Colleagues mentioned in the text, who were notified by mail. */
  mentions: NamedAccount[];
}

/** The field of the assignee, for queries and indexes. */
export const ASSIGNEE_FIELD = 'assignee.adminId';

/** What the person agreed to when sending the form. */
export interface Consent {
  /** Version of the privacy notice that was shown; absent when the client did not send it. */
  version?: string;
  /** Version of the terms, where the form asks to agree to them. */
  termsVersion?: string;
  at: Date;
  locale: SubmissionLocale;
}

/** The file that came with a submission. */
export interface SubmittedDocument {
  /** Id in the document store. */
  fileId: Types.ObjectId;
  /** The sender's file name. */
  name: string;
  /** In bytes. */
  size: number;
  type: DocumentType;
  /** Media type found by the checks. */
  contentType: string;
}

/** The fields common to the four kinds of public submission. */
export interface SubmissionRecord<S extends string = string> {
  _id: Types.ObjectId;
  reference: string;
  idempotencyKey?: string;
  /** Keyed hash of the submission, for recognising repeats. */
  bodyHash: string;
  locale: SubmissionLocale;
  consent?: Consent;
  document?: SubmittedDocument;
  suspect: boolean;
  status: S;
  /** Incremented by every status change, which is written only over the revision that was read. */
  revision: number;
  history: HistoryEntry<S>[];
  /** Oldest first; absent until there is one. */
  notes?: OfficeNote[];
  /** The colleague who looks after it; absent for none. */
  assignee?: NamedAccount;
  /** Who last assigned or unassigned it, and when; absent if never assigned. */
  assignment?: { by: NamedAccount; at: Date };
  pendingEffects: PendingEffect[];
  /** It is being erased: nobody sees it any more, and of its effects only audit entries are executed. */
  erasing?: true;
  searchKeys: string[];
  searchText: string;
  nameKey: string;
  createdAt: Date;
}

/** The fields of an existing record that a repeated call needs. */
export type StoredSubmission = Pick<
  SubmissionRecord,
  '_id' | 'reference' | 'bodyHash' | 'document' | 'createdAt' | 'erasing'
>;

/** A status change as it is written. */
export interface StatusChange {
  entry: HistoryEntry;
  effects: PendingEffect[];
  /** The new suspect mark. */
  suspect: boolean;
  /** Keys of effects that must all still be pending if the change is an undo. */
  whilePending: readonly string[];
  /** Further fields derived from the new history; undefined ones are removed. */
  fields?: Record<string, unknown>;
  /** Further conditions under which the change is written. */
  conditions?: Record<string, unknown> | undefined;
  /** The search key for the record's outcome, before and after. */
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
      // A separate schema: in a plain definition the field `type` would be taken for the type of `document`.
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
