import { Schema, type Types } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../../effects/pending-effect.js';
import { MAIL_LOCALES, type MailLocale } from '../../mail/templates/mail-template.js';
import { type EmailChange, emailChangeSchema } from '../email-change/email-change.schema.js';
import { SECOND_FACTORS, type SecondFactors } from '../factors/factor.schema.js';
import { COLOURS, DENSITIES, DIGESTS, type Preferences, START_PAGES } from '../settings/preferences.js';

/** A link that lets the person behind an account choose a password. See `PasswordLinks`. */
export interface PasswordLink {
  id: string;
  purpose: 'invitation' | 'reset';
  /** The link is valid until then. */
  expiresAt: Date;
}

export interface LastLogin {
  at: Date;
  /** See `deviceName`. */
  device?: string;
}

/** An account of the back office. Its permissions are in `AdminState`, not here. */
export interface AdminRecord extends SecondFactors {
  _id: Types.ObjectId;
  /** Lower case; unique. */
  email: string;
  /** argon2id in PHC form. Absent while the person is invited and has not chosen a password. */
  passwordHash?: string;
  /**
   * Incremented whenever all sessions of the account must end: new password, reset factors, end of a suspension.
   * Sessions and login challenges with another value are invalid, so a single write ends all of them.
   */
  credentialVersion: number;
  createdAt: Date;
  /** Language of the console and of the mails to the person; English when absent. */
  locale?: MailLocale;
  /** Console preferences; those that were never chosen are absent. */
  preferences?: Partial<Preferences>;
  /** Position in the audit log up to which the person has read the notifications. It only grows. */
  notificationsReadTo?: number;
  /** The last digest period (see `digestPeriod`) that was processed. */
  digestedPeriod?: string;
  /** Kept here because sessions are deleted some time after they end. */
  lastLogin?: LastLogin;
  /** Links that were sent and not used yet. Any password change removes all of them. */
  passwordLinks?: PasswordLink[];
  /** A requested e-mail address that is not confirmed yet; it may have expired. */
  emailChange?: EmailChange;
  /** Audit entries and mails still to be dispatched, stored in the same write as the change itself. */
  pendingEffects?: PendingEffect[];
}

export const ADMIN = 'Admin';

/** `id` is a field here, not mongoose’s virtual one. */
export const passwordLinkSchema = new Schema<PasswordLink>(
  {
    id: { type: String, required: true },
    purpose: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { _id: false, id: false, strict: 'throw' },
);

/** The same fields for use inside another document, without indexes. */
export const adminFields = {
  email: { type: String, required: true },
  passwordHash: String,
  credentialVersion: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  locale: { type: String, enum: MAIL_LOCALES },
  preferences: {
    type: new Schema<Preferences>(
      {
        colours: { type: String, enum: COLOURS },
        density: { type: String, enum: DENSITIES },
        startPage: { type: String, enum: START_PAGES },
        shortcuts: Boolean,
        notifySubmissions: Boolean,
        notifyDecisions: Boolean,
        notifyAccounts: Boolean,
        browserNotifications: Boolean,
        colleagueMails: Boolean,
        digest: { type: String, enum: DIGESTS },
      },
      { _id: false, strict: 'throw' },
    ),
  },
  notificationsReadTo: Number,
  digestedPeriod: String,
  lastLogin: {
    type: new Schema<LastLogin>(
      { at: { type: Date, required: true }, device: String },
      { _id: false, strict: 'throw' },
    ),
  },
  passwordLinks: {
    type: [passwordLinkSchema],
    default: undefined,
  },
  emailChange: { type: emailChangeSchema },
  ...SECOND_FACTORS,
  pendingEffects: PENDING_EFFECTS,
};

export const adminSchema = new Schema<AdminRecord>(adminFields, {
  collection: 'admins',
  versionKey: false,
  strict: 'throw',
});

adminSchema.index({ email: 1 }, { name: 'admins_email', unique: true });
adminSchema.index({ 'passwordLinks.id': 1 }, { name: 'admins_password_links' });
adminSchema.index({ 'emailChange.links.id': 1 }, { name: 'admins_email_links' });
// For finding the accounts whose digest is due.
adminSchema.index({ 'preferences.digest': 1, digestedPeriod: 1 }, { name: 'admins_digest' });
adminSchema.index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });
