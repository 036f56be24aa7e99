import { formatAmount } from 'frontend-shared/content/format';
import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { Amount } from '../../blocks/numbers/amount';
import { StatRow } from '../../blocks/numbers/stat-row';
import type { HomeMessages } from '../../content/en/home';
import { figures } from '../../content/figures';

/** Four current figures of the company, with the notes needed to understand them. */
export function ImpactStats({ messages, locale }: { messages: HomeMessages['stats']; locale: Locale }) {
  const { invested } = figures;
  const running = formatAmount(invested.running.value, locale);
  const beingBuilt = formatAmount(invested.beingBuilt.value, locale);
  return (
    <section className="pu-home-stats cf-container" aria-labelledby="stats-title">
      <h2 className="cf-visually-hidden" id="stats-title">
        {messages.title}
      </h2>
      <StatRow
        stats={[
          { value: `${formatNumber(figures.members.value)}+`, label: messages.members },
          {
            value: <Amount figure={invested.total} />,
            label: messages.invested,
            note: messages.investedNote(running, beingBuilt),
          },
          {
            value: figures.activeProjects.value,
            label: messages.activeProjects,
            note: messages.activeProjectsNote(String(figures.factoriesRunning.value)),
          },
          {
            value: `${figures.jobs.value}+`,
            label: messages.jobs,
            note: messages.jobsNote(`${figures.targets.jobs.value}+`),
          },
        ]}
      />
    </section>
  );
}
