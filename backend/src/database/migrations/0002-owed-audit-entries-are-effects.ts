import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

interface Owing {
  _id: mongo.ObjectId | string;
  pendingAudit?: ({ key: string; at: Date } & Record<string, unknown>)[];
  pendingEffects?: object[];
}

/** Accounts and sessions kept pending audit entries in a separate list, `pendingAudit`. */
export const owedAuditEntriesAreEffects: Migration = {
  name: '0002-owed-audit-entries-are-effects',
  async up({ db }) {
    for (const name of ['admins', 'admin_state', 'admin_sessions']) {
      const documents = db.collection<Owing>(name);
      for await (const owing of documents.find({ pendingAudit: { $exists: true } })) {
        await move(documents, owing);
      }
    }
  },
};

/**
 * The write is conditional on the list, which servers of the previous version may still change; then it is read
 * again.
 */
async function move(documents: mongo.Collection<Owing>, read: Owing): Promise<void> {
  let current: Owing | null = read;
  while (current?.pendingAudit) {
    const { _id, pendingAudit }: Owing = current;
    const effects = pendingAudit.map(({ key, ...content }) => ({
      key,
      kind: 'audit',
      state: 'waiting',
      dueAt: content.at,
      content,
    }));
    const { matchedCount } = await documents.updateOne(
      { _id, pendingAudit },
      { $push: { pendingEffects: { $each: effects } }, $unset: { pendingAudit: 1 } },
    );
    if (matchedCount > 0) return;
    current = await documents.findOne({ _id });
  }
}
