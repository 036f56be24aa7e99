import { retryForever } from 'frontend-shared/federation/retry-forever';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { FooterMessages } from '../../content/en/footer';

/** Component and messages of the footer in a language. */
export interface FooterParts {
  Content: typeof import('./footer-content').default;
  locale: Locale;
  messages: FooterMessages;
}

const loaded: Partial<Record<Locale, FooterParts>> = {};

const messagesOf: Record<Locale, () => Promise<{ footer: FooterMessages }>> = {
  en: () => import('../../content/en/footer'),
  hi: () => import('../../content/hi/footer'),
};

/** Loads the footer in a language and retries until it succeeds. */
export async function loadFooter(locale: Locale): Promise<FooterParts> {
  const [{ default: Content }, { footer }] = await retryForever(() =>
    Promise.all([import('./footer-content'), messagesOf[locale]()]),
  );
  const parts = { Content, locale, messages: footer };
  loaded[locale] = parts;
  return parts;
}

/** The footer in a language, if it is loaded. */
export function loadedFooter(locale: Locale): FooterParts | undefined {
  return loaded[locale];
}
