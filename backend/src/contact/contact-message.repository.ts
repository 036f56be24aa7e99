import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { answerKey } from '../common/search/fact-keys.js';
import { type PendingEffect, pushEffects } from '../effects/pending-effect.js';
import { outcomeKeyUpdate } from '../submissions/record/store/outcome-key.js';
import { SubmissionStore } from '../submissions/record/store/submission-store.js';
import { CONTACT_MESSAGE, type ContactMessage } from './contact-message.schema.js';
import { answerKeyOf } from './replies/answer-key.js';
import { activeReplies, type ContactReply } from './replies/contact-reply.js';

/** Queries and writes of contact messages. */
@Injectable()
export class ContactMessageRepository extends SubmissionStore<ContactMessage> {
  constructor(@InjectModel(CONTACT_MESSAGE) private readonly messages: Model<ContactMessage>) {
    super(messages, { 'replies.text': 0, 'replies.idempotencyKey': 0 });
  }

  /**
   * Adds a reply to the message as it was read and marks the message as read; false when it has changed since.
   * Withdrawn replies are ignored: they make no difference to a later one.
   */
  async addReply(message: ContactMessage, reply: ContactReply, effects: PendingEffect[]): Promise<boolean> {
    const { _id, revision, status, replies: { length } = [] } = message;
    const unchanged = {
      _id,
      revision,
      suspect: false,
      erasing: { $ne: true },
      [`replies.${length}`]: { $exists: false },
      ...(length > 0 && { [`replies.${length - 1}`]: { $exists: true } }),
    } as QueryFilter<ContactMessage>;
    const read = { status: 'read', at: reply.at, by: reply.by } as const;
    // After an earlier reply the key is already set.
    const { set, operators, arrayFilters } = outcomeKeyUpdate({
      before: answerKeyOf({ ...message, replies: [] }),
      after: answerKey(true),
    });
    const written = await this.messages.updateOne(
      unchanged,
      {
        $set: { ...set, ...(status === 'new' && { status: 'read' }) },
        // Even if the status stays: otherwise a spam mark removed earlier could be set again.
        $inc: { revision: 1 },
        ...pushEffects(effects, { replies: reply, ...(status === 'new' && { history: read }) }),
        ...operators,
      } as UpdateQuery<ContactMessage>,
      { arrayFilters },
    );
    return written.modifiedCount === 1;
  }

  /**
   * Clears a reply whose mail is still pending, so that it is never sent. False when it was sent, or when another
   * reply was added or withdrawn since, because that affects whether the message counts as answered.
   */
  async withdrawReply(
    message: ContactMessage,
    reply: Types.ObjectId,
    at: Date,
    mailKey: string,
    effects: PendingEffect[],
  ): Promise<boolean> {
    const { _id, suspect, replies = [] } = message;
    const others = replies.filter((one) => !one._id.equals(reply));
    const hasOtherReply = { $elemMatch: { _id: { $ne: reply }, withdrawnAt: { $exists: false } } };
    const { set, operators, arrayFilters } = outcomeKeyUpdate({
      before: answerKey(true),
      after: answerKeyOf({ ...message, replies: others }),
    });
    const stillPending = {
      _id,
      suspect,
      erasing: { $ne: true },
      $and: [
        { replies: { $elemMatch: { _id: reply, withdrawnAt: { $exists: false } } } },
        { replies: activeReplies({ replies: others }).length > 0 ? hasOtherReply : { $not: hasOtherReply } },
      ],
      pendingEffects: { $elemMatch: { key: mailKey, state: 'waiting' } },
    } as QueryFilter<ContactMessage>;
    const written = await this.messages.updateOne(
      stillPending,
      {
        $set: { ...set, 'replies.$[reply].withdrawnAt': at },
        $unset: { 'replies.$[reply].text': 1 },
        ...pushEffects(effects),
        ...operators,
      } as UpdateQuery<ContactMessage>,
      { arrayFilters: [{ 'reply._id': reply }, ...arrayFilters] },
    );
    return written.modifiedCount === 1;
  }
}
