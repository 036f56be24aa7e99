// @ts-check
/*
 * Loaded into the API by `npm run fuzz -- --costly` (node --import). It reports the longest block of the event loop between
 * the messages `begin` and `end`: by the wall clock (`monitorEventLoopDelay`), which includes other programs and threads, and
 * in processor time of the main thread alone.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
let longestIteration = 0;
let before = processorTime();
let isMeasuring = false;

/** Processor time of the main thread so far, in milliseconds. Only Linux has it, with a resolution of some milliseconds. */
function processorTime() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** Runs once per iteration of the event loop, which therefore never idles while measuring. */
function sample() {
  const now = processorTime();
  longestIteration = Math.max(longestIteration, now - before);
  before = now;
  if (isMeasuring) setImmediate(sample);
}

process.on('message', (command) => {
  if (command === 'begin') {
    isMeasuring = true;
    before = processorTime();
    longestIteration = 0;
    delay.enable();
    delay.reset();
    setImmediate(sample);
  } else {
    isMeasuring = false;
    delay.disable();
  }
  process.send?.({ clock: delay.max / 1e6, processor: longestIteration });
});
// The IPC channel must not keep the process alive.
process.channel?.unref();
