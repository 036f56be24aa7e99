import { ChosenColumns } from '../../exports/chosen-columns.decorator.js';
import { ChosenRecords } from '../../exports/chosen-records.dto.js';
import { recordColumns } from '../../exports/record-columns.js';
import { CONTACT_RULES } from '../contact-status.js';
import type { ContactView } from './contact.view.js';

/** All columns that an export of messages can have. */
export const CONTACT_COLUMNS = recordColumns<ContactView>(CONTACT_RULES, [
  { key: 'name', title: 'name', cell: ({ name }) => name },
  { key: 'email', title: 'e-mail', cell: ({ email }) => email },
  { key: 'subject', title: 'subject', cell: ({ subject }) => subject },
  { key: 'message', title: 'message', cell: ({ message }) => message, long: true },
  { key: 'replied', title: 'first reply', moment: ({ repliedAt }) => repliedAt },
]);

/** What an export of messages contains. */
export class ContactExportForm extends ChosenRecords {
  @ChosenColumns(CONTACT_COLUMNS, 'ContactColumn')
  columns?: string[];
}
