import type { Locale } from 'frontend-shared/i18n/locale';
import type { Notes, NotesParagraph } from './deck-content';
import type { SlideId } from './outline';

const notes = {
  en: async () => (await import('../en/notes')).notes,
  hi: async () => (await import('../hi/notes')).notes,
};

/** Speaker notes of each slide, which the deck itself does not load. */
export async function loadNotes(locale: Locale): Promise<Readonly<Record<SlideId, Notes>>> {
  const written = Object.entries(await notes[locale]());
  return Object.fromEntries(
    written.map(([slide, paragraphs]) => [slide, paragraphs.map(paragraph)]),
  ) as unknown as Record<SlideId, Notes>;
}

/** Parses a paragraph: text between asterisks is emphasised. */
function paragraph(text: string): NotesParagraph {
  return text
    .split('*')
    .map((part, index) => (index % 2 === 1 ? { emphasis: part } : part))
    .filter((part) => part !== '');
}
