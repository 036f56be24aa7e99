import { Schema, type Types } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../../effects/pending-effect.js';

/** That somebody typed the password, or showed the second factor. */
export interface Proof {
  at: Date;
  by: 'password' | 'factor';
}

/** Works once, until then. */
export interface PasskeyChallenge {
  value: string;
  expiresAt: Date;
}

/** Where a session was opened, for its owner to know it again. */
export interface SessionSource {
  /** As `deviceName` has it. */
  device?: string;
  /** Wide enough to be nobody's home: the /24 of an IPv4 address, the /48 of an IPv6 one. */
  network?: string;
}

/** One login on one device, with all refresh tokens that descend from it. Whether it lives is decided here alone. */
export interface SessionRecord {
  _id: Types.ObjectId;
  adminId: Types.ObjectId;
  /** That of the account at its opening; the session is invalid with another one. See `AdminRecord.credentialVersion`. */
  credentialVersion: number;
  createdAt: Date;
  openedFrom?: SessionSource;
  /** Last time it gave out tokens. */
  refreshedAt: Date;
  /** Ends then unless it is refreshed before; the database removes it some time later. */
  expiresAt: Date;
  /** Highest generation of tokens that somebody has shown, so that it is known to have arrived; absent: that of the login. */
  arrivedGeneration?: number;
  /** When somebody last showed that they are the person behind the account, and how. */
  proof?: Proof;
  /** What a passkey has to sign that is created or shown in this session. */
  passkeyChallenge?: PasskeyChallenge;
  /** Set by logout, or when a used refresh token turned up again. */
  endedAt?: Date;
  /** Audit entries and mails about its beginning and its end that are still to be dispatched. */
  pendingEffects?: PendingEffect[];
}

/** A refresh token of a session, known only by its hash. */
export interface RefreshTokenRecord {
  /** SHA-256 of the token, in hexadecimal. */
  _id: string;
  sessionId: Types.ObjectId;
  /** Exchanges since the login; absent in tokens from before this was counted. */
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
