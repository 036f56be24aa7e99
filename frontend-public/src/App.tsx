import { CONTRACT, type RemoteProps } from 'frontend-shared/federation/remote-contract';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import type { PageOfRemote } from 'frontend-shared/routing/public-pages';
import { useLocation } from 'frontend-shared/routing/router';
import { Suspense, useEffect } from 'react';
import { pageAt } from './routes';
import { type Screen, ScreenView, screen } from './screen';

const notFound = screen(() => import('./pages/not-found/not-found-page'), {
  en: async () => (await import('./content/en/not-found')).notFound,
  hi: async () => (await import('./content/hi/not-found')).notFound,
});

// biome-ignore lint/suspicious/noExplicitAny: each page has its own message type, which `screen` checks
const screens: Readonly<Record<PageOfRemote, Screen<any>>> = {
  home: screen(() => import('./pages/home/home-page'), {
    en: async () => (await import('./content/en/home')).home,
    hi: async () => (await import('./content/hi/home')).home,
  }),
  about: screen(() => import('./pages/about/about-page'), {
    en: async () => (await import('./content/en/about')).about,
    hi: async () => (await import('./content/hi/about')).about,
  }),
  industries: screen(() => import('./pages/industries/industries-page'), {
    en: async () => (await import('./content/en/industries')).industries,
    hi: async () => (await import('./content/hi/industries')).industries,
  }),
  howItWorks: screen(() => import('./pages/how-it-works/how-it-works-page'), {
    en: async () => (await import('./content/en/how-it-works')).howItWorks,
    hi: async () => (await import('./content/hi/how-it-works')).howItWorks,
  }),
  successStories: screen(() => import('./pages/success-stories/success-stories-page'), {
    en: async () => (await import('./content/en/success-stories')).successStories,
    hi: async () => (await import('./content/hi/success-stories')).successStories,
  }),
  join: screen(() => import('./pages/join/join-page'), {
    en: async () => (await import('./content/en/join')).join,
    hi: async () => (await import('./content/hi/join')).join,
  }),
  shareholder: screen(() => import('./pages/shareholder/shareholder-page'), {
    en: async () => (await import('./content/en/shareholder')).shareholder,
    hi: async () => (await import('./content/hi/shareholder')).shareholder,
  }),
  contact: screen(() => import('./pages/contact/contact-page'), {
    en: async () => (await import('./content/en/contact')).contact,
    hi: async () => (await import('./content/hi/contact')).contact,
  }),
  apply: screen(() => import('./pages/apply/apply-page'), {
    en: async () => (await import('./content/en/apply')).apply,
    hi: async () => (await import('./content/hi/apply')).apply,
  }),
  spiceClub: screen(() => import('./pages/spice-club/spice-club-page'), {
    en: async () => (await import('./content/en/spice-club')).spiceClub,
    hi: async () => (await import('./content/hi/spice-club')).spiceClub,
  }),
  payment: screen(() => import('./pages/payment/payment-page'), {
    en: async () => (await import('./content/en/spice-club')).spiceClub,
    hi: async () => (await import('./content/hi/spice-club')).spiceClub,
  }),
  track: screen(() => import('./pages/track/track-page'), {
    en: async () => (await import('./content/en/track')).track,
    hi: async () => (await import('./content/hi/track')).track,
  }),
  privacy: screen(() => import('./pages/privacy/privacy-page'), {
    en: async () => (await import('./content/en/privacy')).privacy,
    hi: async () => (await import('./content/hi/privacy')).privacy,
  }),
  terms: screen(() => import('./pages/terms/terms-page'), {
    en: async () => (await import('./content/en/terms')).terms,
    hi: async () => (await import('./content/hi/terms')).terms,
  }),
};

/** Version of the contract between shell and remote. */
export const contract = CONTRACT;

declare const __webpack_hash__: string | undefined;

/** Id of this build: a page that was prerendered by another build is not hydrated. */
export const build = typeof __webpack_hash__ === 'undefined' ? undefined : __webpack_hash__;

/** Loads the page at an address and its messages. */
export async function prepare(basePath: string, pathname: string, locale: Locale): Promise<void> {
  const name = pageAt(basePath, pathname);
  const { loadPage, messages } = name ? screens[name] : notFound;
  await Promise.all([loadPage(), messages[locale]()]);
}

/** The public site; also rendered on the server. */
export default function App({ basePath, locale, site, onReady }: RemoteProps) {
  const name = pageAt(basePath, useLocation().pathname);
  return (
    <LocaleProvider locale={locale}>
      <Suspense fallback={null}>
        <ScreenView key={name} screen={name ? screens[name] : notFound} locale={locale} site={site} />
        <Ready page={name} onReady={onReady} />
      </Suspense>
    </LocaleProvider>
  );
}

/** Notifies the shell once the page has been rendered. */
function Ready({ page, onReady }: { page: PageOfRemote | null; onReady: (() => void) | undefined }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page, not for each new callback
  useEffect(() => {
    onReady?.();
  }, [page]);
  return null;
}
