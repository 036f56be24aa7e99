import './office-info.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import { MailLink } from '../../blocks/links/mail-link';
import type { ContactMessages } from '../../content/en/contact';
import { figures } from '../../content/figures';
import { officeHours } from './office-hours';

interface OfficeInfoProps {
  messages: ContactMessages['info'];
  site: SiteConfig;
  locale: Locale;
}

/** Facts about the office; hours and addresses come from the site configuration. */
export function OfficeInfo({ messages, site, locale }: OfficeInfoProps) {
  const { email, name } = site.grievanceContact;
  const rows: Array<readonly [string, ReactNode]> = [
    [messages.reply, messages.replyValue(formatNumber(figures.replyHours.value))],
    [messages.members, `${formatNumber(figures.members.value)}+`],
    [messages.hours, officeHours(site.officeHours, locale)],
  ];
  if (site.registeredOffice) rows.push([messages.address, site.registeredOffice]);
  if (email) {
    rows.push([
      messages.grievance,
      <>
        {name && `${name}, `}
        <MailLink to={email}>{email}</MailLink>
      </>,
    ]);
  }
  return (
    <section className="pu-office" aria-labelledby="office-title">
      <h2 className="pu-office__title" id="office-title">
        {messages.title}
      </h2>
      <dl className="pu-office__rows">
        {rows.map(([name, value]) => (
          <div key={name} className="pu-office__row">
            <dt>{name}</dt>
            <dd className="cf-number">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
