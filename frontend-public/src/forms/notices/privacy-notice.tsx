import './privacy-notice.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatDate, localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { ExternalIcon } from 'frontend-shared/ui/icon';
import { useSharedMessages } from 'frontend-shared/ui/messages';
import { PRIVACY_VERSION } from '../../content/legal-versions';
import { useFormsMessages } from '../../content/use-forms-messages';
import type { FormMessages } from '../form-messages';

interface PrivacyNoticeProps {
  messages: FormMessages['privacy'];
  site: SiteConfig;
}

/**
 * Collapsible summary of what is stored, why, who sees it and the person's rights, followed by the consent sentence.
 * The version of the notice is sent with the form.
 */
export function PrivacyNotice({ messages, site }: PrivacyNoticeProps) {
  return (
    <div className="pu-privacy cf-small">
      <details>
        <summary className="pu-privacy__summary">{useFormsMessages().privacy.title}</summary>
        <Items messages={messages} site={site} />
      </details>
      <Agreement messages={messages} />
    </div>
  );
}

function Items({ messages, site }: PrivacyNoticeProps) {
  const shared = useFormsMessages().privacy;
  const { email } = site.grievanceContact;
  return (
    <dl className="pu-privacy__items">
      {messages.items.map(([term, text], index) => (
        <div key={term} className="pu-privacy__item">
          <dt>{term}</dt>
          <dd>
            {text}
            {index === messages.items.length - 1 && (
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

function Agreement({ messages }: Pick<PrivacyNoticeProps, 'messages'>) {
  const locale = useLocale();
  const shared = useFormsMessages().privacy;
  const { opensInNewTab } = useSharedMessages();
  return (
    <p className="pu-privacy__agree">
      {messages.agree} {/* In a new tab: leaving the page would empty the form. */}
      <a href={localePath(locale, '/privacy')} target="_blank" rel="noopener noreferrer">
        {shared.link}
        {/* No line break before the icon. */}
        {'\u00a0'}
        <ExternalIcon size={16} />
        <span className="cf-visually-hidden">({opensInNewTab})</span>
      </a>{' '}
      <span className="pu-privacy__version cf-muted">
        ({shared.version(formatDate(PRIVACY_VERSION, locale))})
      </span>
    </p>
  );
}
