import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import { useEffect, useSyncExternalStore } from 'react';

/** Code that the first slide does without: loaded when somebody first touches the deck, so that it is here offline too. */
export interface LazyModule<Module> {
  /** Undefined until it is loaded. */
  readonly module: Module | undefined;
  /** The last try failed or was late, and no other is under way. */
  readonly hasFailed: boolean;
  /**
   * Loads it; asked again after a failure, it tries again.
   * @throws TimeoutError when it is late; when it comes after all, it is used
   */
  readonly load: () => Promise<Module>;
  /** Calls back when `module` or `hasFailed` has changed; returns what ends that. */
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

/** The signs of somebody who uses the deck. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Loads modules at the first sign. What cannot be had then is asked for when it is needed.
 * @param modules the same list at each render
 */
export function useLoadAtFirstSign(modules: ReadonlyArray<LazyModule<unknown>>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // One in a task: to ask for all of them takes longer than a frame.
    const loadFrom = (at: number) => {
      modules[at]?.load().catch(() => undefined);
      if (at + 1 < modules.length) timer = setTimeout(() => loadFrom(at + 1));
    };
    const begin = ({ type }: Event) => {
      stop();
      // A key is answered first. A pointer moves before it presses.
      if (type === 'keydown') timer = setTimeout(() => loadFrom(0));
      else loadFrom(0);
    };
    const stop = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, begin);
    };
    for (const sign of SIGNS) document.addEventListener(sign, begin);
    return stop;
  }, [modules]);
}

/** Ends the task that runs, so that none grows long. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The module once it is loaded. Does not ask for it. */
export function useLoadedModule<Module>(lazy: LazyModule<Module>): Module | undefined {
  const module = () => lazy.module;
  return useSyncExternalStore(lazy.subscribe, module, module);
}

/** As `useLoadedModule`, for a part that is on screen: it has the module loaded. */
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
