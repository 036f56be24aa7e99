import { useQuery } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import { Link } from 'frontend-shared/routing/router';
import { contacts } from '../../content/en/contacts';
import { dashboard } from '../../content/en/dashboard';
import { newMessages } from '../../data/contacts';
import { waitedShort } from '../../format/moments';
import { paths, recordPath } from '../../routing/paths';
import { ErrorNote } from '../../ui/error-note';
import { formatCount } from '../../ui/format-count';

const messages = dashboard.messages;

/** Messages that nobody has read, those that have waited longest first. */
export function NewMessages() {
  const { data, error, refetch } = useQuery(newMessages());
  return (
    <section className="ad-card ad-messages" aria-labelledby="ad-messages-title">
      <div className="ad-queue__head">
        <h2 id="ad-messages-title">{messages.title}</h2>
        {data && data.total > 0 && (
          <Link className="ad-link" to={`${paths.contacts}?status=new`}>
            {messages.all(formatCount(data))}
          </Link>
        )}
      </div>
      {!data && error && (
        <ErrorNote error={error} fallback={contacts.listFailed} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data?.total === 0 && <p className="ad-messages__none ad-quiet">{messages.none}</p>}
      {data && data.total > 0 && (
        <ul className="ad-messages__list">
          {data.rows.map((message) => (
            <li key={message._id}>
              <span>
                <Link className="ad-link" to={recordPath(paths.contacts, message._id)}>
                  {message.name}
                </Link>{' '}
                <span className="ad-quiet">{message.subject}</span>
              </span>
              <span className="ad-quiet ad-number">{waitedShort(message.createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
