import { useQuery } from '@tanstack/react-query';
import { serverNow } from 'frontend-shared/api/server-clock';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useId } from 'react';
import { contacts } from '../../../content/contacts';
import { useMessages } from '../../../content/messages';
import { type ContactMessage, type ContactReply, contactSource } from '../../../data/records/contacts';
import { longDateTime, shortDateTime } from '../../../format/date-time';
import { Icon, type IconName } from '../../../ui/icon';

const ICONS: Readonly<Record<ContactReply['delivery'], IconName>> = {
  waiting: 'clock',
  sent: 'tick',
  failed: 'warning',
};

/** Polling interval in ms: short in the first minute after the newest reply, when most mails are sent. */
function pollInterval(replies: readonly ContactReply[]): number {
  const newest = Math.max(...replies.map(({ at }) => Date.parse(at)));
  return serverNow() - newest < 60_000 ? 3_000 : 60_000;
}

function Reply({ by, at, text, locale, delivery }: ContactReply) {
  const messages = useMessages(contacts);
  const consoleLocale = useLocale();
  return (
    <li>
      <div className="ad-notes__head">
        <b>{by}</b>
        <time className="ad-quiet" dateTime={at} title={longDateTime(at, consoleLocale)}>
          {shortDateTime(at, consoleLocale)}
        </time>
        <span className={`ad-delivery ad-delivery--${delivery}`}>
          <Icon name={ICONS[delivery]} size={15} />
          {messages.deliveries[delivery]}
        </span>
      </div>
      <p className="ad-written" lang={locale}>
        {text}
      </p>
    </li>
  );
}

/** The replies to a message, with the delivery status of each. */
export function Replies({ message: { _id, replies = [] } }: { message: ContactMessage }) {
  const messages = useMessages(contacts);
  const id = useId();
  const waiting = replies.filter(({ delivery }) => delivery === 'waiting');
  useQuery({
    ...contactSource.record(_id),
    enabled: waiting.length > 0,
    refetchInterval: () => pollInterval(waiting),
  });
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{messages.replies}</h3>
      <ol className="ad-replies">
        {replies.map((reply) => (
          <Reply key={reply._id} {...reply} />
        ))}
      </ol>
    </section>
  );
}
