import { YesNo } from '../../common/fields/value-fields.js';
import { ChosenColumns } from '../../exports/chosen-columns.decorator.js';
import { ChosenRecords } from '../../exports/chosen-records.dto.js';
import { decisionColumns, type RecordColumn, recordColumns } from '../../exports/record-columns.js';
import { REVIEW_RULES } from '../../submissions/review/review-status.js';
import type { ShareholderView } from './shareholder.view.js';

/** All columns that an export of shareholders can have. */
export const SHAREHOLDER_COLUMNS = recordColumns<ShareholderView>(REVIEW_RULES, [
  { key: 'name', title: 'name', cell: ({ fullName }) => fullName },
  { key: 'email', title: 'e-mail', cell: ({ email }) => email },
  { key: 'mobile', title: 'mobile', cell: ({ mobile }) => mobile },
  { key: 'place', title: 'location', cell: ({ location }) => location },
  { key: 'shares', title: 'shares', cell: ({ sharePurchase }) => sharePurchase },
  { key: 'shares', title: 'amount in rupees', cell: ({ amount }) => amount },
  { key: 'nominee', title: 'nominee', cell: ({ nomineeName }) => nomineeName },
  { key: 'nominee', title: 'relation of the nominee', cell: ({ nomineeRelation }) => nomineeRelation },
  { key: 'referral', title: 'referral code', cell: ({ referralCode }) => referralCode },
  ...decisionColumns<ShareholderView>(),
]);

/** An application in an export, with its whole PAN if requested. */
export interface ExportedShareholder extends ShareholderView {
  wholePan?: string;
}

/**
 * The last column of a file with PANs. It cannot be chosen like the others, since it counts as reveals and requires a
 * permission.
 */
export const PAN_COLUMN: RecordColumn<ExportedShareholder> = {
  key: 'pan',
  title: 'PAN',
  cell: ({ wholePan }) => wholePan,
};

/** What an export of shareholders contains. */
export class ShareholderExportForm extends ChosenRecords {
  @ChosenColumns(SHAREHOLDER_COLUMNS, 'ShareholderColumn')
  columns?: string[];

  @YesNo({
    optional: true,
    description:
      'Include complete PANs; requires `shareholders:reveal`. Each PAN that was not revealed today counts as a reveal.',
  })
  withPan?: boolean;
}
