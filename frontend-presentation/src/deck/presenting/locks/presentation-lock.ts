import { holdLock, lockManager } from './hold-lock';

/**
 * Shared Web Lock that every presenting window holds. The name must not change: windows of an older version of the deck
 * use it too.
 */
const NAME = 'deck.talk';

/**
 * Marks this window as presenting.
 *
 * @returns a function that releases the lock
 */
export function holdPresentationLock(): () => void {
  return holdLock(NAME, { mode: 'shared' });
}

/** Whether any window of this browser is presenting; false if the browser has no locks. */
export async function isPresentationActive(): Promise<boolean> {
  const held = (await lockManager()?.query())?.held ?? [];
  return held.some(({ name }) => name === NAME);
}

/**
 * Runs `act` unless a window is presenting; no presentation can start while it runs.
 *
 * @returns whether it ran
 */
export async function unlessPresentationActive(act: () => void): Promise<boolean> {
  const whenFree = (lock: unknown) => {
    if (lock) act();
    return Boolean(lock);
  };
  return (await lockManager()?.request(NAME, { ifAvailable: true }, whenFree)) ?? whenFree(true);
}

/** Runs `act` as soon as no window is presenting. */
export function afterPresentations(act: () => void): void {
  const locks = lockManager();
  if (locks) void locks.request(NAME, act).catch(() => undefined);
  else act();
}
