import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { applications as copy } from '../../content/en/applications';
import { records } from '../../content/en/records';
import { reviewMessages } from '../../content/en/review';
import { type Application, applicationSource } from '../../data/applications';
import { shortRange } from '../../format/money';
import { reviewActions } from '../../records/bulk/review-actions';
import { assigneeColumn } from '../../records/list/columns/assignee-column';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../routing/paths';
import { OpenedApplication } from './opened-application';

const RULES = fieldRules.factoryApplication;

/** What the console shows of factory applications, and how they are found. */
export const applicationKind: RecordKind<Application> = {
  path: paths.applications,
  list: 'applications',
  auditKind: 'factory-application',
  source: applicationSource,
  changePermission: 'applications:review',
  rules: {
    statuses: ['pending', 'approved', 'rejected', 'withdrawn'],
    waiting: 'pending',
    home: 'pending',
    filters: ['businessIdea', 'amount', 'location'],
    lookedUp: ['location'],
  },
  messages: { ...reviewMessages, ...copy },
  filters: [
    {
      type: 'choice',
      key: 'businessIdea',
      label: copy.businessIdea,
      any: copy.anyIdea,
      values: RULES.business_idea.values,
    },
    {
      type: 'choice',
      key: 'amount',
      label: copy.amount,
      any: copy.anyAmount,
      values: RULES.required_amount.values,
    },
    { type: 'place', key: 'location', label: records.place },
  ],
  columns: [
    { key: 'amount', label: copy.amount, text: (row) => shortRange(row.required_amount) },
    { key: 'idea', label: copy.businessIdea, text: (row) => row.business_idea, hidden: true },
    { key: 'place', label: records.place, text: (row) => row.location, hidden: true },
    { key: 'email', label: records.email, text: (row) => row.email ?? '', hidden: true },
    { key: 'mobile', label: records.mobile, text: (row) => row.mobile ?? '', hidden: true },
    assigneeColumn({ hidden: false }),
  ],
  bulkActions: reviewActions('applications:review'),
  name: (row) => row.name,
  summary: (row) => `${row.business_idea}, ${row.location}`,
  Opened: OpenedApplication,
};
