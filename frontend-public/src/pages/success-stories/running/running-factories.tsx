import type { Locale } from 'frontend-shared/i18n/locale';
import { SpiceOutside, SpiceProduct, SpiceWork } from 'frontend-shared/illustrations/projects/spice';
import {
  SupermarketOutside,
  SupermarketProduct,
  SupermarketWork,
} from 'frontend-shared/illustrations/projects/supermarket';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';
import { SuccessStory } from './success-story';

/** The two factories that run, each with its account and how it came about. */
export function RunningFactories({ messages, locale }: { messages: SuccessStoriesMessages; locale: Locale }) {
  const { stories, projects } = messages;
  return (
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
  );
}
