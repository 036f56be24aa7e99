import Input, { type InputRef } from 'antd/es/input';
import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import { type Ref, useId } from 'react';
import { useMessages } from '../../content/messages';
import { secondFactor } from '../../content/second-factor';
import './code-field.css';

const DIGITS = 6;

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  isWrong: boolean;
  /** Id of the element with the error. */
  describedBy?: string | undefined;
  ref?: Ref<InputRef>;
}

/** The six digits of an authenticator app, in one field that looks like six boxes. */
export function DigitsField({ value, onChange, isWrong, describedBy, ref }: CodeFieldProps) {
  const messages = useMessages(secondFactor);
  const id = useId();
  return (
    <div className="ad-code">
      <label htmlFor={id}>{messages.sixDigits}</label>
      <div className="ad-code__field" data-wrong={isWrong || undefined}>
        <Input
          ref={ref}
          id={id}
          className="ad-code__input"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          // Pasted codes may contain a space, as apps display them.
          onChange={({ target }) => onChange(toAsciiDigits(target.value).replace(/\D/g, '').slice(0, DIGITS))}
        />
        <div className="ad-code__boxes" aria-hidden="true">
          {Array.from({ length: DIGITS }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes are identified by their position
              key={index}
              data-next={index === Math.min(value.length, DIGITS - 1) || undefined}
            >
              {value[index]}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

export function isCompleteCode(value: string): boolean {
  return value.length === DIGITS;
}

/** A recovery code, for users who have lost their phone. */
export function RecoveryCodeField({ value, onChange, isWrong, describedBy, ref }: CodeFieldProps) {
  const messages = useMessages(secondFactor);
  const id = useId();
  return (
    <div className="ad-code">
      <label htmlFor={id}>{messages.recoveryCode}</label>
      <Input
        ref={ref}
        id={id}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        status={isWrong ? 'error' : ''}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={describedBy ?? `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className="ad-quiet">
        {messages.recoveryHelp}
      </p>
    </div>
  );
}
