import './profit-split.css';
import { formatAmount } from 'frontend-shared/content/format';
import { formatNumber, formatRupees, type Locale } from 'frontend-shared/i18n/locale';
import type { HowItWorksMessages } from '../../content/en/how-it-works';
import { figures } from '../../content/figures';
import { PAISE_PER_RUPEE } from '../../features/profit-calculator/split-profit';
import { NamedSplitWall, SplitTable } from '../../features/profit-calculator/split-table';

const ACCOUNT_ID = 'profit-account-title';
const FUNDING_ID = 'funding-account-title';

interface ProfitSplitProps {
  messages: HowItWorksMessages['split'];
  splitMessages: HowItWorksMessages['profitSplit'];
  locale: Locale;
  id: string;
}

/** The profit split as twenty bricks and as a table, and an example of how a factory is funded. */
export function ProfitSplit({ messages, splitMessages, locale, id }: ProfitSplitProps) {
  const { profitExample } = figures;
  return (
    <section className="cf-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="pu-how-split cf-container">
        <div className="pu-how-split__bricks">
          <h2 className="cf-h2" id={`${id}-title`}>
            {messages.title}
          </h2>
          <p className="cf-measure">{messages.lead(String(figures.brick.value))}</p>
          <NamedSplitWall messages={splitMessages} className="pu-how-split__wall" />
        </div>
        <div className="pu-how-split__account">
          <h3 className="cf-h3" id={ACCOUNT_ID}>
            {messages.account(formatRupees(profitExample.monthlyProfit.value))}
          </h3>
          <p className="cf-small cf-muted">
            {messages.accountNote(formatAmount(profitExample.factory.value, locale))}
          </p>
          <SplitTable
            messages={splitMessages}
            profit={profitExample.monthlyProfit.value * PAISE_PER_RUPEE}
            labelledBy={ACCOUNT_ID}
          />
        </div>
        <FundingExample messages={messages} locale={locale} />
      </div>
    </section>
  );
}

/** A factory funded by many people, and one person's part in the example above. */
function FundingExample({ messages, locale }: { messages: HowItWorksMessages['split']; locale: Locale }) {
  const { fundingExample, profitExample } = figures;
  const rows = [
    [messages.each, formatRupees(fundingExample.each.value)],
    [messages.people, formatNumber(fundingExample.people.value)],
    [messages.together, formatRupees(fundingExample.factory.value)],
    [
      messages.eachGets(formatRupees(profitExample.investors.value)),
      formatRupees(fundingExample.eachGets.value),
    ],
  ] as const;
  return (
    <section className="pu-how-split__funding" aria-labelledby={FUNDING_ID}>
      <div>
        <h3 className="cf-h3" id={FUNDING_ID}>
          {messages.funding(formatAmount(fundingExample.factory.value, locale))}
        </h3>
        <p className="cf-small cf-muted">{messages.fundingNote}</p>
      </div>
      <dl className="pu-how-split__rows">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="cf-number">{value}</dd>
          </div>
        ))}
        <div>
          <dt>{messages.guaranteed}</dt>
          <dd className="pu-how-split__none">{messages.guaranteedValue}</dd>
        </div>
      </dl>
    </section>
  );
}
