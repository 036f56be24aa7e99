import './contact-page.css';
import type { ContactWords } from '../../content/en/contact';
import { HelpCounter } from '../../illustrations/heroes/help-counter';
import type { PageProps } from '../../page-props';
import { ComingApp } from './coming-app';
import { OfficeInfo } from './office-info';
import { SocialLinks } from './social-links';
import { WriteToUs } from './write-to-us';

/** Contact: the way to write to the office beside its counter, its hours, the coming app and the social pages. */
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
            <WriteToUs words={words.write} email={site.supportEmail} />
          </div>
          <div className="pu-contact__beside">
            <HelpCounter label={words.scene} board={words.board} />
            <OfficeInfo words={words.info} site={site} locale={locale} />
          </div>
        </div>
      </section>
      <section className="cf-section">
        <div className="pu-contact__more cf-container">
          <ComingApp words={words.app} email={site.supportEmail} />
          <SocialLinks words={words.social} links={site.socialLinks} />
        </div>
      </section>
    </>
  );
}
