import './card-radio-group.css';
import { WarningIcon } from 'frontend-shared/ui/icon';
import type { ReactNode } from 'react';
import { controlId } from '../../../forms/rules/form-description';
import { subscription } from '../spice-subscription';

type ChoiceField = 'userType' | 'combo' | 'paymentMethod';

interface RadioGroupProps {
  field: ChoiceField;
  legend: string;
  /** The heading of the step says it already. */
  hiddenLegend?: boolean;
  error: string | undefined;
  className: string;
  children: ReactNode;
}

/** Choices as cards, of which one can be pressed; says what is wrong above them, where the first one gets the focus. */
export function CardRadioGroup({
  field,
  legend,
  hiddenLegend = false,
  error,
  className,
  children,
}: RadioGroupProps) {
  return (
    <fieldset className="pu-card-radios">
      <legend className={hiddenLegend ? 'cf-visually-hidden' : 'pu-card-radios__legend'}>{legend}</legend>
      {error && (
        <p className="pu-card-radios__error" id={errorId(field)}>
          <WarningIcon size={18} />
          {error}
        </p>
      )}
      <div className={className}>{children}</div>
    </fieldset>
  );
}

function errorId(field: ChoiceField): string {
  return `${controlId(subscription.plan, field)}-error`;
}

interface RadioCardProps {
  field: ChoiceField;
  value: string;
  /** The first one takes the focus when the choice is missing. */
  first: boolean;
  error: string | undefined;
  className: string;
  /** What the choice is. */
  children: ReactNode;
}

/** One choice: a card that can be pressed anywhere, its round mark tied to the state of the form. */
export function RadioCard({ field, value, first, error, className, children }: RadioCardProps) {
  const { values } = subscription.use();
  const id = controlId(subscription.plan, field);
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
