import { PasswordHasher } from '../../src/admin/passwords/password-hasher.js';
import type { TestApp } from './test-app.js';

/** More than are let into the line at once: whenever a place is free, one of those who were sent away takes it. */
const STRANGERS = 100;

/** Does this while so many strangers log in that the line for a hash is always full. */
export async function whileLineIsFull<T>({ app }: Pick<TestApp, 'app'>, work: () => Promise<T>): Promise<T> {
  const hasher = app.get(PasswordHasher, { strict: false });
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
  let isOver = false;
  const comeAgain = async () => {
    while (!isOver) await hasher.inTurn(nextTurn, false).catch(nextTurn);
  };
  const line = Array.from({ length: STRANGERS }, comeAgain);
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(line);
  }
}
