import { act, render, screen, within } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { Suspense } from 'react';
import { loadDeck } from '../content/slides/load-deck';
import { loadNotes } from '../content/slides/load-notes';
import { TextVersion } from './text-version';

async function show(locale: Locale, basePath: string) {
  await act(async () => {
    render(
      <LocaleProvider locale={locale}>
        <Suspense fallback={null}>
          <TextVersion basePath={basePath} locale={locale} site={FALLBACK_SITE} />
        </Suspense>
      </LocaleProvider>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
}

test.each(['en', 'hi'] as const)(
  'the text version contains all text of all slides and notes (%s)',
  async (locale) => {
    await show(locale, '/presentation');
    const { slides } = await loadDeck(locale);
    const notes = await loadNotes(locale);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(30);
    slides.forEach((slide, index) => {
      const part = screen.getByRole('region', { name: `${index + 1}. ${slide.title}` });
      for (const text of wordsIn({ ...slide, section: '', id: '', tone: '', type: '', image: '' })) {
        expect(part).toHaveTextContent(text.replaceAll(/\s+/g, ' '));
      }
      for (const note of notes[slide.id as keyof typeof notes].flat()) {
        const text = typeof note === 'string' ? note : note.emphasis;
        expect(part).toHaveTextContent(text.replaceAll(/\s+/g, ' ').trim());
      }
    });
  },
);

test.each([
  ['/presentation', '/presentation', '/presentation/7'],
  ['/', '/', '/7'],
])('each slide of a deck at %s is linked', async (basePath, first, seventh) => {
  await show('en', basePath);
  expect(screen.getByRole('link', { name: 'Show slide 1' })).toHaveAttribute('href', first);
  expect(screen.getByRole('link', { name: 'Show slide 7' })).toHaveAttribute('href', seventh);
});

test('the section links lead to their slides', async () => {
  await show('en', '/presentation');
  const [link] = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(link).toHaveTextContent('The idea');
  expect(document.querySelector(link?.getAttribute('href') ?? '')).toHaveTextContent('The idea');
});

/** All visible texts of a slide, without ids of drawings, icons and parties, and without paths. */
function wordsIn(value: unknown, key = ''): string[] {
  if (['image', 'icon', 'party', 'path'].includes(key)) return [];
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) => wordsIn(one, name));
  return [];
}
