import './join-page.css';
import { localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { LinkButton } from 'frontend-shared/ui/button';
import { RiskNote } from '../../blocks/legal/risk-note';
import type { JoinMessages } from '../../content/en/join';
import type { PageProps } from '../page-props';
import { Benefits } from './benefits';
import { CommunityStats } from './community-stats';
import { JoinFaq } from './join-faq';
import { JoinHero } from './join-hero';
import { JoinTerms } from './join-terms';

/** Join: the four steps beside a blank share paper, what a share brings, its terms, and the questions asked first. */
export default function JoinPage({ locale, site, messages }: PageProps<JoinMessages>) {
  return (
    <>
      <JoinHero messages={messages} locale={locale} site={site} />
      <CommunityStats messages={messages.stats} locale={locale} />
      <Benefits messages={messages.benefits} />
      <JoinTerms messages={messages.terms} locale={locale} />
      <JoinFaq messages={messages.faq} />
      <section className="pu-join-closing" aria-labelledby="join-closing-title">
        <div className="pu-join-closing__inner cf-container">
          <div>
            <h2 className="cf-h2" id="join-closing-title">
              {messages.closing.title}
            </h2>
            <p className="pu-join-closing__text cf-lead">{messages.closing.text}</p>
            <RiskNote />
            <p>
              {messages.spiceClub.text}{' '}
              <Link to={localePath(locale, '/monthly-spice-subscription')}>{messages.spiceClub.link}</Link>
            </p>
          </div>
          <div className="pu-join-closing__ways">
            {site.memberPortalUrl && (
              <LinkButton href={site.memberPortalUrl}>{messages.getStarted}</LinkButton>
            )}
            <LinkButton look="secondary" to={localePath(locale, '/contact')}>
              {messages.contactUs}
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  );
}
