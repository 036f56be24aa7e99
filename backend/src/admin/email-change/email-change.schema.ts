import { Schema } from 'mongoose';

/** The present address of the account, or the requested one. */
export type ChangingAddress = 'current' | 'new';

/** A link that confirms one of the two addresses. See `EmailLinks`. */
export interface EmailLink {
  id: string;
  /** The address it was sent to. */
  address: ChangingAddress;
  /** Absent until confirmed; a link confirms once. */
  confirmedAt?: Date;
}

/** A requested e-mail address, which replaces the present one when both addresses have confirmed. */
export interface EmailChange {
  /** The requested address; lower case. */
  email: string;
  requestedAt: Date;
  /** Nothing can be confirmed from then on. */
  expiresAt: Date;
  /**
   * Credential version of the account at the time of the request. A new password, for example, thereby ends the
   * change without another write.
   */
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
