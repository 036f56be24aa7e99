import Button from 'antd/es/button';
import { contacts } from '../../../content/contacts';
import { mail } from '../../../content/mail';
import { useMessages } from '../../../content/messages';
import { Icon } from '../../../ui/icon';
import type { ReplyFormState } from './use-reply-form';

interface ReplyFooterProps {
  form: ReplyFormState;
  busy: boolean;
  /** Label of the send button if it sends more than one reply. */
  send?: string;
}

/** Footer of the panel while a reply is being written, visible at any scroll position. */
export function ReplyFooter({ form, busy, send }: ReplyFooterProps) {
  const messages = useMessages(contacts);
  const mailMessages = useMessages(mail);
  const { id, previewId, showsPreview, togglePreview, close } = form;
  return (
    <div className="ad-foot__buttons">
      <Button
        className="ad-foot__start"
        icon={<Icon name={showsPreview ? 'eyeOff' : 'eye'} />}
        aria-expanded={showsPreview}
        aria-controls={showsPreview ? previewId : undefined}
        onClick={togglePreview}
      >
        {showsPreview ? mailMessages.hidePreview : mailMessages.preview}
      </Button>
      <Button disabled={busy} onClick={close}>
        {messages.closeReply}
      </Button>
      <Button type="primary" htmlType="submit" form={id} loading={busy} icon={<Icon name="reply" />}>
        {busy ? messages.sendingReply : (send ?? messages.sendReply)}
      </Button>
    </div>
  );
}
