import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { records } from '../../content/en/records';
import { reviewMessages } from '../../content/en/review';
import { shareholders as copy } from '../../content/en/shareholders';
import { type Shareholder, type ShareholderRow, shareholderSource } from '../../data/shareholders';
import { reviewActions } from '../../records/bulk/review-actions';
import { assigneeColumn } from '../../records/list/columns/assignee-column';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../routing/paths';
import { OpenedShareholder } from './opened-shareholder';

/** What the console shows of shareholders' applications, and how they are found. */
export const shareholderKind: RecordKind<ShareholderRow, Shareholder> = {
  path: paths.shareholders,
  list: 'shareholders',
  auditKind: 'shareholder',
  source: shareholderSource,
  changePermission: 'shareholders:review',
  rules: {
    statuses: ['pending', 'approved', 'rejected', 'withdrawn'],
    waiting: 'pending',
    home: 'pending',
    filters: [],
    lookedUp: [],
  },
  messages: { ...reviewMessages, ...copy },
  filters: [],
  columns: [
    {
      key: 'shares',
      label: copy.shares,
      text: ({ sharePurchase, amount }) =>
        copy.sharesAndAmount(formatNumber(sharePurchase), formatRupees(amount)),
    },
    { key: 'place', label: records.place, text: (row) => row.location },
    { key: 'mobile', label: records.mobile, text: (row) => row.mobile },
    { key: 'email', label: records.email, text: (row) => row.email, hidden: true },
    { key: 'referral', label: copy.referral, text: (row) => row.referralCode ?? '', hidden: true },
    {
      key: 'nominee',
      label: copy.nominee,
      text: (row) => copy.nomineeIs(row.nomineeName, row.nomineeRelation),
      hidden: true,
    },
    assigneeColumn({ hidden: false }),
  ],
  bulkActions: reviewActions('shareholders:review'),
  name: (row) => row.fullName,
  summary: (row) => row.reference,
  Opened: OpenedShareholder,
};
