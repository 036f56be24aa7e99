import { formatRupees } from 'frontend-shared/i18n/locale';
import { Wall } from 'frontend-shared/ui/wall';
import type { ProfitCalculatorMessages, ProfitSplitMessages } from '../../content/en/profit-calculator';
import { figures } from '../../content/figures';
import { formatPaise } from './format-paise';
import { type Paise, partOfInvestor, splitProfit } from './split-profit';
import { NamedSplitWall, SplitTable } from './split-table';

/** One year of one factory, in paise. */
export interface FactoryYear {
  contribution: Paise;
  factory: Paise;
  /** 0 in a year without profit. */
  profit: Paise;
}

interface ProfitResultProps {
  messages: ProfitCalculatorMessages['result'];
  splitMessages: ProfitSplitMessages;
  /** Null while an amount is invalid. */
  year: FactoryYear | null;
}

const TITLE_ID = 'profit-result-title';

/** The result of one year: first the visitor's part, then how the profit is divided. */
export function ProfitResult({ messages, splitMessages, year }: ProfitResultProps) {
  const [headline, text] = year === null ? [messages.unclear] : resultTexts(messages, year);
  return (
    <div className="pu-calc__result">
      <h3 className="cf-h3" id={TITLE_ID}>
        {messages.title}
      </h3>
      <p className="pu-calc__behind">{messages.behind}</p>
      <output className="pu-calc__answer">
        <strong className="pu-calc__headline">{headline}</strong>
        {text && <span className="pu-calc__text">{text}</span>}
      </output>
      {year?.profit === 0 && (
        <>
          <Wall filled={0} label={messages.none.wall} className="pu-calc__wall" />
          <NoProfitAccount messages={messages.none.account} contribution={year.contribution} />
        </>
      )}
      {year !== null && year.profit > 0 && (
        <>
          <NamedSplitWall messages={splitMessages} className="pu-calc__wall" />
          <SplitTable messages={splitMessages} profit={year.profit} labelledBy={TITLE_ID} />
          <p className="pu-calc__rounding cf-small cf-muted">{messages.rounding}</p>
        </>
      )}
    </div>
  );
}

interface NoProfitAccountProps {
  messages: ProfitCalculatorMessages['result']['none']['account'];
  contribution: Paise;
}

/** Statement for a year without profit: the amounts that are not paid. */
function NoProfitAccount({ messages, contribution }: NoProfitAccountProps) {
  const nothing = formatRupees(figures.yearWithoutProfit.paid.value);
  const rows = [
    [messages.profit, nothing],
    [messages.part, nothing],
    [messages.stays, formatPaise(contribution)],
    [messages.paidBack, nothing],
  ] as const;
  return (
    <dl className="pu-calc__nothing">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="cf-number">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

function resultTexts(messages: ProfitCalculatorMessages['result'], year: FactoryYear): [string, string] {
  const contribution = formatPaise(year.contribution);
  if (year.profit === 0) return [messages.none.headline, messages.none.text(contribution)];
  const { investors } = splitProfit(year.profit, figures.profitSplit);
  const part = partOfInvestor(investors, year.contribution, year.factory);
  return [
    messages.some.headline(formatPaise(part)),
    messages.some.text(contribution, formatPaise(year.factory), formatPaise(investors)),
  ];
}
