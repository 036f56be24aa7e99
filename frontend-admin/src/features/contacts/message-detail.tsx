import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcuts } from '../../browser/shortcuts';
import { choices } from '../../content/choices';
import { common } from '../../content/common';
import { contacts } from '../../content/contacts';
import { useMessages } from '../../content/messages';
import type { ContactMessage } from '../../data/records/contacts';
import { mailtoUrl } from '../../format/mail-address';
import { PanelBody } from '../../records/panel/panel-body';
import { ContactDetails } from '../../records/panel/sections/contact-details';
import { Facts } from '../../records/panel/sections/facts';
import { useStatusChange } from '../../records/panel/use-status-change';
import type { DetailProps } from '../../records/record-kind';
import { useHasPermission } from '../../state/permissions';
import { showToast } from '../../state/toasts';
import { Icon } from '../../ui/icon';
import { languageOf } from '../../ui/text/language-of';
import { Replies } from './replies/replies';
import { ReplyFooter } from './replies/reply-footer';
import { ReplyForm } from './replies/reply-form';
import { useReply } from './replies/use-reply';
import { useReplyForm } from './replies/use-reply-form';
import './contacts.css';

/** Marks a message as read or new. Opening it marks it as read, but only once: it can then be marked as new again. */
function useMarking({ kind, record }: DetailProps<ContactMessage>, canMark: boolean) {
  const messages = useMessages(contacts);
  /** Whether the message was left or marked as new on purpose, or could not be marked as read. */
  const [isLeftNew, setLeftNew] = useState(!canMark);
  const marking = useStatusChange(kind, record, {
    inPlace: true,
    onChanged: ({ status, name }) => {
      setLeftNew(status === 'new');
      if (status === 'new') showToast({ kind: 'success', text: messages.markedNew(name) });
    },
    onFailed: () => setLeftNew(record.status === 'new'),
  });
  const wasMarked = useRef(false);
  const markOpened = useEffectEvent(() => {
    if (wasMarked.current || !canMark || record.status !== 'new') return;
    wasMarked.current = true;
    marking.change({ status: 'read' });
  });
  useEffect(() => {
    markOpened();
  }, []);
  return { ...marking, offersRead: isLeftNew && record.status === 'new' };
}

/** The detail panel of a contact message, with replies and its status. */
export function MessageDetail(detail: DetailProps<ContactMessage>) {
  const messages = useMessages(contacts);
  const commonMessages = useMessages(common);
  const choiceNames = useMessages(choices);
  const { kind, record } = detail;
  const canChange = useHasPermission('contacts:update');
  const { change, busy, conflict, failure, offersRead } = useMarking(detail, canChange);
  const form = useReplyForm(record._id);
  const reply = useReply(detail, form.onSent);
  const canReply = canChange && !record.suspect;
  const isReplying = canReply && form.isOpen;
  useShortcuts({ r: canReply ? form.open : undefined });
  const byMail = mailtoUrl(record.email, messages.replySubject(record.reference, record.subject));
  return (
    <>
      <PanelBody kind={kind} record={record} canClear={canChange} conflict={conflict}>
        <section>
          <h3>{choiceNames.named(record.subject)}</h3>
          <p className="ad-written" lang={languageOf(record.message)}>
            {record.message}
          </p>
        </section>
        <Replies message={record} />
        {isReplying && <ReplyForm message={record} form={form} reply={reply} />}
        <Facts record={record} rows={[]} />
        <ContactDetails email={record.email} mobiles={[]} />
      </PanelBody>
      <div className="ad-foot">
        {failure && <Alert type="error" title={commonMessages.error(failure)} />}
        {isReplying ? (
          <ReplyFooter form={form} busy={reply.busy} />
        ) : (
          <div className="ad-foot__buttons">
            {canChange ? (
              <Button
                className="ad-foot__start"
                loading={busy}
                disabled={!offersRead && record.status === 'new'}
                icon={<Icon name={offersRead ? 'mailOpen' : 'mail'} />}
                onClick={() => change({ status: offersRead ? 'read' : 'new' })}
              >
                {offersRead ? messages.markRead : messages.markNew}
              </Button>
            ) : (
              <p className="ad-quiet ad-foot__start">{messages.readOnly}</p>
            )}
            {!record.suspect && (
              <Button href={byMail} icon={<Icon name="mail" />}>
                {messages.replyByMail}
              </Button>
            )}
            {canReply && (
              <Button
                autoFocus={form.wasClosed}
                type="primary"
                icon={<Icon name="reply" />}
                aria-keyshortcuts="R"
                onClick={form.open}
              >
                {messages.reply}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
