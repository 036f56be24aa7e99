import type { Model } from 'mongoose';
import type { AppLogger } from '../common/logging/app-logger.js';
import type { BackgroundWork } from '../database/background-work.js';
import type { AuditEntry } from './audit-entry.schema.js';
import type { AuditLog } from './audit-log.js';
import type { ChainCheckRecord } from './chain-check.schema.js';
import { ChainCheckService } from './chain-check.service.js';
import { verifyChain } from './verify-chain.js';

const ENTRY = { position: 1, hash: '', action: 'admin.created', at: new Date(0) } as unknown as AuditEntry;

test('a check of a long log ends when the process stops, and another process may claim it', async () => {
  const updates: unknown[] = [];
  const checks = {
    updateOne: async (_filter: unknown, update: unknown) => {
      updates.push(update);
      return { modifiedCount: 1, upsertedCount: 0 };
    },
    findOne: () => ({ lean: async () => ({ lastHash: 'kept' }) }),
  } as unknown as Model<ChainCheckRecord>;
  let read = 0;
  async function* longLog() {
    for (; read < 1_000; read += 1) {
      if (read === 10) service.onModuleDestroy();
      yield ENTRY;
    }
  }
  const log = {
    verify: (hash?: string, signal?: AbortSignal) => verifyChain(longLog(), hash, signal),
  } as unknown as AuditLog;
  const logger = { error: jest.fn() };
  const service = new ChainCheckService(checks, log, {} as BackgroundWork, logger as unknown as AppLogger);
  expect(await service.checkIfDue()).toBe(false);
  expect(read).toBe(10);
  expect(updates).toEqual([{ $set: { claimedUntil: expect.any(Date) } }, { $unset: { claimedUntil: 1 } }]);
  expect(logger.error).not.toHaveBeenCalled();
});
