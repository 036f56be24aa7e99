import { Injectable } from '@nestjs/common';
import { SubmissionExport } from '../exports/submission-export.js';
import { ContactService } from './contact.service.js';
import { ContactKind } from './contact-kind.js';
import type { ContactView } from './dto/contact.view.js';
import type { ContactListQuery } from './dto/contact-list.query.js';

/** The list of messages as a file. */
@Injectable()
export class ContactExport extends SubmissionExport<ContactListQuery, ContactView> {
  constructor(kind: ContactKind, contact: ContactService) {
    super(kind, contact, [
      { title: 'name', cell: ({ name }) => name },
      { title: 'e-mail', cell: ({ email }) => email },
      { title: 'subject', cell: ({ subject }) => subject },
      { title: 'message', cell: ({ message }) => message },
      { title: 'first reply', moment: ({ repliedAt }) => repliedAt },
    ]);
  }
}
