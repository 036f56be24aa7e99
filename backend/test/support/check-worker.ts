import path from 'node:path';

/** The path of the bundled worker script, which `build-check-worker.mjs` writes before the tests. */
export const CHECK_WORKER = path.join(import.meta.dirname, '../../../.cache/tests/check-worker.mjs');
