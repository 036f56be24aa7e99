import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * A module that the first slide does not need. It is loaded at the first interaction, so that it is available offline
 * later.
 */
export interface LazyModule<Module> {
  /** Undefined until it is loaded. */
  readonly module: Module | undefined;
  /** The last attempt failed or timed out, and no other is pending. */
  readonly hasFailed: boolean;
  /**
   * Loads it once; a call after a failure tries again.
   * @throws TimeoutError when it is late; if it arrives after all, it is used
   */
  readonly load: () => Promise<Module>;
  /** Calls back when `module` or `hasFailed` has changed. @returns a function that unsubscribes */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Declare it outside of components. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined;
  const listeners = new Set<() => void>();
  const state: { module: Module | undefined; hasFailed: boolean } = { module: undefined, hasFailed: false };
  const change = (changed: Partial<typeof state>) => {
    Object.assign(state, changed);
    for (const listener of listeners) listener();
  };
  const loadOnce = async () => {
    const module = await load();
    change({ module, hasFailed: false });
    return module;
  };
  return Object.assign(state, {
    load: () => {
      if (state.hasFailed) change({ hasFailed: false });
      loading ??= importWithTimeout(loadOnce).catch((failure: unknown) => {
        loading = undefined;
        change({ hasFailed: state.module === undefined });
        throw failure;
      });
      return loading;
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  });
}

/** Events that show that the deck is being used. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Loads modules at the first interaction. What fails then is loaded again when it is needed.
 * @param modules the same list at each render
 */
export function useLoadAtFirstInteraction(modules: ReadonlyArray<LazyModule<unknown>>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // One per task: requesting all of them takes longer than a frame.
    const loadFrom = (at: number) => {
      modules[at]?.load().catch(() => undefined);
      if (at + 1 < modules.length) timer = setTimeout(() => loadFrom(at + 1));
    };
    const begin = ({ type }: Event) => {
      stop();
      // A key press is handled first; a pointer moves before it presses.
      if (type === 'keydown') timer = setTimeout(() => loadFrom(0));
      else loadFrom(0);
    };
    const stop = () => {
      clearTimeout(timer);
      for (const type of INTERACTIONS) document.removeEventListener(type, begin);
    };
    for (const type of INTERACTIONS) document.addEventListener(type, begin);
    return stop;
  }, [modules]);
}

/** Yields, so that no task becomes long. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The module once it is loaded; does not load it. */
export function useLoadedModule<Module>(lazy: LazyModule<Module>): Module | undefined {
  const module = () => lazy.module;
  return useSyncExternalStore(lazy.subscribe, module, module);
}

/** Like `useLoadedModule`, but also loads the module, for a part that is on screen. */
export function useLazyModule<Module>(lazy: LazyModule<Module>): {
  module: Module | undefined;
  hasFailed: boolean;
} {
  const hasFailed = () => lazy.hasFailed;
  useEffect(() => {
    if (!lazy.module) lazy.load().catch(() => undefined);
  }, [lazy]);
  return {
    module: useLoadedModule(lazy),
    hasFailed: useSyncExternalStore(lazy.subscribe, hasFailed, hasFailed),
  };
}
