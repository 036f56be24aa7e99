import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteName } from 'frontend-shared/federation/remote-contract';
import { RemoteMismatch } from './remote-mismatch';

type EntryHook = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
/** What a remote's entry leaves behind under its name. */
type Container = Exclude<Awaited<ReturnType<EntryHook>>, void>;

/** What is needed of the federation runtime; tests give their own. */
export interface FederationRuntime {
  registerPlugins(plugins: ModuleFederationRuntimePlugin[]): void;
  registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
  /** Scope → package → version: what shell and remotes offer each other. */
  readonly shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>>;
}

declare global {
  interface Window {
    /** The shell's copy, which `frontend-shared/webpack/plugins/provide-runtime.mjs` leaves here. */
    federationRuntime?: { version: string; runtime: unknown };
    /** Called by the entry of a remote, with the version that it was built with. */
    takeFederationRuntime?: (name: RemoteName, version: string) => unknown;
  }
}

interface EntryOptions {
  integrity?: string | undefined;
  /** Whether another build may be there by now: nothing of the one that is here is used again. */
  anew: boolean;
}

/** Loads what a remote exposes. */
export type LoadApp = (name: RemoteName, entry: string, options: EntryOptions) => Promise<unknown>;

const containers = window as unknown as Record<string, Container | undefined>;

/**
 * Loads what remotes expose as `./App` through the federation runtime, whose entry scripts come as all scripts of a page
 * do: asked for again when they are lost, cut or stalled, and run only with the hash that they must have.
 */
export function appLoader(runtime: FederationRuntime): LoadApp {
  const integrities = new Map<string, string | undefined>();
  const refused = new Map<string, RemoteMismatch>();
  window.takeFederationRuntime = (name, version) => {
    const { version: ours = 'none', runtime: given } = window.federationRuntime ?? {};
    if (version === ours) return given;
    const mismatch = new RemoteMismatch(name, 'federation runtime', version, ours);
    refused.set(name, mismatch);
    throw mismatch;
  };
  runtime.registerPlugins([
    {
      name: 'load-entry',
      async loadEntry({ remoteInfo: { name, entry } }) {
        const hasRun = () => containers[name] !== undefined || refused.has(name);
        // The boot script's, which a first visit has not to carry twice.
        if (!hasRun()) await window.loadScript?.(entry, { hasRun, integrity: integrities.get(name) });
        const [container, mismatch] = [containers[name], refused.get(name)];
        if (mismatch) throw mismatch;
        if (!container) throw new Error(`${entry} left no container.`);
        return container;
      },
    },
  ]);
  return async (name, entry, { integrity, anew }) => {
    integrities.set(name, integrity);
    runtime.registerRemotes([{ name, entry }], { force: anew });
    if (anew) {
      refused.delete(name);
      forgetBuild(runtime, name);
    }
    return runtime.loadRemote(`${name}/App`);
  };
}

/** Another build may be there by now: nothing that the one before left behind may be taken for its own. */
function forgetBuild(runtime: FederationRuntime, name: RemoteName): void {
  // What a script declared by `var` cannot be deleted.
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
