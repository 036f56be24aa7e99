import { withTimeout } from 'frontend-shared/api/with-timeout';
import { CODE_TIMEOUT_MS } from 'frontend-shared/federation/import-with-timeout';
import {
  CONTRACT,
  type RemoteModule,
  type RemoteName,
  type RemoteProps,
  type RemotesConfig,
} from 'frontend-shared/federation/remote-contract';
import { retryForever } from 'frontend-shared/federation/retry-forever';
import { type ComponentType, lazy } from 'react';
import { routeMatch } from '../navigation/route-match';
import { clientRenderOnly } from './client-render-only';
import type { LoadApp } from './container';
import { RemoteMismatch } from './remote-mismatch';

/** Where the shell gets the components of the remotes from. A prerenderer gives them directly. */
export interface RemoteSource {
  /** The remote's component, the same one on every call until `renew`. */
  component(name: RemoteName): ComponentType<RemoteProps>;
  /** Drops the component after a failure: the next call loads configuration, entry and chunks again. */
  renew(name: RemoteName): void;
  /**
   * Loads the page at the browser's address from the server; only when the server has pages that can be read.
   * Rejects when the server does not answer: its page would be the browser's own, which leads nowhere.
   */
  loadPage?: () => Promise<void>;
}

/**
 * A remote that answers nothing for this long counts as failed on a page that can be read meanwhile, in ms. Longer than all tries for a script: on a slow line each new try of
 * the remote would start its scripts again.
 */
const READABLE_TIMEOUT_MS = 60_000;

interface SourceOptions {
  loadApp: LoadApp;
  /** Reads `/config/remotes.json`; must not be answered from a cache after a failure. */
  fetchRemotes: (again: boolean) => Promise<RemotesConfig>;
  timeoutMs?: number;
  /** The remote whose page is on screen, and its build, when the server prerendered it. */
  prerendered?: { by: RemoteName | undefined; build: string } | undefined;
  /** Loads the page at the browser's address from the server; rejects when that does not answer. */
  loadPage?: () => Promise<void>;
}

/** Loads remotes at run time by what `/config/remotes.json` says at that moment. */
export function federatedRemotes({
  loadApp,
  fetchRemotes,
  timeoutMs = CODE_TIMEOUT_MS,
  prerendered,
  loadPage,
}: SourceOptions): RemoteSource {
  const components = new Map<RemoteName, ComponentType<RemoteProps>>();
  const attempts = new Map<RemoteName, number>();
  let config: Promise<RemotesConfig> | undefined;

  const load = async (name: RemoteName): Promise<RemoteModule> => {
    const attempt = attempts.get(name) ?? 0;
    config ??= fetchRemotes(attempt > 0);
    const remote = (await config)[name];
    if (!remote) throw new Error(`remotes.json has no entry for ${name}.`);
    const anew = attempt > 0;
    const entry = anew ? withAttempt(remote.entry, attempt) : remote.entry;
    const app = await loadApp(name, entry, { integrity: remote.integrity, anew });
    const module = app as Partial<RemoteModule> | null | undefined;
    if (module?.default && module.contract !== CONTRACT)
      throw new RemoteMismatch(name, 'contract', module.contract ?? 'none', CONTRACT);
    if (typeof module?.default !== 'function') throw new Error(`${name} exposes no component as ./App.`);
    return module as RemoteModule;
  };

  /** Together, so that one time limit holds for all that somebody waits for. */
  const loadWithPage = async (name: RemoteName): Promise<RemoteModule> => {
    const module = await load(name);
    await prepared(module);
    return module;
  };

  const renew = (name: RemoteName) => {
    components.delete(name);
    attempts.set(name, (attempts.get(name) ?? 0) + 1);
    config = undefined;
  };

  /**
   * The page can be read already, so nothing is said about a failure: it is tried again until it works, or until the
   * visitor wants another page, of which nothing is here.
   */
  const loadForHydration = (name: RemoteName): Promise<RemoteModule> => {
    const { pathname } = location;
    const attempt = async () => {
      const module = await withTimeout(load(name), READABLE_TIMEOUT_MS, name);
      if (module.build !== prerendered?.build)
        return { ...module, default: clientRenderOnly(module.default) };
      await withTimeout(prepared(module), READABLE_TIMEOUT_MS, name);
      return module;
    };
    return retryForever(attempt, (problem) => {
      if (location.pathname !== pathname) throw problem;
      console.warn(`${name} is tried again:`, problem);
      const kept = components.get(name);
      renew(name);
      if (kept) components.set(name, kept);
    });
  };

  return {
    component(name) {
      const known = components.get(name);
      if (known) return known;
      const first = name === prerendered?.by && !attempts.has(name);
      const made = lazy(() =>
        first ? loadForHydration(name) : withTimeout(loadWithPage(name), timeoutMs, name),
      );
      components.set(name, made);
      return made;
    },
    renew,
    ...(prerendered && loadPage && { loadPage: () => withTimeout(loadPage(), timeoutMs, 'The server') }),
  };
}

/** Fetches what the page at the browser's address needs. */
async function prepared(module: RemoteModule): Promise<void> {
  const { basePath, locale } = routeMatch(location.pathname);
  await module.prepare?.(basePath, location.pathname, locale);
}

/** A failed script stays in the browser's memory under its address, so another try needs another address. */
function withAttempt(entry: string, attempt: number): string {
  return `${entry}${entry.includes('?') ? '&' : '?'}attempt=${attempt}-${Date.now()}`;
}
