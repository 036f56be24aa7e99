import { useLocale } from 'frontend-shared/i18n/locale-context';
import { applicationForm as applicationEn } from '../../content/en/application-form';
import { contact as contactEn } from '../../content/en/contact';
import { shareholderForm as shareholderEn } from '../../content/en/shareholder-form';
import { spiceClub as spiceEn } from '../../content/en/spice-club';
import type { TrackingMessages } from '../../content/en/track';
import { applicationForm as applicationHi } from '../../content/hi/application-form';
import { contact as contactHi } from '../../content/hi/contact';
import { shareholderForm as shareholderHi } from '../../content/hi/shareholder-form';
import { spiceClub as spiceHi } from '../../content/hi/spice-club';
import type { TrackedRecord } from './use-opened-record';

type Labels = Readonly<Record<string, string>>;
interface Names {
  fields: Readonly<Record<string, { label: string; name?: string }>>;
  /** Labels of the values of choice fields, by field. */
  values?: Readonly<Record<string, Labels>>;
}

const kinds = {
  en: kindsIn(applicationEn, contactEn, shareholderEn, spiceEn),
  hi: kindsIn(applicationHi, contactHi, shareholderHi, spiceHi),
};

function kindsIn(
  application: typeof applicationEn,
  contact: typeof contactEn,
  shareholder: typeof shareholderEn,
  spice: typeof spiceEn,
): Readonly<Record<string, Names>> {
  const { form: message } = contact.write;
  return {
    'factory-application': { fields: application.fields, values: application.options },
    'contact-message': { fields: message.fields, values: { subject: message.subjects } },
    shareholder: { fields: shareholder.fields, values: { nomineeRelation: shareholder.relations } },
    subscription: { fields: spice.form.fields, values: { userType: spice.form.userTypes } },
  };
}

interface SentFieldsProps {
  record: TrackedRecord;
  messages: TrackingMessages;
}

/** The submitted fields with the labels of the form. Loaded lazily, because it contains the labels of all forms. */
export default function SentFields({ record: { kind, sent }, messages }: SentFieldsProps) {
  const names = kinds[useLocale()][kind];
  const rows = Object.entries(sent).flatMap(([field, value]) => {
    const known = names?.fields[field];
    const text = names?.values?.[field]?.[String(value)] ?? String(value);
    return known ? [[known.name ?? known.label, text] as const] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="record-sent">
      <h3 className="pu-record__part" id="record-sent">
        {messages.sentTitle}
      </h3>
      <dl className="pu-record__facts">
        {rows.map(([name, value]) => (
          <div key={name} className="pu-record__fact">
            <dt>{name}</dt>
            <dd className="pu-record__sent">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
