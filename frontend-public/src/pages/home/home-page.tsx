import { formatRupees, localePath } from 'frontend-shared/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import type { HomeWords } from '../../content/en/home';
import { figures } from '../../content/figures';
import { Street } from '../../illustrations/street';
import type { PageProps } from '../../page-props';
import './home-page.css';

/** The landing: headline, terms before anything else, the street, and the way to Apply. */
export default function HomePage({ locale, words }: PageProps<HomeWords>) {
  return (
    <>
      <meta name="description" content={words.pageDescription} />
      <section className="pu-home-hero">
        <div className="pu-home-hero__text">
          <h1 className="cf-hero-text">{words.headline}</h1>
          <p className="pu-home-hero__line">{words.line}</p>
          <p className="pu-home-hero__note">{words.applyNote}</p>
          <LinkButton to={localePath(locale, '/apply')}>{words.apply}</LinkButton>
          <p className="pu-home-hero__risk cf-small">{words.risk}</p>
        </div>
        <div className="pu-home-hero__terms">
          <TermsPanel words={words.terms} />
        </div>
        <div className="pu-home-hero__scene">
          <Street label={words.street.drawing} sign={words.street.sign} board={words.street.board} />
        </div>
      </section>
    </>
  );
}

function TermsPanel({ words }: { words: HomeWords['terms'] }) {
  const rows = [
    [words.share, formatRupees(figures.sharePrice.value)],
    [words.smallest, words.smallestValue],
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
