import { Injectable } from '@nestjs/common';
import type { SpooledFile } from '../documents/upload/spooled-file.js';
import { decidedFilters } from '../submissions/list/decided-list.query.js';
import { byDocument } from '../submissions/list/list-filters.js';
import type { SubmissionContext } from '../submissions/record/submission-kind.js';
import { SubmissionService } from '../submissions/submission.service.js';
import { ApplicationKind } from './application-kind.js';
import type { ApplicationReceipt } from './dto/application.responses.js';
import {
  type ApplicationDetailView,
  type ApplicationView,
  applicationDetailView,
  applicationView,
} from './dto/application.view.js';
import type { ApplicationListQuery } from './dto/application-list.query.js';
import type { ApplyFactoryForm } from './dto/apply-factory.form.js';
import type { FactoryApplication } from './factory-application.schema.js';

/** Receives factory applications, and lets reviewers decide about them. */
@Injectable()
export class FactoryApplicationService extends SubmissionService<
  FactoryApplication,
  ApplyFactoryForm,
  ApplicationListQuery,
  ApplicationView,
  ApplicationDetailView
> {
  constructor(private readonly kind: ApplicationKind) {
    super(kind);
  }

  /** Stores the application and its file, once per key. @throws AppError see `SubmissionCreator.createOnce` */
  apply(
    form: ApplyFactoryForm,
    file: SpooledFile | undefined,
    context: SubmissionContext,
  ): Promise<ApplicationReceipt> {
    return this.submit(form, context, file);
  }

  protected filtersOf(query: ApplicationListQuery, callerId: string) {
    const { status, businessIdea, amount, location, document } = query;
    const { keyed, unordered } = decidedFilters(query, callerId);
    return {
      equal: { status, business_idea: businessIdea, required_amount: amount },
      places: { locationText: location },
      keyed: [...keyed, ...byDocument(document)],
      unordered,
    };
  }

  protected itemOf(record: FactoryApplication): ApplicationView {
    return applicationView(record);
  }

  protected async detailOf(record: FactoryApplication): Promise<ApplicationDetailView> {
    return applicationDetailView(record, await this.kind.store.findWithSameContact(record));
  }
}
