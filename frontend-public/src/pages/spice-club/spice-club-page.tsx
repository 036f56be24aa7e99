import './spice-club-page.css';
import { LinkButton } from 'frontend-shared/ui/button';
import { MailLink } from '../../blocks/mail-link';
import type { SpiceClubWords } from '../../content/en/spice-club';
import type { PageProps } from '../../page-props';
import { DeliveryTerms } from './delivery-terms';
import { PaymentWays } from './payment-ways';
import { SpicePacks } from './spice-packs';

/** The monthly spice box in one column: three packs, how it comes, how it is paid and how to order. */
export default function SpiceClubPage({ site, words }: PageProps<SpiceClubWords>) {
  return (
    <div className="pu-spice">
      <div className="pu-spice__column cf-container">
        <header className="pu-spice__head">
          <h1 className="cf-form-title">{words.title}</h1>
          <p className="cf-lead">{words.lead}</p>
        </header>
        <SpicePacks words={words.packs} email={site.supportEmail} />
        <DeliveryTerms words={words.delivery} />
        <PaymentWays words={words.payment} />
        <section className="pu-spice__part" aria-labelledby="order-title">
          <h2 className="cf-h3" id="order-title">
            {words.order.title}
          </h2>
          <p>{words.order.text}</p>
          <div>
            <MailLink look="primary" to={site.supportEmail} subject={words.order.subject}>
              {words.order.write}
            </MailLink>
          </div>
        </section>
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
