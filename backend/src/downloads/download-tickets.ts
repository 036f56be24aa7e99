import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DOWNLOAD_TICKET, type DownloadTicket, type TicketContents } from './download-ticket.schema.js';

/** Seconds in which a download must begin; it may take longer. */
export const TICKET_SECONDS = 60;

export const TICKET_IS_OVER = 'This download has expired. Please start it again in the console.';

/** A ticket as its owner gets it, once. */
export interface IssuedTicket {
  id: string;
  secret: string;
}

/** A ticket as a browser shows it. */
export interface ShownTicket {
  id: string;
  secret: string | undefined;
}

/** Tickets in the database, so that any process can take them and none takes one twice. */
@Injectable()
export class DownloadTickets {
  constructor(@InjectModel(DOWNLOAD_TICKET) private readonly tickets: Model<DownloadTicket>) {}

  async issue<Kind extends keyof TicketContents>(
    right: Omit<DownloadTicket<Kind>, '_id' | 'secretHash' | 'expiresAt'>,
  ): Promise<IssuedTicket> {
    const id = randomBytes(16).toString('base64url');
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + TICKET_SECONDS * 1000);
    await this.tickets.create({ ...right, _id: id, secretHash: hashOf(secret), expiresAt });
    return { id, secret };
  }

  /** The ticket, left as it is; undefined when it is of another kind or secret, was used before or has expired. */
  async find<Kind extends keyof TicketContents>(
    kind: Kind,
    { id, secret }: ShownTicket,
  ): Promise<DownloadTicket<Kind> | undefined> {
    if (secret === undefined) return undefined;
    const ticket = await this.tickets
      .findOne({ _id: id, kind, expiresAt: { $gt: new Date() } })
      .lean<DownloadTicket<Kind>>();
    const isOwn = ticket && timingSafeEqual(Buffer.from(ticket.secretHash), Buffer.from(hashOf(secret)));
    return isOwn ? ticket : undefined;
  }

  /** The same, and uses it up. */
  async take<Kind extends keyof TicketContents>(
    kind: Kind,
    shown: ShownTicket,
  ): Promise<DownloadTicket<Kind> | undefined> {
    const ticket = await this.find(kind, shown);
    if (!ticket) return undefined;
    // Of several calls at the same moment one deletes it, and that one has it.
    const { deletedCount } = await this.tickets.deleteOne({ _id: shown.id });
    return deletedCount === 1 ? ticket : undefined;
  }
}

/** A plain hash will do: the secret has 256 random bits. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
