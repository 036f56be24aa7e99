import { review as copy } from '../../../content/en/review';
import type { Application } from '../../../data/applications';
import { Icon } from '../../../kit/icon';
import { longMoment, shortMoment } from '../../../kit/moments';

/** The account rows: what is asked for, where, how much, since when. */
export function ApplicationFacts({ application }: { application: Application }) {
  const rows = [
    [copy.businessIdea, application.business_idea],
    [copy.place, application.location],
    [copy.amountNeeded, application.required_amount],
    [copy.reference, application.reference],
    [copy.language, copy.languages[application.locale] ?? application.locale],
    [copy.received, longMoment(application.createdAt)],
  ];
  return (
    <dl className="ad-rows">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the applicant can be reached. */
export function ContactDetails({ application }: { application: Application }) {
  const { email, mobile } = application;
  return (
    <section>
      <h3>{copy.contact}</h3>
      {!email && !mobile ? (
        <p>{copy.noContact}</p>
      ) : (
        <ul className="ad-contact">
          {email && (
            <li>
              <a className="ad-link" href={`mailto:${email}`}>
                <Icon name="mail" />
                {email}
              </a>
            </li>
          )}
          {mobile && (
            <li>
              <a className="ad-link ad-number" href={`tel:+91${mobile}`}>
                <Icon name="phone" />
                {`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`}
              </a>
            </li>
          )}
        </ul>
      )}
      {mobile && !email && <p className="ad-quiet">{copy.noEmail}</p>}
    </section>
  );
}

export function PastExperience({ text }: { text: string | undefined }) {
  return (
    <section>
      <h3>{copy.pastExperience}</h3>
      <p className={text ? 'ad-experience' : 'ad-quiet'}>{text ?? copy.noExperience}</p>
    </section>
  );
}

/** What happened to the application, oldest first; the first entry is its arrival. */
export function History({ application }: { application: Application }) {
  return (
    <section>
      <h3>{copy.history}</h3>
      <ol className="ad-history">
        {application.history.map((entry, index) => (
          <li key={`${entry.at} ${entry.status}`}>
            <time dateTime={entry.at}>{shortMoment(entry.at)}</time>
            <span>
              {index === 0 ? copy.arrived : copy.historyStatus[entry.status]} {entry.by && copy.by(entry.by)}
              {entry.reason && <q className="ad-history__reason">{entry.reason}</q>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
