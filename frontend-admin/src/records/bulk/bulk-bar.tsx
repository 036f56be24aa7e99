import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useSession } from 'frontend-shared/api/session';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { useState } from 'react';
import { bulk as bulkTexts } from '../../content/bulk';
import { common } from '../../content/common';
import { useTexts } from '../../content/texts';
import type { RecordsPage, SubmittedRecord } from '../../data/records';
import { showToast } from '../../state/toasts';
import { AskReason } from '../../ui/form/ask-reason';
import { Icon } from '../../ui/icon';
import { apiQuery, type ListAddress } from '../list/list-address';
import type { Selection } from '../list/selection/use-selection';
import type { RecordKind } from '../record-kind';
import type { BulkAction } from './bulk-action';
import { BulkReport } from './bulk-report';
import { MOST_SELECTED, selectAll } from './select-all';
import { SelectionActions, SelectionBar } from './selection-bar';
import type { Bulk } from './use-bulk';

interface BulkBarProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  selection: Selection<R>;
  bulk: Bulk<R>;
  page: RecordsPage<R>;
  address: ListAddress;
  linkTo: (record: string) => string;
}

/** What can be done with the records that are ticked, and how that went. */
export function BulkBar<R extends SubmittedRecord, D extends R>(props: BulkBarProps<R, D>) {
  const copy = useTexts(bulkTexts);
  const { kind, selection, bulk, linkTo } = props;
  const { run } = bulk;
  if (!run && selection.rows.length === 0) return null;
  return (
    <SelectionBar label={copy.bar}>
      {run ? (
        <BulkReport
          run={run}
          bulk={bulk}
          name={kind.name}
          linkTo={linkTo}
          onClose={() => {
            bulk.close();
            selection.clear();
          }}
        />
      ) : (
        <Choose {...props} />
      )}
    </SelectionBar>
  );
}

function Choose<R extends SubmittedRecord, D extends R>({
  kind,
  selection,
  bulk,
  page,
  address,
}: BulkBarProps<R, D>) {
  const copy = useTexts(bulkTexts);
  const permissions = useSession((session) => session.admin?.permissions);
  const [asked, setAsked] = useState<BulkAction<R['status']>>();
  const actions = kind.bulkActions.filter(({ permission }) => permissions?.includes(permission));
  const fitting = (action: BulkAction<R['status']>) =>
    selection.rows.filter((row) => action.from.includes(row.status));
  const note = useFitNote(asked, asked ? fitting(asked).length : 0, selection.rows.length);

  function begin(action: BulkAction<R['status']>, reason?: string) {
    setAsked(undefined);
    bulk.start(action, selection.rows, reason);
  }

  if (asked) {
    return (
      <AskReason
        help={`${copy.sure(asked.label, fitting(asked).length)}? ${note}`}
        readers={copy.reasonReaders}
        yes={copy.sure(asked.label, fitting(asked).length)}
        onCancel={() => setAsked(undefined)}
        onGiven={async (reason) => begin(asked, reason)}
      />
    );
  }
  return (
    <SelectionActions count={selection.rows.length} onClear={selection.clear}>
      <SelectAll kind={kind} selection={selection} page={page} address={address} />
      {actions.map((action) => {
        const count = fitting(action).length;
        return (
          <Button
            key={action.status}
            type={action.look === 'primary' ? 'primary' : 'default'}
            danger={action.look === 'danger'}
            disabled={count === 0}
            title={count === 0 ? copy.none(statusWords(kind, action)) : undefined}
            icon={<Icon name={action.icon} />}
            onClick={() => (action.asksReason ? setAsked(action) : begin(action))}
          >
            {action.asksReason ? `${action.label}…` : action.label}
          </Button>
        );
      })}
    </SelectionActions>
  );
}

/** What is said when not all of the ticked records are in a state that the action starts from. */
function useFitNote<R extends SubmittedRecord>(
  action: BulkAction<R['status']> | undefined,
  fit: number,
  all: number,
) {
  const copy = useTexts(bulkTexts);
  return action && fit < all ? copy.some(formatNumber(fit), formatNumber(all)) : '';
}

function statusWords<R extends SubmittedRecord, D extends R>(
  { messages }: Pick<RecordKind<R, D>, 'messages'>,
  { from }: BulkAction<R['status']>,
): string {
  return from.map((status) => (messages.status[status] ?? status).toLowerCase()).join(' / ');
}

/** Ticks the whole list as it is filtered, beyond the page. */
function SelectAll<R extends SubmittedRecord, D extends R>({
  kind,
  selection,
  page,
  address,
}: Pick<BulkBarProps<R, D>, 'kind' | 'selection' | 'page' | 'address'>) {
  const copy = useTexts(bulkTexts);
  const commonCopy = useTexts(common);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (page.next === undefined && page.previous === undefined) return null;

  async function select() {
    setBusy(true);
    try {
      const rows = await selectAll(
        queryClient,
        kind.source,
        apiQuery(kind.rules, { ...address, cursor: undefined }),
      );
      selection.set(rows, true);
      if (page.total > rows.length) {
        showToast({ kind: 'success', text: copy.selectMost(formatNumber(MOST_SELECTED)) });
      }
    } catch {
      showToast({ kind: 'error', text: commonCopy.error(copy.selectFailed) });
    }
    setBusy(false);
  }
  const most = Math.min(page.total, MOST_SELECTED);
  return (
    <Button type="link" loading={busy} onClick={() => void select()}>
      {busy ? copy.selecting : copy.selectAll(formatNumber(most))}
    </Button>
  );
}
