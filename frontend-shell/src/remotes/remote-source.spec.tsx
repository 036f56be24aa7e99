import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemotesConfig } from 'frontend-shared/remote-contract';
import { MemoryRouter } from 'react-router-dom';
import { sampleSite } from '../../test/sample-site';
import { Shell } from '../Shell';
import { type FederationRuntime, federatedRemotes } from './remote-source';

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

test('a dead remote leaves the shell usable, and Try again fetches remotes.json and a new entry', async () => {
  const { runtime, registered } = runtimeThat(dead, async () => page);
  const asked: boolean[] = [];
  const fetchRemotes = async (again: boolean) => {
    asked.push(again);
    return config;
  };
  show(federatedRemotes({ runtime, fetchRemotes }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The page could not be fetched from its server.',
  );
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(asked).toEqual([false, true]);
  expect(registered[1]).toMatch(/^\/remotes\/public\/remoteEntry\.js\?attempt=1-\d+$/);
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
