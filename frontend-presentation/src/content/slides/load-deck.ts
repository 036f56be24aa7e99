import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { FrameTexts } from '../messages/types/frame-texts';
import type { DeckContent } from './deck-content';

const frameTexts = {
  en: async () => (await import('../en/frame-texts')).frameTexts,
  hi: async () => (await import('../hi/frame-texts')).frameTexts,
};

const slides = {
  en: async () => (await import('../en/slides')).deck,
  hi: async () => (await import('../hi/slides')).deck,
};

const loaded: Partial<Record<Locale, Promise<FrameTexts>>> = {};

/**
 * Sections, titles and controls of the deck in a language. The promise is cached even if it rejects: React calls this on every
 * render, and the shell's error boundary needs the same rejected promise. The shell then loads this remote again.
 */
export function loadFrameTexts(locale: Locale): Promise<FrameTexts> {
  loaded[locale] ??= importWithTimeout(frameTexts[locale]);
  return loaded[locale];
}

/** The whole deck in a language. */
export function loadDeck(locale: Locale): Promise<DeckContent> {
  return slides[locale]();
}
