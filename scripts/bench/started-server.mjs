// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithParent } from '../processes/parent-death.mjs';

/** What is kept of its output, in characters. */
const LAST_WORDS = 2_000;

/**
 * Starts Node.js with a server and waits until it is ready.
 * @param {{ name: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd?: string, withinMs?: number, askMs?: number,
 *   isReady: () => Promise<boolean> }} options `name`: for a sentence; `askMs`: how often it is asked
 * @returns {Promise<{ pid: number, readyMs: number, stop: () => Promise<void> }>} `readyMs` from calling Node.js
 * @throws {Error} with its last words, when it ended before it was ready or was not ready in time
 */
export async function startServer({ name, args, env, cwd, withinMs = 120_000, askMs = 5, isReady }) {
  const startedAt = performance.now();
  const child = spawn(...endsWithParent('SIGTERM', process.execPath, args), {
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-LAST_WORDS);
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
    await pause(askMs);
  }
  return { pid: child.pid ?? 0, readyMs: performance.now() - startedAt, stop };
}
