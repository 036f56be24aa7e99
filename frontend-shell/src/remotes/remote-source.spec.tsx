import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemotesConfig } from 'frontend-shared/federation/remote-contract';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { sampleSite } from '../../test/sample-site';
import { Shell } from '../Shell';
import { type FederationRuntime, federatedRemotes, type RemoteSource } from './remote-source';

const config: RemotesConfig = { app_public: { entry: '/remotes/public/remoteEntry.js' } };
const page = { default: () => <h1>The page</h1> };

/** A federation runtime whose answers a test gives one after another. */
function runtimeThat(...answers: (() => Promise<unknown>)[]) {
  const registered: string[] = [];
  const runtime: FederationRuntime = {
    registerRemotes: (remotes) => registered.push(...remotes.map(({ entry }) => entry)),
    loadRemote: async <T,>() => (await answers.shift()?.()) as T,
  };
  return { runtime, registered };
}

function show(source: ReturnType<typeof federatedRemotes>) {
  return render(
    <MemoryRouter initialEntries={['/apply']}>
      <Shell site={sampleSite} remotes={source} />
    </MemoryRouter>,
  );
}

const dead = () => Promise.reject(new Error('503'));

beforeEach(() => {
  // A boundary reports what it caught, and React too; neither belongs in the test's output.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a remote is loaded from the entry that remotes.json names', async () => {
  const { runtime, registered } = runtimeThat(async () => page);
  show(federatedRemotes({ runtime, fetchRemotes: async () => config }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(registered).toEqual(['/remotes/public/remoteEntry.js']);
});

/** The script element for this address, once it is there. */
const scriptFor = (entry: string) =>
  waitFor(() => {
    const found = document.head.querySelector<HTMLScriptElement>(`script[src="${entry}"]`);
    if (!found) throw new Error('The entry is not asked for yet.');
    return found;
  });

test('an entry with a hash is run by the browser only when it is the same, before anything is taken from it', async () => {
  const app_public = { entry: '/remotes/public/checked.js', integrity: `sha384-${'A'.repeat(64)}` };
  const asked = jest.fn(async () => page);
  show(federatedRemotes({ runtime: runtimeThat(asked).runtime, fetchRemotes: async () => ({ app_public }) }));
  const script = await scriptFor(app_public.entry);
  expect([script.integrity, script.crossOrigin]).toEqual([app_public.integrity, 'anonymous']);
  expect(asked).not.toHaveBeenCalled();
  act(() => void script.dispatchEvent(new Event('load')));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

test('of an entry whose hash is another one nothing is taken, and the remote is shown as failed', async () => {
  const app_public = { entry: '/remotes/public/other.js', integrity: `sha384-${'B'.repeat(64)}` };
  const asked = jest.fn(async () => page);
  show(federatedRemotes({ runtime: runtimeThat(asked).runtime, fetchRemotes: async () => ({ app_public }) }));
  const script = await scriptFor(app_public.entry);
  act(() => void script.dispatchEvent(new Event('error')));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  expect(script).not.toBeInTheDocument();
});

test('a dead remote leaves the shell usable, and Try again fetches remotes.json and a new entry', async () => {
  const { runtime, registered } = runtimeThat(dead, async () => page);
  const asked: boolean[] = [];
  const fetchRemotes = async (again: boolean) => {
    asked.push(again);
    return config;
  };
  show(federatedRemotes({ runtime, fetchRemotes }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The page could not be loaded.');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(asked).toEqual([false, true]);
  expect(registered[1]).toMatch(/^\/remotes\/public\/remoteEntry\.js\?attempt=1-\d+$/);
});

test('a shared package whose code did not arrive is asked for again; one that is there is kept', async () => {
  const arrived = { loaded: true, loading: Promise.resolve() };
  const missing = { loading: new Promise(() => undefined) };
  const packages = {
    default: { react: { '19.3.1': arrived }, 'frontend-shared/api/session': { '0.1.0': missing } },
  };
  const { runtime } = runtimeThat(dead, async () => page);
  show(
    federatedRemotes({
      runtime: { ...runtime, sharedPackages: () => packages },
      fetchRemotes: async () => config,
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(missing).not.toHaveProperty('loading');
  expect(arrived).toHaveProperty('loading');
});

test('a remotes.json that cannot be had is asked for again', async () => {
  const { runtime } = runtimeThat(async () => page);
  const fetchRemotes = (again: boolean) =>
    again ? Promise.resolve(config) : Promise.reject(new Error('503'));
  show(federatedRemotes({ runtime, fetchRemotes }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

test.each([
  ['nothing', null],
  ['a module without a component', { default: 'text' }],
  ['another name', { App: page.default }],
])('a remote that exposes %s is shown as failed', async (_name, answer) => {
  const { runtime } = runtimeThat(async () => answer);
  show(federatedRemotes({ runtime, fetchRemotes: async () => config }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ message: 'app_public exposes no component as ./App.' }),
    expect.anything(),
  );
});

test('a remote that remotes.json does not name is shown as failed', async () => {
  const { runtime } = runtimeThat(async () => page);
  show(federatedRemotes({ runtime, fetchRemotes: async () => ({}) }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('a remote that hangs is given up after the time-out', async () => {
  jest.useFakeTimers();
  const { runtime } = runtimeThat(() => new Promise(() => undefined));
  show(federatedRemotes({ runtime, fetchRemotes: async () => config, timeoutMs: 10_000 }));
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

test('a remote that throws while it renders is caught, and another page tries again by itself', async () => {
  broken = true;
  const { runtime } = runtimeThat(
    async () => ({ default: FragilePage }),
    async () => ({ default: FragilePage }),
  );
  show(federatedRemotes({ runtime, fetchRemotes: async () => config }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);
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

  /** Takes over the HTML that the server made with the same component. */
  async function takeOver(source: ReturnType<typeof federatedRemotes>): Promise<HTMLElement> {
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

  test('a dead remote leaves the page as it is, and is tried again until it works', async () => {
    const { runtime, registered } = runtimeThat(dead, dead, async () => made);
    const element = await takeOver(
      federatedRemotes({
        runtime,
        fetchRemotes: async () => config,
        prerendered: { by: 'app_public', build: 'b1' },
      }),
    );
    const heading = element.querySelector('main h1');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(registered).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(registered).toHaveLength(3);
    // The very same element: it was taken over, not made anew.
    expect(element.querySelector('main h1')).toBe(heading);
    expect(problems).toEqual([]);
  });

  test('another build of the remote makes the page anew instead of taking over what is not its own', async () => {
    const other = { default: () => <h1>The new page</h1>, build: 'b2' };
    const { runtime } = runtimeThat(async () => other);
    const element = await takeOver(
      federatedRemotes({
        runtime,
        fetchRemotes: async () => config,
        prerendered: { by: 'app_public', build: 'b1' },
      }),
    );
    await waitFor(() => expect(element.querySelector('main h1')).toHaveTextContent('The new page'));
    expect(element.querySelectorAll('main h1')).toHaveLength(1);
  });

  test('a visitor who has gone on to another page is told that the remote failed', async () => {
    const { runtime } = runtimeThat(dead, dead);
    const source = federatedRemotes({
      runtime,
      fetchRemotes: async () => config,
      prerendered: { by: 'app_public', build: 'b1' },
    });
    await takeOver(source);
    window.history.replaceState(null, '', '/about');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  test('when the code of the next page cannot be had, the server is asked for the page, which can be read', async () => {
    const loadPage = jest.fn(async () => undefined);
    const { runtime } = runtimeThat(async () => ({ ...made, default: FragilePage }));
    broken = false;
    const prerendered = { by: 'app_public', build: 'b1' } as const;
    await takeOver(federatedRemotes({ runtime, fetchRemotes: async () => config, prerendered, loadPage }));
    broken = true;
    fireEvent.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(loadPage).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['does not answer', () => new Promise<void>(() => undefined), 10_000],
    ['cannot be reached', () => Promise.reject(new Error('offline')), 0],
  ])('when the server %s either, the visitor is told and can try again', async (_words, loadPage, ms) => {
    const { runtime } = runtimeThat(
      async () => ({ ...made, default: FragilePage }),
      async () => page,
    );
    broken = false;
    const prerendered = { by: 'app_public', build: 'b1' } as const;
    await takeOver(federatedRemotes({ runtime, fetchRemotes: async () => config, prerendered, loadPage }));
    broken = true;
    fireEvent.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);
    await act(() => jest.advanceTimersByTimeAsync(ms));
    expect(screen.getByRole('alert')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  test('a page that itself cannot be shown is not loaded again and again', async () => {
    const loadPage = jest.fn(async () => undefined);
    const { runtime } = runtimeThat(async () => ({ ...made, default: FragilePage }));
    broken = true;
    const prerendered = { by: 'app_public', build: 'b1' } as const;
    await takeOver(federatedRemotes({ runtime, fetchRemotes: async () => config, prerendered, loadPage }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('what the page needs is fetched before it is taken over', async () => {
    const prepare = jest.fn(async () => undefined);
    const { runtime } = runtimeThat(async () => ({ ...made, prepare }));
    await takeOver(
      federatedRemotes({
        runtime,
        fetchRemotes: async () => config,
        prerendered: { by: 'app_public', build: 'b1' },
      }),
    );
    expect(prepare).toHaveBeenCalledWith('/', '/apply', 'en');
  });
});
