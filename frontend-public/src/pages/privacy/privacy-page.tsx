import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { ReactNode } from 'react';
import { LegalPage, LegalRows } from '../../blocks/legal/legal-page';
import { MailLink } from '../../blocks/mail-link';
import type { PrivacyWords } from '../../content/en/privacy';
import { PRIVACY_VERSION } from '../../content/legal-versions';
import type { PageProps } from '../../page-props';

/** The full privacy notice; who answers for it and where to write stand in the site's configuration. */
export default function PrivacyPage({ locale, site, words }: PageProps<PrivacyWords>) {
  return (
    <LegalPage
      words={words.frame}
      sections={words.sections}
      version={PRIVACY_VERSION}
      locale={locale}
      after={{
        who: <Company words={words.company} site={site} />,
        complaints: <Contacts words={words.contact} site={site} />,
      }}
    />
  );
}

function Company({ words, site }: { words: PrivacyWords['company']; site: SiteConfig }) {
  const rows = [
    [words.name, site.legalName],
    [words.number, site.companyNumber],
    [words.office, site.registeredOffice],
  ] as const;
  return <LegalRows rows={rows.filter(([, text]) => text !== '')} />;
}

function Contacts({ words, site }: { words: PrivacyWords['contact']; site: SiteConfig }) {
  const { name, email, phone } = site.grievanceContact;
  const rows: Array<readonly [string, ReactNode]> = [
    [
      words.grievance,
      <MailLink key="" to={email}>
        {email}
      </MailLink>,
    ],
  ];
  if (name) rows.unshift([words.officer, name]);
  if (phone)
    rows.push([
      words.phone,
      <a key="" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        {phone}
      </a>,
    ]);
  rows.push([
    words.support,
    <MailLink key="" to={site.supportEmail}>
      {site.supportEmail}
    </MailLink>,
  ]);
  return <LegalRows rows={rows} />;
}
