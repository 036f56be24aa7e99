import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../../content/records';
import type { SubmittedRecord } from '../../../data/records/records';
import { accountName } from '../../../format/mail-address';
import { shortMoment } from '../../../format/moments';
import type { RowPresentation } from '../../record-kind';

interface SecondLineProps<R extends SubmittedRecord> {
  row: R;
  look: RowPresentation<R>;
  /** The state that the list is about, when it is about one. */
  listed: string | undefined;
  linkTo: (record: string) => string;
}

/**
 * What a row says below the name: what it is about, and what is out of the ordinary with it – a decision that a colleague
 * took since the list was read, or what the kind itself has to say.
 */
export function SecondLine<R extends SubmittedRecord>({ row, look, listed, linkTo }: SecondLineProps<R>) {
  const { summary, Exception } = look;
  const change = useChangeMeanwhile(row, look, listed);
  return (
    <span className="ad-row__what">
      {Exception ? <Exception row={row} linkTo={linkTo} /> : summary(row)}
      {change && `, ${change}`}
    </span>
  );
}

/** Who has brought a record to another state than its list is about; one's own decisions are no news. */
function useChangeMeanwhile<R extends SubmittedRecord>(
  row: R,
  { messages }: RowPresentation<R>,
  listed: string | undefined,
): string | undefined {
  const locale = useLocale();
  const own = useSession(({ admin }) => admin?.email);
  const last = row.history.at(-1);
  const what = last && messages.history[last.status];
  const isNews = listed !== undefined && row.status !== listed && last?.status === row.status;
  if (!isNews || !what || last.by === own) return undefined;
  const who = last.by ? accountName(last.by) : messages.sender;
  return records[locale].changedShortly(who, what.toLowerCase(), shortMoment(last.at, locale));
}
