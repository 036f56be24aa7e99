import './spice-club-page.css';
import { lazyHydrateForm } from 'frontend-shared/hydration/lazy-hydrate';
import { LinkButton } from 'frontend-shared/ui/button';
import type { SpiceClubMessages } from '../../content/en/spice-club';
import type { PageProps } from '../page-props';
import { DeliveryTerms } from './delivery-terms';
import { useArrivalScroll } from './use-arrival-scroll';

const SpiceClubForm = lazyHydrateForm(() => import('./spice-club-form'), 'pu-spice__form');

/** The page of the monthly spice box: wizard, delivery terms and partner site. */
export default function SpiceClubPage({ site, messages }: PageProps<SpiceClubMessages>) {
  useArrivalScroll();
  return (
    <div className="pu-spice">
      <div className="pu-spice__column cf-container">
        <div className="pu-spice__wizard">
          <h1 className="cf-form-title">{messages.title}</h1>
          <SpiceClubForm messages={messages} site={site} />
        </div>
        <DeliveryTerms messages={messages.delivery} />
        {site.spicePartnerUrl && (
          <section className="pu-spice__part" aria-labelledby="partner-title">
            <h2 className="cf-h3" id="partner-title">
              {messages.partner.title}
            </h2>
            <p>{messages.partner.text}</p>
            <div>
              <LinkButton look="secondary" href={site.spicePartnerUrl}>
                {messages.partner.visit}
              </LinkButton>
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
