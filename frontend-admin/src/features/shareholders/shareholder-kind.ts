import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { formatNumber, formatRupees, type Locale } from 'frontend-shared/i18n/locale';
import { records } from '../../content/records';
import { reviewMessages } from '../../content/review';
import { shareholders } from '../../content/shareholders';
import {
  type Shareholder,
  type ShareholderColumn,
  type ShareholderRow,
  shareholderSource,
} from '../../data/records/shareholders';
import { formatMobile } from '../../format/mobile';
import type { Column } from '../../lists/columns/column';
import { reviewActions } from '../../records/bulk/review-actions';
import { assigneeColumn } from '../../records/list/columns/assignee-column';
import { decisionColumn } from '../../records/list/columns/decision-column';
import { DECIDED_KEYS, decidedFilters, decidedToday } from '../../records/list/filters/decided-filters';
import { documentFilter } from '../../records/list/filters/document-filter';
import { DOCUMENT } from '../../records/list/params/list-params';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../routing/paths';
import { deleteSeveral } from './delete-several';
import { PanChoice } from './pan-choice';
import { ShareholderDetail } from './shareholder-detail';
import { ShareholderSummary } from './shareholder-summary';

function kindIn(locale: Locale): RecordKind<ShareholderRow, Shareholder> {
  const ownMessages = shareholders[locale];
  const recordsMessages = records[locale];
  const messages = { ...reviewMessages[locale], ...ownMessages };
  return {
    path: paths.shareholders,
    list: 'shareholders',
    auditKind: 'shareholder',
    source: shareholderSource,
    changePermission: 'shareholders:review',
    rules: {
      statuses: ['pending', 'approved', 'rejected', 'withdrawn'],
      pendingStatus: 'pending',
      defaultStatus: 'pending',
      filters: ['shares', 'location', DOCUMENT, ...DECIDED_KEYS],
      textFilters: ['location'],
    },
    messages,
    filters: [
      {
        type: 'choice',
        key: 'shares',
        label: ownMessages.shares,
        any: ownMessages.anyShares,
        values: fieldRules.shareholder.sharePurchase.values.map(String),
        named: (shares) => ownMessages.sharesAlone(Number(shares)),
      },
      { type: 'location', key: 'location', label: recordsMessages.place },
      documentFilter({ ...ownMessages, document: ownMessages.idProof }),
      ...decidedFilters(locale),
    ],
    views: () => [decidedToday(locale)],
    columns: [
      {
        key: 'shares',
        label: ownMessages.shares,
        inOneLine: true,
        text: ({ sharePurchase, amount }) =>
          ownMessages.sharesAndAmount(formatNumber(sharePurchase), formatRupees(amount)),
      },
      { key: 'place', label: recordsMessages.place, text: (row) => row.location },
      {
        key: 'mobile',
        label: recordsMessages.mobile,
        text: (row) => formatMobile(row.mobile),
        inOneLine: true,
      },
      { key: 'email', label: recordsMessages.email, text: (row) => row.email, hidden: true },
      { key: 'referral', label: ownMessages.referral, text: (row) => row.referralCode ?? '', hidden: true },
      {
        key: 'nominee',
        label: ownMessages.nominee,
        text: (row) => ownMessages.nomineeIs(row.nomineeName, row.nomineeRelation),
        hidden: true,
      },
      assigneeColumn({ hidden: false, locale }),
      decisionColumn(locale),
    ] satisfies readonly Column<ShareholderRow, ShareholderColumn>[],
    bulkActions: [
      ...reviewActions({ source: shareholderSource, permission: 'shareholders:review', messages, locale }),
      deleteSeveral(locale),
    ],
    name: (row) => row.fullName,
    summary: (row) => row.reference,
    SummaryOverride: ShareholderSummary,
    PanChoice,
    Detail: ShareholderDetail,
  };
}

/** How the console lists, shows and filters shareholder applications. */
export const shareholderKind: Readonly<Record<Locale, RecordKind<ShareholderRow, Shareholder>>> = {
  en: kindIn('en'),
  hi: kindIn('hi'),
};
