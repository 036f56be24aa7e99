import './how-it-works-page.css';
import { lazyHydrate } from 'frontend-shared/hydration/lazy-hydrate';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import { RiskNote } from '../../blocks/legal/risk-note';
import type { HowItWorksMessages } from '../../content/en/how-it-works';
import type { PageProps } from '../page-props';

const EightSteps = staticOnly(() => import('./eight-steps'), 'EightSteps');
const ProfitSplit = staticOnly(() => import('./profit-split'), 'ProfitSplit');
const ProfitCalculator = lazyHydrate(() => import('../../features/profit-calculator/profit-calculator'));
const ImportantNotice = staticOnly(() => import('./important-notice'), 'ImportantNotice');
const NextStep = lazyHydrate(() => import('./next-step'));

const SPLIT_ANCHOR = 'profit-split';
const CALCULATOR_ANCHOR = 'profit-calculator';

/** The page How It Works: the eight steps, profit split, profit calculator and what is not promised. */
export default function HowItWorksPage({ locale, messages }: PageProps<HowItWorksMessages>) {
  const { hero, calculator, next } = messages;
  return (
    <>
      <section className="pu-how" aria-labelledby="how-title">
        <div className="cf-container">
          <div className="pu-how__text">
            <h1 className="cf-title" id="how-title">
              {hero.title}
            </h1>
            <p className="cf-lead">{hero.lead}</p>
            <p className="pu-how__links">
              <a href={`#${SPLIT_ANCHOR}`}>{hero.toSplit}</a>
              <a href={`#${CALCULATOR_ANCHOR}`}>{hero.toCalculator}</a>
            </p>
          </div>
          <EightSteps messages={messages.steps} />
          <RiskNote className="pu-how__risk" />
        </div>
      </section>
      <ProfitSplit
        messages={messages.split}
        splitMessages={messages.profitSplit}
        locale={locale}
        id={SPLIT_ANCHOR}
      />
      <section
        className="pu-how-calculator cf-section"
        id={CALCULATOR_ANCHOR}
        aria-labelledby={`${CALCULATOR_ANCHOR}-title`}
      >
        <div className="cf-container">
          <h2 className="cf-h2" id={`${CALCULATOR_ANCHOR}-title`}>
            {calculator.title}
          </h2>
          <p className="pu-how-calculator__lead cf-lead">{calculator.lead}</p>
          <ProfitCalculator messages={calculator} splitMessages={messages.profitSplit} />
        </div>
      </section>
      <ImportantNotice messages={messages.notice} />
      <NextStep messages={next} locale={locale} />
    </>
  );
}
