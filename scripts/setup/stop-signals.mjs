// @ts-check
import { readFileSync } from 'node:fs';

/** How soon the end of npm is noticed, in ms. */
const PARENT_CHECK_MS = 250;

/**
 * Collects what has to be ended, in the order it was started, and ends it in reverse, once, on Ctrl-C, SIGTERM or a
 * closed terminal. What is not collected yet is ended by the kernel together with this process
 * (on Linux, see parent-death.mjs).
 * @returns {{ atStop: (stop: () => Promise<void>) => void, stopAll: () => Promise<void> }}
 */
export function stopOnSignals() {
  /** @type {Array<() => Promise<void>>} */
  const stops = [];
  let stopping = false;
  const stopAll = async () => {
    /** @type {unknown[]} */
    const failures = [];
    // Whatever becomes of one, the others are ended, the database last.
    for (let stop = stops.pop(); stop; stop = stops.pop())
      await stop().catch((thrown) => failures.push(thrown));
    if (failures.length > 0) throw failures[0];
  };
  const stopAndExit = async () => {
    // A terminal sends Ctrl-C to npm and to this process, and npm passes it on: twice is usual.
    if (stopping) return;
    stopping = true;
    await stopAll().catch((thrown) => {
      console.error(thrown);
      process.exitCode = 1;
    });
    process.exit();
  };
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, stopAndExit);
  watchNpm(stopAndExit);
  return { atStop: (stop) => stops.push(stop), stopAll };
}

/**
 * npm runs a script through a shell. A SIGTERM for npm ends that shell and reaches nothing behind it, and a kill -9 of
 * npm not even the shell; so the end of either is what tells this process.
 * @param {() => Promise<void>} stop
 */
function watchNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    void stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * @param {number} pid
 * @returns {string | undefined} the process id of its parent, where /proc tells it
 */
function parentOf(pid) {
  try {
    return /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
