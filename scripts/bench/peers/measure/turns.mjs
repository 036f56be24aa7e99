// @ts-check
import { step } from '../../../command/progress.mjs';
import { summary } from '../../figures.mjs';
import { load, processorSeconds, untilQuiet } from './load.mjs';

/** Load before the measurement, so that code is compiled and connections are open. */
const WARM_UP_SECONDS = 1;

/**
 * Does some work for a peer. An error is stored as the peer's problem, so that the other peers go on.
 * @param {import('../types.d.ts').Result} result
 * @param {() => Promise<void>} work
 */
export async function attempt(result, work) {
  if (result.problem) return;
  try {
    await work();
  } catch (error) {
    result.problem = error instanceof Error ? error.message : String(error);
    console.log(`${result.peer.title}: ${result.problem}`);
  }
}

/**
 * Creates the records that the lists of a peer are read from later.
 * @param {import('../types.d.ts').Result} result
 * @param {import('../types.d.ts').Amount} amount
 */
export async function fill(result, { records, clients }) {
  const { calls, url, pid } = runningOf(result);
  // The first call of each kind runs alone, because some peers set something up that fails if done twice at once, such as
  // Strapi its upload folder.
  for (const call of Object.values(calls)) await load(call, { url, clients: 1, calls: 1 });
  await load(calls.post, { url, clients, calls: records });
  if (pid) await untilQuiet(pid);
}

/**
 * Measures each operation in rounds of one peer after the other, so that other work on the machine affects all peers alike.
 * After a load of writes, waits until the peer is idle.
 * @param {readonly import('../types.d.ts').Result[]} results
 * @param {readonly import('../types.d.ts').Operation[]} operations
 * @param {import('../types.d.ts').Amount} amount
 */
export async function takeTurns(results, operations, amount) {
  const { seconds, rounds } = amount;
  for (const operation of operations) {
    /** @type {Map<import('../types.d.ts').Result, Array<Awaited<ReturnType<typeof loadOne>>>>} */
    const measured = new Map(results.map((result) => [result, []]));
    for (let round = 0; round <= rounds; round += 1) {
      const title = round === 0 ? 'warm-up' : `round ${round} of ${rounds}`;
      await step(`${operation}, ${title}`, async () => {
        for (const result of results) {
          await attempt(result, async () => {
            const loaded = await loadOne(result, operation, {
              ...amount,
              seconds: round === 0 ? WARM_UP_SECONDS : seconds,
            });
            if (round > 0) measured.get(result)?.push(loaded);
          });
        }
      });
    }
    for (const [result, loads] of measured) {
      if (!result.problem) result.figures[operation] = figureOf(loads);
    }
  }
}

/**
 * @param {import('../types.d.ts').Result} result
 * @param {import('../types.d.ts').Operation} operation
 * @param {import('../types.d.ts').Amount} amount
 */
async function loadOne(result, operation, { clients, seconds, databasePids }) {
  const { calls, url, pid = process.pid } = runningOf(result);
  const groups = [[pid], databasePids];
  const processor = () => groups.map((pids) => pids.reduce((sum, each) => sum + processorSeconds(each), 0));
  const before = processor();
  const loaded = await load(calls[operation], { url, clients, seconds });
  const hasWritten = operation === 'post' || operation === 'document';
  if (hasWritten && pid !== process.pid) {
    result.quietSeconds = Math.max(result.quietSeconds ?? 0, await untilQuiet(pid));
  }
  const [own = 0, database = 0] = processor().map((after, index) => after - (before[index] ?? 0));
  return { ...loaded, own, database };
}

/** @param {import('../types.d.ts').Result} result */
function runningOf({ running, peer }) {
  if (!running) throw new Error(`${peer.title} is not running.`);
  return running;
}

/** @param {Array<Awaited<ReturnType<typeof loadOne>>>} loads */
function figureOf(loads) {
  const times = loads.flatMap((loaded) => loaded.times);
  const { median, p99 } = summary(times);
  const perRequest = (/** @type {'own' | 'database'} */ whose) =>
    (loads.reduce((sum, loaded) => sum + loaded[whose], 0) * 1_000) / times.length;
  return {
    perSecond: summary(loads.map(({ perSecond }) => perSecond)).median,
    median,
    p99,
    ownMs: perRequest('own'),
    databaseMs: perRequest('database'),
  };
}
