import '../../../forms/layout/form-part.css';
import './details-step.css';
import { TextArea, TextField } from 'frontend-shared/ui/field/text-field';
import type { SpiceFormMessages } from '../../../content/en/spice-club';
import { useFields } from '../../../forms/state/use-fields';
import { subscription, userTypes } from '../spice-subscription';
import { CardRadioGroup, RadioCard } from './card-radio-group';

/** Step 1: the subscriber and the address. Only shareholders are asked for their id. */
export function DetailsStep({ messages }: { messages: SpiceFormMessages }) {
  const field = useFields(subscription, messages);
  const { values } = subscription.use();
  const error = field.error('userType');
  return (
    <>
      <CardRadioGroup
        field="userType"
        legend={messages.fields.userType.label}
        error={error}
        className="pu-user-types"
      >
        {userTypes.map((type, index) => (
          <RadioCard
            key={type}
            field="userType"
            value={type}
            first={index === 0}
            error={error}
            className="pu-user-type"
          >
            <span>{messages.userTypes[type]}</span>
          </RadioCard>
        ))}
      </CardRadioGroup>
      {values.userType === 'Share Holder' && (
        <TextField {...field.text('rmPwId')} autoComplete="off" autoCorrect="off" spellCheck={false} />
      )}
      <div className="pu-form__pair">
        <TextField {...field.text('name')} autoComplete="name" />
        <TextField {...field.text('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextArea {...field.text('address')} rows={3} autoComplete="street-address" />
      <TextField
        {...field.text('pinCode')}
        className="pu-pin-code"
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <div className="pu-form__pair">
        <TextField {...field.text('mobile')} type="tel" inputMode="tel" autoComplete="tel-national" />
        <TextField {...field.text('altMobile')} type="tel" inputMode="tel" autoComplete="off" optional />
      </div>
    </>
  );
}
