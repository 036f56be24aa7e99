import '../spice-club/spice-club-page.css';
import { localePath } from 'frontend-shared/i18n/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import type { SpiceClubMessages } from '../../content/en/spice-club';
import { PayOnline } from '../../features/spice-subscription/checkout/pay-online';
import {
  clearPayment,
  clearSettledPayment,
  isSettled,
} from '../../features/spice-subscription/checkout/payment-store';
import { PaymentResult } from '../../features/spice-subscription/checkout/result/payment-result';
import { useStoredPayment } from '../../features/spice-subscription/checkout/use-stored-payment';
import { openDocument } from '../../routing/documents';
import type { PageProps } from '../page-props';
import { useOwnDocument } from './use-own-document';

/** The page where the first box is paid online: this tab's order and, at the end, the result. */
export default function PaymentPage({
  locale,
  site,
  messages: { title, form },
}: PageProps<SpiceClubMessages>) {
  useOwnDocument(clearSettledPayment);
  const { payment, visit } = useStoredPayment(true);
  const { online } = form;
  const club = localePath(locale, '/monthly-spice-subscription');
  return (
    <div className="pu-spice">
      <div className="pu-spice__column cf-container">
        <div className="pu-spice__wizard">
          <h1 className="cf-form-title">{payment && !isSettled(payment) ? online.title : title}</h1>
          {payment === null && (
            <>
              <p className="cf-lead">{online.nothing}</p>
              <div>
                <LinkButton to={club}>{online.toClub}</LinkButton>
              </div>
            </>
          )}
          {payment && !isSettled(payment) && (
            <PayOnline key={visit} messages={form} site={site} payment={payment} />
          )}
          {payment && isSettled(payment) && (
            <PaymentResult
              messages={form}
              site={site}
              payment={payment}
              onAnother={() => {
                clearPayment();
                openDocument(club);
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}
