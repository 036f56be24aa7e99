import './contact-page.css';
import { localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import type { ContactWords } from '../../content/en/contact';
import { HelpCounter } from '../../illustrations/heroes/help-counter';
import type { PageProps } from '../../page-props';
import { ComingApp } from './coming-app';
import { OfficeInfo } from './office-info';
import { SocialLinks } from './social-links';
import { WriteToUs } from './write-to-us';

/** Contact: the form beside the office's counter, its hours and the social pages; below, the coming app. */
export default function ContactPage({ locale, site, words }: PageProps<ContactWords>) {
  return (
    <>
      <section className="pu-contact">
        <div className="pu-contact__inner cf-container">
          <div className="pu-contact__text">
            <h1 className="cf-title">{words.title}</h1>
            <p className="cf-lead">{words.lead}</p>
          </div>
          <div className="pu-contact__form">
            <WriteToUs words={words.write} site={site} />
          </div>
          <div className="pu-contact__beside">
            <HelpCounter label={words.scene} board={words.board} />
            <OfficeInfo words={words.info} site={site} locale={locale} />
            <SocialLinks words={words.social} links={site.socialLinks} />
            <p>
              {words.spiceClub.text}{' '}
              <Link to={localePath(locale, '/monthly-spice-subscription')}>{words.spiceClub.link}</Link>
            </p>
          </div>
        </div>
      </section>
      <section className="cf-section">
        <div className="cf-container">
          <ComingApp words={words.app} site={site} />
        </div>
      </section>
    </>
  );
}
