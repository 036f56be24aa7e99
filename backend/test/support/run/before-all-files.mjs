import { randomBytes } from 'node:crypto';
import buildCheckWorker from './build-check-worker.mjs';

/** Jest calls this once per run of the API tests, before its workers start. */
export default async function prepareRun() {
  process.env.TEST_DATABASES = `cf_test_${randomBytes(4).toString('hex')}`;
  await buildCheckWorker();
}
