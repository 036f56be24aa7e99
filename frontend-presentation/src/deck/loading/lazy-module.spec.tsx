import { act, render, screen } from '@testing-library/react';
import { controlMessages } from '../../content/messages/controls';
import { lazyModule } from './lazy-module';
import { LoadStatus } from './load-status';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const messages = controlMessages('en');

/** A module whose tries settle when the test says so. */
function slowModule() {
  const tries: Array<{ come: (module: string) => void; fail: () => void }> = [];
  const lazy = lazyModule(
    () =>
      new Promise<string>((come, reject) => void tries.push({ come, fail: () => reject(new Error('503')) })),
  );
  return { lazy, tries };
}

const show = (lazy: ReturnType<typeof slowModule>['lazy'], close: () => void = jest.fn()) =>
  render(<LoadStatus module={lazy} failure="It could not be loaded." messages={messages} onClose={close} />);

test('code that is on its way is waited for with a word, and told of after 10 s', async () => {
  const { lazy, tries } = slowModule();
  show(lazy);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
  expect(tries).toHaveLength(1);
});

test('another try is a press away', async () => {
  const { lazy, tries } = slowModule();
  show(lazy);
  await act(async () => tries[0]?.fail());
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(tries).toHaveLength(2);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await act(async () => tries[1]?.come('module'));
  expect(lazy.module).toBe('module');
  await expect(lazy.load()).resolves.toBe('module');
  expect(tries).toHaveLength(2);
});

test('what comes too late is used all the same', async () => {
  const { lazy, tries } = slowModule();
  show(lazy);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const changed = jest.fn();
  lazy.subscribe(changed);
  await act(async () => tries[0]?.come('module'));
  expect(changed).toHaveBeenCalled();
  expect([lazy.module, lazy.hasFailed]).toEqual(['module', false]);
});

test('who goes on without it closes the word', async () => {
  const { lazy, tries } = slowModule();
  const close = jest.fn();
  show(lazy, close);
  await act(async () => tries[0]?.fail());
  screen.getByRole('button', { name: 'Close' }).click();
  expect(close).toHaveBeenCalledTimes(1);
});
