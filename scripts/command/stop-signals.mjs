// @ts-check
import { readFileSync } from 'node:fs';

/** Interval of checks whether npm is still running, in ms. */
const PARENT_CHECK_MS = 250;

/**
 * Registers functions that stop what was started. On Ctrl-C, SIGTERM or a closed terminal they are called once, in reverse
 * order. On Linux, the kernel stops programs that are not registered yet when this process ends (see parent-death.mjs).
 * @returns {{ atStop: (stop: () => Promise<void>) => void, stopAll: () => Promise<void> }} `atStop` registers a function,
 * `stopAll` calls all
 */
export function stopOnSignals() {
  /** @type {Array<() => Promise<void>>} */
  const stops = [];
  let stopping = false;
  const stopAll = async () => {
    /** @type {unknown[]} */
    const failures = [];
    // If one function fails, the others are still called, that of the database last.
    for (let stop = stops.pop(); stop; stop = stops.pop())
      await stop().catch((thrown) => failures.push(thrown));
    if (failures.length > 0) throw failures[0];
  };
  const stopAndExit = async () => {
    // Ctrl-C usually arrives twice: a terminal sends it to npm and to this process, and npm forwards it.
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
 * Stops this process when npm or its shell ends. npm runs a script through a shell: a SIGTERM for npm ends only that shell,
 * and a kill -9 of npm not even the shell, so this process gets no signal.
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
 * @returns {string | undefined} process id of its parent, where there is /proc
 */
function parentOf(pid) {
  try {
    return /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
