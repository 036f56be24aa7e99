import { lazyHydrate, lazyHydrateForm } from 'frontend-shared/hydration/lazy-hydrate';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import type { ApplyMessages } from '../../content/en/apply';
import type { PageProps } from '../page-props';
import './apply-page.css';
import { FORM_ANCHOR } from './anchors';
import { ApplyHero } from './apply-hero';
import { useFormAnchor } from './use-form-anchor';

const Explainer = staticOnly(() => import('./explainer'), 'Explainer');
const DreamerStories = staticOnly(() => import('./dreamer-stories'), 'DreamerStories');
const ApplicationForm = lazyHydrateForm(() => import('../../features/factory-application/application-form'));
const NextSteps = lazyHydrate(() => import('./next-steps'));

/** The page Apply: explanation, example stories, form and next steps. */
export default function ApplyPage({ locale, site, messages }: PageProps<ApplyMessages>) {
  useFormAnchor();
  return (
    <>
      <ApplyHero messages={messages.hero} locale={locale} />
      <Explainer messages={messages.explainer} />
      <DreamerStories messages={messages.dreamers} />
      <section className="pu-form-section" id={FORM_ANCHOR} aria-labelledby={`${FORM_ANCHOR}-title`}>
        <div className="cf-container">
          <ApplicationForm site={site} nextSteps={messages.next.steps} />
        </div>
      </section>
      <NextSteps messages={messages.next} locale={locale} />
    </>
  );
}
