import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { ReactNode } from 'react';
import { LegalPage, LegalRows } from '../../blocks/legal/legal-page';
import { MailLink } from '../../blocks/links/mail-link';
import type { PrivacyMessages } from '../../content/en/privacy';
import { PRIVACY_VERSION } from '../../content/legal-versions';
import type { PageProps } from '../page-props';

/** The full privacy notice; the responsible company and the contact come from the site configuration. */
export default function PrivacyPage({ locale, site, messages }: PageProps<PrivacyMessages>) {
  return (
    <LegalPage
      messages={messages.frame}
      sections={messages.sections}
      version={PRIVACY_VERSION}
      locale={locale}
      after={{
        who: <Company messages={messages.company} site={site} />,
        duration: <Periods messages={messages.periods} months={site.retentionMonths} />,
        complaints: <Contacts messages={messages.contact} site={site} />,
      }}
    />
  );
}

function Company({ messages, site }: { messages: PrivacyMessages['company']; site: SiteConfig }) {
  const rows = [
    [messages.name, site.legalName],
    [messages.number, site.companyNumber],
    [messages.office, site.registeredOffice],
  ] as const;
  return <LegalRows rows={rows.filter(([, text]) => text !== '')} />;
}

interface PeriodsProps {
  messages: PrivacyMessages['periods'];
  months: SiteConfig['retentionMonths'] | undefined;
}

/** Retention period of each kind of record, which depends on the server's settings. */
function Periods({ messages: { staffActions, ...kinds }, months }: PeriodsProps) {
  // In a tab that was open during an update, the configuration is from an older server without retention periods.
  if (!months) return null;
  const names = ['contactMessages', 'factoryApplications', 'shareholders', 'subscriptions'] as const;
  const rows = names.map((kind) => {
    const { name, needed, erased, notErased } = kinds[kind];
    const period = months[kind];
    return [name, `${needed} ${period ? erased(period) : notErased}`] as const;
  });
  return <LegalRows rows={[...rows, [staffActions.name, staffActions.text]]} />;
}

function Contacts({ messages, site }: { messages: PrivacyMessages['contact']; site: SiteConfig }) {
  const { name, email, phone } = site.grievanceContact;
  const rows: Array<readonly [string, ReactNode]> = [
    [
      messages.grievance,
      <MailLink key="" to={email}>
        {email}
      </MailLink>,
    ],
  ];
  if (name) rows.unshift([messages.officer, name]);
  if (phone)
    rows.push([
      messages.phone,
      <a key="" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        {phone}
      </a>,
    ]);
  rows.push([
    messages.support,
    <MailLink key="" to={site.supportEmail}>
      {site.supportEmail}
    </MailLink>,
  ]);
  return <LegalRows rows={rows} />;
}
