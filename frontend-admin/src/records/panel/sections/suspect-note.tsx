import Button from 'antd/es/button';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import type { StatusChange, SubmittedRecord } from '../../../data/records/records';
import { UNDO_MS } from '../../../data/undo-window';
import { showToast } from '../../../state/toasts';
import { Icon } from '../../../ui/icon';
import { errorMessage } from '../../../ui/text/error-message';
import type { RecordKind } from '../../record-kind';
import { useStatusChange } from '../use-status-change';
import { useUndo } from '../use-undo';

interface SuspectNoteProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  record: D;
  canClear: boolean;
}

/** The change that undoes marking a record as genuine. */
function markingAgain<R extends SubmittedRecord>({ _id, status }: R): StatusChange<R['status']> {
  return { id: _id, status, expectedStatus: status, clearSuspect: false, undo: true };
}

/** Explains why the record looks automated, and lets the user mark it as genuine. */
export function SuspectNote<R extends SubmittedRecord, D extends R>(props: SuspectNoteProps<R, D>) {
  const commonMessages = useMessages(common);
  const recordsMessages = useMessages(records);
  const { kind, record, canClear } = props;
  const { messages, name } = kind;
  const undo = useUndo({ kind });
  const { change, busy } = useStatusChange(kind, record, {
    onChanged: (cleared, sentAt) =>
      showToast({
        kind: 'success',
        text: messages.cleared(name(cleared)),
        undo: () => undo(cleared, markingAgain(cleared)),
        until: sentAt + UNDO_MS,
      }),
    onFailed: (error) =>
      showToast({ kind: 'error', text: commonMessages.error(errorMessage(error, messages.updateFailed)) }),
  });
  return (
    <div className="ad-panel__suspect">
      <p>
        <span className="ad-tag ad-tag--suspect">
          <Icon name="warning" size={14} />
          {recordsMessages.suspect}
        </span>{' '}
        {recordsMessages.suspectWhy} {messages.suspectHelp}
      </p>
      {canClear && (
        <Button
          loading={busy}
          onClick={() => change({ status: record.status, clearSuspect: true, undoable: true })}
        >
          {busy ? recordsMessages.clearing : messages.genuine}
        </Button>
      )}
    </div>
  );
}
