import { lazyHydrate } from 'frontend-shared/hydration/lazy-hydrate';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import type { JoinMessages } from '../../content/en/join';
import type { PageProps } from '../page-props';
import { JoinHero } from './join-hero';
// Not lazy, because find-in-page needs its code to open closed sections.
import { JoinTerms } from './join-terms';

const CommunityStats = lazyHydrate(() => import('./community-stats'));
const Benefits = staticOnly(() => import('./benefits'), 'Benefits');
const JoinFaq = staticOnly(() => import('./join-faq'), 'JoinFaq');
const JoinClosing = lazyHydrate(() => import('./join-closing'));

/** The page Join: the four steps, figures, benefits, terms and frequent questions. */
export default function JoinPage({ locale, site, messages }: PageProps<JoinMessages>) {
  return (
    <>
      <JoinHero messages={messages} locale={locale} site={site} />
      <CommunityStats messages={messages.stats} locale={locale} />
      <Benefits messages={messages.benefits} />
      <JoinTerms messages={messages.terms} locale={locale} />
      <JoinFaq messages={messages.faq} />
      <JoinClosing messages={messages} locale={locale} portal={site.memberPortalUrl} />
    </>
  );
}
