import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { CursorPage } from '../database/cursor.js';
import { findPage } from '../database/find-page.js';
import { OUTBOX_MODEL, type OutboxMail, WITHOUT_CONTENT } from './outbox-schema.js';
import type { MailTemplate } from './templates/mail-template.js';

/** Content and recipient of the mails that were given up are for sending; nobody needs to read the content again. */
const NOT_SHOWN = { params: 0, recipientHash: 0, references: 0, claim: 0 } as const;

/** Mails that were given up, for people to decide about. Each step is one conditional write. */
@Injectable()
export class DeadLetters {
  constructor(@InjectModel(OUTBOX_MODEL) private readonly mails: Model<OutboxMail>) {}

  /** Those of these templates, the one that was given up last first. */
  findPage(
    templates: readonly MailTemplate[],
    page: { limit: number; cursor?: string },
  ): Promise<CursorPage<OutboxMail>> {
    return findPage(this.mails, deadOf(templates), {
      ...page,
      sortField: 'dueAt',
      descending: true,
      projection: NOT_SHOWN,
      hint: 'mail_due',
    });
  }

  /** How many there are of these templates, counting no further than `most`. */
  countUpTo(templates: readonly MailTemplate[], most: number): Promise<number> {
    return this.mails.countDocuments(deadOf(templates)).limit(most).hint('mail_due').exec();
  }

  find(id: string): Promise<OutboxMail | null> {
    return this.mails.findOne({ _id: id, state: 'dead' }, NOT_SHOWN).lean<OutboxMail | null>();
  }

  /** Lets it be tried anew, as often as a new one. False when it is no longer given up. */
  async sendAgain({ _id }: Pick<OutboxMail, '_id'>): Promise<boolean> {
    const { modifiedCount } = await this.mails.updateOne(
      { _id, state: 'dead', to: { $exists: true } },
      {
        $set: { state: 'pending', dueAt: new Date(), tries: 0 },
        $inc: { sentAgain: 1 },
        $unset: { finishedAt: 1, lastError: 1 },
      },
    );
    return modifiedCount === 1;
  }

  /** It will not be sent, and forgets whom it was for. False when it is no longer given up. */
  async dismiss({ _id }: Pick<OutboxMail, '_id'>): Promise<boolean> {
    const { modifiedCount } = await this.mails.updateOne(
      { _id, state: 'dead' },
      { $set: { state: 'cancelled', finishedAt: new Date() }, $unset: WITHOUT_CONTENT },
    );
    return modifiedCount === 1;
  }
}

function deadOf(templates: readonly MailTemplate[]): QueryFilter<OutboxMail> {
  return { state: 'dead', template: { $in: [...templates] } };
}
