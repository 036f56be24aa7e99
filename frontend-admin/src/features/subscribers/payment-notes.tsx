import Alert from 'antd/es/alert';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMessages } from '../../content/messages';
import { subscribers } from '../../content/subscribers';
import type { Subscription } from '../../data/records/subscriptions';
import { longDateTime, longDay } from '../../format/date-time';

/** Alerts about an online payment that needs attention by the office. `amount`, in paise, is that of each payment. */
export function PaymentNotes({ payment }: Pick<Subscription, 'payment'>) {
  const messages = useMessages(subscribers);
  const locale = useLocale();
  const { authorized, toRefund, owedBox, paymentId = '', amount = 0 } = payment ?? {};
  return (
    <>
      {toRefund && (
        <Alert
          type="warning"
          title={messages.refundNeeded(formatRupees((amount * toRefund.length) / 100), toRefund.join(', '))}
        />
      )}
      {owedBox && (
        <Alert
          type="warning"
          title={messages.boxOwed(longDay(owedBox, locale), formatRupees(amount / 100), paymentId)}
        />
      )}
      {authorized && (
        <Alert
          type="info"
          title={messages.awaitingCapture(
            formatRupees(amount / 100),
            authorized.paymentId,
            longDateTime(authorized.since, locale),
          )}
        />
      )}
    </>
  );
}
