import { formatAmount } from 'frontend-shared/content/format';
import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { CountUp } from '../../blocks/motion/count-up';
import { StatRow } from '../../blocks/numbers/stat-row';
import type { JoinMessages } from '../../content/en/join';
import { figures } from '../../content/figures';

interface CommunityStatsProps {
  messages: JoinMessages['stats'];
  locale: Locale;
}

/** Members, investments, factories and the target, with the notes needed to understand them. */
export default function CommunityStats({ messages, locale }: CommunityStatsProps) {
  const { invested } = figures;
  return (
    <section className="cf-section" aria-label={messages.title}>
      <div className="cf-container">
        <StatRow
          stats={[
            {
              value: <CountUp value={figures.members.value} suffix="+" format={formatNumber} />,
              label: messages.members,
            },
            {
              value: formatAmount(invested.total.value, locale, 'short'),
              label: messages.invested,
              note: messages.investedNote(
                formatAmount(invested.running.value, locale),
                formatAmount(invested.beingBuilt.value, locale),
              ),
            },
            {
              value: formatNumber(figures.factoriesRunning.value),
              label: messages.running,
              note: messages.runningNote,
            },
            {
              value: <CountUp value={figures.targets.factories.value} suffix="+" format={formatNumber} />,
              label: messages.vision,
              note: messages.visionNote,
            },
          ]}
        />
      </div>
    </section>
  );
}
