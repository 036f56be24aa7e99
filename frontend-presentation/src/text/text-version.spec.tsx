import { act, render, screen, waitFor, within } from '@testing-library/react';
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
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
}

test.each(['en', 'hi'] as const)(
  'the text version contains all text of all slides and notes (%s)',
  async (locale) => {
    await show(locale, '/presentation');
    const { slides } = await loadDeck(locale);
    const notes = await loadNotes(locale);
    expect(document.querySelectorAll('h3')).toHaveLength(30);
    slides.forEach((slide, index) => {
      // Not by role, which would compute the names of all elements for each slide.
      const part = document.querySelectorAll('section:has(> h3)')[index];
      expect(part).toHaveAccessibleName(`${index + 1}. ${slide.title}`);
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

test('each slide is linked to the deck, and each section to its slides', async () => {
  await show('en', '/presentation');
  expect(screen.getByText('Show slide 1', { selector: 'a' })).toHaveAttribute('href', '/presentation');
  expect(screen.getByText('Show slide 7', { selector: 'a' })).toHaveAttribute('href', '/presentation/7');
  const [link] = within(screen.getByLabelText('Sections', { selector: 'nav' })).getAllByRole('link');
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
