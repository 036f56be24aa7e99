import Alert from 'antd/es/alert';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMessages } from '../../content/messages';
import { subscribers } from '../../content/subscribers';
import type { Subscription } from '../../data/records/subscriptions';
import { longDateTime } from '../../format/date-time';

/** Alerts about an online payment that needs attention by the office. `amount` is in paise. */
export function PaymentNotes({ payment }: Pick<Subscription, 'payment'>) {
  const messages = useMessages(subscribers);
  const locale = useLocale();
  const { held, toReturn, amount = 0 } = payment ?? {};
  return (
    <>
      {toReturn && <Alert type="warning" title={messages.toReturn(toReturn.join(', '))} />}
      {held && (
        <Alert
          type="info"
          title={messages.held(formatRupees(amount / 100), held.paymentId, longDateTime(held.since, locale))}
        />
      )}
    </>
  );
}
