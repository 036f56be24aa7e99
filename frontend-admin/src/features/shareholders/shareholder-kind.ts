import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { reviewMessages } from '../../content/en/review';
import { shareholders as copy } from '../../content/en/shareholders';
import { type Shareholder, type ShareholderRow, shareholderSource } from '../../data/shareholders';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../routing/paths';
import { OpenedShareholder } from './opened-shareholder';

/** What the console shows of shareholders' applications, and how they are found. */
export const shareholderKind: RecordKind<ShareholderRow, Shareholder> = {
  path: paths.shareholders,
  auditKind: 'shareholder',
  source: shareholderSource,
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
      head: copy.shares,
      text: ({ sharePurchase, amount }) =>
        copy.sharesAndAmount(formatNumber(sharePurchase), formatRupees(amount)),
    },
  ],
  name: (row) => row.fullName,
  summary: (row) => row.location,
  Opened: OpenedShareholder,
};
