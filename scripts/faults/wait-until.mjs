// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/** Time limit in ms. Generous for busy machines: it only prevents an endless wait. */
const TIMEOUT_MS = 300_000;
const POLL_MS = 25;

/**
 * Waits until a condition is true.
 * @param {string} what the condition in words, for the error
 * @param {() => Promise<boolean> | boolean} condition
 * @throws {Error} when it is not true within the time limit
 */
export async function waitUntil(what, condition) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${TIMEOUT_MS / 1000} s in vain until ${what}.`);
    await pause(POLL_MS);
  }
}
