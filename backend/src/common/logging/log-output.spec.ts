import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { AppLogger } from './app-logger.js';
import { logOutput } from './log-output.js';

test('logging to a full disk prevents the server neither from continuing nor from exiting', async () => {
  const fullDisk = openSync('/dev/full', 'w');
  const output = logOutput(fullDisk);
  const logger = new AppLogger('info', output);
  for (const line of ['first', 'second']) {
    const failed = once(output, 'error');
    logger.info(line);
    await expect(failed).resolves.toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
  }
  // pino calls this at process exit; by default it would never return here.
  output.flushSync();
  closeSync(fullDisk);
});
