import './home-hero.css';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import { formatRupees, type Locale, localePath } from 'frontend-shared/i18n/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import { RiskNote } from '../../blocks/legal/risk-note';
import type { HomeMessages } from '../../content/en/home';
import { figures } from '../../content/figures';

const Street = staticOnly(() => import('../../illustrations/street'), 'Street');

/** Hero with headline, three links, the terms of a share and the drawing of a street. */
export function HomeHero({ messages, locale }: { messages: HomeMessages; locale: Locale }) {
  return (
    <section className="pu-home-hero">
      <div className="pu-home-hero__text">
        <h1 className="cf-hero-text">{messages.headline}</h1>
        <p className="pu-home-hero__line">{messages.line}</p>
        <div className="pu-home-hero__actions">
          <LinkButton to={localePath(locale, '/shareholder')}>{messages.becomeShareholder}</LinkButton>
          <LinkButton look="secondary" to={localePath(locale, '/success-stories')}>
            {messages.explore}
          </LinkButton>
          <LinkButton look="plain" className="pu-home-hero__apply" to={localePath(locale, '/apply')}>
            {messages.apply}
          </LinkButton>
        </div>
        <RiskNote tone="haldi" className="pu-home-hero__risk" />
      </div>
      <div className="pu-home-hero__terms">
        <TermsPanel messages={messages.terms} />
      </div>
      <div className="pu-home-hero__scene">
        <Street label={messages.street.drawing} sign={messages.street.sign} board={messages.street.board} />
      </div>
    </section>
  );
}

function TermsPanel({ messages }: { messages: HomeMessages['terms'] }) {
  const rows = [
    [messages.share, formatRupees(figures.sharePrice.value)],
    [messages.smallest, messages.smallestValue(String(figures.smallestHolding.value))],
    [messages.paidOut, messages.paidOutValue],
    [messages.noProfit, messages.noProfitValue],
  ];
  return (
    <section className="pu-terms" aria-labelledby="terms-title">
      <h2 className="pu-terms__title" id="terms-title">
        {messages.title}
      </h2>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term} className="pu-terms__row">
            <dt>{term}</dt>
            <dd className="cf-number">{value}</dd>
          </div>
        ))}
        <div className="pu-terms__row pu-terms__row--last">
          <dt>{messages.guaranteed}</dt>
          <dd>{messages.guaranteedValue}</dd>
        </div>
      </dl>
    </section>
  );
}
