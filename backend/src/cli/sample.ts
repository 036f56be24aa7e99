import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { readOptions } from './admin/admin-arguments.js';
import { commandArguments } from './command-arguments.js';
import { CommandError } from './command-error.js';
import { grouped } from './grouped.js';
import { runAndExit } from './run-and-exit.js';
import { addBulkSamples } from './sample/bulk/add-bulk-samples.js';
import { addSamplesWithMails, assertSamplesAllowed, sampleConfig } from './sample/sample-command.js';
import { messageOf, withApplication } from './with-application.js';

/*
 * `node backend/dist/cli/sample.js [--size <records of each kind>]`, with the environment of the server: fills an
 * empty console with sample people, or a database with many records for load tests.
 */

const MAX_SIZE = 5_000_000;
const USAGE = `Usage:
  sample              adds 340 forms of people who do not exist, with documents, decisions and mails
  sample --size <n>   adds n records of each kind (1 to ${grouped(MAX_SIZE)}), without mails and with documents for at most 250 of those that wait, to see how the product does with many`;

async function run(): Promise<void> {
  const { args, isCheckOnly } = commandArguments();
  const size = readSize(readOptions(args, ['size'], USAGE).size);
  if (isCheckOnly) return assertSamplesAllowed(process.env);
  await withApplication(sampleConfig(process.env), async (app) => {
    const added = size === undefined ? await addSamplesWithMails(app) : await addBulk(app, size);
    process.stdout.write(
      added === 0 ? 'All samples were there already.\n' : `Added ${grouped(added)} samples.\n`,
    );
  });
}

function readSize(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const size = /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (size < 1 || size > MAX_SIZE) throw new CommandError(USAGE);
  return size;
}

async function addBulk(app: INestApplicationContext, size: number): Promise<number> {
  const startedAt = performance.now();
  let reported = '';
  return addBulkSamples(app, size, (kind, done) => {
    const step = `${kind} ${done === size ? size : Math.floor(done / 10_000)}`;
    if (done < Math.min(size, 10_000) || step === reported) return;
    reported = step;
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    process.stderr.write(`${kind}: ${grouped(done)} of ${grouped(size)}, ${grouped(seconds)} s\n`);
  });
}

runAndExit(run(), messageOf);
