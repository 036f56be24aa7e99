// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithParent } from '../processes/parent-death.mjs';

/** How much of the latest output is kept for an error, in characters. */
const MAX_OUTPUT = 2_000;

/**
 * Starts Node.js with a server and waits until it is ready.
 * @param {{ name: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd?: string, withinMs?: number, pollMs?: number,
 *   isReady: () => Promise<boolean> }} options `name`: for errors; `pollMs`: interval at which `isReady` is called
 * @returns {Promise<{ pid: number, readyMs: number, stop: () => Promise<void> }>} `readyMs`: time since Node.js was started
 * @throws {Error} with the server's latest output, when it ends before it is ready or is not ready in time
 */
export async function startServer({ name, args, env, cwd, withinMs = 120_000, pollMs = 5, isReady }) {
  const startedAt = performance.now();
  const child = spawn(...endsWithParent('SIGTERM', process.execPath, args), {
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-MAX_OUTPUT);
    });
  }
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it was ready.\n${output.trim()}`);
    if (performance.now() - startedAt > withinMs) {
      await stop();
      throw new Error(`${name} was not ready in time.\n${output.trim()}`);
    }
    await pause(pollMs);
  }
  return { pid: child.pid ?? 0, readyMs: performance.now() - startedAt, stop };
}
