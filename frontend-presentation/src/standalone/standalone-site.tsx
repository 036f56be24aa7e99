import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { markHydrated } from 'frontend-shared/hydration/hydration-marks';
import { splitLocale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { useLocation } from 'frontend-shared/routing/router';
import { loadFonts } from 'frontend-shared/ui/load-fonts';
import { type ComponentType, useCallback, useEffect, useRef } from 'react';
import { SiteStatus } from '../deck/site-status';
import { OfflineStatus } from './offline/offline-status';
import { UpdateNotice } from './offline/update-notice';
import { TextHeader } from './text-header';

interface StandaloneSiteProps {
  /** The deck. */
  App: ComponentType<RemoteProps>;
  site: SiteConfig;
}

/** Content of `#root`, identical in the browser and in prerendered pages. */
export function StandaloneSite({ App, site }: StandaloneSiteProps) {
  const { pathname } = useLocation();
  const { locale, path } = splitLocale(pathname);
  const main = useRef<HTMLElement>(null);
  const previousLocale = useRef(locale);
  useEffect(() => {
    document.documentElement.lang = locale;
    // The HTML preloads the fonts of its own language only.
    if (locale !== previousLocale.current) void loadFonts(locale);
    previousLocale.current = locale;
  }, [locale]);
  // A callback, not an effect here: React hydrates the deck after the frame around it.
  const pageReady = useCallback(() => markHydrated(main.current), []);
  const page = path.split('/')[1]?.toLowerCase();
  return (
    <LocaleProvider locale={locale}>
      {page === 'text' && <TextHeader site={site} />}
      <main className="sa-site" ref={main}>
        <SiteStatus value={<OfflineStatus locale={locale} />}>
          <App basePath={locale === 'hi' ? '/hi' : '/'} locale={locale} site={site} onReady={pageReady} />
        </SiteStatus>
      </main>
      {page !== 'presenter' && <UpdateNotice locale={locale} />}
    </LocaleProvider>
  );
}
