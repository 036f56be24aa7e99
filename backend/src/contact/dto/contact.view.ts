import { ApiProperty } from '@nestjs/swagger';
import { HistoryView, historyView } from '../../submissions/record/dto/history.view.js';
import { RecordView, recordView } from '../../submissions/record/dto/record.view.js';
import type { ContactMessage } from '../contact-message.schema.js';
import { CONTACT_STATUSES, type ContactStatus } from '../contact-status.js';
import { CONTACT_SUBJECTS, type ContactSubject } from '../contact-subjects.js';

const status = { enum: CONTACT_STATUSES, enumName: 'ContactStatus' };

/** One state a message was brought to. */
export class ContactHistoryView extends HistoryView {
  @ApiProperty({ ...status, example: 'read' })
  status!: ContactStatus;
}

/** A contact message as administrators see it. */
export class ContactView extends RecordView {
  @ApiProperty({ description: 'To be read out.', example: 'CM-7K3M9Q' })
  reference!: string;

  @ApiProperty({ ...status, example: 'new' })
  status!: ContactStatus;

  @ApiProperty({ example: 'Asha Kumari' })
  name!: string;

  @ApiProperty({ example: 'asha@example.org' })
  email!: string;

  @ApiProperty({ enum: CONTACT_SUBJECTS, enumName: 'ContactSubject' })
  subject!: ContactSubject;

  @ApiProperty({ example: 'When does the water plant open?' })
  message!: string;

  @ApiProperty({ type: [ContactHistoryView], description: 'Oldest first; begins with the arrival.' })
  history!: ContactHistoryView[];
}

/** What of a record leaves the server. */
export function contactView(record: ContactMessage): ContactView {
  const { name, email, subject, message } = record;
  return { ...recordView(record), name, email, subject, message, history: historyView(record) };
}
