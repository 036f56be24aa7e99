import type { SiteConfig } from 'frontend-shared/api/site-config';
import { localePath } from 'frontend-shared/i18n/locale';
import { useEffect, useRef, useState } from 'react';
import { PAGE_MARK } from '../head/page-mark';
import { titleOf } from '../head/page-title';
import type { Place } from '../navigation/place';

interface DocumentHeadProps {
  place: Place;
  site: SiteConfig;
}

/** Keeps the head of the document true, and reads a new page's title out. */
export function DocumentHead({ place, site }: DocumentHeadProps) {
  const title = titleOf(place, site);
  const firstPath = useRef(place.path);
  const [announced, setAnnounced] = useState('');
  useHeadOf(place, site);

  useEffect(() => {
    document.title = title;
    document.documentElement.lang = place.locale;
    // The first page is read out by itself.
    if (firstPath.current !== place.path) {
      firstPath.current = '';
      setAnnounced(title);
    }
  }, [title, place.locale, place.path]);

  return (
    <p className="cf-visually-hidden" aria-live="polite">
      {announced}
    </p>
  );
}

/**
 * Description, addresses, sharing and structured data of the page. On a first visit they are there from the server;
 * the code and the words for them are fetched when the page changes, so that no first visit carries them. A change of
 * slide is none: the deck keeps the head that it came with, and asks for nothing, since it may be offline.
 */
function useHeadOf({ area, basePath, locale, path }: Place, site: SiteConfig): void {
  const address = localePath(locale, path);
  const page = area === 'presentation' ? basePath : address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for each slide of the deck
  useEffect(() => {
    const marked = [...document.head.querySelectorAll(`[${PAGE_MARK}]`)];
    if (marked[0]?.getAttribute(PAGE_MARK) === address) return;
    // At once: a head that says too little is better than one that speaks of another page.
    for (const element of marked) element.remove();
    let current = true;
    import('../head/apply-head').then(
      ({ applyHead }) => applyHead(address, site, () => current),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [page, site]);
}
