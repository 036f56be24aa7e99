import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import { ApiError } from 'frontend-shared/api/error';
import { type FactorChallenge, useSession } from 'frontend-shared/api/session';
import { useNavigate } from 'frontend-shared/routing/router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { canUsePasskeys, getPasskey } from '../../browser/passkeys';
import { login } from '../../content/login';
import { useMessages } from '../../content/messages';
import { passkeys } from '../../content/passkeys';
import { requestPasskeyLogin } from '../../data/account/passkeys';
import { AFTER_LOGIN } from '../../routing/start-pages';
import { EmailField, PasswordField } from '../../ui/form/account-fields';
import { FormError, FormSuccess } from '../../ui/form/form-messages';
import { ModeButton } from '../../ui/form/mode-button';
import { PasskeyButton } from '../../ui/form/passkey-button';
import { PasskeyNote } from '../../ui/form/passkey-note';
import { errorMessage, isFieldError } from '../../ui/text/error-message';

const FIELDS = ['email', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** The server does not say which of the two is wrong, so both are marked. */
function wrongFieldsOf(failure: unknown): readonly Field[] {
  if (failure instanceof ApiError && failure.code === 'UNAUTHENTICATED') return FIELDS;
  return FIELDS.filter((field) => isFieldError(failure, field));
}

/** Submits the login and holds its error. */
function useLogin(destination: string, onChallenge: (challenge: FactorChallenge) => void) {
  const messages = useMessages(login);
  const logIn = useSession((session) => session.login);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // Stores the error, not its text, because the language may change while it is shown. If there is no `failure`, a
  // field is empty.
  const [problem, setProblem] = useState<{ failure?: unknown; wrong: readonly Field[] }>();

  /** @returns the fields that are wrong */
  async function submit(email: string, password: string): Promise<readonly Field[]> {
    const missing = FIELDS.filter((field) => !{ email, password }[field]);
    if (missing.length > 0) {
      setProblem({ wrong: missing });
      return missing;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const challenge = await logIn(email, password);
      if (challenge) onChallenge(challenge);
      else navigate(destination, { replace: true, state: AFTER_LOGIN });
      return [];
    } catch (failure) {
      const wrong = wrongFieldsOf(failure);
      setProblem({ failure, wrong });
      setBusy(false);
      return wrong;
    }
  }
  const message = () =>
    problem?.failure ? errorMessage(problem.failure, messages.failed) : messages.fillBoth;
  return { busy, error: problem && message(), wrong: problem?.wrong ?? [], submit };
}

interface LoginFormProps {
  /** Where to go after logging in. */
  destination: string;
  /** Whether a session has just ended. */
  sessionEnded: boolean;
  /** Confirmation of what was done before the login. */
  successMessage: string | undefined;
  /** Why the login has to start again. */
  restartReason: string | undefined;
  /**
   * Whether the first empty field gets the focus: after another step of the login, and on devices without an on-screen
   * keyboard.
   */
  autoFocus: boolean;
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  /** Called when the password is correct and a second factor is required. */
  onChallenge: (challenge: FactorChallenge) => void;
}

export function LoginForm(props: LoginFormProps) {
  const messages = useMessages(login);
  const passkeysMessages = useMessages(passkeys);
  const {
    destination,
    sessionEnded,
    successMessage,
    restartReason,
    autoFocus,
    email,
    onEmail,
    onForgot,
    onChallenge,
  } = props;
  const { busy, error, wrong, submit } = useLogin(destination, onChallenge);
  const logInByPasskey = useSession((session) => session.logInByPasskey);
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const emailField = useRef<InputRef>(null);
  const passwordField = useRef<InputRef>(null);
  const errorId = useId();
  const describedBy = error ? errorId : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (autoFocus) (email ? passwordField : emailField).current?.focus();
  }, []);

  async function askForPasskey() {
    const { challenge, passkey } = await requestPasskeyLogin();
    await logInByPasskey(challenge, await getPasskey(passkey));
    navigate(destination, { replace: true, state: AFTER_LOGIN });
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [first] = await submit(email.trim(), password);
    if (first) (first === 'email' ? emailField : passwordField).current?.focus();
  }

  return (
    <form className="ad-login__form" onSubmit={(event) => void onSubmit(event)} noValidate>
      <div>
        <h1>{messages.heading}</h1>
        <p className="ad-quiet">{messages.intro}</p>
      </div>
      {(restartReason ?? sessionEnded) && !error && (
        <Alert type="info" role="status" title={restartReason ?? messages.ended} />
      )}
      <FormSuccess text={error ? undefined : successMessage} />
      <FormError id={errorId} text={error} />
      <EmailField
        ref={emailField}
        label={messages.email}
        value={email}
        onChange={onEmail}
        isWrong={wrong.includes('email')}
        describedBy={describedBy}
      />
      <PasswordField
        ref={passwordField}
        label={messages.password}
        show={messages.show}
        hide={messages.hide}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        isWrong={wrong.includes('password')}
        describedBy={describedBy}
        aside={<ModeButton text={messages.forgot.open} onPress={onForgot} />}
      />
      <Button type="primary" htmlType="submit" loading={busy} block>
        {busy ? messages.submitting : messages.submit}
      </Button>
      {canUsePasskeys() && (
        <>
          <p className="ad-login__or">{passkeysMessages.or}</p>
          <PasskeyButton
            label={passkeysMessages.logIn}
            busy={passkeysMessages.asking}
            askForPasskey={askForPasskey}
          />
        </>
      )}
      <PasskeyNote />
    </form>
  );
}
