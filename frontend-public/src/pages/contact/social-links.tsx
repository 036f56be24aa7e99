import './social-links.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { ExternalIcon } from 'frontend-shared/ui/icon';
import type { ContactMessages } from '../../content/en/contact';

const pages = ['twitter', 'facebook', 'linkedin', 'instagram'] as const;

interface SocialLinksProps {
  messages: ContactMessages['social'];
  links: SiteConfig['socialLinks'];
}

/** The company's social pages, each in a new tab; one without an address is left out. */
export function SocialLinks({ messages, links }: SocialLinksProps) {
  const configured = pages.filter((page) => links[page]);
  if (configured.length === 0) return null;
  return (
    <section className="pu-social" aria-labelledby="social-title">
      <h2 className="cf-h3" id="social-title">
        {messages.title}
      </h2>
      <p className="cf-muted">{messages.text}</p>
      <ul className="pu-social__list">
        {configured.map((page) => (
          <li key={page}>
            <a className="pu-social__link" href={links[page]} target="_blank" rel="noopener noreferrer">
              {messages.names[page]}
              <ExternalIcon />
              <span className="cf-visually-hidden">({messages.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
