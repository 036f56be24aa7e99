import type { mongo } from 'mongoose';
import { decidedByKey } from '../../common/search/fact-keys.js';
import { eachBatch } from './each-batch.js';
import type { Migration } from './migration.js';

interface Entry {
  status: string;
  at: Date;
  by?: { adminId: string; email: string };
  undo?: boolean;
}

interface Application {
  _id: mongo.ObjectId;
  status: string;
  revision: number;
  history: Entry[];
  searchKeys: string[];
}

/** Who decided was only in the history, so a list of somebody's decisions read all records. */
export const decisionsAreFoundByAKey: Migration = {
  name: '0010-decisions-are-found-by-a-key',
  async up({ db }) {
    for (const name of ['factory_applications', 'shareholders']) {
      await eachBatch(
        db.collection<Application>(name),
        { status: { $in: ['approved', 'rejected'] }, decision: { $exists: false } },
        { status: 1, revision: 1, history: 1 },
        (record) => {
          const decision = decisionIn(record);
          if (!decision) return [];
          const { _id, revision } = record;
          const { adminId } = decision.by;
          const update = { $set: { decision }, $addToSet: { searchKeys: decidedByKey(adminId) } };
          // A record reopened since then does not match.
          return [{ updateOne: { filter: { _id, revision }, update } }];
        },
      );
    }
  },
};

/** The deciding administrator of the current state; an undo restores the entry before. */
function decisionIn({ history, status }: Application) {
  const standing: Entry[] = [];
  for (const entry of history) {
    if (entry.undo) standing.pop();
    else standing.push(entry);
  }
  const last = standing.at(-1);
  return last?.by && last.status === status ? { by: last.by, at: last.at } : undefined;
}
