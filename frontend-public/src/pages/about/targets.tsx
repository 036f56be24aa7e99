import './targets.css';
import { formatNumber, type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import type { AboutMessages } from '../../content/en/about';
import { type Figure, figures } from '../../content/figures';

const withPlus = ({ value }: Figure) => `${formatNumber(value)}+`;

/** Current figures and targets side by side, so that no target is mistaken for a result. */
export default function Targets({
  messages,
  locale,
}: {
  messages: AboutMessages['targets'];
  locale: Locale;
}) {
  const { targets } = figures;
  const { shareholders, factories, industries, jobs } = messages;
  const rows = [
    {
      name: shareholders.name,
      today: withPlus(figures.members),
      target: formatNumber(targets.shareholders.value),
      note: shareholders.note(String(figures.timeline.scaleUp.goal.value)),
    },
    {
      name: factories.name,
      today: formatNumber(figures.factoriesRunning.value),
      target: withPlus(targets.factories),
    },
    { name: industries.name, today: industries.today, inWords: true, target: withPlus(targets.industries) },
    { name: jobs.name, today: withPlus(figures.jobs), target: withPlus(targets.jobs) },
  ];
  return (
    <section className="pu-targets cf-on-ink cf-section" aria-labelledby="targets-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="targets-title">
          {messages.title}
        </h2>
        <p className="pu-targets__intro">{messages.intro}</p>
        <ul className="pu-targets__rows">
          {rows.map(({ name, today, inWords, target, note }) => (
            <li key={name} className="pu-target">
              <h3 className="pu-target__name">{name}</h3>
              <dl className="pu-target__values">
                <div>
                  <dt>{messages.today}</dt>
                  <dd className={inWords ? 'pu-target__words' : 'cf-stat-value'}>{today}</dd>
                </div>
                <div className="pu-target__goal">
                  <dt>{messages.target}</dt>
                  <dd className="cf-stat-value">{target}</dd>
                  {note && <dd className="cf-small">{note}</dd>}
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <p className="pu-targets__links">
          <Link className="cf-text-link" to={localePath(locale, '/success-stories')}>
            {messages.toStories}
          </Link>
          <Link className="cf-text-link" to={localePath(locale, '/industries')}>
            {messages.toSectors}
          </Link>
        </p>
      </div>
    </section>
  );
}
