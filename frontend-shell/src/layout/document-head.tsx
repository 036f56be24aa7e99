import type { SiteConfig } from 'frontend-shared/api/site-config';
import { DocumentLanguage } from 'frontend-shared/i18n/document-language';
import { localePath } from 'frontend-shared/i18n/locale';
import { useEffect, useRef, useState } from 'react';
import { PAGE_ATTRIBUTE } from '../head/page-attribute';
import { titleOf } from '../head/page-title';
import type { RouteMatch } from '../navigation/route-match';

interface DocumentHeadProps {
  route: RouteMatch;
  site: SiteConfig;
}

/** Updates the document's head, and announces the title of a new page to screen readers. */
export function DocumentHead({ route, site }: DocumentHeadProps) {
  const title = titleOf(route, site);
  // The deck announces its slides itself, and the console its pages.
  const isOnePage = route.page === 'presentation' || route.area === 'admin';
  const page = isOnePage ? route.basePath : localePath(route.locale, route.path);
  const lastPage = useRef(page);
  const [announced, setAnnounced] = useState('');
  useHeadOf(route, site);

  useEffect(() => {
    document.title = title;
    // Screen readers announce the first page themselves.
    if (lastPage.current !== page) {
      lastPage.current = page;
      setAnnounced(title);
    }
  }, [title, page]);

  return (
    <>
      {/* One per area: inside the console, the console sets the language. */}
      <DocumentLanguage key={route.area} locale={route.locale} />
      <p className="cf-visually-hidden" aria-live="polite" lang={route.area === 'admin' ? 'en' : undefined}>
        {announced}
      </p>
    </>
  );
}

/**
 * Description, URLs, sharing and structured data of the page. On a first visit they are in the server's HTML; their
 * code and messages are loaded on a page change only. A slide change loads nothing, since the deck may be offline.
 */
function useHeadOf({ page: name, basePath, locale, path }: RouteMatch, site: SiteConfig): void {
  const address = localePath(locale, path);
  const page = name === 'presentation' ? basePath : address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page, not per slide of the deck
  useEffect(() => {
    const marked = [...document.head.querySelectorAll(`[${PAGE_ATTRIBUTE}]`)];
    if (marked[0]?.getAttribute(PAGE_ATTRIBUTE) === address) return;
    // Removed right away: an incomplete head is better than that of another page.
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
