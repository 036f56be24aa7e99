import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import { control, installFakeDialogs, openDeck, press, sampleDecks } from '../../../test/sample-deck';
import { PdfLink } from './pdf-link';
import { drawingsRendered } from './ready-to-print';

const print = jest.fn();

beforeEach(() => {
  installFakeDialogs();
  print.mockReset();
  window.print = print;
});

const SIX_SLIDES = sampleDecks(6);
const openSmallDeck = (address = '/presentation') => openDeck(address, { decks: SIX_SLIDES });
const pages = () => [...document.querySelectorAll<HTMLElement>('.pr-print__page')];
const firesAfterPrint = () => act(async () => void window.dispatchEvent(new Event('afterprint')));

test('Ctrl+P prints every slide once all are loaded, and removes the pages afterwards', async () => {
  openSmallDeck('/presentation/4');
  expect(press('p', { ctrlKey: true })).toBe(false);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(pages().map((page) => page.querySelector('h1')?.textContent)).toEqual(
    Array.from({ length: 6 }, (_, slide) => `Thought ${slide + 1}`),
  );
  for (const page of pages()) expect(page.querySelector('svg[aria-label="Two masons"]')).not.toBeNull();
  // The browser prints the pages that are ready.
  expect(press('p', { ctrlKey: true })).toBe(true);
  expect(pages()).toHaveLength(6);
  await firesAfterPrint();
  expect(pages()).toHaveLength(0);
  expect(document.documentElement).not.toHaveClass('pr-printing');
  expect(screen.getByText('4 / 6')).toBeInTheDocument();
});

test('⌘+P prints too, and the pages are removed on the next press if the browser never fires afterprint', async () => {
  openSmallDeck();
  expect(press('p', { metaKey: true })).toBe(false);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(pages()).toHaveLength(6);
  await act(async () => void fireEvent.pointerDown(control('Next slide')));
  expect(pages()).toHaveLength(0);
});

test('on a Hindi keyboard the same key prints the Hindi deck', async () => {
  openSmallDeck('/hi/presentation');
  expect(press('प', { code: 'KeyP', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(pages()[0]).toHaveTextContent('बात 1');
});

test('other keys with Ctrl, and P alone, are left to the browser', () => {
  openSmallDeck();
  expect(press('p')).toBe(true);
  expect(press('P', { ctrlKey: true, shiftKey: true })).toBe(true);
  expect(press('l', { code: 'KeyP', ctrlKey: true })).toBe(true);
  expect(pages()).toHaveLength(0);
});

test('printing with notes from the help prints each slide with its notes, its number and the company', async () => {
  openSmallDeck();
  press('?');
  await userEvent.click(await screen.findByText('Print with the speaker’s notes'));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.querySelectorAll('.pr-print__notes')).toHaveLength(6);
  expect(pages()[4]).toHaveTextContent('5 / 6');
  expect(pages()[4]).toHaveTextContent(FALLBACK_SITE.name);
  await firesAfterPrint();
  press('?');
  await userEvent.click(await screen.findByText('Print the slides'));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(document.querySelector('.pr-print__notes')).toBeNull();
});

test('a deck that is unmounted before the pages are ready prints nothing', async () => {
  const { unmount } = openSmallDeck();
  press('p', { ctrlKey: true });
  unmount();
  await act(async () => undefined);
  expect(print).not.toHaveBeenCalled();
  expect(pages()).toHaveLength(0);
});

test('the PDF is offered in each language with its size, and only if it exists', () => {
  const site: SiteConfig = {
    ...FALLBACK_SITE,
    presentationPdf: {
      en: { address: '/presentation.pdf', bytes: 1_258_291 },
      hi: { address: '/hi/presentation.pdf', bytes: 900_000 },
    },
  };
  const { container } = render(
    <>
      <PdfLink site={site} locale="en" />
      <PdfLink site={site} locale="hi" />
    </>,
  );
  const [english, hindi] = within(container).getAllByRole('link');
  expect(english).toHaveTextContent('Download the slides (PDF, 1.2 MB)');
  expect(english).toHaveAttribute('href', '/presentation.pdf');
  expect(hindi).toHaveTextContent('स्लाइडें डाउनलोड करें (PDF, 879 kB)');
  expect(hindi).toHaveAttribute('href', '/hi/presentation.pdf');
  const without = render(<PdfLink site={FALLBACK_SITE} locale="en" />);
  expect(without.container).toBeEmptyDOMElement();
});

test('printing waits for the last drawing, up to a timeout', async () => {
  jest.useFakeTimers();
  try {
    const page = document.createElement('div');
    page.innerHTML = '<div data-drawing><svg class="pr-drawing-background"></svg></div>';
    const late = jest.fn();
    void drawingsRendered(page).then(late);
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(late).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(late).toHaveBeenCalled();

    const inTime = jest.fn();
    void drawingsRendered(page).then(inTime);
    page.firstElementChild?.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(inTime).toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
