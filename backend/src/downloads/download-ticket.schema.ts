import { Schema, type Types } from 'mongoose';

/** The right to fetch one document once, until it expires. */
export interface DownloadTicket {
  /** Stands in the address of the download. It opens nothing without the secret. */
  _id: string;
  /** Hash; the secret itself is in the administrator's cookie and nowhere else. */
  secretHash: string;
  /** Reference of the record whose document it is. */
  reference: string;
  recordId: Types.ObjectId;
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
    reference: { type: String, required: true },
    recordId: { type: Schema.Types.ObjectId, required: true },
    adminId: { type: String, required: true },
    sessionId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'download_tickets', versionKey: false, strict: 'throw' },
).index({ expiresAt: 1 }, { name: 'download_ticket_expiry', expireAfterSeconds: 0 });
