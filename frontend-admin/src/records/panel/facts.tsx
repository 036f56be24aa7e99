import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { ReactNode } from 'react';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import type { Consent, SubmittedRecord } from '../../data/records/records';
import { mailAddress } from '../../format/mail-address';
import { groupedMobile } from '../../format/mobile';
import { longDay, longMoment, shortMoment } from '../../format/moments';
import { Icon } from '../../ui/icon';
import type { RecordMessages } from '../record-kind';

interface FactsProps {
  record: SubmittedRecord;
  /** What the record is about; reference, language and arrival follow by themselves. */
  rows: readonly (readonly [term: string, value: ReactNode])[];
}

/** The account rows: what is asked for, where, how much, since when. */
export function Facts({ record, rows }: FactsProps) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const every: FactsProps['rows'] = [
    ...rows,
    [recordsMessages.reference, record.reference],
    [recordsMessages.language, recordsMessages.languages[record.locale]],
    [recordsMessages.receivedAt, longMoment(record.createdAt, locale)],
    [recordsMessages.agreedTo, consentText(record.consent, locale)],
  ];
  return (
    <dl className="ad-rows">
      {every.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The legal texts that were shown and agreed to, by the day from which each holds. */
function consentText(consent: Consent | undefined, locale: Locale): string {
  const recordsMessages = records[locale];
  // The site's versions are days; another client may call them otherwise.
  const day = (version: string) => (/^\d{4}-\d{2}-\d{2}$/.test(version) ? longDay(version, locale) : version);
  const { privacyVersion, termsVersion } = consent ?? {};
  const texts = [
    privacyVersion && recordsMessages.privacyNoticeOf(day(privacyVersion)),
    termsVersion && recordsMessages.termsOf(day(termsVersion)),
  ].filter(Boolean);
  return texts.join(', ') || recordsMessages.noVersion;
}

interface ContactDetailsProps {
  email?: string | undefined;
  mobiles: readonly string[];
  /** What is to be said when a way to answer is missing. */
  note?: string | undefined;
}

/** How the sender can be reached. */
export function ContactDetails({ email, mobiles, note }: ContactDetailsProps) {
  const recordsMessages = useMessages(records);
  return (
    <section>
      <h3>{recordsMessages.contact}</h3>
      {(email || mobiles.length > 0) && (
        <ul className="ad-contact">
          {email && (
            <li>
              <a className="ad-link" href={mailAddress(email)}>
                <Icon name="mail" />
                {email}
              </a>
            </li>
          )}
          {mobiles.map((mobile) => (
            <li key={mobile}>
              <a className="ad-link ad-number" href={`tel:+91${mobile}`}>
                <Icon name="phone" />
                {`+91 ${groupedMobile(mobile)}`}
              </a>
            </li>
          ))}
        </ul>
      )}
      {note && <p className="ad-quiet">{note}</p>}
    </section>
  );
}

/** What happened to the record, oldest first; the first entry is its arrival. */
export function History({ record, messages }: { record: SubmittedRecord; messages: RecordMessages }) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  return (
    <section>
      <h3>{recordsMessages.history}</h3>
      <ol className="ad-history">
        {record.history.map((entry, index) => (
          <li key={`${entry.at} ${entry.status}`}>
            <time dateTime={entry.at}>{shortMoment(entry.at, locale)}</time>
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
