import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteName } from 'frontend-shared/federation/remote-contract';
import { RemoteMismatch } from './remote-mismatch';

type EntryHook = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
/** The federation container that a remote's entry script assigns to a global of its name. */
type Container = Exclude<Awaited<ReturnType<EntryHook>>, void>;

/** The part of the federation runtime that is used; replaced in tests. */
export interface FederationRuntime {
  registerPlugins(plugins: ModuleFederationRuntimePlugin[]): void;
  registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
  /** Scope → package → version: modules that shell and remotes share. */
  readonly shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>>;
}

declare global {
  interface Window {
    /** The shell's copy, set by `frontend-shared/webpack/plugins/provide-runtime.mjs`. */
    federationRuntime?: { version: string; runtime: unknown };
    /** Called by a remote's entry with the version of the runtime that it was built with. */
    takeFederationRuntime?: (name: RemoteName, version: string) => unknown;
  }
}

interface EntryOptions {
  integrity?: string | undefined;
  /** Whether to load the entry again, which may be a new build by now: nothing of the previous one is reused. */
  isRetry: boolean;
}

/** Loads what a remote exposes. */
export type LoadApp = (name: RemoteName, entry: string, options: EntryOptions) => Promise<unknown>;

const containers = window as unknown as Record<string, Container | undefined>;

/**
 * Loads `./App` of remotes through the federation runtime. Entry scripts are loaded like all scripts of a page: retried
 * when they fail, are truncated or stall, and checked by subresource integrity.
 */
export function appLoader(runtime: FederationRuntime): LoadApp {
  const integrities = new Map<string, string | undefined>();
  const mismatches = new Map<string, RemoteMismatch>();
  window.takeFederationRuntime = (name, version) => {
    const { version: ours = 'none', runtime: given } = window.federationRuntime ?? {};
    if (version === ours) return given;
    const mismatch = new RemoteMismatch(name, 'federation runtime', version, ours);
    mismatches.set(name, mismatch);
    throw mismatch;
  };
  runtime.registerPlugins([
    {
      name: 'load-entry',
      async loadEntry({ remoteInfo: { name, entry } }) {
        const hasRun = () => containers[name] !== undefined || mismatches.has(name);
        // The boot script's function, so that the bundle does not contain it twice.
        if (!hasRun()) await window.loadScript?.(entry, { hasRun, integrity: integrities.get(name) });
        const [container, mismatch] = [containers[name], mismatches.get(name)];
        if (mismatch) throw mismatch;
        if (!container) throw new Error(`${entry} left no container.`);
        return container;
      },
    },
  ]);
  return async (name, entry, { integrity, isRetry }) => {
    integrities.set(name, integrity);
    runtime.registerRemotes([{ name, entry }], { force: isRetry });
    if (isRetry) {
      mismatches.delete(name);
      forgetBuild(runtime, name);
    }
    try {
      return await runtime.loadRemote(`${name}/App`);
    } catch (thrown) {
      throw sharedMismatch(name, thrown) ?? thrown;
    }
  };
}

/** What the runtime throws when the shell's copy of a shared module does not suit a remote, as an error with both versions. */
function sharedMismatch(name: RemoteName, thrown: unknown): RemoteMismatch | undefined {
  const [, ours, module, theirs] =
    /Version (\S+) from \S+ of shared singleton module (\S+) does not satisfy the requirement of \S+ which needs ([^\s)]+)/.exec(
      String(thrown),
    ) ?? [];
  return ours && module && theirs ? new RemoteMismatch(name, module, theirs, ours) : undefined;
}

/** Removes globals and shared modules of a build, so that a newer build does not pick them up. */
function forgetBuild(runtime: FederationRuntime, name: RemoteName): void {
  // Assigned, because a global declared with `var` cannot be deleted.
  containers[name] = undefined;
  containers[`webpackChunk${name}`] = undefined;
  for (const packages of Object.values(runtime.shareScopeMap)) {
    for (const versions of Object.values(packages)) {
      for (const [version, offered] of Object.entries(versions)) {
        if (offered.from === name) delete versions[version];
      }
    }
  }
}
