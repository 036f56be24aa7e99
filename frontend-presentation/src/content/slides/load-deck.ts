import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { DeckContent } from './deck-content';
import type { DeckTitles } from './outline';

const titles = {
  en: async () => (await import('../en/titles')).titles,
  hi: async () => (await import('../hi/titles')).titles,
};

const slides = {
  en: async () => (await import('../en/slides')).deck,
  hi: async () => (await import('../hi/slides')).deck,
};

const loaded: Partial<Record<Locale, Promise<DeckTitles>>> = {};

/**
 * Sections and titles of the deck in a language. The promise is cached even if it rejects: React calls this on every
 * render, and the shell's error boundary needs the same rejected promise. The shell then loads this remote again.
 */
export function loadTitles(locale: Locale): Promise<DeckTitles> {
  loaded[locale] ??= importWithTimeout(titles[locale]);
  return loaded[locale];
}

/** The whole deck in a language. */
export function loadDeck(locale: Locale): Promise<DeckContent> {
  return slides[locale]();
}
