import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { bulk } from '../../content/bulk';
import { useMessages } from '../../content/messages';
import type { SubmittedRecord } from '../../data/records/records';
import type { Perform } from '../../lists/bulk/bulk-work';
import { hiddenNote } from '../../lists/selection/hidden-rows';
import { InlineConfirmation } from '../../lists/selection/inline-confirmation';
import { bulkReasonDrafts } from '../../state/drafts/bulk-reason-drafts';
import { ReasonPrompt } from '../../ui/form/reason-prompt';
import { ReasonChoice } from '../panel/decision/reason-choice';
import type { BulkAction } from './bulk-action';
import { languagesOf, localeOfMost } from './languages';

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
export function needsConfirmation<R extends SubmittedRecord, D extends R>(
  action: BulkAction<R, D>,
  rows: readonly R[],
  hidden: readonly R[],
): boolean {
  if (!action.perform || hidden.some(action.appliesTo)) return true;
  return action.consequence !== undefined && rows.filter(action.appliesTo).length > MAX_WITHOUT_CONFIRMATION;
}

interface BulkConfirmationProps<R extends SubmittedRecord, D extends R> {
  /** Kind of the records, as named by the audit log. */
  kind: string;
  action: BulkAction<R, D>;
  rows: readonly R[];
  /** The selected records that are not visible. */
  hidden: readonly R[];
  name: (row: R) => string;
  onReady: (perform: Perform<R, D>) => void;
  onCancel: () => void;
}

/** The confirmation, or the form, shown before a bulk action starts. */
export function BulkConfirmation<R extends SubmittedRecord, D extends R>({
  kind,
  action,
  rows,
  hidden,
  name,
  onReady,
  onCancel,
}: BulkConfirmationProps<R, D>) {
  const messages = useMessages(bulk);
  const applicable = rows.filter(action.appliesTo);
  const [fit, all] = [formatNumber(applicable.length), formatNumber(rows.length)];
  const some = applicable.length < rows.length ? messages.some(fit, all) : '';
  const note = sentences(some, hiddenNote(hidden.filter(action.appliesTo), name, messages));
  const { Form, perform, performFor } = action;
  if (Form) return <Form rows={applicable} note={note} onReady={onReady} onCancel={onCancel} />;
  const confirmLabel = messages.confirm(action.label, applicable.length);
  if (perform) {
    return (
      <InlineConfirmation
        question={sentences(`${confirmLabel}?`, action.detail, action.consequence, note)}
        confirmLabel={confirmLabel}
        onConfirm={() => onReady(perform)}
        onCancel={onCancel}
      />
    );
  }
  const { decision } = action;
  const ids = applicable.map(({ _id }) => _id);
  return (
    <ReasonPrompt
      help={sentences(`${confirmLabel}?`, note)}
      readers={`${messages.reasonReaders} ${languagesOf(applicable, messages)}`}
      maxLength={REASON_MAX}
      draft={bulkReasonDrafts.get(kind, decision, ids)}
      onType={(reason) => bulkReasonDrafts.set(kind, decision, ids, reason)}
      confirmLabel={confirmLabel}
      renderSuggestions={(reason, write) => (
        <ReasonChoice
          kind={kind}
          decision={decision}
          locale={localeOfMost(applicable)}
          reason={reason}
          disabled={false}
          onChoose={(text) => write(text.slice(0, REASON_MAX))}
        />
      )}
      onCancel={onCancel}
      onConfirm={async (reason) => onReady(performFor(reason))}
    />
  );
}

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
