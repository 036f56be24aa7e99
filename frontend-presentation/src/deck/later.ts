import { codeInTime } from 'frontend-shared/federation/code-in-time';
import { useEffect, useSyncExternalStore } from 'react';

/** Code that the first slide does without: fetched when somebody first touches the deck, so that it is here offline too. */
export interface Later<Module> {
  /** The module, once it has been fetched. */
  readonly here: Module | undefined;
  /** The last try failed or was late, and no other is under way. */
  readonly hasFailed: boolean;
  /**
   * Fetches it; asked again after a failure, it tries again.
   * @throws TimeoutError when it is late; when it comes after all, it is here
   */
  readonly load: () => Promise<Module>;
  /** Calls back when `here` or `hasFailed` has changed; returns what ends that. */
  readonly subscribe: (changed: () => void) => () => void;
}

const all: Later<unknown>[] = [];

/** Declare it outside of components. */
export function later<Module>(fetch: () => Promise<Module>): Later<Module> {
  let loading: Promise<Module> | undefined;
  const listeners = new Set<() => void>();
  const state: { here: Module | undefined; hasFailed: boolean } = { here: undefined, hasFailed: false };
  const change = (changed: Partial<typeof state>) => {
    Object.assign(state, changed);
    for (const listener of listeners) listener();
  };
  const fetchOnce = async () => {
    const here = await fetch();
    change({ here, hasFailed: false });
    return here;
  };
  const one: Later<Module> = Object.assign(state, {
    load: () => {
      if (state.hasFailed) change({ hasFailed: false });
      loading ??= codeInTime(fetchOnce).catch((failure: unknown) => {
        loading = undefined;
        change({ hasFailed: state.here === undefined });
        throw failure;
      });
      return loading;
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  });
  all.push(one);
  return one;
}

/** The signs of somebody who uses the deck. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Fetches everything that was put off, at the first sign. What cannot be had then is asked for when it is needed. */
export function useLoadAll(): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, load);
    };
    const load = () => {
      stop();
      for (const one of all) one.load().catch(() => undefined);
    };
    for (const sign of SIGNS) document.addEventListener(sign, load);
    return stop;
  }, []);
}

/** The module when it is here. Does not ask for it. */
export function useHere<Module>(code: Later<Module>): Module | undefined {
  const here = () => code.here;
  return useSyncExternalStore(code.subscribe, here, here);
}

/** The module when it is here; a part that is on screen has it fetched. */
export function useLater<Module>(code: Later<Module>): { here: Module | undefined; hasFailed: boolean } {
  const hasFailed = () => code.hasFailed;
  useEffect(() => {
    if (!code.here) code.load().catch(() => undefined);
  }, [code]);
  return { here: useHere(code), hasFailed: useSyncExternalStore(code.subscribe, hasFailed, hasFailed) };
}
