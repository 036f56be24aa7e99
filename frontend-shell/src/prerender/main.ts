import type { PrerenderJob } from './job';
import { makeSnapshot } from './make-snapshot';

/*
 * Entry of the prerenderer process. The server sends a job as the first message and gets a report; a crash here does
 * not affect the server. The process exits when the server disconnects.
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
