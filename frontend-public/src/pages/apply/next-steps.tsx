import './next-steps.css';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { InfoIcon } from 'frontend-shared/ui/icon';
import type { ApplyMessages } from '../../content/en/apply';
import { CommunityReview, FundingAndLaunch, Interview } from '../../illustrations/rising-wall';
import { FORM_ANCHOR, NEXT_ANCHOR } from './anchors';

const drawings = [CommunityReview, Interview, FundingAndLaunch];

/** The next steps: community review, interview, and funding and launch. */
export default function NextSteps({ messages, locale }: { messages: ApplyMessages['next']; locale: Locale }) {
  return (
    <section className="cf-section" id={NEXT_ANCHOR} aria-labelledby="next-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="next-title">
          {messages.title}
        </h2>
        <p className="pu-steps__intro cf-muted">{messages.intro}</p>
        <ol className="pu-steps">
          {messages.steps.map(([title, text], index) => {
            const Drawing = drawings[index];
            return (
              <li key={title} className="pu-step">
                {Drawing && <Drawing />}
                <div className="pu-step__text">
                  <h3 className="pu-step__title cf-h3">
                    <span className="pu-step__number cf-number" aria-hidden="true">
                      {index + 1}
                    </span>
                    <span>{title}</span>
                  </h3>
                  <p className="cf-muted">{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
        <p className="pu-risk">
          <InfoIcon />
          {messages.risk}
        </p>
        <Link to={localePath(locale, `/apply#${FORM_ANCHOR}`)}>{messages.back}</Link>
      </div>
    </section>
  );
}
