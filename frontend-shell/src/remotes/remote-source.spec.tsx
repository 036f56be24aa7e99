import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTRACT, type RemotesConfig } from 'frontend-shared/federation/remote-contract';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { link } from '../../test/render-shell';
import { sampleSite } from '../../test/sample-site';
import { Shell } from '../app/Shell';
import type { LoadApp } from './container';
import { RemoteOutlet } from './remote-outlet';
import { federatedRemotes, type RemoteSource } from './remote-source';

const config: RemotesConfig = { app_public: { entry: '/remotes/public/remoteEntry.js' } };
const page = { contract: CONTRACT, default: () => <h1>The page</h1> };

/** Remotes whose responses a test provides one by one. */
function remoteThat(...answers: (() => Promise<unknown>)[]) {
  const requested: string[] = [];
  const loadApp: LoadApp = async (_name, entry) => {
    requested.push(entry);
    return answers.shift()?.();
  };
  return { loadApp, requested };
}

function show(source: ReturnType<typeof federatedRemotes>) {
  return render(
    <MemoryRouter initialEntries={['/apply']}>
      <Shell site={sampleSite} remotes={source} />
    </MemoryRouter>,
  );
}

/** Only the place of the remote, without header and footer. */
function showOutlet(source: RemoteSource) {
  return render(
    <MemoryRouter initialEntries={['/apply']}>
      <RemoteOutlet
        name="app_public"
        source={source}
        path="/apply"
        hasNavigated={false}
        basePath="/"
        locale="en"
        site={sampleSite}
      />
    </MemoryRouter>,
  );
}

const dead = () => Promise.reject(new Error('503'));

