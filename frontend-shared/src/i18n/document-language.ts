import { useLayoutEffect } from 'react';
import type { Locale } from './locale';

/**
 * Says on the root element which language the page is in. It comes before the page: whatever chooses a language of its own,
 * as the console does, has the last word.
 */
export function DocumentLanguage({ locale }: { locale: Locale }) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}
