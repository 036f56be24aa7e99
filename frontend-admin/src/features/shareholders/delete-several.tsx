import type { InputRef } from 'antd/es/input';
import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { useEffect, useRef, useState } from 'react';
import { bulk } from '../../content/bulk';
import { useMessages } from '../../content/messages';
import { reviewMessages } from '../../content/review';
import { shareholders } from '../../content/shareholders';
import { deleteShareholder, type Shareholder, type ShareholderRow } from '../../data/records/shareholders';
import type { BulkAction, BulkFormProps } from '../../records/bulk/bulk-action';
import { changeMessage, currentRecord } from '../../records/panel/use-record-cache';
import { reasonDrafts } from '../../state/drafts/reason-drafts';
import { DeleteConfirmation } from './delete-confirmation';

/** Explains how many applications are deleted and what is lost, and requires typing their number. */
function DeletionForm({ rows, note, onReady, onCancel }: BulkFormProps<ShareholderRow, Shareholder>) {
  const messages = useMessages(shareholders);
  const bulkMessages = useMessages(bulk);
  const field = useRef<InputRef>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  // The statuses when the confirmation was opened: an application whose status changes after that is not deleted.
  const [seen] = useState(() => new Map(rows.map(({ _id, status }) => [_id, status])));
  const count = formatNumber(rows.length);
  return (
    <div className="ad-erase__several">
      <h2>{messages.deleteManyTitle(rows.length)}</h2>
      {note && <p>{note}</p>}
      <DeleteConfirmation
        field={field}
        expected={count}
        label={bulkMessages.typeCount(count)}
        wrong={bulkMessages.wrongCount(count)}
        confirmLabel={messages.deleteMany(rows.length)}
        onConfirm={() =>
          onReady(async ({ _id, status }) => {
            await deleteShareholder(_id, seen.get(_id) ?? status);
            reasonDrafts.remove(_id);
            return {};
          })
        }
        onCancel={onCancel}
      />
    </div>
  );
}

/** Bulk action that deletes several applications permanently, with one request each. */
export function deleteSeveral(locale: Locale): BulkAction<ShareholderRow, Shareholder> {
  const messages = { ...reviewMessages[locale], ...shareholders[locale] };
  return {
    key: 'delete',
    label: messages.delete,
    doing: messages.deletingMany,
    done: messages.erased,
    none: '',
    icon: 'bin',
    look: 'apart',
    permission: 'shareholders:delete',
    appliesTo: () => true,
    failed: messages.deleteFailed,
    explain: (error) => {
      const current = currentRecord<Shareholder>(error);
      return current && changeMessage(current, messages, locale);
    },
    Form: DeletionForm,
  };
}
