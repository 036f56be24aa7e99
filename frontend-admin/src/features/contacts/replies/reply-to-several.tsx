import { useSession } from 'frontend-shared/api/session';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useState } from 'react';
import { bulk } from '../../../content/bulk';
import { contacts } from '../../../content/contacts';
import { useMessages } from '../../../content/messages';
import {
  type ContactMessage,
  type NewReply,
  readMessage,
  sendReply,
  withdrawReply,
} from '../../../data/records/contacts';
import type { ActionResult } from '../../../lists/bulk/bulk-work';
import type { BulkAction, BulkFormProps } from '../../../records/bulk/bulk-action';
import { languagesOf, localeOfMost } from '../../../records/bulk/languages';
import { replyDrafts, useReplyDraft } from '../../../state/drafts/reply-drafts';
import { ReplyFooter } from './reply-footer';
import { ReplyForm } from './reply-form';
import type { ReplyState } from './use-reply';
import { useReplyForm } from './use-reply-form';

/** Draft key of a reply to several messages. */
const DRAFT = 'several';

/** The number of replies. Rows of the list only tell whether there is one, so the message is fetched. */
async function countReplies({ _id, repliedAt }: ContactMessage): Promise<number> {
  return repliedAt ? ((await readMessage(_id)).replies?.length ?? 0) : 0;
}

/** Replies to one message. The mail is held for ten seconds, like that of a single reply. */
async function replyTo(
  row: ContactMessage,
  draft: Omit<NewReply, 'expectedReplies'>,
): Promise<ActionResult<ContactMessage>> {
  const { _id } = row;
  const expectedReplies = await countReplies(row);
  const record = await sendReply(_id, { ...draft, expectedReplies }, replyDrafts.idempotencyKey(_id, draft));
  replyDrafts.endAttempt(_id);
  const { email } = useSession.getState().admin ?? {};
  const own = record.replies?.findLast(({ by, text }) => by === email && text === draft.text);
  return { record, ...(own && { undo: () => withdrawReply(_id, own._id) }) };
}

/** Returns the action that replies to one of the messages. The draft is kept until all are sent; undo restores it. */
function replyToEach(rows: readonly ContactMessage[], draft: Omit<NewReply, 'expectedReplies'>) {
  const unanswered = new Set(rows.map(({ _id }) => _id));
  return async (row: ContactMessage): Promise<ActionResult<ContactMessage>> => {
    const { undo, ...performed } = await replyTo(row, draft);
    unanswered.delete(row._id);
    if (unanswered.size === 0 && replyDrafts.get(DRAFT).text === draft.text) replyDrafts.remove(DRAFT);
    if (!undo) return performed;
    return {
      ...performed,
      undo: async () => {
        const before = await undo();
        if (replyDrafts.get(DRAFT).text === '') replyDrafts.set(DRAFT, draft);
        return before;
      },
    };
  };
}

/** Form for one reply to all messages. Its default language is that of most, its preview that of the first message. */
function ReplyToSeveralForm({ rows, note, onReady, onCancel }: BulkFormProps<ContactMessage>) {
  const messages = useMessages(contacts);
  const bulkMessages = useMessages(bulk);
  const form = useReplyForm(DRAFT);
  const draft = useReplyDraft(DRAFT);
  // Greater than 0, because the user opened the form: its field gets the focus.
  const [openCount] = useState(1);
  const [first] = rows;
  if (!first) return null;
  const locale = draft.locale ?? localeOfMost(rows);
  const reply: ReplyState = {
    text: draft.text,
    locale,
    write: (text, language = locale) => replyDrafts.set(DRAFT, { text, locale: language }),
    send: (text) => {
      const sent = { text, locale };
      replyDrafts.set(DRAFT, sent);
      onReady(replyToEach(rows, sent));
    },
    busy: false,
    conflict: undefined,
    failure: undefined,
  };
  const own = { ...form, openCount, close: onCancel };
  return (
    <div className="ad-reply-many">
      <p>
        {messages.writeToMany(rows.length, first.name)} {languagesOf(rows, bulkMessages)} {note}
      </p>
      <ReplyForm message={first} form={own} reply={reply} />
      <ReplyFooter form={own} busy={false} send={messages.sendReplies(rows.length)} />
    </div>
  );
}

/** Bulk action that sends the same reply to several messages, with one request each. */
export function replyToSeveral(locale: Locale): BulkAction<ContactMessage> {
  const messages = contacts[locale];
  return {
    key: 'write',
    label: bulk[locale].write,
    doing: messages.writing,
    done: messages.written,
    none: messages.noneToWriteTo,
    icon: 'mail',
    look: 'plain',
    permission: 'contacts:update',
    appliesTo: ({ suspect }) => !suspect,
    failed: messages.replyFailed,
    Form: ReplyToSeveralForm,
  };
}
