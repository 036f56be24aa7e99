import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { login } from '../../../content/login';
import { useMessages } from '../../../content/messages';
import { requestReset } from '../../../data/account/password-reset';
import { EmailField } from '../../../ui/form/account-fields';
import { FormError, FormSuccess } from '../../../ui/form/form-messages';
import { ModeButton } from '../../../ui/form/mode-button';
import { errorMessage, isFieldError } from '../../../ui/text/error-message';

/** How long the answer is shown before the login form returns, in ms (specification §2). */
const SHOWN_MS = 3_000;

/** Submits the request and holds its error. */
function useResetRequest(onDone: (message: string) => void) {
  const messages = useMessages(login).forgot;
  const [busy, setBusy] = useState(false);
  // Stores the error, not its text, because the language may change while it is shown. If there is no `failure`, the
  // field is empty.
  const [problem, setProblem] = useState<{ failure?: unknown; isField: boolean }>();
  const [sent, setSent] = useState<string>();

  useEffect(() => {
    if (sent === undefined) return;
    const timer = setTimeout(() => onDone(sent), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [sent, onDone]);

  /** @returns whether the address is invalid */
  async function submit(email: string): Promise<boolean> {
    if (!email) {
      setProblem({ isField: true });
      return true;
    }
    setBusy(true);
    setProblem(undefined);
    let isField = false;
    try {
      setSent(await requestReset(email));
    } catch (failure) {
      isField = isFieldError(failure, 'email');
      setProblem({ failure, isField });
    }
    setBusy(false);
    return isField;
  }
  const message = () =>
    problem?.failure ? errorMessage(problem.failure, messages.failed) : messages.enterEmail;
  return { busy, error: problem && message(), isField: problem?.isField ?? false, sent, submit };
}

interface ForgotFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
  /** Called when the link was requested and the answer has been shown. Must be a stable function. */
  onDone: (message: string) => void;
}

/** Requests a password reset link, then returns to the login form. */
export function ForgotForm({ email, onEmail, onBack, onDone }: ForgotFormProps) {
  const loginMessages = useMessages(login);
  const messages = loginMessages.forgot;
  const { busy, error, isField, sent, submit } = useResetRequest(onDone);
  const field = useRef<InputRef>(null);
  const errorId = useId();

  useEffect(() => {
    field.current?.focus();
  }, []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    // Not again while the answer is shown.
    if (busy || sent !== undefined) return;
    if (await submit(email.trim())) field.current?.focus();
  }

  return (
    <form className="ad-login__form" onSubmit={(event) => void onSubmit(event)} noValidate>
      <div>
        <h1>{messages.heading}</h1>
        <p className="ad-quiet">{messages.intro}</p>
      </div>
      <FormSuccess text={sent} />
      <FormError id={errorId} text={error} />
      <EmailField
        ref={field}
        label={loginMessages.email}
        value={email}
        onChange={onEmail}
        isWrong={isField}
        describedBy={error ? errorId : undefined}
      />
      <Button type="primary" htmlType="submit" loading={busy} block>
        {busy ? messages.submitting : messages.submit}
      </Button>
      <ModeButton text={messages.back} onPress={onBack} />
    </form>
  );
}
