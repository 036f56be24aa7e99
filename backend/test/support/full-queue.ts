import { PasswordHasher } from '../../src/admin/passwords/password-hasher.js';
import type { TestApp } from './test-app.js';

/** More than the queue holds, so that a rejected caller takes each slot as soon as it is free. */
const CALLERS = 100;

/** Runs the work while the queue for password hashing is full of callers from unknown browsers. */
export async function whileQueueIsFull<T>({ app }: Pick<TestApp, 'app'>, work: () => Promise<T>): Promise<T> {
  const hasher = app.get(PasswordHasher, { strict: false });
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
  let isOver = false;
  const callRepeatedly = async () => {
    while (!isOver) await hasher.runQueued(nextTurn, false).catch(nextTurn);
  };
  const callers = Array.from({ length: CALLERS }, callRepeatedly);
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(callers);
  }
}
