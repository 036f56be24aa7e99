import { Schema } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../../../effects/pending-effect.js';
import type { Permission } from '../../permissions.js';
import { type AdminRecord, adminFields } from '../admin.schema.js';

/** The one document of the collection `admin_state`. */
export const ADMIN_STATE_ID = 'accounts';

/**
 * What is true of all accounts together, in one document, so that rules across them hold without transactions: that one
 * first account is made, and that somebody may always manage the others. The document exists from the moment the first
 * account does.
 */
export interface AdminState {
  _id: typeof ADMIN_STATE_ID;
  /** Counts changes; one is written only over the revision that was read. */
  revision: number;
  /** Permissions by account id. An account without an entry may do nothing beyond logging in. */
  grants: Record<string, Permission[]>;
  /** Who changed those last, by account id. */
  grantChanges?: Record<string, GrantChange>;
  /** Accounts that nobody gets in to, by account id. */
  suspensions?: Record<string, Suspension>;
  /** Accounts that are being removed, and since when. Until they are gone, nobody gets in to them. */
  removals?: Record<string, Date>;
  /** Accounts that were removed, and when their removal ended. Their ids are given to nobody else. */
  removed?: Record<string, Date>;
  /** The first account until it stands in `admins`: making it is claimed here, in one write. */
  founder?: AdminRecord;
  /** Audit entries and mails that are still to be dispatched, written together with the change they tell of. */
  pendingEffects?: PendingEffect[];
}

export interface GrantChange {
  at: Date;
  /** E-mail address of the administrator; absent when it was done on the command line. */
  by?: string;
}

export interface Suspension {
  at: Date;
  /** In the words of the administrator who did it. */
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
