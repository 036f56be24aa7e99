import './write-to-us.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { OfficeContact } from '../../blocks/links/office-contact';
import type { ContactMessages } from '../../content/en/contact';
import { ContactForm } from '../../features/contact-message/contact-form';

/** The contact form and the office's contact details. */
export default function WriteToUs({
  messages,
  site,
}: {
  messages: ContactMessages['write'];
  site: SiteConfig;
}) {
  return (
    <section className="pu-write" aria-labelledby="write-title">
      <h2 className="cf-h3" id="write-title">
        {messages.title}
      </h2>
      <ContactForm messages={messages.form} site={site} labelledBy="write-title" />
      <OfficeContact site={site} direct={messages.direct} className="pu-write__direct" />
    </section>
  );
}
