import './closing-band.css';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import { RiskNote } from '../../blocks/legal/risk-note';
import { FormLink } from '../../blocks/links/form-link';
import type { SuccessStoriesMessages } from '../../content/en/success-stories';

interface ClosingBandProps {
  messages: SuccessStoriesMessages['closing'];
  locale: Locale;
}

/** Links to the shareholder form and to the factory form. */
export default function ClosingBand({ messages, locale }: ClosingBandProps) {
  return (
    <section className="pu-stories-closing" aria-labelledby="closing-title">
      <div className="pu-stories-closing__inner cf-container">
        <div className="pu-stories-closing__text">
          <h2 className="cf-h2" id="closing-title">
            {messages.title}
          </h2>
          <RiskNote className="pu-stories-closing__risk" />
        </div>
        <div className="pu-stories-closing__actions">
          <LinkButton to={localePath(locale, '/shareholder')}>{messages.shareholder}</LinkButton>
          <FormLink look="secondary">{messages.factory}</FormLink>
        </div>
      </div>
    </section>
  );
}
