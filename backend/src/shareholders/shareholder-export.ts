import { Injectable } from '@nestjs/common';
import { SubmissionExport } from '../exports/submission-export.js';
import type { ShareholderView } from './dto/shareholder.view.js';
import type { ShareholderListQuery } from './dto/shareholder-list.query.js';
import { ShareholderService } from './shareholder.service.js';
import { ShareholderKind } from './shareholder-kind.js';

/** The list of shareholders as a file. */
@Injectable()
export class ShareholderExport extends SubmissionExport<ShareholderListQuery, ShareholderView> {
  constructor(kind: ShareholderKind, shareholders: ShareholderService) {
    super(kind, shareholders, [
      { title: 'name', cell: ({ fullName }) => fullName },
      { title: 'e-mail', cell: ({ email }) => email },
      { title: 'mobile', cell: ({ mobile }) => mobile },
      { title: 'location', cell: ({ location }) => location },
      { title: 'shares', cell: ({ sharePurchase }) => sharePurchase },
      { title: 'amount in rupees', cell: ({ amount }) => amount },
      { title: 'nominee', cell: ({ nomineeName }) => nomineeName },
      { title: 'relation of the nominee', cell: ({ nomineeRelation }) => nomineeRelation },
      { title: 'referral code', cell: ({ referralCode }) => referralCode },
    ]);
  }
}
