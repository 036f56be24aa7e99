import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DOWNLOAD_TICKET, type DownloadTicket } from './download-ticket.schema.js';

/** Seconds in which a download must begin; it may take longer. */
export const TICKET_SECONDS = 60;

/** A ticket as its owner gets it, once. */
export interface IssuedTicket {
  id: string;
  secret: string;
}

/** Tickets in the database, so that any process can take them and none takes one twice. */
@Injectable()
export class DownloadTickets {
  constructor(@InjectModel(DOWNLOAD_TICKET) private readonly tickets: Model<DownloadTicket>) {}

  async issue(right: Omit<DownloadTicket, '_id' | 'secretHash' | 'expiresAt'>): Promise<IssuedTicket> {
    const id = randomBytes(16).toString('base64url');
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + TICKET_SECONDS * 1000);
    await this.tickets.create({ ...right, _id: id, secretHash: hashOf(secret), expiresAt });
    return { id, secret };
  }

  /** The ticket, left as it is; undefined when the secret is another, or it was used before or has expired. */
  async find(id: string, secret: string): Promise<DownloadTicket | undefined> {
    const ticket = await this.tickets
      .findOne({ _id: id, expiresAt: { $gt: new Date() } })
      .lean<DownloadTicket>();
    const isOwn = ticket && timingSafeEqual(Buffer.from(ticket.secretHash), Buffer.from(hashOf(secret)));
    return isOwn ? ticket : undefined;
  }

  /** The same, and uses it up. */
  async take(id: string, secret: string): Promise<DownloadTicket | undefined> {
    const ticket = await this.find(id, secret);
    if (!ticket) return undefined;
    // Of several calls at the same moment one deletes it, and that one has it.
    const { deletedCount } = await this.tickets.deleteOne({ _id: id });
    return deletedCount === 1 ? ticket : undefined;
  }
}

/** A plain hash will do: the secret has 256 random bits. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
