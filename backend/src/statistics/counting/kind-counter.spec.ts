import { Types } from 'mongoose';
import type { AuditLog } from '../../audit/audit-log.js';
import type { SubmissionKind } from '../../submissions/record/submission-kind.js';
import { KindCounter } from './kind-counter.js';
import type { KindStatisticsRepository } from './kind-statistics.repository.js';
import type { KindStatistics } from './kind-statistics.schema.js';

const NOW = new Date('2025-11-25T06:00:00Z');
const SUBJECT = 'factory-application';

/** A counter of a kind without records; the log has an entry about a former record of each of the last `days` days. */
function counterOf(days: number) {
  const ids = Array.from({ length: days }, (_, ago) =>
    Types.ObjectId.createFromTime(NOW.getTime() / 1_000 - ago * 86_400).toHexString(),
  );
  const subjects = ids.map((id) => ({ kind: SUBJECT, id }));
  const reads = { running: 0, most: 0, all: 0 };
  const store = {
    findArrivals: async () => [],
    async *findArrived() {
      reads.all += 1;
      reads.running += 1;
      reads.most = Math.max(reads.most, reads.running);
      await new Promise(setImmediate);
      reads.running -= 1;
      yield* [];
    },
    countUpTo: async () => 0,
  };
  const before = { revision: 1, computedAt: NOW, auditPosition: 0, checkedDay: '2025-11-24', days: [] };
  const statistics = {
    findWhole: async () => before as unknown as KindStatistics,
    replace: async () => true,
  } as unknown as KindStatisticsRepository;
  const audit = {
    subjectsAfter: async () => ({ subjects, end: days, hasMore: false }),
  } as unknown as AuditLog;
  const kind = { subject: SUBJECT, store, rules: { initial: 'pending' } } as unknown as SubmissionKind;
  return { refresh: () => new KindCounter(audit, statistics).refresh(kind, NOW), reads };
}

describe('recounting the days of changed records', () => {
  it('leaves connections to the other calls of the process, however many days there are', async () => {
    const { refresh, reads } = counterOf(1_000);
    await refresh();
    expect(reads.all).toBeGreaterThanOrEqual(1_000);
    expect(reads.most).toBeLessThanOrEqual(4);
  });
});
