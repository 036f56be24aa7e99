import { ChosenColumns } from '../../exports/chosen-columns.decorator.js';
import { ChosenRecords } from '../../exports/chosen-records.dto.js';
import { recordColumns } from '../../exports/record-columns.js';
import { SUBSCRIPTION_RULES } from '../subscription-status.js';
import type { SubscriptionView } from './subscription.view.js';

/** All columns that an export of subscriptions can have. */
export const SUBSCRIPTION_COLUMNS = recordColumns<SubscriptionView>(SUBSCRIPTION_RULES, [
  { key: 'name', title: 'name', cell: ({ name }) => name },
  { key: 'email', title: 'e-mail', cell: ({ email }) => email },
  { key: 'mobile', title: 'mobile', cell: ({ mobile }) => mobile },
  { key: 'altMobile', title: 'second mobile', cell: ({ altMobile }) => altMobile },
  { key: 'address', title: 'address', cell: ({ address }) => address, long: true },
  { key: 'pinCode', title: 'PIN code', cell: ({ pinCode }) => pinCode },
  { key: 'packs', title: 'pack', cell: ({ combo }) => combo },
  { key: 'packs', title: 'quantity', cell: ({ quantity }) => quantity },
  { key: 'level', title: 'level', cell: ({ level }) => level },
  { key: 'total', title: 'rupees a month', cell: ({ total }) => total },
  { key: 'paymentMethod', title: 'paid by', cell: ({ paymentMethod }) => paymentMethod },
  { key: 'payment', title: 'payment', cell: ({ payment }) => payment?.state },
  { key: 'payment', title: 'paid', moment: ({ payment }) => payment?.paidAt },
  { key: 'payment', title: 'rupees paid', cell: rupeesPaid },
  { key: 'payment', title: 'payment id', cell: ({ payment }) => payment?.paymentId },
  { key: 'payment', title: 'rupees to refund', cell: rupeesToRefund },
  { key: 'payment', title: 'payments to refund', cell: ({ payment }) => payment?.toRefund?.join(', ') },
  { key: 'nextDelivery', title: 'next box', day: ({ nextDelivery }) => nextDelivery },
  { key: 'userType', title: 'customer type', cell: ({ userType }) => userType },
  { key: 'rmPwId', title: 'RM/PW id', cell: ({ rmPwId }) => rmPwId },
]);

function rupeesPaid({ payment }: SubscriptionView): number | undefined {
  return payment?.paidAt && payment.amount / 100;
}

function rupeesToRefund({ payment }: SubscriptionView): number | undefined {
  return payment?.toRefund && (payment.toRefund.length * payment.amount) / 100;
}

/** What an export of subscriptions contains. */
export class SubscriptionExportForm extends ChosenRecords {
  @ChosenColumns(SUBSCRIPTION_COLUMNS, 'SubscriptionColumn')
  columns?: string[];
}
