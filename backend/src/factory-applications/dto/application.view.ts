import { ApiProperty } from '@nestjs/swagger';
import { REVIEW_STATUSES, type ReviewStatus } from '../../submissions/status-rules.js';
import { LOCALES, type SubmissionLocale } from '../../submissions/submission-locale.js';
import {
  BUSINESS_IDEAS,
  type BusinessIdea,
  REQUIRED_AMOUNTS,
  type RequiredAmount,
} from '../application-options.js';
import type { FactoryApplication } from '../factory-application.schema.js';

const status = { enum: REVIEW_STATUSES, enumName: 'ReviewStatus' };
const recordId = { example: '65f1c0ffee65f1c0ffee65f1', pattern: '^[0-9a-f]{24}$' };

/** One state an application was brought to. */
export class ApplicationHistoryView {
  @ApiProperty({ ...status, example: 'approved' })
  status!: ReviewStatus;

  @ApiProperty({ example: '2025-01-06T09:30:00.000Z' })
  at!: Date;

  @ApiProperty({
    required: false,
    description: 'E-mail of the reviewer; absent on arrival.',
    example: 'reviewer@example.org',
  })
  by?: string;

  @ApiProperty({ required: false, example: 'Your eight years at the mill convinced the committee.' })
  reason?: string;
}

/** The file that came with an application. */
export class ApplicationDocumentView {
  @ApiProperty({ description: 'As the applicant called it.', example: 'plan.pdf' })
  name!: string;

  @ApiProperty({ description: 'In bytes.', example: 48_213 })
  size!: number;

  @ApiProperty({ description: 'Media type that its content was found to be.', example: 'application/pdf' })
  type!: string;
}

/** A factory application as reviewers see it. */
export class ApplicationView {
  @ApiProperty(recordId)
  _id!: string;

  @ApiProperty({ description: 'To be read out.', example: 'FA-7K3M9Q' })
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
    description: 'Path of the document; absent when none was sent.',
    example: '/api/apply-factory/65f1c0ffee65f1c0ffee65f1/document',
  })
  supporting_document?: string;

  @ApiProperty({ required: false })
  document?: ApplicationDocumentView;

  @ApiProperty({ ...status, example: 'pending' })
  status!: ReviewStatus;

  @ApiProperty({ description: 'Looks as if a program sent it; its mails are held.', example: false })
  suspect!: boolean;

  @ApiProperty({ enum: LOCALES, description: 'Language of the mails.', example: 'hi' })
  locale!: SubmissionLocale;

  @ApiProperty({ example: '2025-01-05T10:15:30.000Z' })
  createdAt!: Date;

  @ApiProperty({ type: [ApplicationHistoryView], description: 'Oldest first; begins with the arrival.' })
  history!: ApplicationHistoryView[];
}

/** What of a record leaves the server. */
export function applicationView(record: FactoryApplication): ApplicationView {
  const id = record._id.toHexString();
  const { document } = record;
  return {
    _id: id,
    reference: record.reference,
    name: record.name,
    business_idea: record.business_idea,
    location: record.location,
    required_amount: record.required_amount,
    past_experience: record.past_experience,
    email: record.email,
    mobile: record.mobile,
    supporting_document: document && `/api/apply-factory/${id}/document`,
    document: document && { name: document.name, size: document.size, type: document.contentType },
    status: record.status,
    suspect: record.suspect,
    locale: record.locale,
    createdAt: record.createdAt,
    history: record.history.map(({ status, at, by, reason }) => ({ status, at, by: by?.email, reason })),
  };
}
