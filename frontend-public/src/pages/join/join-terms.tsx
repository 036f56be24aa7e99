import './join-terms.css';
import { formatRupees, type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { Accordion } from '../../blocks/accordion';
import type { JoinMessages } from '../../content/en/join';
import { figures } from '../../content/figures';

type Messages = JoinMessages['terms'];

/** The terms as an accordion of four sections. */
export function JoinTerms({ messages, locale }: { messages: Messages; locale: Locale }) {
  const points = termPoints(messages);
  return (
    <section className="cf-section" id="terms" aria-labelledby="join-terms-title">
      <div className="pu-join-terms cf-container">
        <div className="pu-join-terms__intro">
          <h2 className="cf-h2" id="join-terms-title">
            {messages.title}
          </h2>
          <p>{messages.intro}</p>
          <p>
            <Link to={localePath(locale, '/terms')}>{messages.full}</Link>
          </p>
        </div>
        <Accordion
          defaultOpen="ownership"
          sections={(Object.keys(points) as (keyof typeof points)[]).map((id) => ({
            id,
            title: messages[id].title,
            body: (
              <ul className="pu-join-terms__points">
                {points[id].map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          }))}
        />
      </div>
    </section>
  );
}

/** The points of each section, with the amounts and shares from the register of figures. */
function termPoints({ ownership, investment, profit, legacy }: Messages) {
  const { shareRange, sharePrice, projectRange, profitSplit } = figures;
  const percent = (share: keyof typeof profitSplit) => `${profitSplit[share].value}%`;
  return {
    ownership: ownership.points,
    investment: [
      investment.shares(formatRupees(sharePrice.value), formatRupees(shareRange.to.value)),
      investment.projects(formatRupees(projectRange.from.value), formatRupees(projectRange.to.value)),
      ...investment.points,
    ],
    profit: [
      profit.split(percent('investors'), percent('partner'), percent('marketing'), percent('operations')),
      ...profit.points,
    ],
    legacy: legacy.points,
  };
}
