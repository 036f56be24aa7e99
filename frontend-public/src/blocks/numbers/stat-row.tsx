import './stat-row.css';
import type { ReactNode } from 'react';

export interface Stat {
  /** The figure, in large type. */
  value: ReactNode;
  label: ReactNode;
  /** Note that is needed to understand the figure correctly. */
  note?: ReactNode;
}

interface StatRowProps {
  stats: readonly Stat[];
  /** Background of the row; determines the colours of figures, text and rules. */
  tone?: 'paper' | 'ink' | 'leaf' | 'neel' | 'haldi';
}

/** A row of figures with rules between them, in two columns on phones. */
export function StatRow({ stats, tone = 'paper' }: StatRowProps) {
  return (
    <div className="pu-stats-frame">
      <dl className={`pu-stats pu-stats--${tone}`}>
        {stats.map(({ value, label, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stats are static
          <div key={index} className="pu-stat">
            <dt className="pu-stat__label">{label}</dt>
            <dd className="pu-stat__value cf-stat-value">{value}</dd>
            {note && <dd className="pu-stat__note cf-small">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
