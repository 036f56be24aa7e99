import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import buildCheckWorker from './build-check-worker.mjs';

/** Jest calls this once per run of the API tests, before its workers start. */
export default async function prepareRun() {
  refuseForgottenTests();
  process.env.TEST_DATABASES = `cf_test_${randomBytes(4).toString('hex')}`;
  await buildCheckWorker();
}

/** A test file that no `all.api.ts` includes would never run. */
function refuseForgottenTests() {
  const files = readdirSync(path.resolve(import.meta.dirname, '../..'), {
    recursive: true,
    encoding: 'utf8',
  });
  const forgotten = files.filter(
    (file) => file.endsWith('.api.spec.ts') && !files.includes(path.join(path.dirname(file), 'all.api.ts')),
  );
  if (forgotten.length > 0) throw new Error(`No all.api.ts beside ${forgotten.join(', ')}.`);
}
