import Button from 'antd/es/button';
import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { bulk as bulkMessages } from '../../content/bulk';
import { useMessages } from '../../content/messages';
import { UNDO_MS } from '../../data/undo-window';
import { Icon, type IconName } from '../../ui/icon';
import { type BulkItem, type BulkRun, countByState, undoableItems } from './bulk-run';
import type { BulkRow } from './bulk-work';
import { MAX_LISTED, OutcomeList } from './outcome-list';
import type { Bulk } from './use-bulk-run';

/** Maximum number of segments in the progress bar; with fewer records, there is one for each. */
const MAX_SEGMENTS = 20;

const ICONS: Record<BulkItem<BulkRow>['state'], IconName> = {
  waiting: 'minus',
  working: 'clock',
  done: 'tick',
  failed: 'warning',
  skipped: 'minus',
  undone: 'undo',
};

type BulkMessages = (typeof bulkMessages)[Locale];

interface BulkReportProps<R extends BulkRow> {
  run: BulkRun<R>;
  bulk: Pick<Bulk<R>, 'stop' | 'undo'>;
  name: (row: R) => string;
  /** Path of a failed record; undefined when it has no page of its own. */
  linkTo?: ((record: string) => string) | undefined;
  onClose: () => void;
}

/** Progress and results of a bulk action, with buttons to stop and to undo it. */
export function BulkReport<R extends BulkRow>({ run, bulk, name, linkTo, onClose }: BulkReportProps<R>) {
  const messages = useMessages(bulkMessages);
  const { work, phase } = run;
  const counts = countByState(run);
  const over = phase === 'over';
  const total = run.items.size - counts.skipped;
  const handled = counts.done + counts.failed + counts.undone;
  const summary = (['done', 'failed', 'skipped', 'undone'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => messages.counts[state](counts[state]))
    .join(', ');
  const headings = {
    working: messages.progress(work.doing, formatNumber(Math.min(handled + 1, total)), formatNumber(total)),
    stopping: messages.stopping,
    undoing: messages.undoing,
    over: messages.finished,
  };
  const report = useFocusRecovery(phase);
  return (
    <div ref={report} className="ad-bulk__report" tabIndex={-1}>
      <div className="ad-bulk__progress">
        <p className="ad-bulk__line">
          <b>{headings[phase]}</b>
          {/* Announcing every record would be too much; only the final summary is announced. */}
          <span className="ad-quiet" role={over ? 'status' : undefined}>
            {summary}
          </span>
        </p>
        <SegmentedProgress items={[...run.items.values()]} />
        <div className="ad-bulk__row">
          {phase === 'working' && (
            <Button icon={<Icon name="pause" />} onClick={bulk.stop}>
              {messages.stop}
            </Button>
          )}
          {over && (
            <Button icon={<Icon name="close" />} onClick={onClose}>
              {messages.close}
            </Button>
          )}
          {/* Last, because it shrinks during the countdown and then disappears. */}
          {over && <Undo run={run} report={report} onUndo={bulk.undo} />}
        </div>
      </div>
      <Outcomes run={run} name={name} linkTo={linkTo} />
    </div>
  );
}

/** Moves the focus to the report when the focused button was unmounted or disabled. */
export function useFocusRecovery(phase: string) {
  const report = useRef<HTMLDivElement>(null);
  // Layout effect: must run before the surrounding list moves the focus to its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase has buttons of its own
  useLayoutEffect(() => {
    recoverFocus(report.current);
  }, [phase]);
  return report;
}

function recoverFocus(report: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || activeElement.matches(':disabled');
  if (isLost) report?.focus({ preventScroll: true });
}

function SegmentedProgress<R extends BulkRow>({ items }: { items: BulkItem<R>[] }) {
  const count = Math.min(items.length, MAX_SEGMENTS);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = items.slice(
      Math.floor((index * items.length) / count),
      Math.floor(((index + 1) * items.length) / count),
    );
    const worst =
      part.find(({ state }) => state === 'failed') ?? part.find(({ state }) => state === 'working');
    return worst?.state ?? part.at(-1)?.state ?? 'waiting';
  });
  return (
    <div className="ad-bulk__bricks" aria-hidden="true">
      {segments.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity
        <span key={index} data-state={state} />
      ))}
    </div>
  );
}

interface UndoProps<R extends BulkRow> {
  run: BulkRun<R>;
  report: RefObject<HTMLElement | null>;
  onUndo: () => void;
}

/** Undo button with a countdown. Renders nothing once the last change can no longer be undone. */
function Undo<R extends BulkRow>({ run, report, onUndo }: UndoProps<R>) {
  const messages = useMessages(bulkMessages);
  const [now, setNow] = useState(Date.now);
  const items = undoableItems(run, now);
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isEmpty]);
  useLayoutEffect(() => {
    if (isEmpty) recoverFocus(report.current);
  }, [isEmpty, report]);
  if (isEmpty) return null;
  const first = Math.min(...items.map(({ sentAt }) => sentAt));
  return (
    <Button className="ad-number" icon={<Icon name="undo" />} onClick={onUndo}>
      {messages.undo(formatNumber(items.length), Math.max(1, Math.ceil((first + UNDO_MS - now) / 1000)))}
    </Button>
  );
}

function Outcomes<R extends BulkRow>({
  run,
  name,
  linkTo,
}: Pick<BulkReportProps<R>, 'run' | 'name' | 'linkTo'>) {
  const messages = useMessages(bulkMessages);
  const items = [...run.items.values()];
  const failed = items.filter(({ state }) => state === 'failed');
  const others = items.filter(({ state }) => state !== 'failed');
  // The current record stays visible, with the ones just before it.
  const at = others.findIndex(({ state }) => state === 'working' || state === 'waiting');
  const start = Math.max(0, Math.min(at < 0 ? 0 : at - 2, others.length - MAX_LISTED));
  const listed = others.slice(start, start + MAX_LISTED);
  const outcomes = [...failed, ...listed].map((item) => ({
    id: item.row._id,
    state: item.state,
    icon: ICONS[item.state],
    text: (
      <>
        <b>{messages.outcomeOf(name(item.row))}</b> {outcome(run, item, messages)}{' '}
        {item.state === 'failed' && linkTo && (
          <Link className="ad-link" to={linkTo(item.row._id)} aria-label={messages.open(name(item.row))}>
            {messages.openShort}
          </Link>
        )}
      </>
    ),
  }));
  return <OutcomeList outcomes={outcomes} rest={others.length - listed.length} />;
}

function outcome<R extends BulkRow>(
  { work }: BulkRun<R>,
  item: BulkItem<R>,
  { states }: BulkMessages,
): string {
  if (item.state === 'failed') return item.why;
  return item.state === 'done' ? work.done : states[item.state];
}
