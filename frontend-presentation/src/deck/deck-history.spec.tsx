import { fireEvent, render, screen } from '@testing-library/react';
import { useNavigate } from 'frontend-shared/routing/router';
import { Route, Routes } from 'frontend-shared/routing/routes';
import { MemoryRouter } from 'react-router-dom';
import { useDeck } from './use-deck';

function Deck() {
  const deck = useDeck('/presentation', 30);
  const navigate = useNavigate();
  return (
    <>
      <p>{`slide ${deck.current + 1}`}</p>
      <button type="button" onClick={() => deck.step(1)}>
        forward
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back in the browser
      </button>
    </>
  );
}

test('Back leaves the deck at once, however many slides were shown', () => {
  render(
    <MemoryRouter initialEntries={['/', '/presentation']} initialIndex={1}>
      <Routes>
        <Route path="/" element={<p>home</p>} />
        <Route path="/presentation" element={<Deck />} />
        <Route path="/presentation/:slide" element={<Deck />} />
      </Routes>
    </MemoryRouter>,
  );
  for (let shown = 1; shown < 7; shown += 1) fireEvent.click(screen.getByRole('button', { name: 'forward' }));
  expect(screen.getByText('slide 7')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'back in the browser' }));
  expect(screen.getByText('home')).toBeInTheDocument();
});
