import { LegalPage, LegalRows } from '../../blocks/legal/legal-page';
import { MailLink } from '../../blocks/links/mail-link';
import type { TermsMessages } from '../../content/en/terms';
import { TERMS_VERSION } from '../../content/legal-versions';
import { termsFigures } from '../../content/terms-figures';
import type { PageProps } from '../page-props';

/** The terms and conditions, with figures from the register. */
export default function TermsPage({ locale, site, messages }: PageProps<TermsMessages>) {
  const { legalName, supportEmail } = site;
  return (
    <LegalPage
      messages={messages.frame}
      sections={messages.sections(legalName, termsFigures)}
      version={TERMS_VERSION}
      locale={locale}
      after={{
        law: (
          <LegalRows
            rows={[
              [
                messages.support,
                <MailLink key="" to={supportEmail}>
                  {supportEmail}
                </MailLink>,
              ],
            ]}
          />
        ),
      }}
    />
  );
}
