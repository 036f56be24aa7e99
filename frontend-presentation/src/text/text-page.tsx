import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import { useEffect } from 'react';
// Imported here, because a prerendered page never loads the code of the text version, and so would lack its styles.
import './text-version.css';

const TextVersion = staticOnly(() => import('./text-version'), 'TextVersion');

/** The text version of the deck. Prerendered HTML is kept, and needs no code. */
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
