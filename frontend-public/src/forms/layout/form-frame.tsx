import './form-frame.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { DRAFT_ID } from 'frontend-shared/hydration/early-draft';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { ErrorSummary } from 'frontend-shared/ui/field/error-summary';
import { toaster } from 'frontend-shared/ui/toast/toaster';
import type { FormEvent, ReactNode } from 'react';
import { MailLink } from '../../blocks/links/mail-link';
import { useFormsMessages } from '../../content/use-forms-messages';
import type { FormMessages } from '../form-messages';
import { DraftOffer } from '../notices/draft-offer';
import { PrivacyNotice } from '../notices/privacy-notice';
import { controlId, type FormPlan } from '../rules/form-description';
import { serverMessage } from '../rules/problem-text';
import type { Form } from '../state/form-store';
import { useFields } from '../state/use-fields';
import { FormFooter } from './form-footer';

interface FormFrameProps<T extends string, F extends string, A> {
  form: Form<T, F, A>;
  messages: FormMessages<NoInfer<T>, NoInfer<F>>;
  site: SiteConfig;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** For a form of one box: no offer of a draft, no "Clear form". */
  compact?: boolean;
  /** For a form in steps: whether the press of the button sends it. Answer false after going to the next step. */
  confirmSubmit?: () => boolean;
  /** Shown below the fields instead of the usual footer. */
  foot?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * Everything a form has around its fields: the summary of what is wrong, the mark for programs, the privacy notice, what
 * happened, progress and buttons. A toast says how the sending went where the messages have one;
 * the receipt is shown by whoever shows the form.
 */
export function FormFrame<T extends string, F extends string, A extends { message?: string }>({
  form,
  messages,
  site,
  labelledBy,
  compact = false,
  confirmSubmit = () => true,
  foot = <FormFooter form={form} messages={messages} compact={compact} />,
  children,
}: FormFrameProps<T, F, A>) {
  const shared = useFormsMessages();
  const state = form.use();
  const submit = useSubmit(form, messages, confirmSubmit);
  return (
    <form
      className={compact ? 'pu-form-frame pu-form-frame--compact' : 'pu-form-frame'}
      noValidate
      // Where scripts fail, what was typed must not end up in the address.
      method="post"
      onSubmit={submit}
      {...{ [DRAFT_ID]: form.plan.id }}
      data-sent={shared.sentAs}
      // The shell marks it when it is sent before its code is here, and after a reload with the reference it was sent under.
      suppressHydrationWarning
      aria-labelledby={labelledBy}
    >
      {state.offeredDraft && !compact && (
        <DraftOffer
          notKept={notKeptOf(form.plan)}
          onRestore={() => form.restoreEarlierDraft()}
          onForget={() => form.discardEarlierDraft()}
        />
      )}
      <Summary form={form} messages={messages} />
      <p className="pu-form-frame__no-script">
        {shared.noScript} <MailLink to={site.supportEmail}>{site.supportEmail}</MailLink>
      </p>
      <fieldset className="pu-form-frame__fields" disabled={state.phase === 'sending'}>
        {children}
      </fieldset>
      <div className="pu-form-frame__trap" aria-hidden="true">
        <label>
          {shared.spamTrap}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <PrivacyNotice messages={messages.privacy} site={site} />
      {foot}
    </form>
  );
}

/** Of the forms whose drafts are offered, the only one with a secret field is that with PAN and file. */
function notKeptOf<T extends string, F extends string>({ files, texts, fields }: FormPlan<T, F>) {
  if (files.length === 0) return 'nothing';
  return texts.some((name) => fields[name].secret) ? 'fileAndPan' : 'file';
}

/** The linked list of what is wrong, once a submit with several wrong fields was refused. */
function Summary<T extends string, F extends string, A>({
  form,
  messages,
}: Pick<FormFrameProps<T, F, A>, 'form' | 'messages'>) {
  const shared = useFormsMessages();
  const { summary, refusals } = form.use();
  const { error } = useFields(form, messages);
  const wrong = form.plan.order.flatMap((field) => {
    const text = error(field);
    const { name, label } = messages.fields[field];
    return text ? [{ fieldId: controlId(form.plan, field), text: `${name ?? label}: ${text}` }] : [];
  });
  if (!summary || wrong.length === 0) return null;
  return <ErrorSummary title={shared.summaryTitle(wrong.length)} errors={wrong} attempt={refusals} />;
}

/** The toast of the last failed attempt: it goes when the next one begins, even in a form that was mounted again. */
let lastFailure = 0;

function useSubmit<T extends string, F extends string, A extends { message?: string }>(
  form: Form<T, F, A>,
  messages: FormMessages<T, F>,
  mayFile: () => boolean,
) {
  const locale = useLocale();
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!mayFile()) return;
    const website = new FormData(event.currentTarget).get('website');
    toaster.dismiss(lastFailure);
    const outcome = await form.submit(locale, typeof website === 'string' ? website : '');
    const { failure, success } = messages;
    if (outcome === 'failed' && failure.toast) lastFailure = toaster.show('error', failure.toast);
    if (typeof outcome === 'object' && success.toast) {
      toaster.show('success', serverMessage(outcome.answer.message, locale) || success.toast);
    }
  };
}
