import type { Locale } from '../i18n/locale';
import anek from '../theme/fonts/anek-latin.woff2';
import devanagari from '../theme/fonts/noto-devanagari-pages.woff2';

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
/** The files among them that are `optional`. */
const OPTIONAL_FILES: Record<Locale, readonly string[]> = { en: [anek], hi: [anek, devanagari] };

/**
 * Loads the fonts of a client-rendered page, or after a switch of language, before it shows text; fonts that are later
 * than the timeout swap in. Otherwise it would use system fonts, and some devices have none for Hindi. Prerendered
 * pages preload their fonts instead (`theme/fonts.css`).
 */
export async function loadFonts(locale: Locale): Promise<void> {
  if (!document.fonts) return;
  const faces = [...document.fonts].filter(({ family }) =>
    FONTS[locale].some(([font]) => family.includes(font)),
  );
  // After the first paint Chromium uses an optional font only if it is already loaded.
  for (const face of faces) face.display = 'swap';
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  // Firefox ignores that, and gives up an optional font after 100 ms: there it has to come from the cache.
  if (faces.some(({ display }) => display === 'optional'))
    await Promise.race([Promise.all(OPTIONAL_FILES[locale].map(preload)), late]);
  const wanted = FONTS[locale].map(([font, letters]) => document.fonts.load(`1em "${font}"`, letters));
  await Promise.race([Promise.allSettled(wanted), late]);
}

/** Settles when the file is in the browser's cache, or cannot be loaded. */
function preload(file: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: file,
    crossOrigin: 'anonymous',
  });
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
