import type { Locale } from 'frontend-shared/i18n/locale';
import { choices } from '../../content/choices';
import { contacts } from '../../content/contacts';
import { records } from '../../content/records';
import { type ContactColumn, type ContactMessage, contactSource } from '../../data/records/contacts';
import { shortDateTime } from '../../format/date-time';
import type { Column } from '../../lists/columns/column';
import { statusAction } from '../../records/bulk/status-action';
import { assigneeColumn } from '../../records/list/columns/assignee-column';
import { ANSWERED } from '../../records/list/params/list-params';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../routing/paths';
import { MessageDetail } from './message-detail';
import { replyToSeveral } from './replies/reply-to-several';

/** Length in characters; more than fits into a row. */
const EXCERPT_LENGTH = 200;

function kindIn(locale: Locale): RecordKind<ContactMessage> {
  const messages = contacts[locale];
  const recordsMessages = records[locale];
  const decided = { source: contactSource, messages, locale };
  return {
    path: paths.contacts,
    list: 'contacts',
    auditKind: 'contact-message',
    source: contactSource,
    changePermission: 'contacts:update',
    rules: {
      statuses: ['new', 'read'],
      pendingStatus: 'new',
      defaultStatus: 'new',
      filters: [ANSWERED],
      textFilters: [],
    },
    messages,
    filters: [
      {
        type: 'choice',
        key: ANSWERED,
        label: messages.answer,
        any: messages.anyAnswer,
        values: ['true', 'false'],
        named: (value) => (value === 'true' ? messages.answered : messages.notAnswered),
      },
    ],
    views: () => [{ key: 'unanswered', name: messages.notAnswered, filters: { [ANSWERED]: 'false' } }],
    columns: [
      {
        key: 'subject',
        label: messages.subject,
        text: (row) => choices[locale].named(row.subject),
        hidden: true,
      },
      { key: 'email', label: recordsMessages.email, text: (row) => row.email, hidden: true },
      {
        key: 'replied',
        label: messages.firstReply,
        text: ({ repliedAt }) => (repliedAt ? shortDateTime(repliedAt, locale) : ''),
        hidden: true,
      },
      assigneeColumn({ hidden: true, locale }),
    ] satisfies readonly Column<ContactMessage, ContactColumn>[],
    bulkActions: [
      statusAction(decided, {
        status: 'read',
        from: ['new'],
        label: messages.markRead,
        doing: messages.marking,
        done: messages.verbs.read,
        icon: 'mailOpen',
        look: 'primary',
        permission: 'contacts:update',
      }),
      statusAction(decided, {
        status: 'new',
        from: ['read'],
        label: messages.markNew,
        doing: messages.marking,
        done: messages.verbs.new,
        icon: 'mail',
        look: 'plain',
        permission: 'contacts:update',
      }),
      replyToSeveral(locale),
    ],
    name: (row) => row.name,
    tag: ({ repliedAt }) => (repliedAt ? messages.answered : undefined),
    summary: (row) => messages.excerpt(row.subject, row.message.slice(0, EXCERPT_LENGTH)),
    Detail: MessageDetail,
  };
}

/** How the console lists, shows and filters contact messages. */
export const contactKind: Readonly<Record<Locale, RecordKind<ContactMessage>>> = {
  en: kindIn('en'),
  hi: kindIn('hi'),
};
