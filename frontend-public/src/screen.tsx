import type { SiteConfig } from 'frontend-shared/api/site-config';
import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import type { Locale } from 'frontend-shared/i18n/locale';
import { type ComponentType, lazy, use } from 'react';
import type { PageProps } from './pages/page-props';

type Load<T> = () => Promise<T>;

/** A lazily loaded page and its messages by language. */
export interface Screen<Messages> {
  loadPage: Load<unknown>;
  Page: ComponentType<PageProps<Messages>>;
  messages: Record<Locale, Load<Messages>>;
}

/** Combines a page with its content modules. Each is loaded once, even if it fails. */
export function screen<Messages>(
  loadPage: Load<{ default: ComponentType<PageProps<Messages>> }>,
  messages: Record<Locale, Load<Messages>>,
): Screen<Messages> {
  const page = loadOnce(loadPage);
  return {
    loadPage: page,
    Page: lazy(page),
    messages: { en: loadOnce(messages.en), hi: loadOnce(messages.hi) },
  };
}

interface ScreenViewProps<Messages> {
  screen: Screen<Messages>;
  locale: Locale;
  site: SiteConfig;
}

/**
 * Renders a page in a language; suspends until both are loaded, which happens in parallel. A change of language loads
 * only the other messages and keeps the page's state, such as a half-filled form.
 */
export function ScreenView<Messages>({
  screen: { loadPage, Page, messages },
  ...props
}: ScreenViewProps<Messages>) {
  void loadPage();
  return <Page {...props} messages={use(messages[props.locale]())} />;
}

/**
 * Loads once. A failure is kept, because React renders a suspended page repeatedly: only a stable error reaches the
 * shell, which then loads this remote again.
 */
function loadOnce<T>(load: Load<T>): Load<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= importWithTimeout(load);
    return loading;
  };
}
