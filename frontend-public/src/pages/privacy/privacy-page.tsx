import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { ReactNode } from 'react';
import { LegalPage, LegalRows } from '../../blocks/legal/legal-page';
import { MailLink } from '../../blocks/links/mail-link';
import type { PrivacyMessages } from '../../content/en/privacy';
import { PRIVACY_VERSION } from '../../content/legal-versions';
import type { PageProps } from '../page-props';

/** The full privacy notice; who answers for it and where to write stand in the site's configuration. */
export default function PrivacyPage({ locale, site, messages }: PageProps<PrivacyMessages>) {
  return (
    <LegalPage
      messages={messages.frame}
      sections={messages.sections}
      version={PRIVACY_VERSION}
      locale={locale}
      after={{
        who: <Company messages={messages.company} site={site} />,
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
