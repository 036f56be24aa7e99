import { localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { LinkButton } from 'frontend-shared/ui/button';
import { Wall } from 'frontend-shared/ui/wall';
import type { NotFoundMessages } from '../../content/en/not-found';
import type { PageProps } from '../page-props';
import './not-found-page.css';

/** Shown for a URL that the shell routes to this remote but that has no page. */
export default function NotFoundPage({ locale, messages }: PageProps<NotFoundMessages>) {
  return (
    <section className="pu-not-found cf-container cf-section">
      <meta name="robots" content="noindex" />
      <Wall filled={null} label={messages.title} className="pu-not-found__wall" />
      <h1 className="cf-form-title">{messages.title}</h1>
      <p className="cf-lead">{messages.text}</p>
      <div className="pu-not-found__ways">
        <LinkButton to={localePath(locale, '/')}>{messages.home}</LinkButton>
        <Link to={localePath(locale, '/apply')}>{messages.apply}</Link>
      </div>
    </section>
  );
}
