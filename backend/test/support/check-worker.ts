import path from 'node:path';

/** What the threads run that check files, built by `build-check-worker.mjs` before the tests. */
export const CHECK_WORKER = path.join(import.meta.dirname, '../../../.cache/tests/check-worker.mjs');
