import { formatAmount } from 'frontend-shared/content/format';
import { lazyHydrate } from 'frontend-shared/hydration/lazy-hydrate';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { StatRow } from '../../blocks/numbers/stat-row';
import type { IndustriesMessages } from '../../content/en/industries';
import { figures } from '../../content/figures';
import type { PageProps } from '../page-props';
import { IndustriesHero } from './industries-hero';
import './industries-page.css';
import { SectorBoard } from './sector-board';

const FromBoardToFactory = lazyHydrate(() => import('./from-board-to-factory'));

/** The page Factory Vision: hero, targets, sectors and the two ways to a factory. */
export default function IndustriesPage({ locale, messages }: PageProps<IndustriesMessages>) {
  const { targets } = figures;
  const running = formatNumber(figures.factoriesRunning.value);
  const { stats } = messages;
  return (
    <>
      <IndustriesHero messages={messages.hero} />
      <section className="pu-industries-stats cf-container" aria-labelledby="targets-title">
        <h2 className="cf-visually-hidden" id="targets-title">
          {stats.title}
        </h2>
        <StatRow
          stats={[
            {
              value: formatNumber(figures.sectors.value),
              label: stats.sectors,
              note: stats.sectorsNote,
            },
            {
              value: `${formatNumber(targets.industries.value)}+`,
              label: stats.industries,
              note: stats.industriesNote,
            },
            {
              value: `${formatNumber(targets.factories.value)}+`,
              label: stats.factories,
              note: stats.factoriesNote(running),
            },
            {
              value: formatAmount(targets.factoryFunding.value, locale, 'short'),
              label: stats.funding,
              note: stats.fundingNote,
            },
          ]}
        />
      </section>
      <SectorBoard messages={messages.sectors} projectMessages={messages.projects} locale={locale} />
      <FromBoardToFactory messages={messages.next} locale={locale} />
    </>
  );
}
