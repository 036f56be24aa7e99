import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { Locale } from 'frontend-shared/i18n/locale';
import { applications } from '../../content/applications';
import { choices } from '../../content/choices';
import { records } from '../../content/records';
import { reviewMessages } from '../../content/review';
import {
  type Application,
  type ApplicationColumn,
  type ApplicationRow,
  applicationSource,
} from '../../data/records/applications';
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
import { ApplicationDetail } from './application-detail';

const RULES = fieldRules.factoryApplication;

function kindIn(locale: Locale): RecordKind<ApplicationRow, Application> {
  const ownMessages = applications[locale];
  const recordsMessages = records[locale];
  const choiceNames = choices[locale];
  const messages = { ...reviewMessages[locale], ...ownMessages, hasDocument: recordsMessages.hasDocument };
  return {
    path: paths.applications,
    list: 'applications',
    auditKind: 'factory-application',
    source: applicationSource,
    changePermission: 'applications:review',
    rules: {
      statuses: ['pending', 'approved', 'rejected', 'withdrawn'],
      pendingStatus: 'pending',
      defaultStatus: 'pending',
      filters: ['businessIdea', 'amount', 'location', DOCUMENT, ...DECIDED_KEYS],
      textFilters: ['location'],
    },
    messages,
    filters: [
      {
        type: 'choice',
        key: 'businessIdea',
        label: ownMessages.businessIdea,
        any: ownMessages.anyIdea,
        values: RULES.business_idea.values,
      },
      {
        type: 'choice',
        key: 'amount',
        label: ownMessages.amount,
        any: ownMessages.anyAmount,
        values: RULES.required_amount.values,
      },
      { type: 'location', key: 'location', label: recordsMessages.place },
      documentFilter(recordsMessages),
      ...decidedFilters(locale),
    ],
    views: () => [decidedToday(locale)],
    columns: [
      {
        key: 'amount',
        label: ownMessages.amount,
        text: (row) => choiceNames.short(row.required_amount),
        inOneLine: true,
      },
      {
        key: 'idea',
        label: ownMessages.businessIdea,
        text: (row) => choiceNames.named(row.business_idea),
        hidden: true,
      },
      { key: 'place', label: recordsMessages.place, text: (row) => row.location, hidden: true },
      { key: 'email', label: recordsMessages.email, text: (row) => row.email ?? '', hidden: true },
      {
        key: 'mobile',
        label: recordsMessages.mobile,
        text: (row) => (row.mobile ? formatMobile(row.mobile) : ''),
        hidden: true,
      },
      assigneeColumn({ hidden: false, locale }),
      decisionColumn(locale),
    ] satisfies readonly Column<ApplicationRow, ApplicationColumn>[],
    bulkActions: reviewActions({
      source: applicationSource,
      permission: 'applications:review',
      messages,
      locale,
    }),
    name: (row) => row.name,
    summary: (row) => `${choiceNames.named(row.business_idea)}, ${row.location}`,
    Detail: ApplicationDetail,
  };
}

/** How the console lists, shows and filters factory applications. */
export const applicationKind: Readonly<Record<Locale, RecordKind<ApplicationRow, Application>>> = {
  en: kindIn('en'),
  hi: kindIn('hi'),
};
