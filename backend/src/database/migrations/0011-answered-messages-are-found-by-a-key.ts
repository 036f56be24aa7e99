import type { mongo } from 'mongoose';
import { answerKey } from '../../common/search/fact-keys.js';
import { eachBatch } from './each-batch.js';
import type { Migration } from './migration.js';

interface Message {
  _id: mongo.ObjectId;
  suspect: boolean;
  replies?: { withdrawnAt?: Date }[];
  searchKeys: string[];
}

const KEYS = [answerKey(true), answerKey(false)];
const STANDING_REPLY = { $elemMatch: { withdrawnAt: { $exists: false } } };

/** No key distinguished answered and unanswered messages, so a list of either read all messages. */
export const answeredMessagesAreFoundByAKey: Migration = {
  name: '0011-answered-messages-are-found-by-a-key',
  up: ({ db }) =>
    eachBatch(
      db.collection<Message>('contact_messages'),
      { searchKeys: { $nin: KEYS } },
      { suspect: 1, replies: 1 },
      ({ _id, suspect, replies = [] }) => {
        const isAnswered = replies.some(({ withdrawnAt }) => withdrawnAt === undefined);
        // Suspected spam needs no answer.
        if (suspect && !isAnswered) return [];
        const update = { $addToSet: { searchKeys: answerKey(isAnswered) } };
        const replied = isAnswered ? STANDING_REPLY : { $not: STANDING_REPLY };
        // Replies may have changed in the meantime.
        const filter = { _id, suspect, replies: replied, searchKeys: { $nin: KEYS } };
        return [{ updateOne: { filter, update } }];
      },
    ),
};
