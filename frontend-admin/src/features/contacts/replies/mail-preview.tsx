import type { Ref } from 'react';
import { contacts } from '../../../content/contacts';
import { mail } from '../../../content/mail';
import { useMessages } from '../../../content/messages';
import type { ReplyFrame } from '../../../data/records/contacts';
import { MailView } from '../../../ui/mail-view/mail-view';

interface MailPreviewProps {
  ref: Ref<HTMLElement>;
  id: string;
  frame: ReplyFrame;
  text: string;
  locale: 'en' | 'hi';
}

/** Preview of the mail that a reply sends. */
export function MailPreview({ ref, id, frame, text, locale }: MailPreviewProps) {
  const messages = useMessages(contacts);
  const mailMessages = useMessages(mail);
  const { to, replyTo, subject, greeting, ending, footer } = frame;
  return (
    <section ref={ref} id={id} className="ad-mail" aria-label={mailMessages.preview}>
      <MailView to={to} replyTo={replyTo} subject={subject} locale={locale}>
        <p>{greeting}</p>
        <p className={text ? 'ad-written' : 'ad-quiet'}>{text || messages.emptyText}</p>
        {ending.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {footer.map((line) => (
          <p key={line} className="ad-quiet ad-mail__small">
            {line}
          </p>
        ))}
      </MailView>
    </section>
  );
}
