import { Schema, type Types } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../../effects/pending-effect.js';
import { type PasswordLink, passwordLinkSchema } from '../accounts/admin.schema.js';

/**
 * A request for a new password. Stored for every address, so that the answer does not reveal whether there is an
 * account; that is looked up later, and the request is then deleted.
 */
export interface ResetRequest {
  _id: Types.ObjectId;
  /** As typed, in lower case. */
  email: string;
  /** The link for an account with this address; fixed here, so that a repeat after a crash sends the same link. */
  link: PasswordLink;
  /** The caller's IP address. */
  from: string;
  /** The database deletes it then in any case. */
  expiresAt: Date;
  /** Makes the relay pick it up. */
  pendingEffects: PendingEffect[];
}

export const RESET_REQUEST = 'PasswordResetRequest';

export const resetRequestSchema = new Schema<ResetRequest>(
  {
    email: { type: String, required: true },
    link: { type: passwordLinkSchema, required: true },
    from: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    pendingEffects: PENDING_EFFECTS,
  },
  { collection: 'admin_reset_requests', versionKey: false, strict: 'throw' },
);
resetRequestSchema.index({ expiresAt: 1 }, { name: 'admin_reset_requests_expiry', expireAfterSeconds: 0 });
resetRequestSchema.index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });
