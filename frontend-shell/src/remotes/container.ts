import { loadScript } from 'frontend-shared/federation/load-script';
import type { RemoteName } from 'frontend-shared/federation/remote-contract';

/** Versions of each package by its name, as webpack keeps them. */
type SharedPackages = Record<string, Record<string, { from: string }>>;

/** What a remote's entry leaves behind: webpack's Module Federation calls it a container. */
interface Container {
  init(shared: unknown): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default?: SharedPackages };

const containers = window as unknown as Record<string, Container | undefined>;

export interface EntryOptions {
  integrity?: string | undefined;
  /** Whether another build may be there by now: nothing of the one that is here is used again. */
  anew: boolean;
}

/** Loads what a remote exposes as `./App` from its entry script. */
export async function loadApp(
  name: RemoteName,
  entry: string,
  { integrity, anew }: EntryOptions,
): Promise<unknown> {
  if (anew) {
    // What a script declared by `var` cannot be deleted.
    containers[name] = undefined;
    containers[`webpackChunk${name}`] = undefined;
    forgetPackages(name);
  }
  const hasRun = () => containers[name] !== undefined;
  if (!hasRun()) await loadScript(entry, { hasRun, integrity });
  await __webpack_init_sharing__('default');
  const container = containers[name];
  if (!container) throw new Error(`${entry} left no container.`);
  await container.init(__webpack_share_scopes__.default);
  return (await container.get('./App'))();
}

/**
 * Takes back what a container offered to share: it would be loaded by the build that is thrown away. webpack calls a
 * package loaded as soon as it is asked for, so nothing says which of them have come.
 */
function forgetPackages(from: string): void {
  for (const versions of Object.values(__webpack_share_scopes__.default ?? {})) {
    for (const [version, offered] of Object.entries(versions)) {
      if (offered.from === from) delete versions[version];
    }
  }
}
