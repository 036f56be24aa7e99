import Button from 'antd/es/button';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { deliveries } from '../../../content/deliveries';
import { useMessages } from '../../../content/messages';
import type { Box, BoxStatus } from '../../../data/deliveries';
import { useKeptInside } from '../../../lists/bulk/bulk-report';
import { SelectionActions, SelectionBar } from '../../../lists/selection/selection-bar';
import type { Selection } from '../../../lists/selection/use-selection';
import { Icon, type IconName } from '../../../ui/icon';
import type { MarkRun, Marks } from './use-marks';

interface MarkBarProps {
  selection: Selection<Box>;
  marks: Marks;
}

const ACTIONS: readonly { status: BoxStatus; icon: IconName }[] = [
  { status: 'delivered', icon: 'tick' },
  { status: 'returned', icon: 'undo' },
  { status: 'planned', icon: 'box' },
];

/** What can be done with the boxes that are ticked, and how that went. */
export function MarkBar({ selection, marks }: MarkBarProps) {
  const messages = useMessages(deliveries);
  const { run } = marks;
  if (!run && selection.rows.length === 0) return null;
  return (
    <SelectionBar label={messages.bar}>
      {run ? (
        <Report
          run={run}
          marks={marks}
          onClose={() => {
            // What was ticked since is for the next step.
            selection.set(run.chosen, false);
            marks.close();
          }}
        />
      ) : (
        <SelectionActions count={selection.rows.length} onClear={selection.clear}>
          {ACTIONS.map(({ status, icon }) => (
            <Button
              key={status}
              type={status === 'delivered' ? 'primary' : 'default'}
              disabled={selection.rows.every((box) => box.status === status)}
              icon={<Icon name={icon} />}
              onClick={() => void marks.start(selection.rows, status)}
            >
              {messages.mark[status]}
            </Button>
          ))}
        </SelectionActions>
      )}
    </SelectionBar>
  );
}

function Report({ run, marks, onClose }: { run: MarkRun; marks: Marks; onClose: () => void }) {
  const messages = useMessages(deliveries);
  const { status, isOver, items } = run;
  const report = useKeptInside(`${status} ${isOver}`);
  const failed = items.filter(({ why }) => why !== undefined);
  const done = items.length - failed.length;
  const summary = [
    status === 'undone' ? messages.undone(done) : messages.done(done, messages.statuses[status]),
    ...(failed.length > 0 ? [messages.failed(failed.length)] : []),
  ].join(', ');
  return (
    <div ref={report} className="ad-bulk__report" tabIndex={-1}>
      <div className="ad-bulk__progress">
        <p className="ad-bulk__line">
          <b>{isOver ? messages.over : messages.marking}</b>
          <span className="ad-quiet" role="status">
            {isOver && summary}
          </span>
        </p>
        {isOver && (
          <div className="ad-bulk__row">
            {status !== 'undone' && done > 0 && (
              <Button icon={<Icon name="undo" />} onClick={() => void marks.undo()}>
                {messages.undo(formatNumber(done))}
              </Button>
            )}
            <Button icon={<Icon name="close" />} onClick={onClose}>
              {messages.close}
            </Button>
          </div>
        )}
      </div>
      {failed.length > 0 && (
        <ul className="ad-bulk__outcomes" aria-label={messages.report}>
          {failed.map(({ box, why }) => (
            <li key={box._id} data-state="failed">
              <Icon name="warning" size={16} />
              <span>
                {box.name}: {why}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
