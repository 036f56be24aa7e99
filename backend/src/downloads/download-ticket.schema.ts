import { Schema, type Types } from 'mongoose';

/** What tickets give, by their kind. */
export interface TicketContents {
  /** The document of a record. */
  document: { reference: string; recordId: Types.ObjectId };
  /** A list, as far as these filters admit it. */
  export: { list: string; filters: object };
}

/** The right to fetch one file once, until it expires. */
export interface DownloadTicket<Kind extends keyof TicketContents = keyof TicketContents> {
  /** Stands in the address of the download. It opens nothing without the secret. */
  _id: string;
  /** Hash; the secret itself is in the administrator's cookie and nowhere else. */
  secretHash: string;
  kind: Kind;
  content: TicketContents[Kind];
  adminId: string;
  /** Logging out ends its tickets too. */
  sessionId: string;
  /** The database removes it some time after. */
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
  // Filters may be empty, and are kept all the same.
  { collection: 'download_tickets', versionKey: false, strict: 'throw', minimize: false },
).index({ expiresAt: 1 }, { name: 'download_ticket_expiry', expireAfterSeconds: 0 });
