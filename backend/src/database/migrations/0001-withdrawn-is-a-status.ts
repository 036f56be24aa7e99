import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

const COLLECTIONS = ['factory_applications', 'shareholders'];
/** The text in place of a reviewer's reason, when an applicant's withdrawal was stored as a rejection. */
const OLD_REASON = 'Withdrawn by the applicant.';

interface Entry {
  status: string;
  by?: unknown;
  reason?: string;
}

interface Application {
  _id: mongo.ObjectId;
  status: string;
  revision: number;
  history: Entry[];
}

const wasWithdrawn = ({ status, by, reason }: Entry) =>
  status === 'rejected' && by === undefined && reason === OLD_REASON;

/** Withdrawn applications were stored as rejected, without an actor. */
export const withdrawnIsAStatus: Migration = {
  name: '0001-withdrawn-is-a-status',
  async up({ db }) {
    for (const name of COLLECTIONS) {
      const collection = db.collection<Application>(name);
      const old = { status: 'rejected', reason: OLD_REASON, by: { $exists: false } };
      for await (const application of collection.find({ history: { $elemMatch: old } })) {
        await refile(collection, application);
      }
    }
  },
};

/** The write is conditional; a record changed in the meantime is read again. */
async function refile(collection: mongo.Collection<Application>, read: Application): Promise<void> {
  let current: Application | null = read;
  while (current) {
    const { _id, revision }: Application = current;
    const last = current.history.at(-1);
    const status = last && wasWithdrawn(last) ? 'withdrawn' : current.status;
    const history = current.history.map((entry) => {
      if (!wasWithdrawn(entry)) return entry;
      const { reason, ...withdrawal } = entry;
      return { ...withdrawal, status: 'withdrawn' };
    });
    const { matchedCount } = await collection.updateOne({ _id, revision }, { $set: { status, history } });
    if (matchedCount > 0) return;
    current = await collection.findOne({ _id });
  }
}
