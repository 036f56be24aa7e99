import { Injectable } from '@nestjs/common';
import { SubmissionExport } from '../exports/submission-export.js';
import { ContactService } from './contact.service.js';
import { ContactKind } from './contact-kind.js';
import type { ContactView } from './dto/contact.view.js';
import { CONTACT_COLUMNS } from './dto/contact-export.form.js';
import type { ContactListQuery } from './dto/contact-list.query.js';

/** The list of messages as a file. */
@Injectable()
export class ContactExport extends SubmissionExport<ContactListQuery, ContactView> {
  constructor(kind: ContactKind, contact: ContactService) {
    super(kind, contact, CONTACT_COLUMNS);
  }
}
