import { Schema, type Types } from 'mongoose';

/** The contents of tickets, by kind. */
export interface TicketContents {
  /** The document of a record. */
  document: { reference: string; recordId: Types.ObjectId };
  /** A list with these filters. */
  export: { list: string; filters: object };
}

/** The right to fetch one file once, until it expires. */
export interface DownloadTicket<Kind extends keyof TicketContents = keyof TicketContents> {
  /** Part of the download URL. Without the secret it grants nothing. */
  _id: string;
  /** Hash of the secret, which is only in the administrator's cookie. */
  secretHash: string;
  kind: Kind;
  content: TicketContents[Kind];
  adminId: string;
  /** Logging out invalidates the session's tickets too. */
  sessionId: string;
  /** The database deletes it some time after. */
  expiresAt: Date;
}

export const DOWNLOAD_TICKET = 'DownloadTicket';

export const downloadTicketSchema = new Schema<DownloadTicket>(
  {
    _id: { type: String, required: true },
    secretHash: { type: String, required: true },
    kind: { type: String, required: true },
    content: { type: Object, required: true },
    adminId: { type: String, required: true },
    sessionId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  // Filters may be empty objects, which mongoose would otherwise drop.
  { collection: 'download_tickets', versionKey: false, strict: 'throw', minimize: false },
).index({ expiresAt: 1 }, { name: 'download_ticket_expiry', expireAfterSeconds: 0 });
