import type { SiteConfig } from 'frontend-shared/api/site-config';
import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import type { Locale } from 'frontend-shared/i18n/locale';
import { type ComponentType, lazy, use } from 'react';
import type { PageProps } from './pages/page-props';

type Load<T> = () => Promise<T>;

/** A page that is fetched when it is first shown, and its messages by language. */
export interface Screen<Messages> {
  loadPage: Load<unknown>;
  Page: ComponentType<PageProps<Messages>>;
  messages: Record<Locale, Load<Messages>>;
}

/** Joins a page with its content modules. Each is asked for once, also when it fails. */
export function screen<Messages>(
  loadPage: Load<{ default: ComponentType<PageProps<Messages>> }>,
  messages: Record<Locale, Load<Messages>>,
): Screen<Messages> {
  const page = once(loadPage);
  return { loadPage: page, Page: lazy(page), messages: { en: once(messages.en), hi: once(messages.hi) } };
}

interface ScreenViewProps<Messages> {
  screen: Screen<Messages>;
  locale: Locale;
  site: SiteConfig;
}

/**
 * Shows a page in a language; suspends until both are here. Page and messages are asked for at the same moment. A change
 * of language fetches the other messages only and keeps what the page holds, such as a half-filled form.
 */
export function ScreenView<Messages>({
  screen: { loadPage, Page, messages },
  ...props
}: ScreenViewProps<Messages>) {
  void loadPage();
  return <Page {...props} messages={use(messages[props.locale]())} />;
}

/**
 * Asks once. A failure is kept, because React renders a page again and again while it waits: only a failure that stays
 * the same reaches the shell, which then loads this remote again.
 */
function once<T>(load: Load<T>): Load<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= importWithTimeout(load);
    return loading;
  };
}
