import { withinTime } from 'frontend-shared/api/within-time';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { DeckContent, Notes } from './deck-content';
import type { SlideId } from './outline';
import { deckOf, paragraph } from './slide-texts';

/** For how long the deck's words are asked for before the audience is told, in ms. */
const PATIENCE_MS = 10_000;

const texts = {
  en: async () => (await import('./en/slides')).texts,
  hi: async () => (await import('./hi/slides')).texts,
};

const notes = {
  en: async () => (await import('./en/notes')).notes,
  hi: async () => (await import('./hi/notes')).notes,
};

const decks: Partial<Record<Locale, Promise<DeckContent>>> = {};

/**
 * The deck in a language. Each is asked for once, also when it fails: React asks again at each render, and only a failure
 * that stays the same reaches the shell, which then loads this remote anew.
 */
export function loadDeck(locale: Locale): Promise<DeckContent> {
  decks[locale] ??= withinTime(texts[locale]().then(deckOf), PATIENCE_MS, 'The presentation');
  return decks[locale];
}

/** What the speaker says to each slide. Not part of what an audience loads. */
export async function loadNotes(locale: Locale): Promise<Readonly<Record<SlideId, Notes>>> {
  const written = Object.entries(await notes[locale]());
  return Object.fromEntries(
    written.map(([slide, paragraphs]) => [slide, paragraphs.map(paragraph)]),
  ) as unknown as Record<SlideId, Notes>;
}
