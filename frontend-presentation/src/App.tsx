import { companyName } from 'frontend-shared/content/company-name';
import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import { CONTRACT, type RemoteProps } from 'frontend-shared/federation/remote-contract';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { useLocation } from 'frontend-shared/routing/router';
import { lazy, Suspense, use } from 'react';
import { loadFrameTexts } from './content/slides/load-deck';
import { Deck } from './deck/deck';
import { slideModules } from './deck/loading/slide-module';
import { isWithinSite, segmentsBelow } from './deck/routing/paths';
import { CompanyName, LinkBase } from './slides/site-context';
import { TextPage } from './text/text-page';

/** Version of the contract with the shell that this remote was built for. */
export const contract = CONTRACT;

declare const __webpack_hash__: string | undefined;

/** Hash of this build. A page that another build prerendered is not hydrated. */
export const build = typeof __webpack_hash__ === 'undefined' ? undefined : __webpack_hash__;

const PresenterPage = lazy(() => importWithTimeout(() => import('./presenter/presenter-page')));
const ClickerPage = lazy(() => importWithTimeout(() => import('./clicker/clicker-page')));
const FollowerPage = lazy(() => importWithTimeout(() => import('./follower/follower-page')));

/** Loads the titles and controls of the deck, without which no page renders. */
export function prepare(_basePath: string, _pathname: string, locale: Locale): Promise<unknown> {
  return loadFrameTexts(locale);
}

/** The deck, at `basePath` and at `basePath/<slide>`. */
export default function App(props: RemoteProps) {
  return (
    <LocaleProvider locale={props.locale}>
      <LinkBase value={linkBaseOf(props)}>
        <CompanyName value={companyName(props.site, props.locale)}>
          <Suspense fallback={null}>
            <LoadedDeck {...props} />
          </Suspense>
        </CompanyName>
      </LinkBase>
    </LocaleProvider>
  );
}

function LoadedDeck(props: RemoteProps) {
  const texts = use(loadFrameTexts(props.locale));
  const slideModule = slideModules[props.locale];
  // Room codes are lower case in URLs.
  const [page, roomCode = ''] = segmentsBelow(props.basePath, useLocation().pathname.toLowerCase());
  const hasApi = isWithinSite(props.basePath);
  if (page === 'presenter') return <PresenterPage {...props} {...texts} slideModule={slideModule} />;
  if (page === 'remote' && hasApi)
    return <ClickerPage key={roomCode} {...props} {...texts} slideModule={slideModule} roomCode={roomCode} />;
  if (page === 'live' && hasApi)
    return <FollowerPage {...props} {...texts} slideModule={slideModule} roomCode={roomCode} />;
  if (page === 'text') return <TextPage {...props} />;
  return <Deck {...props} {...texts} slideModule={slideModule} />;
}

/**
 * Base URL of links to the site: empty within the site; for the standalone deck its configured URL, null without one.
 */
function linkBaseOf({ basePath, site }: RemoteProps): string | null {
  if (isWithinSite(basePath)) return '';
  return site.siteUrl ? site.siteUrl.replace(/\/$/, '') : null;
}
