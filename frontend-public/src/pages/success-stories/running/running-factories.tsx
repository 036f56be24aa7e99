import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { SpiceOutside, SpiceProduct, SpiceWork } from 'frontend-shared/illustrations/projects/spice';
import {
  SupermarketOutside,
  SupermarketProduct,
  SupermarketWork,
} from 'frontend-shared/illustrations/projects/supermarket';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';
import { SuccessStory } from './success-story';

interface RunningFactoriesProps {
  messages: SuccessStoriesMessages;
  locale: Locale;
  /** Price of one unit in rupees, by project. */
  units?: SiteConfig['projectUnits'];
}

/** The two running factories with their figures and history. */
export function RunningFactories({ messages, locale, units = {} }: RunningFactoriesProps) {
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
        unit={units.spice}
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
        unit={units.supermarket}
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
