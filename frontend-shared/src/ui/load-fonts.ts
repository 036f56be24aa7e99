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
 * A prerendered page asks for its letters ahead in its HTML, and uses none that are late (`theme/fonts.css`); one that the
 * browser makes, in a first or another language, waits for them before it shows any text, or it would have the letters of the
 * machine, and Hindi on some of them none. Those that are later still swap in.
 */
export async function loadFonts(locale: Locale): Promise<void> {
  if (!document.fonts) return;
  // Once a page has been drawn, Chromium uses an optional font only when it has it at hand.
  document.fonts.forEach((face) => {
    if (FONTS[locale].some(([font]) => face.family.includes(font))) face.display = 'swap';
  });
  const wanted = FONTS[locale].map(([font, letters]) => document.fonts.load(`1em "${font}"`, letters));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(wanted), late]);
}
