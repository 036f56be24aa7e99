import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import type { components } from 'frontend-shared/api/types.generated';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { common } from '../../content/common';
import { login } from '../../content/login';
import { useMessages } from '../../content/messages';
import { secondFactor } from '../../content/second-factor';
import { PasswordField } from './account-fields';
import './form.css';
import { errorMessage } from '../text/error-message';
import { DigitsField, isCompleteCode, RecoveryCodeField } from './code-field';
import { FormError } from './form-messages';

/** What is asked for: the app's digits, a recovery code or, of an account without a second factor, the password. */
export type FactorMethod = 'app' | 'recovery' | 'password';
export type Shown = components['schemas']['ProofRequest'];

interface FactorEntryProps {
  method: FactorMethod;
  /** Sends what was typed; what it throws is said, and the field is empty again. */
  show: (shown: Shown) => Promise<void>;
  submit: string;
  submitting: string;
  /** Stands above the field. */
  children: ReactNode;
}

/** Asks for a proof of who is at the keyboard; the digits of the app are sent by themselves at the sixth. */
export function FactorEntry({ method, show, submit, submitting, children }: FactorEntryProps) {
  const messages = useMessages(secondFactor);
  const commonMessages = useMessages(common);
  const loginMessages = useMessages(login);
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  // Not its sentence: the language can be changed while it is shown. Without a failure nothing was typed.
  const [problem, setProblem] = useState<{ failure?: unknown }>();
  const field = useRef<InputRef>(null);
  const errorId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another method is another field
  useEffect(() => {
    setValue('');
    setProblem(undefined);
    field.current?.focus();
  }, [method]);

  const fillIn = method === 'password' ? messages.proof.fillIn : messages.login.fillIn;
  const sentence = () => (problem?.failure ? errorMessage(problem.failure, commonMessages.failed) : fillIn);
  const error = problem && sentence();

  async function send(typed: string) {
    if (busy) return;
    if (method === 'app' ? !isCompleteCode(typed) : !typed.trim()) {
      setProblem({});
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await show(shownBy(method, typed));
    } catch (failure) {
      setProblem({ failure });
      setValue('');
      field.current?.focus();
    }
    setBusy(false);
  }

  function change(typed: string) {
    setValue(typed);
    if (method === 'app' && isCompleteCode(typed)) void send(typed);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send(value);
  }

  const entry = {
    ref: field,
    value,
    onChange: change,
    isWrong: error !== undefined,
    describedBy: error ? errorId : undefined,
  };
  return (
    <form className="ad-form" onSubmit={onSubmit} noValidate>
      {children}
      <FormError id={errorId} text={error} />
      {method === 'app' && <DigitsField {...entry} />}
      {method === 'recovery' && <RecoveryCodeField {...entry} />}
      {method === 'password' && (
        <PasswordField
          {...entry}
          label={loginMessages.password}
          show={loginMessages.show}
          hide={loginMessages.hide}
          name="password"
          autoComplete="current-password"
        />
      )}
      <Button type="primary" htmlType="submit" loading={busy} block>
        {busy ? submitting : submit}
      </Button>
    </form>
  );
}

function shownBy(method: FactorMethod, typed: string): Shown {
  if (method === 'app') return { code: typed };
  return method === 'recovery' ? { recoveryCode: typed.trim() } : { password: typed };
}
