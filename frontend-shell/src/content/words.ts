import { retry } from 'frontend-shared/federation/retry';
import type { Locale } from 'frontend-shared/i18n/locale';
import { shell as en, type ShellWords } from './en/shell';

/** How long a page that cannot be read yet waits for words in Hindi before it speaks English, in ms. */
const STAND_IN_AFTER_MS = 5_000;

const ready: Partial<Record<Locale, ShellWords>> = { en };
let hindi: Promise<unknown> | undefined;
let hindiOrEnglish: Promise<unknown> | undefined;

/** Fetches the words of a language, until they are here; English always is. */
export function loadShellWords(locale: Locale): Promise<unknown> {
  if (locale === 'en') return Promise.resolve();
  hindi ??= retry(() => import('./hi/shell')).then(({ shell }) => {
    ready.hi = shell;
  });
  return hindi;
}

/** As `loadShellWords`, but English stands in for words that are late, until they come. */
export function loadShellWordsOrEnglish(locale: Locale): Promise<unknown> {
  if (locale === 'en') return loadShellWords(locale);
  hindiOrEnglish ??= Promise.race([
    loadShellWords(locale),
    new Promise((resolve) => setTimeout(resolve, STAND_IN_AFTER_MS)),
  ]).then(() => {
    ready.hi ??= en;
  });
  return hindiOrEnglish;
}

/**
 * Suspends until the words of a language, or those that stand in for them, are here. The shell calls it, before anything
 * that asks for words. It throws the promise itself: React's `use` would have to be called on every render, for words
 * that are here too.
 */
export function useShellWords(locale: Locale): ShellWords {
  const words = ready[locale];
  if (words) return words;
  throw loadShellWordsOrEnglish(locale);
}

/** Words of a language that is loaded. */
export function shellWords(locale: Locale): ShellWords {
  return ready[locale] ?? en;
}
