// @ts-check
/* npm run check: types, lint, format, boundaries and docs/folders.md. Takes seconds when little has changed. */

import { checks, runChecks } from './check/checks.mjs';
import { requireNoArguments } from './command/arguments.mjs';
import { ReportedError, runMain } from './command/main.mjs';
import { stopwatch } from './command/progress.mjs';
import { ensureInstalled } from './setup/install/npm.mjs';

await runMain(async () => {
  requireNoArguments('npm run check');
  const elapsed = stopwatch();
  await ensureInstalled();
  const failed = await runChecks(checks());
  console.log(`${failed === 0 ? 'All is well' : `${failed} failed`} after ${elapsed()}.`);
  if (failed > 0) throw new ReportedError();
});
