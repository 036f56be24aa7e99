import type { Ref } from 'react';
import { contacts } from '../../../content/contacts';
import { useTexts } from '../../../content/texts';
import type { ReplyFrame } from '../../../data/contacts';

interface MailPreviewProps {
  ref: Ref<HTMLElement>;
  id: string;
  frame: ReplyFrame;
  text: string;
  locale: 'en' | 'hi';
}

/** The mail as it will go out. */
export function MailPreview({ ref, id, frame, text, locale }: MailPreviewProps) {
  const copy = useTexts(contacts);
  const { to, replyTo, subject, greeting, ending, footer } = frame;
  const head = [
    [copy.mailTo, to],
    [copy.mailReplyTo, replyTo],
    [copy.subject, subject],
  ];
  return (
    <section ref={ref} id={id} className="ad-mail" aria-label={copy.preview}>
      <dl className="ad-mail__head">
        {head.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div lang={locale} className="ad-mail__body">
        <p>{greeting}</p>
        <p className={text ? 'ad-written' : 'ad-quiet'}>{text || copy.emptyText}</p>
        {ending.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {footer.map((line) => (
          <p key={line} className="ad-quiet ad-mail__small">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
