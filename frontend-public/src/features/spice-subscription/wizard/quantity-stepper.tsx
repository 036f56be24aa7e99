import './quantity-stepper.css';
import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import { Field } from 'frontend-shared/ui/field/field';
import { MinusIcon, PlusIcon } from 'frontend-shared/ui/icon';
import { useState } from 'react';
import type { SpiceFormMessages } from '../../../content/en/spice-club';
import { useFields } from '../../../forms/state/use-fields';
import { QUANTITY, subscription } from '../spice-subscription';

/** Number of boxes a month: a text input between two buttons. */
export function QuantityStepper({ messages }: { messages: SpiceFormMessages }) {
  const { id, label, help, error, name, onBlur } = useFields(subscription, messages).text('quantity');
  const { values } = subscription.use();
  const typed = Number(values.quantity);
  const boxes = Number.isInteger(typed) ? typed : QUANTITY.min;
  // Screen readers read out what is typed, but not the effect of a button on another element.
  const [announced, setAnnounced] = useState('');
  const change = (to: number) => {
    const quantity = String(Math.min(Math.max(to, QUANTITY.min), QUANTITY.max));
    subscription.type('quantity', quantity);
    setAnnounced(`${label}: ${quantity}`);
  };
  return (
    <Field id={id} label={label} help={help} error={error} className="pu-quantity">
      {(controlProps) => (
        <div className="pu-stepper">
          <button
            type="button"
            className="pu-stepper__button"
            aria-label={messages.quantity.less}
            aria-disabled={boxes <= QUANTITY.min || undefined}
            onClick={() => change(boxes - 1)}
          >
            <MinusIcon />
          </button>
          <input
            {...controlProps}
            className="pu-stepper__number cf-number"
            type="text"
            name={name}
            inputMode="numeric"
            autoComplete="off"
            value={values.quantity}
            onChange={(event) => {
              subscription.type('quantity', toAsciiDigits(event.target.value));
              setAnnounced('');
            }}
            onBlur={onBlur}
          />
          <button
            type="button"
            className="pu-stepper__button"
            aria-label={messages.quantity.more}
            aria-disabled={boxes >= QUANTITY.max || undefined}
            onClick={() => change(boxes + 1)}
          >
            <PlusIcon />
          </button>
          <span className="cf-visually-hidden" role="status">
            {announced}
          </span>
        </div>
      )}
    </Field>
  );
}
