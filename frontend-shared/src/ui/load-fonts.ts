import type { Locale } from '../i18n/locale';

/** How long a page waits for its fonts, in ms. */
const TIMEOUT_MS = 2_000;

/** Fonts of a page by language, each with sample letters that select its files. */
const FONTS: Record<Locale, ReadonlyArray<readonly [font: string, letters: string]>> = {
  en: [
    ['Anek Latin Variable', 'A₹'],
    ['Noto Devanagari Names', 'अ'],
  ],
  hi: [
    ['Anek Latin Variable', 'A₹'],
    ['Noto Sans Devanagari Variable', 'अ'],
  ],
};

/**
 * Loads the fonts of a client-rendered page, or after a switch of language, before it shows text; fonts that are later
 * than the timeout swap in. Otherwise it would use system fonts, and some devices have none for Hindi. Prerendered
 * pages preload their fonts instead (`theme/fonts.css`).
 */
export async function loadFonts(locale: Locale): Promise<void> {
  if (!document.fonts) return;
  // After the first paint Chromium uses an optional font only if it is already loaded.
  document.fonts.forEach((face) => {
    if (FONTS[locale].some(([font]) => face.family.includes(font))) face.display = 'swap';
  });
  const wanted = FONTS[locale].map(([font, letters]) => document.fonts.load(`1em "${font}"`, letters));
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.allSettled(wanted), late]);
}
