import type { Locale } from 'frontend-shared/i18n/locale';
import type { TextMessages } from '../content/messages/types/text-messages';
import type { DeckContent, Notes } from '../content/slides/deck-content';
import { loadDeck, loadFrameTexts } from '../content/slides/load-deck';
import { loadNotes } from '../content/slides/load-notes';
import type { DeckTitles } from '../content/slides/outline';

const messageLoaders: Readonly<Record<Locale, () => Promise<TextMessages>>> = {
  en: async () => (await import('../content/en/text')).textMessages,
  hi: async () => (await import('../content/hi/text')).textMessages,
};

/** Messages of the text version, without the content of the slides. */
export function loadTextMessages(locale: Locale): Promise<TextMessages> {
  return messageLoaders[locale]();
}

/** Slides and speaker notes in one language. */
export interface DeckText {
  deck: DeckContent;
  titles: DeckTitles;
  /** By the slide's id. */
  notes: Readonly<Record<string, Notes>>;
  messages: TextMessages;
}

const loaded: Partial<Record<Locale, Promise<DeckText>>> = {};

/** Loads the text of the deck. The promise is cached even if it rejects, because React calls this on every render. */
export function loadText(locale: Locale): Promise<DeckText> {
  loaded[locale] ??= fetchText(locale);
  return loaded[locale];
}

async function fetchText(locale: Locale): Promise<DeckText> {
  const [deck, { titles }, notes, messages] = await Promise.all([
    loadDeck(locale),
    loadFrameTexts(locale),
    loadNotes(locale),
    loadTextMessages(locale),
  ]);
  return { deck, titles, notes, messages };
}
