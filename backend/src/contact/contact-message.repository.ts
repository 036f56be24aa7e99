import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { answerKey } from '../common/search/fact-keys.js';
import { type PendingEffect, pushEffects } from '../effects/pending-effect.js';
import { outcomeKeyUpdate } from '../submissions/record/store/outcome-key.js';
import { SubmissionStore } from '../submissions/record/store/submission-store.js';
import { CONTACT_MESSAGE, type ContactMessage } from './contact-message.schema.js';
import { answerKeyOf } from './replies/answered.js';
import { activeReplies, type ContactReply } from './replies/contact-reply.js';

/** Contact messages in the database. */
@Injectable()
export class ContactMessageRepository extends SubmissionStore<ContactMessage> {
  constructor(@InjectModel(CONTACT_MESSAGE) private readonly messages: Model<ContactMessage>) {
    super(messages, { 'replies.text': 0, 'replies.idempotencyKey': 0 });
  }

  /**
   * Adds a reply to the message as it was read and marks that as read; false when it has changed meanwhile. A reply that was
   * taken back does not count as a change: it makes no difference to one that comes after it.
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
    // Where an earlier one stands, the key says so already.
    const { set, operators, arrayFilters } = outcomeKeyUpdate({
      before: answerKeyOf({ ...message, replies: [] }),
      after: answerKey(true),
    });
    const written = await this.messages.updateOne(
      unchanged,
      {
        $set: { ...set, ...(status === 'new' && { status: 'read' }) },
        // Also where its status stays: a mark of possible spam that was taken off before is not put back any more.
        $inc: { revision: 1 },
        ...pushEffects(effects, { replies: reply, ...(status === 'new' && { history: read }) }),
        ...operators,
      } as UpdateQuery<ContactMessage>,
      { arrayFilters },
    );
    return written.modifiedCount === 1;
  }

  /**
   * Empties a reply whose mail is still pending, so that it never leaves; false when it has left, or when another reply was
   * sent or taken back meanwhile: whether the message is answered depends on them.
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
    const otherStands = { $elemMatch: { _id: { $ne: reply }, withdrawnAt: { $exists: false } } };
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
        { replies: activeReplies({ replies: others }).length > 0 ? otherStands : { $not: otherStands } },
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
