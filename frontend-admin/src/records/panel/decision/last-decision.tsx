import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../../content/records';
import { review } from '../../../content/review';
import type { HistoryEntry } from '../../../data/records/records';
import { longDateTime } from '../../../format/date-time';
import type { RecordMessages } from '../../record-kind';
import type { ReviewedRecord } from './use-decision';
import './decision.css';

interface LastDecisionProps {
  record: ReviewedRecord;
  messages: Pick<RecordMessages, 'history' | 'sender'>;
}

/** The history without undone decisions and their undo entries. */
function withoutUndone(history: readonly HistoryEntry[]): HistoryEntry[] {
  const kept: HistoryEntry[] = [];
  for (const entry of history) {
    if (entry.undo) kept.pop();
    else kept.push(entry);
  }
  return kept;
}

/** Who last changed the status, when and why. Renders nothing for undecided records. */
export function LastDecision({ record: { history, status, locale: sent }, messages }: LastDecisionProps) {
  const locale = useLocale();
  const decisionMessages = review[locale];
  const [, ...decisions] = withoutUndone(history);
  const last = decisions.at(-1);
  if (last?.status !== status) return null;
  const { at, by = messages.sender, reason } = last;
  const what = messages.history[status] ?? status;
  return (
    <section className={`ad-outcome ad-outcome--${status}`} aria-label={decisionMessages.lastDecision}>
      <p>
        <b>{records[locale].changedShortly(by, what, longDateTime(at, locale))}</b>
      </p>
      {reason ? (
        <p lang={sent} className="ad-written">
          {reason}
        </p>
      ) : (
        status !== 'withdrawn' && <p className="ad-quiet">{decisionMessages.noReason}</p>
      )}
    </section>
  );
}
