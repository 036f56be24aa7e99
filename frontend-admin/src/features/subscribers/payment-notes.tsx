import Alert from 'antd/es/alert';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { subscribers } from '../../content/subscribers';
import { useTexts } from '../../content/texts';
import type { Subscription } from '../../data/records/subscriptions';
import { longMoment } from '../../format/moments';

/** Money of an online payment that somebody at the desk has to look after. */
export function PaymentNotes({ payment }: Pick<Subscription, 'payment'>) {
  const copy = useTexts(subscribers);
  const locale = useLocale();
  const { held, toReturn, amount = 0 } = payment ?? {};
  return (
    <>
      {toReturn && <Alert type="warning" title={copy.toReturn(toReturn.join(', '))} />}
      {held && (
        <Alert
          type="info"
          title={copy.held(formatRupees(amount / 100), held.paymentId, longMoment(held.since, locale))}
        />
      )}
    </>
  );
}
