import './headline-stats.css';
import { formatAmount, formatMonth } from 'frontend-shared/content/format';
import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { CountUp } from '../../blocks/motion/count-up';
import { StatRow } from '../../blocks/numbers/stat-row';
import type { SuccessStoriesMessages } from '../../content/en/success-stories';
import { figures } from '../../content/figures';

interface HeadlineStatsProps {
  messages: SuccessStoriesMessages['stats'];
  locale: Locale;
}

/** Four figures about all projects; the investment is broken down by status. */
export function HeadlineStats({ messages, locale }: HeadlineStatsProps) {
  const { invested, jobs, investors, factoriesRunning } = figures;
  const amount = (rupees: number) => formatAmount(rupees, locale);
  const stats = [
    {
      value: formatAmount(invested.total.value, locale, 'short'),
      label: messages.invested,
      note: messages.investedParts(amount(invested.running.value), amount(invested.beingBuilt.value)),
    },
    { value: <CountUp value={jobs.value} suffix="+" format={formatNumber} />, label: messages.jobs },
    {
      value: <CountUp value={investors.value} suffix="+" format={formatNumber} />,
      label: messages.investors,
    },
    { value: formatNumber(factoriesRunning.value), label: messages.running, note: messages.runningNames },
  ];
  return (
    <section className="pu-stories-stats cf-container" aria-labelledby="stats-title">
      <h2 className="cf-visually-hidden" id="stats-title">
        {messages.title}
      </h2>
      <StatRow stats={stats} />
      <p className="pu-stories-stats__date cf-small cf-muted">
        {messages.asOf(formatMonth(invested.total.asOf, locale))}
      </p>
    </section>
  );
}
