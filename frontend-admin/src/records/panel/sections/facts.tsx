import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { ReactNode } from 'react';
import { records } from '../../../content/records';
import type { Consent, SubmittedRecord } from '../../../data/records/records';
import { longDateTime, longDay } from '../../../format/date-time';

interface FactsProps {
  record: SubmittedRecord;
  /** Rows specific to the kind; reference, language, arrival and consent are added. */
  rows: readonly (readonly [term: string, value: ReactNode])[];
}

/** Details of the record as a list of terms and values. */
export function Facts({ record, rows }: FactsProps) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const every: FactsProps['rows'] = [
    ...rows,
    [recordsMessages.reference, record.reference],
    [recordsMessages.language, recordsMessages.languages[record.locale]],
    [recordsMessages.receivedAt, longDateTime(record.createdAt, locale)],
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

/** The legal texts that the sender agreed to, with the date of each version. */
function consentText(consent: Consent | undefined, locale: Locale): string {
  const recordsMessages = records[locale];
  // Versions of the website are dates; other API clients may use other names.
  const day = (version: string) => (/^\d{4}-\d{2}-\d{2}$/.test(version) ? longDay(version, locale) : version);
  const { privacyVersion, termsVersion } = consent ?? {};
  const texts = [
    privacyVersion && recordsMessages.privacyNoticeOf(day(privacyVersion)),
    termsVersion && recordsMessages.termsOf(day(termsVersion)),
  ].filter(Boolean);
  return texts.join(', ') || recordsMessages.noVersion;
}
