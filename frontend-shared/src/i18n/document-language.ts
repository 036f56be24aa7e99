import { useLayoutEffect } from 'react';
import type { Locale } from './locale';

/**
 * Sets the `lang` attribute of the root element. Render it before the page, so that a page with its own language, such
 * as the console, can override it.
 */
export function DocumentLanguage({ locale }: { locale: Locale }) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}
