import { act, render, screen } from '@testing-library/react';
import { controlMessages } from '../content/messages/controls';
import { lazyModule } from './lazy-module';
import { CodeStatus } from './screen/code-status';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const messages = controlMessages('en');

/** Code whose tries settle when the test says so. */
function slowCode() {
  const tries: Array<{ come: (module: string) => void; fail: () => void }> = [];
  const code = lazyModule(
    () =>
      new Promise<string>((come, reject) => void tries.push({ come, fail: () => reject(new Error('503')) })),
  );
  return { code, tries };
}

const show = (code: ReturnType<typeof slowCode>['code'], close: () => void = jest.fn()) =>
  render(<CodeStatus code={code} failure="It could not be loaded." messages={messages} onClose={close} />);

test('code that is on its way is waited for with a word, and told of after 10 s', async () => {
  const { code, tries } = slowCode();
  show(code);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
  expect(tries).toHaveLength(1);
});

test('another try is a press away', async () => {
  const { code, tries } = slowCode();
  show(code);
  await act(async () => tries[0]?.fail());
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(tries).toHaveLength(2);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await act(async () => tries[1]?.come('module'));
  expect(code.module).toBe('module');
  await expect(code.load()).resolves.toBe('module');
  expect(tries).toHaveLength(2);
});

test('what comes too late is used all the same', async () => {
  const { code, tries } = slowCode();
  show(code);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const changed = jest.fn();
  code.subscribe(changed);
  await act(async () => tries[0]?.come('module'));
  expect(changed).toHaveBeenCalled();
  expect([code.module, code.hasFailed]).toEqual(['module', false]);
});

test('who goes on without it closes the word', async () => {
  const { code, tries } = slowCode();
  const close = jest.fn();
  show(code, close);
  await act(async () => tries[0]?.fail());
  screen.getByRole('button', { name: 'Close' }).click();
  expect(close).toHaveBeenCalledTimes(1);
});
