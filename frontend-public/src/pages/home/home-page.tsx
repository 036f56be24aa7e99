import { companyName } from 'frontend-shared/content/company-name';
import './home-page.css';
import { lazyHydrate } from 'frontend-shared/hydration/lazy-hydrate';
import type { HomeMessages } from '../../content/en/home';
import type { PageProps } from '../page-props';
import { HomeHero } from './home-hero';
import { ImpactStats } from './impact-stats';

const Journey = lazyHydrate(() => import('./journey'), 'pu-home-journey');
const LiveProjects = lazyHydrate(() => import('./live-projects'), 'pu-home-live');
const Legacy = lazyHydrate(() => import('./legacy'), 'pu-home-legacy');

/** The home page: hero with terms, figures, the steps of a member, factories and goals. */
export default function HomePage({ locale, site, messages }: PageProps<HomeMessages>) {
  return (
    <>
      <HomeHero messages={messages} locale={locale} />
      <ImpactStats messages={messages.stats} locale={locale} />
      <Journey messages={messages} company={companyName(site, locale)} />
      <LiveProjects
        messages={messages.projects}
        sign={messages.street.sign}
        locale={locale}
        portal={site.memberPortalUrl}
        units={site.projectUnits}
      />
      <Legacy messages={messages.legacy} portal={site.memberPortalUrl} />
    </>
  );
}
