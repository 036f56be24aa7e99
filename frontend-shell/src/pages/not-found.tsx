import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import { useEffect } from 'react';
import { shellWords } from '../content/words';
import './not-found.css';
import { MissingBrick } from './missing-brick';

interface NotFoundProps {
  locale: Locale;
  /** Called when it is on screen. */
  onReady: () => void;
}

/** The page of an address that leads nowhere. The server answers it with status 404. */
export default function NotFound({ locale, onReady }: NotFoundProps) {
  useEffect(() => {
    onReady();
  }, [onReady]);
  const words = shellWords(locale).notFound;
  return (
    <section className="sh-missing">
      <div className="cf-container sh-missing__row">
        <div className="sh-missing__text">
          <h1 className="cf-title">{words.title}</h1>
          <p className="cf-lead">{words.text}</p>
          <div className="sh-missing__actions">
            <LinkButton to={localePath(locale, '/')}>{words.home}</LinkButton>
            <LinkButton look="secondary" to={localePath(locale, '/success-stories')}>
              {words.stories}
            </LinkButton>
          </div>
        </div>
        <MissingBrick board={words.board} />
      </div>
    </section>
  );
}
