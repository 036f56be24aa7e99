import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'frontend-shared/routing/router';
import { Route, Routes } from 'frontend-shared/routing/routes';
import { MemoryRouter } from 'react-router-dom';
import { useDeck } from './use-deck';

function ThreeSlides() {
  const deck = useDeck('/presentation', 3);
  return (
    <>
      <p>{`slide ${deck.current + 1} at ${useLocation().pathname}`}</p>
      <button type="button" onClick={() => deck.step(1)}>
        forward
      </button>
      <button type="button" onClick={() => deck.step(-1)}>
        backward
      </button>
      <button type="button" onClick={() => deck.goTo(99)}>
        far beyond
      </button>
      <button type="button" onClick={deck.togglePlaying}>
        play
      </button>
    </>
  );
}

function open(...addresses: string[]) {
  render(
    <MemoryRouter initialEntries={addresses}>
      <Routes>
        <Route path="/" element={<p>home</p>} />
        <Route path="/presentation" element={<ThreeSlides />} />
        <Route path="/presentation/:slide" element={<ThreeSlides />} />
      </Routes>
    </MemoryRouter>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['/presentation', 1],
  ['/presentation/2', 2],
  ['/presentation/99', 3],
  ['/presentation/0', 1],
  ['/presentation/two', 1],
])('the address %s shows slide %d', (address, slide) => {
  open(address);
  expect(screen.getByText(new RegExp(`^slide ${slide} at`))).toBeInTheDocument();
});

test('moving goes around both ends and stands in the address', () => {
  open('/presentation/3');
  press('forward');
  expect(screen.getByText('slide 1 at /presentation')).toBeInTheDocument();
  press('backward');
  expect(screen.getByText('slide 3 at /presentation/3')).toBeInTheDocument();
});

test('a slide beyond the last is the last', () => {
  open('/presentation');
  press('far beyond');
  expect(screen.getByText('slide 3 at /presentation/3')).toBeInTheDocument();
});

test('playing by itself moves every 5 s, around the end, until it is stopped', () => {
  jest.useFakeTimers();
  open('/presentation/2');
  press('play');
  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText(/^slide 2/)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(/^slide 3/)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByText(/^slide 1/)).toBeInTheDocument();
  press('play');
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText(/^slide 1/)).toBeInTheDocument();
  jest.useRealTimers();
});
