import './app-notice-form.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { TextField } from 'frontend-shared/ui/field/text-field';
import { SuccessIcon } from 'frontend-shared/ui/icon';
import { useEffect, useRef } from 'react';
import type { AppNoticeMessages } from '../../content/en/contact';
import { FormFrame } from '../../forms/layout/form-frame';
import { useFields } from '../../forms/state/use-fields';
import { useForm } from '../../forms/state/use-form';
import { appNotice } from './app-notice';

interface AppNoticeFormProps {
  messages: AppNoticeMessages;
  site: SiteConfig;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

/** Form with a single e-mail field, to be notified when the app is launched. */
export function AppNoticeForm({ messages, site, labelledBy }: AppNoticeFormProps) {
  const { submitted } = useForm(appNotice);
  const { text } = useFields(appNotice, messages);
  if (submitted)
    return (
      <Confirmation
        email={submitted.values.email}
        reference={submitted.answer.data.reference}
        messages={messages}
      />
    );
  return (
    <FormFrame form={appNotice} messages={messages} site={site} labelledBy={labelledBy} compact>
      <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" />
    </FormFrame>
  );
}

/**
 * Confirms the request. Takes the focus, since the focused button was removed; not after a reload, which is recognised
 * by the missing address, since the address is not stored.
 */
function Confirmation({
  email,
  reference,
  messages,
}: {
  email: string;
  reference: string;
  messages: AppNoticeMessages;
}) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (email) note.current?.focus({ preventScroll: true });
  }, [email]);
  return (
    <p className="pu-app-noted" ref={note} tabIndex={-1}>
      <SuccessIcon size={22} />
      <span>
        {messages.noted(email.trim())} {messages.reference} <strong className="cf-number">{reference}</strong>
      </span>
    </p>
  );
}
