import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DOWNLOAD_TICKET, type DownloadTicket, type TicketContents } from './download-ticket.schema.js';

/** Seconds within which a download must start; it may take longer. */
export const TICKET_SECONDS = 60;

export const TICKET_EXPIRED = 'This download has expired. Please start it again in the console.';

/** A ticket as given to its owner, once. */
export interface IssuedTicket {
  id: string;
  secret: string;
}

/** A ticket as sent by a browser. */
export interface PresentedTicket {
  id: string;
  secret: string | undefined;
}

/** Stores tickets in the database, so that any process can use them and none is used twice. */
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

  /** The ticket, unchanged; undefined when kind or secret are wrong, or it was used or has expired. */
  async find<Kind extends keyof TicketContents>(
    kind: Kind,
    { id, secret }: PresentedTicket,
  ): Promise<DownloadTicket<Kind> | undefined> {
    if (secret === undefined) return undefined;
    const ticket = await this.tickets
      .findOne({ _id: id, kind, expiresAt: { $gt: new Date() } })
      .lean<DownloadTicket<Kind>>();
    const isOwn = ticket && timingSafeEqual(Buffer.from(ticket.secretHash), Buffer.from(hashOf(secret)));
    return isOwn ? ticket : undefined;
  }

  /** The same, but uses up the ticket. */
  async consume<Kind extends keyof TicketContents>(
    kind: Kind,
    presented: PresentedTicket,
  ): Promise<DownloadTicket<Kind> | undefined> {
    const ticket = await this.find(kind, presented);
    if (!ticket) return undefined;
    // Only one of several concurrent calls deletes it, and that one gets it.
    const { deletedCount } = await this.tickets.deleteOne({ _id: presented.id });
    return deletedCount === 1 ? ticket : undefined;
  }
}

/** A plain hash is enough: the secret has 256 random bits. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
