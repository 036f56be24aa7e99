/** Web Lock that every window holds, together with the others, while it gives a talk. The browser frees that of a crashed one. */
const NAME = 'deck.talk';

/** This window gives a talk until the answered function is called. */
export function holdTalkLock(): () => void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  locks()
    ?.request(NAME, { mode: 'shared' }, () => ended)
    .catch(() => undefined);
  return () => end();
}

/** Whether any window of this browser gives a talk. Where the browser has no locks, none is known to. */
export async function isTalkGiven(): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? [];
  return held.some(({ name }) => name === NAME);
}

/** Does something that no talk may meet, and lets none begin before it has; false when one is given. */
export async function unlessTalkGiven(act: () => void): Promise<boolean> {
  const whenFree = (lock: unknown) => {
    if (lock) act();
    return Boolean(lock);
  };
  return (await locks()?.request(NAME, { ifAvailable: true }, whenFree)) ?? whenFree(true);
}

/** Does something as soon as no window gives a talk any more. */
export function afterTalks(act: () => void): void {
  const held = locks();
  if (held) void held.request(NAME, act).catch(() => undefined);
  else act();
}

/** Pages by a plain http address and old browsers have none. */
function locks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
