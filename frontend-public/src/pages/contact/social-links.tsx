import './social-links.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { ExternalIcon } from 'frontend-shared/ui/icon';
import type { ContactWords } from '../../content/en/contact';

const pages = ['twitter', 'facebook', 'linkedin', 'instagram'] as const;

interface SocialLinksProps {
  words: ContactWords['social'];
  links: SiteConfig['socialLinks'];
}

/** The company's social pages, each in a new tab; one without an address is left out. */
export function SocialLinks({ words, links }: SocialLinksProps) {
  const configured = pages.filter((page) => links[page]);
  if (configured.length === 0) return null;
  return (
    <section className="pu-social" aria-labelledby="social-title">
      <h2 className="cf-h3" id="social-title">
        {words.title}
      </h2>
      <p className="cf-muted">{words.text}</p>
      <ul className="pu-social__list">
        {configured.map((page) => (
          <li key={page}>
            <a className="pu-social__link" href={links[page]} target="_blank" rel="noopener noreferrer">
              {words.names[page]}
              <ExternalIcon />
              <span className="cf-visually-hidden">({words.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
