import { act, cleanup, render, within } from '@testing-library/react';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { Suspense } from 'react';
import type { Slide } from '../content/slides/deck-content';
import { DRAWING_IDS } from '../content/slides/drawing-ids';
import { loadDeck } from '../content/slides/load-deck';
import { Drawing } from './drawings/drawing';
import { CompanyName, LinkBase } from './site-context';
import type { SlideLayout } from './slide-frame';
import { SlideView } from './slide-view';

async function show(
  id: string,
  locale: Locale = 'en',
  layout: SlideLayout = 'stage',
  base: string | null = '',
) {
  const { slides } = await loadDeck(locale);
  const slide = slides.find((one) => one.id === id) as Slide;
  const { container } = await act(async () =>
    render(
      <LocaleProvider locale={locale}>
        <LinkBase value={base}>
          <CompanyName value="Milan Udyog">
            <Suspense>
              <SlideView slide={slide} layout={layout} locale={locale} />
            </Suspense>
          </CompanyName>
        </LinkBase>
      </LocaleProvider>,
    ),
  );
  return container.querySelector('article') as HTMLElement;
}

/* By element, not by role: a role query takes jsdom a second because of the drawings. */
const textsOf = (slide: HTMLElement, elements: string) =>
  [...slide.querySelectorAll(elements)].map((element) => element.textContent);
const itemsOf = (slide: HTMLElement) => textsOf(slide, 'li');
const rowOf = (slide: HTMLElement, heading: string) =>
  [...slide.querySelectorAll('th[scope="row"]')].find((one) => one.textContent === heading)?.closest('tr');
const drawingOf = (slide: HTMLElement, name: RegExp) =>
  within(slide).getByLabelText(name, { selector: 'svg[role="img"]' });

test('a title slide has its headline and a drawing with a text alternative', async () => {
  const slide = await show('title');
  expect(textsOf(slide, 'h1')).toEqual(['TURN KNOWLEDGE INTO LEGACY']);
  expect(drawingOf(slide, /^A street with a flour mill/)).toBeInTheDocument();
});

test('a content slide has a list and a drawing', async () => {
  const slide = await show('one-company', 'hi');
  expect(slide).toHaveAttribute('lang', 'hi');
  expect(itemsOf(slide)).toEqual([
    'अपने निदेशक',
    'अपना हिसाब-किताब',
    'साल में एक बार ऑडिट',
    'उसके बाद ही मुनाफ़ा बँटता है',
  ]);
  expect(drawingOf(slide, /बही/)).toBeInTheDocument();
});

test('the risks are a numbered list of sentences', async () => {
  const slide = await show('risks');
  expect(itemsOf(slide)).toEqual([
    '1Profit is not guaranteed.',
    '2No profit: you wait for next year.',
    '3Shares are unlisted and cannot be traded yet.',
    '4Committed project money cannot be refunded.',
  ]);
});

test('an account table has row headers', async () => {
  const slide = await show('terms');
  expect(rowOf(slide, 'Guaranteed return')).toHaveTextContent('Guaranteed returnNone');
});

test('the table shows text instead of a percentage that is not published', async () => {
  const slide = await show('coming');
  const row = rowOf(slide, 'Water plant');
  expect(row).toHaveTextContent('On Progress');
  expect(row).not.toHaveTextContent('%');
});

test('a figure is grouped with its label', async () => {
  const slide = await show('impact');
  const members = [...slide.querySelectorAll('dt')].find((term) => term.textContent === 'members');
  expect(members?.parentElement).toHaveTextContent('22,000+');
  expect(slide).toHaveTextContent('November 2025');
});

test('steps are an ordered list with a description of each', async () => {
  const slide = await show('eight-steps', 'en', 'upright');
  expect(itemsOf(slide)).toHaveLength(8);
  expect(slide).toHaveTextContent('Once committed, the money is non-refundable.');
});

test('the first slide shows the company name', async () => {
  expect(await show('title')).toHaveTextContent('Milan Udyog');
});

test('the last slide links to the forms in its language, and shows the risk', async () => {
  const slide = await show('next-brick', 'hi');
  const links = [...slide.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/hi/shareholder', '/hi/apply']);
  expect(slide).toHaveTextContent('मुनाफ़े की गारंटी नहीं है।');
});

test('links of a standalone deck lead to the site, and are plain text if its URL is unknown', async () => {
  const slide = await show('next-brick', 'en', 'stage', 'https://www.example.org');
  expect(slide.querySelector('a')).toHaveAttribute('href', 'https://www.example.org/shareholder');
  cleanup();
  const unlinked = await show('next-brick', 'en', 'stage', null);
  expect(unlinked.querySelector('a')).toBeNull();
  expect(unlinked).toHaveTextContent('Become a shareholder');
});

test.each(['stage', 'upright'] as const)(
  'every slide renders one heading in the layout %s',
  async (layout) => {
    for (const locale of ['en', 'hi'] as const) {
      for (const { id, title, type } of (await loadDeck(locale)).slides) {
        const slide = await show(id, locale, layout);
        expect(textsOf(slide, 'h1')).toEqual([title]);
        expect(slide.querySelectorAll('a, button, [tabindex]')).toHaveLength(type === 'cta' ? 2 : 0);
        cleanup();
      }
    }
  },
);

test.each(DRAWING_IDS)('the drawing %s exists and is smaller than 15 kB', async (id) => {
  const { container } = await act(async () => render(<Drawing id={id} locale="en" className="place" />));
  expect(container.querySelector('svg:not(.pr-drawing-background)')).not.toBeNull();
  expect(container.innerHTML.length).toBeLessThan(15_000);
});
