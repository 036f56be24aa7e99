import { act, fireEvent, screen as onScreen, render } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { Suspense, startTransition, useState } from 'react';
import { Boundary } from '../../frontend-shared/test/boundary';
import { type Screen, ScreenView, screen } from './screen';

const page = (title: string) => async () => ({ default: () => <h1>{title}</h1> });
const messages = { en: async () => 'messages', hi: async () => 'messages' };
const home = screen<string>(page('Home'), messages);

/** A visitor on the home page with a link to another page. */
function Visit({ next }: { next: Screen<string> }) {
  const [shown, show] = useState(home);
  return (
    <Boundary>
      <button type="button" onClick={() => startTransition(() => show(next))}>
        next page
      </button>
      <Suspense>
        <ScreenView key={shown === home ? 'home' : 'next'} screen={shown} locale="en" site={FALLBACK_SITE} />
      </Suspense>
    </Boundary>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

async function goToNext(next: Screen<string>): Promise<void> {
  await act(async () => void render(<Visit next={next} />));
  await act(async () => void fireEvent.click(onScreen.getByRole('button')));
}

test.each(['code', 'messages'])(
  'passes a failure to load the %s of a page to the shell’s error boundary, and does not request them again',
  async (missing) => {
    let requests = 0;
    const failing = async () => {
      requests += 1;
      // Guard: a page that requests again on every render would loop endlessly.
      if (requests > 50) throw await new Promise(() => undefined);
      throw new Error('503');
    };
    await goToNext(
      missing === 'code'
        ? screen<string>(failing, messages)
        : screen<string>(page('About'), { en: failing, hi: failing }),
    );
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(onScreen.getByRole('alert')).toBeVisible();
    expect(requests).toBe(1);
  },
);

test('passes a stalled page load to the shell’s error boundary after 10 seconds, however late it fails', async () => {
  const stalled = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error('cut')), 40_000));
  await goToNext(screen<string>(stalled, messages));
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(onScreen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(onScreen.getByRole('alert')).toBeVisible();
});
