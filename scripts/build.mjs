// @ts-check
/* npm run build [-- WORKSPACE…]: builds what is missing or stale, or only the named workspaces, even if they are current. */

import { runMain } from './command/main.mjs';
import { ensureBuilt, UNITS } from './setup/build/builds.mjs';
import { ensureProductInstalled } from './setup/install/npm.mjs';

await runMain(async () => {
  const only = process.argv.slice(2);
  const unknown = only.find((name) => !UNITS.some((unit) => unit.name === name));
  if (unknown)
    throw new Error(`There is no ${unknown}; choose from ${UNITS.map(({ name }) => name).join(', ')}.`);
  await ensureProductInstalled();
  await ensureBuilt({ only, force: only.length > 0 });
});
