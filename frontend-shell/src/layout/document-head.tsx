import type { SiteConfig } from 'frontend-shared/api/site-config';
import { DocumentLanguage } from 'frontend-shared/i18n/document-language';
import { localePath } from 'frontend-shared/i18n/locale';
import { useEffect, useRef, useState } from 'react';
import { PAGE_MARK } from '../head/page-mark';
import { titleOf } from '../head/page-title';
import type { RouteMatch } from '../navigation/route-match';

interface DocumentHeadProps {
  route: RouteMatch;
  site: SiteConfig;
}

/** Keeps the head of the document true, and reads a new page's title out. */
export function DocumentHead({ route, site }: DocumentHeadProps) {
  const title = titleOf(route, site);
  // The deck reads its slides out by itself.
  const page = route.page === 'presentation' ? '/presentation' : route.path;
  const firstPage = useRef(page);
  const [announced, setAnnounced] = useState('');
  useHeadOf(route, site);

  useEffect(() => {
    document.title = title;
    // The first page is read out by itself.
    if (firstPage.current !== page) {
      firstPage.current = '';
      setAnnounced(title);
    }
  }, [title, page]);

  return (
    <>
      {/* Once for each area: inside the console it is the language of the console. */}
      <DocumentLanguage key={route.area} locale={route.locale} />
      <p className="cf-visually-hidden" aria-live="polite" lang={route.area === 'admin' ? 'en' : undefined}>
        {announced}
      </p>
    </>
  );
}

/**
 * Description, addresses, sharing and structured data of the page. On a first visit they are there from the server;
 * the code and the messages for them are fetched when the page changes, so that no first visit carries them. A change of
 * slide is none: the deck keeps the head that it came with, and asks for nothing, since it may be offline.
 */
function useHeadOf({ page: name, basePath, locale, path }: RouteMatch, site: SiteConfig): void {
  const address = localePath(locale, path);
  const page = name === 'presentation' ? basePath : address;
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
