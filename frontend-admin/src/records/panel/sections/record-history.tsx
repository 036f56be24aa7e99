import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../../content/records';
import type { SubmittedRecord } from '../../../data/records/records';
import { shortDateTime } from '../../../format/date-time';
import type { RecordMessages } from '../../record-kind';

/** History of the record, oldest first; the first entry is its arrival. */
export function RecordHistory({ record, messages }: { record: SubmittedRecord; messages: RecordMessages }) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  return (
    <section>
      <h3>{recordsMessages.history}</h3>
      <ol className="ad-history">
        {record.history.map((entry, index) => (
          <li key={`${entry.at} ${entry.status}`}>
            <time dateTime={entry.at}>{shortDateTime(entry.at, locale)}</time>
            <span>
              {index === 0
                ? messages.arrived
                : entry.undo
                  ? recordsMessages.undone
                  : messages.history[entry.status]}{' '}
              {(entry.by || index > 0) && recordsMessages.by(entry.by ?? messages.sender)}
              {entry.reason && <q className="ad-history__reason">{entry.reason}</q>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
