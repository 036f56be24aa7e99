import './next-step.css';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import { RiskNote } from '../../blocks/legal/risk-note';
import { FormLink } from '../../blocks/links/form-link';
import type { HowItWorksMessages } from '../../content/en/how-it-works';

/** Links to the shareholder form and to the factory form. */
export default function NextStep({
  messages,
  locale,
}: {
  messages: HowItWorksMessages['next'];
  locale: Locale;
}) {
  return (
    <section className="pu-how-next cf-section cf-on-ink" aria-labelledby="how-next-title">
      <div className="pu-how-next__inner cf-container">
        <div>
          <h2 className="cf-h2" id="how-next-title">
            {messages.title}
          </h2>
          <p className="pu-how-next__text cf-lead">{messages.text}</p>
        </div>
        <div className="pu-how-next__actions">
          <LinkButton look="haldi" to={localePath(locale, '/shareholder')}>
            {messages.shareholder}
          </LinkButton>
          <FormLink look="secondary" />
        </div>
        <RiskNote tone="ink" />
      </div>
    </section>
  );
}
