import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { account } from '../../content/account';
import { common } from '../../content/common';
import { login } from '../../content/login';
import { useMessages } from '../../content/messages';
import { changePassword } from '../../data/account/own-password';
import { ownSessions } from '../../data/account/own-sessions';
import { showToast } from '../../state/toasts';
import { PasswordField } from '../../ui/form/account-fields';
import { FormError } from '../../ui/form/form-messages';
import { errorMessage, isFieldError } from '../../ui/text/error-message';
import { useIsMounted } from '../../ui/use-is-mounted';
import '../../ui/form/form.css';
import { AccountCard } from './account-card';

const FIELDS = ['currentPassword', 'newPassword'] as const;
type Field = (typeof FIELDS)[number];

/** Changes the password. The input is kept until the server accepts the change. */
export function PasswordCard() {
  const loginMessages = useMessages(login);
  const messages = useMessages(account).password;
  const commonMessages = useMessages(common);
  const queryClient = useQueryClient();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; fields: readonly Field[] }>();

  const first = useRef<InputRef>(null);
  const second = useRef<InputRef>(null);
  const isOnScreen = useIsMounted();

  // The button that opened the form had the focus and has been unmounted.
  useEffect(() => {
    if (isOpen) first.current?.focus();
  }, [isOpen]);

  function close() {
    setOpen(false);
    setCurrent('');
    setNext('');
    setFailure(undefined);
  }

  function report(text: string, fields: readonly Field[]) {
    setFailure({ text, fields });
    if (fields[0]) (fields[0] === 'currentPassword' ? first : second).current?.focus();
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const typed = { currentPassword: current, newPassword: next };
    const missing = FIELDS.filter((name) => !typed[name]);
    if (missing.length > 0) return report(loginMessages.fillBoth, missing);
    setBusy(true);
    setFailure(undefined);
    try {
      await changePassword(current, next);
      showToast({ kind: 'success', text: messages.changed });
      close();
      await queryClient.invalidateQueries(ownSessions());
    } catch (error) {
      const why = errorMessage(error, commonMessages.failed);
      // Without the toast, a user who has left the page would assume that the new password is set.
      if (!isOnScreen.current) showToast({ kind: 'error', text: messages.notChanged(why) });
      report(
        why,
        FIELDS.filter((name) => isFieldError(error, name)),
      );
    }
    setBusy(false);
  }

  const field = (name: Field) => ({
    isWrong: failure?.fields.includes(name) ?? false,
    describedBy: failure ? `${id}-error` : undefined,
    name,
  });

  return (
    <AccountCard title={messages.title} intro={messages.intro}>
      {isOpen ? (
        <form className="ad-form ad-password" onSubmit={(event) => void onSubmit(event)} noValidate>
          <FormError id={`${id}-error`} text={failure?.text} />
          <PasswordField
            {...field('currentPassword')}
            ref={first}
            label={messages.current}
            show={messages.showCurrent}
            hide={messages.hideCurrent}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
          <PasswordField
            {...field('newPassword')}
            ref={second}
            label={messages.next}
            show={messages.showNext}
            hide={messages.hideNext}
            autoComplete="new-password"
            value={next}
            onChange={setNext}
          />
          <div className="ad-password__buttons">
            <Button type="primary" htmlType="submit" loading={busy}>
              {messages.submit}
            </Button>
            {/* Cancelling would not stop the request, but hide its result. */}
            <Button disabled={busy} onClick={close}>
              {messages.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <Button onClick={() => setOpen(true)}>{messages.open}</Button>
      )}
    </AccountCard>
  );
}
