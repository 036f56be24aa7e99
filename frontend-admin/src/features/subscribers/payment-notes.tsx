import Alert from 'antd/es/alert';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { subscribers as copy } from '../../content/en/subscribers';
import type { Subscription } from '../../data/subscriptions';
import { longMoment } from '../../format/moments';

/** Money of an online payment that somebody at the desk has to look after. */
export function PaymentNotes({ payment }: Pick<Subscription, 'payment'>) {
  const { held, toReturn, amount = 0 } = payment ?? {};
  return (
    <>
      {toReturn && <Alert type="warning" title={copy.toReturn(toReturn.join(', '))} />}
      {held && (
        <Alert
          type="info"
          title={copy.held(formatRupees(amount / 100), held.paymentId, longMoment(held.since))}
        />
      )}
    </>
  );
}
