import { act, render, screen } from '@testing-library/react';
import { controlMessages } from '../../content/messages/controls';
import { lazyModule } from './lazy-module';
import { LoadStatus } from './load-status';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const messages = controlMessages('en');

/** A module whose load attempts the test resolves or rejects. */
function slowModule() {
  const attempts: Array<{ resolve: (module: string) => void; fail: () => void }> = [];
  const lazy = lazyModule(
    () =>
      new Promise<string>(
        (resolve, reject) => void attempts.push({ resolve, fail: () => reject(new Error('503')) }),
      ),
  );
  return { lazy, attempts };
}

const show = (lazy: ReturnType<typeof slowModule>['lazy'], close: () => void = jest.fn()) =>
  render(<LoadStatus module={lazy} failure="It could not be loaded." messages={messages} onClose={close} />);

test('a loading status is shown while the module loads, and a failure after 10 s', async () => {
  const { lazy, attempts } = slowModule();
  show(lazy);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
  expect(attempts).toHaveLength(1);
});

test('the retry button loads the module again', async () => {
  const { lazy, attempts } = slowModule();
  show(lazy);
  await act(async () => attempts[0]?.fail());
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(attempts).toHaveLength(2);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await act(async () => attempts[1]?.resolve('module'));
  expect(lazy.module).toBe('module');
  await expect(lazy.load()).resolves.toBe('module');
  expect(attempts).toHaveLength(2);
});

test('when the browser is online again, a module that failed is loaded again without a press', async () => {
  const { lazy, attempts } = slowModule();
  show(lazy);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(attempts).toHaveLength(1);
  await act(async () => attempts[0]?.fail());
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(attempts).toHaveLength(2);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('a module that arrives after the timeout is still used', async () => {
  const { lazy, attempts } = slowModule();
  show(lazy);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const changed = jest.fn();
  lazy.subscribe(changed);
  await act(async () => attempts[0]?.resolve('module'));
  expect(changed).toHaveBeenCalled();
  expect([lazy.module, lazy.hasFailed]).toEqual(['module', false]);
});

test('the failure can be closed', async () => {
  const { lazy, attempts } = slowModule();
  const close = jest.fn();
  show(lazy, close);
  await act(async () => attempts[0]?.fail());
  screen.getByRole('button', { name: 'Close' }).click();
  expect(close).toHaveBeenCalledTimes(1);
});
