import type { RemoteModule, RemoteName, RemoteProps, RemotesConfig } from 'frontend-shared/remote-contract';
import { type ComponentType, lazy } from 'react';

/** Where the shell gets the components of the remotes from. A prerenderer gives them directly. */
export interface RemoteSource {
  /** The remote's component, the same one on every call until `renew`. */
  component(name: RemoteName): ComponentType<RemoteProps>;
  /** Throws the component away after a failure: the next call loads configuration, entry and chunks anew. */
  renew(name: RemoteName): void;
}

/** The two functions of the federation runtime that are needed; tests give their own. */
export interface FederationRuntime {
  registerRemotes(remotes: { name: string; entry: string }[], options?: { force?: boolean }): void;
  loadRemote<T>(id: string): Promise<T | null>;
}

/** A remote that answers nothing for this long counts as failed, in ms. */
export const REMOTE_TIMEOUT_MS = 10_000;

interface SourceOptions {
  runtime: FederationRuntime;
  /** Reads `/config/remotes.json`; must not be answered from a cache after a failure. */
  fetchRemotes: (again: boolean) => Promise<RemotesConfig>;
  timeoutMs?: number;
}

/** Loads remotes at run time by what `/config/remotes.json` says at that moment. */
export function federatedRemotes({
  runtime,
  fetchRemotes,
  timeoutMs = REMOTE_TIMEOUT_MS,
}: SourceOptions): RemoteSource {
  const components = new Map<RemoteName, ComponentType<RemoteProps>>();
  const attempts = new Map<RemoteName, number>();
  let config: Promise<RemotesConfig> | undefined;

  const load = async (name: RemoteName): Promise<RemoteModule> => {
    const attempt = attempts.get(name) ?? 0;
    config ??= fetchRemotes(attempt > 0);
    const entry = (await config)[name]?.entry;
    if (!entry) throw new Error(`remotes.json has no entry for ${name}.`);
    runtime.registerRemotes([{ name, entry: withAttempt(entry, attempt) }], { force: attempt > 0 });
    const module = await runtime.loadRemote<Partial<RemoteModule>>(`${name}/App`);
    if (typeof module?.default !== 'function') throw new Error(`${name} exposes no component as ./App.`);
    return { default: module.default };
  };

  return {
    component(name) {
      const known = components.get(name);
      if (known) return known;
      const made = lazy(() => withinTime(load(name), timeoutMs, name));
      components.set(name, made);
      return made;
    },
    renew(name) {
      components.delete(name);
      attempts.set(name, (attempts.get(name) ?? 0) + 1);
      config = undefined;
    },
  };
}

/** A failed script stays in the browser's memory under its address, so another try needs another address. */
function withAttempt(entry: string, attempt: number): string {
  if (attempt === 0) return entry;
  return `${entry}${entry.includes('?') ? '&' : '?'}attempt=${attempt}-${Date.now()}`;
}

function withinTime<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not answer within ${ms} ms.`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
