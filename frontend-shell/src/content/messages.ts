import { retryForever } from 'frontend-shared/federation/retry-forever';
import type { Locale } from 'frontend-shared/i18n/locale';
import { shell as en, type ShellMessages } from './en/shell';

/** How long a page that cannot be read yet waits for messages in Hindi before it speaks English, in ms. */
const STAND_IN_AFTER_MS = 5_000;

const ready: Partial<Record<Locale, ShellMessages>> = { en };
let hindi: Promise<ShellMessages> | undefined;
let hindiOrEnglish: Promise<unknown> | undefined;

/** Fetches the messages of a language, until they are here; English always is. */
export async function loadShellMessages(locale: Locale): Promise<void> {
  if (locale === 'hi') ready.hi = await fetchHindi();
}

function fetchHindi(): Promise<ShellMessages> {
  hindi ??= retryForever(() => import('./hi/shell')).then(({ shell }) => shell);
  return hindi;
}

/**
 * As `loadShellMessages`, for what the browser makes: English stands in for messages that are late, until they come, and
 * letters are waited for as well, because a prerendered page has fetched only those of its own language.
 */
export async function loadShellMessagesOrEnglish(locale: Locale): Promise<void> {
  if (locale === 'en') return loadLetters(locale);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, STAND_IN_AFTER_MS));
  hindiOrEnglish ??= Promise.all([Promise.race([fetchHindi(), late]), loadLetters(locale)]).then(
    ([messages]) => {
      ready.hi ??= messages ?? en;
      if (!messages) void loadShellMessages(locale);
    },
  );
  await hindiOrEnglish;
}

/** A page without our letters can still be read. */
async function loadLetters(locale: Locale): Promise<void> {
  await import('frontend-shared/ui/load-fonts')
    .then(({ loadFonts }) => loadFonts(locale))
    .catch(() => undefined);
}

/**
 * Suspends until the messages of a language, or those that stand in for them, are here. The shell calls it, before anything
 * that asks for messages. It throws the promise itself: React's `use` would have to be called on every render, for messages
 * that are here too.
 */
export function useShellMessages(locale: Locale): ShellMessages {
  const messages = ready[locale];
  if (messages) return messages;
  throw loadShellMessagesOrEnglish(locale);
}

/** Messages of a language that is loaded. */
export function shellMessages(locale: Locale): ShellMessages {
  return ready[locale] ?? en;
}
