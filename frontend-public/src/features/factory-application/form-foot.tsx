import './form-foot.css';
import { Button } from 'frontend-shared/ui/button';
import { UploadBar } from 'frontend-shared/ui/file-field';
import { InfoIcon, WarningIcon } from 'frontend-shared/ui/icon';
import type { Ref } from 'react';
import type { ApplicationFormWords } from '../../content/en/application-form';
import { type ApplicationState, application, type Notice } from './application-store';
import type { Failure } from './send-application';

interface FormFootProps {
  state: ApplicationState;
  words: ApplicationFormWords;
  /** The submit button: it takes the focus back when what had it goes away. */
  submitButton: Ref<HTMLButtonElement>;
}

/** What happened, how far the sending is, and the buttons. */
export function FormFoot({ state, words, submitButton }: FormFootProps) {
  const sending = state.phase === 'sending';
  return (
    <div className="pu-foot">
      {/* Fields that the server refused say so themselves. */}
      {state.failure && state.failure.kind !== 'checkFields' && (
        <FailureBanner failure={state.failure} words={words.failure} />
      )}
      <div role="status" className="pu-foot__status">
        {state.notice && <NoticeLine notice={state.notice} words={words} />}
        {sending && state.progress >= 1 && <p>{words.checking}</p>}
      </div>
      {sending && <Progress share={state.progress} words={words} />}
      <div className="pu-foot__buttons">
        <Button type="submit" ref={submitButton} busyLabel={sending ? words.sending : undefined}>
          {state.failure ? words.tryAgain : words.submit}
        </Button>
        {!sending && (
          <Button look="plain" onClick={application.clear}>
            {words.clear}
          </Button>
        )}
      </div>
      <p className="cf-small cf-muted">{words.keep}</p>
    </div>
  );
}

function Progress({ share, words }: { share: number; words: ApplicationFormWords }) {
  const percent = Math.floor(share * 100);
  return (
    <div className="pu-foot__progress">
      <UploadBar percent={percent} text={words.sendingText(percent)} />
      <Button look="secondary" size="small" onClick={application.cancel}>
        {words.cancel}
      </Button>
    </div>
  );
}

function FailureBanner({ failure, words }: { failure: Failure; words: ApplicationFormWords['failure'] }) {
  const advice = failure.kind === 'tooOften' ? words.tooOften(failure.minutes ?? 1) : words[failure.kind];
  return (
    <div className="pu-failure" role="alert">
      <WarningIcon size={22} />
      <div>
        <p className="pu-failure__title">{failure.message ?? words.title}</p>
        <p>{advice}</p>
        <p>{words.kept}</p>
        {failure.requestId && <p className="cf-small">{words.requestId(failure.requestId)}</p>}
      </div>
    </div>
  );
}

function NoticeLine({ notice, words }: { notice: Notice; words: ApplicationFormWords }) {
  return (
    <p className="pu-notice">
      <InfoIcon />
      <span>
        {noticeText(notice, words)}
        {notice.kind === 'cleared' && (
          <>
            {' '}
            <button type="button" className="pu-notice__undo" onClick={application.undoClear}>
              {words.undoClear}
            </button>
          </>
        )}
      </span>
    </p>
  );
}

function noticeText(notice: Notice, words: ApplicationFormWords): string {
  if (notice.kind === 'restored') {
    return notice.fileName === undefined ? words.restored : words.restoredWithoutFile(notice.fileName);
  }
  return notice.kind === 'cleared' ? words.cleared : words.cancelled;
}
