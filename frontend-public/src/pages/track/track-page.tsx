import './track-page.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { lazyHydrateForm } from 'frontend-shared/hydration/lazy-hydrate';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import { MailLink } from '../../blocks/links/mail-link';
import { OfficeContact } from '../../blocks/links/office-contact';
import type { TrackMessages } from '../../content/en/track';
import type { PageProps } from '../page-props';
import { ReferenceSlip } from './reference-slip';

const Pigeonholes = staticOnly(() => import('../../illustrations/heroes/pigeonholes'), 'Pigeonholes');

const Tracking = lazyHydrateForm(() => import('../../features/tracking/tracking'));

/** The page Track: the tracking form, the format of a reference number, and the contact to the office. */
export default function TrackPage({ site, messages }: PageProps<TrackMessages>) {
  return (
    <section className="pu-track">
      <div className="pu-track__inner cf-container">
        <div className="pu-track__text">
          <h1 className="cf-form-title">{messages.title}</h1>
          <p className="cf-lead">{messages.lead}</p>
        </div>
        <div className="pu-track__card">
          <Tracking messages={messages.tracking} site={site} />
        </div>
        <div className="pu-track__card pu-track__card--second">
          <AskOffice messages={messages.ask} site={site} />
        </div>
        <div className="pu-track__beside">
          <Pigeonholes label={messages.scene} />
          <ReferenceSlip messages={messages.slip} kinds={messages.kinds} />
        </div>
      </div>
    </section>
  );
}

function AskOffice({ messages, site }: { messages: TrackMessages['ask']; site: SiteConfig }) {
  return (
    <section className="pu-track__ask" aria-labelledby="ask-title">
      <h2 className="cf-h3" id="ask-title">
        {messages.title}
      </h2>
      <ol className="pu-track__steps">
        {messages.steps.map((step, index) => (
          <li key={step} className="pu-track__step">
            <span className="pu-track__number cf-number" aria-hidden="true">
              {index + 1}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <div>
        <MailLink look="secondary" to={site.supportEmail} subject={messages.subject}>
          {messages.write}
        </MailLink>
      </div>
      <OfficeContact site={site} direct={messages.direct} className="pu-track__direct" />
      <p className="cf-muted">{messages.noEmail}</p>
    </section>
  );
}
