import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useState } from 'react';

/** Default logo, shown when none is configured or its files fail to load: a factory on a brick wall. */
function Mark() {
  return (
    <svg
      className="ad-brand__mark"
      viewBox="0 0 40 40"
      width="36"
      height="36"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="40" height="40" rx="6" fill="#F7B917" />
      <path d="M7 22V10.5l7.5 6v-6l7.5 6v-6l7.5 6h3.5V22z" fill="#1A2147" />
      <path
        d="M7 24.5h8v3.5H7zM17 24.5h9v3.5h-9zM28 24.5h5v3.5h-5zM7 30h4.5v3.5H7zM13.5 30h9v3.5h-9zM24.5 30H33v3.5h-8.5z"
        fill="#1A2147"
      />
    </svg>
  );
}

/** Name and logo of the company. */
export function Brand({ site, compact = false }: { site: SiteConfig; compact?: boolean }) {
  const sources = [site.logo.primary, site.logo.fallback].filter(Boolean);
  const [failed, setFailed] = useState(0);
  const source = sources[failed];
  return (
    <span className="ad-brand">
      {source ? (
        <img
          className="ad-brand__mark"
          src={source}
          width="36"
          height="36"
          alt=""
          onError={() => setFailed(failed + 1)}
        />
      ) : (
        <Mark />
      )}
      <span className={compact ? 'ad-hidden' : 'ad-brand__names'}>
        <span className="ad-brand__name">{site.name}</span>{' '}
        {site.nameHindi && (
          <span className="ad-brand__hindi" lang="hi">
            {site.nameHindi}
          </span>
        )}
      </span>
    </span>
  );
}
