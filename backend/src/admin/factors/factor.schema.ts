import { Schema, type Types } from 'mongoose';
import type { SealedSecret } from '../../crypto/key-ring.js';

/** An authenticator app that shows codes of six digits (RFC 6238). */
export interface TotpFactor {
  /** The secret shared with the app; can be unsealed for this account only. */
  secret: SealedSecret;
  addedAt: Date;
  /** The 30-second step of the last accepted code. That code and earlier ones are not valid any more. */
  lastStep: number;
}

/** An app that is being set up. It becomes a factor when a code proves that the app has the secret. */
export interface TotpSetup {
  secret: SealedSecret;
  /** The set-up must be confirmed before then. */
  expiresAt: Date;
}

/** Codes for somebody who has lost the authenticator. */
export interface RecoveryCodes {
  /** The key of the hashes, used for this set only, so that rotating the data key does not invalidate the codes. */
  key: SealedSecret;
  /** HMAC-SHA256 of each unused code, base64url. */
  hashes: string[];
}

/** A key pair that the person's device or password manager keeps (WebAuthn); only the public half is here. */
export interface Passkey {
  _id: Types.ObjectId;
  /** The id given by the authenticator, base64url. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** The authenticator’s signature counter; 0 for a passkey that is synced between devices. */
  counter: number;
  /** How a browser reaches it: `internal`, `usb`, … */
  transports: string[];
  /** The browser it was added with; see `deviceName`. */
  name?: string;
  addedAt: Date;
  lastUsedAt?: Date;
}

/** The second factors of an account. */
export interface SecondFactors {
  totp?: TotpFactor;
  totpSetup?: TotpSetup;
  passkeys?: Passkey[];
  /** Created with the first factor and removed with the last. */
  recoveryCodes?: RecoveryCodes;
}

const text = { type: String, required: true };
const when = { type: Date, required: true };
const strict = { _id: false, strict: 'throw' } as const;

const sealedSecretSchema = new Schema<SealedSecret>({ keyId: text, sealed: text }, strict);
const secret = { type: sealedSecretSchema, required: true };

const passkeySchema = new Schema<Passkey>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    credentialId: text,
    publicKey: text,
    counter: { type: Number, required: true },
    transports: [String],
    name: String,
    addedAt: when,
    lastUsedAt: Date,
  },
  { strict: 'throw' },
);

/** The mongoose definitions of `SecondFactors`. */
export const SECOND_FACTORS = {
  totp: {
    type: new Schema<TotpFactor>(
      { secret, addedAt: when, lastStep: { type: Number, required: true } },
      strict,
    ),
  },
  totpSetup: { type: new Schema<TotpSetup>({ secret, expiresAt: when }, strict) },
  passkeys: { type: [passkeySchema], default: undefined },
  recoveryCodes: { type: new Schema<RecoveryCodes>({ key: secret, hashes: [String] }, strict) },
};

/** Whether the account has a second factor. Recovery codes alone do not count: they replace a lost factor. */
export function hasFactor(account: SecondFactors): boolean {
  return account.totp !== undefined || hasPasskey(account);
}

export function hasPasskey({ passkeys = [] }: SecondFactors): boolean {
  return passkeys.length > 0;
}

/** When the oldest factor of the account was added; undefined without one. */
export function factorSince({ totp, passkeys = [] }: SecondFactors): Date | undefined {
  const added = [...(totp ? [totp] : []), ...passkeys].map(({ addedAt }) => addedAt.getTime());
  return added.length === 0 ? undefined : new Date(Math.min(...added));
}
