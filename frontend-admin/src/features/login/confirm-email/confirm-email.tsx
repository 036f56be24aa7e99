import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { ApiError } from 'frontend-shared/api/error';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect, useId, useRef } from 'react';
import { emailChange } from '../../../content/email-change';
import { confirmEmail, type EmailLink, rejectEmailChange } from '../../../data/account/email-change';
import { longDateTime } from '../../../format/date-time';
import { FormError, FormSuccess } from '../../../ui/form/form-messages';
import { errorMessage } from '../../../ui/text/error-message';

interface ConfirmEmailProps {
  token: string;
  link: EmailLink;
  onDone: (outcome: 'changed' | 'refused') => void;
  /** Called when the state of the link has changed, to refetch it. */
  onStale: () => Promise<void>;
}

/** Shows the change with a button to confirm it and, for the current address, one to reject it. */
export function ConfirmEmail({ token, link, onDone, onStale }: ConfirmEmailProps) {
  const locale = useLocale();
  const messages = emailChange[locale].confirm;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The link was used or cancelled in the meantime, or confirmed by a request whose response was lost.
  const onError = (error: unknown) =>
    error instanceof ApiError && error.code === 'NOT_FOUND' ? onStale() : undefined;
  const confirm = useMutation({
    mutationFn: () => confirmEmail(token),
    onSuccess: (isChanged) => (isChanged ? onDone('changed') : onStale()),
    onError,
  });
  const refuse = useMutation({
    mutationFn: () => rejectEmailChange(token),
    onSuccess: () => onDone('refused'),
    onError,
  });
  const failure = confirm.error ?? refuse.error;
  const isBusy = confirm.isPending || refuse.isPending;
  const wasConfirmedHere = confirm.isSuccess && link.isConfirmed;

  // The pressed button had the focus and has been unmounted.
  useEffect(() => {
    if (wasConfirmedHere) heading.current?.focus();
  }, [wasConfirmedHere]);

  return (
    <div className="ad-login__form">
      <h1 ref={heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      <p>{messages.asked[link.address]}</p>
      <dl className="ad-rows">
        <div>
          <dt>{messages.current}</dt>
          <dd className="ad-login__account">{link.currentEmail}</dd>
        </div>
        <div>
          <dt>{messages.next}</dt>
          <dd className="ad-login__account">{link.newEmail}</dd>
        </div>
      </dl>
      <FormSuccess text={link.isConfirmed ? messages.unconfirmed : undefined} />
      {!link.isConfirmed && (
        <p className="ad-quiet">
          {link.isOtherConfirmed ? messages.decides : messages.first(longDateTime(link.expiresAt, locale))}
        </p>
      )}
      <FormError id={`${id}-error`} text={failure ? errorMessage(failure, messages.failed) : undefined} />
      {!link.isConfirmed && (
        <Button type="primary" block loading={confirm.isPending} onClick={() => isBusy || confirm.mutate()}>
          {messages.submit}
        </Button>
      )}
      {link.address === 'current' && (
        <Button danger block loading={refuse.isPending} onClick={() => isBusy || refuse.mutate()}>
          {messages.refuse}
        </Button>
      )}
    </div>
  );
}
