// @ts-check

/**
 * What one action cost: its longest task on the page's main thread, in ms of processor time of one that is four times as slow
 * as this one, and how many took longer than 50 ms.
 * @typedef {{ action: string, longestMs: number, overLimit: number }} ActionCost
 */

/** What a frame of work may take, in ms (quality goal of a slide change). */
export const LIMIT_MS = 50;
/** How many times as slow a phone's processor is. */
const SLOWER = 4;
const MARK = 'bench:';
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * Traces actions one after the other; a task counts for the action that was begun last before it, also what follows its answer.
 * @param {import('@playwright/test').Page} page
 * @param {ReadonlyArray<{ name: string, act: () => Promise<void> }>} actions each over when all that it set going is
 * @returns {Promise<ActionCost[]>}
 */
export async function costsOf(page, actions) {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page of a persistent context cannot be traced.');
  await browser.startTracing(page, { categories: CATEGORIES });
  for (const [index, { act }] of actions.entries()) {
    await page.evaluate((mark) => void performance.mark(mark), `${MARK}${index}`);
    await act();
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  return costsIn(
    traceEvents,
    actions.map(({ name }) => name),
  );
}

/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent times in µs */

/**
 * @param {readonly TraceEvent[]} events
 * @param {readonly string[]} actions
 * @returns {ActionCost[]}
 */
export function costsIn(events, actions) {
  const marks = actions.map((_, index) => events.find(({ name }) => name === `${MARK}${index}`));
  const [first] = marks;
  if (!first) throw new Error('The trace has no marks.');
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === first.pid && tid === first.tid,
  );
  return actions.map((action, index) => {
    const from = marks[index]?.ts ?? Number.POSITIVE_INFINITY;
    const to = marks[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const lengths = tasks
      .filter(({ ts }) => ts >= from && ts < to)
      .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER);
    return {
      action,
      longestMs: Math.max(0, ...lengths),
      overLimit: lengths.filter((ms) => ms > LIMIT_MS).length,
    };
  });
}
