import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExportsModule } from '../exports/exports.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { ContactCollaborationController } from './contact-collaboration.controller.js';
import { ContactExport } from './contact-export.js';
import { ContactKind } from './contact-kind.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import { CONTACT_MESSAGE, contactMessageSchema } from './contact-message.schema.js';
import { ContactRepliesController } from './replies/contact-replies.controller.js';
import { ContactReplies } from './replies/contact-replies.js';

/** Visitors send messages to the company; administrators read and answer them. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: CONTACT_MESSAGE, schema: contactMessageSchema }]),
    ExportsModule,
    MailModule,
    SubmissionsModule,
  ],
  // In this order: the fixed paths of the first controller would match `:id` of the last.
  controllers: [ContactCollaborationController, ContactRepliesController, ContactController],
  providers: [ContactKind, ContactMessageRepository, ContactService, ContactReplies, ContactExport],
})
export class ContactModule {}
