import { Schema, type Types } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../../effects/pending-effect.js';

/** When and how the person last authenticated: with the password or the second factor. */
export interface Proof {
  at: Date;
  by: 'password' | 'factor';
}

/** A challenge that is valid once, until it expires. */
export interface PasskeyChallenge {
  value: string;
  expiresAt: Date;
}

/** Where a session was opened, so that its owner can recognise it. */
export interface SessionSource {
  /** See `deviceName`. */
  device?: string;
  /** Too wide to identify a home: the /24 of an IPv4 address, the /48 of an IPv6 one. */
  network?: string;
}

/**
 * One login on one device, with all refresh tokens that descend from it. Only this document decides whether it is
 * valid.
 */
export interface SessionRecord {
  _id: Types.ObjectId;
  adminId: Types.ObjectId;
  /**
   * Credential version of the account at login; with another one the session is invalid. See
   * `AdminRecord.credentialVersion`.
   */
  credentialVersion: number;
  createdAt: Date;
  openedFrom?: SessionSource;
  /** Last time that tokens were issued. */
  refreshedAt: Date;
  /** The session expires then unless it is refreshed; the database deletes it some time later. */
  expiresAt: Date;
  /** Highest generation of tokens that the client has used, and thus received; absent: that of the login. */
  arrivedGeneration?: number;
  /** When and how the person last proved who they are. */
  proof?: Proof;
  /** The challenge for a passkey that is created or shown in this session. */
  passkeyChallenge?: PasskeyChallenge;
  /** Set by logout, or when a used refresh token was presented again. */
  endedAt?: Date;
  /** Audit entries and mails about its start and end that are still to be dispatched. */
  pendingEffects?: PendingEffect[];
}

/** A refresh token of a session, stored as a hash. */
export interface RefreshTokenRecord {
  /** SHA-256 of the token, in hexadecimal. */
  _id: string;
  sessionId: Types.ObjectId;
  /** Exchanges since the login; absent in old tokens. */
  generation?: number;
  /** When it was exchanged for another. */
  usedAt?: Date;
  expiresAt: Date;
}

export const SESSION = 'AdminSession';
export const REFRESH_TOKEN = 'AdminRefreshToken';

const when = { type: Date, required: true };

export const sessionSchema = new Schema<SessionRecord>(
  {
    adminId: { type: Schema.Types.ObjectId, required: true },
    credentialVersion: { type: Number, required: true },
    createdAt: when,
    openedFrom: {
      type: new Schema<SessionSource>({ device: String, network: String }, { _id: false, strict: 'throw' }),
    },
    refreshedAt: when,
    expiresAt: when,
    arrivedGeneration: Number,
    proof: {
      type: new Schema<Proof>(
        { at: when, by: { type: String, required: true } },
        { _id: false, strict: 'throw' },
      ),
    },
    passkeyChallenge: {
      type: new Schema<PasskeyChallenge>(
        { value: { type: String, required: true }, expiresAt: when },
        { _id: false, strict: 'throw' },
      ),
    },
    endedAt: Date,
    pendingEffects: PENDING_EFFECTS,
  },
  { collection: 'admin_sessions', versionKey: false, strict: 'throw' },
);
sessionSchema.index({ expiresAt: 1 }, { name: 'admin_sessions_expiry', expireAfterSeconds: 0 });
sessionSchema.index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });
sessionSchema.index({ adminId: 1, createdAt: -1 }, { name: 'admin_sessions_of_admin' });

export const refreshTokenSchema = new Schema<RefreshTokenRecord>(
  {
    _id: String,
    sessionId: { type: Schema.Types.ObjectId, required: true },
    generation: Number,
    usedAt: Date,
    expiresAt: when,
  },
  { collection: 'admin_refresh_tokens', versionKey: false, strict: 'throw' },
);
refreshTokenSchema.index({ expiresAt: 1 }, { name: 'admin_refresh_tokens_expiry', expireAfterSeconds: 0 });
