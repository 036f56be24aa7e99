import Button from 'antd/es/button';
import { useSession } from 'frontend-shared/api/session';
import type { RefObject } from 'react';
import { bulk as bulkMessages } from '../../content/bulk';
import { listExport } from '../../content/list-export';
import { useMessages } from '../../content/messages';
import type { ListTotal, RecordsPage, SubmittedRecord } from '../../data/records/records';
import { BulkReport } from '../../lists/bulk/bulk-report';
import type { BulkRun } from '../../lists/bulk/bulk-run';
import type { Bulk } from '../../lists/bulk/use-bulk-run';
import { ExportButton, ExportProgress, type ShownColumn } from '../../lists/export/list-export';
import type { ListExport } from '../../lists/export/use-list-export';
import { hiddenRows } from '../../lists/selection/hidden-rows';
import { SelectionActions, SelectionBar } from '../../lists/selection/selection-bar';
import { useConfirmation } from '../../lists/selection/use-confirmation';
import type { Selection } from '../../lists/selection/use-selection';
import { hasPermission, useHasPermission } from '../../state/permissions';
import { Icon } from '../../ui/icon';
import { useIsMounted } from '../../ui/use-is-mounted';
import type { ListParams } from '../list/params/list-params';
import type { RecordKind } from '../record-kind';
import { ASSIGN, AssignMenu } from './assign-menu';
import type { BulkAction } from './bulk-action';
import { BulkConfirmation, needsConfirmation } from './bulk-confirmation';
import { MAX_SELECTED } from './select-all';
import { SelectAll } from './select-all-button';

interface BulkBarProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  selection: Selection<R>;
  bulk: Bulk<R, D>;
  /** Export of the selected records. */
  file: ListExport;
  /** The visible columns, including the first. */
  columns: readonly ShownColumn[];
  page: RecordsPage<R>;
  total: ListTotal;
  params: ListParams;
  linkTo: (record: string) => string;
}

/** The selected records in their current state, without those that were erased. */
function currentRows<R extends SubmittedRecord, D extends R>(
  chosen: readonly R[],
  page: RecordsPage<R>,
  run: BulkRun<R, D> | undefined,
): R[] {
  const shown = new Map(page.rows.map((row) => [row._id, row]));
  return chosen.flatMap((row) => {
    const item = run?.items.get(row._id);
    if (item?.state === 'done' && !item.performed.record) return [];
    const changed = item?.state === 'done' ? item.performed.record : undefined;
    return shown.get(row._id) ?? changed ?? row;
  });
}

/** Actions for the selected records, and the progress of the current run. */
export function BulkBar<R extends SubmittedRecord, D extends R>(props: BulkBarProps<R, D>) {
  const { bulk, selection, file } = props;
  if (bulk.run || selection.rows.length > 0) return <BulkBarContent {...props} />;
  // An export continues after its records were deselected.
  return (
    <div className="ad-bulk">
      <ExportProgress file={file} />
    </div>
  );
}

/** Unmounted when nothing is selected, which also closes an open confirmation. */
function BulkBarContent<R extends SubmittedRecord, D extends R>(props: BulkBarProps<R, D>) {
  const messages = useMessages(bulkMessages);
  const { kind, selection, bulk, page, linkTo } = props;
  const { run } = bulk;
  const rows = currentRows(selection.rows, page, run);
  const confirmation = useConfirmation<BulkAction<R, D>, R>(rows);
  const { pending } = confirmation;
  const permissions = useSession((session) => session.admin?.permissions);
  const hidden = hiddenRows(rows, page.rows);
  const isShown = useIsMounted();

  function finish() {
    if (run) bulk.close();
    selection.clear();
  }

  if (pending && hasPermission(pending.action.permission, permissions)) {
    const { action, rows: about } = pending;
    return (
      <SelectionBar label={messages.bar} isConfirming>
        <BulkConfirmation
          kind={kind.auditKind}
          action={action}
          rows={about}
          hidden={hiddenRows(about, page.rows)}
          name={kind.name}
          onCancel={confirmation.cancel}
          onReady={(perform) => {
            confirmation.close();
            bulk.start({ ...action, perform }, about);
          }}
        />
        <ExportProgress file={props.file} />
      </SelectionBar>
    );
  }
  return (
    <SelectionBar label={messages.bar}>
      {rows.length > 0 && (
        <BulkActions
          {...props}
          rows={rows}
          hidden={hidden}
          isBusy={run !== undefined && run.phase !== 'over'}
          isShown={isShown}
          focused={confirmation.cancelled?.key}
          onAsk={confirmation.ask}
          onClear={finish}
        />
      )}
      <ExportProgress file={props.file} />
      {run && <BulkReport run={run} bulk={bulk} name={kind.name} linkTo={linkTo} onClose={finish} />}
    </SelectionBar>
  );
}

