import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import { useEffect } from 'react';
import { notFound as en } from '../content/en/not-found';
import { notFound as hi } from '../content/hi/not-found';
import './not-found.css';
import { MissingBrick } from './missing-brick';

const MESSAGES = { en, hi };

interface NotFoundProps {
  locale: Locale;
  /** Called once it is mounted. */
  onReady: () => void;
}

/** The page for unknown addresses, which the server sends with status 404. */
export default function NotFound({ locale, onReady }: NotFoundProps) {
  useEffect(() => {
    onReady();
  }, [onReady]);
  const messages = MESSAGES[locale];
  return (
    <section className="sh-missing">
      <div className="cf-container sh-missing__row">
        <div className="sh-missing__text">
          <h1 className="cf-title">{messages.title}</h1>
          <p className="cf-lead">{messages.text}</p>
          <div className="sh-missing__actions">
            <LinkButton to={localePath(locale, '/')}>{messages.home}</LinkButton>
            <LinkButton look="secondary" to={localePath(locale, '/success-stories')}>
              {messages.stories}
            </LinkButton>
          </div>
        </div>
        <MissingBrick board={messages.board} />
      </div>
    </section>
  );
}
