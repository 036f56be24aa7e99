import type { ComponentType } from 'react';
import { importWithTimeout } from '../federation/import-with-timeout';
import { retryForever } from '../federation/retry-forever';
import { HYDRATING } from './hydration-marks';

/** Imports the module of a component that is its default export. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The code of one lazily loaded component. Each method returns the same promise on every call, as React's `use` needs. */
export interface LazyCode {
  /** The component once it is loaded, already marked as fulfilled, so that `use` does not suspend. */
  readonly loaded: Promise<ComponentType> | undefined;
  /** Lets `loadWithRetry` start. */
  request(): void;
  /**
   * For existing HTML: loads after `request`, and retries until it succeeds. Never rejects: HTML is better than an
   * error.
   */
  loadWithRetry(): Promise<ComponentType>;
  /** For a page without HTML: loads at once. Rejects permanently when the code fails to load or is late. */
  loadWithTimeout(): Promise<ComponentType>;
}

export function lazyCode<Props>(load: Load<Props>): LazyCode {
  let loaded: LazyCode['loaded'];
  let request!: () => void;
  const requested = new Promise<void>((resolve) => {
    request = resolve;
  });
  const fetch = async () => {
    const { default: component } = await load();
    const value = component as ComponentType;
    loaded ??= Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
    return value;
  };
  return {
    get loaded() {
      return loaded;
    },
    request,
    loadWithRetry: once(() => requested.then(() => retryForever(fetch))),
    loadWithTimeout: once(() => importWithTimeout(fetch)),
  };
}

/** Returns a function that calls `make` once and returns its result on every call. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Whether the page has no prerendered HTML, so that its components are loaded along with its messages. */
export function isClientRendered(): boolean {
  return typeof document === 'object' && !document.querySelector(`main[${HYDRATING}]`);
}
