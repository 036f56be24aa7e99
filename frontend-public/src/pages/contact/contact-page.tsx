import './contact-page.css';
import { lazyHydrateForm } from 'frontend-shared/hydration/lazy-hydrate';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import { localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import type { ContactMessages } from '../../content/en/contact';
import type { PageProps } from '../page-props';
import { OfficeInfo } from './office-info';
import { SocialLinks } from './social-links';

const HelpCounter = staticOnly(() => import('../../illustrations/heroes/help-counter'), 'HelpCounter');

const WriteToUs = lazyHydrateForm(() => import('./write-to-us'));
const ComingApp = lazyHydrateForm(() => import('./coming-app'));

/** The page Contact: the form beside office information and social links; below, the coming app. */
export default function ContactPage({ locale, site, messages }: PageProps<ContactMessages>) {
  return (
    <>
      <section className="pu-contact">
        <div className="pu-contact__inner cf-container">
          <div className="pu-contact__text">
            <h1 className="cf-title">{messages.title}</h1>
            <p className="cf-lead">{messages.lead}</p>
          </div>
          <div className="pu-contact__form">
            <WriteToUs messages={messages.write} site={site} />
          </div>
          <div className="pu-contact__beside">
            <HelpCounter label={messages.scene} board={messages.board} />
            <OfficeInfo messages={messages.info} site={site} locale={locale} />
            <SocialLinks messages={messages.social} links={site.socialLinks} />
            <p>
              {messages.spiceClub.text}{' '}
              <Link to={localePath(locale, '/monthly-spice-subscription')}>{messages.spiceClub.link}</Link>
            </p>
          </div>
        </div>
      </section>
      <section className="cf-section">
        <div className="cf-container">
          <ComingApp messages={messages.app} site={site} />
        </div>
      </section>
    </>
  );
}
