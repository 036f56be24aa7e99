import type { mongo } from 'mongoose';
import { answerKey } from '../../common/search/fact-keys.js';
import { eachBatch } from './each-batch.js';
import type { Migration } from './migration.js';

interface Message {
  _id: mongo.ObjectId;
  searchKeys: string[];
}

const NOTICE = { subject: 'Other', message: { $regex: '^App launch:' } };
const UNANSWERED = answerKey(false);

/** Requests to be notified of the app counted as unanswered messages forever. */
export const noticesWaitForNoAnswer: Migration = {
  name: '0013-notices-wait-for-no-answer',
  up: ({ db }) =>
    eachBatch(
      db.collection<Message>('contact_messages'),
      { searchKeys: UNANSWERED, ...NOTICE },
      { _id: 1 },
      ({ _id }) => [{ updateOne: { filter: { _id }, update: { $pull: { searchKeys: UNANSWERED } } } }],
    ),
};
