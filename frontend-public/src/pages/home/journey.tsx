import './journey.css';
import { formatRupees } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import { RiskNote } from '../../blocks/legal/risk-note';
import { QuoteBand } from '../../blocks/quote-band';
import type { HomeMessages } from '../../content/en/home';
import { figures } from '../../content/figures';
import { BuyShare, ExploreProjects, GetInvited, InvestAndEarn } from '../../illustrations/journey';

interface JourneyProps {
  messages: HomeMessages;
  /** Name of the company, as author of the quote. */
  company: string;
}

/** The company's quote, and the four steps of a member drawn as a rising wall. */
export default function Journey({ messages: { quote, journey, projects, street }, company }: JourneyProps) {
  const steps: Array<{ title: string; text: string; drawing: ReactNode }> = [
    { ...journey.getInvited, drawing: <GetInvited /> },
    {
      title: journey.buyShare.title,
      text: journey.buyShare.text(formatRupees(figures.sharePrice.value)),
      drawing: <BuyShare />,
    },
    { ...journey.exploreProjects, drawing: <ExploreProjects board={projects.texts.supermarket.board} /> },
    { ...journey.investAndEarn, drawing: <InvestAndEarn sign={street.sign} /> },
  ];
  return (
    <>
      <QuoteBand quote={quote} source={company} />
      <section className="cf-section" aria-labelledby="journey-title">
        <div className="cf-container">
          <h2 className="cf-h2" id="journey-title">
            {journey.title}
          </h2>
          <div className="pu-journey-frame">
            <ol className="pu-journey">
              {steps.map(({ title, text, drawing }, index) => (
                <li key={title} className="pu-journey__step">
                  <div className="pu-journey__drawing">{drawing}</div>
                  <div className="pu-journey__text">
                    <h3 className="pu-journey__title cf-h3">
                      <span className="pu-journey__number cf-number" aria-hidden="true">
                        {index + 1}
                      </span>
                      <span>{title}</span>
                    </h3>
                    <p className="cf-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <RiskNote />
        </div>
      </section>
    </>
  );
}
