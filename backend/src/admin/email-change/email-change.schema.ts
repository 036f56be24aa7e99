import { Schema } from 'mongoose';

/** The address that the account has, or the one that it is to have. */
export type ChangingAddress = 'current' | 'new';

/** A link that confirms one of the two addresses. See `EmailLinks`. */
export interface EmailLink {
  id: string;
  /** Where it was sent. */
  address: ChangingAddress;
  /** Absent until then; it confirms once. */
  confirmedAt?: Date;
}

/** Another e-mail address that an account is to have once both addresses have confirmed. */
export interface EmailChange {
  /** The new one; lower case. */
  email: string;
  requestedAt: Date;
  /** Nothing is confirmed from then on. */
  expiresAt: Date;
  /** That of the account when it was asked for: a new password, among others, ends the change without another write. */
  credentialVersion: number;
  /** One for each address. */
  links: EmailLink[];
}

/** `id` is a field here, not mongoose’s virtual one. */
const emailLinkSchema = new Schema<EmailLink>(
  {
    id: { type: String, required: true },
    address: { type: String, required: true },
    confirmedAt: Date,
  },
  { _id: false, id: false, strict: 'throw' },
);

export const emailChangeSchema = new Schema<EmailChange>(
  {
    email: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    credentialVersion: { type: Number, required: true },
    links: { type: [emailLinkSchema], required: true },
  },
  { _id: false, strict: 'throw' },
);
