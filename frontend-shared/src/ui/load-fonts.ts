import type { Locale } from '../i18n/locale';

/** For how long a page waits for its letters, in ms. */
const PATIENCE_MS = 2_000;

/** Fonts of a page by its language, each with letters that are in its files: Latin with the rupee, and Hindi or Hindi names. */
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
 * Letters that are late are not used on the page at all (`theme/fonts.css`). A prerendered page asks for them ahead in its HTML;
 * one that the browser makes waits for them before it shows any text, or its first visit would have the letters of the
 * machine, and Hindi on some of them none.
 */
export async function loadFonts(locale: Locale): Promise<void> {
  if (!document.fonts) return;
  const wanted = FONTS[locale].map(([font, letters]) => document.fonts.load(`1em "${font}"`, letters));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(wanted), late]);
}
