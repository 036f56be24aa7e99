import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useLocation } from 'frontend-shared/routing/router';
import { prefersReducedMotion } from 'frontend-shared/ui/media-query';
import { useEffect, useRef } from 'react';
import { cameFromFormLink } from '../../blocks/links/form-link';
import { FORM_ANCHOR } from './anchors';

/** Delay before scrolling, in ms, as specified: on this page, and after following a link from another page. */
const SCROLL_DELAY_MS = 50;
const SCROLL_DELAY_FROM_ANOTHER_PAGE_MS = 100;

/**
 * Scrolls to the form and focuses its heading whenever the URL has its anchor, also when the same link is pressed
 * again. Not after a change of language, which keeps the anchor.
 */
export function useFormAnchor(): void {
  const { hash, key, state } = useLocation();
  const locale = useLocale();
  const previousLocale = useRef(locale);
  const delay = cameFromFormLink(state) ? SCROLL_DELAY_FROM_ANOTHER_PAGE_MS : SCROLL_DELAY_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is pressed again
  useEffect(() => {
    const isTranslated = locale !== previousLocale.current;
    previousLocale.current = locale;
    if (isTranslated || hash !== `#${FORM_ANCHOR}`) return;
    const timer = setTimeout(() => {
      const reduced = prefersReducedMotion();
      document
        .getElementById(FORM_ANCHOR)
        ?.scrollIntoView({ behavior: reduced ? 'auto' : 'smooth', block: 'start' });
      document.getElementById(`${FORM_ANCHOR}-title`)?.focus({ preventScroll: true });
    }, delay);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
