import './card-radio-group.css';
import { WarningIcon } from 'frontend-shared/ui/icon';
import type { ReactNode } from 'react';
import { controlId } from '../../../forms/rules/form-description';
import { subscription } from '../spice-subscription';

type ChoiceField = 'userType' | 'combo' | 'paymentMethod';

interface CardRadioGroupProps {
  field: ChoiceField;
  legend: string;
  /** For a legend that repeats the heading of the step. */
  hiddenLegend?: boolean;
  error: string | undefined;
  className: string;
  children: ReactNode;
}

/** A group of radio cards. Its error is shown above the cards, since the first one takes the focus. */
export function CardRadioGroup({
  field,
  legend,
  hiddenLegend = false,
  error,
  className,
  children,
}: CardRadioGroupProps) {
  return (
    <fieldset className="pu-card-radios">
      <legend className={hiddenLegend ? 'cf-visually-hidden' : 'pu-card-radios__legend'}>{legend}</legend>
      {error && (
        <p className="pu-card-radios__error" id={errorId(field)}>
          <WarningIcon size={18} />
          <span>{error}</span>
        </p>
      )}
      <div className={className}>{children}</div>
    </fieldset>
  );
}

function errorId(field: ChoiceField): string {
  return `${controlId(subscription.compiled, field)}-error`;
}

interface RadioCardProps {
  field: ChoiceField;
  value: string;
  /** Whether it is the first one, which is focused when the choice is missing. */
  first: boolean;
  error: string | undefined;
  className: string;
  /** Description of the option. */
  children: ReactNode;
}

/** One option as a card that is clickable as a whole, with its radio button bound to the form state. */
export function RadioCard({ field, value, first, error, className, children }: RadioCardProps) {
  const { values } = subscription.use();
  const id = controlId(subscription.compiled, field);
  return (
    <label className={className}>
      <input
        type="radio"
        className="pu-radio"
        id={first ? id : `${id}-${value.toLowerCase().replaceAll(' ', '-')}`}
        name={field}
        value={value}
        checked={values[field] === value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId(field) : undefined}
        onChange={() => subscription.type(field, value)}
      />
      {children}
    </label>
  );
}
