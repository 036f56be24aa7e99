import { fireEvent, render, screen } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { useLocation } from 'frontend-shared/routing/router';
import { MemoryRouter } from 'react-router-dom';
import App from '../App';

function Site({
  locale,
  onHeaderVisible,
}: {
  locale: 'en' | 'hi';
  onHeaderVisible?: (visible: boolean) => void;
}) {
  if (!useLocation().pathname.includes('presentation')) return <p>the home page</p>;
  return (
    <App
      basePath={locale === 'hi' ? '/hi/presentation' : '/presentation'}
      locale={locale}
      site={FALLBACK_SITE}
      {...(onHeaderVisible && { onHeaderVisible })}
    />
  );
}

function open(address: string, onHeaderVisible?: (visible: boolean) => void) {
  const locale = address.startsWith('/hi') ? 'hi' : 'en';
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Site locale={locale} {...(onHeaderVisible && { onHeaderVisible })} />
    </MemoryRouter>,
  );
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

test('shows the title slide and a counter taken from the data', () => {
  open('/presentation');
  expect(screen.getByRole('heading', { name: 'TURN KNOWLEDGE INTO LEGACY' })).toBeInTheDocument();
  expect(screen.getByText('Become a Co-Owner of Real Indian Factories')).toBeInTheDocument();
  expect(screen.getByText('1 / 1')).toBeInTheDocument();
});

test('speaks Hindi under /hi', () => {
  open('/hi/presentation');
  expect(screen.getByRole('heading', { name: 'ज्ञान को विरासत में बदलें' })).toBeInTheDocument();
});

test('first and previous are off on the first slide, next and last on the last', () => {
  open('/presentation');
  for (const name of ['First slide', 'Previous slide', 'Next slide', 'Last slide']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
});

test('F hides the site header, Escape brings it back before it leaves the deck', () => {
  const header = jest.fn();
  open('/presentation', header);
  press('f');
  expect(header).toHaveBeenLastCalledWith(false);
  press('Escape');
  expect(header).toHaveBeenLastCalledWith(true);
  expect(screen.getByText('1 / 1')).toBeInTheDocument();
  press('Escape');
  expect(screen.getByText('the home page')).toBeInTheDocument();
});

test('leaving in full screen gives the header back', () => {
  const header = jest.fn();
  const { unmount } = open('/presentation', header);
  press('F');
  unmount();
  expect(header).toHaveBeenLastCalledWith(true);
});

test('the exit button leaves the deck', () => {
  open('/presentation');
  fireEvent.click(screen.getByRole('button', { name: 'Leave the presentation' }));
  expect(screen.getByText('the home page')).toBeInTheDocument();
});

test('Space on a focused button stays with the button', () => {
  open('/presentation');
  const play = screen.getByRole('button', { name: 'Play by itself' });
  const notTaken = fireEvent.keyDown(play, { key: ' ' });
  expect(notTaken).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false);
});
