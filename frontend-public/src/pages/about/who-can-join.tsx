import './who-can-join.css';
import { formatNumber, formatRupees, type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { LinkButton } from 'frontend-shared/ui/button';
import { TickIcon } from 'frontend-shared/ui/icon';
import { RiskNote } from '../../blocks/legal/risk-note';
import type { AboutMessages } from '../../content/en/about';
import { figures } from '../../content/figures';

/** How to join, and the six benefits of a shareholder. */
export function WhoCanJoin({ messages, locale }: { messages: AboutMessages['join']; locale: Locale }) {
  const { owner, choice, profit, books, life, nominee } = messages.benefits;
  const benefits = [
    [
      owner.name,
      owner.text(formatNumber(figures.smallestHolding.value), formatRupees(figures.sharePrice.value)),
    ],
    [choice.name, choice.text],
    [profit.name, profit.text(formatNumber(figures.profitSplit.investors.value))],
    [books.name, books.text],
    [life.name, life.text],
    [nominee.name, nominee.text],
  ];
  return (
    <section className="pu-who cf-section" aria-labelledby="who-title">
      <div className="pu-who__inner cf-container">
        <div className="pu-who__text">
          <h2 className="cf-h2" id="who-title">
            {messages.title}
          </h2>
          <p>{messages.intro}</p>
          <h3 className="pu-who__needs-title">{messages.needsTitle}</h3>
          <ul className="pu-who__needs">
            {messages.needs.map((need) => (
              <li key={need}>
                <TickIcon />
                {need}
              </li>
            ))}
          </ul>
          <p className="pu-who__actions">
            <LinkButton to={localePath(locale, '/shareholder')}>{messages.button}</LinkButton>
            <Link className="cf-text-link" to={localePath(locale, '/how-it-works')}>
              {messages.more}
            </Link>
          </p>
          <RiskNote />
        </div>
        <div className="pu-who__account">
          <h3 className="cf-h3" id="benefits-title">
            {messages.benefitsTitle}
          </h3>
          <dl className="pu-who__rows" aria-labelledby="benefits-title">
            {benefits.map(([name, text]) => (
              <div key={name} className="pu-who__row">
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
