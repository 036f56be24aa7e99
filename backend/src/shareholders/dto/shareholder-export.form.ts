import { YesNo } from '../../common/fields/value-fields.js';
import { ChosenColumns } from '../../exports/chosen-columns.decorator.js';
import { ChosenRecords } from '../../exports/chosen-records.dto.js';
import { decisionColumns, type RecordColumn, recordColumns } from '../../exports/record-columns.js';
import { REVIEW_RULES } from '../../submissions/review/review-status.js';
import type { ShareholderView } from './shareholder.view.js';

/** Every column that a file of shareholders can have. */
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

/** An application in a file, with its whole PAN where that was asked for. */
export interface ExportedShareholder extends ShareholderView {
  wholePan?: string;
}

/** The last column of a file that has it. It cannot be chosen among the others: it is counted, and asks for a permission. */
export const PAN_COLUMN: RecordColumn<ExportedShareholder> = {
  key: 'pan',
  title: 'PAN',
  cell: ({ wholePan }) => wholePan,
};

/** What of the list of shareholders a file is to have. */
export class ShareholderExportForm extends ChosenRecords {
  @ChosenColumns(SHAREHOLDER_COLUMNS, 'ShareholderColumn')
  columns?: string[];

  @YesNo({
    optional: true,
    description:
      'With the whole PAN of each, for those who may reveal PANs. Each that was not revealed today counts as a reveal.',
  })
  withPan?: boolean;
}
