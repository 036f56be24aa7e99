// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/** A guard against waiting for ever, in ms; a busy machine may take as long as it needs. */
const GUARD_MS = 300_000;
const LOOK_MS = 25;

/**
 * @param {string} what for the sentence of the failure
 * @param {() => Promise<boolean> | boolean} isSo
 * @throws {Error} when it did not come true
 */
export async function waitUntil(what, isSo) {
  const deadline = Date.now() + GUARD_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited ${GUARD_MS / 1000} s in vain until ${what}.`);
    await pause(LOOK_MS);
  }
}
