import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { bulk } from '../../content/bulk';
import { useMessages } from '../../content/messages';
import type { SubmittedRecord } from '../../data/records/records';
import type { Perform } from '../../lists/bulk/bulk-work';
import { hiddenNote } from '../../lists/selection/hidden-rows';
import { InlineConfirmation } from '../../lists/selection/inline-confirmation';
import { bulkReasonDrafts } from '../../state/drafts/bulk-reason-drafts';
import { AskReason } from '../../ui/form/ask-reason';
import { ReasonChoice } from '../panel/decision/reason-choice';
import type { BulkAction } from './bulk-action';

const REASON_MAX = fieldRules.applicationDecision.reason.maxLength;

/**
 * Up to this many records need no confirmation, because a mistake can still be undone. With more, the first mails would
 * be sent before the run is over.
 */
const MAX_WITHOUT_CONFIRMATION = 10;

/**
 * Whether the action asks for confirmation or input before it starts.
 * @param hidden the selected records that are not visible: the user would not see what happens to them
 */
export function needsQuestion<R extends SubmittedRecord, D extends R>(
  action: BulkAction<R, D>,
  rows: readonly R[],
  hidden: readonly R[],
): boolean {
  if (!action.perform || hidden.some(action.appliesTo)) return true;
  return action.consequence !== undefined && rows.filter(action.appliesTo).length > MAX_WITHOUT_CONFIRMATION;
}

interface BulkQuestionProps<R extends SubmittedRecord, D extends R> {
  /** Kind of the records, as named by the audit log. */
  about: string;
  action: BulkAction<R, D>;
  rows: readonly R[];
  /** The selected records that are not visible. */
  hidden: readonly R[];
  name: (row: R) => string;
  onReady: (perform: Perform<R, D>) => void;
  onCancel: () => void;
}

/** The question shown before a bulk action starts. */
export function BulkQuestion<R extends SubmittedRecord, D extends R>({
  about,
  action,
  rows,
  hidden,
  name,
  onReady,
  onCancel,
}: BulkQuestionProps<R, D>) {
  const messages = useMessages(bulk);
  const applicable = rows.filter(action.appliesTo);
  const [fit, all] = [formatNumber(applicable.length), formatNumber(rows.length)];
  const some = applicable.length < rows.length ? messages.some(fit, all) : '';
  const note = sentences(some, hiddenNote(hidden.filter(action.appliesTo), name, messages));
  const { Ask, perform, performFor } = action;
  if (Ask) return <Ask rows={applicable} note={note} onReady={onReady} onCancel={onCancel} />;
  const confirmLabel = messages.sure(action.label, applicable.length);
  if (perform) {
    return (
      <InlineConfirmation
        question={sentences(`${confirmLabel}?`, action.detail, action.consequence, note)}
        yes={confirmLabel}
        onYes={() => onReady(perform)}
        onCancel={onCancel}
      />
    );
  }
  const { decision } = action;
  const ids = applicable.map(({ _id }) => _id);
  const inEnglish = applicable.filter(({ locale }) => locale === 'en').length;
  const inHindi = applicable.length - inEnglish;
  return (
    <AskReason
      help={sentences(`${confirmLabel}?`, note)}
      readers={`${messages.reasonReaders} ${messages.languages(inEnglish, inHindi)}`}
      longest={REASON_MAX}
      draft={bulkReasonDrafts.of(about, decision, ids)}
      onType={(reason) => bulkReasonDrafts.keep(about, decision, ids, reason)}
      yes={confirmLabel}
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

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
