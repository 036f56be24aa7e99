import './form-frame.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { DRAFT_ID } from 'frontend-shared/hydration/early-draft';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { ErrorSummary } from 'frontend-shared/ui/field/error-summary';
import { toaster } from 'frontend-shared/ui/toast/toaster';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MailLink } from '../../blocks/links/mail-link';
import { useFormsMessages } from '../../content/use-forms-messages';
import type { FormMessages } from '../form-messages';
import { DraftOffer } from '../notices/draft-offer';
import { PrivacyNotice } from '../notices/privacy-notice';
import { type CompiledForm, controlId } from '../rules/form-description';
import { serverMessage } from '../rules/problem-text';
import type { Form } from '../state/form-store';
import type { Draft } from '../state/stored/draft';
import { useFields } from '../state/use-fields';
import { FormFooter } from './form-footer';

interface FormFrameProps<T extends string, F extends string, A> {
  form: Form<T, F, A>;
  messages: FormMessages<NoInfer<T>, NoInfer<F>>;
  site: SiteConfig;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** For a form with a single field: no draft offer, no "Clear form". */
  compact?: boolean;
  /** For a multi-step form: whether the button submits. Return false after going to the next step. */
  confirmSubmit?: () => boolean;
  /** Shown below the fields instead of the usual footer. */
  footer?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * Everything around the fields of a form: error summary, honeypot, privacy notice and footer. Shows a toast for the
 * outcome where the messages have one. The receipt is shown by the component that renders the form.
 */
export function FormFrame<T extends string, F extends string, A extends { message?: string }>({
  form,
  messages,
  site,
  labelledBy,
  compact = false,
  confirmSubmit = () => true,
  footer = <FormFooter form={form} messages={messages} compact={compact} />,
  children,
}: FormFrameProps<T, F, A>) {
  const shared = useFormsMessages();
  const state = form.use();
  const submit = useSubmit(form, messages, confirmSubmit);
  return (
    <form
      className={compact ? 'pu-form-frame pu-form-frame--compact' : 'pu-form-frame'}
      noValidate
      // If JavaScript fails, the typed values must not end up in the URL.
      method="post"
      onSubmit={submit}
      {...{ [DRAFT_ID]: form.compiled.id }}
      data-sent={shared.sentAs}
      // The shell sets attributes on it: when it is submitted before hydration, and after a reload with a stored
      // receipt.
      suppressHydrationWarning
      aria-labelledby={labelledBy}
    >
      {state.offeredDraft && !compact && (
        <DraftOffer
          notKept={notKeptOf(form.compiled, state.offeredDraft)}
          onRestore={() => form.restoreEarlierDraft()}
          onDiscard={() => form.discardEarlierDraft()}
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
      {footer}
    </form>
  );
}

/**
 * Which inputs the draft offer does not restore. The only form with a secret field among those with a draft offer is
 * the one with PAN and file, which are both required.
 */
function notKeptOf<T extends string, F extends string>(
  { texts, fields }: CompiledForm<T, F>,
  { fileNames }: Draft<T>,
) {
  if (texts.some((name) => fields[name].secret)) return 'fileAndPan';
  return Object.keys(fileNames).length > 0 ? 'file' : 'nothing';
}

/** Error summary with links to the fields; shown after a rejected submit with several invalid fields. */
function Summary<T extends string, F extends string, A>({
  form,
  messages,
}: Pick<FormFrameProps<T, F, A>, 'form' | 'messages'>) {
  const shared = useFormsMessages();
  const { summary, refusals } = form.use();
  const { error } = useFields(form, messages);
  const wrong = form.compiled.order.flatMap((field) => {
    const text = error(field);
    const { name, label } = messages.fields[field];
    return text ? [{ fieldId: controlId(form.compiled, field), text: `${name ?? label}: ${text}` }] : [];
  });
  // Once everything was corrected, a field that is wrong again only shows its own error: a new summary takes the focus.
  const [correctedAt, setCorrectedAt] = useState(0);
  const isCorrected = summary && (wrong.length === 0 || correctedAt === refusals);
  const at = isCorrected ? refusals : 0;
  if (at !== correctedAt) setCorrectedAt(at);
  if (!summary || isCorrected) return null;
  return <ErrorSummary title={shared.summaryTitle(wrong.length)} errors={wrong} attempt={refusals} />;
}

/**
 * Id of the toast of the last failed attempt. Module state, so that the next attempt dismisses it even after a remount.
 */
let lastFailureToast = 0;

function useSubmit<T extends string, F extends string, A extends { message?: string }>(
  form: Form<T, F, A>,
  messages: FormMessages<T, F>,
  confirmSubmit: () => boolean,
) {
  const locale = useLocale();
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!confirmSubmit()) return;
    const website = new FormData(event.currentTarget).get('website');
    toaster.dismiss(lastFailureToast);
    const outcome = await form.submit(locale, typeof website === 'string' ? website : '');
    const { failure, success } = messages;
    // The page says what is stored, and “failed” would contradict it.
    if (outcome === 'failed' && failure.toast && !form.use.getState().failure?.stored)
      lastFailureToast = toaster.show('error', failure.toast);
    if (typeof outcome === 'object' && success.toast) {
      toaster.show('success', serverMessage(outcome.answer.message, locale) || success.toast);
    }
  };
}
