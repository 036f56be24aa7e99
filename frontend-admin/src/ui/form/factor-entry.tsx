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

/**
 * What to enter: a code from the authenticator app, a recovery code or, for an account without a second factor, the
 * password.
 */
export type FactorMethod = 'app' | 'recovery' | 'password';
export type Proof = components['schemas']['ProofRequest'];

interface FactorEntryProps {
  method: FactorMethod;
  /** Sends the proof. An error is shown, and the field is cleared. */
  sendProof: (proof: Proof) => Promise<void>;
  submit: string;
  submitting: string;
  /** Whether the field gets the focus when it appears. */
  autoFocus?: boolean;
  /** Shown above the field. */
  children: ReactNode;
}

/** Asks for a proof of identity. A code from the app is submitted automatically at its sixth digit. */
export function FactorEntry(props: FactorEntryProps) {
  const { method, sendProof, submit, submitting, autoFocus = true, children } = props;
  const messages = useMessages(secondFactor);
  const commonMessages = useMessages(common);
  const loginMessages = useMessages(login);
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  // Not the message, since the language can change while it is shown. Without `failure`, the input was incomplete.
  const [problem, setProblem] = useState<{ failure?: unknown }>();
  const field = useRef<InputRef>(null);
  const errorId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another method has another field
  useEffect(() => {
    setValue('');
    setProblem(undefined);
    if (autoFocus) field.current?.focus();
  }, [method]);

  const fillIn = method === 'password' ? messages.proof.fillIn : messages.login.fillIn;
  const message = () => (problem?.failure ? errorMessage(problem.failure, commonMessages.failed) : fillIn);
  const error = problem && message();

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
      await sendProof(proofOf(method, typed));
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

function proofOf(method: FactorMethod, typed: string): Proof {
  if (method === 'app') return { code: typed };
  return method === 'recovery' ? { recoveryCode: typed.trim() } : { password: typed };
}
