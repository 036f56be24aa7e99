import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input';
import { type ReactNode, type Ref, useId, useState } from 'react';
import './account-fields.css';
import { Icon } from '../icon';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isWrong: boolean;
  /** Id of the element with the error. */
  describedBy?: string | undefined;
  ref?: Ref<InputRef>;
}

/** Shared input props: addresses and passwords are neither auto-capitalised nor spell-checked. */
function attributesOf({ value, onChange, isWrong, describedBy, ref }: FieldProps) {
  return {
    ref,
    value,
    status: isWrong ? ('error' as const) : ('' as const),
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
}

interface EmailFieldProps extends FieldProps {
  /** `email` for an address that is not the login name. */
  autoComplete?: 'username' | 'email';
}

export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  const id = useId();
  return (
    <div className="ad-entry__field">
      <label htmlFor={id}>{field.label}</label>
      <Input {...attributesOf(field)} id={id} type="email" name="email" autoComplete={autoComplete} />
    </div>
  );
}

interface PasswordFieldProps extends FieldProps {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the button that shows and hides the password. */
  show: string;
  hide: string;
  /** Shown at the end of the label's line; comes after the field in tab order. */
  aside?: ReactNode;
  /** Shown below the field. */
  help?: ReactNode;
}

export function PasswordField({ name, autoComplete, show, hide, aside, help, ...field }: PasswordFieldProps) {
  const id = useId();
  const [isVisible, setVisible] = useState(false);
  return (
    <div className="ad-entry__field">
      <label htmlFor={id}>{field.label}</label>
      <div className="ad-entry__password">
        <Input
          {...attributesOf(field)}
          id={id}
          type={isVisible ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
        />
        <Button
          type="text"
          className="ad-entry__eye"
          aria-label={isVisible ? hide : show}
          onClick={() => setVisible(!isVisible)}
          icon={<Icon name={isVisible ? 'eyeOff' : 'eye'} />}
        />
      </div>
      {aside && <div className="ad-entry__aside">{aside}</div>}
      {help}
    </div>
  );
}
