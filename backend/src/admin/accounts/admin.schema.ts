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
  /** Works until then. */
  expiresAt: Date;
}

export interface LastLogin {
  at: Date;
  /** As `deviceName` has it. */
  device?: string;
}

/** An account of the back office. What it may do stands in `AdminState`, not here. */
export interface AdminRecord extends SecondFactors {
  _id: Types.ObjectId;
  /** Lower case; unique. */
  email: string;
  /** argon2id in PHC form. Absent while the person is invited and has not chosen a password. */
  passwordHash?: string;
  /**
   * Rises whenever all sessions of the account must end: with a new password, a reset of its factors, the end of a
   * suspension. A session or a login challenge of another value is invalid, so one write ends all of them.
   */
  credentialVersion: number;
  createdAt: Date;
  /** Language of the console and of the mails to the person; English when absent. */
  locale?: MailLocale;
  /** How the person likes the console; what was never chosen is absent. */
  preferences?: Partial<Preferences>;
  /** Place in the audit log up to which the person has seen what the bell tells. It only grows. */
  notificationsReadTo?: number;
  /** The time, as `digestPeriod` names it, for which the mail about what waits is settled. */
  digestedPeriod?: string;
  /** Sessions are removed some time after their end; this stays. */
  lastLogin?: LastLogin;
  /** Those that were sent and not used; any change of the password takes all of them away. */
  passwordLinks?: PasswordLink[];
  /** Another address that waits to be confirmed, also one whose time is over. */
  emailChange?: EmailChange;
  /** Audit entries and mails that are still to be dispatched, written together with the change they tell of. */
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

/** The same fields as a part of another document, without indexes. */
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
// Whom a mail about what waits is to be sent.
adminSchema.index({ 'preferences.digest': 1, digestedPeriod: 1 }, { name: 'admins_digest' });
adminSchema.index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });
