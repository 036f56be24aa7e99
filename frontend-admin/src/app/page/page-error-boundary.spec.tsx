import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimeoutError } from 'frontend-shared/api/with-timeout';
import { lazy, Suspense, useState } from 'react';
import { useLiveState } from '../../state/live';
import { PageErrorBoundary } from './page-error-boundary';

const CHUNK_ERROR = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const TIMEOUT = new TimeoutError('A part of the application did not answer within 10000 ms.');

/** A loader that succeeds on the given attempt; earlier attempts fail with webpack's error or a timeout. */
function loadsOnAttempt(wanted: number, failure: Error = CHUNK_ERROR) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts < wanted) throw failure;
    return { default: () => <p>The page</p> };
  };
}

function Console({
  load,
  path = '/admin/contacts',
}: {
  load: () => Promise<{ default: () => React.JSX.Element }>;
  path?: string;
}) {
  const [Page, setPage] = useState(() => lazy(load));
  return (
    <PageErrorBoundary resetKey={path} onRetry={() => setPage(() => lazy(load))}>
      <Suspense fallback={null}>{path === '/admin/contacts' ? <Page /> : <p>Another page</p>}</Suspense>
    </PageErrorBoundary>
  );
}

const NOT_LOADED = /^This page could not be loaded\. Check the connection\./;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a page whose code fails to load', () => {
  it.each([
    ['at all', CHUNK_ERROR],
    ['in time', TIMEOUT],
  ])('%s shows an error and is retried in place', async (_what, failure) => {
    render(<Console load={loadsOnAttempt(2, failure)} />);
    expect(await screen.findByText(NOT_LOADED)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('is retried in place when the browser is online again', async () => {
    render(<Console load={loadsOnAttempt(2)} />);
    await screen.findByText(NOT_LOADED);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('is retried in place when the server is reachable again', async () => {
    useLiveState.setState({ state: 'lost' });
    render(<Console load={loadsOnAttempt(2)} />);
    await screen.findByText(NOT_LOADED);
    act(() => useLiveState.setState({ state: 'live' }));
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('reports a newer build when the server no longer has the file', async () => {
    const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>(
      async () => new Response(null, { status: 404 }),
    );
    window.fetch = fetchMock as typeof fetch;
    const failure = Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
      request: 'http://localhost/remotes/admin/assets/7.b5c93a8a.js',
    });
    render(<Console load={loadsOnAttempt(2, failure)} />);
    expect(await screen.findByText(/^The console has been updated since you opened it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load it again' })).toBeVisible();
    expect(fetchMock.mock.calls.map(([address, how]) => [address, how?.method])).toEqual([
      [failure.request, 'HEAD'],
    ]);
  });

  it('is requested again after returning from another page', async () => {
    const load = loadsOnAttempt(2);
    const { rerender } = render(<Console load={load} />);
    await screen.findByText(NOT_LOADED);
    rerender(<Console load={load} path="/admin" />);
    expect(await screen.findByText('Another page')).toBeVisible();
    rerender(<Console load={load} />);
    expect(await screen.findByText('The page')).toBeVisible();
  });
});

const crash = new TypeError('x is not a function');
function Crashing(): never {
  throw crash;
}

it('reports a crashed page', () => {
  window.noteError = jest.fn();
  render(
    <PageErrorBoundary resetKey="/admin" onRetry={() => undefined}>
      <Crashing />
    </PageErrorBoundary>,
  );
  expect(window.noteError).toHaveBeenCalledWith('remote-failed', crash);
  delete window.noteError;
});
