import './spice-club-page.css';
import { LinkButton } from 'frontend-shared/ui/button';
import type { SpiceClubWords } from '../../content/en/spice-club';
import { SpiceWizard } from '../../features/spice-subscription/spice-wizard';
import type { PageProps } from '../../page-props';
import { DeliveryTerms } from './delivery-terms';
import { SpicePacks } from './spice-packs';
import { useArrivalScroll } from './use-arrival-scroll';

/** The monthly spice box in one column: the wizard, how the box comes, and the partner site. */
export default function SpiceClubPage({ site, words }: PageProps<SpiceClubWords>) {
  useArrivalScroll();
  return (
    <div className="pu-spice">
      <div className="pu-spice__column cf-container">
        <div className="pu-spice__wizard">
          <h1 className="cf-form-title">{words.title}</h1>
          <SpiceWizard
            words={words.form}
            site={site}
            intro={
              <>
                <p className="cf-lead">{words.lead}</p>
                <SpicePacks words={words} site={site} />
              </>
            }
          />
        </div>
        <DeliveryTerms words={words.delivery} />
        {site.spicePartnerUrl && (
          <section className="pu-spice__part" aria-labelledby="partner-title">
            <h2 className="cf-h3" id="partner-title">
              {words.partner.title}
            </h2>
            <p>{words.partner.text}</p>
            <div>
              <LinkButton look="secondary" href={site.spicePartnerUrl}>
                {words.partner.visit}
              </LinkButton>
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
