import type { SiteConfig } from 'frontend-shared/api/site-config';
import { localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { Logo } from 'frontend-shared/ui/logo';
import { Wall } from 'frontend-shared/ui/wall';
import { shellWords } from '../content/words';
import { FOOTER_LINKS } from '../navigation/links';
import type { Place } from '../navigation/place';
import './footer.css';

interface FooterProps {
  place: Place;
  site: SiteConfig;
}

/** Quote banner, contact, links, the three disclaimers and the closing line. */
export function Footer({ place, site }: FooterProps) {
  const { locale } = place;
  const words = shellWords(locale).footer;
  const mailto = `mailto:${site.supportEmail}`;
  return (
    <footer className="sh-footer">
      <div className="sh-footer__quote">
        <div className="cf-container sh-footer__quote-row">
          <p className="sh-footer__quote-text">{words.quote}</p>
          <div className="sh-footer__wall" aria-hidden="true">
            <Wall filled={20} tone="ink" />
          </div>
        </div>
      </div>
      <div className="sh-footer__ink cf-on-ink">
        <div className="cf-container">
          <div className="sh-footer__columns">
            <section aria-label={words.label}>
              <Logo site={site} locale={locale} tone="haldi" />
              <p className="sh-footer__contact">
                {words.support} <a href={mailto}>{site.supportEmail}</a>
                <br />
                {words.appComingSoon}
              </p>
              <SocialLinks place={place} site={site} />
            </section>
            <nav aria-label={words.linksLabel}>
              <ul className="sh-footer__links">
                {FOOTER_LINKS.map(({ label, path, wholePage }) => (
                  <li key={label}>
                    {wholePage ? (
                      <a href={path}>{words.links[label]}</a>
                    ) : (
                      <Link to={localePath(locale, path)}>{words.links[label]}</Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            <section aria-label={words.disclaimersLabel}>
              <ol className="sh-footer__disclaimers">
                {words.disclaimers.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </section>
          </div>
          <div className="sh-footer__closing">
            <div className="sh-footer__company">
              {/* The server's year stays on a prerendered page: the clocks of cheap phones are not to be trusted. */}
              <p suppressHydrationWarning>{words.copyright(new Date().getFullYear(), site.legalName)}</p>
              <CompanyLine place={place} site={site} />
            </div>
            <ul className="sh-footer__closing-links" aria-label={words.closingLabel}>
              <li>
                <a href="/admin">{words.closing.adminPortal}</a>
              </li>
              <li>
                <a href={mailto}>{words.closing.support}</a>
              </li>
              <li>
                <Link to={localePath(locale, '/contact')}>{words.closing.contactUs}</Link>
              </li>
              {LEGAL_LINKS.map((label) => (
                <li key={label}>
                  <Link to={localePath(locale, `/${label}`)}>{words.closing[label]}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Each under its own name: `/track`, `/privacy`, `/terms`. */
const LEGAL_LINKS = ['track', 'privacy', 'terms'] as const;

/** What identifies the company beyond its name, which stands above; what is not configured is left out. */
function CompanyLine({ place, site }: FooterProps) {
  const words = shellWords(place.locale).footer;
  const facts = [
    site.companyNumber && words.companyNumber(site.companyNumber),
    site.registeredOffice && words.registeredOffice(site.registeredOffice),
  ];
  const line = facts.filter(Boolean).join(' · ');
  return line && <p className="sh-footer__identity">{line}</p>;
}

const SOCIAL = [
  { name: 'twitter', mark: 'X' },
  { name: 'facebook', mark: 'f' },
  { name: 'linkedin', mark: 'in' },
  { name: 'instagram', mark: 'Ig' },
] as const;

function SocialLinks({ place, site }: FooterProps) {
  const words = shellWords(place.locale).footer;
  const configured = SOCIAL.filter(({ name }) => site.socialLinks[name]);
  if (configured.length === 0) return null;
  return (
    <ul className="sh-footer__social" aria-label={words.socialLabel}>
      {configured.map(({ name, mark }) => (
        <li key={name}>
          <a
            href={site.socialLinks[name]}
            target="_blank"
            rel="noopener noreferrer"
            // What is seen comes first, so that one who says it to the computer is understood.
            aria-label={`${mark}, ${words.social[name]} (${words.opensInNewTab})`}
          >
            {mark}
          </a>
        </li>
      ))}
    </ul>
  );
}
