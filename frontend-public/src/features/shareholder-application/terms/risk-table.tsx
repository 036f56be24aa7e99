import './risk-table.css';
import type { ShareholderMessages } from '../../../content/en/shareholder';

/** The risks, shown before the form. */
export function RiskTable({ messages }: { messages: ShareholderMessages['risks'] }) {
  return (
    <section className="pu-risks" aria-labelledby="risks-title">
      <h2 className="cf-h3" id="risks-title">
        {messages.title}
      </h2>
      <dl className="pu-risks__rows">
        {messages.rows.map(([term, value]) => (
          <div key={term} className="pu-risks__row">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="pu-risks__row pu-risks__row--last">
          <dt>{messages.guaranteed}</dt>
          <dd>{messages.guaranteedValue}</dd>
        </div>
      </dl>
    </section>
  );
}
