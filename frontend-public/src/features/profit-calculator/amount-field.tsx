import './amount-field.css';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { TextField } from 'frontend-shared/ui/field/text-field';
import { useState } from 'react';
import type { ProfitCalculatorMessages } from '../../content/en/profit-calculator';
import { deferUntilClick } from '../../forms/state/defer-until-click';
import { type Amount, type AmountLimits, type AmountProblem, readAmount } from './amount';

/** An amount field's state: the typed text and the parsed amount. */
export interface TypedAmount {
  text: string;
  amount: Amount;
  limits: AmountLimits;
  type(text: string): void;
}

/** State of an amount field with an initial value in rupees. */
export function useTypedAmount(rupees: number, limits: AmountLimits): TypedAmount {
  const [text, type] = useState(() => formatNumber(rupees));
  return { text, amount: readAmount(text, limits), limits, type };
}

interface AmountFieldProps {
  messages: { label: string; help: string };
  problems: ProfitCalculatorMessages['problems'];
  presetsLabel: string;
  value: TypedAmount;
  /** Preset amounts, in rupees. */
  presets: readonly number[];
}

/** A field for an amount with preset buttons; shows its error after blur. */
export function AmountField({ messages, problems, presetsLabel, value, presets }: AmountFieldProps) {
  const [touched, setTouched] = useState(false);
  const { text, amount, limits, type } = value;
  const rupees = 'rupees' in amount ? amount.rupees : null;
  const leave = () => {
    // The error message shifts the presets below it, one of which may be the control that was pressed.
    deferUntilClick(() => setTouched(true));
    if (rupees !== null) type(formatNumber(rupees));
  };
  return (
    <div className="pu-amount">
      <TextField
        label={messages.label}
        help={messages.help}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        error={touched && 'problem' in amount ? messageFor(amount.problem, limits, problems) : undefined}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read as one more question */}
      <div className="pu-amount__presets" role="group" aria-label={presetsLabel}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className="pu-amount__preset cf-number"
            aria-pressed={preset === rupees}
            onClick={() => type(formatNumber(preset))}
          >
            {formatRupees(preset)}
          </button>
        ))}
      </div>
    </div>
  );
}

function messageFor(
  problem: AmountProblem,
  { min, max }: AmountLimits,
  messages: ProfitCalculatorMessages['problems'],
): string {
  if (problem === 'tooSmall') return messages.tooSmall(formatRupees(min));
  if (problem === 'tooLarge') return messages.tooLarge(formatRupees(max));
  return messages[problem];
}
