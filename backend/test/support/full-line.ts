import { PasswordHasher } from '../../src/admin/passwords/password-hasher.js';
import type { TestApp } from './test-app.js';

/** More than the queue holds: whenever a slot is free, a refused caller takes it. */
const STRANGERS = 100;

/** Runs the work while so many strangers log in that the queue for hashing is always full. */
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
