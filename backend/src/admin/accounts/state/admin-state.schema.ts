import { Schema } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../../../effects/pending-effect.js';
import type { Permission } from '../../permissions.js';
import { type AdminRecord, adminFields } from '../admin.schema.js';

/** The one document of the collection `admin_state`. */
export const ADMIN_STATE_ID = 'accounts';

/**
 * The state shared by all accounts, in one document, so that rules across accounts hold without transactions: that
 * there is one first account, and that somebody can always manage the others. The document is created together with
 * the first account.
 */
export interface AdminState {
  _id: typeof ADMIN_STATE_ID;
  /** Incremented by every change, which is written only over the revision that was read. */
  revision: number;
  /** Permissions by account id. Without an entry an account can log in and nothing else. */
  grants: Record<string, Permission[]>;
  /** Who last changed those permissions, by account id. */
  grantChanges?: Record<string, GrantChange>;
  /** Suspended accounts, by account id. */
  suspensions?: Record<string, Suspension>;
  /** Accounts whose removal has begun, with the time. Nobody can log in to them. */
  removals?: Record<string, Date>;
  /** Removed accounts, with the time the removal ended. Their ids are never used again. */
  removed?: Record<string, Date>;
  /** The first account until it has been inserted into `admins`: storing it here claims its creation in one write. */
  founder?: AdminRecord;
  /** Audit entries and mails still to be dispatched, stored in the same write as the change itself. */
  pendingEffects?: PendingEffect[];
}

export interface GrantChange {
  at: Date;
  /** E-mail address of the administrator; absent when it was done on the command line. */
  by?: string;
}

export interface Suspension {
  at: Date;
  /** As entered by the administrator. */
  reason: string;
}

export const ADMIN_STATE = 'AdminState';

export const adminStateSchema = new Schema<AdminState>(
  {
    _id: String,
    revision: { type: Number, required: true },
    grants: { type: Map, of: [String], required: true },
    grantChanges: {
      type: Map,
      of: new Schema<GrantChange>(
        { at: { type: Date, required: true }, by: String },
        { _id: false, strict: 'throw' },
      ),
    },
    suspensions: {
      type: Map,
      of: new Schema<Suspension>(
        { at: { type: Date, required: true }, reason: { type: String, required: true } },
        { _id: false, strict: 'throw' },
      ),
    },
    removals: { type: Map, of: Date },
    removed: { type: Map, of: Date },
    founder: { type: new Schema<AdminRecord>(adminFields) },
    pendingEffects: PENDING_EFFECTS,
  },
  { collection: 'admin_state', versionKey: false, strict: 'throw', minimize: false },
);
adminStateSchema.index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });
