import { ApiProperty } from '@nestjs/swagger';
import { HistoryView, historyView } from '../../submissions/record/dto/history.view.js';
import { RecordView, recordView } from '../../submissions/record/dto/record.view.js';
import type { ContactMessage } from '../contact-message.schema.js';
import { CONTACT_STATUSES, type ContactStatus } from '../contact-status.js';
import { CONTACT_SUBJECTS, type ContactSubject } from '../contact-subjects.js';
import { activeReplies } from '../replies/contact-reply.js';
import { type ReplyDelivery, ReplyView, replyView } from '../replies/dto/reply.view.js';

const status = { enum: CONTACT_STATUSES, enumName: 'ContactStatus' };

/** An entry in the history of a message. */
export class ContactHistoryView extends HistoryView {
  @ApiProperty({ ...status, example: 'read' })
  status!: ContactStatus;
}

/** A contact message as administrators see it. */
export class ContactView extends RecordView {
  @ApiProperty({ description: 'Human-readable reference of the record.', example: 'CM-7K3M9Q' })
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

  @ApiProperty({
    type: [ContactHistoryView],
    description: 'Changes of status, oldest first, starting with the submission.',
  })
  history!: ContactHistoryView[];

  @ApiProperty({
    required: false,
    description: 'When the office first replied; absent when it did not.',
    example: '2025-01-06T09:30:00.000Z',
  })
  repliedAt?: Date;

  @ApiProperty({
    required: false,
    type: [ReplyView],
    description: 'Oldest first; absent in lists, and when there is none.',
  })
  replies?: ReplyView[];
}

/**
 * The API's view of a record.
 * @param deliveries the state of each reply's mail by id; lists leave out the replies
 */
export function contactView(
  record: ContactMessage,
  deliveries?: ReadonlyMap<string, ReplyDelivery>,
): ContactView {
  const { name, email, subject, message } = record;
  const active = activeReplies(record);
  const replies = active.map((reply) =>
    replyView(reply, deliveries?.get(reply._id.toHexString()) ?? 'waiting'),
  );
  return Object.assign(recordView(record), {
    name,
    email,
    subject,
    message,
    history: historyView(record),
    ...(active[0] && { repliedAt: active[0].at }),
    ...(deliveries && replies.length > 0 && { replies }),
  });
}
