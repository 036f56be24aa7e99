import { formatNumber, formatRupees, type Locale } from 'frontend-shared/i18n/locale';
import { records } from '../../content/records';
import { subscribers } from '../../content/subscribers';
import {
  type Subscription,
  type SubscriptionColumn,
  subscriptionSource,
} from '../../data/records/subscriptions';
import { formatMobile } from '../../format/mobile';
import type { Column } from '../../lists/columns/column';
import { statusAction } from '../../records/bulk/status-action';
import { assigneeColumn } from '../../records/list/columns/assignee-column';
import { EVERY_STATUS, REFUND_DUE } from '../../records/list/params/list-params';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../routing/paths';
import { SubscriptionDetail } from './subscription-detail';

function kindIn(locale: Locale): RecordKind<Subscription> {
  const messages = subscribers[locale];
  const recordsMessages = records[locale];
  const decided = { source: subscriptionSource, messages, locale };
  return {
    path: paths.subscribers,
    list: 'subscribers',
    auditKind: 'subscription',
    source: subscriptionSource,
    changePermission: 'subscriptions:update',
    rules: {
      statuses: ['active', 'paused', 'cancelled'],
      defaultStatus: EVERY_STATUS,
      filters: [REFUND_DUE],
      textFilters: [],
    },
    messages,
    filters: [
      {
        type: 'choice',
        key: REFUND_DUE,
        label: messages.refund,
        any: messages.refundDueOrNot,
        values: ['true'],
        named: () => messages.refundDue,
      },
    ],
    views: () => [{ key: 'refund-due', name: messages.refundDue, filters: { [REFUND_DUE]: 'true' } }],
    columns: [
      { key: 'total', label: messages.total, text: (row) => formatRupees(row.total) },
      {
        key: 'packs',
        label: messages.order,
        text: (row) => messages.packs(row.combo, formatNumber(row.quantity)),
        hidden: true,
      },
      { key: 'pinCode', label: messages.pinCode, text: (row) => row.pinCode, hidden: true },
      {
        key: 'mobile',
        label: recordsMessages.mobile,
        text: (row) => formatMobile(row.mobile),
        hidden: true,
      },
      { key: 'email', label: recordsMessages.email, text: (row) => row.email, hidden: true },
      assigneeColumn({ hidden: true, locale }),
    ] satisfies readonly Column<Subscription, SubscriptionColumn>[],
    bulkActions: [
      statusAction(decided, {
        status: 'paused',
        from: ['active'],
        label: messages.pause,
        doing: messages.pausing,
        done: messages.verbs.paused,
        icon: 'pause',
        look: 'plain',
        permission: 'subscriptions:update',
        undoable: true,
      }),
      statusAction(decided, {
        status: 'active',
        from: ['paused'],
        label: messages.resume,
        doing: messages.resuming,
        done: messages.verbs.active,
        icon: 'play',
        look: 'plain',
        permission: 'subscriptions:update',
        undoable: true,
      }),
    ],
    name: (row) => row.name,
    summary: (row) => {
      const sent = messages.summary(messages.packs(row.combo, formatNumber(row.quantity)), row.pinCode);
      if (row.payment?.toRefund) return messages.refundDueInRow(sent);
      return row.payment?.owedBox ? messages.boxOwedInRow(sent) : sent;
    },
    Detail: SubscriptionDetail,
  };
}

/**
 * How the console lists, shows and filters spice subscriptions. They have no pending status, so the list shows all of
 * them, newest first.
 */
export const subscriptionKind: Readonly<Record<Locale, RecordKind<Subscription>>> = {
  en: kindIn('en'),
  hi: kindIn('hi'),
};
