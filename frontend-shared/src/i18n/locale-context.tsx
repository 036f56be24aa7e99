import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from './locale';

const LocaleContext = createContext<Locale>('en');

/** Sets the language of this package's components. Each remote wraps its App in one. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}
