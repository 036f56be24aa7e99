import type { SuccessStoriesMessages } from '../../content/en/success-stories';
import { SpiceOutside, SpiceProduct, SpiceWork } from '../../illustrations/projects/spice';
import {
  SupermarketOutside,
  SupermarketProduct,
  SupermarketWork,
} from '../../illustrations/projects/supermarket';
import type { PageProps } from '../page-props';
import { ClosingBand } from './closing-band';
import { ComingSoon } from './coming-soon';
import { HeadlineStats } from './headline-stats';
import { StoriesHero } from './stories-hero';
import { SuccessStory } from './success-story';
import { Testimonials } from './testimonials';

/** Projects and success stories: what runs, what is to come, what members could say, and the two ways on. */
export default function SuccessStoriesPage({ locale, site, messages }: PageProps<SuccessStoriesMessages>) {
  const { stories, projects } = messages;
  return (
    <>
      <StoriesHero messages={messages.hero} />
      <HeadlineStats messages={messages.stats} locale={locale} />
      <section className="cf-container cf-section" aria-labelledby="stories-title">
        <h2 className="cf-h2" id="stories-title">
          {stories.title}
        </h2>
        <p className="pu-stories__lead cf-lead">{stories.lead}</p>
        <SuccessStory
          id="spice"
          messages={messages}
          locale={locale}
          outside={<SpiceOutside label={stories.spice.outside} board={projects.spice.board} />}
          inside={[
            <SpiceWork key="work" label={stories.spice.work} />,
            <SpiceProduct key="product" label={stories.spice.product} />,
          ]}
        />
        <SuccessStory
          id="supermarket"
          messages={messages}
          locale={locale}
          outside={
            <SupermarketOutside
              label={stories.supermarket.outside}
              board={projects.supermarket.board}
              sign={stories.supermarket.sign}
            />
          }
          inside={[
            <SupermarketWork key="work" label={stories.supermarket.work} />,
            <SupermarketProduct key="product" label={stories.supermarket.product} />,
          ]}
        />
        <p className="pu-stories__note cf-small cf-muted">{stories.timelineNote}</p>
      </section>
      <ComingSoon messages={messages} portal={site.memberPortalUrl} units={site.projectUnits} />
      <Testimonials messages={messages.testimonials} videos={site.videos} />
      <ClosingBand messages={messages.closing} locale={locale} />
    </>
  );
}
