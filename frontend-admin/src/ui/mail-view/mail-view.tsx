import type { ReactNode } from 'react';
import { mail as mailMessages } from '../../content/mail';
import { useMessages } from '../../content/messages';
import './mail-view.css';

interface MailViewProps {
  to: string;
  replyTo: string;
  subject: string;
  /** Language of the mail, which may differ from the console's. */
  locale: 'en' | 'hi';
  children: ReactNode;
}

/** A mail before it is sent: recipient, subject and text. */
export function MailView({ to, replyTo, subject, locale, children }: MailViewProps) {
  const messages = useMessages(mailMessages);
  const head = [
    [messages.to, to],
    [messages.replyTo, replyTo],
  ];
  return (
    <>
      <dl className="ad-mail__head">
        {head.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{messages.subject}</dt>
          <dd lang={locale}>{subject}</dd>
        </div>
      </dl>
      <div lang={locale} className="ad-mail__body">
        {children}
      </div>
    </>
  );
}
