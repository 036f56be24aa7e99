import './stat-row.css';
import type { ReactNode } from 'react';

export interface Stat {
  /** The figure, large. */
  value: ReactNode;
  label: ReactNode;
  /** What has to be known to read the figure rightly. */
  note?: ReactNode;
}

interface StatRowProps {
  stats: readonly Stat[];
  /** Background of the row; it decides the colours of figures, text and rules. */
  tone?: 'paper' | 'ink' | 'leaf' | 'neel' | 'haldi';
  className?: string;
}

/** Figures in a ruled row, two columns on phones, with the double rule of an account below. */
export function StatRow({ stats, tone = 'paper', className }: StatRowProps) {
  const frame = className ? `pu-stats-frame ${className}` : 'pu-stats-frame';
  return (
    <div className={frame}>
      <dl className={`pu-stats pu-stats--${tone}`}>
        {stats.map(({ value, label, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stat is its place in the row
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
