import Button from 'antd/es/button';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { bulk } from '../../content/bulk';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import type { SubmittedRecord } from '../../data/records/records';
import type { Perform } from '../../lists/bulk/bulk-work';
import { bulkReasonDrafts } from '../../state/drafts/bulk-reason-drafts';
import { AskReason } from '../../ui/form/ask-reason';
import { ReasonChoice } from '../panel/decision/reason-choice';
import type { BulkAction } from './bulk-action';

const REASON_MAX = fieldRules.applicationDecision.reason.maxLength;

/** So many are done at once: who has pressed the wrong button takes them back. Of more, the first mails have left by then. */
const MAX_AT_ONCE = 10;

/** Whether something is asked before the action begins with these records. */
export function asksBefore<R extends SubmittedRecord, D extends R>(
  action: BulkAction<R, D>,
  rows: readonly R[],
): boolean {
  if (!action.perform) return true;
  return action.consequence !== undefined && rows.filter(action.isFor).length > MAX_AT_ONCE;
}

interface BulkQuestionProps<R extends SubmittedRecord, D extends R> {
  /** What the records are, as the audit log calls it. */
  about: string;
  action: BulkAction<R, D>;
  rows: readonly R[];
  onReady: (perform: Perform<R, D>) => void;
  onCancel: () => void;
}

/** What is asked before an action begins. */
export function BulkQuestion<R extends SubmittedRecord, D extends R>({
  about,
  action,
  rows,
  onReady,
  onCancel,
}: BulkQuestionProps<R, D>) {
  const messages = useMessages(bulk);
  const commonMessages = useMessages(common);
  const fitting = rows.filter(action.isFor);
  const [fit, all] = [formatNumber(fitting.length), formatNumber(rows.length)];
  const note = fitting.length < rows.length ? messages.some(fit, all) : '';
  const { Ask, perform, performFor } = action;
  if (Ask) return <Ask rows={fitting} note={note} onReady={onReady} onCancel={onCancel} />;
  const sure = messages.sure(action.label, fitting.length);
  if (perform) {
    return (
      <div className="ad-form">
        <p>
          {sure}? {action.consequence} {note}
        </p>
        <div className="ad-form__buttons">
          <Button onClick={onCancel}>{commonMessages.cancel}</Button>
          {/* The button that was pressed is gone. */}
          <Button type="primary" autoFocus onClick={() => onReady(perform)}>
            {sure}
          </Button>
        </div>
      </div>
    );
  }
  const { decision } = action;
  const ids = fitting.map(({ _id }) => _id);
  const inEnglish = fitting.filter(({ locale }) => locale === 'en').length;
  const inHindi = fitting.length - inEnglish;
  return (
    <AskReason
      help={`${sure}? ${note}`}
      readers={`${messages.reasonReaders} ${messages.languages(inEnglish, inHindi)}`}
      longest={REASON_MAX}
      draft={bulkReasonDrafts.of(about, decision, ids)}
      onType={(reason) => bulkReasonDrafts.keep(about, decision, ids, reason)}
      yes={sure}
      offered={(reason, write) => (
        <ReasonChoice
          kind={about}
          decision={decision}
          locale={inHindi > inEnglish ? 'hi' : 'en'}
          reason={reason}
          disabled={false}
          onChoose={(text) => write(text.slice(0, REASON_MAX))}
        />
      )}
      onCancel={onCancel}
      onGiven={async (reason) => onReady(performFor(reason))}
    />
  );
}
