import './legacy.css';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { LegacyTree } from 'frontend-shared/illustrations/legacy-tree';
import { LinkButton } from 'frontend-shared/ui/button';
import { RiskNote } from '../../blocks/legal/risk-note';
import { CountUp } from '../../blocks/motion/count-up';
import { StatRow } from '../../blocks/numbers/stat-row';
import type { HomeMessages } from '../../content/en/home';
import { figures } from '../../content/figures';

interface LegacyProps {
  messages: HomeMessages['legacy'];
  /** URL of the member portal; without it there is no button. */
  portal: string;
}

/** Inheritance of shares, the two goals as counters and the link to the member portal. */
export default function Legacy({ messages, portal }: LegacyProps) {
  const { targets, timeline } = figures;
  return (
    <section className="pu-legacy cf-on-ink" aria-labelledby="legacy-title">
      <div className="pu-legacy__inner cf-container">
        <div className="pu-legacy__text">
          <h2 className="cf-h2" id="legacy-title">
            {messages.title}
          </h2>
          <p className="pu-legacy__lead cf-lead">{messages.text}</p>
          <StatRow
            tone="ink"
            stats={[
              {
                value: <CountUp value={targets.shareholders.value} format={formatNumber} />,
                label: messages.shareholders(String(timeline.scaleUp.goal.value)),
              },
              {
                value: <CountUp value={targets.factories.value} suffix="+" format={formatNumber} />,
                label: messages.factories,
              },
            ]}
          />
          <p className="pu-legacy__goals">{messages.goals}</p>
          <RiskNote tone="ink" />
          {portal && (
            <LinkButton look="haldi" className="pu-legacy__start" href={portal}>
              {messages.start}
            </LinkButton>
          )}
        </div>
        <LegacyTree label={messages.drawing} className="pu-legacy__tree" />
      </div>
    </section>
  );
}
