import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import { useEffect } from 'react';
// Here, because the code of a page that the server made is never fetched, and its styles would not be either.
import './text-version.css';

const TextVersion = staticOnly(() => import('./text-version'), 'TextVersion');

/** The text version of the deck: what the server sent of it is all there is, and nothing on it waits for its code. */
export function TextPage({ basePath, locale, site, onReady }: RemoteProps) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return (
    <article className="pr-text" lang={locale}>
      <TextVersion basePath={basePath} locale={locale} site={site} />
    </article>
  );
}
