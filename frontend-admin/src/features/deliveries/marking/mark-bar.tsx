import Button from 'antd/es/button';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { bulk } from '../../../content/bulk';
import { deliveries } from '../../../content/deliveries';
import { useMessages } from '../../../content/messages';
import type { Box, BoxStatus } from '../../../data/deliveries';
import { useFocusRecovery } from '../../../lists/bulk/bulk-report';
import { MAX_LISTED, type Outcome, OutcomeList } from '../../../lists/bulk/outcome-list';
import { hiddenNote, hiddenRows, rowNames } from '../../../lists/selection/hidden-rows';
import { InlineConfirmation } from '../../../lists/selection/inline-confirmation';
import { SelectionActions, SelectionBar } from '../../../lists/selection/selection-bar';
import { useConfirmation } from '../../../lists/selection/use-confirmation';
import type { Selection } from '../../../lists/selection/use-selection';
import { Icon, type IconName } from '../../../ui/icon';
import { UnbrokenReferences } from '../../../ui/text/unbroken-references';
import { sumBoxes } from '../box-sums';
import { isUndoable, type MarkResult, type MarkRun, type Marks } from './use-marks';

interface MarkBarProps {
  selection: Selection<Box>;
  /** The boxes that the list shows. */
  shown: readonly Box[];
  marks: Marks;
}

const ACTIONS: readonly { status: BoxStatus; icon: IconName }[] = [
  { status: 'delivered', icon: 'tick' },
  { status: 'returned', icon: 'undo' },
  { status: 'planned', icon: 'box' },
];

/** Actions for the selected boxes, and the report on the latest action. */
export function MarkBar(props: MarkBarProps) {
  const messages = useMessages(deliveries);
  const { selection, marks } = props;
  const { run } = marks;
  if (run) {
    return (
      <SelectionBar label={messages.bar}>
        <Report
          run={run}
          marks={marks}
          onClose={() => {
            // Boxes that were selected while the report was open stay selected for the next action.
            selection.set(run.chosen, false);
            marks.close();
          }}
        />
      </SelectionBar>
    );
  }
  return selection.rows.length > 0 && <MarkActions {...props} />;
}

/**
 * The boxes whose recorded outcome would be replaced together with the marking of others. Of nothing but marked boxes,
 * and with `planned`, replacing it is what was meant.
 */
function replacedOutcomes(boxes: readonly Box[], status: BoxStatus): Box[] {
  const changed = boxes.filter((box) => box.status !== status);
  const marked = changed.filter((box) => box.status !== 'planned');
  return status !== 'planned' && marked.length < changed.length ? marked : [];
}

/**
 * Buttons for the selected boxes. Selected boxes that are not shown, or have another outcome already, are named and need
 * confirmation.
 */
function MarkActions({ selection, shown, marks }: MarkBarProps) {
  const messages = useMessages(deliveries);
  const bulkMessages = useMessages(bulk);
  const { rows } = selection;
  const { pending, cancelled, ask, cancel } = useConfirmation<BoxStatus, Box>(rows);
  const hidden = hiddenRows(rows, shown);

  if (pending) {
    const { action: status, rows: about } = pending;
    const boxes = about.filter((box) => box.status !== status);
    const confirmLabel = messages.markMany(boxes.length, messages.statuses[status]);
    const nameOf = ({ name }: Box) => name;
    const replaced = replacedOutcomes(boxes, status);
    const [first] = replaced;
    const notes = [
      hiddenNote(hiddenRows(boxes, shown), nameOf, bulkMessages),
      first
        ? messages.alreadyMarked(messages.statuses[first.status], rowNames(replaced, nameOf, bulkMessages))
        : '',
    ].filter((note) => note !== '');
    return (
      <SelectionBar label={messages.bar} isConfirming>
        <InlineConfirmation
          question={`${confirmLabel}? ${notes.join(' ')}`}
          confirmLabel={confirmLabel}
          onConfirm={() => void marks.start(about, status)}
          onCancel={cancel}
        />
      </SelectionBar>
    );
  }
  return (
    <SelectionBar label={messages.bar}>
      <SelectionActions
        count={rows.length}
        note={messages.cashOf(formatRupees(sumBoxes(rows, []).toCollect))}
        hidden={hidden.length}
        onClear={selection.clear}
        onDeselectHidden={() => selection.set(hidden, false)}
      >
        {ACTIONS.map(({ status, icon }) => {
          const mustConfirm =
            hidden.some((box) => box.status !== status) || replacedOutcomes(rows, status).length > 0;
          return (
            <Button
              key={status}
              type={status === 'delivered' ? 'primary' : 'default'}
              disabled={rows.every((box) => box.status === status)}
              icon={<Icon name={icon} />}
              autoFocus={status === cancelled}
              onClick={() => (mustConfirm ? ask(status) : void marks.start(rows, status))}
            >
              {mustConfirm ? `${messages.mark[status]}…` : messages.mark[status]}
            </Button>
          );
        })}
      </SelectionActions>
    </SelectionBar>
  );
}

