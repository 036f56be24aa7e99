import { AsyncLocalStorage } from 'node:async_hooks';
import { Rounds } from './rounds.js';

const nextTurn = () => new Promise(setImmediate);

/** Work that ends when the test says so. */
function heldWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

test('work that arrives during a round runs together in the next', async () => {
  const { started, work, end } = heldWork();
  const rounds = new Rounds(1_000);
  const all = ['a', 'b', 'c'].map((name) => rounds.run(work(name)));
  expect(started).toEqual(['a']);
  end('a');
  await nextTurn();
  expect(started).toEqual(['a', 'b', 'c']);
  end('b');
  end('c');
  await Promise.all(all);
});

test('a round that takes too long does not hold up the next', async () => {
  const { started, work, end } = heldWork();
  const rounds = new Rounds(1);
  const slow = rounds.run(work('slow'));
  const quick = rounds.run(async () => end('slow'));
  expect(started).toEqual(['slow']);
  await quick;
  await slow;
});

test('a failure is that of its own caller', async () => {
  const rounds = new Rounds(1_000);
  const failing = rounds.run(() => Promise.reject(new Error('wrong')));
  const others = [rounds.run(async () => undefined), rounds.run(async () => undefined)];
  await expect(failing).rejects.toThrow('wrong');
  await Promise.all(others);
});

test('work runs as part of the request that asked for it, not of the one that began the round', async () => {
  const request = new AsyncLocalStorage<string>();
  const rounds = new Rounds(1_000);
  const seen: unknown[] = [];
  const look = async () => void seen.push(request.getStore());
  await Promise.all(['first', 'second'].map((name) => request.run(name, () => rounds.run(look))));
  expect(seen).toEqual(['first', 'second']);
});
