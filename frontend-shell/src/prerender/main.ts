import type { PrerenderJob } from './job';
import { makeSnapshot } from './make-snapshot';

/*
 * A process of its own: the server starts it with a job as its first message, is answered with a report, and lives on
 * whatever happens here. It ends with the server.
 */
process.once('message', (job: PrerenderJob) => {
  makeSnapshot(job).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (thrown: unknown) => {
      process.stderr.write(`${thrown instanceof Error ? thrown.stack : thrown}\n`, () => process.exit(1));
    },
  );
});
process.once('disconnect', () => process.exit(1));