beforeEach(() => {
  // Silences the errors that the boundary and React report.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a dead remote leaves the shell usable, and Try again loads remotes.json and a new entry', async () => {
  const { loadApp, requested } = remoteThat(dead, async () => page);
  const fetched: boolean[] = [];
  const fetchRemotes = async (again: boolean) => {
    fetched.push(again);
    return config;
  };
  show(federatedRemotes({ loadApp, fetchRemotes }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The page could not be loaded.');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(fetched).toEqual([false, true]);
  expect(requested[0]).toBe('/remotes/public/remoteEntry.js');
  expect(requested[1]).toMatch(/^\/remotes\/public\/remoteEntry\.js\?attempt=1-\d+$/);
});

test('a remotes.json that fails to load is requested again', async () => {
  const { loadApp } = remoteThat(async () => page);
  const fetchRemotes = (again: boolean) =>
    again ? Promise.resolve(config) : Promise.reject(new Error('503'));
  showOutlet(federatedRemotes({ loadApp, fetchRemotes }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

test.each([
  ['nothing', null],
  ['a module without a component', { ...page, default: 'text' }],
  ['another name', { App: page.default }],
])('a remote that exposes %s is shown as failed', async (_name, answer) => {
  const { loadApp } = remoteThat(async () => answer);
  showOutlet(federatedRemotes({ loadApp, fetchRemotes: async () => config }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ message: 'app_public exposes no component as ./App.' }),
    expect.anything(),
  );
});

test.each([
  ['another contract', CONTRACT + 1],
  ['no contract', undefined],
])('a remote built for %s is not rendered, and an explanation is shown', async (_what, contract) => {
  const { loadApp } = remoteThat(async () => ({ ...page, contract }));
  showOutlet(federatedRemotes({ loadApp, fetchRemotes: async () => config }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It belongs to another version of the site.');
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
});

test('a remote that is missing in remotes.json is shown as failed', async () => {
  const { loadApp } = remoteThat(async () => page);
  showOutlet(federatedRemotes({ loadApp, fetchRemotes: async () => ({}) }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

const hangs = () => new Promise<void>(() => undefined);

test.each([
  ['hangs', hangs],
  ['does not load the code of its page', async () => ({ ...page, prepare: hangs })],
])('a remote that %s fails after the timeout', async (_what, answer) => {
  jest.useFakeTimers();
  const { loadApp } = remoteThat(answer);
  showOutlet(federatedRemotes({ loadApp, fetchRemotes: async () => config, timeoutMs: 10_000 }));
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  jest.useRealTimers();
});

let broken = false;
function FragilePage() {
  if (broken) throw new Error('broken');
  return <h1>The page</h1>;
}

test('a remote that throws while rendering is caught and reported, and navigating to another page retries it', async () => {
  broken = true;
  window.noteError = jest.fn();
  const { loadApp } = remoteThat(
    async () => ({ ...page, default: FragilePage }),
    async () => ({ ...page, default: FragilePage }),
  );
  show(federatedRemotes({ loadApp, fetchRemotes: async () => config }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(window.noteError).toHaveBeenCalledWith('remote-failed', expect.any(Error));
  delete window.noteError;
  broken = false;
  await userEvent.click(link('About'));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

describe('on a page that was prerendered', () => {
  const made = { ...page, build: 'b1' };
  let root: ReturnType<typeof hydrateRoot> | undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/apply');
  });
  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  /** Hydrates HTML that was prerendered with the same component. */
  async function hydrate(source: ReturnType<typeof federatedRemotes>): Promise<HTMLElement> {
    const element = document.body.appendChild(document.createElement('div'));
    const tree = (remotes: RemoteSource) => (
      <MemoryRouter initialEntries={['/apply']}>
        <Shell site={sampleSite} remotes={remotes} />
      </MemoryRouter>
    );
    element.innerHTML = renderToString(tree({ component: () => page.default, renew: () => undefined }));
    await act(async () => {
      root = hydrateRoot(element, tree(source), { onRecoverableError: (error) => problems.push(error) });
    });
    return element;
  }
  let problems: unknown[] = [];
  beforeEach(() => {
    problems = [];
  });

  test('a dead remote leaves the page unchanged, and is retried until it works', async () => {
    const prepare = jest.fn(async () => undefined);
    const { loadApp, requested } = remoteThat(dead, dead, async () => ({ ...made, prepare }));
    const element = await hydrate(
      federatedRemotes({
        loadApp,
        fetchRemotes: async () => config,
        prerendered: { by: 'app_public', build: 'b1' },
      }),
    );
    const heading = element.querySelector('main h1');
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requested).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(requested).toHaveLength(3);
    // The code that the page needs is loaded before it is hydrated.
    expect(prepare).toHaveBeenCalledWith('/', '/apply', 'en');
    // The same element: it was hydrated, not rendered again.
    expect(element.querySelector('main h1')).toBe(heading);
    expect(problems).toEqual([]);
  });

  test('a slow remote is not requested again for 30 s', async () => {
    const slow = () => new Promise<typeof made>((resolve) => setTimeout(resolve, 30_000, made));
    const { loadApp, requested } = remoteThat(slow);
    const element = await hydrate(
      federatedRemotes({
        loadApp,
        fetchRemotes: async () => config,
        prerendered: { by: 'app_public', build: 'b1' },
      }),
    );
    const heading = element.querySelector('main h1');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(requested).toHaveLength(1);
    expect(element.querySelector('main h1')).toBe(heading);
    expect(element.querySelector('main')).not.toHaveAttribute('data-hydrating');
  });

  test('another build of the remote renders the page again instead of hydrating it', async () => {
    const other = { ...page, default: () => <h1>The new page</h1>, build: 'b2' };
    const { loadApp } = remoteThat(async () => other);
    const element = await hydrate(
      federatedRemotes({
        loadApp,
        fetchRemotes: async () => config,
        prerendered: { by: 'app_public', build: 'b1' },
      }),
    );
    await waitFor(() => expect(element.querySelector('main h1')).toHaveTextContent('The new page'));
    expect(element.querySelectorAll('main h1')).toHaveLength(1);
  });

  test('a visitor who has navigated to another page sees that the remote failed', async () => {
    const { loadApp } = remoteThat(dead, dead);
    const source = federatedRemotes({
      loadApp,
      fetchRemotes: async () => config,
      prerendered: { by: 'app_public', build: 'b1' },
    });
    await hydrate(source);
    window.history.replaceState(null, '', '/about');
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  test('when the code of the next page fails to load, the page is loaded from the server', async () => {
    const loadPage = jest.fn(async () => undefined);
    const { loadApp } = remoteThat(async () => ({ ...made, default: FragilePage }));
    broken = false;
    const prerendered = { by: 'app_public', build: 'b1' } as const;
    await hydrate(federatedRemotes({ loadApp, fetchRemotes: async () => config, prerendered, loadPage }));
    broken = true;
    fireEvent.click(link('About'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(loadPage).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['does not answer', () => new Promise<void>(() => undefined), 10_000],
    ['cannot be reached', () => Promise.reject(new Error('offline')), 0],
  ])(
    'when the server %s either, the visitor sees the failure and can retry',
    async (_words, loadPage, ms) => {
      const { loadApp } = remoteThat(
        async () => ({ ...made, default: FragilePage }),
        async () => page,
      );
      broken = false;
      const prerendered = { by: 'app_public', build: 'b1' } as const;
      await hydrate(federatedRemotes({ loadApp, fetchRemotes: async () => config, prerendered, loadPage }));
      broken = true;
      fireEvent.click(link('About'));
      await act(() => jest.advanceTimersByTimeAsync(ms));
      expect(screen.getByRole('alert')).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    },
  );

  test('a page that fails on first load is not reloaded in a loop', async () => {
    const loadPage = jest.fn(async () => undefined);
    const { loadApp } = remoteThat(async () => ({ ...made, default: FragilePage }));
    broken = true;
    const prerendered = { by: 'app_public', build: 'b1' } as const;
    await hydrate(federatedRemotes({ loadApp, fetchRemotes: async () => config, prerendered, loadPage }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(loadPage).not.toHaveBeenCalled();
  });
});
