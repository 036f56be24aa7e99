import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { type RefObject, useState } from 'react';
import { bulk } from '../../content/bulk';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import type { ListTotal, RecordsPage, SubmittedRecord } from '../../data/records/records';
import type { Selection } from '../../lists/selection/use-selection';
import { showToast } from '../../state/toasts';
import { apiQuery, type ListParams } from '../list/params/list-params';
import type { RecordKind } from '../record-kind';
import { MAX_SELECTED, selectAll } from './select-all';

interface SelectAllProps<R extends SubmittedRecord, D extends R> {
  kind: Pick<RecordKind<R, D>, 'source' | 'rules'>;
  selection: Selection<R>;
  page: RecordsPage<R>;
  total: ListTotal;
  params: ListParams;
  /** False once the selection was cleared: then the rest of the list is not selected any more. */
  isWanted: RefObject<boolean>;
}

/** Selects all records of the filtered list, across pages. */
export function SelectAll<R extends SubmittedRecord, D extends R>({
  kind,
  selection,
  page,
  total,
  params,
  isWanted,
}: SelectAllProps<R, D>) {
  const messages = useMessages(bulk);
  const commonMessages = useMessages(common);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (page.next === undefined && page.previous === undefined) return null;

  async function select() {
    setBusy(true);
    try {
      const rows = await selectAll(
        queryClient,
        kind.source,
        apiQuery(kind.rules, { ...params, cursor: undefined }),
      );
      if (!isWanted.current) return;
      selection.set(rows, true);
      if (rows.length === MAX_SELECTED && (total.capped || total.total > MAX_SELECTED)) {
        showToast({ kind: 'success', text: messages.selectMost(formatNumber(MAX_SELECTED)) });
      }
    } catch {
      if (isWanted.current) showToast({ kind: 'error', text: commonMessages.error(messages.selectFailed) });
    }
    setBusy(false);
  }
  const most = Math.min(total.total, MAX_SELECTED);
  return (
    <Button type="link" loading={busy} onClick={() => void select()}>
      {busy ? messages.selecting : messages.selectAll(formatNumber(most))}
    </Button>
  );
}
