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

/** Provides the components of the remotes. The prerenderer passes them directly. */
export interface RemoteSource {
  /** The remote's component; stable until `renew`. */
  component(name: RemoteName): ComponentType<RemoteProps>;
  /** Drops the component after a failure: the next call loads configuration, entry and chunks again. */
  renew(name: RemoteName): void;
  /**
   * Loads the page at the current address from the server; undefined if the server does not prerender pages. Rejects
   * when the server does not answer, since a reload would then show the browser's own error page.
   */
  loadPage?: () => Promise<void>;
}

/**
 * Timeout of a remote on a prerendered page, which is readable meanwhile, in ms. Longer than all attempts for a script,
 * because each new attempt starts the remote's scripts again, which is slow on a slow connection.
 */
const READABLE_TIMEOUT_MS = 60_000;

interface SourceOptions {
  loadApp: LoadApp;
  /** Reads `/config/remotes.json`; with `again`, after a failure, it must not come from a cache. */
  fetchRemotes: (again: boolean) => Promise<RemotesConfig>;
  timeoutMs?: number;
  /** The remote that prerendered the page, and its build. */
  prerendered?: { by: RemoteName | undefined; build: string } | undefined;
  /** Loads the page at the current address from the server; rejects when the server does not answer. */
  loadPage?: () => Promise<void>;
}

/** Loads remotes at run time from the entries in `/config/remotes.json`. */
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
    const isRetry = attempt > 0;
    const entry = isRetry ? withAttempt(remote.entry, attempt) : remote.entry;
    const app = await loadApp(name, entry, { integrity: remote.integrity, isRetry });
    const module = app as Partial<RemoteModule> | null | undefined;
    if (module?.default && module.contract !== CONTRACT)
      throw new RemoteMismatch(name, 'contract', module.contract ?? 'none', CONTRACT);
    if (typeof module?.default !== 'function') throw new Error(`${name} exposes no component as ./App.`);
    return module as RemoteModule;
  };

  /** Loads the remote and its page together, so that one timeout covers both. */
  const loadWithPage = async (name: RemoteName): Promise<RemoteModule> => {
    const module = await load(name);
    await preparePage(module);
    return module;
  };

  const renew = (name: RemoteName) => {
    components.delete(name);
    attempts.set(name, (attempts.get(name) ?? 0) + 1);
    config = undefined;
  };

  /**
   * The prerendered page is readable, so failures are not shown: retries until it succeeds, or until the visitor
   * navigates to another page, which is not on screen yet.
   */
  const loadForHydration = (name: RemoteName): Promise<RemoteModule> => {
    const { pathname } = location;
    const attempt = async () => {
      const module = await withTimeout(load(name), READABLE_TIMEOUT_MS, name);
      if (module.build !== prerendered?.build)
        return { ...module, default: clientRenderOnly(module.default) };
      await withTimeout(preparePage(module), READABLE_TIMEOUT_MS, name);
      return module;
    };
    return retryForever(attempt, (problem) => {
      if (location.pathname !== pathname) throw problem;
      console.warn(`Retrying ${name}:`, problem);
      const previous = components.get(name);
      renew(name);
      if (previous) components.set(name, previous);
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

/** Loads what the page at the current address needs. */
async function preparePage(module: RemoteModule): Promise<void> {
  const { basePath, locale } = routeMatch(location.pathname);
  await module.prepare?.(basePath, location.pathname, locale);
}

/** Browsers cache a failed script by its URL, so each retry needs a new URL. */
function withAttempt(entry: string, attempt: number): string {
  return `${entry}${entry.includes('?') ? '&' : '?'}attempt=${attempt}-${Date.now()}`;
}
