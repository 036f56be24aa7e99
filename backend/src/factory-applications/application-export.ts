import { Injectable } from '@nestjs/common';
import { SubmissionExport } from '../exports/submission-export.js';
import { ApplicationKind } from './application-kind.js';
import type { ApplicationView } from './dto/application.view.js';
import { APPLICATION_COLUMNS } from './dto/application-export.form.js';
import type { ApplicationListQuery } from './dto/application-list.query.js';
import { FactoryApplicationService } from './factory-application.service.js';

/** The list of factory applications as a file. */
@Injectable()
export class ApplicationExport extends SubmissionExport<ApplicationListQuery, ApplicationView> {
  constructor(kind: ApplicationKind, applications: FactoryApplicationService) {
    super(kind, applications, APPLICATION_COLUMNS, ['q', 'location']);
  }
}
