import { Schema } from 'mongoose';
import { addSubmissionIndexes } from '../submissions/record/store/list-indexes.js';
import { type SubmissionRecord, submissionDefinition } from '../submissions/record/submission-record.js';
import { CONTACT_STATUSES, type ContactStatus } from './contact-status.js';
import type { ContactSubject } from './contact-subjects.js';
import { type ContactReply, contactReplySchema } from './replies/contact-reply.js';

/** A message to the company. */
export interface ContactMessage extends SubmissionRecord<ContactStatus> {
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  /** The office's replies, oldest first, including withdrawn ones; absent until there is one. */
  replies?: ContactReply[];
}

export const CONTACT_MESSAGE = 'ContactMessage';

const text = { type: String, required: true };

export const contactMessageSchema = new Schema<ContactMessage>(
  {
    ...submissionDefinition(CONTACT_STATUSES),
    name: text,
    email: text,
    subject: text,
    message: text,
    replies: { type: [contactReplySchema], default: undefined },
  },
  // Effects may have empty content, which mongoose would otherwise drop.
  { collection: 'contact_messages', versionKey: false, strict: 'throw', minimize: false },
);

addSubmissionIndexes(contactMessageSchema, ['status']);
