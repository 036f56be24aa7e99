import { createInstance } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import { loadScript } from 'frontend-shared/federation/load-script';
import { appLoader, type FederationRuntime } from './container';
import { RemoteMismatch } from './remote-mismatch';

type Plugin = Parameters<FederationRuntime['registerPlugins']>[0][number];
type EntryQuestion = Parameters<NonNullable<Plugin['loadEntry']>>[0];

const ENTRY = '/remotes/public/remoteEntry.js';
const globals = window as unknown as Record<string, unknown>;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];

/** A federation runtime: gets the entry from the plugin and the module from the container. */
function federationRuntime(shareScopeMap: FederationRuntime['shareScopeMap'] = {}): FederationRuntime {
  let plugin: Plugin | undefined;
  const entries = new Map<string, string>();
  return {
    registerPlugins: (plugins) => {
      [plugin] = plugins;
    },
    registerRemotes: (remotes) => {
      for (const { name, entry } of remotes) entries.set(name, entry);
    },
    loadRemote: async (id) => {
      const [name = '', module] = id.split('/');
      const remoteInfo = { name, entry: entries.get(name) ?? '' };
      const container = await plugin?.loadEntry?.({ remoteInfo } as EntryQuestion);
      return (container as unknown as { get(module: string): unknown }).get(`./${module}`);
    },
    shareScopeMap,
  };
}

/** Executes an entry whose container exposes the given module. */
function entryRuns(app: unknown) {
  // Not configurable, like a global declared with `var`.
  Object.defineProperty(window, 'app_public', {
    configurable: false,
    writable: true,
    value: { get: (module: string) => ({ module, app }) },
  });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

beforeAll(() => {
  window.loadScript = loadScript;
});

afterEach(() => {
  globals.app_public = undefined;
  globals.webpackChunkapp_public = undefined;
  document.head.replaceChildren();
});

test('the entry of a remote is loaded and its component returned', async () => {
  const app = appLoader(federationRuntime())('app_public', ENTRY, { isRetry: false });
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([ENTRY]);
  entryRuns('one');
  expect(await app).toEqual({ module: './App', app: 'one' });
});

test('an entry that has run is not requested again, except on a retry', async () => {
  const loadApp = appLoader(federationRuntime());
  const first = loadApp('app_public', ENTRY, { isRetry: false });
  entryRuns('one');
  await first;
  await loadApp('app_public', ENTRY, { isRetry: false });
  expect(scripts()).toHaveLength(1);
  const next = loadApp('app_public', `${ENTRY}?attempt=1`, { isRetry: true });
  await waitFor(() => expect(scripts()).toHaveLength(2));
  entryRuns('two');
  expect(await next).toEqual({ module: './App', app: 'two' });
});

test('chunks of a discarded build are not used for the next build', async () => {
  globals.webpackChunkapp_public = [[[289]]];
  const app = appLoader(federationRuntime())('app_public', ENTRY, { isRetry: true });
  expect(globals.webpackChunkapp_public).toBeUndefined();
  entryRuns('two');
  await app;
});

test('shared modules of a discarded build are not used any more', async () => {
  const packages: Record<string, Record<string, { from: string }>> = {
    'frontend-shared/api/session': { '0.1.0': { from: 'app_public' } },
    'frontend-shared/routing/router': { '0.1.0': { from: 'app_shell' } },
  };
  const app = appLoader(federationRuntime({ default: packages }))('app_public', ENTRY, { isRetry: true });
  expect(Object.values(packages).map((versions) => Object.keys(versions))).toEqual([[], ['0.1.0']]);
  entryRuns('two');
  await app;
});

test('an entry that was built with another federation runtime is rejected with a message, and requested again on a retry', async () => {
  const runtime = { version: '2.9.2', runtime: {} };
  window.federationRuntime = runtime;
  const loadApp = appLoader(federationRuntime());
  const refused = loadApp('app_public', ENTRY, { isRetry: false });
  expect(() => window.takeFederationRuntime?.('app_public', '2.8.0')).toThrow();
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await expect(refused).rejects.toThrow(
    'app_public was made for federation runtime 2.8.0, this shell has 2.9.2.',
  );
  expect(scripts()).toHaveLength(1);
  const next = loadApp('app_public', `${ENTRY}?attempt=1`, { isRetry: true });
  await waitFor(() => expect(scripts()).toHaveLength(2));
  expect(window.takeFederationRuntime?.('app_public', '2.9.2')).toBe(runtime.runtime);
  entryRuns('two');
  expect(await next).toEqual({ module: './App', app: 'two' });
});

test('a remote that needs another version of a shared module is rejected with both versions', async () => {
  const shared = 'frontend-shared/routing/router';
  const shareConfig = { singleton: true, requiredVersion: '^0.2.0', strictVersion: true };
  const shell = createInstance({
    name: 'app_shell',
    remotes: [],
    shared: {
      [shared]: {
        version: '0.1.0',
        lib: () => ({}),
        shareConfig: { ...shareConfig, requiredVersion: '^0.1.0' },
      },
    },
  });
  const loadApp = appLoader({
    ...federationRuntime(),
    loadRemote: async () => shell.loadShareSync(shared, { customShareInfo: { shareConfig } }),
  });
  const refused = loadApp('app_public', ENTRY, { isRetry: false });
  await expect(refused).rejects.toBeInstanceOf(RemoteMismatch);
  await expect(refused).rejects.toThrow(
    'app_public was made for frontend-shared/routing/router ^0.2.0, this shell has 0.1.0.',
  );
});

test('an entry with a hash is loaded with subresource integrity', () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  void appLoader(federationRuntime())('app_public', ENTRY, { integrity, isRetry: false });
  expect(scripts()[0]).toMatchObject({ integrity, crossOrigin: 'anonymous' });
});
