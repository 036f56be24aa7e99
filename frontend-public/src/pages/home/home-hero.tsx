import './home-hero.css';
import { staticOnly } from 'frontend-shared/hydration/lazy-hydrate';
import { formatRupees, type Locale, localePath } from 'frontend-shared/i18n/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import { RiskNote } from '../../blocks/legal/risk-note';
import type { HomeWords } from '../../content/en/home';
import { figures } from '../../content/figures';

const Street = staticOnly(async () => ({ default: (await import('../../illustrations/street')).Street }));

/** Headline, three ways on, the terms before anything else, and the street. */
export function HomeHero({ words, locale }: { words: HomeWords; locale: Locale }) {
  return (
    <section className="pu-home-hero">
      <div className="pu-home-hero__text">
        <h1 className="cf-hero-text">{words.headline}</h1>
        <p className="pu-home-hero__line">{words.line}</p>
        <div className="pu-home-hero__actions">
          <LinkButton to={localePath(locale, '/shareholder')}>{words.becomeShareholder}</LinkButton>
          <LinkButton look="secondary" to={localePath(locale, '/success-stories')}>
            {words.explore}
          </LinkButton>
          <LinkButton look="plain" className="pu-home-hero__apply" to={localePath(locale, '/apply')}>
            {words.apply}
          </LinkButton>
        </div>
        <RiskNote tone="haldi" className="pu-home-hero__risk" />
      </div>
      <div className="pu-home-hero__terms">
        <TermsPanel words={words.terms} />
      </div>
      <div className="pu-home-hero__scene">
        <Street label={words.street.drawing} sign={words.street.sign} board={words.street.board} />
      </div>
    </section>
  );
}

function TermsPanel({ words }: { words: HomeWords['terms'] }) {
  const rows = [
    [words.share, formatRupees(figures.sharePrice.value)],
    [words.smallest, words.smallestValue(String(figures.smallestHolding.value))],
    [words.paidOut, words.paidOutValue],
    [words.noProfit, words.noProfitValue],
  ];
  return (
    <section className="pu-terms" aria-labelledby="terms-title">
      <h2 className="pu-terms__title" id="terms-title">
        {words.title}
      </h2>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term} className="pu-terms__row">
            <dt>{term}</dt>
            <dd className="cf-number">{value}</dd>
          </div>
        ))}
        <div className="pu-terms__row pu-terms__row--last">
          <dt>{words.guaranteed}</dt>
          <dd>{words.guaranteedValue}</dd>
        </div>
      </dl>
    </section>
  );
}
