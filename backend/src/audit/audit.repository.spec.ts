import { type Model, mongo } from 'mongoose';
import { AuditRepository } from './audit.repository.js';
import type { AuditContent, ChainedEntry } from './audit-chain.js';
import type { AuditEntry } from './audit-entry.schema.js';

const entry = (key: string): AuditContent => ({
  action: 'contact.received',
  actor: null,
  at: new Date(),
  key,
});

/** What the driver throws when one of several entries was refused; those before it are stored. */
function refusal(index: number, code: number, errmsg: string) {
  const error = { index, code, errmsg } as mongo.WriteError;
  const result = { getWriteErrors: () => [error] } as unknown as mongo.BulkWriteResult;
  return new mongo.MongoBulkWriteError({ message: errmsg, code, writeErrors: [error] }, result);
}

/** A log in memory. `refuse` may refuse one of several entries. */
function logInMemory(refuse: (entries: ChainedEntry[]) => mongo.MongoBulkWriteError | undefined) {
  const stored: ChainedEntry[] = [];
  class Entries {
    async validate(): Promise<void> {}
    static findOne = () => ({ sort: () => ({ lean: async () => stored.at(-1) ?? null }) });
    static insertMany = async (entries: ChainedEntry[]) => {
      await new Promise(setImmediate);
      const thrown = refuse(entries);
      const index = thrown ? [thrown.writeErrors].flat()[0]?.index : undefined;
      stored.push(...entries.slice(0, index));
      if (thrown) throw thrown;
    };
  }
  return { stored, repository: new AuditRepository(Entries as unknown as Model<AuditEntry>) };
}

describe('audit log entries that are added together', () => {
  const keys = ['a', 'b', 'c', 'd'];

  it.each([
    ['aborts one of them because of concurrent writes', 112, 'WriteConflict', keys],
    ['knows the key of one of them', 11_000, 'E11000 index: audit_entries_key dup key', ['a', 'b', 'd']],
  ])('follow each other without a gap when the database %s', async (_when, code, errmsg, expected) => {
    let isRefused = false;
    const { stored, repository } = logInMemory((entries) => {
      if (isRefused || entries.length < 2) return undefined;
      isRefused = true;
      return refusal(1, code, errmsg);
    });
    await Promise.all(keys.map((key) => repository.add(entry(key))));
    expect(isRefused).toBe(true);
    expect(stored.map(({ key }) => key)).toEqual(expected);
    expect(stored.map(({ position }) => position)).toEqual(expected.map((_, index) => index + 1));
    expect(stored.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      stored.slice(0, -1).map(({ hash }) => hash),
    );
  });

  it('fail together when the database refuses one for another reason, and later ones are added', async () => {
    let isRefused = false;
    const { stored, repository } = logInMemory((entries) => {
      if (isRefused || entries.length < 2) return undefined;
      isRefused = true;
      return refusal(0, 121, 'Document failed validation');
    });
    const outcomes = await Promise.allSettled(keys.map((key) => repository.add(entry(key))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    await repository.add(entry('e'));
    expect(stored.map(({ key, position }) => [key, position])).toEqual([
      ['a', 1],
      ['e', 2],
    ]);
  });
});
