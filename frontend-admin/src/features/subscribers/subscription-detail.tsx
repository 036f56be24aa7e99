import { formatNumber, formatRupees, type Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { choices } from '../../content/choices';
import { useMessages } from '../../content/messages';
import { subscribers } from '../../content/subscribers';
import type { Subscription } from '../../data/records/subscriptions';
import { UNDO_MS } from '../../data/undo-window';
import { longDay } from '../../format/date-time';
import { PanelBody } from '../../records/panel/panel-body';
import { ContactDetails } from '../../records/panel/sections/contact-details';
import { Facts } from '../../records/panel/sections/facts';
import { useStatusChange } from '../../records/panel/use-status-change';
import { undoChange, useUndo } from '../../records/panel/use-undo';
import type { DetailProps } from '../../records/record-kind';
import { useHasPermission } from '../../state/permissions';
import { showToast } from '../../state/toasts';
import { PaymentNotes } from './payment-notes';
import { SubscriptionFooter } from './subscription-footer';

/** Message keys for cancelled subscriptions, whose texts mention no further boxes. */
const CANCELLED_MESSAGES = {
  unpaid: 'cancelledUnpaid',
  failed: 'cancelledUnpaid',
  paid: 'cancelledPaid',
  refunded: 'cancelledRefunded',
} as const;

/** The payment method, and the state of the online payment of the first box. */
function describePayment(
  { paymentMethod, payment, status }: Subscription,
  messages: (typeof subscribers)[Locale],
): string {
  if (paymentMethod === 'cod') return messages.payments.cod;
  const { state = 'unpaid' } = payment ?? {};
  if (status !== 'cancelled') return messages.payments[state];
  return messages.payments[CANCELLED_MESSAGES[state]];
}

/** A box that left on the day of the pause or cancellation: it still comes. */
function describeLastBox(
  { day, cash }: NonNullable<Subscription['lastBox']>,
  messages: (typeof subscribers)[Locale],
  locale: Locale,
): string {
  const left = longDay(day, locale);
  return cash === 0 ? messages.lastBoxPaid(left) : messages.lastBoxInCash(left, formatRupees(cash));
}

/** Cancelling is final; it has a confirmation instead of undo. */
const isUndoable = (status: Subscription['status']) => status !== 'cancelled';

/** The detail panel of a spice subscription. */
export function SubscriptionDetail({ kind, record, navigation }: DetailProps<Subscription>) {
  const messages = useMessages(subscribers);
  const { named } = useMessages(choices);
  const locale = useLocale();
  const canChange = useHasPermission('subscriptions:update');
  const undo = useUndo({ kind, navigation });
  const { change, busy, conflict, failure } = useStatusChange(kind, record, {
    onChanged: (changed, sentAt) => {
      const before = changed.history.at(-2)?.status as Subscription['status'] | undefined;
      showToast({
        kind: 'success',
        recordId: changed._id,
        text: messages.done[changed.status](changed.name),
        ...(isUndoable(changed.status) && before
          ? { undo: () => undo(changed, undoChange(changed, before)), until: sentAt + UNDO_MS }
          : {}),
      });
    },
  });
  const { userType, rmPwId, nextDelivery, lastBox, status, altMobile } = record;
  return (
    <>
      <PanelBody kind={kind} record={record} canClear={canChange} conflict={conflict}>
        <PaymentNotes payment={record.payment} />
        <Facts
          record={record}
          rows={[
            [messages.pack, messages.packs(record.combo, formatNumber(record.quantity))],
            [messages.total, formatRupees(record.total)],
            ...(lastBox ? ([[messages.lastBox, describeLastBox(lastBox, messages, locale)]] as const) : []),
            [
              messages.nextDelivery,
              nextDelivery ? longDay(nextDelivery, locale) : messages.noDelivery[status],
            ],
            [messages.payment, describePayment(record, messages)],
            [messages.userType, rmPwId ? messages.shareholder(userType, rmPwId) : named(userType)],
            [messages.address, messages.addressAndPin(record.address, record.pinCode)],
          ]}
        />
        <ContactDetails
          email={record.email}
          mobiles={altMobile && altMobile !== record.mobile ? [record.mobile, altMobile] : [record.mobile]}
        />
      </PanelBody>
      {canChange ? (
        <SubscriptionFooter
          name={record.name}
          status={status}
          boxDay={nextDelivery ?? lastBox?.day}
          busy={busy}
          failure={failure}
          onChange={(wanted) => change({ status: wanted, undoable: isUndoable(wanted) })}
        />
      ) : (
        <p className="ad-foot ad-quiet">{messages.readOnly}</p>
      )}
    </>
  );
}
