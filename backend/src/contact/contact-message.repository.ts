import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SubmissionStore } from '../submissions/record/submission-store.js';
import { CONTACT_MESSAGE, type ContactMessage } from './contact-message.schema.js';

/** Contact messages in the database. */
@Injectable()
export class ContactMessageRepository extends SubmissionStore<ContactMessage> {
  constructor(@InjectModel(CONTACT_MESSAGE) model: Model<ContactMessage>) {
    super(model);
  }
}
