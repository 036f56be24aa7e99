import { type ReactNode, useId } from 'react';
import { TickIcon } from '../icon';
import './field.css';
import { useSharedMessages } from '../messages';
import { FieldError } from './field-error';

export interface FieldProps {
  label: ReactNode;
  /** Help text between label and control. */
  help?: ReactNode;
  /** Error message; the control is styled and announced as invalid. */
  error?: string | undefined;
  /** Shows a tick: the value was validated on blur. */
  valid?: boolean;
  optional?: boolean;
  className?: string | undefined;
}

/** Props that a control inside a `Field` must have. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Id of the control; the error summary links to it. */
  id?: string | undefined;
  /** Renders the control with the attributes that connect it to label, help and error. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, help, control and error message, connected for screen readers. */
export function Field({ id, label, help, error, valid, optional, className, children }: FieldFrameProps) {
  const messages = useSharedMessages();
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const state = error ? ' cf-field--error' : valid ? ' cf-field--valid' : '';
  return (
    <div className={`cf-field${state}${className ? ` ${className}` : ''}`}>
      <label className="cf-field__label" htmlFor={controlId}>
        {label}
        {optional && <span className="cf-field__optional"> ({messages.optional})</span>}
      </label>
      {help && (
        <p className="cf-field__help" id={helpId}>
          {help}
        </p>
      )}
      <div className="cf-field__box">
        {children({
          id: controlId,
          'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {valid && !error && <TickIcon className="cf-field__tick" />}
      </div>
      {errorId && error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
