import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import Skeleton from 'antd/es/skeleton';
import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { common } from '../../content/common';
import { emailChange } from '../../content/email-change';
import { currentMessages, useMessages } from '../../content/messages';
import {
  cancelEmailChange,
  type OwnEmail,
  ownEmail,
  requestEmailChange,
} from '../../data/account/email-change';
import { profile } from '../../data/account/profile';
import { longDateTime } from '../../format/date-time';
import { showToast } from '../../state/toasts';
import { EmailField } from '../../ui/form/account-fields';
import { FormError } from '../../ui/form/form-messages';
import { errorMessage, isFieldError } from '../../ui/text/error-message';
import { ErrorNote } from '../../ui/text/error-note';
import '../../ui/form/form.css';
import { Icon } from '../../ui/icon';
import { AccountCard } from './account-card';

/** One of the two addresses, and whether it has been confirmed. */
function Address({ label, email, isConfirmed }: { label: string; email: string; isConfirmed: boolean }) {
  const messages = useMessages(emailChange).card;
  return (
    <li>
      <div>
        <p className="ad-quiet">{label}</p>
        <p className="ad-sessions__device">{email}</p>
      </div>
      <p className={isConfirmed ? 'ad-email__state ad-email__state--confirmed' : 'ad-email__state'}>
        <Icon name={isConfirmed ? 'tick' : 'clock'} size={16} />
        {isConfirmed ? messages.confirmed : messages.unconfirmed}
      </p>
    </li>
  );
}

/** A pending change: the requested address, which of the two addresses are confirmed, and a button to cancel. */
function PendingChange({ email, change }: { email: string; change: NonNullable<OwnEmail['change']> }) {
  const messages = useMessages(emailChange).card;
  const commonMessages = useMessages(common);
  const locale = useLocale();
  const id = useId();
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: async () => {
      await queryClient.invalidateQueries(ownEmail());
      showToast({ kind: 'success', text: messages.withdrawn });
    },
    // The change may have been confirmed in the meantime.
    onError: () => queryClient.invalidateQueries(ownEmail()),
  });
  return (
    <>
      <p>{messages.openLinks(longDateTime(change.expiresAt, locale))}</p>
      <ul className="ad-sessions ad-email" aria-label={messages.addresses}>
        <Address label={messages.current} email={email} isConfirmed={change.isCurrentConfirmed} />
        <Address label={messages.next} email={change.email} isConfirmed={change.isNewConfirmed} />
      </ul>
      <FormError
        id={`${id}-error`}
        text={withdraw.error ? errorMessage(withdraw.error, commonMessages.failed) : undefined}
      />
      <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {messages.withdraw}
      </Button>
    </>
  );
}

/** Requests a new address. The input is kept until the server accepts the request. */
function RequestForm({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const commonMessages = useMessages(common);
  const messages = useMessages(emailChange).card;
  const id = useId();
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<InputRef>(null);
  const request = useMutation({
    mutationFn: requestEmailChange,
    onSuccess: onDone,
    onError: (error) => {
      if (isFieldError(error, 'email')) field.current?.focus();
    },
  });
  const failure = request.error ? errorMessage(request.error, commonMessages.failed) : undefined;
  const problem = isMissing ? messages.missing : failure;

  // The button that opened the form had the focus and has been unmounted.
  useEffect(() => {
    field.current?.focus();
  }, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (request.isPending) return;
    const typed = email.trim();
    setMissing(!typed);
    if (typed) request.mutate(typed);
    else field.current?.focus();
  }

  return (
    <form className="ad-form ad-password" onSubmit={onSubmit} noValidate>
      <FormError id={`${id}-error`} text={problem} />
      <EmailField
        ref={field}
        label={messages.label}
        autoComplete="email"
        value={email}
        onChange={setEmail}
        isWrong={isMissing || isFieldError(request.error, 'email')}
        describedBy={problem ? `${id}-error` : undefined}
      />
      <div className="ad-password__buttons">
        <Button type="primary" htmlType="submit" loading={request.isPending}>
          {messages.submit}
        </Button>
        {/* Cancelling would not stop the request, but hide its result. */}
        <Button disabled={request.isPending} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}

/**
 * If the address changes while the console is open, shows a toast and updates the session, from which other parts of
 * the console show the address.
 */
function useNewAddress(email: string | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { admin } = useSession.getState();
    if (!email || !admin || admin.email === email) return;
    useSession.setState({ admin: { ...admin, email } });
    void queryClient.invalidateQueries(profile());
    showToast({ kind: 'success', text: currentMessages(emailChange).card.changed(email) });
  }, [email, queryClient]);
}

/** Changes the e-mail address that the account logs in with. */
export function EmailCard() {
  const messages = useMessages(emailChange).card;
  const { data, error, refetch, isFetchedAfterMount } = useQuery(ownEmail());
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // A cached address from an earlier visit may be older than the session, which is refreshed meanwhile.
  useNewAddress(isFetchedAfterMount ? data?.email : undefined);

  async function onAsked() {
    showToast({ kind: 'success', text: messages.sent });
    await queryClient.invalidateQueries(ownEmail());
    setOpen(false);
  }

  function content({ email, change }: OwnEmail) {
    if (change) return <PendingChange email={email} change={change} />;
    if (isOpen) return <RequestForm onDone={onAsked} onCancel={() => setOpen(false)} />;
    return <Button onClick={() => setOpen(true)}>{messages.open}</Button>;
  }

  return (
    <AccountCard title={messages.title} intro={messages.intro}>
      {!data && !error && <Skeleton active paragraph={{ rows: 1 }} />}
      {!data && error && (
        <ErrorNote error={error} fallback={messages.loadFailed} onRetry={() => void refetch()} />
      )}
      {data && content(data)}
    </AccountCard>
  );
}
