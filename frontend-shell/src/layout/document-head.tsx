import type { SiteConfig } from 'frontend-shared/site-config';
import { useEffect, useRef, useState } from 'react';
import { shellWords } from '../content/words';
import type { Place } from '../navigation/place';

/** The title of a place, as the browser's tab shows it. */
export function titleOf(place: Place, site: SiteConfig): string {
  const name = place.locale === 'hi' && site.nameHindi ? site.nameHindi : site.name;
  return `${shellWords(place.locale).titles[place.page]} · ${name}`;
}

/** Keeps title and language of the document true, and reads a new page's title out. */
export function DocumentHead({ place, site }: { place: Place; site: SiteConfig }) {
  const title = titleOf(place, site);
  const firstPath = useRef(place.path);
  const [announced, setAnnounced] = useState('');

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
