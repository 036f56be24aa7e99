import type { INestApplicationContext } from '@nestjs/common';
import { verifyAudit } from './data-commands.js';

test('numbers of entries are printed with their digits grouped', async () => {
  const log = {
    verify: async () => ({ entries: 1_234_567, problems: { count: 0, named: [] }, containsKnownHash: true }),
    countOutsideChain: async () => 45_678,
  };
  const printed: string[] = [];
  const app = { get: () => log } as unknown as INestApplicationContext;
  await verifyAudit(app, { print: (line) => printed.push(line), askPassword: async () => undefined });
  expect(printed).toEqual([
    '45,678 entries are older than the chain: nothing can be said about them.',
    '12,34,567 entries follow each other without a gap, and none was changed.',
  ]);
});
