// @ts-check
/*
 * Loaded into the API by `npm run fuzz -- --costly` (node --import): says how long its event loop was blocked at most since
 * it was asked last, by the clock (`monitorEventLoopDelay`) and by the processor time of the main thread alone. The clock
 * also counts what other programs and threads take of the processor.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
let longestTurn = 0;
let before = processorTime();
let isAsked = false;

/** Of the main thread so far, in milliseconds; only Linux tells it, and there it is exact to a tick of some milliseconds. */
function processorTime() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** Once in each turn of the event loop; the loop does not rest meanwhile. */
function look() {
  const now = processorTime();
  longestTurn = Math.max(longestTurn, now - before);
  before = now;
  if (isAsked) setImmediate(look);
}

process.on('message', (command) => {
  if (command === 'begin') {
    isAsked = true;
    before = processorTime();
    longestTurn = 0;
    delay.enable();
    delay.reset();
    setImmediate(look);
  } else {
    isAsked = false;
    delay.disable();
  }
  process.send?.({ clock: delay.max / 1e6, processor: longestTurn });
});
// The API ends when it is told to, not when this is closed.
process.channel?.unref();
