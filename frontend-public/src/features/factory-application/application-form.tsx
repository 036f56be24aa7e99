import { type Locale, splitLocale } from 'frontend-shared/locale';
import type { SiteConfig } from 'frontend-shared/site-config';
import { toaster } from 'frontend-shared/toaster';
import { ErrorSummary } from 'frontend-shared/ui/error-summary';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApplicationFormWords } from '../../content/use-application-form-words';
import { controlId, fieldOrder, type SectionName } from './application-fields';
import { ApplicationFieldsets } from './application-fieldsets';
import './application-form.css';
import { ApplicationPanel } from './application-panel';
import { type ApplicationState, application, useApplication, visibleProblems } from './application-store';
import { FormFoot } from './form-foot';
import { PartList } from './part-list';
import { PrivacyNotice } from './privacy-notice';
import { problemText } from './problem-words';
import { ReceiptPanel } from './receipt';

interface ApplicationFormProps {
  locale: Locale;
  site: SiteConfig;
  /** What follows an application, for the receipt. */
  nextSteps: ReadonlyArray<readonly [string, string]>;
}

/** The Factory Application Form with its parts, its running account and, once it is filed, its receipt. */
export function ApplicationForm({ locale, site, nextSteps }: ApplicationFormProps) {
  const words = useApplicationFormWords();
  const state = useApplication();
  const [current, setCurrent] = useState<SectionName | null>(null);
  const problems = visibleProblems(state);
  useScreenLife();
  return (
    <div className="pu-form">
      <header className="pu-form__intro">
        <h2 className="cf-form-title" id="factory-form-title" tabIndex={-1}>
          {words.title}
        </h2>
        {state.phase !== 'sent' && (
          <>
            <p className="cf-muted">{words.intro}</p>
            <PartList state={state} problems={problems} current={current} words={words} />
          </>
        )}
      </header>
      <div className="pu-form__card">
        {state.receipt ? (
          <ReceiptPanel receipt={state.receipt} words={words.success} steps={nextSteps} locale={locale} />
        ) : (
          <TheForm {...{ state, problems, words, locale, site }} onEnter={setCurrent} />
        )}
      </div>
      <ApplicationPanel state={state} words={words} />
    </div>
  );
}

interface TheFormProps {
  state: ApplicationState;
  problems: ReturnType<typeof visibleProblems>;
  words: ReturnType<typeof useApplicationFormWords>;
  locale: Locale;
  site: SiteConfig;
  onEnter: (section: SectionName) => void;
}

function TheForm({ state, problems, words, locale, site, onEnter }: TheFormProps) {
  const submitButton = useFocusOrder(state);
  /** The message of the previous try goes when the next one begins. */
  const lastToast = useRef(0);
  const wrong = fieldOrder.flatMap((field) => {
    const problem = problems[field];
    return problem
      ? [
          {
            fieldId: controlId(field),
            text: `${words.fieldNames[field]}: ${problemText(field, problem, words)}`,
          },
        ]
      : [];
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get('website');
    toaster.dismiss(lastToast.current);
    const outcome = await application.submit(locale, typeof website === 'string' ? website : '');
    if (outcome === 'failed') lastToast.current = toaster.show('error', words.failure.toast);
    else if (typeof outcome === 'object') toaster.show('success', outcome.message || words.success.toast);
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby="factory-form-title">
      {state.summary && wrong.length > 0 && (
        <ErrorSummary title={words.summaryTitle(wrong.length)} errors={wrong} attempt={state.refusals} />
      )}
      <fieldset className="pu-form__parts" disabled={state.phase === 'sending'}>
        <ApplicationFieldsets state={state} problems={problems} words={words} onEnter={onEnter} />
      </fieldset>
      <div className="pu-form__trap" aria-hidden="true">
        <label>
          {words.spamTrap}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <PrivacyNotice words={words.privacy} locale={locale} site={site} />
      <FormFoot state={state} words={words} submitButton={submitButton} />
    </form>
  );
}

/** Brings a draft back on arrival and empties everything on leaving; a change of language is no leaving. */
function useScreenLife(): void {
  useEffect(() => {
    const { path } = splitLocale(window.location.pathname);
    application.open();
    return () => {
      if (splitLocale(window.location.pathname).path !== path) application.leave();
    };
  }, []);
}

/**
 * Where the focus goes: to the one wrong field after a refused submit (several have the summary, which takes it
 * itself), and to the submit button when the control that had it is switched off or gone.
 */
function useFocusOrder(state: ApplicationState) {
  const submitButton = useRef<HTMLButtonElement>(null);
  const latest = useRef(state);
  latest.current = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the focus
  useEffect(() => {
    const { refusals, summary } = latest.current;
    if (refusals === 0 || summary) return;
    const problems = visibleProblems(latest.current);
    const first = fieldOrder.find((field) => problems[field]);
    if (first) document.getElementById(controlId(first))?.focus();
  }, [state.refusals]);
  const wasSending = useRef(false);
  useEffect(() => {
    const sending = state.phase === 'sending';
    const lost = wasSending.current && document.activeElement === document.body;
    if (sending || lost) submitButton.current?.focus({ preventScroll: true });
    wasSending.current = sending;
  }, [state.phase]);
  return submitButton;
}
