import type { Migration } from './migration.js';

interface Owing {
  _id: unknown;
  pendingAudit: ({ key: string; at: Date } & Record<string, unknown>)[];
}

/** Accounts and sessions kept entries that the audit log was still to get in a list of their own, `pendingAudit`. */
export const owedAuditEntriesAreEffects: Migration = {
  name: '0002-owed-audit-entries-are-effects',
  async up({ db }) {
    for (const name of ['admins', 'admin_state', 'admin_sessions']) {
      const documents = db.collection(name);
      for await (const { _id, pendingAudit } of documents.find({ pendingAudit: { $exists: true } })) {
        const effects = (pendingAudit as Owing['pendingAudit']).map(({ key, ...content }) => ({
          key,
          kind: 'audit',
          state: 'waiting',
          dueAt: content.at,
          content,
        }));
        // Only over the list that was read: a server of the version before may be at work.
        await documents.updateOne({ _id, pendingAudit } as object, {
          $push: { pendingEffects: { $each: effects } } as never,
          $unset: { pendingAudit: 1 },
        });
      }
    }
  },
};
