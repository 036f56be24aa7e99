import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../content/records';
import type { ListTotal, RecordSource, SubmittedRecord } from '../../data/records/records';
import { waited } from '../../format/moments';
import { formatTotal } from '../../ui/text/format-count';

interface PendingSummaryProps<R extends SubmittedRecord, D extends R> {
  source: RecordSource<R, D>;
  /** The state that waits for somebody to act. */
  status: string;
}

/** How many a narrowed list has. */
export function FoundSummary({ found }: { found: ListTotal }) {
  const locale = useLocale();
  return (
    <p className="ad-quiet" role="status">
      {records[locale].foundSummary(formatTotal(found, locale))}
    </p>
  );
}

/** How many wait, and for how long the oldest has, whatever the list shows. */
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
        waited(oldest.createdAt, locale),
        data.total === 1,
      )}
    </p>
  );
}