function Report({ run, marks, onClose }: { run: MarkRun; marks: Marks; onClose: () => void }) {
  const messages = useMessages(deliveries);
  const { status, isOver, items } = run;
  const report = useFocusRecovery(`${status} ${isOver}`);
  const failed = items.filter(({ why }) => why !== undefined);
  const marked = items.filter(({ why }) => why === undefined);
  const done = marked.length;
  const undoable = marked.filter(isUndoable).length;
  const summary = [
    status === 'undone' ? messages.undone(done) : messages.done(done, messages.statuses[status]),
    ...(failed.length > 0 ? [messages.failed(failed.length)] : []),
  ].join(', ');
  return (
    <div ref={report} className="ad-bulk__report" tabIndex={-1}>
      <div className="ad-bulk__progress">
        <p className="ad-bulk__line">
          <b>{isOver ? messages.finished : messages.marking}</b>
          <span className="ad-quiet" role="status">
            {isOver && summary}
          </span>
        </p>
        {isOver && (
          <div className="ad-bulk__row">
            {status !== 'undone' && undoable > 0 && (
              <Button icon={<Icon name="undo" />} onClick={() => void marks.undo()}>
                {messages.undo(formatNumber(undoable))}
              </Button>
            )}
            <Button icon={<Icon name="close" />} onClick={onClose}>
              {messages.close}
            </Button>
          </div>
        )}
      </div>
      {items.length > 0 && <Outcomes status={status} failed={failed} marked={marked} />}
    </div>
  );
}

interface OutcomesProps {
  status: MarkRun['status'];
  failed: readonly MarkResult[];
  marked: readonly MarkResult[];
}

/** The results by box, as in the report on records. */
function Outcomes({ status, failed, marked }: OutcomesProps) {
  const messages = useMessages(deliveries);
  const bulkMessages = useMessages(bulk);
  const [word, icon] =
    status === 'undone'
      ? ([bulkMessages.states.undone, 'undo'] as const)
      : ([messages.statuses[status].toLowerCase(), 'tick'] as const);
  const refused = failed.map(
    ({ box, why }): Outcome => ({
      id: box._id,
      state: 'failed',
      icon: 'warning',
      text: (
        <>
          <b>{bulkMessages.outcomeOf(box.name)}</b> {why}
        </>
      ),
    }),
  );
  const owedFirst = [...marked.filter(({ owed }) => owed), ...marked.filter(({ owed }) => !owed)];
  const changed = owedFirst.slice(0, MAX_LISTED).map(
    ({ box: { _id, name, reference }, colleague, owed }): Outcome => ({
      id: _id,
      state: status === 'undone' ? 'undone' : 'done',
      icon,
      text: (
        <>
          <b>{name}</b>{' '}
          <span className="ad-quiet ad-number">
            <UnbrokenReferences text={bulkMessages.outcomeOf(reference)} />
          </span>{' '}
          {word}
          {colleague && `, ${messages.markedBy(colleague)}`}
          {owed && ` · ${messages.owed}`}
        </>
      ),
    }),
  );
  return <OutcomeList outcomes={[...refused, ...changed]} rest={marked.length - MAX_LISTED} />;
}
