import { ChosenColumns } from '../../exports/chosen-columns.decorator.js';
import { ChosenRecords } from '../../exports/chosen-records.dto.js';
import { decisionColumns, recordColumns } from '../../exports/record-columns.js';
import { REVIEW_RULES } from '../../submissions/review/review-status.js';
import type { ApplicationView } from './application.view.js';

/** All columns that an export of applications can have. */
export const APPLICATION_COLUMNS = recordColumns<ApplicationView>(REVIEW_RULES, [
  { key: 'name', title: 'name', cell: ({ name }) => name },
  { key: 'idea', title: 'business idea', cell: ({ business_idea }) => business_idea },
  { key: 'place', title: 'location', cell: ({ location }) => location },
  { key: 'amount', title: 'required amount', cell: ({ required_amount }) => required_amount },
  { key: 'experience', title: 'past experience', cell: ({ past_experience }) => past_experience, long: true },
  { key: 'email', title: 'e-mail', cell: ({ email }) => email },
  { key: 'mobile', title: 'mobile', cell: ({ mobile }) => mobile },
  ...decisionColumns<ApplicationView>(),
]);

/** What an export of applications contains. */
export class ApplicationExportForm extends ChosenRecords {
  @ChosenColumns(APPLICATION_COLUMNS, 'ApplicationColumn')
  columns?: string[];
}
