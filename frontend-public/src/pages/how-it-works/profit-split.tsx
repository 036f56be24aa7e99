import './profit-split.css';
import { formatNumber, formatRupees, type Locale } from 'frontend-shared/i18n/locale';
import type { HowItWorksWords } from '../../content/en/how-it-works';
import { figures } from '../../content/figures';
import { formatAmount } from '../../content/format';
import { PAISE_PER_RUPEE } from '../../features/profit-calculator/split-profit';
import { NamedSplitWall, SplitTable } from '../../features/profit-calculator/split-table';

const ACCOUNT_ID = 'profit-account-title';
const FUNDING_ID = 'funding-account-title';

interface ProfitSplitProps {
  words: HowItWorksWords['split'];
  splitWords: HowItWorksWords['profitSplit'];
  locale: Locale;
  id: string;
}

/** Twenty bricks of profit beside the account of the example, and who pays for such a factory. */
export function ProfitSplit({ words, splitWords, locale, id }: ProfitSplitProps) {
  const { profitExample } = figures;
  return (
    <section className="cf-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="pu-how-split cf-container">
        <div className="pu-how-split__bricks">
          <h2 className="cf-h2" id={`${id}-title`}>
            {words.title}
          </h2>
          <p className="cf-measure">{words.lead(String(figures.brick.value))}</p>
          <NamedSplitWall words={splitWords} className="pu-how-split__wall" />
        </div>
        <div className="pu-how-split__account">
          <h3 className="cf-h3" id={ACCOUNT_ID}>
            {words.account(formatRupees(profitExample.monthlyProfit.value))}
          </h3>
          <p className="cf-small cf-muted">
            {words.accountNote(formatAmount(profitExample.factory.value, locale))}
          </p>
          <SplitTable
            words={splitWords}
            profit={profitExample.monthlyProfit.value * PAISE_PER_RUPEE}
            labelledBy={ACCOUNT_ID}
          />
        </div>
        <FundingExample words={words} locale={locale} />
      </div>
    </section>
  );
}

/** A factory paid for by many, and what one of them gets in the example above. */
function FundingExample({ words, locale }: { words: HowItWorksWords['split']; locale: Locale }) {
  const { fundingExample, profitExample } = figures;
  const rows = [
    [words.each, formatRupees(fundingExample.each.value)],
    [words.people, formatNumber(fundingExample.people.value)],
    [words.together, formatRupees(fundingExample.factory.value)],
    [
      words.eachGets(formatRupees(profitExample.investors.value)),
      formatRupees(fundingExample.eachGets.value),
    ],
  ] as const;
  return (
    <section className="pu-how-split__funding" aria-labelledby={FUNDING_ID}>
      <div>
        <h3 className="cf-h3" id={FUNDING_ID}>
          {words.funding(formatAmount(fundingExample.factory.value, locale))}
        </h3>
        <p className="cf-small cf-muted">{words.fundingNote}</p>
      </div>
      <dl className="pu-how-split__rows">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="cf-number">{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.guaranteed}</dt>
          <dd className="pu-how-split__none">{words.guaranteedValue}</dd>
        </div>
      </dl>
    </section>
  );
}
