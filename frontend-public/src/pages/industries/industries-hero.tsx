import { staticOnly } from 'frontend-shared/hydration/static-only';
import './industries-hero.css';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { FormLink } from '../../blocks/links/form-link';
import type { IndustriesMessages } from '../../content/en/industries';
import { figures } from '../../content/figures';
import { SECTORS_ANCHOR } from './sector-board';

const BlueprintStreet = staticOnly(
  () => import('../../illustrations/heroes/blueprint-street'),
  'BlueprintStreet',
);

/** Hero with the introduction and the drawing of a street that is mostly still a plan. */
export function IndustriesHero({ messages }: { messages: IndustriesMessages['hero'] }) {
  const lead = messages.lead(
    formatNumber(figures.sectors.value),
    formatNumber(figures.factoriesRunning.value),
    formatNumber(figures.projectsBeingBuilt.value),
  );
  return (
    <section className="pu-industries-hero cf-on-ink">
      <div className="pu-industries-hero__text cf-container">
        <h1 className="cf-title">{messages.title}</h1>
        <div>
          <p className="pu-industries-hero__lead">{lead}</p>
          <p className="pu-industries-hero__actions">
            <FormLink look="haldi" />
            <a className="pu-industries-hero__link" href={`#${SECTORS_ANCHOR}`}>
              {messages.toSectors}
            </a>
          </p>
        </div>
      </div>
      <div className="pu-industries-hero__scene">
        <BlueprintStreet label={messages.drawing} sign={messages.sign} />
      </div>
    </section>
  );
}
