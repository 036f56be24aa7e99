import Alert from 'antd/es/alert';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMessages } from '../../content/messages';
import { subscribers } from '../../content/subscribers';
import type { Subscription } from '../../data/records/subscriptions';
import { longDateTime } from '../../format/date-time';

/** Alerts about an online payment that needs attention by the office. `amount`, in paise, is that of each payment. */
export function PaymentNotes({ payment }: Pick<Subscription, 'payment'>) {
  const messages = useMessages(subscribers);
  const locale = useLocale();
  const { held, toReturn, amount = 0 } = payment ?? {};
  return (
    <>
      {toReturn && (
        <Alert
          type="warning"
          title={messages.refundNeeded(formatRupees((amount * toReturn.length) / 100), toReturn.join(', '))}
        />
      )}
      {held && (
        <Alert
          type="info"
          title={messages.awaitingCapture(
            formatRupees(amount / 100),
            held.paymentId,
            longDateTime(held.since, locale),
          )}
        />
      )}
    </>
  );
}
