import type { Locale } from 'frontend-shared/locale';
import { shell as en, type ShellWords } from './en/shell';

const ready: Partial<Record<Locale, ShellWords>> = { en };
let hindi: Promise<ShellWords> | undefined;

/** Fetches the words of a language; English is always here, and stands in when Hindi cannot be had. */
export function loadShellWords(locale: Locale): Promise<ShellWords> {
  if (locale === 'en') return Promise.resolve(en);
  hindi ??= import('./hi/shell')
    .then(
      ({ shell }) => shell,
      () => en,
    )
    .then((words) => {
      ready.hi = words;
      return words;
    });
  return hindi;
}

/**
 * Suspends until the words of a language are here. The shell calls it, before anything that asks for words. It throws
 * the promise itself: React's `use` would have to be called on every render, for words that are here too.
 */
export function useShellWords(locale: Locale): ShellWords {
  const words = ready[locale];
  if (words) return words;
  throw loadShellWords(locale);
}

/** Words of a language that is loaded. */
export function shellWords(locale: Locale): ShellWords {
  return ready[locale] ?? en;
}
