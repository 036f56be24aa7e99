import { lazyHydrate } from 'frontend-shared/hydration/lazy-hydrate';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import type { SuccessStoriesMessages } from '../../content/en/success-stories';
import type { PageProps } from '../page-props';
import { HeadlineStats } from './headline-stats';
import { StoriesHero } from './stories-hero';

const RunningFactories = staticOnly(() => import('./running/running-factories'), 'RunningFactories');
const ComingSoon = lazyHydrate(() => import('./coming-soon/coming-soon'));
const Testimonials = lazyHydrate(() => import('./testimonials/testimonials'));
const ClosingBand = lazyHydrate(() => import('./closing-band'));

/** The page Success Stories: running factories, planned projects, example testimonials and links to the forms. */
export default function SuccessStoriesPage({ locale, site, messages }: PageProps<SuccessStoriesMessages>) {
  return (
    <>
      <StoriesHero messages={messages.hero} />
      <HeadlineStats messages={messages.stats} locale={locale} />
      <RunningFactories messages={messages} locale={locale} units={site.projectUnits} />
      <ComingSoon messages={messages} portal={site.memberPortalUrl} units={site.projectUnits} />
      <Testimonials messages={messages.testimonials} videos={site.videos} />
      <ClosingBand messages={messages.closing} locale={locale} />
    </>
  );
}
