import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { CursorPage } from '../../database/paging/cursor.js';
import { findPage } from '../../database/paging/find-page.js';
import type { MailTemplate } from '../templates/mail-template.js';
import { OUTBOX_MODEL, type OutboxMail, WITHOUT_CONTENT } from './outbox-schema.js';

/** The content of given-up mails is only for sending; people need no more of it than which record it is about. */
const SHOWN = {
  key: 1,
  state: 1,
  to: 1,
  accountId: 1,
  template: 1,
  locale: 1,
  createdAt: 1,
  dueAt: 1,
  finishedAt: 1,
  tries: 1,
  lastError: 1,
  'params.reference': 1,
} as const;

/** Filters by error code: matches the pattern and none of the others. */
export interface FailureCode {
  like?: RegExp;
  not: readonly RegExp[];
}

/** Filters of the given-up mails. */
export interface DeadLetterFilter {
  templates: readonly MailTemplate[];
  code?: FailureCode | undefined;
}

/** Given-up mails, for people to decide about. Each step is one conditional write. */
@Injectable()
export class DeadLetters {
  constructor(@InjectModel(OUTBOX_MODEL) private readonly mails: Model<OutboxMail>) {}

  /** Matching mails, the most recently given up first. */
  findPage(
    filter: DeadLetterFilter,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<CursorPage<OutboxMail>> {
    const { limit, cursor } = page;
    return findPage(this.mails, deadOf(filter), {
      limit,
      ...(cursor === undefined ? {} : { cursor }),
      sortField: 'dueAt',
      descending: true,
      projection: SHOWN,
      hint: 'mail_due',
    });
  }

  /** The number of matching mails, counting up to `max`. */
  countUpTo(filter: DeadLetterFilter, max: number): Promise<number> {
    return this.mails.countDocuments(deadOf(filter)).limit(max).hint('mail_due').exec();
  }

  find(id: string): Promise<OutboxMail | null> {
    return this.mails.findOne({ _id: id, state: 'dead' }, SHOWN).lean<OutboxMail | null>();
  }

  /**
   * Makes it pending again, with all attempts of a new mail. Changed params that are undefined are removed. False when
   * it is no longer given up.
   */
  async sendAgain(
    { _id }: Pick<OutboxMail, '_id'>,
    changedParams: Readonly<Record<string, unknown>> = {},
  ): Promise<boolean> {
    const now = new Date();
    const params = Object.entries(changedParams).map(([name, value]) => [`params.${name}`, value] as const);
    const given = params.filter(([, value]) => value !== undefined);
    const removed = params.filter(([, value]) => value === undefined).map(([name]) => [name, 1]);
    const { modifiedCount } = await this.mails.updateOne(
      { _id, state: 'dead', to: { $exists: true } },
      {
        $set: { state: 'pending', dueAt: now, sentAgainAt: now, tries: 0, ...Object.fromEntries(given) },
        $inc: { sentAgain: 1 },
        $unset: { finishedAt: 1, lastError: 1, refusals: 1, ...Object.fromEntries(removed) },
      },
    );
    return modifiedCount === 1;
  }

  /** It will not be sent, and its recipient is removed. False when it is no longer given up. */
  async dismiss({ _id }: Pick<OutboxMail, '_id'>): Promise<boolean> {
    const { modifiedCount } = await this.mails.updateOne(
      { _id, state: 'dead' },
      { $set: { state: 'cancelled', finishedAt: new Date() }, $unset: WITHOUT_CONTENT },
    );
    return modifiedCount === 1;
  }
}

/** The index finds all given-up mails, which are then filtered; there are few compared to those sent. */
function deadOf({ templates, code }: DeadLetterFilter): QueryFilter<OutboxMail> {
  const { like, not = [] } = code ?? {};
  return {
    state: 'dead',
    template: { $in: [...templates] },
    ...(like && { lastError: like }),
    ...(not.length > 0 && { $nor: not.map((lastError) => ({ lastError })) }),
  };
}
