import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { CountUp } from '../../blocks/motion/count-up';
import { StatRow } from '../../blocks/stat-row';
import type { JoinWords } from '../../content/en/join';
import { figures } from '../../content/figures';
import { formatAmount } from '../../content/format';

interface CommunityStatsProps {
  words: JoinWords['stats'];
  locale: Locale;
}

/** Members, money and factories today, and the vision, each with what has to be known to read it rightly. */
export function CommunityStats({ words, locale }: CommunityStatsProps) {
  const { invested } = figures;
  return (
    <section className="cf-section" aria-label={words.title}>
      <div className="cf-container">
        <StatRow
          stats={[
            {
              value: <CountUp value={figures.members.value} suffix="+" format={formatNumber} />,
              label: words.members,
            },
            {
              value: formatAmount(invested.total.value, locale, 'short'),
              label: words.invested,
              note: words.investedNote(
                formatAmount(invested.running.value, locale),
                formatAmount(invested.beingBuilt.value, locale),
              ),
            },
            {
              value: formatNumber(figures.factoriesRunning.value),
              label: words.running,
              note: words.runningNote,
            },
            {
              value: <CountUp value={figures.targets.factories.value} suffix="+" format={formatNumber} />,
              label: words.vision,
              note: words.visionNote,
            },
          ]}
        />
      </div>
    </section>
  );
}
