import './privacy-notice.css';
import { formatDate, localePath } from 'frontend-shared/locale';
import { useLocale } from 'frontend-shared/locale-context';
import type { SiteConfig } from 'frontend-shared/site-config';
import { ExternalIcon, LockIcon } from 'frontend-shared/ui/icon';
import { useSharedWords } from 'frontend-shared/ui/words';
import { PRIVACY_VERSION } from '../content/legal-versions';
import { useFormsWords } from '../content/use-forms-words';
import type { FormWords } from './form-words';

interface PrivacyNoticeProps {
  id: string;
  words: FormWords['privacy'];
  site: SiteConfig;
  /** Only its title is shown until it is pressed. */
  folded?: boolean;
}

/** What is kept, what for, who sees it and what the person can ask; its version goes along with the form. */
export function PrivacyNotice({ id, words, site, folded = false }: PrivacyNoticeProps) {
  const { title } = useFormsWords().privacy;
  if (folded) {
    return (
      <details className="pu-privacy pu-privacy--folded cf-small">
        <summary className="pu-privacy__summary">{title}</summary>
        <Items words={words} site={site} />
      </details>
    );
  }
  return (
    <section className="pu-privacy cf-small" aria-labelledby={id}>
      <h3 className="pu-privacy__title" id={id}>
        <LockIcon />
        {title}
      </h3>
      <Items words={words} site={site} />
    </section>
  );
}

function Items({ words, site }: Pick<PrivacyNoticeProps, 'words' | 'site'>) {
  const locale = useLocale();
  const shared = useFormsWords().privacy;
  const { opensInNewTab } = useSharedWords();
  const { email } = site.grievanceContact;
  return (
    <>
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
      <p className="pu-privacy__agree">
        {words.agree} {/* In a tab of its own: leaving the page would empty the form. */}
        <a href={localePath(locale, '/privacy')} target="_blank" rel="noopener noreferrer">
          {shared.link}
          <ExternalIcon size={16} />
          <span className="cf-visually-hidden">({opensInNewTab})</span>
        </a>{' '}
        <span className="cf-muted">({shared.version(formatDate(PRIVACY_VERSION, locale))})</span>
      </p>
    </>
  );
}
