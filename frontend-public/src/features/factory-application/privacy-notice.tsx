import './privacy-notice.css';
import { type Locale, localePath } from 'frontend-shared/locale';
import { Link } from 'frontend-shared/router';
import type { SiteConfig } from 'frontend-shared/site-config';
import { LockIcon } from 'frontend-shared/ui/icon';
import type { ApplicationFormWords } from '../../content/en/application-form';
import { PRIVACY_VERSION } from '../../content/legal-versions';

interface PrivacyNoticeProps {
  words: ApplicationFormWords['privacy'];
  locale: Locale;
  site: SiteConfig;
}

/** What is kept, what for, who sees it and what the person can ask; its version goes along with the application. */
export function PrivacyNotice({ words, locale, site }: PrivacyNoticeProps) {
  const { email } = site.grievanceContact;
  return (
    <section className="pu-privacy cf-small" aria-labelledby="application-privacy">
      <h3 className="pu-privacy__title" id="application-privacy">
        <LockIcon />
        {words.title}
      </h3>
      <dl className="pu-privacy__items">
        {words.items.map(([term, text], index) => (
          <div key={term} className="pu-privacy__item">
            <dt>{term}</dt>
            <dd>
              {text}
              {index === words.items.length - 1 && (
                <>
                  {' '}
                  {words.ask} <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pu-privacy__agree">
        {words.agree} <Link to={localePath(locale, '/privacy')}>{words.link}</Link>{' '}
        <span className="cf-muted">({words.version(PRIVACY_VERSION)})</span>
      </p>
    </section>
  );
}
