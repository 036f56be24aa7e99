import { act, fireEvent, render, screen } from '@testing-library/react';
import { toaster } from 'frontend-shared/ui/toast/toaster';
import { ToastViewport } from './toast-viewport';

const WIDTH = 400;

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { value: WIDTH, configurable: true });
});
afterEach(() => {
  act(() => toaster.clear());
  jest.useRealTimers();
});

async function raise(kind: 'success' | 'error', text: string) {
  render(<ToastViewport />);
  await act(async () => {
    toaster.show(kind, text);
    await jest.advanceTimersByTimeAsync(0);
  });
  return screen.getByText(text).parentElement as HTMLElement;
}

/** jsdom has no pointer events, so a mouse event of that name carries the position. */
function drag(toast: HTMLElement, pixels: number) {
  for (const [type, clientX] of [
    ['pointerdown', 0],
    ['pointermove', pixels],
    ['pointerup', pixels],
  ] as const) {
    fireEvent(toast, new MouseEvent(type, { bubbles: true, clientX }));
  }
}

test('a success is in the polite live region, an error is an alert, and neither is in a second live region', async () => {
  const success = await raise('success', 'Message sent');
  act(() => {
    toaster.show('error', 'Submission failed. Please try again.');
  });
  const live = (element: Element) => {
    const found: string[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      found.push(
        ...[one.getAttribute('role'), one.getAttribute('aria-live')].filter((word) => word !== null),
      );
    }
    return found;
  };
  expect(live(success)).toEqual(['polite']);
  const error = screen.getByRole('alert');
  expect(error).toHaveTextContent('Submission failed. Please try again.');
  expect(live(error)).toEqual(['alert']);
});

test('a toast disappears after 5 s', async () => {
  await raise('success', 'Message sent');
  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText('Message sent')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Message sent')).toBeNull();
});

test('a toast with focus stays', async () => {
  const toast = await raise('success', 'Message sent');
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(toast).toBeInTheDocument();
});

test('the close button closes a toast', async () => {
  await raise('error', 'Submission failed');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Submission failed')).toBeNull();
});

test('closing a toast returns the focus to the element that had it', async () => {
  render(<button type="button">Send</button>);
  const send = screen.getByRole('button', { name: 'Send' });
  await raise('error', 'Submission failed');
  act(() => send.focus());
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(screen.queryByText('Submission failed')).toBeNull();
  expect(send).toHaveFocus();
});

test.each([
  [0.79, true],
  [0.8, false],
  [-0.8, false],
])('a toast dragged by %d of its width stays: %s', async (share, stays) => {
  const toast = await raise('success', 'Message sent');
  drag(toast, share * WIDTH);
  expect(screen.queryByText('Message sent') !== null).toBe(stays);
});
