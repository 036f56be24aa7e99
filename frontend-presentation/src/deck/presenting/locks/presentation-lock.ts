import { holdLock, lockManager } from './hold-lock';

/**
 * Web Lock that every window holds, shared with the others, while it gives a presentation. Windows of an older version hold it
 * under this name.
 */
const NAME = 'deck.talk';

/**
 * Marks that this window gives a presentation.
 *
 * @returns a function that releases the lock
 */
export function holdPresentationLock(): () => void {
  return holdLock(NAME, { mode: 'shared' });
}

/** Whether any window of this browser gives a presentation; false where the browser has no locks. */
export async function isPresentationActive(): Promise<boolean> {
  const held = (await lockManager()?.query())?.held ?? [];
  return held.some(({ name }) => name === NAME);
}

/**
 * Runs `act` unless a window gives a presentation, and lets none begin meanwhile.
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

/** Runs `act` as soon as no window gives a presentation. */
export function afterPresentations(act: () => void): void {
  const locks = lockManager();
  if (locks) void locks.request(NAME, act).catch(() => undefined);
  else act();
}
