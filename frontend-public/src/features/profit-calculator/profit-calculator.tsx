import './profit-calculator.css';
import { STALE } from 'frontend-shared/hydration/hydration-marks';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { useState } from 'react';
import type { ProfitCalculatorMessages, ProfitSplitMessages } from '../../content/en/profit-calculator';
import { figures } from '../../content/figures';
import type { Amount } from './amount';
import { AmountField, useTypedAmount } from './amount-field';
import { type FactoryYear, ProfitResult } from './profit-result';
import { PAISE_PER_RUPEE } from './split-profit';

const { projectRange, fundingExample, profitExample, testimonials, projects } = figures;

/** Maximum amount of the calculator: ten crore rupees, far above any planned factory. */
const MAX_RUPEES = 10_00_00_000;
const limits = {
  contribution: { min: projectRange.from.value, max: projectRange.to.value },
  // The smallest planned factory; still larger than the largest contribution.
  factory: { min: projects.frozen.amount.value, max: MAX_RUPEES },
  profit: { min: 1, max: MAX_RUPEES },
};
const presets = {
  contribution: [projectRange.from, fundingExample.each, testimonials.larger, projectRange.to],
  factory: [
    projects.frozen.amount,
    projects.supermarket.amount,
    fundingExample.factory,
    projects.spice.amount,
  ],
  profit: [profitExample.operations, profitExample.marketing, profitExample.monthlyProfit],
};
const values = (list: ReadonlyArray<{ value: number }>) => list.map(({ value }) => value);

interface ProfitCalculatorProps {
  messages: ProfitCalculatorMessages;
  splitMessages: ProfitSplitMessages;
}

/**
 * Calculates one year of one factory. It starts with a year without profit and says nothing about how likely either is.
 * The prerendered page shows that year.
 */
export default function ProfitCalculator({ messages, splitMessages }: ProfitCalculatorProps) {
  const contribution = useTypedAmount(fundingExample.each.value, limits.contribution);
  const factory = useTypedAmount(fundingExample.factory.value, limits.factory);
  const profit = useTypedAmount(profitExample.monthlyProfit.value, limits.profit);
  const [profitable, setProfitable] = useState(false);
  const field = (name: keyof typeof presets) => ({
    problems: messages.problems,
    presets: values(presets[name]),
    presetsLabel: messages.presets(messages[name].label),
  });
  const help = messages.contribution.help(
    formatRupees(limits.contribution.min),
    formatRupees(limits.contribution.max),
  );
  return (
    // The shell marks the result as stale when an amount is changed before hydration (frontend-shared/hydration).
    <div className="pu-calc" {...{ [STALE]: '' }}>
      {/* biome-ignore lint/a11y/useSemanticElements: the fields are questions of their own, one of them a fieldset */}
      <div className="pu-calc__amounts" role="group" aria-label={messages.amounts}>
        <AmountField
          messages={{ label: messages.contribution.label, help }}
          value={contribution}
          {...field('contribution')}
        />
        <AmountField messages={messages.factory} value={factory} {...field('factory')} />
        <YearChoice messages={messages.year} profitable={profitable} onChoose={setProfitable} />
        {profitable && <AmountField messages={messages.profit} value={profit} {...field('profit')} />}
      </div>
      <ProfitResult
        messages={messages.result}
        splitMessages={splitMessages}
        year={yearOf(contribution.amount, factory.amount, profitable ? profit.amount : { rupees: 0 })}
      />
      <p className="pu-calc__no-script">{messages.needsScript}</p>
    </div>
  );
}

interface YearChoiceProps {
  messages: ProfitCalculatorMessages['year'];
  profitable: boolean;
  onChoose(profitable: boolean): void;
}

function YearChoice({ messages, profitable, onChoose }: YearChoiceProps) {
  return (
    <fieldset className="pu-calc__year">
      <legend>{messages.label}</legend>
      {[false, true].map((choice) => (
        <label key={String(choice)} className="pu-calc__choice">
          <input
            type="radio"
            name="profit-of-the-year"
            checked={profitable === choice}
            onChange={() => onChoose(choice)}
          />
          {choice ? messages.some : messages.none}
        </label>
      ))}
    </fieldset>
  );
}

/** The amounts in paise; null while one of them is invalid. */
function yearOf(...amounts: [contribution: Amount, factory: Amount, profit: Amount]): FactoryYear | null {
  const [contribution, factory, profit] = amounts.map((amount) =>
    'rupees' in amount ? amount.rupees * PAISE_PER_RUPEE : null,
  );
  if (contribution == null || factory == null || profit == null) return null;
  return { contribution, factory, profit };
}
