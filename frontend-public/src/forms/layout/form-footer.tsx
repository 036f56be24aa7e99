import './form-footer.css';
import { useHydrated } from 'frontend-shared/hydration/use-hydrated';
import { MB } from 'frontend-shared/i18n/file-size';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Button } from 'frontend-shared/ui/button';
import { UploadBar } from 'frontend-shared/ui/field/upload-bar';
import { InfoIcon, WarningIcon } from 'frontend-shared/ui/icon';
import type { ReactNode } from 'react';
import type { FormsMessages } from '../../content/en/forms';
import { useFormsMessages } from '../../content/use-forms-messages';
import type { FormMessages } from '../form-messages';
import { serverMessage } from '../rules/problem-text';
import type { Failure } from '../state/failure';
import type { FormState, FormStatus } from '../state/form-state';
import type { Form } from '../state/form-store';
import { useSubmitFocus } from '../state/use-form';

interface FormFooterProps<T extends string, F extends string, A> {
  form: Form<T, F, A>;
  messages: FormMessages<NoInfer<T>, NoInfer<F>>;
  /**
   * For a form with a single field: no "Clear form", and a secondary button, since it is not the page's main action.
   */
  compact?: boolean;
  submitLook?: 'primary' | 'secondary';
  /** For a multi-step form: label of the button instead of `messages.submit`. */
  submitLabel?: string | undefined;
  /** Why the form cannot be sent yet; shown beside the button. */
  disabledReason?: string | undefined;
  /** For a multi-step form: the button that goes back. */
  back?: ReactNode;
}

/** Failure or status of the form, upload progress and the buttons. */
export function FormFooter<T extends string, F extends string, A>({
  form,
  messages,
  compact = false,
  submitLook = compact ? 'secondary' : 'primary',
  submitLabel = messages.submit,
  disabledReason,
  back,
}: FormFooterProps<T, F, A>) {
  const submitButton = useSubmitFocus(form);
  const shared = useFormsMessages();
  const hydrated = useHydrated();
  const { phase, progress, failure, status } = form.use();
  const sending = phase === 'sending';
  const uploading = sending && form.compiled.files.length > 0;
  return (
    <div className="pu-form-footer">
      {/* Fields that the server rejected show their own error. */}
      {failure && (failure.kind !== 'checkFields' || messages.failure.banner) && (
        <FailureBanner
          failure={failure}
          formMessages={messages.failure}
          messages={shared.failure}
          storesRecord={form.compiled.noConsent !== true}
        />
      )}
      <div role="status" className="pu-form-footer__status">
        {status && <StatusLine status={status} messages={shared} onUndo={() => form.undoClear()} />}
        {uploading && <ProgressAnnouncement progress={progress} messages={shared} />}
      </div>
      {uploading && <Progress progress={progress} messages={shared} onCancel={() => form.cancel()} />}
      <div className="pu-form-footer__buttons">
        {!sending && back}
        <Button
          // Before hydration, a native submit would reload the page and lose what was typed.
          type={hydrated ? 'submit' : 'button'}
          // The shell records a click before hydration and submits the form afterwards.
          data-submits=""
          look={submitLook}
          ref={submitButton}
          busyLabel={sending ? messages.sending : undefined}
          disabledReason={sending ? undefined : disabledReason}
        >
          {failure && submitLabel === messages.submit ? shared.tryAgain : submitLabel}
        </Button>
      </div>
      {!compact && (
        <p className="pu-form-footer__keep cf-small cf-muted">
          {shared.keep}{' '}
          {!sending && (
            <button type="button" className="pu-form-footer__undo" onClick={() => form.clear()}>
              {shared.clear}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Smaller uploads show the percentage only, in bytes. */
const MIN_COUNTED_BYTES = MB / 10;

const toMegabytes = (bytes: number) => (bytes / MB).toFixed(1);

interface ProgressProps {
  progress: FormState<string, string, unknown>['progress'];
  messages: FormsMessages;
}

const percentOf = ({ sent, total }: ProgressProps['progress']) =>
  total > 0 ? Math.floor((sent / total) * 100) : 0;

/** Announces the upload progress to screen readers, at each quarter only. */
function ProgressAnnouncement({ progress, messages }: ProgressProps) {
  const percent = percentOf(progress);
  if (percent === 100) return <p>{messages.waiting}</p>;
  const quarter = percent - (percent % 25);
  return quarter > 0 && <p className="cf-visually-hidden">{messages.sentQuarter(quarter)}</p>;
}

function Progress({ progress, messages, onCancel }: ProgressProps & { onCancel: () => void }) {
  const { sent, total } = progress;
  const percent = percentOf(progress);
  const amount =
    total >= MIN_COUNTED_BYTES ? `, ${messages.sentOf(toMegabytes(sent), toMegabytes(total))}` : '';
  return (
    <div className="pu-form-footer__progress">
      <UploadBar percent={percent} label={messages.sending} text={`${percent}%${amount}`} />
      <Button look="secondary" size="small" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}

interface FailureBannerProps {
  failure: Failure;
  /** The form's own failure messages. */
  formMessages: FormMessages['failure'];
  messages: FormsMessages['failure'];
  /** The form stores a record, so people want to know that nothing was lost and nothing is stored twice. */
  storesRecord: boolean;
}

function FailureBanner({ failure, formMessages, messages, storesRecord }: FailureBannerProps) {
  const locale = useLocale();
  const message = serverMessage(failure.message, locale);
  const advice =
    failure.kind === 'tooOften' ? messages.tooOften(failure.minutes ?? 1) : messages[failure.kind];
  return (
    <div className="pu-failure" role="alert">
      <WarningIcon size={22} />
      <div>
        <p className="pu-failure__title">{formMessages.banner ?? message ?? formMessages.title}</p>
        {formMessages.banner && <p>{message ?? formMessages.title}</p>}
        {/* A server that explains itself has been reached. */}
        {!(failure.kind === 'unavailable' && message) && <p>{advice}</p>}
        {/* After an earlier version was stored, the next attempt stores another record. */}
        {storesRecord && failure.kind !== 'changed' && <p>{messages.kept}</p>}
        {failure.requestId && <p className="cf-small">{messages.requestId(failure.requestId)}</p>}
      </div>
    </div>
  );
}

function StatusLine({
  status,
  messages,
  onUndo,
}: {
  status: FormStatus;
  messages: FormsMessages;
  onUndo: () => void;
}) {
  return (
    <p className="pu-form-footer__notice">
      <InfoIcon />
      <span>
        <span>{messages[status.kind]}</span>
        {status.kind === 'cleared' && (
          <>
            {' '}
            <button type="button" className="pu-form-footer__undo" onClick={onUndo}>
              {messages.undoClear}
            </button>
          </>
        )}
      </span>
    </p>
  );
}
