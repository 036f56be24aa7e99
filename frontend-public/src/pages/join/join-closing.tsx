import './join-closing.css';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { LinkButton } from 'frontend-shared/ui/button';
import { RiskNote } from '../../blocks/legal/risk-note';
import type { JoinMessages } from '../../content/en/join';

interface JoinClosingProps {
  messages: JoinMessages;
  locale: Locale;
  /** URL of the member portal; without it the link is omitted. */
  portal: string;
}

/** Links to the member portal, the office and the spice box. */
export default function JoinClosing({ messages, locale, portal }: JoinClosingProps) {
  return (
    <section className="pu-join-closing" aria-labelledby="join-closing-title">
      <div className="pu-join-closing__inner cf-container">
        <div>
          <h2 className="cf-h2" id="join-closing-title">
            {messages.closing.title}
          </h2>
          <p className="pu-join-closing__text cf-lead">{messages.closing.text}</p>
          <RiskNote />
          <p className="pu-join-closing__spices">
            {messages.spiceClub.text}{' '}
            <Link to={localePath(locale, '/monthly-spice-subscription')}>{messages.spiceClub.link}</Link>
          </p>
        </div>
        <div className="pu-join-closing__ways">
          {portal && <LinkButton href={portal}>{messages.getStarted}</LinkButton>}
          <LinkButton look="secondary" to={localePath(locale, '/contact')}>
            {messages.contactUs}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
