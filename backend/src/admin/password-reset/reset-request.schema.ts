import { Schema, type Types } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../../effects/pending-effect.js';
import { type PasswordLink, passwordLinkSchema } from '../accounts/admin.schema.js';

/**
 * That somebody asked for a new password. Kept for every address, so that the answer says nothing about which of them have
 * an account; that is looked up afterwards, and the request goes with it.
 */
export interface ResetRequest {
  _id: Types.ObjectId;
  /** As typed, in small letters. */
  email: string;
  /** What an account of this address gets; fixed here, so that a repeat after a crash sends the same. */
  link: PasswordLink;
  /** The caller's IP address. */
  from: string;
  /** The database removes it then, whatever became of it. */
  expiresAt: Date;
  /** What makes the relay look at it. */
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
