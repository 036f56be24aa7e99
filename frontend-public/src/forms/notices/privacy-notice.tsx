import './privacy-notice.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatDate, localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { ExternalIcon } from 'frontend-shared/ui/icon';
import { useSharedWords } from 'frontend-shared/ui/words';
import { PRIVACY_VERSION } from '../../content/legal-versions';
import { useFormsWords } from '../../content/use-forms-words';
import type { FormWords } from '../form-words';

interface PrivacyNoticeProps {
  words: FormWords['privacy'];
  site: SiteConfig;
}

/**
 * What is kept, what for, who sees it and what the person can ask, folded until it is pressed, and the agreement that
 * sending means; its version goes along with the form.
 */
export function PrivacyNotice({ words, site }: PrivacyNoticeProps) {
  return (
    <div className="pu-privacy cf-small">
      <details>
        <summary className="pu-privacy__summary">{useFormsWords().privacy.title}</summary>
        <Items words={words} site={site} />
      </details>
      <Agreement words={words} />
    </div>
  );
}

function Items({ words, site }: PrivacyNoticeProps) {
  const shared = useFormsWords().privacy;
  const { email } = site.grievanceContact;
  return (
    <dl className="pu-privacy__items">
      {words.items.map(([term, text], index) => (
        <div key={term} className="pu-privacy__item">
          <dt>{term}</dt>
          <dd>
            {text}
            {index === words.items.length - 1 && (
              <>
                {' '}
                {shared.ask} <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Agreement({ words }: Pick<PrivacyNoticeProps, 'words'>) {
  const locale = useLocale();
  const shared = useFormsWords().privacy;
  const { opensInNewTab } = useSharedWords();
  return (
    <p className="pu-privacy__agree">
      {words.agree} {/* In a tab of its own: leaving the page would empty the form. */}
      <a href={localePath(locale, '/privacy')} target="_blank" rel="noopener noreferrer">
        {shared.link}
        <ExternalIcon size={16} />
        <span className="cf-visually-hidden">({opensInNewTab})</span>
      </a>{' '}
      <span className="cf-muted">({shared.version(formatDate(PRIVACY_VERSION, locale))})</span>
    </p>
  );
}
