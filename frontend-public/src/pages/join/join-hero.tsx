import { companyName } from 'frontend-shared/content/company-name';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import './join-hero.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatRupees, type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { LinkButton } from 'frontend-shared/ui/button';
import { RiskNote } from '../../blocks/legal/risk-note';
import type { JoinMessages } from '../../content/en/join';
import { figures } from '../../content/figures';

const SharePaper = staticOnly(() => import('../../illustrations/heroes/share-paper'), 'SharePaper');

interface JoinHeroProps {
  messages: JoinMessages;
  locale: Locale;
  site: SiteConfig;
}

/** Hero with the link to join, the four steps, and a share certificate whose blank lines stand for them. */
export function JoinHero({ messages, locale, site }: JoinHeroProps) {
  return (
    <section className="pu-join-hero cf-on-ink">
      <div className="pu-join-hero__inner cf-container">
        <div className="pu-join-hero__text">
          <h1 className="cf-title">{messages.title}</h1>
          <p className="cf-lead">{messages.lead}</p>
          <div className="pu-join-hero__ways">
            {site.memberPortalUrl && (
              <LinkButton look="haldi" href={site.memberPortalUrl}>
                {messages.getStarted}
              </LinkButton>
            )}
            <Link className="pu-join-hero__apply" to={localePath(locale, '/shareholder')}>
              {messages.apply}
            </Link>
          </div>
          {site.memberPortalUrl && <p className="pu-join-hero__note cf-small">{messages.getStartedNote}</p>}
          <RiskNote tone="ink" />
        </div>
        <div className="pu-join-hero__paper">
          <p className="pu-join-hero__caption cf-small">{messages.paper.note}</p>
          <SharePaper
            label={messages.paper.drawing}
            company={companyName(site, locale)}
            title={messages.paper.title}
            lines={messages.paper.lines}
          />
        </div>
        <JoiningSteps messages={messages.steps} requireReferral={site.requireReferral} />
      </div>
    </section>
  );
}

function JoiningSteps({
  messages,
  requireReferral,
}: {
  messages: JoinMessages['steps'];
  requireReferral: boolean;
}) {
  const { invited, buy, kyc, dashboard } = messages;
  const steps = [
    [invited.title, requireReferral ? invited.textWithCode : invited.text],
    [buy.title, buy.text(formatRupees(figures.sharePrice.value))],
    [kyc.title, kyc.text],
    [dashboard.title, dashboard.text],
  ] as const;
  return (
    <section className="pu-join-steps" aria-labelledby="join-steps-title">
      <h2 className="pu-join-steps__title cf-h3" id="join-steps-title">
        {messages.title}
      </h2>
      <ol className="pu-join-steps__list">
        {steps.map(([title, text], index) => (
          <li key={title} className="pu-join-step">
            <span className="pu-join-step__number cf-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="pu-join-step__title">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
