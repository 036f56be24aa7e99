import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { AppLogger } from './app-logger.js';
import { logOutput } from './log-output.js';

test('a log on a full disk keeps the server neither from going on nor from ending', async () => {
  const fullDisk = openSync('/dev/full', 'w');
  const output = logOutput(fullDisk);
  const logger = new AppLogger('info', output);
  for (const line of ['first', 'second']) {
    const failed = once(output, 'error');
    logger.info(line);
    await expect(failed).resolves.toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
  }
  // As at process exit; it would never return.
  output.flushSync();
  closeSync(fullDisk);
});
