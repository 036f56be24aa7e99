import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useCommonMessages } from '../../content/use-common-messages';
import { MailLink } from './mail-link';

interface OfficeContactProps {
  site: SiteConfig;
  /** Text before the e-mail address. */
  direct: string;
  className?: string;
}

/** Contact details of the office: e-mail, and telephone and WhatsApp where configured. */
export function OfficeContact({ site, direct, className }: OfficeContactProps) {
  const messages = useCommonMessages().office;
  const { supportEmail, officePhone, officeWhatsApp } = site;
  return (
    <p className={className}>
      {direct} <MailLink to={supportEmail}>{supportEmail}</MailLink>
      {officePhone && (
        <>
          <br />
          {messages.phone} <a href={`tel:${officePhone.replace(/[ -]/g, '')}`}>{officePhone}</a>
        </>
      )}
      {officeWhatsApp && (
        <>
          <br />
          {messages.whatsApp}{' '}
          <a
            href={`https://wa.me/${officeWhatsApp.replace(/\D/g, '')}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {officeWhatsApp}
          </a>
        </>
      )}
    </p>
  );
}
