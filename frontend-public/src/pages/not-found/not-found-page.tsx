import { type Locale, localePath } from 'frontend-shared/locale';
import { Link } from 'frontend-shared/router';
import { LinkButton } from 'frontend-shared/ui/button';
import { Wall } from 'frontend-shared/ui/wall';
import { useNotFoundWords } from '../../content/use-not-found-words';
import './not-found-page.css';

/** Shown at an address that the shell gives to this remote and that has no page here. */
export function NotFoundPage({ locale }: { locale: Locale }) {
  const words = useNotFoundWords();
  return (
    <section className="pu-not-found cf-container cf-section">
      <meta name="robots" content="noindex" />
      <Wall filled={null} label={words.title} className="pu-not-found__wall" />
      <h1 className="cf-form-title">{words.title}</h1>
      <p className="cf-lead">{words.text}</p>
      <div className="pu-not-found__ways">
        <LinkButton to={localePath(locale, '/')}>{words.home}</LinkButton>
        <Link to={localePath(locale, '/apply')}>{words.apply}</Link>
      </div>
    </section>
  );
}
