import './coming-app.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Tag } from 'frontend-shared/ui/tag';
import type { ContactMessages } from '../../content/en/contact';
import { AppNoticeForm } from '../../features/app-notice/app-notice-form';
import { PhoneUnderConstruction } from '../../illustrations/phone-under-construction';

/** Card of the coming app, with the form to be notified of its launch. */
export default function ComingApp({
  messages,
  site,
}: {
  messages: ContactMessages['app'];
  site: SiteConfig;
}) {
  return (
    <section className="pu-app" aria-labelledby="app-title">
      <PhoneUnderConstruction label={messages.drawing} />
      <div className="pu-app__text">
        <Tag kind="coming-soon">{messages.tag}</Tag>
        <h2 className="cf-h3" id="app-title">
          {messages.title}
        </h2>
        <p>{messages.text}</p>
        <AppNoticeForm messages={messages.form} site={site} labelledBy="app-title" />
      </div>
    </section>
  );
}
