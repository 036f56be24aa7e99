// @ts-check

/**
 * The cost of one action: its longest task on the page's main thread, in ms of processor time on a processor that is four
 * times slower than this one, and how many tasks took longer than 50 ms.
 * @typedef {{ action: string, longestMs: number, overLimit: number }} ActionCost
 */

/** How long a task may take, in ms (quality goal of a slide change). */
export const LIMIT_MS = 50;
/** How many times slower a phone's processor is. */
const SLOWDOWN = 4;
const MARK = 'bench:';
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * Traces actions one after the other. A task counts for the action that began last before it.
 * @param {import('@playwright/test').Page} page
 * @param {ReadonlyArray<{ name: string, act: () => Promise<void> }>} actions each must resolve only when its background
 * work is done
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
    const durations = tasks
      .filter(({ ts }) => ts >= from && ts < to)
      .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN);
    return {
      action,
      longestMs: Math.max(0, ...durations),
      overLimit: durations.filter((ms) => ms > LIMIT_MS).length,
    };
  });
}
