import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useStore } from 'zustand';
import type { DeckStore } from '../state/deck-store';
import { useRoutedDeck } from './use-routed-deck';

let store: DeckStore;
let goTo: (address: string | -1) => void;

function DeckOf({ basePath, count }: { basePath: string; count: number }) {
  store = useRoutedDeck(basePath, count);
  const current = useStore(store, (deck) => deck.current);
  return <p>{`slide ${current + 1} at ${useLocation().pathname}`}</p>;
}

function Site({ count }: { count: number }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  goTo = (address) => act(() => void (address === -1 ? navigate(-1) : navigate(address)));
  if (!pathname.includes('presentation')) return <p>home</p>;
  return (
    <DeckOf basePath={pathname.startsWith('/hi') ? '/hi/presentation' : '/presentation'} count={count} />
  );
}

function open(addresses: string[], count = 3) {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={addresses}>
        <Site count={count} />
      </MemoryRouter>
    </StrictMode>,
  );
}

const change = (command: 'next' | 'previous') => act(() => store.getState()[command]());
const shows = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

test.each([
  ['/presentation', 1],
  ['/presentation/2', 2],
  ['/presentation/99', 3],
  ['/presentation/0', 1],
  ['/presentation/two', 1],
])('the URL %s shows slide %d', (address, slide) => {
  open([address]);
  shows(`slide ${slide} at ${address}`);
});

test('each slide change is written to the URL; the first slide has the URL of the deck', () => {
  open(['/presentation']);
  change('previous');
  shows('slide 3 at /presentation/3');
  change('next');
  shows('slide 1 at /presentation');
});

test('Back leaves the deck at once, no matter how many slides were shown', () => {
  open(['/', '/presentation'], 30);
  for (let shown = 1; shown < 7; shown += 1) change('next');
  shows('slide 7 at /presentation/7');
  goTo(-1);
  shows('home');
});

test('the deck follows navigation to another URL', () => {
  open(['/presentation'], 30);
  change('next');
  goTo('/presentation/9');
  shows('slide 9 at /presentation/9');
  goTo('/hi/presentation/11');
  shows('slide 11 at /hi/presentation/11');
  change('next');
  shows('slide 12 at /hi/presentation/12');
  goTo(-1);
  shows('slide 9 at /presentation/9');
});

test('the deck follows Back to a history entry that it wrote itself', () => {
  open(['/presentation'], 30);
  change('next');
  goTo('/hi/presentation/2');
  change('next');
  shows('slide 3 at /hi/presentation/3');
  goTo(-1);
  shows('slide 2 at /presentation/2');
});

test('no slide change is lost when they are faster than the router', () => {
  open(['/presentation'], 30);
  act(() => {
    const { next, previous } = store.getState();
    next();
    next();
    previous();
    next();
    next();
  });
  shows('slide 4 at /presentation/4');
  fireEvent.focus(document.body);
  shows('slide 4 at /presentation/4');
});
