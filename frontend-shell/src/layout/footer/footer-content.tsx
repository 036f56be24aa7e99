import type { SiteConfig } from 'frontend-shared/api/site-config';
import { IST_OFFSET_MS } from 'frontend-shared/i18n/indian-time';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Logo } from 'frontend-shared/ui/logo';
import { Wall } from 'frontend-shared/ui/wall';
import type { FooterMessages } from '../../content/en/footer';

interface FooterContentProps {
  locale: Locale;
  messages: FooterMessages;
  site: SiteConfig;
}

/**
 * Quote banner, contact, links, the three disclaimers and the closing line. Links are plain anchors, which `Footer`
 * passes to the router.
 */
export default function FooterContent({ locale, messages, site }: FooterContentProps) {
  const mailto = `mailto:${site.supportEmail}`;
  return (
    <>
      <div className="sh-footer__quote">
        <div className="cf-container sh-footer__quote-row">
          <p className="sh-footer__quote-text">{messages.quote}</p>
          <div className="sh-footer__wall" aria-hidden="true">
            <Wall filled={20} tone="ink" />
          </div>
        </div>
      </div>
      <div className="sh-footer__ink cf-on-ink">
        <div className="cf-container">
          <div className="sh-footer__columns">
            <section aria-label={messages.label}>
              <Logo site={site} locale={locale} tone="haldi" />
              <p className="sh-footer__contact">
                {messages.support} <a href={mailto}>{site.supportEmail}</a>
                <br />
                {messages.appComingSoon}
              </p>
              <SocialLinks messages={messages} site={site} />
            </section>
            <nav aria-label={messages.linksLabel}>
              <ul className="sh-footer__links">
                {LINKS.map(([label, path]) => (
                  <li key={label}>
                    <a href={label === 'adminLogin' ? path : localePath(locale, path)}>
                      {messages.links[label]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <section aria-label={messages.disclaimersLabel}>
              <ol className="sh-footer__disclaimers">
                {messages.disclaimers.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </section>
          </div>
          <div className="sh-footer__closing">
            <div className="sh-footer__company">
              {/* Keeps the server's year on a prerendered page: clocks of cheap phones may be wrong. */}
              <p suppressHydrationWarning>{messages.copyright(yearInIndia(), site.legalName)}</p>
              <CompanyLine messages={messages} site={site} />
            </div>
            <ul className="sh-footer__closing-links" aria-label={messages.closingLabel}>
              <li>
                <a href="/admin">{messages.closing.adminPortal}</a>
              </li>
              <li>
                <a href={mailto}>{messages.closing.support}</a>
              </li>
              <li>
                <a href={localePath(locale, '/contact')}>{messages.closing.contactUs}</a>
              </li>
              {LEGAL_LINKS.map((label) => (
                <li key={label}>
                  <a href={localePath(locale, `/${label}`)}>{messages.closing[label]}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </>
  );
}

/** The current year in India, whatever the server's time zone. */
const yearInIndia = () => new Date(Date.now() + IST_OFFSET_MS).getUTCFullYear();

const LINKS = [
  ['home', '/'],
  ['about', '/about'],
  ['industries', '/industries'],
  ['successStories', '/success-stories'],
  ['howItWorks', '/how-it-works'],
  ['apply', '/apply'],
  ['presentation', '/presentation'],
  ['adminLogin', '/admin-login'],
  ['contact', '/contact'],
  ['spiceClub', '/monthly-spice-subscription'],
] as const;

/** Each label is also the path: `/track`, `/privacy`, `/terms`. */
const LEGAL_LINKS = ['track', 'privacy', 'terms'] as const;

/** Company number and registered office, if configured. */
function CompanyLine({ messages, site }: Omit<FooterContentProps, 'locale'>) {
  const facts = [
    site.companyNumber && messages.companyNumber(site.companyNumber),
    site.registeredOffice && messages.registeredOffice(site.registeredOffice),
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

function SocialLinks({ messages, site }: Omit<FooterContentProps, 'locale'>) {
  const configured = SOCIAL.filter(({ name }) => site.socialLinks[name]);
  if (configured.length === 0) return null;
  return (
    <ul className="sh-footer__social" aria-label={messages.socialLabel}>
      {configured.map(({ name, mark }) => (
        <li key={name}>
          <a
            href={site.socialLinks[name]}
            target="_blank"
            rel="noopener noreferrer"
            // Begins with the visible text, so that voice control recognises it.
            aria-label={`${mark}, ${messages.social[name]} (${messages.opensInNewTab})`}
          >
            {mark}
          </a>
        </li>
      ))}
    </ul>
  );
}
