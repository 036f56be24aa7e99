import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../content/records';
import type { ListTotal, RecordSource, SubmittedRecord } from '../../data/records/records';
import { waitingTime } from '../../format/date-time';
import { formatTotal } from '../../ui/text/format-count';

interface PendingSummaryProps<R extends SubmittedRecord, D extends R> {
  source: RecordSource<R, D>;
  /** The status of pending records. */
  status: string;
}

/** Number of matches of a filtered list. */
export function FoundSummary({ found }: { found: ListTotal }) {
  const locale = useLocale();
  return (
    <p className="ad-quiet" role="status">
      {records[locale].foundSummary(formatTotal(found, locale))}
    </p>
  );
}

/** Number of pending records and the age of the oldest, whatever the list shows. */
export function PendingSummary<R extends SubmittedRecord, D extends R>({
  source,
  status: waiting,
}: PendingSummaryProps<R, D>) {
  const locale = useLocale();
  const { data } = useQuery(source.oldestOf(waiting));
  const oldest = data?.rows[0];
  if (!data || !oldest) return null;
  return (
    <p className="ad-quiet">
      {records[locale].waitingSummary(
        formatTotal(data, locale),
        waitingTime(oldest.createdAt, locale),
        data.total === 1,
      )}
    </p>
  );
}
