import { lazyHydrate } from 'frontend-shared/hydration/lazy-hydrate';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import type { JoinMessages } from '../../content/en/join';
import type { PageProps } from '../page-props';
import { JoinHero } from './join-hero';
// At once, because the browser's search finds closed texts by its code.
import { JoinTerms } from './join-terms';

const CommunityStats = lazyHydrate(() => import('./community-stats'));
const Benefits = staticOnly(() => import('./benefits'), 'Benefits');
const JoinFaq = staticOnly(() => import('./join-faq'), 'JoinFaq');
const JoinClosing = lazyHydrate(() => import('./join-closing'));

/** Join: the four steps beside a blank share paper, what a share brings, its terms, and the questions asked first. */
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
