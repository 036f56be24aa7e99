import { retry } from 'frontend-shared/federation/retry';
import type { Locale } from 'frontend-shared/i18n/locale';
import { shell as en, type ShellMessages } from './en/shell';

/** How long a page that cannot be read yet waits for messages in Hindi before it speaks English, in ms. */
const STAND_IN_AFTER_MS = 5_000;

const ready: Partial<Record<Locale, ShellMessages>> = { en };
let hindi: Promise<unknown> | undefined;
let hindiOrEnglish: Promise<unknown> | undefined;

/** Fetches the messages of a language, until they are here; English always is. */
export function loadShellMessages(locale: Locale): Promise<unknown> {
  if (locale === 'en') return Promise.resolve();
  hindi ??= retry(() => import('./hi/shell')).then(({ shell }) => {
    ready.hi = shell;
  });
  return hindi;
}

/** As `loadShellMessages`, but English stands in for messages that are late, until they come. */
export function loadShellMessagesOrEnglish(locale: Locale): Promise<unknown> {
  if (locale === 'en') return loadShellMessages(locale);
  hindiOrEnglish ??= Promise.race([
    loadShellMessages(locale),
    new Promise((resolve) => setTimeout(resolve, STAND_IN_AFTER_MS)),
  ]).then(() => {
    ready.hi ??= en;
  });
  return hindiOrEnglish;
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
