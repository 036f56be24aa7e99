import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from './locale';

const LocaleContext = createContext<Locale>('en');

/** Gives the primitives of this package their language. Each remote wraps its App in one. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}
