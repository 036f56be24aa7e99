import './track-page.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { MailLink } from '../../blocks/mail-link';
import { OfficeContact } from '../../blocks/office-contact';
import type { TrackWords } from '../../content/en/track';
import { Tracking } from '../../features/tracking/tracking';
import { Pigeonholes } from '../../illustrations/heroes/pigeonholes';
import type { PageProps } from '../../page-props';
import { ReferenceSlip } from './reference-slip';

/** Track: the case itself behind a code, what a reference number looks like, and how to ask the office instead. */
export default function TrackPage({ site, words }: PageProps<TrackWords>) {
  return (
    <section className="pu-track">
      <div className="pu-track__inner cf-container">
        <div className="pu-track__text">
          <h1 className="cf-form-title">{words.title}</h1>
          <p className="cf-lead">{words.lead}</p>
        </div>
        <div className="pu-track__card">
          <Tracking words={words.tracking} site={site} />
        </div>
        <div className="pu-track__card pu-track__card--second">
          <AskOffice words={words.ask} site={site} />
        </div>
        <div className="pu-track__beside">
          <Pigeonholes label={words.scene} />
          <ReferenceSlip words={words.slip} kinds={words.kinds} />
        </div>
      </div>
    </section>
  );
}

function AskOffice({ words, site }: { words: TrackWords['ask']; site: SiteConfig }) {
  return (
    <section className="pu-track__ask" aria-labelledby="ask-title">
      <h2 className="cf-h3" id="ask-title">
        {words.title}
      </h2>
      <ol className="pu-track__steps">
        {words.steps.map((step, index) => (
          <li key={step} className="pu-track__step">
            <span className="pu-track__number cf-number" aria-hidden="true">
              {index + 1}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <div>
        <MailLink look="secondary" to={site.supportEmail} subject={words.subject}>
          {words.write}
        </MailLink>
      </div>
      <OfficeContact site={site} direct={words.direct} className="pu-track__direct" />
      <p className="cf-muted">{words.noEmail}</p>
    </section>
  );
}
