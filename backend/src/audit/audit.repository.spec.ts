import type { Model } from 'mongoose';
import { AuditRepository } from './audit.repository.js';
import type { AuditContent } from './audit-chain.js';
import type { AuditEntry } from './audit-entry.schema.js';

const entry = (key: string): AuditContent => ({
  action: 'contact.received',
  actor: null,
  at: new Date(),
  key,
});
const unreachable = Object.assign(new Error('no server'), { name: 'MongoServerSelectionError' });

/** A collection whose database is unreachable until the test says otherwise. */
function collection() {
  const create = jest.fn(async (_entry: unknown): Promise<void> => {
    throw unreachable;
  });
  const findOne = () => ({ sort: () => ({ lean: async () => null }) });
  return { create, repository: new AuditRepository({ create, findOne } as unknown as Model<AuditEntry>) };
}

describe('audit log entries', () => {
  it('queued behind an entry that cannot reach the database fail with it, and later ones are attempted again', async () => {
    const { create, repository } = collection();
    const waiting = ['a', 'b', 'c'].map((key) => repository.add(entry(key)));
    expect(await Promise.allSettled(waiting)).toEqual(
      waiting.map(() => ({ status: 'rejected', reason: unreachable })),
    );
    expect(create).toHaveBeenCalledTimes(1);
    create.mockResolvedValue(undefined);
    await repository.add(entry('d'));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('queued behind an entry that fails for another reason are still written', async () => {
    const { create, repository } = collection();
    create.mockRejectedValueOnce(new TypeError('wrong')).mockResolvedValue(undefined);
    const [first, second] = [repository.add(entry('a')), repository.add(entry('b'))];
    await expect(first).rejects.toThrow('wrong');
    await second;
    expect(create).toHaveBeenCalledTimes(2);
  });
});
