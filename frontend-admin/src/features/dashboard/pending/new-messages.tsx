import { useQuery } from '@tanstack/react-query';
import { serverNow } from 'frontend-shared/api/server-clock';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { choices } from '../../../content/choices';
import { contacts } from '../../../content/contacts';
import { dashboard } from '../../../content/dashboard';
import { useMessages } from '../../../content/messages';
import { type ContactMessage, newMessages } from '../../../data/records/contacts';
import { type ReplyClock, statistics } from '../../../data/statistics';
import { shortWaitingTime, waitingTime } from '../../../format/date-time';
import { paths, recordPath } from '../../../routing/paths';
import { Icon } from '../../../ui/icon';
import { formatCount } from '../../../ui/text/format-count';
import { languageOf } from '../../../ui/text/language-of';
import { Block } from '../block';
import { StaleFiguresNote } from '../stale-figures';
import { useStaleFigures } from '../use-stale-figures';

/** Senders are promised a reply within this time. */
const REPLY_PROMISE_MS = 86_400_000;

interface NewMessagesPage {
  rows: readonly ContactMessage[];
  total: number;
}

const isLate = (createdAt: string) => serverNow() - new Date(createdAt).getTime() > REPLY_PROMISE_MS;

/**
 * The number of overdue messages. The oldest are listed first, so counting the rows is enough, and more up to date than
 * the figures, unless all rows are overdue and there are more messages.
 */
function countOverdue({ rows, total }: NewMessagesPage, counted: number): number {
  const listed = rows.filter(({ createdAt }) => isLate(createdAt)).length;
  if (listed < rows.length || rows.length === total) return listed;
  return Math.max(listed, counted);
}

/** Shows how well the 24-hour promise is kept. */
function ReplyTimes({ page, replies }: { page: NewMessagesPage; replies: ReplyClock }) {
  const messages = useMessages(dashboard).messages;
  const locale = useLocale();
  const { inTime, answered, of } = replies;
  const late = countOverdue(page, replies.late);
  const oldest = page.rows[0]?.createdAt;
  return (
    <div className="ad-clock">
      <p className={late > 0 ? 'ad-clock__late' : 'ad-quiet'}>
        <Icon name="clock" size={16} />
        <span>
          {late > 0 ? messages.late(late) : messages.noneLate}{' '}
          {late > 0 && oldest !== undefined && messages.oldest(waitingTime(oldest, locale), late === 1)}
        </span>
      </p>
      {of > 0 && (
        <p className="ad-quiet ad-number">
          {messages.inTime(String(Math.floor((inTime / of) * 100)), formatNumber(inTime), formatNumber(of))}{' '}
          {answered > 0 && messages.answered(formatNumber(answered))}
        </p>
      )}
      <StaleFiguresNote />
    </div>
  );
}

function Line({ message }: { message: ContactMessage }) {
  const { named } = useMessages(choices);
  const locale = useLocale();
  return (
    <li>
      <span className="ad-messages__text">
        <Link
          className="ad-link"
          to={recordPath(paths.contacts, message._id)}
          lang={languageOf(message.name)}
        >
          {message.name}
        </Link>{' '}
        <span className="ad-quiet">{named(message.subject)}</span>
        <span className="ad-messages__excerpt" lang={languageOf(message.message)}>
          {message.message}
        </span>
      </span>
      <span className={`ad-number ${isLate(message.createdAt) ? 'ad-messages__late' : 'ad-quiet'}`}>
        {shortWaitingTime(message.createdAt, locale)}
      </span>
    </li>
  );
}

/** Unread messages, oldest first, and how well the 24-hour promise is kept. */
export function NewMessages() {
  const contactsMessages = useMessages(contacts);
  const messages = useMessages(dashboard).messages;
  const query = useQuery(newMessages());
  const { contacts: figures } = useQuery(statistics()).data ?? {};
  const isCounting = useStaleFigures() !== undefined;
  return (
    <Block
      title={messages.title}
      className="ad-messages"
      query={query}
      failed={contactsMessages.listFailed}
      aside={
        query.data &&
        query.data.total > 0 && (
          <Link className="ad-link" to={`${paths.contacts}?status=new`}>
            {messages.all(formatCount(query.data))}
          </Link>
        )
      }
    >
      {(page) => (
        <>
          {figures && <ReplyTimes page={page} replies={figures.replies} />}
          {page.total === 0 ? (
            <p className="ad-block__none">
              {figures?.total === 0 && !isCounting ? messages.noneEver : messages.none}
            </p>
          ) : (
            <ul className="ad-lines">
              {page.rows.map((message) => (
                <Line key={message._id} message={message} />
              ))}
            </ul>
          )}
        </>
      )}
    </Block>
  );
}