interface BulkActionsProps<R extends SubmittedRecord, D extends R> extends BulkBarProps<R, D> {
  rows: readonly R[];
  /** The selected records that are not on the current page. */
  hidden: readonly R[];
  /** Whether a bulk action is running, so that no other can start. */
  isBusy: boolean;
  /** Whether the bar is still shown; false once the selection was cleared. */
  isShown: RefObject<boolean>;
  /** The action whose confirmation was cancelled: its button gets focus back. */
  focused: string | undefined;
  onAsk: (action: BulkAction<R, D>) => void;
  onClear: () => void;
}

function BulkActions<R extends SubmittedRecord, D extends R>({
  kind,
  selection,
  bulk,
  file,
  columns,
  page,
  total,
  params,
  rows,
  hidden,
  isBusy,
  isShown,
  focused,
  onAsk,
  onClear,
}: BulkActionsProps<R, D>) {
  const exportMessages = useMessages(listExport);
  const permissions = useSession((session) => session.admin?.permissions);
  const canChange = useHasPermission(kind.changePermission);
  const actions = kind.bulkActions.filter(({ permission }) => hasPermission(permission, permissions));
  const mustConfirm = (action: BulkAction<R, D>) => needsConfirmation(action, rows, hidden);
  const choose = (action: BulkAction<R, D>) =>
    action.perform && !mustConfirm(action) ? bulk.start(action, rows) : onAsk(action);
  const isFilled = ({ look }: BulkAction<R, D>) => look === 'primary' || look === 'approve';
  const renderButton = (action: BulkAction<R, D>) => {
    const isNone = !rows.some(action.appliesTo);
    return (
      <Button
        key={action.key}
        type={isFilled(action) ? 'primary' : 'default'}
        className={action.look === 'approve' ? 'ad-approve' : ''}
        danger={action.look === 'danger' || action.look === 'apart'}
        disabled={isBusy || isNone}
        title={isNone ? action.none : undefined}
        icon={<Icon name={action.icon} />}
        autoFocus={action.key === focused}
        onClick={() => choose(action)}
      >
        {mustConfirm(action) ? `${action.label}…` : action.label}
      </Button>
    );
  };
  const isApart = ({ look }: BulkAction<R, D>) => look === 'apart';
  return (
    <SelectionActions
      count={selection.rows.length}
      hidden={hidden.length}
      isBusy={isBusy}
      apart={actions.filter(isApart).map(renderButton)}
      onClear={onClear}
      onDeselectHidden={() => selection.set(hidden, false)}
    >
      <SelectAll
        kind={kind}
        selection={selection}
        page={page}
        total={total}
        params={params}
        isWanted={isShown}
      />
      {actions.filter((action) => !isApart(action)).map(renderButton)}
      {canChange && (
        <AssignMenu kind={kind} disabled={isBusy} autoFocus={focused === ASSIGN} onChoose={choose} />
      )}
      <ExportButton
        file={file}
        items={exportMessages.chosen(rows.length)}
        columns={exportMessages.recordColumns}
        shown={columns}
        PanChoice={kind.PanChoice}
        disabled={isBusy || rows.length > MAX_SELECTED}
      />
    </SelectionActions>
  );
}
