import { LocaleProvider } from 'frontend-shared/locale-context';
import type { RemoteProps } from 'frontend-shared/remote-contract';
import { useLocation } from 'frontend-shared/router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { PageProps } from './page-props';
import { type PageName, pageAt } from './routes';

/** Each page is fetched when it is first shown. */
const pages: Readonly<Record<PageName, ComponentType<PageProps>>> = {
  home: lazy(() => import('./pages/home/home-page')),
  apply: lazy(() => import('./pages/apply/apply-page')),
};

const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found/not-found-page')).NotFoundPage,
}));

/** The public site. Renders on a server as well. */
export default function App({ basePath, locale, site, onReady }: RemoteProps) {
  const name = pageAt(basePath, useLocation().pathname);
  const Page = name && pages[name];
  return (
    <LocaleProvider locale={locale}>
      <Suspense fallback={null}>
        {Page ? <Page locale={locale} site={site} /> : <NotFoundPage locale={locale} />}
        <Ready page={name} onReady={onReady} />
      </Suspense>
    </LocaleProvider>
  );
}

/** Tells the shell that the page is on screen. */
function Ready({ page, onReady }: { page: PageName | null; onReady: (() => void) | undefined }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for each new callback
  useEffect(() => onReady?.(), [page]);
  return null;
}
