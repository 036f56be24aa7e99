import type { Locale } from 'frontend-shared/i18n/locale';
import type { DeckContent } from './deck-content';
import { deck as en } from './en/deck';
import { deck as hi } from './hi/deck';

const decks: Record<Locale, DeckContent> = { en, hi };

export function deckContent(locale: Locale): DeckContent {
  return decks[locale];
}
