import type { ReactNode } from 'react';
import { mail as mailMessages } from '../../content/mail';
import { useMessages } from '../../content/messages';
import './mail-view.css';

interface MailViewProps {
  to: string;
  /** Where an answer arrives. */
  replyTo: string;
  subject: string;
  /** Language of the mail, whatever the language of the console. */
  locale: 'en' | 'hi';
  /** Its content. */
  children: ReactNode;
}

/** A mail before it goes: to whom, about what, and all of its text. */
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
