import { retryForever } from 'frontend-shared/federation/retry-forever';
import type { Locale } from 'frontend-shared/i18n/locale';
import { shell as en, type ShellMessages } from './en/shell';

/** After this time a client-rendered page shows English until its Hindi messages are loaded, in ms. */
const FALLBACK_AFTER_MS = 5_000;

const ready: Partial<Record<Locale, ShellMessages>> = { en };
let hindi: Promise<ShellMessages> | undefined;
let hindiOrFallback: Promise<unknown> | undefined;

/** Loads the messages of a language and retries until it succeeds; English is always loaded. */
export async function loadShellMessages(locale: Locale): Promise<void> {
  if (locale === 'hi') ready.hi = await fetchHindi();
}

function fetchHindi(): Promise<ShellMessages> {
  hindi ??= retryForever(() => import('./hi/shell')).then(({ shell }) => shell);
  return hindi;
}

/**
 * Like `loadShellMessages`, for a client-rendered page: falls back to English while the messages are late, and also
 * loads the fonts, since a prerendered page has loaded only those of its own language.
 */
export async function loadShellMessagesOrEnglish(locale: Locale): Promise<void> {
  if (locale === 'en') return loadPageFonts(locale);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, FALLBACK_AFTER_MS));
  hindiOrFallback ??= Promise.all([Promise.race([fetchHindi(), late]), loadPageFonts(locale)]).then(
    ([messages]) => {
      ready.hi ??= messages ?? en;
      if (!messages) void loadShellMessages(locale);
    },
  );
  await hindiOrFallback;
}

/** Never rejects: a page is readable without our fonts. */
async function loadPageFonts(locale: Locale): Promise<void> {
  await import('frontend-shared/ui/load-fonts')
    .then(({ loadFonts }) => loadFonts(locale))
    .catch(() => undefined);
}

/**
 * Suspends until the messages of a language, or the English fallback, are loaded. The shell calls it before any
 * component reads messages. It throws the promise, because React's `use` would have to be called on every render.
 */
export function useShellMessages(locale: Locale): ShellMessages {
  const messages = ready[locale];
  if (messages) return messages;
  throw loadShellMessagesOrEnglish(locale);
}

/** Messages of a loaded language. */
export function shellMessages(locale: Locale): ShellMessages {
  return ready[locale] ?? en;
}
