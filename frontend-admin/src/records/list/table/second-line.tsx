import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../../content/records';
import type { SubmittedRecord } from '../../../data/records/records';
import { shortDateTime } from '../../../format/date-time';
import { accountName } from '../../../format/mail-address';
import { MultilingualText } from '../../../ui/text/multilingual-text';
import type { RowPresentation } from '../../record-kind';

interface SecondLineProps<R extends SubmittedRecord> {
  row: R;
  kind: RowPresentation<R>;
  /** The status that the list is filtered by, if any. */
  listed: string | undefined;
  linkTo: (record: string) => string;
}

/**
 * The second line of a row: its summary, and anything unusual, such as a colleague's decision since the list was
 * loaded.
 */
export function SecondLine<R extends SubmittedRecord>({ row, kind, listed, linkTo }: SecondLineProps<R>) {
  const { summary, SummaryOverride } = kind;
  const change = useChangeMeanwhile(row, kind, listed);
  return (
    <span className="ad-row__what">
      {SummaryOverride ? (
        <SummaryOverride row={row} linkTo={linkTo} />
      ) : (
        <MultilingualText text={summary(row)} />
      )}
      {change && `, ${change}`}
    </span>
  );
}

/** Describes a status change by somebody else since the list was loaded; undefined for the user's own changes. */
function useChangeMeanwhile<R extends SubmittedRecord>(
  row: R,
  { messages }: RowPresentation<R>,
  listed: string | undefined,
): string | undefined {
  const locale = useLocale();
  const own = useSession(({ admin }) => admin?.email);
  const last = row.history.at(-1);
  const what = last && messages.history[last.status];
  const isRecentChange = listed !== undefined && row.status !== listed && last?.status === row.status;
  if (!isRecentChange || !what || last.by === own) return undefined;
  const who = last.by ? accountName(last.by) : messages.sender;
  return records[locale].changedShortly(who, what.toLowerCase(), shortDateTime(last.at, locale));
}
