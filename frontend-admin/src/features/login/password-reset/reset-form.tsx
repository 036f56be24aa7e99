import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import { ApiError } from 'frontend-shared/api/error';
import type { Locale } from 'frontend-shared/i18n/locale';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useMessages } from '../../../content/messages';
import { resetPassword } from '../../../content/reset-password';
import { type PasswordLink, saveNewPassword } from '../../../data/account/password-reset';
import { PasswordField } from '../../../ui/form/account-fields';
import { FormError, FormSuccess } from '../../../ui/form/form-messages';
import { Icon } from '../../../ui/icon';
import { errorMessage } from '../../../ui/text/error-message';

type ResetMessages = (typeof resetPassword)[Locale];

/** The error and the fields that it concerns. */
interface Problem {
  /** A function, because the language may change while the error is shown. */
  message: (messages: ResetMessages) => string;
  password: boolean;
  confirmation: boolean;
}

/** Counts characters, like the API. Some characters have two code units in a string. */
const isLongEnough = (password: string, minLength: number) => [...password].length >= minLength;

/** The first error of the two fields, in the order of the specification (§5). */
function problemOf(password: string, confirmation: string, minLength: number): Problem | undefined {
  if (!password || !confirmation) {
    return { message: (messages) => messages.fillBoth, password: !password, confirmation: !confirmation };
  }
  if (password !== confirmation)
    return { message: (messages) => messages.noMatch, password: false, confirmation: true };
  if (!isLongEnough(password, minLength)) {
    return { message: (messages) => messages.tooShort(minLength), password: true, confirmation: false };
  }
  return undefined;
}

/** The only rule that is checked while typing. */
function LengthRule({ isMet, minLength }: { isMet: boolean; minLength: number }) {
  const messages = useMessages(resetPassword);
  return (
    <p className={isMet ? 'ad-login__rule ad-login__rule--met' : 'ad-login__rule'}>
      <Icon name={isMet ? 'tick' : 'minus'} size={16} />
      {messages.rule(minLength)}
      {isMet && <span className="ad-hidden">{messages.ruleMet}</span>}
    </p>
  );
}

interface ResetFormProps {
  token: string;
  link: PasswordLink;
  isDone: boolean;
  onDone: () => void;
  /** Called when the link has been used or has expired in the meantime. */
  onInvalidLink: () => void;
}

/** Sets a new password with a link from a mail. */
export function ResetForm({ token, link, isDone, onDone, onInvalidLink }: ResetFormProps) {
  const messages = useMessages(resetPassword);
  const { email, minLength, purpose } = link;
  const purposeMessages = messages[purpose];
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const passwordField = useRef<InputRef>(null);
  const confirmationField = useRef<InputRef>(null);
  const errorId = useId();
  const describedBy = problem ? errorId : undefined;

  function report(found: Problem) {
    setProblem(found);
    if (found.password) passwordField.current?.focus();
    else if (found.confirmation) confirmationField.current?.focus();
  }

  async function send() {
    setBusy(true);
    setProblem(undefined);
    try {
      await saveNewPassword(token, password);
      onDone();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'NOT_FOUND') return onInvalidLink();
      report({
        message: (shown) => errorMessage(failure, shown[purpose].failed),
        password: failure instanceof ApiError && failure.status === 400,
        confirmation: false,
      });
    }
    setBusy(false);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || isDone) return;
    const found = problemOf(password, confirmation, minLength);
    if (found) report(found);
    else void send();
  }

  return (
    <form className="ad-login__form" onSubmit={onSubmit} noValidate>
      <div>
        <h1>{purposeMessages.heading}</h1>
        <p className="ad-quiet">
          {purposeMessages.intro} <strong className="ad-login__account">{email}</strong>.{' '}
          {purposeMessages.consequence}
        </p>
      </div>
      <FormSuccess text={isDone ? purposeMessages.done : undefined} />
      <FormError id={errorId} text={problem?.message(messages)} />
      {/* Password managers store the password under this address. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={passwordField}
        label={messages.newPassword}
        show={messages.showNew}
        hide={messages.hideNew}
        name="newPassword"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        isWrong={problem?.password ?? false}
        describedBy={describedBy}
        help={<LengthRule isMet={isLongEnough(password, minLength)} minLength={minLength} />}
      />
      <PasswordField
        ref={confirmationField}
        label={messages.confirm}
        show={messages.showConfirm}
        hide={messages.hideConfirm}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
        isWrong={problem?.confirmation ?? false}
        describedBy={describedBy}
      />
      <Button type="primary" htmlType="submit" loading={busy} block>
        {busy ? purposeMessages.submitting : purposeMessages.submit}
      </Button>
    </form>
  );
}
