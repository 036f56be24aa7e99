import type { InputRef } from 'antd/es/input';
import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { useEffect, useRef } from 'react';
import { bulk } from '../../content/bulk';
import { shareholders } from '../../content/shareholders';
import { useTexts } from '../../content/texts';
import { deleteShareholder, type Shareholder, type ShareholderRow } from '../../data/records/shareholders';
import type { BulkAction, BulkAskProps } from '../../records/bulk/bulk-action';
import { reasonDrafts } from '../../state/drafts/reason-drafts';
import { DeleteConfirmation } from './delete-confirmation';

/** Says how many are erased and what is lost, and asks for their number to be typed. */
function AskDeletion({ rows, onReady, onCancel }: BulkAskProps<ShareholderRow, Shareholder>) {
  const copy = useTexts(shareholders);
  const bulkCopy = useTexts(bulk);
  const field = useRef<InputRef>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const count = formatNumber(rows.length);
  return (
    <div className="ad-erase__several">
      <h2>{copy.deleteManyTitle(rows.length)}</h2>
      <DeleteConfirmation
        field={field}
        expected={count}
        label={bulkCopy.typeCount(count)}
        wrong={bulkCopy.wrongCount(count)}
        yes={copy.deleteMany(rows.length)}
        onConfirm={() =>
          onReady(async ({ _id }) => {
            await deleteShareholder(_id);
            reasonDrafts.forget(_id);
            return {};
          })
        }
        onCancel={onCancel}
      />
    </div>
  );
}

/** Erases several applications for good, each by the call that erases one. */
export function deleteSeveral(locale: Locale): BulkAction<ShareholderRow, Shareholder> {
  const copy = shareholders[locale];
  return {
    key: 'delete',
    label: copy.delete,
    doing: copy.deletingMany,
    done: copy.erased,
    none: '',
    icon: 'bin',
    look: 'apart',
    permission: 'shareholders:delete',
    isFor: () => true,
    failed: copy.deleteFailed,
    Ask: AskDeletion,
  };
}
