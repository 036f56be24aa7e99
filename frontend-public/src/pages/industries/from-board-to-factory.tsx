import './from-board-to-factory.css';
import { formatRupees, type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { LinkButton } from 'frontend-shared/ui/button';
import { RiskNote } from '../../blocks/legal/risk-note';
import { FormLink } from '../../blocks/links/form-link';
import type { IndustriesMessages } from '../../content/en/industries';
import { figures } from '../../content/figures';
import { OwnersHalf, SkilledHalf } from '../../illustrations/two-ways';

/** Two panels with the halves of one drawing: one for people who know a trade, one for future shareholders. */
export default function FromBoardToFactory({
  messages,
  locale,
}: {
  messages: IndustriesMessages['next'];
  locale: Locale;
}) {
  const { skilled, owner } = messages;
  return (
    <section className="pu-ways cf-section" aria-labelledby="ways-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="ways-title">
          {messages.title}
        </h2>
        <div className="pu-ways__panels">
          <div className="pu-way">
            <SkilledHalf />
            <h3 className="cf-h3">{skilled.title}</h3>
            <p>{skilled.text}</p>
            <p className="pu-way__actions">
              <FormLink />
              <Link className="cf-text-link" to={localePath(locale, '/apply')}>
                {skilled.more}
              </Link>
            </p>
          </div>
          <div className="pu-way">
            <OwnersHalf />
            <h3 className="cf-h3">{owner.title}</h3>
            <p>{owner.text(formatRupees(figures.sharePrice.value))}</p>
            <p className="pu-way__actions">
              <LinkButton look="secondary" to={localePath(locale, '/shareholder')}>
                {owner.button}
              </LinkButton>
            </p>
            <RiskNote />
          </div>
        </div>
      </div>
    </section>
  );
}
