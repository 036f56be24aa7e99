import { ApiProperty } from '@nestjs/swagger';
import { DECISION_FIELD, DecisionView, decisionView } from '../../submissions/record/dto/decision.view.js';
import { DocumentView, documentView } from '../../submissions/record/dto/document.view.js';
import { HistoryView, historyView } from '../../submissions/record/dto/history.view.js';
import { RecordView, recordView } from '../../submissions/record/dto/record.view.js';
import type { SameContact } from '../../submissions/record/store/same-contact.js';
import { SameContactView, sameContactView } from '../../submissions/review/dto/other-application.view.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/review/review-status.js';
import {
  BUSINESS_IDEAS,
  type BusinessIdea,
  REQUIRED_AMOUNTS,
  type RequiredAmount,
} from '../application-options.js';
import type { FactoryApplication } from '../factory-application.schema.js';

const status = { enum: REVIEW_STATUSES, enumName: 'ReviewStatus' };

/** An entry in the history of an application. */
export class ApplicationHistoryView extends HistoryView {
  @ApiProperty({ ...status, example: 'approved' })
  status!: ReviewStatus;
}

/** A factory application as reviewers see it. */
export class ApplicationView extends RecordView {
  @ApiProperty({ description: 'Human-readable reference of the record.', example: 'FA-7K3M9Q' })
  reference!: string;

  @ApiProperty({ example: 'Sunita Devi' })
  name!: string;

  @ApiProperty({ enum: BUSINESS_IDEAS, enumName: 'BusinessIdea' })
  business_idea!: BusinessIdea;

  @ApiProperty({ example: 'Hajipur, Bihar' })
  location!: string;

  @ApiProperty({ enum: REQUIRED_AMOUNTS, enumName: 'RequiredAmount' })
  required_amount!: RequiredAmount;

  @ApiProperty({ required: false, example: 'I ran the packing line of a spice mill for eight years.' })
  past_experience?: string;

  @ApiProperty({ required: false, example: 'sunita@example.org' })
  email?: string;

  @ApiProperty({ required: false, example: '9876543210' })
  mobile?: string;

  @ApiProperty({
    required: false,
    description: 'Path for downloading the document; absent when none was sent.',
    example: '/api/apply-factory/65f1c0ffee65f1c0ffee65f1/document',
  })
  supporting_document?: string;

  @ApiProperty({ required: false })
  document?: DocumentView;

  @ApiProperty({ ...status, example: 'pending' })
  status!: ReviewStatus;

  @ApiProperty({
    type: [ApplicationHistoryView],
    description: 'Changes of status, oldest first, starting with the submission.',
  })
  history!: ApplicationHistoryView[];

  @ApiProperty(DECISION_FIELD)
  decision?: DecisionView;
}

/** An application with what a reviewer needs for a decision. */
export class ApplicationDetailView extends ApplicationView {
  @ApiProperty({
    type: [SameContactView],
    description:
      'Other applications with the same e-mail address or mobile number, newest first. Family members and helpers may share them.',
  })
  sameContact!: SameContactView[];
}

/** The API's view of a record. */
export function applicationView(record: FactoryApplication): ApplicationView {
  const { document } = record;
  const common = recordView(record);
  return Object.assign(common, {
    name: record.name,
    business_idea: record.business_idea,
    location: record.location,
    required_amount: record.required_amount,
    past_experience: record.past_experience,
    email: record.email,
    mobile: record.mobile,
    supporting_document: document && `/api/apply-factory/${common._id}/document`,
    document: documentView(document),
    history: historyView(record),
    decision: decisionView(record.decision),
  });
}

export function applicationDetailView(
  record: FactoryApplication,
  sameContact: SameContact<FactoryApplication>[],
): ApplicationDetailView {
  return { ...applicationView(record), sameContact: sameContact.map(sameContactView) };
}
