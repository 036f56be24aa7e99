import { formatRupees } from 'frontend-shared/i18n/locale';
import { Wall } from 'frontend-shared/ui/wall';
import type { ProfitCalculatorWords, ProfitSplitWords } from '../../content/en/profit-calculator';
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
  words: ProfitCalculatorWords['result'];
  splitWords: ProfitSplitWords;
  /** Null while an amount cannot be read. */
  year: FactoryYear | null;
}

const TITLE_ID = 'profit-result-title';

/** The account of one year: what comes of it for the visitor first, then where every part goes. */
export function ProfitResult({ words, splitWords, year }: ProfitResultProps) {
  const [headline, text] = year === null ? [words.unclear] : sentences(words, year);
  return (
    <div className="pu-calc__result">
      <h3 className="cf-h3" id={TITLE_ID}>
        {words.title}
      </h3>
      <p className="pu-calc__behind">{words.behind}</p>
      <output className="pu-calc__answer">
        <strong className="pu-calc__headline">{headline}</strong>
        {text && <span className="pu-calc__text">{text}</span>}
      </output>
      {year?.profit === 0 && (
        <>
          <Wall filled={0} label={words.none.wall} className="pu-calc__wall" />
          <NothingAccount words={words.none.account} contribution={year.contribution} />
        </>
      )}
      {year !== null && year.profit > 0 && (
        <>
          <NamedSplitWall words={splitWords} className="pu-calc__wall" />
          <SplitTable words={splitWords} profit={year.profit} labelledBy={TITLE_ID} />
          <p className="pu-calc__rounding cf-small cf-muted">{words.rounding}</p>
        </>
      )}
    </div>
  );
}

interface NothingAccountProps {
  words: ProfitCalculatorWords['result']['none']['account'];
  contribution: Paise;
}

/** The year without profit is an account as well: it says in figures what does not come. */
function NothingAccount({ words, contribution }: NothingAccountProps) {
  const nothing = formatRupees(figures.yearWithoutProfit.paid.value);
  const rows = [
    [words.profit, nothing],
    [words.part, nothing],
    [words.stays, formatPaise(contribution)],
    [words.paidBack, nothing],
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

function sentences(words: ProfitCalculatorWords['result'], year: FactoryYear): [string, string] {
  const contribution = formatPaise(year.contribution);
  if (year.profit === 0) return [words.none.headline, words.none.text(contribution)];
  const { investors } = splitProfit(year.profit, figures.profitSplit);
  const part = partOfInvestor(investors, year.contribution, year.factory);
  return [
    words.some.headline(formatPaise(part)),
    words.some.text(contribution, formatPaise(year.factory), formatPaise(investors)),
  ];
}
