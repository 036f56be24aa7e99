import { act, fireEvent, screen as onScreen, render } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { Suspense, startTransition, useState } from 'react';
import { Boundary } from '../../frontend-shared/test/boundary';
import { type Screen, ScreenView, screen } from './screen';

const page = (title: string) => async () => ({ default: () => <h1>{title}</h1> });
const messages = { en: async () => 'words', hi: async () => 'words' };
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

test.each(['its code', 'its words'])(
  'of a page of which %s cannot be had the shell is told, and nothing is asked for again',
  async (what) => {
    let asked = 0;
    const dead = async () => {
      asked += 1;
      // Guard: it would be requested on every render, endlessly.
      if (asked > 50) throw await new Promise(() => undefined);
      throw new Error('503');
    };
    await goToNext(
      what === 'its code'
        ? screen<string>(dead, messages)
        : screen<string>(page('About'), { en: dead, hi: dead }),
    );
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(onScreen.getByRole('alert')).toBeVisible();
    expect(asked).toBe(1);
  },
);

test('the shell is notified after 10 seconds when the code of a page stalls, however late it fails', async () => {
  const stalled = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error('cut')), 40_000));
  await goToNext(screen<string>(stalled, messages));
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(onScreen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(onScreen.getByRole('alert')).toBeVisible();
});
