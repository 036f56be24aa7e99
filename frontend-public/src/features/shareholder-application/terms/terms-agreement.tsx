import './terms-agreement.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatDate, localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { FieldError } from 'frontend-shared/ui/field/field-error';
import { ExternalIcon } from 'frontend-shared/ui/icon';
import { LegalText } from '../../../blocks/legal/legal-page';
import type { ShareholderMessages } from '../../../content/en/shareholder';
import { TERMS_VERSION } from '../../../content/legal-versions';
import { termsFigures } from '../../../content/terms-figures';
import { controlId } from '../../../forms/rules/form-description';
import { useFields } from '../../../forms/state/use-fields';
import { shareholderApplication, shareholderPlan } from '../shareholder-application';

interface TermsAgreementProps {
  messages: ShareholderMessages;
  site: SiteConfig;
}

/** The text of the terms with the consent checkbox below it. */
export function TermsAgreement({ messages, site }: TermsAgreementProps) {
  return (
    <div className="pu-agree">
      <TermsText messages={messages} site={site} />
      <TermsCheckbox messages={messages} />
    </div>
  );
}

/** The full text in a scrollable box: a link alone would lead away from a half-filled form. */
function TermsText({ messages: { terms, form }, site }: TermsAgreementProps) {
  const locale = useLocale();
  return (
    <section aria-labelledby="shareholder-terms-title">
      <h3 className="pu-agree__title" id="shareholder-terms-title">
        {terms.title}
      </h3>
      <p className="cf-small cf-muted">
        {terms.version(formatDate(TERMS_VERSION, locale))}{' '}
        <a
          className="pu-agree__alone"
          href={localePath(locale, '/terms')}
          target="_blank"
          rel="noopener noreferrer"
        >
          {form.terms.alone}
          {'\u00a0'}
          <ExternalIcon size={16} />
          <span className="cf-visually-hidden">({form.terms.newTab})</span>
        </a>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys */}
      <section className="pu-agree__text cf-small" tabIndex={0} aria-label={form.terms.box}>
        {Object.entries(terms.sections(site.legalName, termsFigures)).map(([id, { title, blocks }]) => (
          <div key={id} className="pu-legal__section">
            <h4>{title}</h4>
            <LegalText blocks={blocks} />
          </div>
        ))}
      </section>
    </section>
  );
}

function TermsCheckbox({ messages: { form: messages } }: { messages: ShareholderMessages }) {
  const { values } = shareholderApplication.use();
  const { error } = useFields(shareholderApplication, messages);
  const id = controlId(shareholderPlan, 'termsAgreed');
  const problem = error('termsAgreed');
  return (
    <div>
      <label className="pu-agree__tick">
        <input
          id={id}
          className="pu-agree__box"
          type="checkbox"
          name="termsAgreed"
          value="true"
          checked={values.termsAgreed === 'true'}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-error`}
          onChange={(event) => shareholderApplication.type('termsAgreed', event.target.checked ? 'true' : '')}
        />
        <span>{messages.fields.termsAgreed.label}</span>
      </label>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  );
}
