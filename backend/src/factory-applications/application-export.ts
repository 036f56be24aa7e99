import { Injectable } from '@nestjs/common';
import { SubmissionExport } from '../exports/submission-export.js';
import { ApplicationKind } from './application-kind.js';
import type { ApplicationView } from './dto/application.view.js';
import type { ApplicationListQuery } from './dto/application-list.query.js';
import { FactoryApplicationService } from './factory-application.service.js';

/** The list of factory applications as a file. */
@Injectable()
export class ApplicationExport extends SubmissionExport<ApplicationListQuery, ApplicationView> {
  constructor(kind: ApplicationKind, applications: FactoryApplicationService) {
    super(
      kind,
      applications,
      [
        { title: 'name', cell: ({ name }) => name },
        { title: 'business idea', cell: ({ business_idea }) => business_idea },
        { title: 'location', cell: ({ location }) => location },
        { title: 'required amount', cell: ({ required_amount }) => required_amount },
        { title: 'past experience', cell: ({ past_experience }) => past_experience },
        { title: 'e-mail', cell: ({ email }) => email },
        { title: 'mobile', cell: ({ mobile }) => mobile },
      ],
      ['q', 'location'],
    );
  }
}
