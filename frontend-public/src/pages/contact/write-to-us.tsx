import './write-to-us.css';
import type { SiteConfig } from 'frontend-shared/site-config';
import { MailLink } from '../../blocks/mail-link';
import type { ContactWords } from '../../content/en/contact';
import { ContactForm } from '../../features/contact-message/contact-form';

/** The two ways to write to the office: the form, and its address. */
export function WriteToUs({ words, site }: { words: ContactWords['write']; site: SiteConfig }) {
  return (
    <section className="pu-write" aria-labelledby="write-title">
      <h2 className="cf-h3" id="write-title">
        {words.title}
      </h2>
      <ContactForm words={words.form} site={site} labelledBy="write-title" />
      <p className="pu-write__direct">
        {words.direct} <MailLink to={site.supportEmail}>{site.supportEmail}</MailLink>
      </p>
    </section>
  );
}
