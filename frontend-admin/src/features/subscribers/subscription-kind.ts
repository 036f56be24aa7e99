import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { subscribers as copy } from '../../content/en/subscribers';
import { type Subscription, subscriptionSource } from '../../data/subscriptions';
import { EVERY_STATUS } from '../../records/list/list-address';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../routing/paths';
import { OpenedSubscription } from './opened-subscription';

/** What the console shows of spice subscriptions, and how they are found. Nothing waits: all are shown, newest first. */
export const subscriptionKind: RecordKind<Subscription> = {
  path: paths.subscribers,
  auditKind: 'subscription',
  source: subscriptionSource,
  rules: {
    statuses: ['active', 'paused', 'cancelled'],
    home: EVERY_STATUS,
    filters: [],
    lookedUp: [],
  },
  messages: copy,
  filters: [],
  columns: [{ head: copy.total, text: (row) => formatRupees(row.total) }],
  name: (row) => row.name,
  summary: (row) => {
    const sent = copy.summary(copy.packs(row.combo, formatNumber(row.quantity)), row.pinCode);
    return row.payment?.toReturn ? copy.toReturnInRow(sent) : sent;
  },
  Opened: OpenedSubscription,
};
