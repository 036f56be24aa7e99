import { Injectable } from '@nestjs/common';
import { SubmissionExport } from '../exports/submission-export.js';
import type { ShareholderView } from './dto/shareholder.view.js';
import { SHAREHOLDER_COLUMNS } from './dto/shareholder-export.form.js';
import type { ShareholderListQuery } from './dto/shareholder-list.query.js';
import { ShareholderService } from './shareholder.service.js';
import { ShareholderKind } from './shareholder-kind.js';

/** The list of shareholders as a file. */
@Injectable()
export class ShareholderExport extends SubmissionExport<ShareholderListQuery, ShareholderView> {
  constructor(kind: ShareholderKind, shareholders: ShareholderService) {
    super(kind, shareholders, SHAREHOLDER_COLUMNS);
  }
}
