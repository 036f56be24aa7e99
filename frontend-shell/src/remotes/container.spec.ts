import { waitFor } from '@testing-library/react';
import { loadApp } from './container';

const ENTRY = '/remotes/public/remoteEntry.js';
const globals = window as unknown as Record<string, unknown>;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];
const shared = { react: {} };

/** The entry runs, and leaves a container behind that exposes this. */
function entryRuns(app: unknown) {
  const init = jest.fn();
  // As `var` declares it: nobody can delete it.
  Object.defineProperty(window, 'app_public', {
    configurable: false,
    writable: true,
    value: { init, get: async (module: string) => () => ({ module, app }) },
  });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  return { init };
}

beforeEach(() => {
  globals.__webpack_init_sharing__ = jest.fn(async () => undefined);
  globals.__webpack_share_scopes__ = { default: shared };
});
afterEach(() => {
  globals.app_public = undefined;
  globals.webpackChunkapp_public = undefined;
  document.head.replaceChildren();
});

test('a remote is given what the shell shares, and its component is taken', async () => {
  const app = loadApp('app_public', ENTRY, { anew: false });
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([ENTRY]);
  const { init } = entryRuns('one');
  expect(await app).toEqual({ module: './App', app: 'one' });
  expect(init).toHaveBeenCalledWith(shared);
});

test('an entry that has run is not asked for again, unless it is wanted anew', async () => {
  const first = loadApp('app_public', ENTRY, { anew: false });
  entryRuns('one');
  await first;
  await loadApp('app_public', ENTRY, { anew: false });
  expect(scripts()).toHaveLength(1);
  const next = loadApp('app_public', `${ENTRY}?attempt=1`, { anew: true });
  await waitFor(() => expect(scripts()).toHaveLength(2));
  entryRuns('two');
  expect(await next).toEqual({ module: './App', app: 'two' });
});

test('chunks of a build that is thrown away are not taken for those of the next', async () => {
  globals.webpackChunkapp_public = [[[289]]];
  const app = loadApp('app_public', ENTRY, { anew: true });
  expect(globals.webpackChunkapp_public).toBeUndefined();
  entryRuns('two');
  await app;
});

test('what a build offered to share is not asked for there again once it is thrown away', async () => {
  const scope: Record<string, Record<string, object>> = {
    'frontend-shared/api/session': { '0.1.0': { from: 'app_public' } },
    'frontend-shared/routing/router': { '0.1.0': { from: 'app_shell' } },
  };
  globals.__webpack_share_scopes__ = { default: scope };
  const app = loadApp('app_public', ENTRY, { anew: true });
  expect(Object.values(scope).map((versions) => Object.keys(versions))).toEqual([[], ['0.1.0']]);
  entryRuns('two');
  await app;
});

test('an entry with a hash is run by the browser only when it is the same', () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  void loadApp('app_public', ENTRY, { integrity, anew: false });
  expect(scripts()[0]).toMatchObject({ integrity, crossOrigin: 'anonymous' });
});
